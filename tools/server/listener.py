"""The world outside, for tests: one HTTP server on this machine that stands for every host, and what it was told."""

import http.client
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sneakernet.server.people.outside import Outside

PUBLIC = "93.184.215.14"  # what every name means here; lines to it lead to the listener


class Heard(NamedTuple):
    """One request."""

    host: str
    path: str
    headers: dict[str, str]
    body: bytes


class World:
    """What was told to whom, and how the hosts answer."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.heard: list[Heard] = []
        self.lines: list[tuple[str, str]] = []  # a host and the address that was called for it
        self.names: dict[str, list[str]] = {}  # names that mean something else
        self.looked_up: list[str] = []
        self.status = 200

    def look_up(self, host: str) -> list[str]:
        self.looked_up.append(host)
        return self.names.get(host, [PUBLIC])

    def open_line(self, host: str, address: str) -> http.client.HTTPConnection:
        self.lines.append((host, address))
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=5)

    @property
    def outside(self) -> Outside:
        """Calls that end here; the checks before them are the real ones."""
        return Outside(self.look_up, self.open_line)


@contextmanager
def world() -> Iterator[World]:
    """A world that answers."""

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            found.heard.append(Heard(self.headers["Host"], self.path, dict(self.headers.items()), body))
            self.send_response(found.status)
            self.send_header("Location", "/elsewhere")
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Listener) as server:
        found = World(server.server_address[1])
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield found
        server.shutdown()

"""A server as a process of its own, which can be killed and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final, Self

READY_SECONDS: Final = 60.0
SERVED_BY: Final = "SNEAKERNET_SERVED_BY"  # names the Python of another installation, whose server is to be tested
STARTER: Final = """
import sys
from sneakernet.server.run import serve
from sneakernet.server.settings import Limits, Settings
fast = dict(messages_per_second=5000, message_burst=5000, requests_per_second=5000, request_burst=5000)
limits = Limits(**fast, tables_per_minute=5000, guests_per_minute=5000, sockets_per_guest=50, sockets_per_address=500)
database, port, bot_seconds = sys.argv[1], int(sys.argv[2]), float(sys.argv[3])
hooks = ("hooks.example",)
serve(Settings(database, port=port, bot_processes=0, bot_seconds=bot_seconds, hook_hosts=hooks, limits=limits))
"""


def free_port() -> int:
    """A port that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Site:
    """A running server."""

    def __init__(self, folder: Path, bot_seconds: float = 0.0, first: str = "", **environment: str) -> None:
        self.bot_seconds = bot_seconds
        self.first = first  # what the process does before it serves
        self.environment = environment
        self.database = folder / "web.db"
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start, and wait until it answers."""
        given = [str(self.database), str(self.port), str(self.bot_seconds)]
        there = {**os.environ, **self.environment}
        program = os.environ.get(SERVED_BY) or sys.executable
        self.process = subprocess.Popen(
            [program, "-c", self.first + STARTER, *given], env=there, cwd=self.database.parent
        )
        end = time.monotonic() + READY_SECONDS
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """As if the power had gone."""
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(10)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()

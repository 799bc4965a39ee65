"""A server as a process of its own, which can be killed and started again; and visitors with real browsers."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request

from sneakernet.table.handles import handles

SERVED_BY: Final = "SNEAKERNET_SERVED_BY"  # names the Python of another installation, whose server is to be tested
READY_SECONDS: Final = 30.0
PATIENCE: Final = 20_000  # milliseconds that a page may take to show something, on a busy machine
NUMBERS: Final = count()  # of guests
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

# Plays for a person by clicking buttons, as fast as the page shows them: a random choice, a "Go on" where one waits.
CLICKER: Final = """
seed => {
  let state = seed;
  const random = n => (state = (state * 48271) % 2147483647) % n;
  window.clicker = setInterval(() => {
    document.querySelector(".planet-show button")?.click();
    const all = [...document.querySelectorAll(
      ".choices [data-pick]:not([aria-pressed=true], .confirm), .choice.confirm:not([aria-disabled])")];
    const useful = all.filter(button => !["offer", "trade"].includes(button.dataset.pick));
    if (useful.length) useful[random(useful.length)].click();
  }, 15);
}
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


class Visitor:
    """Somebody with a browser. What must never happen on any page is noted: foreign requests, errors, dialogs.

    Who has left may come again as a stranger: all that the browser still knows is the files of the site.
    """

    def __init__(self, browser: Browser, site: Site, more: dict[str, Any]) -> None:
        self.site = site
        self.more = more
        self.complaints: list[str] = []
        usual: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        self.context = browser.new_context(base_url=site.address, **(usual | more))
        self.context.on("request", self.note_request)
        self.page = self.open()

    def leave(self) -> None:
        """Close every tab and forget who I was. An empty tab stays, so that the browser keeps its process."""
        old = self.context.pages
        self.page = self.open()
        for page in old:
            if page.url.startswith(self.site.address):
                page.evaluate("localStorage.clear()")
            page.close()
        self.context.clear_cookies()

    def open(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("dialog", self.note_dialog)
        return page

    def note_dialog(self, dialog: Dialog) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def note_request(self, request: Request) -> None:
        if not request.url.startswith((self.site.address, "data:", "blob:")):
            self.complaints.append(f"foreign request: {request.url}")

    def note_console(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "Content-Security-Policy" in message.text:
            self.complaints.append(message.text)

    def table(self, wish: dict[str, Any]) -> None:
        """Make a table by the same door as the first page, and go there."""
        if not self.context.cookies():
            self.post("/api/guests", {"name": handles(1, f"guest {next(NUMBERS)}")[0]})
        self.page.goto(self.post("/api/tables", wish)["table"]["link"])

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.site.address})
        said: dict[str, Any] = answer.json()
        assert answer.ok, said
        return said

    def play_by_itself(self, seed: int = 7) -> None:
        """From now on every question on this page is answered by a click."""
        self.page.evaluate(CLICKER, seed)

    def wait_for_end(self, seconds: float = 60) -> None:
        self.page.locator(".result").wait_for(timeout=seconds * 1000)

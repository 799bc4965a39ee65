"""Local: the server of this machine. Whoever needs it first opens it, and it ends with that command."""

import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from sneakernet.cli import shelf
from sneakernet.cli.ending import heeded
from sneakernet.cli.stop import Stop
from sneakernet.say import Speech
from sneakernet.server.settings import from_environment

PATIENCE: Final = 30.0  # seconds until the server must answer


class Local:
    """The server of this machine, opened here or before."""

    def __init__(self) -> None:
        settings = from_environment()
        self.usual = f"http://{settings.host}:{settings.port}"
        self.address = self.usual
        self.process: subprocess.Popen[bytes] | None = None

    def find(self) -> bool:
        """Whether one is open: at the usual address, or where it was opened last."""
        for address in (self.usual, noted_address()):
            if address and is_open(address):
                self.address = address
                return True
        return False

    def open(self) -> bool:
        """Be sure that it is open; False if it cannot be."""
        if self.find():
            return True
        if self.process is not None and self.process.poll() is None:
            return wait_for(self.address, self.process)
        if is_taken(self.usual) and self.process is None:
            self.address = elsewhere(self.usual)
        self.process = open_lobby(self.address)
        return wait_for(self.address, self.process)

    def must_open(self, speech: Speech) -> None:
        """The same; Stop if it cannot be."""
        if not self.open():
            raise Stop(speech.say("home-closed", address=self.address, file=str(log_file())))

    def close(self) -> None:
        """Stop the server that was opened here."""
        if self.process is None:
            return
        self.process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(timeout=5)
        if self.process.poll() is None:
            self.process.kill()


@contextmanager
def own_server() -> Iterator[Local]:
    """The server of this machine. Opened by this command, it ends with it, however that is ended."""
    local = Local()
    with heeded():
        try:
            yield local
        finally:
            local.close()


def open_lobby(address: str) -> subprocess.Popen[bytes]:
    """The server, in a process of its own; what it says goes to a file and not into the game."""
    parts = urlsplit(address)
    words = ["serve", "--host", parts.hostname or "", "--port", str(parts.port), "--database", str(database())]
    with log_file().open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "sneakernet.cli", *words],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl+C in the game is for the game
        )
    note().write_text(address, encoding="utf-8")
    return process


def database() -> Path:
    """Where local tables are kept."""
    return shelf.shelf() / "lobby.db"


def note() -> Path:
    """Where it is noted at which address the server was opened last."""
    return shelf.shelf() / "lobby.address"


def noted_address() -> str:
    """That address, if it is one of this machine."""
    with suppress(OSError, ValueError):
        address = note().read_text(encoding="utf-8").strip()
        if urlsplit(address).hostname in ("127.0.0.1", "::1", "localhost", from_environment().host):
            return address
    return ""


def log_file() -> Path:
    """Where the server writes what it has to say."""
    folder = shelf.shelf()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "lobby.log"


def is_open(address: str) -> bool:
    """Whether a server answers there."""
    with suppress(urllib.error.URLError, OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1) as answer:
        return bool(answer.status == 200)
    return False


def is_taken(address: str) -> bool:
    """Whether something else listens there."""
    parts = urlsplit(address)
    with socket.socket() as probe:
        probe.settimeout(1.0)
        return probe.connect_ex((parts.hostname or "", parts.port or 0)) == 0


def elsewhere(address: str) -> str:
    """The same address with a port where nothing listens."""
    host = urlsplit(address).hostname or "127.0.0.1"
    with socket.socket() as probe:
        probe.bind((host, 0))
        return f"http://{host}:{probe.getsockname()[1]}"


def wait_for(address: str, lobby: subprocess.Popen[bytes]) -> bool:
    """Whether the server opens in time."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and lobby.poll() is None:
        if is_open(address):
            return True
        time.sleep(0.05)
    return False

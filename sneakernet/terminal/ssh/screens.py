"""Screens: each in a process of its own, forked from one that has loaded everything, at a terminal of its own."""

import fcntl
import multiprocessing
import os
import resource
import signal
import sys
import termios
from contextlib import suppress
from typing import Final, NamedTuple

LOADED: Final = ["sneakernet.terminal.ssh.screens", "sneakernet.terminal.screen.app"]
NICE: Final = 15  # the tables come first
FILES: Final = 64
COLOURS: Final = ("truecolor", "24bit")


class Wanted(NamedTuple):
    """A screen: at which terminal, of which server, for whom."""

    terminal: str
    server: str
    public: str
    token: str
    language: str
    name: str
    term: str
    colours: str
    colourless: bool
    address: str


class Screens:
    """The screens that are open."""

    def __init__(self) -> None:
        self.context = multiprocessing.get_context("forkserver")
        self.context.set_forkserver_preload(LOADED)
        self.open_ones: dict[int, multiprocessing.process.BaseProcess] = {}

    def make_ready(self) -> None:
        """Load all that screens need, once."""
        first = self.context.Process(target=os.getpid)
        first.start()
        first.join()

    def open(self, wanted: Wanted) -> multiprocessing.process.BaseProcess:
        """One more."""
        process = self.context.Process(target=show, args=(wanted,), daemon=True)
        process.start()
        self.open_ones = {pid: one for pid, one in self.open_ones.items() if one.is_alive()}
        self.open_ones[process.pid or 0] = process
        return process

    def hang_up(self, pid: int) -> None:
        """Nobody looks at this one any more."""
        process = self.open_ones.pop(pid, None)
        if process is not None and process.is_alive():
            process.terminate()

    def close(self) -> None:
        """All of them."""
        for pid in list(self.open_ones):
            self.hang_up(pid)


def show(wanted: Wanted) -> None:
    """The lobby at this terminal: what a process of its own does."""
    take_terminal(wanted.terminal)
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    os.environ.clear()
    os.environ |= {"TERM": plain_word(wanted.term), "LANG": "C.UTF-8", "TEXTUAL_ANIMATIONS": "none"}
    if wanted.colours in COLOURS:
        os.environ["COLORTERM"] = wanted.colours
    if wanted.colourless:
        os.environ["NO_COLOR"] = "1"
    from sneakernet.terminal.screen.app import Goal, Terminal  # noqa: PLC0415  # it looks at the environment
    from sneakernet.terminal.service import Service  # noqa: PLC0415
    from sneakernet.terminal.words import Words  # noqa: PLC0415

    service = Service(wanted.server, wanted.language, forwarded=wanted.address)
    service.token, service.public = wanted.token, wanted.public
    with suppress(KeyboardInterrupt):
        Terminal(Words(wanted.language), service, Goal("lobby"), wanted.name).run()


def take_terminal(name: str) -> None:
    """This terminal is ours: input, output, and the end when it is hung up."""
    os.setsid()
    terminal = os.open(name, os.O_RDWR)
    fcntl.ioctl(terminal, termios.TIOCSCTTY, 0)
    for number in (0, 1, 2):
        os.dup2(terminal, number)
    if terminal > 2:
        os.close(terminal)
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8", closefd=False)  # type: ignore[misc]  # ours was closed
    sys.stdout = sys.__stdout__ = sys.__stderr__ = os.fdopen(1, "w", encoding="utf-8", closefd=False)  # type: ignore[misc]
    sys.stderr = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")  # a fault of ours is nothing for a visitor to read
    for number in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(number, signal.SIG_DFL)


def plain_word(term: str) -> str:
    """The name of a terminal, if it is one."""
    return term if term.replace("-", "").isalnum() and len(term) < 40 else "xterm"

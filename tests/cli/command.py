"""The installed command, run as a person or a script would run it."""

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from sneakernet.cli import main

COMMAND: Final = str(Path(sys.executable).with_name("sneakernet"))
SECONDS: Final = 60
PATIENCE: Final = 3.0  # Python loses a Ctrl+C between its last look and the read that waits for a line
STYLE: Final = re.compile(r"\x1b\[[0-9;]*m")


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment with an empty home of its own."""
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SNEAKERNET_ENGINE", "SYSTEMROOT")}
    return {**kept, "HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "LANG": "C.UTF-8", **more}


def run(home: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run a command line to its end; what is typed comes in through a pipe."""
    return subprocess.run(
        [COMMAND, *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home, **more),
        cwd=home,
        timeout=SECONDS,
        check=False,
    )


def says(home: Path, *words: str, typed: str = "") -> str:
    """The output of a command that must succeed and complain of nothing."""
    done = run(home, *words, typed=typed)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout


class Here:
    """The same commands without a process of their own: for the many command lines that only differ in a word."""

    def __init__(self, home: Path, capture: pytest.CaptureFixture[str], patch: pytest.MonkeyPatch) -> None:
        self.capture = capture
        self.patch = patch
        patch.chdir(home)
        patch.setenv("XDG_DATA_HOME", str(home / "data"))
        patch.setenv("SNEAKERNET_LANGUAGE", "en")
        patch.delenv("NO_COLOR", raising=False)

    def run(self, *words: str) -> tuple[int, str, str]:
        """Exit status, standard output, standard error."""
        self.capture.readouterr()
        status = main.run(list(words))
        out, err = self.capture.readouterr()
        return status, out, err

    def says(self, *words: str) -> str:
        """The output of a command that must succeed and complain of nothing."""
        status, out, err = self.run(*words)
        assert (status, err) == (0, "")
        return out

    def complains(self, about: str, *words: str) -> None:
        """One line on standard error, nothing on standard output, status 2; in German it is another line."""
        status, out, err = self.run(*words)
        assert (status, out) == (2, ""), err
        assert err.startswith("sneakernet: ") and err.count("\n") == 1, err
        assert about in err
        self.patch.setenv("SNEAKERNET_LANGUAGE", "de")
        german = self.run(*words)
        self.patch.setenv("SNEAKERNET_LANGUAGE", "en")
        assert german[:2] == (2, "") and german[2].count("\n") == 1 and german[2] != err


class Terminal:
    """The command in a real pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *words: str, **more: str) -> None:
        self.seen = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")()  # a piece may end within a character
        self.read_to = 0  # how much of the plain text has been waited for
        variables = environment(home, **{"TERM": "xterm-256color", **more})
        self.pid, self.fd = pty.fork()
        if self.pid == 0:  # the child becomes the command, and hears of a closed terminal even if these tests do not
            signal.signal(signal.SIGHUP, signal.SIG_DFL)
            os.chdir(home)
            os.execve(COMMAND, [COMMAND, *words], variables)
        fcntl.ioctl(self.fd, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *problem: object) -> None:
        os.close(self.fd)

    def read(self) -> bool:
        """Some more output; False at its end."""
        ready, _, _ = select.select([self.fd], [], [], SECONDS)
        assert ready, f"nothing came for {SECONDS} s after:\n{self.plain[-2000:]}"
        try:
            piece = os.read(self.fd, 65536)
        except OSError:  # Linux: the other end is closed
            return False
        self.seen += self.decoder.decode(piece)
        return bool(piece)

    def wait_for(self, text: str) -> str:
        """Read until something new ends with this text; returns what is new, without styles."""
        while not self.plain[self.read_to :].endswith(text):
            assert self.read(), f"ended without {text!r}:\n{self.plain[-2000:]}"
        new = self.plain[self.read_to :]
        self.read_to += len(new)
        return new

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self.fd, text.encode())

    def leave_by(self, key: str) -> int:
        """Press a key that ends the command."""
        return self.end(lambda: self.type(key))

    def leave_by_signal(self, number: int) -> int:
        """Tell the command to end."""
        return self.end(lambda: os.kill(self.pid, number))

    def end(self, ask: Callable[[], None]) -> int:
        """Ask for the end; once more if it came in the instant before the command began to listen."""
        ask()
        while True:
            if not select.select([self.fd], [], [], PATIENCE)[0]:
                ask()
            elif not self.read():
                return self.finish()

    def finish(self) -> int:
        """Read to the end; returns the exit status."""
        while self.read():
            pass
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status)

    @property
    def plain(self) -> str:
        """All output so far, without styles, with plain line ends."""
        return STYLE.sub("", self.seen).replace("\r\n", "\n")

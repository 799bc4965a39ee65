"""Answering: an open window. It collects sealed answers and lasts its time, whatever they are."""

import secrets
from typing import Final

from sneakernet.core.choice import Ask

HOLD: Final = 6.0  # seconds that a hold adds
HOLDS: Final = 3  # per seat and game
DECOYS: Final = 20  # one window in so many is held by nobody, so that a hold tells nothing
SETTLING: Final = 0.2  # seconds from the end of a window until what became of it is seen: the disk has its time in it
PASS: Final = "pass"


class AnswerWindow:
    """The window that is open, as the table keeps it. Without one all is empty."""

    def __init__(self) -> None:
        self.holders: dict[int, tuple[Ask, list[str]]] = {}
        self.sealed: dict[int, str] = {}  # answers of people and bots, by seat
        self.total = 0.0
        self.until: float | None = None  # None: untimed
        self.shows: float | None = None  # its answers are in: when everybody sees what became of it
        self.early: float | None = None  # from when on it is over as soon as everybody has answered; None: never
        self.soonest: float | None = None  # when a bot's own window may close: whatever it has to choose
        self.grace = 0.0  # seconds on top after the server was down, until all who may answer are back
        self.held = False
        self.decoy: float | None = None  # when nobody will press hold

    def start(self, holders: dict[int, tuple[Ask, list[str]]], seconds: float | None, now: float, decoys: bool) -> None:
        """A window opens."""
        self.holders = holders
        self.total = seconds or 0.0
        self.until = None if seconds is None else now + seconds
        self.early = None
        if decoys and seconds and secrets.randbelow(DECOYS) == 0:
            self.decoy = now + seconds * (1 + secrets.randbelow(800)) / 1000

    def hold(self) -> None:
        """Somebody, or nobody, wants more time."""
        self.held = True
        self.decoy = None
        self.total += HOLD
        if self.until is not None:
            self.until += HOLD

    def wait_for_all(self, grace: float) -> None:
        """The server was down: the window begins when all who may answer are back, but not later than this."""
        if self.until is not None:
            self.grace = grace
            self.total += grace
            self.until += grace

    def all_back(self, now: float) -> None:
        """Nobody has to be waited for any more."""
        self.total -= self.grace
        self.grace = 0.0
        if self.until is not None:
            self.until = min(self.until, now + self.total)

    def end(self, now: float) -> None:
        """Its answers are in; they are shown at a time that does not depend on how many there were."""
        self.decoy = None
        self.shows = (now if self.until is None else self.until) + SETTLING

    def next(self) -> float | None:
        """When something happens by itself, if all goes on like this."""
        return self.until if self.shows is None else self.shows

    def left(self, now: float) -> float | None:
        """Seconds left; None: it waits for everybody."""
        return None if self.until is None else max(0.0, self.until - now)

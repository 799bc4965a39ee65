"""Deductions: what follows for each reader of a game from all that it was told, if the game can work that out."""

from collections.abc import Callable, Iterable
from typing import Protocol

from sneakernet.core.event import Event, Happened
from sneakernet.core.game import Game
from sneakernet.core.state import State
from sneakernet.core.view import View


class Deduction(Protocol):
    """What one reader can conclude."""

    def listen(self, events: Iterable[Event]) -> None:
        """Events as the reader is told of them."""

    def complete(self, view: View, at_once: bool) -> None:
        """Write into a view of this reader what follows: by now, or by the last moment at which it was worked out."""


class Deductions:
    """One deduction for each reader who looks, and how far in the log it has listened."""

    def __init__(self, game: Game, seats: int, start: Callable[[], State]) -> None:
        self.rules = game.rules
        self.seats = seats
        self.start = start  # the table before anything happened
        self.begin: Callable[[State, int], Deduction] | None = game.part("deduction", "begin")
        self.readers: dict[int, tuple[Deduction, int]] = {}

    def complete(self, view: View, log: list[Happened], upto: int, at_once: bool = True) -> View:
        """A view with what follows for its reader from the log up to there; who looks back has not forgotten more."""
        if self.begin is not None:
            deduction, heard = self.readers.get(view.seat) or (self.begin(self.start(), view.seat), 0)
            deduction.listen(self.rules.read(log[heard:upto], self.seats, view.seat))
            self.readers[view.seat] = (deduction, max(heard, upto))
            deduction.complete(view, at_once)
        return view

"""A moment of a game: what everybody saw, whether they see anything else now, and the choice that led away from it."""

from typing import Any, Final, NamedTuple

import msgspec

from sneakernet.core.state import State
from sneakernet.core.view import SPECTATOR, View
from sneakernet.table import Match
from sneakernet.table.undo import is_harmless

ENCODER: Final = msgspec.json.Encoder()


class Moment:
    """A state that somebody could see, and how each reader saw it. Its views belong to all: nobody changes them.

    Once a view is shown, its mark is kept in place of it: many tables are long at one moment, and views are large.
    """

    __slots__ = ("marks", "rules", "state", "views")

    def __init__(self, rules: Any, state: State) -> None:
        self.rules = rules
        self.state = state
        self.views: dict[int, View] = {}
        self.marks: dict[int, int] = {}

    def view(self, observer: int) -> View:
        """What a seat, or a watcher, sees."""
        view = self.views.get(observer)
        if view is None:
            view = self.views[observer] = self.rules.view(self.state, observer)
        return view

    def mark(self, observer: int) -> int:
        """A number that is another one where somebody sees anything else."""
        mark = self.marks.get(observer)
        if mark is None:
            mark = self.marks[observer] = hash(seen(self.view(observer)))
        return mark

    def until(self, lines: list[str], about: str) -> "Moment":
        """The moment in which this question was due after such lines of the record, whether it was asked or not."""
        state = self.state.copy()
        picks = [line.partition(" ")[2] for line in lines]
        for pick in picks[:-1]:
            self.rules.pick(state, self.rules.find(state, pick))
        self.rules.pick_until(state, picks[-1], about)
        return Moment(self.rules, state)

    def forget_views(self) -> None:
        """All have looked. What a watcher sees is what everybody knows: the table itself asks for it later."""
        self.views = {SPECTATOR: self.views[SPECTATOR]} if SPECTATOR in self.views else {}


class Last(NamedTuple):
    """The pick before this moment that anybody may know of: by whom, and the moment it was made in."""

    seat: int
    before: Moment
    log: int
    picks: int  # made before it
    previous: "Last | None" = None  # the one before, if it could be taken back next
    told: int = 0  # of whose hidden cards that one told by asking

    def is_harmless(self, match: Match) -> bool:
        """Whether nothing came to light by this pick, and what followed it, for anybody."""
        events = match.events(self.seat, self.log)
        return is_harmless(match.rules, self.before.state, match.state, self.seat, events)


class Choice(NamedTuple):
    """A choice that was made, for who sends it again."""

    request: str
    seq: int
    sealed: bool


def seen(view: View) -> bytes:
    """What a view shows of the game, as it goes over the wire."""
    places = {name: {"count": pile.count, "cards": pile.cards} for name, pile in view.places.items()}
    return ENCODER.encode({"places": places, "memory": view.memory, "facts": view.facts})

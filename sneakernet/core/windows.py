"""Windows: when a table waits so that others may answer, judged by what everybody knows and by nothing else.

A question that is asked in a hush must not show: not by a message, not by its absence, not by time. So the rules say of
every public moment whether such a question could be asked there, of which sort, and of whom; a table opens a window
there and keeps it open whether the question is asked or not.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import View, letter


class Opening(NamedTuple):
    """A window: what may be answered, and by whom as far as everybody knows."""

    kind: str
    eligible: tuple[int, ...]
    cause: Event | None = None
    own: bool = False  # a question to the player whose turn it is: it waits for them
    by_hand: bool = True  # people may answer; over days their orders alone do, and bots


class WindowPolicy:
    """A game without hushed questions: no windows."""

    instant: frozenset[str] = frozenset()  # questions that orders alone answer: cards playable at any time
    own: frozenset[str] = frozenset()  # hushed questions to the player whose turn it is
    fresh: frozenset[str] = frozenset()  # windows that show the table as it is then, not as everybody saw it last
    sorts: frozenset[str] = frozenset()  # what may be passed ahead
    lays: frozenset[str] = frozenset()  # events by which no card comes to where an answer could be hidden

    def __init__(self, seats: int, settings: Mapping[str, str], copies: Callable[[str], int]) -> None:
        self.seats = seats
        self.settings = settings
        self.copies = copies  # how many cards of a kind there are

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        """The window that opens once event n has happened. `openly`: the question that everybody sees asked then."""
        return None

    def before(self, view: View, event: Event) -> Opening | None:
        """The window that opens before this happens."""
        return None

    def asking(self, view: View, about: str, seat: int) -> Opening | None:
        """The window that `before` would open, found by its question, as nothing has happened yet."""
        return None

    def sort(self, opening: Opening) -> str:
        """What sort of window this is, for who passes ahead; empty where nobody can."""
        return "" if opening.own else opening.kind

    def announces(self, view: View, events: Sequence[Event], ask: Ask) -> bool:
        """Whether a hushed question lies in a window, after these public events since everybody looked last.

        A window that waits for who plays covers whatever else that player is asked before anybody looks again.
        """
        found = [self.asking(view, ask.about, ask.seat)]
        for n, event in enumerate(events):
            found += [self.before(view, event), self.after(view, events, n, None)]
        return any(
            ask.seat in opening.eligible and (opening.kind == ask.about or (opening.own and ask.about in self.own))
            for opening in found
            if opening is not None
        )

    def who(self, view: View, since: Sequence[Event], place: str, cards: Iterable[str]) -> tuple[int, ...]:
        """The seats that may have one of these cards in such a place, as far as everybody knows.

        `view` is what everybody saw when they looked last; where more may have changed since, nobody is left out.
        """
        if any(event.verb not in self.lays for event in since):
            return tuple(range(self.seats))
        return tuple(seat for seat in range(self.seats) if self.may_hold(view, f"{letter(seat)} {place}", cards))

    def may_hold(self, view: View, place: str, cards: Iterable[str]) -> bool:
        """Whether such a card may lie there: not if the place is empty, or all copies are known to lie elsewhere."""
        if view.places[place].count == 0:
            return False
        known = {name: (*pile.cards, *view.memory.get(name, ())) for name, pile in view.places.items()}
        elsewhere = Counter(card for name, lying in known.items() if name != place for card in lying)
        return any(elsewhere[card] < self.copies(card) for card in cards)

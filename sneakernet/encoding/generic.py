"""The row of a game that does not fill one itself, by way of the views: slow, and right for any game.

The columns of a table are known before its first game: each place with its size and each card, and each number that
the facts show somewhere in a few games, which are dealt from fixed seeds and played at random. A number that shows in
none of these has no column, and settings other than the usual ones add none.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from sneakernet.core.glance import Glance, Look
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.view import View
from sneakernet.encoding.columns import MOST, Column, place
from sneakernet.encoding.view_features import Features

GAMES: Final = 20
MOST_VIEWS: Final = 2000  # of all these games together


def columns(rules: Rules[Any], edition: str, seats: int) -> list[Column]:
    """The columns behind those of the question."""
    places: dict[str, None] = {}
    found: set[str] = set()
    for view in views(rules, edition, seats):
        view.asked = ""  # the question has columns already
        shown = Features(view)
        places |= dict.fromkeys(shown.own(place) for place in view.places)
        found |= shown.found.keys()
    cards = list(dict.fromkeys(rules.cards(edition)))
    of_places = [column for name in places for column in place(name, cards, MOST)]
    others = sorted(found.difference(column.name for column in of_places))
    return [*of_places, *[Column(name, "what the view of the seat shows under this name", MOST) for name in others]]


def views(rules: Rules[Any], edition: str, seats: int) -> Iterator[View]:
    """What seats see in some games."""
    rng = Rng("columns")
    left = MOST_VIEWS
    for n in range(GAMES):
        s = rules.new(edition, seats, f"columns {n}")
        while left > 0:
            left -= 1
            yield rules.view(s, int(rng.below(seats)))
            if s.asked() < 0:
                break
            rules.pick(s, int(rng.below(s.offered())))


class ByView(Look[Any]):
    """Fills the row of a seat from its view."""

    def __init__(self, rules: Rules[Any], names: tuple[str, ...]) -> None:
        self.rules = rules
        self.names = names

    def fill(self, g: Glance, s: Any, seat: int) -> None:
        found = self.seen(s, seat, range(int(s.seats())) if g.open else [seat])
        g.begin(s, seat)
        for name in self.names:
            g.number(int(found.get(name, 0)))
        g.end(s)

    def seen(self, s: Any, seat: int, by: Iterable[int]) -> dict[str, float]:
        """What these seats see together, as one of them counts the seats."""
        found: dict[str, float] = {}
        for other in by:
            view = self.rules.view(s, other)
            view.seat = seat
            for name, n in Features(view).found.items():
                found[name] = max(n, found.get(name, 0))
        return found

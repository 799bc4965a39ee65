"""The row of a game that does not fill one itself, by way of the views: slow, and right for any game.

The columns of a table are known before its first game: each place with its size and each card, and each number that
the facts show somewhere in a few games, which are dealt from fixed seeds and played at random. A number that shows in
none of these has no column, and settings other than the usual ones add none.
"""

from collections.abc import Iterator
from typing import Any, Final

from sneakernet.core.glance import Glance
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.view import View
from sneakernet.encoding.columns import each
from sneakernet.encoding.encoding import Look
from sneakernet.encoding.view_features import Features

GAMES: Final = 20
MOST_VIEWS: Final = 2000  # of all these games together


def columns(rules: Rules[Any], edition: str, seats: int) -> list[str]:
    """The names of the columns behind those of the question."""
    places: dict[str, None] = {}
    found: set[str] = set()
    for view in views(rules, edition, seats):
        view.asked = ""  # the question has columns already
        shown = Features(view)
        places |= dict.fromkeys(shown.own(place) for place in view.places)
        found |= shown.found.keys()
    cards = list(dict.fromkeys(rules.cards(edition)))
    of_places = [name for place in places for name in each(place, ["size", *cards])]
    return [*of_places, *sorted(found.difference(of_places))]


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


def look_for(rules: Rules[Any], names: tuple[str, ...]) -> Look:
    """What fills the row of a seat."""

    def look(sheet: Glance, s: Any, seat: int) -> bytes:
        found = Features(rules.view(s, seat)).found
        sheet.begin(s, seat)
        for name in names:
            sheet.number(int(found.get(name, 0)))
        return sheet.row(s)

    return look

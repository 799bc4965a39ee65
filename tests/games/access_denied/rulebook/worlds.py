"""Words for tests of imagined worlds: what an onlooker can name, and where cards are in the worlds it imagines."""

from collections.abc import Iterator

from sneakernet.core.position import parse
from sneakernet.core.rng import Rng
from tests.games.access_denied.positions import SEATS, code
from tests.support.table import Table

WORLDS = 200
Places = dict[str, set[str]]


def imagined(t: Table, onlooker: str) -> Iterator[Places]:
    """The places of worlds that an onlooker imagines; hands by their seats."""
    for n in range(WORLDS):
        fields = parse(t.rules.save(t.rules.imagine(t.s, SEATS.index(onlooker), Rng(f"{n}")))).fields
        found = {name: set(text.split()) - {"none"} for name, text in fields.items()}
        yield found | {seat: found.get(f"{seat} hand", set()) for seat in SEATS}


def seen(onlooker: str, *cards: str) -> str:
    """What an onlooker can name."""
    return f"known {onlooker}: {' '.join(cards)}"


def moved(t: Table, onlooker: str, cards: str, giver: str, taker: str) -> set[frozenset[str]]:
    """The sets of these cards that a taker has in imagined worlds; all others of them are still with the giver."""
    named = set(cards.split())
    found = set()
    for world in imagined(t, onlooker):
        assert named <= world[giver] | world[taker], (world[giver], world[taker])
        found.add(frozenset(named & world[taker]))
    return found


def sets(*texts: str) -> set[frozenset[str]]:
    """Sets of cards, each written in one text."""
    return {frozenset(text.split()) for text in texts}


def codes(cards: set[str]) -> str:
    """The codes of cards, in order."""
    return "".join(sorted(map(code, cards)))

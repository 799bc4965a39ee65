"""WIRED in numbers for learners: the codes of its options, and the columns of what a seat knows."""

from typing import Any, Final

from sneakernet.core.rules import Rules
from sneakernet.encoding.columns import MOST_SEATS, around, each
from sneakernet.encoding.encoding import Encoding, Row
from sneakernet.games.wired.rules import names, notation
from sneakernet.games.wired.rules.glance import ABOUTS, glance
from sneakernet.games.wired.rules.kind import PACK

TOKENS: Final = 16
EQUIPMENT: Final = 4


def codes(rules: Rules[Any], edition: str) -> list[int]:
    """Plain words, kinds of card, classifications in play, seats, and equipment by name."""
    kinds = range(len(rules.cards(edition)))
    found = [*range(len(names.PLAIN_OPTIONS))]
    found += [names.PLAY * verb + kind for verb in range(1, len(names.KIND_OPTIONS)) for kind in kinds]
    found += range(names.GIVE_IN_PLAY, names.TO)
    found += [first + seat for first in (names.TO, names.AGAINST) for seat in range(MOST_SEATS)]
    found += range(names.STEAL, names.STEAL + 16 * MOST_SEATS)
    nodes = range(1, 75)
    found += [names.ON + 128 * verb + node for verb in range(len(names.NODE_OPTIONS)) for node in nodes]
    return found


def columns(cards: list[str], seats: int) -> list[str]:
    """What a seat knows, in the order of `glance`."""
    found: list[str] = []
    for who in around(seats):
        found += each(f"{who} hand", ["size", *cards])
        found += [f"scores {who}", f"income {who}"]
        found += each(f"classifications {who}", [notation.class_name(token) for token in range(TOKENS)])
        found += each(f"equipment {who} card", cards[:EQUIPMENT])
        found += each(f"equipment {who} issues", [cards[PACK.issue_kind[issue]] for issue in range(1, 4)])
        found += [f"done {who}", f"dome {who}"]
    found += ["draw size", *each("discard", cards), *each("event", cards)]
    for fact in ("active", "dealer", "finisher", "event_target"):
        found += each(fact, around(seats))
    found += ["turn", "round", "moves", "offers_left", "trading", "trade_open", "target", "bout"]
    found += [*each("offer from", around(seats)), *each("offer to", around(seats)), "offer open"]
    found += [*each("offer give", cards), *each("offer want", cards)]
    return [*found, *each("choosing card", cards), *each("choosing victim", around(seats))]


ENCODING: Final = Encoding(codes, Row(columns, glance, ABOUTS.names))

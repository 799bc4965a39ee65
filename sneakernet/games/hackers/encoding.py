"""HACKERS in numbers for learners: the codes of its options, and the columns of what a seat knows."""

from typing import Any, Final

from sneakernet.core.bits import members
from sneakernet.core.rules import Rules
from sneakernet.encoding.columns import around, each
from sneakernet.encoding.encoding import Encoding, Row
from sneakernet.games.hackers.rules import names
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.glance import ABOUTS, glance


def codes(rules: Rules[Any], edition: str) -> list[int]:
    """Plain words, and each verb with each of the 20 cards, or with the Hackers that shield."""
    found = [*range(len(names.PLAIN_OPTIONS))]
    for verb in range(1, len(names.CARD_OPTIONS)):
        first = names.ADD * verb
        few = first in (names.SHIELD, names.PHONES)
        found += [first + card for card in (members(PACK.shields) if few else range(len(rules.cards(edition))))]
    return found


def columns(cards: list[str], seats: int) -> list[str]:
    """What a seat knows, in the order of `glance`."""
    found: list[str] = []
    for who in around(seats):
        for place in ("hand", "files"):
            found += each(f"{who} {place}", ["size", *cards])
        found.append(f"scores {who}")
    found += ["deck size", *each("snoop", cards), *each("phones", cards), *each("box", ["size", *cards])]
    for fact in ("active", "starter", "announcer"):
        found += each(fact, around(seats))
    return [*found, "turn", "round", "last_round"]


ENCODING: Final = Encoding(codes, Row(columns, glance, ABOUTS.names))

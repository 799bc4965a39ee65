"""HACKERS in numbers for learners: the codes of its options, and the columns of what a seat knows."""

from typing import Any, Final

from sneakernet.core.bits import members
from sneakernet.core.rules import Rules
from sneakernet.encoding.columns import MOST, Column, around, each, place
from sneakernet.encoding.encoding import Encoding, Row
from sneakernet.games.hackers.rules import names
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.glance import ABOUTS, LOOK


def codes(rules: Rules[Any], edition: str) -> list[int]:
    """Plain words, and each verb with each of the 20 cards, or with the Hackers that shield."""
    found = [*range(len(names.PLAIN_OPTIONS))]
    for verb in range(1, len(names.CARD_OPTIONS)):
        first = names.ADD * verb
        few = first in (names.SHIELD, names.PHONES)
        found += [first + card for card in (members(PACK.shields) if few else range(len(rules.cards(edition))))]
    return found


def columns(cards: list[str], seats: int) -> list[Column]:
    """What a seat knows, in the order of `glance`."""
    found: list[Column] = []
    for who in around(seats):
        found += [*place(f"{who} hand", cards), *place(f"{who} files", cards)]
        found.append(Column(f"scores {who}", "what the FILES are worth; 0 where they lie face down", 40))
    found.append(Column("deck size", "how many cards lie there", len(cards)))
    found += each("snoop", cards, "1: this is the card of SNOOP")
    found += each("phones", cards, "1: this is the card of PHONES")
    found += place("box", cards)
    found += each("active", around(seats), "1: it is the turn of this seat")
    found += each("starter", around(seats), "1: this seat had the first turn")
    found += each("announcer", around(seats), "1: this seat has called HACK THE PLANET")
    found += [Column("turn", "which turn this is", MOST), Column("round", "which round this is", MOST)]
    return [*found, Column("last_round", "1: everybody else has one more turn")]


ENCODING: Final = Encoding(codes, Row(columns, LOOK, ABOUTS.names), version=2)

"""WIRED in numbers for learners: the codes of its options, and the columns of what a seat knows."""

from typing import Any, Final, cast

from sneakernet.core.rules import Rules
from sneakernet.core.view import LETTERS, View
from sneakernet.encoding.columns import MOST, MOST_SEATS, Column, around, each
from sneakernet.encoding.encoding import Encoding, Row, Seated
from sneakernet.games.wired.rules import names, notation
from sneakernet.games.wired.rules.cells import COMPUTER_CARDS, INTERNET, MOST_CARDS, SWITCH_1
from sneakernet.games.wired.rules.glance import ABOUTS, LOOK
from sneakernet.games.wired.rules.kind import PACK

EQUIPMENT: Final = 4  # kinds of card
NAMES: Final = [notation.equipment_name(name) for name in range(SWITCH_1, INTERNET)]
TOKENS: Final = [notation.class_name(token) for token in range(16)]
ISSUES: Final = [PACK.names[PACK.issue_kind[issue]] for issue in range(1, 4)]
MOST_OF_A_KIND: Final = max(int(copies) for copies in PACK.copies)
MOST_HAND: Final = 20
LIE_THERE: Final = "how many of these lie there"


def codes(rules: Rules[Any], edition: str) -> list[int]:
    """Plain words, kinds of card, classifications in play, seats, and equipment by name."""
    kinds = range(len(rules.cards(edition)))
    found = [*range(len(names.PLAIN_OPTIONS))]
    found += [names.PLAY * verb + kind for verb in range(1, len(names.KIND_OPTIONS)) for kind in kinds]
    found += range(names.GIVE_IN_PLAY, names.TO)
    found += [first + seat for first in (names.TO, names.AGAINST) for seat in range(MOST_SEATS)]
    found += range(names.STEAL, names.STEAL + 16 * MOST_SEATS)
    nodes = range(SWITCH_1, INTERNET)
    found += [names.ON + 128 * verb + node for verb in range(len(names.NODE_OPTIONS)) for node in nodes]
    return found


def columns(cards: list[str], seats: int) -> list[Column]:
    """What a seat knows, in the order of `glance`."""
    found: list[Column] = []
    for who in around(seats):
        found += of_player(cards, who)
    found.append(Column("draw size", "how many cards lie there", MOST_CARDS))
    found += [*each("discard", cards, LIE_THERE, MOST_OF_A_KIND), *each("event", cards, LIE_THERE, MOST_OF_A_KIND)]
    found += [*of_the_turn(seats), *of_offer(cards, seats)]
    found += each("choosing card", cards, "1: the open question is about playing this card")
    found += each("choosing card", NAMES, "1: the open question is about this equipment of the seat's own")
    found += each("choosing victim", around(seats), "1: the open question is about equipment of this seat")
    return [*found, *[column for who in around(seats) for name in NAMES for column in line(who, name)]]


def of_player(cards: list[str], who: str) -> list[Column]:
    """A hand as far as it is known, and what lies open before its player."""
    found = [Column(f"{who} hand size", "how many cards lie there", MOST_HAND)]
    found += each(f"{who} hand", cards, "how many of these the seat knows to be there", MOST_OF_A_KIND)
    found += [Column(f"scores {who}", "points", MOST), Column(f"income {who}", "computers that score", COMPUTER_CARDS)]
    found += each(f"classifications {who}", TOKENS, "how many are in play", 10)
    found += each(f"equipment {who} card", cards[:EQUIPMENT], "how many are in play", COMPUTER_CARDS)
    found += each(f"equipment {who} issues", ISSUES, "how many lie in the network", 31)
    return [
        *found,
        Column(f"done {who}", "1: the game is over for this seat"),
        Column(f"dome {who}", "1: this seat is in the Thunderdome"),
    ]


def of_the_turn(seats: int) -> list[Column]:
    """Whose turn it is, what is left of it, and the event."""
    found = each("active", around(seats), "1: it is the turn of this seat")
    found += each("dealer", around(seats), "1: this seat dealt")
    found += each("finisher", around(seats), "1: this seat was the first to reach the target")
    found += each("event_target", around(seats), "1: the event goes against this seat")
    found += [Column("turn", "which turn this is", MOST), Column("round", "which round this is", MOST)]
    found += [Column("moves", "MOVES left", 8), Column("offers_left", "offers left in this turn", 8)]
    found += [
        Column("trading", "1: trading has not stopped"),
        Column("trade_open", "1: TRADE is not over in this turn"),
    ]
    found += [
        Column("target", "points that end the game", MOST),
        Column("bout", "which bout of the Thunderdome this is", 8),
    ]
    found += each("event_class", TOKENS, "1: this classification was named")
    return [*found, *each("audit_taken", NAMES[-COMPUTER_CARDS:], "1: the auditor has named this computer")]


def of_offer(cards: list[str], seats: int) -> list[Column]:
    """The open offer."""
    found = each("offer from", around(seats), "1: this seat offers")
    found += [
        *each("offer to", around(seats), "1: to this seat"),
        Column("offer open", "1: the partner knows what is in it"),
    ]
    found += each("offer give", cards, "how many are given", MOST_OF_A_KIND)
    found += each("offer want", cards, "how many are wanted", MOST_OF_A_KIND)
    found += each("offer give_in_play", TOKENS, "how many classifications in play are given", 10)
    return [*found, *each("offer want_in_play", TOKENS, "how many classifications in play are wanted", 10)]


def line(who: str, name: str) -> list[Column]:
    """The line of the table for one name in a network. Together they are a table of seats, names, and these."""
    there, active, on = f"network {who} {name} there", f"network {who} {name} active", f"network {who} {name} on"
    found = [Column(there, "1: this card is in play"), Column(active, "1: it works and is connected")]
    found.append(Column(on, "the line, counted from 1, of the card it hangs on; 0: INTERNET, or none", len(NAMES)))
    return [*found, *each(f"network {who} {name}", ISSUES, "how many lie on it", 31)]


def lines(view: View) -> dict[str, float]:
    """The table of the networks, from a view."""
    found: dict[str, float] = {}
    for letter, cards in cast(dict[str, list[dict[str, Any]]], view.facts["equipment"]).items():
        who = around(view.seats)[(LETTERS.index(letter) - view.seat) % view.seats]
        for card in cards:
            line = f"network {who} {card['name']}"
            found |= {f"{line} there": 1, f"{line} active": card["active"]}
            found[f"{line} on"] = NAMES.index(card["on"]) + 1 if card["on"] in NAMES else 0
            found |= {f"{line} {issue}": card["issues"].count(issue) for issue in card["issues"]}
    return found


SEATED: Final = (Seated(names.TO), Seated(names.AGAINST), Seated(names.STEAL, 16, 16))
ENCODING: Final = Encoding(codes, Row(columns, LOOK, ABOUTS.names, lines), SEATED, version=2)

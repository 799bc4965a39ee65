"""Access Denied in numbers for learners: the codes of its options, and the columns of what a seat knows."""

from typing import Any, Final

from sneakernet.core.bits import has, members
from sneakernet.core.rules import Rules
from sneakernet.encoding.columns import MOST, MOST_SEATS, Column, around, each, place
from sneakernet.encoding.encoding import Encoding, Row, Seated
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import CARDS
from sneakernet.games.access_denied.rules.editions import EDITIONS
from sneakernet.games.access_denied.rules.glance import ABOUTS, LOOK
from sneakernet.games.access_denied.rules.names import CODES, EFFECTS, SECTORS, STEPS
from sneakernet.games.access_denied.rules.pack import Pack

ALL_CARDS: Final = 2**CARDS - 1


def codes(rules: Rules[Any], edition: str) -> list[int]:
    """What stands behind each verb says which cards and targets it can have."""
    pack = EDITIONS[rules.editions.index(edition)].pack
    return [names.VERB * verb + rest for verb in range(len(names.OPTION_VERBS)) for rest in codes_of_verb(pack, verb)]


def codes_of_verb(pack: Pack, verb: int) -> list[int]:
    """The cards and targets of one verb."""
    _, card, target = names.OPTION_VERBS[verb]
    able = members(few(pack).get(names.VERB * verb, ALL_CARDS))
    if target == "card":
        aimed = [(by, at) for by, at in answers(pack) if by in able]
        return [names.AIMED * (int(pack.offset) + at + 1) + int(pack.offset) + by for by, at in aimed]
    things = {"": [0], "card": [int(pack.offset) + n for n in able], "code": [*range(len(CODES))]}
    at = [names.AIMED * (n + 1) for n in range({"sector": len(SECTORS), "seat": MOST_SEATS}[target])] if target else [0]
    return [aimed + thing for aimed in at for thing in things[card]]


def few(pack: Pack) -> dict[int, int]:
    """The verbs that go with some cards alone: with cards that require something, hot potatoes, cards laid down."""
    waived = int(pack.keys & ~pack.upgrades)
    laid = int(pack.upgrades | pack.traps)
    return {
        names.O_WAIVE: waived,
        names.O_WAIVE_AT: waived,
        names.O_HAND_ON: int(pack.burdens),
        names.O_AT_CARD: laid,
    }


def answers(pack: Pack) -> list[tuple[int, int]]:
    """Instants that are aimed at an announced card, each with the cards that it can answer."""
    aimed = members(pack.at_card | pack.at_action_loss)
    return [(card, at) for card in aimed for at in range(CARDS) if has(pack.answered_by[at], card)]


def columns(cards: list[str], seats: int) -> list[Column]:
    """What a seat knows, in the order of `glance`. Upgrades and sector cards have their own where they lie."""
    pack = next(edition.pack for edition in EDITIONS if edition.pack.names == cards)
    upgrades, traps = ([cards[n] for n in members(kind)] for kind in (pack.upgrades, pack.traps))
    found: list[Column] = []
    for who in around(seats):
        found += [*place(f"{who} hand", cards), *each(f"{who} upgrades", upgrades, "1: this upgrade lies there")]
        found += each(f"levels {who}", SECTORS, "access: 0 none, 1 User, 2 Oper, 3 Root", 3)
        found.append(Column(f"limits {who}", "the hand limit; 0: there is none", 20))
        found += each(f"status {who}", EFFECTS[8:11], "1: this lasts")
        found += waiting(f"next {who}", "in the next turn of this seat")
        found += each(f"proven {who}", CODES, "1: everybody knows that a card with this code is in the hand")
    for sector in SECTORS:
        found += each(f"sectors {sector}", around(seats), "1: this seat controls the sector")
        found += place(f"{sector} password", cards, 6)
        found += each(f"{sector} cards", traps, "1: this card lies beside the sector")
        for mark, said in (("yes", "is in the password"), ("no", "is not in the password")):
            found += each(
                f"notes {sector}", [f"{code} {mark}" for code in CODES], f"1: the seat has seen that the code {said}"
            )
    found += [Column("deck size", "how many cards lie there", len(cards)), Column("pile size", "the same", len(cards))]
    found += [*each("pile", cards, "1: this card is on top"), *each("in play", cards, "1: this card is in play")]
    found += [*place("handed over", cards), *place("set aside", cards), *of_the_turn(seats)]
    found += each("attempt seat", around(seats), "1: this seat attempts to gain access")
    found += each("attempt sector", SECTORS, "1: at this sector")
    found.append(Column("attempt level", "the level that is attempted; 0: there is no attempt", 4))
    return [*found, *each("trade partner", around(seats), "1: a trade is offered to this seat")]


def of_the_turn(seats: int) -> list[Column]:
    """Whose turn it is, and what is left of it."""
    found = each("active", around(seats), "1: it is the turn of this seat")
    found += each("starter", around(seats), "1: this seat had the first turn")
    found += each("step", STEPS, "1: this is the step of the turn")
    found += [Column("turn", "which turn this is", MOST), Column("goal", "Roots that win", len(SECTORS))]
    found += [
        Column("actions", "actions left in the action step", 8),
        Column("offers", "trade offers of this turn that came to nothing", 8),
    ]
    return [*found, Column("expired", "1: the time of the game is up"), *waiting("now", "in this turn")]


def waiting(name: str, when: str) -> list[Column]:
    """The effects of one turn."""
    found = each(name, EFFECTS[:5], f"1: this is in force {when}")
    return [*found, *each(name, EFFECTS[5:8], f"how often this counts {when}", 8)]


SEATED: Final = (Seated(names.O_AT_SEAT + names.AIMED, names.AIMED),)
ENCODING: Final = Encoding(codes, Row(columns, LOOK, ABOUTS.names), SEATED, version=2)

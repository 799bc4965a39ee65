"""Access Denied in numbers for learners: the codes of its options, and the columns of what a seat knows."""

from typing import Any, Final

from sneakernet.core.bits import has, members
from sneakernet.core.rules import Rules
from sneakernet.encoding.columns import MOST_SEATS, around, each
from sneakernet.encoding.encoding import Encoding, Row
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import CARDS
from sneakernet.games.access_denied.rules.editions import EDITIONS
from sneakernet.games.access_denied.rules.glance import ABOUTS, glance
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


def columns(cards: list[str], seats: int) -> list[str]:
    """What a seat knows, in the order of `glance`. Upgrades and sector cards have their own where they lie."""
    pack = next(edition.pack for edition in EDITIONS if edition.pack.names == cards)
    upgrades, traps = ([cards[n] for n in members(kind)] for kind in (pack.upgrades, pack.traps))
    found: list[str] = []
    for who in around(seats):
        found += [*each(f"{who} hand", ["size", *cards]), *each(f"{who} upgrades", upgrades)]
        found += [*each(f"levels {who}", SECTORS), f"limits {who}"]
        found += [
            *each(f"status {who}", EFFECTS[8:11]),
            *each(f"next {who}", EFFECTS[:5]),
            *each(f"proven {who}", CODES),
        ]
    for sector in SECTORS:
        found += each(f"sectors {sector}", around(seats))
        found += [*each(f"{sector} password", ["size", *cards]), *each(f"{sector} cards", traps)]
        found += [f"notes {sector} {code} {mark}" for mark in ("yes", "no") for code in CODES]
    found += ["deck size", "pile size", *each("pile", cards), *each("in play", cards)]
    found += [*each("handed over", ["size", *cards]), *each("set aside", ["size", *cards])]
    found += [*each("active", around(seats)), *each("starter", around(seats)), *each("step", STEPS)]
    found += ["turn", "goal", "actions", "offers", "expired", *each("now", EFFECTS[:5])]
    found += [*each("attempt seat", around(seats)), *each("attempt sector", SECTORS), "attempt level"]
    return [*found, *each("trade partner", around(seats))]


ENCODING: Final = Encoding(codes, Row(columns, glance, ABOUTS.names))

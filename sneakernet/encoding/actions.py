"""Actions: every option that an edition can ever offer has one number, the same in every game and on every machine.

The numbers follow from the codes of the options, in ascending order; `spellings` says what each stands for. An option
for a seat has a number for all six seats, so that the numbers do not depend on how many play.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import has, members
from sneakernet.core.choice import IllegalPick, Refusal
from sneakernet.core.rules import Rules
from sneakernet.games.access_denied.rules import names as denied
from sneakernet.games.access_denied.rules.editions import EDITIONS
from sneakernet.games.access_denied.rules.pack import CARDS, Pack
from sneakernet.games.hackers.rules import names as hackers
from sneakernet.games.hackers.rules.card import PACK as HACKERS
from sneakernet.games.wired.rules import names as wired

SEATS: Final = 6
SECTORS: Final = 6
ALL_CARDS: Final = 2**CARDS - 1


class Actions:
    """The actions of an edition: number to code, code to number, and how each is spelled."""

    def __init__(self, rules: Rules[Any], edition: str) -> None:
        self.codes: Final = tuple(sorted(CODES[rules.name](rules, edition)))
        self.ascending: Final = vec[i64](list(self.codes))
        self.number: Final = {code: n for n, code in enumerate(self.codes)}
        self.spellings: Final = tuple(rules.named(code).spelling for code in self.codes)

    def __len__(self) -> int:
        return len(self.codes)


def illegal(action: int) -> IllegalPick:
    """The refusal of an action that is not offered now; nothing has changed."""
    return IllegalPick(Refusal("", "no-such-option", n=int(action)), str(action))


@cache
def actions(rules: Rules[Any], edition: str = "") -> Actions:
    """The actions of an edition, made once."""
    return Actions(rules, rules.check(edition, 0, {})[0])


def hackers_codes(rules: Rules[Any], edition: str) -> list[int]:
    """HACKERS: plain words, and each verb with each of the 20 cards, or with the Hackers that shield."""
    found = [*range(len(hackers.PLAIN_OPTIONS))]
    for verb in range(1, len(hackers.CARD_OPTIONS)):
        first = hackers.ADD * verb
        few = first in (hackers.SHIELD, hackers.PHONES)
        found += [first + card for card in (members(HACKERS.shields) if few else range(len(rules.cards(edition))))]
    return found


def wired_codes(rules: Rules[Any], edition: str) -> list[int]:
    """WIRED: plain words, kinds of card, classifications in play, seats, and equipment by name."""
    kinds = range(len(rules.cards(edition)))
    found = [*range(len(wired.PLAIN_OPTIONS))]
    found += [wired.PLAY * verb + kind for verb in range(1, len(wired.KIND_OPTIONS)) for kind in kinds]
    found += range(wired.GIVE_IN_PLAY, wired.TO)
    found += [first + seat for first in (wired.TO, wired.AGAINST) for seat in range(SEATS)]
    found += range(wired.STEAL, wired.STEAL + 16 * SEATS)
    nodes = range(1, 75)
    found += [wired.ON + 128 * verb + node for verb in range(len(wired.NODE_OPTIONS)) for node in nodes]
    return found


def denied_codes(rules: Rules[Any], edition: str) -> list[int]:
    """Access Denied: what stands behind each verb says which cards and targets it can have."""
    pack = EDITIONS[rules.editions.index(edition)].pack
    return [denied.VERB * verb + rest for verb in range(len(denied.OPTION_VERBS)) for rest in denied_rest(pack, verb)]


def denied_rest(pack: Pack, verb: int) -> list[int]:
    """The cards and targets of one verb."""
    _, card, target = denied.OPTION_VERBS[verb]
    able = members(few(pack).get(denied.VERB * verb, ALL_CARDS))
    if target == "card":
        aimed = [(by, at) for by, at in answers(pack) if by in able]
        return [denied.AIMED * (int(pack.offset) + at + 1) + int(pack.offset) + by for by, at in aimed]
    things = {"": [0], "card": [int(pack.offset) + n for n in able], "code": [*range(len(denied.CODES))]}
    at = [denied.AIMED * (n + 1) for n in range({"sector": SECTORS, "seat": SEATS}[target])] if target else [0]
    return [aimed + thing for aimed in at for thing in things[card]]


def few(pack: Pack) -> dict[int, int]:
    """The verbs that go with some cards alone: with cards that require something, hot potatoes, cards laid down."""
    waived = int(pack.keys & ~pack.upgrades)
    laid = int(pack.upgrades | pack.traps)
    return {
        denied.O_WAIVE: waived,
        denied.O_WAIVE_AT: waived,
        denied.O_HAND_ON: int(pack.burdens),
        denied.O_AT_CARD: laid,
    }


def answers(pack: Pack) -> list[tuple[int, int]]:
    """Instants that are aimed at an announced card, each with the cards that it can answer."""
    aimed = members(pack.at_card | pack.at_action_loss)
    return [(card, at) for card in aimed for at in range(CARDS) if has(pack.answered_by[at], card)]


CODES: Final[dict[str, Callable[[Rules[Any], str], list[int]]]] = {
    "access-denied": denied_codes,
    "hackers": hackers_codes,
    "wired": wired_codes,
}

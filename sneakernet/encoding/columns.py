"""The names of the columns of an observation, in the order in which each game fills them (its glance.py)."""

from collections.abc import Callable, Iterable
from typing import Final

from sneakernet.core.bits import members
from sneakernet.games.access_denied.rules.editions import EDITIONS
from sneakernet.games.access_denied.rules.names import CODES, EFFECTS, SECTORS, STEPS
from sneakernet.games.wired.rules import notation
from sneakernet.games.wired.rules.kind import PACK

Names = Callable[[list[str], int], list[str]]
"""The cards of an edition and the number of seats in, the names of the columns out."""

TOKENS: Final = 16
EQUIPMENT: Final = 4


def around(seats: int) -> list[str]:
    """The seats as one of them counts them."""
    return ["my", *[f"seat+{n}" for n in range(1, seats)]]


def each(name: str, things: Iterable[str]) -> list[str]:
    """One column for each of some things."""
    return [f"{name} {thing}" for thing in things]


def hackers(cards: list[str], seats: int) -> list[str]:
    """HACKERS."""
    found: list[str] = []
    for who in around(seats):
        for place in ("hand", "files"):
            found += each(f"{who} {place}", ["size", *cards])
        found.append(f"scores {who}")
    found += ["deck size", *each("snoop", cards), *each("phones", cards), *each("box", ["size", *cards])]
    for fact in ("active", "starter", "announcer"):
        found += each(fact, around(seats))
    return [*found, "turn", "round", "last_round"]


def wired(cards: list[str], seats: int) -> list[str]:
    """WIRED."""
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


def access_denied(cards: list[str], seats: int) -> list[str]:
    """Access Denied. Upgrades and sector cards have columns of their own where they are laid down."""
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

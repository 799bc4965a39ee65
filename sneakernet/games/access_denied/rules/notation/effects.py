"""Pending effects and statuses as words, for positions and views."""

from typing import Final

from sneakernet.core.position import BadPosition
from sneakernet.games.access_denied.rules.names import (
    EFFECTS,
    ETAXES,
    FEWER_ACTIONS,
    LIMIT_CUT,
    MORE_ACTIONS,
    UPGRADES_OFF,
)
from sneakernet.games.access_denied.rules.standing import CUT_AT
from sneakernet.games.access_denied.rules.state import ETAXES_AT, FEWER_AT, MORE_AT

MOST: Final = 99  # of an effect that adds up
COUNTED: Final = {ETAXES: ETAXES_AT, MORE_ACTIONS: MORE_AT, FEWER_ACTIONS: FEWER_AT}


def split(word: str, field: str) -> tuple[int, int]:
    """An effect and its number: `fewer-actions*2`."""
    name, star, n = word.partition("*")
    effect = EFFECTS.index(name) if name in EFFECTS else -1
    counted = effect in COUNTED or effect == LIMIT_CUT
    if effect < 0 or (star and not (counted and n.isdecimal() and 0 < int(n) <= MOST)):
        raise BadPosition("no-effect", field=field, given=word)
    return effect, int(n or "1")


def read(words: list[str], field: str) -> list[tuple[int, int]]:
    """Effects with their numbers, each once."""
    found = [split(word, field) for word in words]
    for n, (effect, _) in enumerate(found):
        if effect in [earlier for earlier, _ in found[:n]]:
            raise BadPosition("there-twice", field=field, given=EFFECTS[effect])
    return found


def read_next(words: list[str], field: str) -> int:
    """Effects of a turn from words."""
    found = 0
    for effect, n in read(words, field):
        if effect >= UPGRADES_OFF:
            raise BadPosition("not-of-one-turn", field=field, given=EFFECTS[effect])
        found += n * 2 ** COUNTED[effect] if effect in COUNTED else 2**effect
    return found


def next_words(effects: int) -> list[str]:
    """Effects of a turn as words."""
    found = [EFFECTS[n] for n in range(ETAXES) if effects & 2**n]
    counts = {ETAXES: (effects >> ETAXES_AT) & 255, MORE_ACTIONS: (effects >> MORE_AT) & 255}
    counts[FEWER_ACTIONS] = effects >> FEWER_AT
    return found + [f"{EFFECTS[effect]}*{n}" for effect, n in counts.items() if n]


def read_status(words: list[str], field: str) -> int:
    """A player's statuses from words."""
    found = 0
    for effect, n in read(words, field):
        if effect < UPGRADES_OFF:
            raise BadPosition("no-status", field=field, given=EFFECTS[effect])
        found += n * 2**CUT_AT if effect == LIMIT_CUT else 2 ** (effect - UPGRADES_OFF)
    return found


def status_words(status: int) -> list[str]:
    """A player's statuses as words."""
    found = [EFFECTS[UPGRADES_OFF + n] for n in range(3) if status & 2**n]
    cut = status >> CUT_AT
    return [*found, f"{EFFECTS[LIMIT_CUT]}*{cut}"] if cut else found

"""Undo: a choice may be taken back while nothing hidden or random came to light by it, for anybody."""

from collections.abc import Iterable
from typing import Any

from sneakernet.core.bits import BIT
from sneakernet.core.event import Event
from sneakernet.core.rng import STREAM
from sneakernet.core.rules import Rules
from sneakernet.core.state import State

WORDS = range(int(STREAM), int(STREAM) + 4)


def is_harmless(rules: Rules[Any], before: State, now: State, seat: int, events: Iterable[Event]) -> bool:
    """Whether what this seat did since tells nobody anything; `events`: what the seat was told of it.

    A card that was laid out and has no target yet may go back: it was shown by its own player, who learned nothing.
    """
    if any(before.row[word] != now.row[word] for word in WORDS) or now.told_by_asking & ~BIT[seat]:
        return False
    told = {event.verb for event in events}
    if told and told <= set(rules.laid_out):
        return now.asked() == seat
    return told <= set(rules.deeds) and not rules.has_learned(before, now)

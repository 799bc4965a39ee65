"""Tale: what a record tells about a game, gathered by replaying it once: who began, what was dealt, what was played.

The verbs of events that the lab counts are the same in every game; a game that has none of them is still counted by
seats and by who was asked first.
"""

from typing import Any, Final, NamedTuple

from sneakernet.core.event import Event, Happened
from sneakernet.core.record import Record, replay
from sneakernet.core.registry import find
from sneakernet.core.view import seat_of

EVERYTHING: Final = -2  # reads every event with its card
BEGAN: Final = "began"
DEALT: Final = "dealt"
SECTOR: Final = "got_sector"
PLAYED: Final = ("added", "played")


class Tale(NamedTuple):
    """One game in figures."""

    starter: int
    turns: int
    decisions: int
    shares: tuple[float, ...]
    dealt: tuple[frozenset[str], ...]  # by seat: the cards of the deal
    played: tuple[frozenset[str], ...]  # by seat: the cards played at least once
    sectors: tuple[frozenset[str], ...]  # by seat: what it controls (Access Denied)
    ending: str


def tell(record: Record) -> Tale:
    """Replay a record and keep what the lab counts."""
    rules: Any = find(record.game).rules
    log: list[Happened] = []
    s: Any = replay(rules, record, log)
    events: list[Event] = rules.read(log, record.seats, EVERYTHING)
    outcome = rules.outcome(s)
    turns = [event for event in events if event.verb == BEGAN]
    return Tale(
        seat_of(turns[0].seat if turns else record.picks[0].partition(" ")[0]) if turns or record.picks else 0,
        len(turns),
        len(record.picks),
        tuple(outcome.shares),
        by_seat(events, record.seats, (DEALT,)),
        by_seat(events, record.seats, PLAYED),
        by_seat(events, record.seats, (SECTOR,)),
        outcome.reason,
    )


def by_seat(events: list[Event], seats: int, verbs: tuple[str, ...]) -> tuple[frozenset[str], ...]:
    """The cards (or, without one, the targets) of these events, seat by seat."""
    found: list[set[str]] = [set() for _ in range(seats)]
    for event in events:
        if event.verb in verbs and event.seat:
            found[seat_of(event.seat)].add(event.card or event.target)
    return tuple(frozenset(cards) for cards in found)

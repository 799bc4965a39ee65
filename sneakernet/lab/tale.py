"""Tale: what a record tells about a game, gathered by replaying it once: who began, what was dealt, what was played.

A game says which of its events are counted. Where it does not, the cards seen at the first question are those of the
deal, and those named in choices are those played.
"""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple

from sneakernet.core.event import Event, Happened
from sneakernet.core.game import Game
from sneakernet.core.record import Record, replay
from sneakernet.core.registry import find
from sneakernet.core.view import EVERYTHING, SPECTATOR, letter, seat_of
from sneakernet.table.counts import Counts, counts_of

PARTS: Final = re.compile("[:@*]")  # of the spelling of a choice
Cards = tuple[frozenset[str], ...]  # by seat


class Tale(NamedTuple):
    """One game in figures."""

    starter: int
    turns: int
    decisions: int
    shares: tuple[float, ...]
    dealt: Cards  # the cards of the deal
    played: Cards  # the cards played at least once
    gained: Mapping[str, Cards]  # what else the game counts
    ending: str


def tell(record: Record) -> Tale:
    """Replay a record and keep what the lab counts."""
    game = find(record.game)
    counts = counts_of(game)
    log: list[Happened] = []
    s: Any = replay(game.rules, record, log)
    if counts is None:
        return plain(game, record, s)
    events: list[Event] = game.rules.read(log, record.seats, EVERYTHING)
    turns = [event.seat for event in events if event.verb == counts.turn]
    outcome: Any = game.rules.outcome(s)
    return Tale(
        seat_of(turns[0]) if turns else first_asked(record),
        len(turns),
        len(record.picks),
        tuple(outcome.shares),
        by_seat(events, record.seats, counts.dealt),
        by_seat(events, record.seats, counts.played),
        gained(events, record.seats, counts),
        outcome.reason,
    )


def plain(game: Game, record: Record, s: Any) -> Tale:
    """The same of a game that does not say what is counted; `s`: its end."""
    outcome: Any = game.rules.outcome(s)
    turn = game.rules.view(s, SPECTATOR).facts.get("turn")  # a game that counts none has none
    return Tale(
        first_asked(record),
        turn if isinstance(turn, int) else 0,
        len(record.picks),
        tuple(outcome.shares),
        held_at_first(game, record),
        chosen(game, record),
        {},
        outcome.reason,
    )


def first_asked(record: Record) -> int:
    """Who was asked first."""
    return seat_of(record.picks[0].partition(" ")[0]) if record.picks else 0


def gained(events: list[Event], seats: int, counts: Counts) -> dict[str, Cards]:
    """What else the game counts, by its name in a report."""
    return {name: by_seat(events, seats, verbs) for name, verbs in counts.gained.items()}


def by_seat(events: list[Event], seats: int, verbs: tuple[str, ...]) -> Cards:
    """The cards (or, without one, the targets) of these events, seat by seat."""
    told = [(seat_of(event.seat), event.card or event.target) for event in events if event.verb in verbs and event.seat]
    return sets(seats, told)


def held_at_first(game: Game, record: Record) -> Cards:
    """The cards that each seat sees in places of its own at the first question."""
    rules = game.rules
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    views = [rules.view(s, seat) for seat in range(record.seats)]
    own = [(v.seat, pile) for v in views for place, pile in v.places.items() if place.split()[0] == letter(v.seat)]
    return sets(record.seats, [(seat, card) for seat, pile in own for card in pile.cards])


def chosen(game: Game, record: Record) -> Cards:
    """The cards that each seat's choices name."""
    cards = set(game.rules.cards(record.edition))
    picks = [line.partition(" ") for line in record.picks]
    named = [(seat_of(seat), word) for seat, _, pick in picks for word in PARTS.split(pick)[1:]]
    return sets(record.seats, [(seat, card) for seat, card in named if card in cards])


def sets(seats: int, told: Iterable[tuple[int, str]]) -> Cards:
    """Pairs of a seat and a card as one set for each seat."""
    found: list[set[str]] = [set() for _ in range(seats)]
    for seat, card in told:
        found[seat].add(card)
    return tuple(frozenset(cards) for cards in found)

"""Data sets: records as arrays for learning. Every column and every pick has its name in the file.

One row per decision: what the asked seat saw (`seen`, named by `columns`), which picks it had (`offered` cut at
`offered_ends`), which one it took (`picked`; both are numbers in `picks`), and what share of the win it got.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sneakernet.core.record import Record, choose
from sneakernet.core.view import LETTERS, View
from sneakernet.games import find


class Decision(NamedTuple):
    """One row, before columns have numbers."""

    game: int
    seat: int
    seen: dict[str, float]
    offered: tuple[str, ...]
    picked: str
    share: float


def features(view: View) -> dict[str, float]:
    """What a view shows, as named numbers; seats are counted from the viewer's own."""
    found: dict[str, float] = {f"asked {view.about}": 1.0}
    for place, pile in view.places.items():
        name = own(place, view.seat)
        found[f"{name} size"] = float(pile.count)
        for card in (*pile.cards, *view.memory.get(place, ())):
            found[f"{name} {card}"] = found.get(f"{name} {card}", 0.0) + 1.0
    for fact, value in view.facts.items():
        add_fact(found, fact, value, view.seat)
    return found


def own(place: str, seat: int) -> str:
    """A place named from the viewer's seat: `B hand` is `next1 hand` to A and `my hand` to B."""
    owner, space, rest = place.partition(" ")
    if not space or owner not in LETTERS:
        return place
    return f"{relative(owner, seat)} {rest}"


def relative(owner: str, seat: int) -> str:
    """A seat as the viewer counts it."""
    ahead = LETTERS.index(owner) - seat
    return "my" if ahead == 0 else f"seat{ahead:+d}"


def add_fact(found: dict[str, float], fact: str, value: object, seat: int) -> None:
    """Numbers, switches, seats and lists of numbers by seat; other facts are words and stay out."""
    if isinstance(value, bool | int):
        found[fact] = float(value)
    elif isinstance(value, str) and len(value) == 1 and value in LETTERS:
        found[f"{fact} {relative(value, seat)}"] = 1.0
    elif isinstance(value, list) and all(isinstance(item, int) for item in value):
        for n, item in enumerate(value):
            found[f"{fact} {relative(LETTERS[n], seat)}"] = float(item)


def decisions(records: Sequence[Record]) -> list[Decision]:
    """Every decision of these records."""
    rows: list[Decision] = []
    for number, record in enumerate(records):
        rules: Any = find(record.game)
        s: Any = rules.new(record.edition, record.seats, record.seed, record.settings)
        played: list[tuple[int, dict[str, float], tuple[str, ...], str]] = []
        for n, line in enumerate(record.picks):
            ask = rules.ask(s)
            options = tuple(option.spelling for option in ask.options)
            played.append((ask.seat, features(rules.view(s, ask.seat)), options, line.partition(" ")[2]))
            choose(rules, s, line, n + 2)
        shares = rules.outcome(s).shares
        rows += [Decision(number, seat, seen, had, took, shares[seat]) for seat, seen, had, took in played]
    return rows


def arrays(rows: Sequence[Decision]) -> dict[str, npt.NDArray[Any]]:
    """Rows as arrays; names of columns and picks are sorted, so the same records give the same file."""
    columns = sorted({name for row in rows for name in row.seen})
    picks = sorted({pick for row in rows for pick in row.offered})
    column = {name: n for n, name in enumerate(columns)}
    pick = {name: n for n, name in enumerate(picks)}
    seen = np.zeros((len(rows), len(columns)), dtype=np.float32)
    for n, row in enumerate(rows):
        for name, value in row.seen.items():
            seen[n, column[name]] = value
    offered = [pick[name] for row in rows for name in row.offered]
    return {
        "columns": np.array(columns),
        "picks": np.array(picks),
        "seen": seen,
        "offered": np.array(offered, dtype=np.int32),
        "offered_ends": np.cumsum([len(row.offered) for row in rows], dtype=np.int64),
        "picked": np.array([pick[row.picked] for row in rows], dtype=np.int32),
        "seat": np.array([row.seat for row in rows], dtype=np.int8),
        "game": np.array([row.game for row in rows], dtype=np.int32),
        "share": np.array([row.share for row in rows], dtype=np.float32),
    }


def write(records: Sequence[Record], file: Path) -> int:
    """Write a data set; returns how many decisions it holds."""
    rows = decisions(records)
    np.savez_compressed(file, allow_pickle=False, **arrays(rows))
    return len(rows)

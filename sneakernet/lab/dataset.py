"""Data sets: records as arrays for learning. Every column and every pick has its name in the file.

One row per decision: what the asked seat saw (`seen`, named by `columns`), which picks it had (`offered` cut at
`offered_ends`), which one it took (`picked`; both are numbers in `picks`), and what share of the win it got.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from sneakernet.bots.bot import was_picked
from sneakernet.core.record import Record, choose
from sneakernet.encoding import features
from sneakernet.games import find


class Decision(NamedTuple):
    """One row, before columns have numbers."""

    game: int
    seat: int
    seen: dict[str, float]
    offered: tuple[str, ...]
    picked: str
    share: float


def decisions(records: Sequence[Record]) -> list[Decision]:
    """Every decision of these records."""
    rows: list[Decision] = []
    for number, record in enumerate(records):
        rules: Any = find(record.game)
        s: Any = rules.new(record.edition, record.seats, record.seed, record.settings)
        played: list[tuple[int, dict[str, float], tuple[str, ...], str]] = []
        for n, line in enumerate(record.picks):
            ask = rules.ask(s)
            if was_picked(ask, line):
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
    with file.open("wb") as book:  # by its name alone, NumPy would write to another file
        np.savez_compressed(book, allow_pickle=False, **arrays(rows))
    return len(rows)

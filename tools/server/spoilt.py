"""Stored games, and what can happen to their rows when a disk or a person spoils them."""

import json
import random
from typing import Any

import msgspec

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.server.storage.chain import Broken, first_digest, linked
from sneakernet.server.storage.store import GameRow, PickRow
from sneakernet.server.tables.game import TableGame

FIELDS = ["n", "seat", "pick", "choice", "request", "player", "seqs", "shown", "clocks", "at", "digest", "game_id"]
HEADER = ["seed", "edition", "seats", "settings", "version", "id", "game"]


def stored_game(game: str, seed: str) -> tuple[GameRow, list[PickRow]]:
    """A whole game at random, as its rows."""
    rules: Any = find(game).rules
    edition, seats, _ = rules.check("", 0, {})
    row = GameRow(seed * 3, "t" * 22, 1, game, edition, rules.version, seats, seed, "salt", "{}", "[]", "", 1, 0.0)
    play, rng = TableGame(msgspec.structs.replace(row, over=0)), Rng(seed)
    rows: list[PickRow] = []
    while (ask := play.match.ask()) is not None:
        pick = ask.options[int(rng.below(len(ask.options)))].spelling
        rows.append(PickRow(row.id, len(rows), "ABCDEF"[ask.seat], pick, "", "", "x", seqs(seats), 0, "[]", 0.5, ""))
        play.pick(pick)
    return row, chained(row, rows)


def seqs(seats: int) -> str:
    return json.dumps([0] * (seats + 1))


def chained(row: GameRow, rows: list[PickRow]) -> list[PickRow]:
    """The same rows with digests that fit: somebody knew what they did."""
    found: list[PickRow] = []
    for one in rows:
        found.append(linked(found[-1].digest if found else first_digest(row), one))
    return found


def flipped(value: Any, dice: random.Random) -> Any:
    """A value with one bit turned."""
    if isinstance(value, int):
        return value ^ (1 << dice.randrange(4))
    if isinstance(value, float):
        return value + 1
    at = dice.randrange(len(value)) if value else 0
    return (value[:at] + chr(ord(value[at]) ^ 1) + value[at + 1 :]) if value else "x"


def spoil(
    row: GameRow, rows: list[PickRow], dice: random.Random, other: list[PickRow]
) -> tuple[str, GameRow, list[PickRow]]:
    """One thing that can happen: its name, and what is stored then."""
    n = dice.randrange(len(rows))
    match dice.randrange(9):
        case 0 | 1:
            field = dice.choice(FIELDS)
            bad = msgspec.structs.replace(rows[n], **{field: flipped(getattr(rows[n], field), dice)})
            return f"{field} of row {n}", row, [*rows[:n], bad, *rows[n + 1 :]]
        case 2:
            return f"row {n} dropped", row, rows[:n] + rows[n + 1 :]
        case 3:
            m = (n + 1 + dice.randrange(len(rows) - 1)) % len(rows)
            swapped = list(rows)
            swapped[n], swapped[m] = swapped[m], swapped[n]
            return f"rows {n} and {m} swapped", row, swapped
        case 4:
            return f"row {n} doubled", row, [*rows[: n + 1], *rows[n:]]
        case 5:
            return f"cut at {n}", row, rows[:n]
        case 6:
            return f"foreign row {n}", row, [*rows[:n], other[n % len(other)], *rows[n + 1 :]]
        case 7:
            wrong = msgspec.structs.replace(rows[n], pick="add:nothing@Z")
            return f"impossible pick {n}", row, chained(row, [*rows[:n], wrong, *rows[n + 1 :]])
        case _:
            field = dice.choice(HEADER)
            return f"header: {field}", msgspec.structs.replace(row, **{field: flipped(getattr(row, field), dice)}), rows


def accepted(row: GameRow, rows: list[PickRow]) -> bool:
    """Whether a table would go on with these rows."""
    try:
        TableGame(row).restore(rows)
    except Broken:
        return False
    return True

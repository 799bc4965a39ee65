"""Learned: the nets in a game's folder, read from their file and fitted to one table.

A file is a line of JSON, which names the columns and options of all tables it was trained for and says how, and behind
it the weights as 16-bit numbers, lowest byte first. What a table has and the file does not weighs nothing.
"""

import json
from array import array
from collections.abc import Callable
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path
from struct import pack, unpack
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.bots.search.net import MOST_SEATS, Net
from sneakernet.core.game import Game
from sneakernet.encoding.actions import actions
from sneakernet.encoding.observations import columns_of, look_of

FOLDER: Final = "learned"
FILE: Final = "net.bin"
PARTS: Final = (
    "first",
    "first_bias",
    "second",
    "second_bias",
    "shares",
    "shares_bias",
    "wishes",
    "wishes_bias",
    "odds",
    "odds_bias",
)
WIDE: Final = 64
DEEP: Final = 32

NetAt = Callable[[Game, str, int], Net | None]
"""A game, an edition and a number of seats in; what was learned of such a table out."""


class Learned:
    """The weights of a game, for all its tables."""

    def __init__(
        self, columns: list[str], options: list[str], record: dict[str, Any], weights: "list[array[float]]"
    ) -> None:
        self.columns = columns
        self.options = options
        self.record = record  # how it was trained
        self.weights: Final = dict(zip(PARTS, weights, strict=True))

    @classmethod
    def read(cls, file: Path) -> "Learned":
        """From its file."""
        head, _, body = file.read_bytes().partition(b"\n")
        said = json.loads(head)
        numbers = array("f", unpack(f"<{len(body) // 2}e", body))
        ends = list(accumulate(sizes(len(said["columns"]), len(said["options"])), initial=0))
        parts = [numbers[start:end] for start, end in pairwise(ends)]
        return cls(said["columns"], said["options"], said["record"], parts)

    def write(self, file: Path) -> None:
        """To its file."""
        head = json.dumps({"record": self.record, "columns": self.columns, "options": self.options})
        numbers = [number for part in self.weights.values() for number in part]
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(head.encode() + b"\n" + pack(f"<{len(numbers)}e", *numbers))

    def at(self, game: Game, edition: str, seats: int) -> Net:
        """The net of one table: its columns in its order, and its number of seats and edition settled."""
        place = {name: n for n, name in enumerate(self.columns)}
        row_of = {name: n for n, name in enumerate(self.options)}
        here = columns_of(game, edition, seats)
        acts = actions(game, edition)
        known = [place[name] for name in here if name in place]
        bias = list(self.weights["first_bias"])
        for name in fixed_columns(edition, seats):
            if name in place:
                bias = [a + b for a, b in zip(bias, rows(self.weights["first"], [place[name]], WIDE), strict=True)]
        chosen = [row_of.get(spelling, -1) for spelling in acts.spellings]
        begins = {n: WIDE * k for k, n in enumerate(known)}
        return Net(
            look_of(game, edition, seats),
            acts.at_table(seats),
            (WIDE, DEEP),
            vec[i64]([begins.get(place.get(name, -1), -1) for name in here]),
            (floats(rows(self.weights["first"], known, WIDE)), floats(bias)),
            (self.whole("second"), self.whole("second_bias")),
            (self.whole("shares"), self.whole("shares_bias")),
            (floats(rows(self.weights["wishes"], chosen, DEEP)), floats(rows(self.weights["wishes_bias"], chosen, 1))),
            (self.whole("odds"), self.whole("odds_bias")),
        )

    def whole(self, part: str) -> "vec[float]":
        """A part that is the same at every table."""
        return floats(list(self.weights[part]))


def floats(values: list[float]) -> "vec[float]":
    """Numbers as compiled code takes them."""
    return vec[float](values)


def rows(weights: "array[float]", which: list[int], width: int) -> list[float]:
    """Some rows of a table of weights, one after the other; of -1 a row of zeros."""
    found: list[float] = []
    for n in which:
        found += weights[n * width : (n + 1) * width] if n >= 0 else [0.0] * width
    return found


def sizes(columns: int, options: int) -> list[int]:
    """How many numbers each part has."""
    return [columns * WIDE, WIDE, WIDE * DEEP, DEEP, MOST_SEATS * DEEP, MOST_SEATS, options * DEEP, options, DEEP, 1]


def fixed_columns(edition: str, seats: int) -> list[str]:
    """What is the same for a whole game, as columns."""
    return [f"edition {edition}", f"seats {seats}"]


def net_file(game: Game) -> Path | None:
    """Where a game keeps what was learned of it; None if nothing was."""
    folder = game.folder(FOLDER)
    return folder / FILE if folder is not None and (folder / FILE).is_file() else None


@cache
def learned(game: Game) -> Learned | None:
    """What was learned of a game."""
    file = net_file(game)
    return None if file is None else Learned.read(file)


@cache
def net_at(game: Game, edition: str, seats: int) -> Net | None:
    """The net of a table, made once for each process; it is used by one search at a time."""
    found = learned(game)
    return None if found is None else found.at(game, edition, seats)


def no_net(game: Game, edition: str, seats: int) -> Net | None:
    """Nothing learned: the judgement decides."""
    return None

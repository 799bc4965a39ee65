"""Data sets: games as arrays for learning, in the columns and action numbers of the PettingZoo and OpenSpiel adapters.

One row per decision: what the asked seat knew (`observation`, named by `columns`), which actions it had (`action_mask`)
and took (`action`, a number in `actions`), and what share of the win it got. A file holds the games of one table: with
another edition or number of seats the columns would be others. What was played, by whom, and by which rules is in it.
"""

import json
import shlex
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final, NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile
from zlib import compress, decompress

import numpy as np
import numpy.typing as npt

from sneakernet import __version__
from sneakernet.bots.bot import was_picked
from sneakernet.core.complaint import Complaint
from sneakernet.core.record import Record, choose
from sneakernet.core.registry import find
from sneakernet.encoding import Observer, actions, encoding_of
from sneakernet.lab.match import Result, packages, source

QUICK: Final = 1  # how hard rows are pressed while they wait, and in the file: more takes longer than many bots think

Array = npt.NDArray[Any]


class Numbering(NamedTuple):
    """What columns and action numbers depend on."""

    game: str
    edition: str
    seats: int


class EncodedGame(NamedTuple):
    """One game, encoded. Of a thousand games the rows would fill a memory, so each game keeps its own pressed."""

    table: Numbering
    seed: str
    settings: str  # as words, where they are not the usual ones
    observation: bytes  # pressed
    action_mask: bytes  # pressed
    action: Array
    seat: Array
    step: Array  # which pick of the game this was, with those that the clock made
    shares: tuple[float, ...]
    scores: tuple[int, ...]


class Origin(NamedTuple):
    """Where a game comes from: the name of the file it was read from, and the bots by seat, empty for a person."""

    file: str = ""
    bots: tuple[str, ...] = ()


def encode(record: Record) -> EncodedGame:
    """Every decision of a game that was played to its end. What the clock picked was nobody's decision."""
    game = find(record.game)
    rules = game.rules
    table = Numbering(record.game, record.edition, record.seats)
    acts = actions(game, record.edition)
    observer = Observer(game, record.edition, record.seats, acts)
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    rows: list[bytes] = []
    taken: list[tuple[int, int, int]] = []
    for n, line in enumerate(record.picks):
        ask = rules.ask(s)
        if ask is not None and was_picked(ask, line):
            rows.append(observer.row(s, ask.seat))
            choice = [option.spelling for option in ask.options].index(line.partition(" ")[2])
            taken.append((acts.offered(s)[choice], ask.seat, n))
        choose(rules, s, line, record.line(n + 1))
    outcome = rules.outcome(s)
    if outcome is None:
        raise ValueError("a data set holds games that were played to their end")
    width = len(observer.columns)
    action, seat, step = np.array(taken, dtype=np.int32).reshape(-1, 3).T
    return EncodedGame(
        table,
        record.seed,
        shlex.join(f"{name}={value}" for name, value in record.settings.items()),
        compress(b"".join(row[:width] for row in rows), QUICK),
        compress(b"".join(row[width:] for row in rows), QUICK),
        action.astype(np.int16),
        seat.astype(np.int8),
        step,
        tuple(outcome.shares),
        tuple(outcome.scores),
    )


def encode_result(result: Result) -> EncodedGame:
    """The same for a match, by whoever has played it."""
    return encode(result.record())


def write(games: Iterable[EncodedGame], file: Path, origins: Sequence[Origin] = ()) -> int:
    """Write a data set of games of one table; returns how many decisions it holds. The same games make the same file,
    byte by byte. `origins`: as many as there are games, or none."""
    held = list(games)
    told = origins or [Origin()] * len(held)
    check_tables(held, told)
    table = held[0].table
    names = {
        "columns": Observer(find(table.game), table.edition, table.seats).columns,
        "actions": actions(find(table.game), table.edition).spellings,
    }
    rows = sum(len(game.action) for game in held)
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=QUICK) as book:
        add(book, "about", np.array(about(table, {bot for origin in told for bot in origin.bots if bot})))
        for name, words in names.items():
            add(book, name, np.array(words))
        for name, array in {**of_decisions(held), **of_games(held, told)}.items():
            add(book, name, array)
        shape = (rows, len(names["columns"]))
        add_rows(book, "observation", np.dtype(np.uint8), shape, (game.observation for game in held))
        shape = (rows, len(names["actions"]))
        add_rows(book, "action_mask", np.dtype(np.bool_), shape, (game.action_mask for game in held))
    return rows


def check_tables(games: Sequence[EncodedGame], origins: Sequence[Origin]) -> None:
    """Complain of games of different tables, with one of each."""
    if not games:
        raise ValueError("a data set needs a game")
    first, there = games[0], games[0].table
    for game, origin in zip(games, origins, strict=True):
        here = game.table
        if here != there:
            raise Complaint(
                "mixed-tables",
                one=origins[0].file or first.seed,
                game=there.game,
                edition=there.edition,
                seats=there.seats,
                other=origin.file or game.seed,
                other_game=here.game,
                other_edition=here.edition,
                other_seats=here.seats,
            )


def about(table: Numbering, bots: set[str]) -> str:
    """What a file is about, as JSON: the table, and the version and the source of what made it."""
    game = find(table.game)
    versions = {"rules": game.rules.version, "encoding": encoding_of(game).version}
    made = {**versions, "sneakernet": __version__, "source": source(packages([table.game], bots))}
    return json.dumps(table._asdict() | made)


def of_decisions(games: Sequence[EncodedGame]) -> dict[str, Array]:
    """Arrays with a number for each decision."""
    numbers = np.repeat(np.arange(len(games), dtype=np.int32), [len(game.action) for game in games])
    seats = np.concatenate([game.seat for game in games])
    shares = np.array([game.shares for game in games], dtype=np.float32)
    return {
        "action": np.concatenate([game.action for game in games]),
        "seat": seats,
        "share": shares[numbers, seats],
        "game": numbers,
        "step": np.concatenate([game.step for game in games]),
    }


def of_games(games: Sequence[EncodedGame], origins: Sequence[Origin]) -> dict[str, Array]:
    """Arrays with a line for each game."""
    nobody = ("",) * games[0].table.seats
    return {
        "seeds": np.array([game.seed for game in games]),
        "settings": np.array([game.settings for game in games]),
        "files": np.array([origin.file for origin in origins]),
        "bots": np.array([origin.bots or nobody for origin in origins]),
        "shares": np.array([game.shares for game in games], dtype=np.float32),
        "scores": np.array([game.scores for game in games], dtype=np.int32),
    }


def member(book: ZipFile, name: str) -> IO[bytes]:
    """An array's place in the file, as NumPy's own would be called; like there it bears no date."""
    return book.open(f"{name}.npy", "w", force_zip64=True)


def add(book: ZipFile, name: str, array: Array) -> None:
    """An array to the file."""
    with member(book, name) as place:
        np.lib.format.write_array(place, array, allow_pickle=False)


def add_rows(book: ZipFile, name: str, kind: np.dtype[Any], shape: tuple[int, int], pressed: Iterator[bytes]) -> None:
    """An array to the file, game by game: the whole of it is never in memory."""
    head = {"descr": np.lib.format.dtype_to_descr(kind), "fortran_order": False, "shape": shape}
    with member(book, name) as place:
        np.lib.format.write_array_header_1_0(place, head)
        for rows in pressed:
            place.write(decompress(rows))

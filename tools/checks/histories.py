"""Histories: what clients asked for and were told, and when; checked against what is stored.

A game is a list that grows at its end. A choice adds to it; a view reads so much of it. What elle-cli checks is the
same history as operations on lists (model list-append).
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import Struct

from sneakernet.core.complaint import Complaint
from sneakernet.core.view import SPECTATOR
from sneakernet.server.storage.chain import lines_of
from sneakernet.server.storage.store import GameRow, PickRow
from sneakernet.server.tables.game import TableGame

OK: Final = "ok"
FAIL: Final = "fail"  # refused: it must not be there
INFO: Final = "info"  # nobody knows: it may be there


class Act(Struct):
    """A choice of a client."""

    client: int
    game: str
    id: str
    pick: str
    began: float
    ended: float = 0.0
    how: str = INFO


class Look(NamedTuple):
    """A view that a client was shown; `asked`: when it asked for it, 0 where it came by itself."""

    client: int
    observer: int
    game: str
    seq: int
    asked: float
    at: float
    view: bytes


class Stored(NamedTuple):
    """A game as the store has it, and for each reader from how many rows to how many it had seen so many views."""

    game: GameRow
    rows: list[PickRow]
    places: dict[str, int]  # of choices, by id
    shown: list[dict[int, tuple[int, int]]]  # by reader: fewest and most rows by seq

    def rows_of(self, look: Look) -> tuple[int, int] | None:
        """How many rows somebody saw; some steps of others change nothing that they see."""
        reader = self.game.seats if look.observer == SPECTATOR else look.observer
        return self.shown[reader].get(look.seq)


def stored(game: GameRow, rows: list[PickRow]) -> Stored:
    """A game with its indexes."""
    seqs = [json.loads(row.seqs) for row in rows]
    if rows:
        seqs.append([seq + 1 for seq in seqs[-1]])
    shown: list[dict[int, tuple[int, int]]] = [{} for _ in range(game.seats + 1)]
    for n, now in enumerate(seqs):
        for reader, seq in enumerate(now):
            shown[reader][seq] = (shown[reader].get(seq, (n, n))[0], n)
    return Stored(game, rows, {row.choice: row.n for row in rows if row.choice}, shown)


def faults(games: Iterable[Stored], acts: list[Act], looks: list[Look]) -> Iterator[str]:
    """Whatever no server with one table at a time could have done."""
    for game in games:
        its_acts = [act for act in acts if act.game == game.game.id]
        its_looks = [look for look in looks if look.game == game.game.id]
        found = [*of_rows(game), *of_acts(game, its_acts), *of_time(game, its_acts, its_looks)]
        for fault in found or of_looks(game, its_looks):
            yield f"game {game.game.id}: {fault}"


def of_rows(game: Stored) -> Iterator[str]:
    """Rows are dense and follow from each other, and each choice is there once."""
    if [row.n for row in game.rows] != list(range(len(game.rows))):
        yield "its rows are not dense"
        return
    try:
        lines_of(game.game, game.rows)
    except Complaint as problem:
        yield f"its chain is broken: {problem}"
    if len(game.places) != sum(bool(row.choice) for row in game.rows):
        yield "a choice is there twice"


def of_acts(game: Stored, acts: list[Act]) -> Iterator[str]:
    """What was acknowledged is there as it was made, what was refused is not."""
    for act in acts:
        at = game.places.get(act.id)
        if act.how == OK and at is None:
            yield f"{act.id} was acknowledged and is not there"
        elif act.how == FAIL and at is not None:
            yield f"{act.id} was refused and is there"
        elif at is not None and game.rows[at].pick != act.pick:
            yield f"{act.id} is there as {game.rows[at].pick} instead of {act.pick}"


def of_time(game: Stored, acts: list[Act], looks: list[Look]) -> Iterator[str]:
    """Who begins after something was acknowledged comes after it, and who asks for a view then sees it."""
    moments: list[tuple[float, int, str, int]] = []  # when; 0: something ends, 1: something begins; what; its place
    for act in acts:
        at = game.places.get(act.id)
        if at is not None:
            moments.append((act.began, 1, act.id, at))
            if act.how == OK:
                moments.append((act.ended, 0, act.id, at))
    for look in looks:
        rows = game.rows_of(look)
        if look.asked and rows is not None:
            moments += [(look.asked, 1, f"view {look.seq}", rows[1]), (look.at, 0, f"view {look.seq}", rows[0] - 1)]
    reached = -1
    for _, begins, what, at in sorted(moments):
        if not begins:
            reached = max(reached, at)
        elif at <= reached:
            yield f"{what} began after row {reached} had been shown, and has place {at}"


def of_looks(game: Stored, looks: list[Look]) -> Iterator[str]:
    """Nobody goes back, and every view is what its reader may see after so many rows."""
    newest: dict[int, int] = {}
    wanted: dict[int, list[Look]] = {}
    for look in sorted(looks, key=lambda look: look.at):
        if look.seq < newest.get(look.client, 0):
            yield f"client {look.client} saw {look.seq} after {newest[look.client]}"
        newest[look.client] = max(look.seq, newest.get(look.client, 0))
        rows = game.rows_of(look)
        if rows is not None:
            wanted.setdefault(rows[0], []).append(look)
        elif game.rows:
            yield f"nobody was ever shown view {look.seq} of {look.observer}"
    play = TableGame(game.game)
    play.advance(False)
    for n in range(len(game.rows) + 1):
        for look in wanted.get(n, []):
            if play.seen(play.view(look.observer)) != look.view:
                yield f"view {look.seq} of {look.observer} is not what {n} rows lead to"
        if n < len(game.rows):
            play.pick(game.rows[n].pick)
            play.advance(False)


# For others to check


def export(path: Path, games: list[Stored], acts: list[Act], looks: list[Look]) -> int:
    """Write the history as elle-cli reads it (--model list-append); how many operations."""
    keys = {game.game.id: n for n, game in enumerate(games)}
    numbers = {act.id: n for n, act in enumerate(acts)}
    lines: list[tuple[float, str, int, str]] = []
    for n, act in enumerate(acts):  # each is a process of its own: a client never has two under way
        value = f"[[:append {keys[act.game]} {n}]]"
        lines.append((act.began, ":invoke", n, value))
        lines.append((act.ended or float("inf"), f":{act.how}", n, value))
    for n, look in enumerate(looks, len(acts)):
        game = games[keys[look.game]]
        rows = game.rows_of(look)
        if look.asked and rows is not None and rows[0] == rows[1]:
            read = " ".join(str(numbers[row.choice]) for row in game.rows[: rows[0]] if row.choice in numbers)
            lines.append((look.asked, ":invoke", n, f"[[:r {keys[look.game]} nil]]"))
            lines.append((look.at, ":ok", n, f"[[:r {keys[look.game]} [{read}]]]"))
    with path.open("w") as file:
        for index, (_, kind, process, value) in enumerate(sorted(lines)):
            file.write(f"{{:index {index} :type {kind} :f :txn :process {process} :value {value}}}\n")
    return len(lines) // 2

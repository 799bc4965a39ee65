"""Histories: what clients asked for and were told, and when; checked against what is stored.

A game is a list that grows at its end. A choice adds to it; a view reads so much of it. What elle-cli checks is the
same history as operations on lists (model list-append).
"""

import json
from collections.abc import Iterable, Iterator
from functools import cached_property
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


class Stored:
    """A game as the store has it."""

    def __init__(self, game: GameRow, rows: list[PickRow]) -> None:
        self.game = game
        self.rows = rows
        self.places = {row.choice: row.n for row in rows if row.choice}  # of choices, by id
        self.shown: list[dict[int, tuple[int, int]]] = [{} for _ in range(game.seats + 1)]  # fewest, most rows by seq
        seqs = [json.loads(row.seqs) for row in rows]
        if rows:  # what the last one has shown, nobody has written down
            seqs += [seqs[-1], [seq + 1 for seq in seqs[-1]]]
        for at, now in enumerate(seqs):
            n = min(at, len(rows))
            for reader, seq in enumerate(now):
                self.shown[reader][seq] = (self.shown[reader].get(seq, (n, n))[0], n)

    @cached_property
    def views(self) -> list[dict[int, bytes]]:
        """What everybody may see after so many rows."""
        play = TableGame(self.game)
        found = []
        for n in range(len(self.rows) + 1):
            if n:
                play.pick(self.rows[n - 1].pick)
            play.advance(False)
            found.append({reader: play.seen(play.view(reader)) for reader in (*range(self.game.seats), SPECTATOR)})
        return found

    def rows_of(self, look: Look) -> tuple[int, int] | None:
        """How many rows somebody saw; some steps of others change nothing that they see."""
        reader = self.game.seats if look.observer == SPECTATOR else look.observer
        return self.shown[reader].get(look.seq)

    def seen(self, look: Look) -> list[int]:
        """After how many rows its reader may see this, as far as its number tells; none where that is wrong."""
        first, last = self.rows_of(look) or (0, -1)
        return [n for n in range(first, last + 1) if self.views[n][look.observer] == look.view]

    def newest(self, look: Look) -> int:
        """After how many rows its reader still saw no more: a table that was taken up anew may count again."""
        n = (self.rows_of(look) or (0, -1))[1]
        while n < len(self.rows) and self.views[n + 1][look.observer] == look.view:
            n += 1
        return n


def faults(games: Iterable[Stored], acts: list[Act], looks: list[Look]) -> Iterator[str]:
    """Whatever no server with one table at a time could have done."""
    for game in games:
        its_acts = [act for act in acts if act.game == game.game.id]
        its_looks = [look for look in looks if look.game == game.game.id]
        found = list(of_rows(game))  # where it is broken, nothing else can be said of it
        for fault in found or [
            *of_acts(game, its_acts),
            *of_time(game, its_acts, its_looks),
            *of_looks(game, its_looks),
        ]:
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
            name = f"view {look.seq} of client {look.client}"
            moments += [(look.asked, 1, name, game.newest(look)), (look.at, 0, name, rows[0] - 1)]
    reached = -1
    for _, begins, what, at in sorted(moments):
        if not begins:
            reached = max(reached, at)
        elif at <= reached:
            yield f"{what} began after row {reached} had been shown, and has place {at}"


def of_looks(game: Stored, looks: list[Look]) -> Iterator[str]:
    """Nobody goes back, and every view is what its reader may see after so many rows."""
    newest: dict[int, int] = {}
    for look in sorted(looks, key=lambda look: look.at):
        if look.seq < newest.get(look.client, 0):
            yield f"client {look.client} saw {look.seq} after {newest[look.client]}"
        newest[look.client] = max(look.seq, newest.get(look.client, 0))
        rows = game.rows_of(look)
        if rows is None and game.rows:
            yield f"nobody was ever shown view {look.seq} of {look.observer}"
        elif rows is not None and not game.seen(look):
            yield f"view {look.seq} of {look.observer} is not what {rows[0]} rows lead to"


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
        seen = game.seen(look)
        if look.asked and len(seen) == 1:
            read = " ".join(str(numbers[row.choice]) for row in game.rows[: seen[0]] if row.choice in numbers)
            lines.append((look.asked, ":invoke", n, f"[[:r {keys[look.game]} nil]]"))
            lines.append((look.at, ":ok", n, f"[[:r {keys[look.game]} [{read}]]]"))
    with path.open("w") as file:
        for index, (_, kind, process, value) in enumerate(sorted(lines)):
            file.write(f"{{:index {index} :type {kind} :f :txn :process {process} :value {value}}}\n")
    return len(lines) // 2

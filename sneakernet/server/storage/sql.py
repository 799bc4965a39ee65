"""What is written to a store and read from it, in the SQL that both databases speak. Blanks are question marks."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec import structs

from sneakernet.server.storage.channels import ChannelStore
from sneakernet.server.storage.histories import Histories
from sneakernet.server.storage.identities import Identities
from sneakernet.server.storage.played import PlayedRow
from sneakernet.server.storage.rows import Statement, insert
from sneakernet.server.storage.store import (
    ChatRow,
    GameRow,
    GuestRow,
    Lease,
    Noted,
    PickRow,
    SealedRow,
    StateRow,
    StoredTable,
    Taken,
)  # fmt: skip
from sneakernet.server.storage.upkeep import Upkeep

SUMMARISE: Final = """
    INSERT INTO tables (id, made_at, public, summary, at, due) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET public=excluded.public, summary=excluded.summary, at=excluded.at, due=excluded.due"""
TABLES_OF: Final = """
    SELECT t.summary FROM sitting s JOIN tables t ON t.id = s.table_id WHERE s.guest=? ORDER BY t.at DESC LIMIT ?"""
DUE: Final = "SELECT id FROM tables WHERE due IS NOT NULL AND due BETWEEN ? AND ? AND id > ? ORDER BY id LIMIT ?"
KEEP_STATE: Final = """
    INSERT INTO states (game_id, n, digest) VALUES (?, ?, ?)
    ON CONFLICT (game_id, n) DO UPDATE SET digest=excluded.digest"""  # after an undo the same row comes again


def ignore(_: object) -> None:
    """Nobody wants to know."""


class SqlStore(Upkeep, Identities, Histories, ChannelStore):
    """A store, but for the database itself."""

    shared = False

    def __init__(self) -> None:
        self.lost: Callable[[Lease], None] = ignore
        self.changed: Callable[[GuestRow], None] = ignore
        self.gone: Callable[[str], None] = ignore
        self.left: Callable[[int], None] = ignore
        self.past: list[tuple[float, float]] = []  # when earlier runs of a server began and ended
        self.first = 0.0  # when this one began
        self.run = 0

    # Tables

    def journal(self, noted: Noted) -> list[Statement]:
        """The statements that add entries to a journal, and keep the lobby's line of its table."""
        summary, at = noted.summary, noted.at
        sql = "INSERT INTO journal (table_id, n, entry, at) VALUES (?, ?, ?, ?)"
        return [
            *[(sql, (summary.id, noted.first + n, entry, at)) for n, entry in enumerate(noted.entries)],
            (SUMMARISE, (summary.id, at, int(summary.public), summary.text, at, 0.0 if summary.by_turns else None)),
            ("DELETE FROM sitting WHERE table_id=?", (summary.id,)),
            *[("INSERT INTO sitting (guest, table_id) VALUES (?, ?)", (g, summary.id)) for g in summary.sitting],
        ]

    async def write_journal(self, lease: Lease, noted: Noted) -> None:
        await self.write(*self.journal(noted), lease=lease)

    async def deal(self, lease: Lease, noted: Noted, game: GameRow, picks: Sequence[PickRow] = ()) -> None:
        rows = [insert("games", game), *[insert("picks", pick) for pick in picks]]
        await self.write(*rows, *self.journal(noted), lease=lease)

    async def append(
        self, lease: Lease, *picks: PickRow, noted: Noted | None = None, state: StateRow | None = None
    ) -> None:
        await self.write(
            *[insert("picks", pick) for pick in picks],
            *(self.journal(noted) if noted is not None else ()),
            *([(KEEP_STATE, structs.astuple(state))] if state is not None else ()),
            lease=lease,
        )

    async def finish(self, lease: Lease, state: StateRow, noted: Noted, played: Sequence[PlayedRow] = ()) -> None:
        over = ("UPDATE games SET over=1 WHERE id=?", (state.game_id,))
        rows = [insert("played", row) for row in played]
        await self.write(over, (KEEP_STATE, structs.astuple(state)), *self.journal(noted), *rows, lease=lease)

    async def seal(self, lease: Lease, answer: SealedRow) -> None:
        await self.write(insert("sealed", answer), lease=lease)

    async def say(self, lease: Lease, line: ChatRow, keep: int) -> None:
        old = ("DELETE FROM chat WHERE table_id=? AND n<=?", (line.table_id, line.n - keep))
        await self.write(insert("chat", line), old, lease=lease)

    async def load(self, table: str) -> StoredTable | None:
        made = await self.query("SELECT made_at FROM tables WHERE id=?", table)
        if not made:
            return None
        journal = await self.query("SELECT entry FROM journal WHERE table_id=? ORDER BY n", table)
        games = await self.find(GameRow, "games WHERE table_id=? ORDER BY number", table)
        chat = await self.find(ChatRow, "chat WHERE table_id=? ORDER BY n", table)
        return StoredTable([row[0] for row in journal], games, chat, made[0][0])

    async def picks(self, game: str) -> list[PickRow]:
        return await self.find(PickRow, "picks WHERE game_id=? ORDER BY n", game)

    async def states(self, game: str) -> list[StateRow]:
        return await self.find(StateRow, "states WHERE game_id=? ORDER BY n", game)

    async def sealed(self, game: str) -> list[SealedRow]:
        return await self.find(SealedRow, "sealed WHERE game_id=? ORDER BY n", game)

    async def game(self, game: str) -> GameRow | None:
        found = await self.find(GameRow, "games WHERE id=?", game)
        return found[0] if found else None

    async def lobby(self, since: float, most: int) -> list[str]:
        sql = "SELECT summary FROM tables WHERE public=1 AND at>=? ORDER BY at DESC LIMIT ?"
        return [row[0] for row in await self.query(sql, since, most)]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        return [row[0] for row in await self.query(TABLES_OF, guest, most)]

    async def put_off(self, lease: Lease, due: float) -> None:
        await self.write(("UPDATE tables SET due=? WHERE id=? AND due IS NOT NULL", (due, lease.table)), lease=lease)

    async def due(self, first: float, last: float, after: str, most: int) -> list[str]:
        return [row[0] for row in await self.query(DUE, first, last, after, most)]

    # The server's own runs: clocks stand still between them

    async def begin_run(self, at: float, address: str = "", secret: str = "") -> None:
        runs = await self.query("SELECT first, last FROM runs ORDER BY id DESC LIMIT 1000")
        self.past = [(row[0], row[1]) for row in runs]
        self.first = at
        while True:
            highest = await self.query("SELECT coalesce(max(id), 0) FROM runs")
            self.run = highest[0][0] + 1
            try:
                await self.write(("INSERT INTO runs (id, first, last) VALUES (?, ?, ?)", (self.run, at, at)))
                return
            except Taken:  # another worker begins at the same moment
                continue

    async def heartbeat(self, at: float) -> None:
        await self.write(("UPDATE runs SET last=? WHERE id=?", (at, self.run)))

    def up_since(self, at: float, now: float) -> float:
        up, reached = 0.0, at
        for first, last in sorted([*self.past, (self.first, now)]):  # runs of several workers overlap
            up += max(0.0, last - max(first, reached))
            reached = max(reached, last)
        return up

"""The journal of a table: entries and picks are stored first, and count only then."""

from collections.abc import Sequence
from typing import Final

import msgspec

from sneakernet.core.view import letter
from sneakernet.server.storage.chain import UNDO, linked
from sneakernet.server.storage.store import Noted, PickRow, Summary
from sneakernet.server.tables.entries import AnyEntry, Armed, Ended, encode
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.plans import lobby_line
from sneakernet.server.tables.played import played
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.state import Playing, TableState

PERSON: Final = "person"  # who it was stands in no row: only so can somebody be forgotten
Pick = tuple[int, str, str]  # seat, pick, player


class Journal:
    """What is stored of one table."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.store = table.services.store

    async def note(self, *entries: AnyEntry) -> None:
        """Write entries into the journal, then let them count."""
        after, noted = self.noting(*entries)
        await self.store.write_journal(self.table.lease, noted)
        self.table.roster = after

    def noting(self, *entries: AnyEntry) -> tuple[Roster, Noted]:
        """The roster as it will be after these entries, and how they are kept."""
        after = self.table.roster.copy()
        for entry in entries:
            after.apply(entry)
        lines = [encode(entry) for entry in entries]
        return after, Noted(self.summary(after), self.table.roster.length, lines, self.table.time.wall())

    async def end(self, game: TableGame) -> None:
        """A game is over; who played it, and how it went, is kept with that."""
        after, noted = self.noting(Ended(game.id))
        await self.store.finish(self.table.lease, game.final_mark(), noted, played(game, after, noted.at))
        self.table.roster = after

    def summary(self, roster: Roster) -> Summary:
        """What the lobby and the list of one's own tables show."""
        text = msgspec.json.encode(lobby_line(self.table.id, roster, self.table.time.wall())).decode()
        sitting = dict.fromkeys(chair.guest for chair in roster.chairs if chair.guest)
        by_turns = roster.plan.pace == "turns" and bool(roster.games) and not roster.enders
        return Summary(self.table.id, roster.plan.public, text, tuple(sitting), by_turns)

    async def keep(self, playing: Playing, rows: list[PickRow], used: Sequence[Armed]) -> None:
        """Rows and the orders that they use up are stored together, or not at all."""
        after, noted = self.noting(*used) if used else (self.table.roster, None)
        state = playing.game.mark() if rows[0].pick != UNDO else None
        began = self.table.time.now()
        await self.store.append(self.table.lease, *rows, noted=noted, state=state)
        self.table.services.figures.store_seconds.observe(self.table.time.now() - began)
        self.table.roster = after
        playing.game.count(rows[-1])

    def row(self, playing: Playing, pick: Pick, choice: str = "", request: str = "") -> PickRow:
        """The next row of the game."""
        game, (seat, spelling, player) = playing.game, pick
        seqs = msgspec.json.encode(list(game.seqs.values())).decode()
        return linked(game.digest, PickRow(
            game.id, game.n, letter(seat), spelling, choice, request, player, seqs, game.shown, playing.clocks.text(),
            self.table.time.wall(), "",
        ))  # fmt: skip

    def rows(
        self, playing: Playing, picks: list[Pick], hushed: bool = False, choice: str = "", request: str = ""
    ) -> list[PickRow]:
        """The next rows of the game, to be stored together; `hushed`: asked one by one.

        The first row has the name of the choice that they make up, if a client gave it one.
        """
        game = playing.game
        found: list[PickRow] = []
        n, digest, seqs = game.n, game.digest, game.seqs.copy()
        for pick in picks:
            if found and hushed:
                game.seqs[pick[0]] += 1  # the first one has been asked already
            found.append(self.row(playing, pick, *(("", "") if found else (choice, request))))
            game.count(found[-1])
        game.n, game.digest, game.seqs = n, digest, seqs
        return found

    async def take_back(self, playing: Playing, seat: int, count: int) -> None:
        """The newest picks are void, all of them or none."""
        await self.keep(playing, self.rows(playing, [(seat, UNDO, PERSON)] * count), [])

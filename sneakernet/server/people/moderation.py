"""Moderation: who may not come in, whom somebody does not want to hear, what was reported, what everybody is told."""

import secrets
from collections import defaultdict
from typing import Final

import msgspec
from msgspec import Struct

from sneakernet.server.clock import Time
from sneakernet.server.storage.store import GuestRow, Note, Store
from sneakernet.server.wire.errors import Refused

MOST_REPORTS: Final = 500
MOST_BLOCKED: Final = 200  # by one guest
DAY: Final = 24 * 3600.0


class Ban(Struct, frozen=True):
    """Somebody, or a network, that may not come in."""

    id: str
    name: str  # how they were called
    until: float


class Report(Struct, frozen=True):
    """Somebody told the owner about somebody else."""

    id: str
    at: float
    by: str
    by_name: str
    guest: str
    name: str
    table: str
    text: str
    said: list[str]  # what they had said at this table


class Moderation:
    """The notes of the store, in mind. Other workers may write some: they are read again now and then."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.bans: dict[str, Ban] = {}
        self.reports: dict[str, Report] = {}
        self.blocked: defaultdict[str, set[str]] = defaultdict(set)  # by whom: whom they do not want to meet
        self.leaving: list[str] = []  # guests who are being forgotten
        self.notice = ""
        self.draining = False

    async def refresh(self) -> None:
        """Read all notes."""
        bans, reports, blocked = dict[str, Ban](), dict[str, Report](), defaultdict[str, set[str]](set)
        leaving, notice, draining = list[str](), "", False
        for note in await self.store.notes():
            match note.kind:
                case "ban":
                    bans[note.id] = msgspec.json.decode(note.text, type=Ban)
                case "report":
                    reports[note.id] = msgspec.json.decode(note.text, type=Report)
                case "block":
                    by, _, guest = note.id.partition(" ")
                    blocked[by].add(guest)
                case "forget":
                    leaving.append(note.id)
                case "notice":
                    notice = note.text
                case "drain":
                    draining = True
                case _:  # of another part
                    pass
        self.bans, self.reports, self.blocked = bans, reports, blocked
        self.leaving, self.notice, self.draining = leaving, notice, draining

    async def keep(self, kind: str, name: str, text: str = "") -> None:
        """Write a note, and mind it."""
        await self.store.keep(Note(kind, name, text, self.time.wall()))
        await self.refresh()

    async def drop(self, kind: str, name: str) -> None:
        """A note is void."""
        await self.store.drop(kind, name)
        await self.refresh()

    # Who may come in

    def is_banned(self, *names: str) -> bool:
        """Whether a guest, or the network they come from, is banned now."""
        now = self.time.wall()
        return any((ban := self.bans.get(name)) is not None and ban.until > now for name in names)

    async def ban(self, name: str, called: str, days: float) -> None:
        """A guest or a network may not come in for so long."""
        ban = Ban(name, called, self.time.wall() + days * DAY)
        await self.keep("ban", name, msgspec.json.encode(ban).decode())

    # Players about players

    async def block(self, by: str, guest: str, block: bool) -> None:
        """Somebody does not want to meet somebody, or does again."""
        if block == (guest in self.blocked.get(by, ())) or by == guest:
            return
        if block and len(self.blocked.get(by, ())) >= MOST_BLOCKED:
            raise Refused("forbidden", ref="guest", key="too-many-blocked")
        pair = f"{by} {guest}"
        if block:
            await self.keep("block", pair)
        else:
            await self.drop("block", pair)

    def hears(self, guest: str, other: str) -> bool:
        """Whether somebody wants to hear somebody."""
        return other not in self.blocked.get(guest, ())

    async def report(self, by: GuestRow, guest: str, name: str, table: str, text: str, said: list[str]) -> None:
        """Tell the owner about somebody."""
        while len(self.reports) >= MOST_REPORTS:
            await self.drop("report", next(iter(self.reports)))
        report = Report(secrets.token_hex(8), self.time.wall(), by.id, by.name, guest, name, table, text, said)
        await self.keep("report", report.id, msgspec.json.encode(report).decode())

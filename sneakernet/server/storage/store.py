"""Store: what is kept. Games are append-only: a header and its picks; everything else of a table is its journal."""

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct

from sneakernet.core.complaint import Complaint
from sneakernet.server.storage.own import ChannelRow, PasskeyRow
from sneakernet.server.storage.played import Against, PlayedFilter, PlayedGame, PlayedRow, Tally


class BadDatabase(Complaint):
    """The database cannot be used, and why."""


class StorageUnavailable(Exception):
    """The disk is full, read-only or broken. Nothing was written."""


class Taken(Exception):
    """Somebody else has written this number already. Nothing was written."""


class Lost(Taken):
    """The lease is lost: nothing was written, or nobody knows whether it was. The table is taken up anew."""


class Lease:
    """The right to write to a table: from when it is taken up until it leaves memory or the lease is lost."""

    __slots__ = ("lost", "table")

    def __init__(self, table: str) -> None:
        self.table = table
        self.lost = False


class Worker(Struct, frozen=True):
    """One of the processes that share a store."""

    id: int
    address: str  # host:port where the others reach it; empty: they cannot
    secret: str  # what they show there


class Elsewhere(Exception):
    """Another worker has the table."""

    def __init__(self, table: str, worker: Worker) -> None:
        super().__init__(table, worker.address)
        self.table = table
        self.worker = worker


class GuestRow(Struct, frozen=True):
    """A guest."""

    id: str
    name: str
    language: str
    made_at: float


class DeviceRow(Struct, frozen=True):
    """Where a guest is signed in; the secret itself is nowhere, only its fingerprint."""

    mark: str  # the fingerprint
    guest: str
    name: str  # the browser and its system, as far as it says
    made_at: float
    seen_at: float  # to the day


class KeyRow(Struct, frozen=True):
    """What brings a guest to another device: a link once and soon, a phrase always; of either there is one at most."""

    mark: str  # the fingerprint
    guest: str
    kind: str  # "link" or "phrase"
    until: float


class GameRow(Struct, frozen=True):
    """The header of a game."""

    id: str
    table_id: str
    number: int
    game: str
    edition: str
    version: int
    seats: int
    seed: str
    salt: str
    settings: str  # JSON
    names: str  # JSON: who sat where at the deal
    replay_of: str
    over: int
    made_at: float


class PickRow(Struct, frozen=True):
    """One choice. `pick` is "undo" where the one before was taken back."""

    game_id: str
    n: int
    seat: str
    pick: str
    choice: str  # the id that the client gave it
    request: str  # what the client asked for, word by word
    player: str  # what chose: a person, orders, a bot by its name, …; who the person is stands in no row
    seqs: str  # JSON: per reader, how many views they had been shown
    shown: int  # how much of the log everybody had been shown
    clocks: str  # JSON: time left per seat
    at: float
    digest: str  # of this row and all before it


class StateRow(Struct, frozen=True):
    """Where a game stood before its n-th row was carried out: rules that lead elsewhere are not the same rules."""

    game_id: str
    n: int
    digest: str


class SealedRow(Struct, frozen=True):
    """An answer in a window that is not over yet."""

    game_id: str
    n: int
    seq: int
    seat: str
    pick: str
    choice: str
    request: str


class ChatRow(Struct, frozen=True):
    """A line of chat."""

    table_id: str
    n: int
    guest: str
    name: str
    seat: str
    text: str
    phrase: str
    at: float


class Summary(Struct, frozen=True):
    """What the lobby needs of a table; it follows from the journal."""

    id: str
    public: bool
    text: str  # JSON of the lobby's line
    sitting: tuple[str, ...]  # guests
    by_turns: bool = False  # a game over days goes on here: it may have to be woken


class Noted(Struct, frozen=True):
    """Entries for a table's journal, from this number on, and the summary that follows from them."""

    summary: Summary
    first: int
    entries: list[str]
    at: float


class Note(Struct, frozen=True):
    """Something that the owner or a player wants to be kept: a ban, a report, an announcement, …"""

    kind: str
    id: str
    text: str
    at: float


class Listed(Struct, frozen=True):
    """A table as the owner sees it in a list."""

    id: str
    summary: str  # JSON of the lobby's line
    at: float  # when something changed there


class StoredTable(Struct, frozen=True):
    """All that is kept of a table, except the picks of its games."""

    journal: list[str]
    games: list[GameRow]
    chat: list[ChatRow]
    made_at: float


class Store(Protocol):
    """Where tables are kept. A write that returns is on disk; one that raises, Lost apart, has changed nothing."""

    lost: Callable[[Lease], None]  # told of each lease that is lost
    changed: Callable[[GuestRow], None]  # told of guests who were changed lately, perhaps by another worker
    gone: Callable[[str], None]  # told of guests and devices that were signed out lately, perhaps by another worker
    left: Callable[[int], None]  # told of workers that are gone

    shared: bool  # whether other workers write to it as well

    @property
    def degraded(self) -> bool:
        """Whether the last write failed."""

    # Who writes: a table has one worker at a time

    async def claim(self, table: str, new: bool = False) -> Lease | None:
        """The lease of a table; Elsewhere if another worker has it. None: there is no such table."""

    async def release(self, lease: Lease) -> None:
        """Others may have the table now."""

    async def is_sure(self) -> bool:
        """Whether this worker's tables are still its own: one that stood still may have lost them, and not know it."""

    async def workers(self) -> list[Worker]:
        """All others."""

    async def think(self, work: bytes, owner: str) -> str | None:
        """What somebody on another machine has thought; None where nobody thinks there."""

    async def bury(self, worker: int) -> bool:
        """Whether a worker is dead, so that others may have its tables from now on."""

    # Guests

    async def add_guest(self, guest: GuestRow, device: DeviceRow) -> None: ...

    async def change_guest(self, guest: GuestRow) -> None:
        """They are like that from now on; who has signed out meanwhile stays so."""

    async def guest(self, guest: str) -> GuestRow | None: ...

    # Their devices, and what brings them to another one

    async def device(self, mark: str) -> DeviceRow | None: ...

    async def devices(self, guest: str) -> list[DeviceRow]:
        """The one that was used last comes first."""

    async def add_device(self, device: DeviceRow) -> None: ...

    async def see_device(self, mark: str, at: float) -> None:
        """It is used now."""

    async def drop_device(self, mark: str) -> None: ...

    async def sign_out(self, guest: str) -> None:
        """Nobody can come in as them from now on, on no device."""

    async def keep_key(self, key: KeyRow) -> None:
        """In the place of the one that they had."""

    async def drop_key(self, guest: str, kind: str) -> None: ...

    async def keys(self, guest: str) -> list[KeyRow]: ...

    async def guest_of_key(self, mark: str, now: float) -> GuestRow | None:
        """Whom a key brings, if it can still be used."""

    async def use_key(self, mark: str, device: DeviceRow) -> str:
        """Whose device this is from now on; nobody's, if the key cannot be used. A link is used up."""

    async def guest_of_feed(self, mark: str) -> GuestRow | None:
        """Whose feed that is."""

    async def add_passkey(self, passkey: PasskeyRow) -> None: ...

    async def passkey(self, name: str) -> PasskeyRow | None: ...

    async def passkeys(self, guest: str) -> list[PasskeyRow]: ...

    async def use_passkey(self, name: str, count: int) -> None: ...

    async def drop_passkey(self, guest: str, name: str) -> None: ...

    # How they are told of what waits, and what they have set

    async def add_channel(self, channel: ChannelRow) -> None: ...

    async def change_channel(self, channel: ChannelRow) -> None: ...

    async def drop_channel(self, guest: str, name: str) -> None: ...

    async def channels(self, guest: str) -> list[ChannelRow]: ...

    async def set_preference(self, guest: str, kind: str, text: str) -> None:
        """JSON; an empty text: none."""

    async def preferences(self, guest: str) -> dict[str, str]: ...

    async def who_prefers(self, kind: str, part: str) -> dict[str, str]:
        """Guests whose preference has this part in it, and all of it."""

    async def owner_of_name(self, skeleton: str) -> str:
        """Whose name looks like this; nobody's, if it is free."""

    # Tables

    async def write_journal(self, lease: Lease, noted: Noted) -> None: ...

    async def deal(self, lease: Lease, noted: Noted, game: GameRow, picks: Sequence[PickRow] = ()) -> None: ...

    async def append(
        self, lease: Lease, *picks: PickRow, noted: Noted | None = None, state: StateRow | None = None
    ) -> None:
        """All of them, and what is noted with them, or none."""

    async def finish(self, lease: Lease, state: StateRow, noted: Noted, played: Sequence[PlayedRow] = ()) -> None:
        """A game is over in this state; by whom it was played."""

    async def seal(self, lease: Lease, answer: SealedRow) -> None: ...

    async def say(self, lease: Lease, line: ChatRow, keep: int) -> None: ...

    async def load(self, table: str) -> StoredTable | None: ...

    async def picks(self, game: str) -> list[PickRow]: ...

    async def states(self, game: str) -> list[StateRow]: ...

    async def sealed(self, game: str) -> list[SealedRow]: ...

    async def game(self, game: str) -> GameRow | None: ...

    async def lobby(self, since: float, most: int) -> list[str]: ...

    async def tables_of(self, guest: str, most: int) -> list[str]: ...

    async def played_by(self, guest: str, wanted: PlayedFilter, most: int) -> list[PlayedGame]:
        """The newest first."""

    async def tally_of(self, guest: str) -> list[Tally]: ...

    async def against(self, guest: str, most: int) -> list[Against]:
        """Whom somebody has played with; those met most often."""

    async def series_at(self, table: str) -> dict[tuple[str, str], int]:
        """By guest and result: how many of the games at a table went so."""

    async def company(self, game: str) -> list[str]:
        """Who has played a game to its end."""

    async def put_off(self, lease: Lease, due: float) -> None:
        """A game over days leaves memory until then (wall clock); 0: it is in memory."""

    async def due(self, first: float, last: float, after: str, most: int) -> list[str]:
        """Tables with games over days that were put off until a time from `first` to `last`, by id, after this one."""

    # What the owner needs

    async def keep(self, note: Note) -> None:
        """Keep a note; one with the same kind and id is replaced."""

    async def drop(self, kind: str, name: str) -> None: ...

    async def notes(self) -> list[Note]: ...

    async def latest_tables(self, most: int) -> list[Listed]: ...

    async def guests_like(self, text: str, most: int) -> list[GuestRow]: ...

    async def tables_naming(self, guest: str) -> list[str]: ...

    async def rewrite(
        self, lease: Lease, entries: Mapping[int, str], names: Mapping[str, str], guest: str, summary: Summary
    ) -> None:
        """Other words in entries of a journal, other names in games, and no line of chat by this guest, all at once."""

    async def erase_guest(self, guest: str) -> None: ...

    async def old_tables(self, before: float, most: int) -> list[str]: ...

    async def erase_table(self, lease: Lease) -> None: ...

    async def erase_old_guests(self, before: float) -> None: ...

    # The server's own runs: clocks stand still between them

    async def begin_run(self, at: float, address: str = "", secret: str = "") -> None:
        """From now on; `address` and `secret`: where other workers reach this one, and what they show there."""

    async def heartbeat(self, at: float) -> None: ...

    def up_since(self, at: float, now: float) -> float:
        """Seconds that the server was up between these moments."""

    async def close(self) -> None: ...

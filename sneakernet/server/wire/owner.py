"""What the owner of a server may say and sees, and what players may tell the owner."""

from typing import Annotated

from msgspec import Meta, Struct

from sneakernet.server.wire.commands import Line, Token

Days = Annotated[float, Meta(gt=0, le=36_500)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]


class Word(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=str.lower):
    """Something that the owner wants to be done."""


class Ban(Word, frozen=True):
    """A guest, or a network, may not come in for so many days; with `network` also from where the guest is now."""

    id: Name
    days: Days = 30.0
    network: bool = False


class Unban(Word, frozen=True):
    """They may come in again."""

    id: Name


class Forget(Word, frozen=True):
    """Nothing is left of a guest; others keep the games they played with somebody."""

    guest: Token


class Erase(Word, frozen=True):
    """A table is gone, with all its games."""

    table: Token


class Announce(Word, frozen=True):
    """Everybody sees this line at every table and in the lobby; empty: no longer."""

    text: Line = ""


class Drain(Word, frozen=True):
    """No new tables and no new games begin, because the server will stop; or they do again."""

    drain: bool = True


class Dismiss(Word, frozen=True):
    """A report is dealt with."""

    report: Token


OwnersWord = Ban | Unban | Forget | Erase | Announce | Drain | Dismiss


class OwnerTable(Struct, frozen=True):
    """A table in the owner's list."""

    id: str
    link: str
    title: str
    game: str
    phase: str
    pace: str
    public: bool
    people: list[str]
    changed: float  # seconds since something changed
    here: int  # open sockets; only of this worker


class OwnerGuest(Struct, frozen=True):
    """A guest in the owner's list."""

    id: str
    name: str
    language: str
    age: float  # seconds since they came first
    banned: bool


class OwnerBan(Struct, frozen=True):
    """Somebody, or a network, that may not come in."""

    id: str
    name: str
    left: float  # seconds


class OwnerReport(Struct, frozen=True):
    """What somebody told about somebody."""

    id: str
    age: float
    by: str
    by_name: str
    guest: str
    name: str
    table: str
    text: str
    said: list[str]


class OwnerPage(Struct, frozen=True):
    """All that the owner sees at once."""

    version: str
    draining: bool
    notice: str
    degraded: bool
    in_memory: int
    playing: int
    sockets: int
    tables: list[OwnerTable]
    guests: list[OwnerGuest]
    bans: list[OwnerBan]
    reports: list[OwnerReport]


class Done(Struct, frozen=True):
    """It was done."""

    done: str


class NewReport(Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the owner of this server about somebody at a table."""

    table: Token
    guest: Token
    text: Line = ""


class Block(Struct, frozen=True, forbid_unknown_fields=True):
    """Hear nothing of somebody any more, nor let them sit down at my tables; or again."""

    guest: Token
    block: bool = True


class Blocks(Struct, frozen=True):
    """Whom I do not want to hear."""

    guests: list[str]

"""Which games I have played, and how they went: the answers over HTTP."""

from msgspec import Struct

from sneakernet.server.wire.commands import Token


class PlayedLine(Struct, frozen=True):
    """A game that I have played."""

    id: str  # of the game: its replay is at /r/{id}
    game: str
    edition: str
    seats: int
    names: list[str]  # how everybody was called at the deal; who was forgotten not at all
    seat: str  # mine
    result: str  # "won", "shared", "draw", "lost" or "left"; empty where it was not noted then
    bots: list[str]  # the levels of the bots at the end
    at: float  # when it ended, in seconds since 1970


class PlayedPage(Struct, frozen=True):
    """Some of my games, the newest first."""

    games: list[PlayedLine]
    more: str  # `before` for the next page; empty: these are all


class TallyLine(Struct, frozen=True):
    """So many of my games of one kind with one result."""

    game: str
    edition: str
    seats: int
    bots: list[str]
    result: str
    count: int


class AgainstLine(Struct, frozen=True):
    """So many of my games with somebody, with one result of mine."""

    name: str
    seats: int
    result: str
    count: int


class TallyPage(Struct, frozen=True):
    """All my games, counted; and those with other people, those first whom I have met most often."""

    tally: list[TallyLine]
    against: list[AgainstLine]


class SeriesLine(Struct, frozen=True):
    """How the games at a table went for somebody who sits there."""

    seat: str
    name: str
    won: int
    shared: int
    draw: int
    lost: int


class SeriesPage(Struct, frozen=True):
    """How the games at a table went so far."""

    games: int
    lines: list[SeriesLine]


class Again(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of mine to which everybody is invited with whom I played this game."""

    game: Token
    table: Token


class Invited(Struct, frozen=True):
    """So many were invited."""

    people: int

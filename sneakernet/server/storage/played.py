"""Rows about who has played what, and what is asked and told of them."""

from msgspec import Struct


class PlayedRow(Struct, frozen=True):
    """Somebody has played a game to its end, or left it."""

    guest: str
    game_id: str
    seat: int
    result: str  # "won", "shared", "draw", "lost" or "left"; empty where it was not noted then
    bots: str  # who else sat there at the end: the levels of bots, in order, with blanks between
    at: float


class PlayedGame(Struct, frozen=True):
    """The same with what a list of games shows."""

    id: str
    game: str
    edition: str
    seats: int
    names: str  # JSON: who sat where at the deal
    seat: int
    result: str
    bots: str
    at: float


class PlayedFilter(Struct, frozen=True):
    """Which games somebody looks for; what is empty does not matter."""

    game: str = ""
    edition: str = ""
    result: str = ""
    name: str = ""  # a part of how somebody at the table was called
    since: float = 0.0
    until: float = 1e12
    before: tuple[float, str] = (1e12, "")  # those that come after this one in the list, by time and id


class Tally(Struct, frozen=True):
    """So many games of a kind with one result."""

    game: str
    edition: str
    seats: int
    bots: str
    result: str
    count: int


class Against(Struct, frozen=True):
    """So many games against somebody, at tables of a size, with one result of one's own."""

    name: str
    seats: int
    result: str
    count: int

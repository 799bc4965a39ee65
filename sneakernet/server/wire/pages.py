"""Bodies of the HTTP routes that are not messages of a table."""

from typing import Any

from msgspec import Struct

from sneakernet.server.wire.commands import Language, Line
from sneakernet.server.wire.messages import EventLine, Guest, Result, ViewMessage


class NewGuest(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody comes in. With `token` the secret is returned for a bot or a terminal, and no cookie is set."""

    name: Line = ""
    language: Language = ""
    token: bool = False


class GuestPage(Struct, frozen=True):
    """Who I am."""

    guest: Guest
    token: str  # only right after it was made, and only if it was asked for
    keeps_name: bool = False  # whether nobody else here may be called so; said of oneself alone


class GuestChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A new name or language."""

    name: Line | None = None
    language: Language | None = None


class SettingLine(Struct, frozen=True):
    """A setting of a game."""

    name: str
    text: str
    default: str
    values: list[str]
    low: int
    high: int
    rule: str


class EditionLine(Struct, frozen=True):
    """An edition of a game."""

    name: str
    title: str
    seats: list[int]  # the first one is recommended


class BotLine(Struct, frozen=True):
    """A bot that can take a chair."""

    name: str
    title: str
    about: str  # how it plays, as the end of a sentence that begins with its title


class GamePage(Struct, frozen=True):
    """A game on the first page."""

    name: str
    title: str
    pitch: str
    goal: str
    minutes: int  # what a game takes; 0: nobody has said
    editions: list[EditionLine]
    settings: list[SettingLine]
    bots: list[BotLine]
    browser: list[str]  # files that it brings along for the browser, below /static/games/{name}/


class GamesPage(Struct, frozen=True):
    """The games there are."""

    games: list[GamePage]
    languages: list[str]
    printing: bool = True  # whether this server prints sheets
    passkeys: bool = False  # whether one can come in by a passkey


class SamplesPage(Struct, frozen=True):
    """How many sheets there are to look at."""

    sheets: int


class CardLine(Struct, frozen=True):
    """A card in words."""

    id: str
    name: str
    short: str
    text: str
    facts: str
    numbers: dict[str, int | str]
    kind: str
    copies: int
    rules: list[str]


class CardsPage(Struct, frozen=True):
    """The cards of an edition."""

    game: str
    edition: str
    cards: list[CardLine]


class RuleLine(Struct, frozen=True):
    """A numbered rule."""

    number: str
    title: str
    text: str


class RuleSection(Struct, frozen=True):
    """A heading of the rules."""

    name: str
    title: str
    rules: list[RuleLine]


class RulesPage(Struct, frozen=True):
    """The rules of a game."""

    game: str
    title: str
    intro: str
    sections: list[RuleSection]


class LobbyLine(Struct, frozen=True):
    """A public table in the lobby."""

    id: str
    link: str
    title: str
    game: str
    game_title: str
    edition: str
    seats: int
    people: list[str]
    open_chairs: int  # free ones and bots' ones
    phase: str
    pace: str
    watch: bool
    changed: int = 0  # when somebody last came, went, began or ended a game there, in seconds since 1970


class LobbyPage(Struct, frozen=True):
    """The public tables, the newest first."""

    tables: list[LobbyLine]
    notice: str  # what the owner of the server tells everybody, normally empty


class Invited(Struct, frozen=True):
    """A table to which I am invited."""

    table: LobbyLine
    by: str  # how they are called


class MyTables(Struct, frozen=True):
    """The tables where I sit, private ones too."""

    tables: list[LobbyLine]
    waiting: list[str]  # ids of those that wait for me
    invited: list[Invited] = []


class ReplayFrame(Struct, frozen=True):
    """One step of a replay."""

    n: int
    seat: str  # who chose, empty for the first frame
    pick: str
    label: str
    caption: str  # what happened in this step, as far as the side knows; never empty
    turn: bool  # whether a turn begins here
    view: dict[str, Any]
    events: list[EventLine]
    news: list[str]


class ReplayPage(Struct, frozen=True):
    """A finished game, step by step, through the eyes of one side."""

    game: str
    edition: str
    id: str
    side: str  # a seat's letter, "table" (what everybody saw) or "all" (all hands open)
    names: list[str]
    count: int  # frames in all
    first: int  # number of the first frame below
    frames: list[ReplayFrame]
    result: Result
    seed: str
    salt: str
    commitment: str


class ChancePage(Struct, frozen=True):
    """What the chance of a finished game came from, and where its stream stood: anybody can draw the numbers again.

    `steps`: a number of picks, and the four words of the stream after them; first the deal.
    """

    id: str
    seed: str  # the secret, and behind it the words of the seats
    salt: str
    commitment: str
    steps: list[list[int]]


class EarlierFrame(Struct, frozen=True):
    """An earlier view of mine in the game that goes on, with what I did then."""

    view: ViewMessage
    chose: str  # what I picked, or answered in its window; empty: nothing
    reasons: dict[str, str]  # by card of my hand: why it could not be played


class EarlierPage(Struct, frozen=True):
    """Some of my earlier views, the oldest first, by their `seq`; of choices that were taken back there are none."""

    id: str
    side: str
    views: list[EarlierFrame]
    more: bool  # whether there are earlier ones


class MomentLine(Struct, frozen=True):
    """A pick that turned a game."""

    step: int  # so many picks were made before it: the frame of the replay, and the position of the puzzle
    text: str
    before: float  # the chance with the better pick
    after: float


class ReviewPage(Struct, frozen=True):
    """What turned a finished game for one player, in the order of the game."""

    id: str
    side: str
    moments: list[MomentLine]
    choices: int  # how many this player had
    thought_over: int  # how many of them there was time for, spread over the whole game
    dear: float  # the share of a win from which on a choice is told


class Health(Struct, frozen=True):
    """How the server is: "ok", "degraded" when nothing can be written, "draining" when it begins no new games."""

    status: str
    version: str

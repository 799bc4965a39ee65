"""What a server tells a client, as far as the terminal uses it: docs/reference/network.md. Other fields are ignored."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from sneakernet.core.view import Pile, View, seat_of
from sneakernet.terminal.safe import Unfit, safe

Number = Annotated[int, Meta(ge=-(10**9), le=10**9)]
Letter = Annotated[str, Meta(pattern="^[A-F]?$")]
Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,64}$")]


class OptionLine(Struct, frozen=True):
    """One option; in a set also how often, what it is exchangeable with, and its group."""

    pick: str
    label: str
    text: str = ""
    verb: str = ""
    card: str = ""
    target: str = ""
    times: Annotated[int, Meta(ge=0, le=99)] = 1
    like: str = ""
    group: Number = -1


class SetPrompt(Struct, frozen=True):
    """A set that is asked for as a whole."""

    name: str = ""
    rule: str = ""
    least: Number = 0
    most: Number = 0
    ordered: bool = False
    done: str = ""
    chosen: list[str] = []
    options: list[OptionLine] = []


class Prompt(Struct, frozen=True):
    """The question that waits for this reader."""

    about: str = ""
    text: str = ""
    help: str = ""
    options: list[OptionLine] = []
    set: SetPrompt | None = None


class Window(Struct, frozen=True):
    """An open answer window."""

    kind: str = ""
    sort: str = ""
    sort_text: str = ""
    text: str = ""
    eligible: list[str] = []
    left_ms: Number = -1
    total_ms: Number = 0
    held: bool = False
    holds_left: Number = 0
    answer: str = ""
    prompt: Prompt | None = None


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: list[str] = []
    scores: list[Number] = []
    text: str = ""
    names: list[str] = []
    why: str = ""


class Heap(Struct, frozen=True):
    """A place with cards."""

    count: Number = 0
    cards: list[str] = []


class Seen(Struct, frozen=True):
    """What a view shows; facts are the game's own."""

    places: dict[str, Heap] = {}
    memory: dict[str, list[str]] = {}
    facts: dict[str, Any] = {}

    def view(self, seat: str, asked: str, about: str, seats: int) -> View:
        """The same as games draw it."""
        view = View(
            seat_of(seat) if seat else -1,
            {name: Pile(pile.count, tuple(pile.cards)) for name, pile in self.places.items()},
            self.facts,
        )
        view.memory = {name: tuple(cards) for name, cards in self.memory.items()}
        view.asked, view.about, view.seats = asked, about, seats
        return view


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    """All that this reader may see of the game."""

    game: Id
    seq: Number
    view: Seen
    seat: Letter = ""
    asked: Letter = ""
    about: str = ""
    waiting: str = ""
    prompt: Prompt | None = None
    window: Window | None = None
    news: list[str] = []
    can_undo: bool = False
    result: Result | None = None


class Chair(Struct, frozen=True):
    """A chair and who sits on it."""

    seat: Letter
    kind: str = "open"
    name: str = ""
    guest: str = ""
    bot: str = ""
    present: bool = True
    stand_in: bool = False
    away_ms: Number | None = None
    clock_ms: Number | None = None
    running: bool = False
    ahead: bool = False


class Watcher(Struct, frozen=True):
    """Somebody who is here and does not sit."""

    guest: str = ""
    name: str = ""


class Rematch(Struct, frozen=True):
    """Another game is offered."""

    replay: bool = False
    starter: str = ""
    accepted: list[str] = []


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table: what is played, and who sits there."""

    id: Id
    game: str
    chairs: Annotated[list[Chair], Meta(max_length=6)]
    link: str = ""
    title: str = ""
    host: str = ""
    phase: str = "waiting"
    game_title: str = ""
    edition: str = ""
    settings: dict[str, str] = {}
    seats: Annotated[int, Meta(ge=1, le=6)] = 2
    tempo: str = "normal"
    watch: bool = True
    chat: bool = True
    hints_now: bool = False
    watching: list[Watcher] = []
    watching_count: Number = 0
    games: list[Id] = []
    playing: Id = ""
    next_commitment: Id = ""
    rematch: Rematch | None = None
    trouble: str = ""


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody says something."""

    n: Number = 0
    name: str = ""
    seat: Letter = ""
    text: str = ""


class Order(Struct, frozen=True):
    """An armed answer."""

    pick: str
    card: str = ""
    by: str = ""
    at: str = ""
    least: Number = 0
    requires: str = ""
    never: str = ""
    uses: Number = 1


class You(Struct, frozen=True):
    """The reader."""

    guest: str = ""
    name: str = ""
    seat: Letter = ""
    host: bool = False
    language: str = ""
    orders: list[Order] = []
    ahead: str = "off"
    ahead_sort: str = ""
    ahead_text: str = ""


class YouMessage(Struct, frozen=True, tag_field="type", tag="you"):
    """Something about the reader changed."""

    you: You


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """Everything there is to know, first of all."""

    you: You
    table: TableMessage
    view: ViewMessage | None = None
    log: list[str] = []
    chat: list[ChatLine] = []
    phrases: dict[str, str] = {}


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was carried out."""

    id: str = ""
    sealed: bool = False


class Problem(Struct, frozen=True, tag_field="type", tag="error"):
    """A command was refused."""

    code: str
    text: str = ""
    id: str = ""
    rule: str = ""
    view: ViewMessage | None = None


class Why(Struct, frozen=True, tag_field="type", tag="why"):
    """Why a card cannot be played now."""

    card: str = ""
    possible: bool = False
    text: str = ""
    id: str = ""


class Hint(Struct, frozen=True, tag_field="type", tag="hint"):
    """What a strong player would pick."""

    seq: Number = 0
    pick: str = ""
    text: str = ""
    id: str = ""


class WindowMessage(Struct, frozen=True, tag_field="type", tag="window"):
    """The window changed, or closed."""

    seq: Number = 0
    window: Window | None = None


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server hangs up."""

    code: str = ""
    text: str = ""


Message = (
    Welcome | ViewMessage | TableMessage | ChatLine | YouMessage | Ack | Problem | Why | Hint | WindowMessage | Bye
)
KNOWN = {kind.__struct_config__.tag for kind in Message.__args__}


def read(text: str | bytes) -> Message | None:
    """A message; None for one of a kind that is not known here. Unfit for what is none."""
    try:
        data = safe(msgspec.json.decode(text))
        if not isinstance(data, dict):
            raise Unfit("no message")
        if data.get("type") not in KNOWN:
            return None
        message: Message = msgspec.convert(data, Message)
        return message
    except (msgspec.MsgspecError, ValueError, TypeError, RecursionError) as problem:
        raise Unfit(str(problem)[:200]) from None

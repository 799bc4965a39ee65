"""The lobby, full screen: my tables, open tables, new ones."""

from typing import Any, ClassVar, Final

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from sneakernet.core.complaint import Complaint
from sneakernet.say.complaints import complain
from sneakernet.terminal.address import read_address
from sneakernet.terminal.lobby import Line, Lobby
from sneakernet.terminal.screen.dialogs import Choosing, Reading
from sneakernet.terminal.screen.parts import Choices, Entry
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.words import Words

LOGO: Final = (
    "█▀ █▄ █ █▀▀ ▄▀█ █▄▀ █▀▀ █▀█ █▄ █ █▀▀ ▀█▀",
    "▄█ █ ▀█ ██▄ █▀█ █ █ ██▄ █▀▄ █ ▀█ ██▄  █ ",
)
AGAIN: Final = 5.0  # seconds until the lobby is looked up once more


class LobbyScreen(Screen[str]):
    """What there is to play; ends with where to go: `table ID`, `seat ID`, or nothing."""

    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012  # as Textual has it
    BINDINGS: ClassVar[list[BindingType]] = [
        ("q", "dismiss('')", ""),
        ("t", "link", ""),
        ("escape", "back", ""),
        ("question_mark", "help", ""),
    ]

    def __init__(self, words: Words, service: Service, name: str) -> None:
        super().__init__()
        self.words = words
        self.say = words.say
        self.service = service
        self.guest = name
        self.lobby = Lobby(words, service)
        self.lines: list[Line] = []

    def compose(self) -> ComposeResult:
        yield Static(id="banner", markup=False)
        yield Static(id="welcome", markup=False)
        yield Static(id="notice", markup=False)
        yield Choices(id="tables")
        yield Input(id="talk", placeholder=self.say("lobby-link"))
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        host = self.service.public.partition("://")[2]
        self.query_one("#banner", Static).update(Text(f" ░▒▓ SNEAKERNET ▓▒░ {self.guest}  ● {host}", no_wrap=True))
        logo = Text("\n" + "\n".join(f"  {line}" for line in LOGO) + "\n", "bold")
        self.query_one("#welcome", Static).update(logo.append(f"  {self.say('lobby-welcome')}\n", "not bold"))
        self.query_one("#keys", Static).update(Text(f" {self.say('lobby-keys')}", no_wrap=True))
        self.query_one(Choices).focus()
        self.look()
        self.set_interval(AGAIN, self.look)

    @work(exclusive=True)
    async def look(self) -> None:
        """What there is now."""
        try:
            lines = await self.lobby.look()
        except (Refused, Unreachable, AttributeError, TypeError, KeyError) as problem:
            self.tell(str(problem))
            return
        if lines != self.lines:
            self.lines = lines
            choices = self.query_one(Choices)
            choices.offer([Entry(self.shown(line), self.refresh_nothing) for line in lines], choices.highlighted)

    def shown(self, line: Line) -> Text:
        """One line of the list."""
        parts: list[tuple[str, str]] = [(line.head, "bold"), (f"  {line.phase}" if line.phase else "", "")]
        return Text.assemble(*parts, (f"  {line.more}", "dim"), no_wrap=True, overflow="ellipsis")

    async def refresh_nothing(self) -> None:
        """Entries of the lobby are carried out by their place."""

    def tell(self, text: str) -> None:
        """Something went wrong."""
        notice = self.query_one("#notice", Static)
        notice.update(text)
        notice.add_class("on")

    def on_key(self, event: Key) -> None:
        if not isinstance(self.focused, Input):
            entry = self.query_one(Choices).by_key(event.character or "")
            if entry is not None:
                event.stop()
                self.go(self.query_one(Choices).entries.index(entry))

    @on(OptionList.OptionSelected, "#tables")
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.go(event.option_index)

    @work
    async def go(self, n: int) -> None:
        """Where this line leads."""
        if not 0 <= n < len(self.lines):
            return
        kind, _, what = self.lines[n].goal.partition(" ")
        if kind != "new":
            self.dismiss(f"{kind} {what}")
            return
        try:
            table = await self.begin(self.lobby.game(what))
        except (Refused, Unreachable, KeyError, TypeError) as problem:
            self.tell(str(problem))
            return
        if table:
            self.dismiss(f"table {table}")

    async def begin(self, game: dict[str, Any]) -> str:
        """A new table: with bots at once, or open to all; which edition, how many seats. Nothing if not, after all."""
        answers: list[int] = []
        for options in (self.lobby.kinds(), self.lobby.sorts(game)):
            rows = [(Text(option), str(n)) for n, option in enumerate(options)]
            chosen = await self.choose(str(game["title"]), rows) if len(rows) > 1 else "0"
            if not chosen:
                return ""
            answers.append(int(chosen))
        return await self.lobby.make(game, *answers)

    async def choose(self, title: str, rows: list[tuple[Text, str]]) -> str:
        """A short list."""
        return await self.app.push_screen_wait(Choosing(title, rows, self.say("closes"))) or ""

    def action_link(self) -> None:
        line = self.query_one("#talk", Input)
        line.add_class("on")
        line.focus()

    def action_back(self) -> None:
        self.query_one("#talk", Input).remove_class("on")
        self.query_one(Choices).focus()

    def action_help(self) -> None:
        self.app.push_screen(Reading(self.say("title-help"), Text(self.say("lobby-help")), self.say("closes")))

    @on(Input.Submitted, "#talk")
    def linked(self, event: Input.Submitted) -> None:
        """To a table by its link, on this server."""
        try:
            address = read_address(event.value, self.service.public)
        except Complaint as problem:
            self.tell(complain(self.words.speech, problem))
            return
        if address.server not in (self.service.server, self.service.public) or not address.id:
            self.tell(self.say("lobby-elsewhere", link=event.value.strip()[:200]))
            return
        self.dismiss(f"{'replay' if address.kind == 'replay' else 'seat'} {address.id}")

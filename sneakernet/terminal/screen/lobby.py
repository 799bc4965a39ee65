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
        self.games: list[dict[str, Any]] = []
        self.lines: list[tuple[Text, str]] = []

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
            if not self.games:
                self.games = list((await self.service.get("/api/games")).get("games", []))
            mine = (await self.service.get("/api/me/tables")).get("tables", [])
            public = (await self.service.get("/api/tables")).get("tables", [])
            self.show(mine, public)
        except (Refused, Unreachable, AttributeError, TypeError, KeyError) as problem:
            self.tell(str(problem))

    def show(self, mine: list[dict[str, Any]], public: list[dict[str, Any]]) -> None:
        """The list: games to begin, tables that go on, tables of others."""
        known = {str(line["id"]) for line in mine}
        lines = [(self.line(line, "lobby-mine"), f"table {line['id']}") for line in mine]
        for line in public:
            if str(line["id"]) not in known:
                kind = "seat" if line["open_chairs"] else "table"
                lines.append((self.line(line, f"lobby-{kind}"), f"{kind} {line['id']}"))
        for game in self.games:
            said = Text.assemble(
                (self.say("lobby-new", game=str(game["title"])), "bold"), (f"  {game['pitch']}", "dim")
            )
            lines.append((said, f"new {game['name']}"))
        if [line for _, line in lines] != [line for _, line in self.lines]:
            self.lines = lines
            choices = self.query_one(Choices)
            choices.offer([Entry(text, self.refresh_nothing) for text, _ in lines], choices.highlighted)

    async def refresh_nothing(self) -> None:
        """Entries of the lobby are carried out by their place."""

    def line(self, line: dict[str, Any], kind: str) -> Text:
        """A table in one line."""
        people = ", ".join(str(name) for name in line["people"])
        title = f" · {line['title']}" if line["title"] else ""
        phase = self.say(f"phase-{line['phase']}") if line["phase"] in ("waiting", "playing", "over") else ""
        head = (f"{self.say(kind)}: {line['game_title']}{title}", "bold")
        return Text.assemble(head, f"  {phase}", (f"  {people}", "dim"), no_wrap=True, overflow="ellipsis")

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
        kind, _, what = self.lines[n][1].partition(" ")
        if kind != "new":
            self.dismiss(f"{kind} {what}")
            return
        game = next(game for game in self.games if game["name"] == what)
        try:
            wish = await self.wish(game)
            if wish is not None:
                made = await self.service.post("/api/tables", wish)
                self.dismiss(f"table {made['table']['id']}")
        except (Refused, Unreachable, KeyError, TypeError) as problem:
            self.tell(str(problem))

    async def wish(self, game: dict[str, Any]) -> dict[str, Any] | None:
        """What sort of table: with bots at once, or open to all; which edition, how many seats."""
        rows = [(Text(self.say(f"lobby-{kind}")), kind) for kind in ("bots", "open", "private")]
        kind = await self.choose(str(game["title"]), rows)
        if not kind:
            return None
        sorts = [(edition, seats) for edition in game["editions"] for seats in edition["seats"]]
        forms = [
            (Text(self.say("lobby-sort", edition=str(edition["title"]), seats=int(seats))), str(n))
            for n, (edition, seats) in enumerate(sorts)
        ]
        sort = await self.choose(str(game["title"]), forms) if len(forms) > 1 else "0"
        if not sort:
            return None
        edition, seats = sorts[int(sort)]
        wish = {"game": game["name"], "edition": edition["name"], "seats": seats, "public": kind == "open"}
        return {**wish, "start": kind == "bots"}

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

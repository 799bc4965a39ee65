"""The table, full screen: what lies there, one's hand, the question, what happened, who talks."""

from typing import ClassVar, Final

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Key, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Input, OptionList, Static

from sneakernet.terminal.link import Closed, News
from sneakernet.terminal.messages import Hint, Problem, Welcome, Why
from sneakernet.terminal.screen import deeds, told
from sneakernet.terminal.screen.parts import Choices, Entry, Hand
from sneakernet.terminal.table import AtTable

SOON: Final = 0.03  # seconds in which several messages are drawn at once
TICK: Final = 0.2
BAR: Final = 1  # columns that a scroll bar takes where it is needed
SCROLLED: Final = 120  # lines of the log that are on the screen


class TableScreen(Screen[str]):
    """One table, until one leaves it."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide"), (160, "-huge")]  # noqa: RUF012  # as Textual has it
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        ("question_mark", "deed('help')", ""),
        ("w", "deed('why')", ""),
        ("c", "deed('cards')", ""),
        ("r", "deed('rules')", ""),
        ("slash", "deed('search')", ""),
        ("d", "sheet", ""),
        ("u", "deed('undo')", ""),
        ("h", "deed('hint')", ""),
        ("l", "deed('log')", ""),
        ("p", "deed('ahead')", ""),
        ("o", "deed('hold')", ""),
        ("a", "deed('arm')", ""),
        ("n", "deed('next')", ""),
        ("i", "deed('invite')", ""),
        ("b", "deed('past')", ""),
        ("t", "talk", ""),
        ("q", "deed('leave')", ""),
        ("escape", "back", ""),
        ("space", "mark", ""),
        ("tab", "app.focus_next", ""),
        ("pageup", "scroll(-1)", ""),
        ("pagedown", "scroll(1)", ""),
    ]

    def __init__(self, at: AtTable, greeting: str = "", sit: bool = False) -> None:
        super().__init__()
        self.at = at
        self.deeds = deeds.Deeds(self)
        self.notice = greeting
        self.sit = sit  # take a seat as soon as the line is up
        self.timer: Timer | None = None
        self.asked: object = None  # the question whose choices are shown
        self.noticed: tuple[str, int] | None = None  # the moment that a notice is about; None: until the first choice

    def compose(self) -> ComposeResult:
        yield Static(id="banner", markup=False)
        with Horizontal(id="middle"):
            yield box("sheet_box", Static(id="sheet", markup=False))
            with Vertical(id="main"):
                yield box("board_box", Static(id="board", markup=False))
                yield Hand()
                yield Static(id="news", markup=False)
                yield Static(id="notice", markup=False)
                with Vertical(id="ask"):
                    yield Static(id="window", markup=False)
                    yield Static(id="question", markup=False)
                    yield Choices(id="choices")
            with Vertical(id="side"):
                yield box("log_box", Static(id="log", markup=False))
                yield box("chat_box", Static(id="chat", markup=False))
        yield Input(id="talk", placeholder=self.at.words.say("talk"), max_length=200)
        yield Static(id="keys")

    def on_mount(self) -> None:
        say = self.at.words.say
        for name in ("log", "chat"):
            self.query_one(f"#{name}_box").border_title = say(f"title-{name}")
            self.query_one(f"#{name}_box").anchor()  # the newest is in sight
        self.query_one("#log_box").can_focus = False
        self.query_one(Choices).focus()
        self.listen()
        self.set_interval(TICK, self.tick)
        self.show()

    # What comes

    @work
    async def listen(self) -> None:
        """Take in whatever comes, until the line is down for good."""
        async for news in self.at.link.news():
            self.at.take(news)
            self.hear(news)
            self.soon()
            if self.sit and isinstance(news, Welcome):
                self.sit = False
                if not news.you.seat:
                    await self.at.do("sit")

    def hear(self, news: News) -> None:
        """Answers to what one has asked."""
        match news:
            case Problem() | Hint():
                self.tell(news.text)
            case Why():
                self.deeds.explained(news)
            case Closed():
                self.tell(news.text or self.at.words.say("closed", why=news.code))
            case _:
                pass

    def tell(self, text: str) -> None:
        """Say something about this moment."""
        self.notice = text
        self.noticed = self.moment()
        self.soon()

    def moment(self) -> tuple[str, int]:
        """Which moment of which game it is."""
        view = self.at.view
        return ("", -1) if view is None else (view.game, view.seq)

    def soon(self) -> None:
        """Draw anew, once for all that comes now."""
        if self.timer is None and self.is_mounted:
            self.timer = self.set_timer(SOON, self.show)

    def tick(self) -> None:
        """Windows run out, and lines are dialled again."""
        if self.at.view is not None and self.at.view.window is not None:
            self.show_window()

    # What is shown

    def show(self) -> None:
        """Everything."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        if not self.is_mounted:
            return
        at = self.at
        self.query_one("#banner", Static).update(told.banner(at, self.size.width))
        self.query_one("#keys", Static).update(told.keys(at, self.size.width))
        self.query_one("#log", Static).update(Text("\n").join(told.log(at)[-SCROLLED:]))
        self.query_one("#chat", Static).update(Text("\n").join(told.chat(at)))
        self.query_one("#news", Static).update(told.latest(at, self.size.height))
        self.show_table()
        self.show_window()
        self.show_question()

    def show_table(self) -> None:
        """The board, what the game shows beside it, and the hand."""
        at = self.at
        board = self.query_one("#board_box")
        lines = at.drawn("board", max(40, (board.content_size.width or self.size.width - 4) - BAR))
        self.query_one("#board", Static).update(Text("\n").join(lines or told.lounge(at, self.size.height)))
        board.border_title = Text(f" {at.title} ")
        sheet = self.query_one("#sheet_box")
        drawn = at.drawn("sheet", max(40, (sheet.content_size.width or 42) - BAR))
        sheet.border_title = Text(f" {told.sheet_title(at)} ")
        self.query_one("#sheet", Static).update(Text("\n").join(drawn))
        sheet.set_class(not drawn, "empty")
        sheet.styles.display = None if drawn else "none"
        if at.book is not None:
            can = {option.card for option in at.prompt.options if option.card} if at.prompt is not None else set[str]()
            cards = [at.book.card(card) for card in at.hand]
            self.query_one(Hand).hold(cards, can, told.styles(at), at.words.say("hand"))

    def show_window(self) -> None:
        """The open window, and how long it is open."""
        line = self.query_one("#window", Static)
        shown = told.window(self.at)
        line.set_class(shown is not None, "on")
        if shown is not None:
            line.update(shown)

    def show_question(self) -> None:
        """The question with its choices; a notice stays as long as the moment it is about."""
        at = self.at
        if self.noticed not in (None, self.moment()):
            self.notice = ""
        notice = self.query_one("#notice", Static)
        notice.update(self.notice)
        notice.set_class(bool(self.notice), "on")
        self.query_one("#question", Static).update(told.question(at, self.deeds.marks()))
        entries = self.deeds.entries()
        asked = (self.moment(), [entry.label for entry in entries])
        if asked != self.asked:
            choices = self.query_one(Choices)
            same = self.asked is not None and isinstance(self.asked, tuple) and self.asked[0] == asked[0]
            choices.offer(entries, choices.highlighted if same else None)
            self.asked = asked

    @on(Resize)
    def resized(self) -> None:
        self.call_after_refresh(self.show)

    # Keys and mouse

    def on_key(self, event: Key) -> None:
        if isinstance(self.focused, Input):
            return
        entry = self.query_one(Choices).by_key(event.character or "")
        if entry is not None:
            event.stop()
            self.choose(entry)

    @on(OptionList.OptionSelected, "#choices")
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.pressed(event.option_index, enter=True)

    def action_mark(self) -> None:
        """The blank: mark what is highlighted."""
        at = self.query_one(Choices).highlighted
        if at is not None:
            self.pressed(at, enter=False)

    def pressed(self, n: int, enter: bool) -> None:
        """Enter or the blank on a line: in a complete set Enter confirms all of it."""
        choices = self.query_one(Choices)
        marks = self.deeds.marks()
        if enter and marks is not None and marks.marked and marks.complete:
            n = len(choices.entries) - 1
        if 0 <= n < len(choices.entries):
            self.choose(choices.entries[n])

    @work
    async def choose(self, entry: Entry) -> None:
        """Do what this entry is for."""
        self.noticed = self.noticed or self.moment()
        await entry.do()
        self.soon()

    @on(Hand.Played)
    def played(self, event: Hand.Played) -> None:
        entries = [entry for entry in self.query_one(Choices).entries if entry.card == event.card]
        if len(entries) == 1:
            self.choose(entries[0])
        elif entries:
            self.tell(self.at.words.say("several"))
            self.query_one(Choices).highlighted = self.query_one(Choices).entries.index(entries[0])
            self.query_one(Choices).focus()
        else:
            self.run_worker(self.at.do("why", card=event.card))

    @work
    async def action_deed(self, name: str) -> None:
        """One of the things that keys and the palette do."""
        await getattr(self.deeds, name)()
        self.soon()

    def action_sheet(self) -> None:
        """The checklist or the networks, in place of the table where there is no room for both."""
        if not self.at.drawn("sheet", 42):
            self.tell(self.at.words.say("no-sheet"))
            return
        self.toggle_class("sheet_only")
        self.call_after_refresh(self.show)

    def action_talk(self) -> None:
        """A line to say something."""
        if self.at.table is not None and not self.at.table.chat:
            self.tell(self.at.words.say("no-chat"))
            return
        line = self.query_one("#talk", Input)
        line.add_class("on")
        line.focus()

    def action_back(self) -> None:
        """Away from the line, or from the marks."""
        line = self.query_one("#talk", Input)
        line.value = ""
        line.remove_class("on")
        self.remove_class("sheet_only")
        self.notice = ""
        self.deeds.unmark()
        self.query_one(Choices).focus()
        self.soon()

    @on(Input.Submitted, "#talk")
    async def said(self, event: Input.Submitted) -> None:
        text = event.value.strip()
        self.action_back()
        if text:
            phrase = text[1:] if text[:1] == "/" and text[1:] in self.at.phrases else ""
            await self.at.do("say", **({"phrase": phrase} if phrase else {"text": text}))

    def action_scroll(self, pages: int) -> None:
        """Turn the pages of the table."""
        board = self.query_one("#sheet_box" if self.has_class("sheet_only") else "#board_box")
        board.scroll_page_down() if pages > 0 else board.scroll_page_up()


def box(name: str, inside: Static) -> VerticalScroll:
    """Something with an edge that scrolls; keys stay with the choices."""
    scroll = VerticalScroll(inside, id=name, classes="box")
    scroll.can_focus = False
    return scroll

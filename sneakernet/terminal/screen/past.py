"""Looking back, full screen: the table as it was, while the game goes on behind it."""

from typing import ClassVar

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll
from textual.events import Resize
from textual.screen import Screen
from textual.widgets import Static

from sneakernet.terminal.past import Past
from sneakernet.terminal.safe import Unfit
from sneakernet.terminal.service import Refused, Unreachable


class PastScreen(Screen[str]):
    """Earlier views, one at a time; ends with why there are none, or with nothing."""

    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012  # as Textual has it
    BINDINGS: ClassVar[list[BindingType]] = [
        ("left,h,comma", "step(-1)", ""),
        ("right,l,full_stop", "step(1)", ""),
        ("q,escape,b", "dismiss('')", ""),
    ]

    def __init__(self, past: Past) -> None:
        super().__init__()
        self.past = past
        self.say = past.at.words.say

    def compose(self) -> ComposeResult:
        yield Static(id="banner", markup=False)
        yield VerticalScroll(Static(id="board", markup=False), id="board_box", classes="box")
        yield Static(id="told", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.step(-1)
        self.set_interval(1.0, self.show)  # the present goes on

    @work(exclusive=True)
    async def step(self, by: int) -> None:
        """A view back or on; after the newest one comes the present."""
        try:
            await self.past.go(by)
        except (Refused, Unreachable, Unfit) as problem:
            self.dismiss(str(problem))
            return
        if self.past.shown is None:
            self.dismiss("" if self.past.views else self.say("past-none"))
        else:
            self.show()

    def show(self) -> None:
        """The view, and whether the game waits for me."""
        if not self.is_mounted or self.past.shown is None:
            return
        width = self.size.width
        self.query_one("#banner", Static).update(Text(f" ◀ {self.past.title()}"[:width].ljust(width), no_wrap=True))
        self.query_one("#board", Static).update(Text("\n").join(self.past.drawn(max(40, width - 6))))
        self.query_one("#told", Static).update(Text("\n").join(self.past.told()))
        turn = f"  ▶ {self.say('past-turn')}" if self.past.at.prompt is not None else ""
        self.query_one("#keys", Static).update(Text.assemble(f" {self.say('past-keys')}", (turn, "bold"), no_wrap=True))

    def action_step(self, by: int) -> None:
        self.step(by)

    @on(Resize)
    def resized(self) -> None:
        self.call_after_refresh(self.show)

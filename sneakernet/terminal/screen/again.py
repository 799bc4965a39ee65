"""A replay, full screen: step, scrub, let it run, change sides."""

from typing import ClassVar, Final

from rich.text import Text
from textual import on, work
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Click, Resize
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from sneakernet.terminal.replay import Frame, Replay
from sneakernet.terminal.safe import Unfit
from sneakernet.terminal.screen.dialogs import Choosing, Reading
from sneakernet.terminal.service import Refused, Unreachable

PACE: Final = 1.0  # seconds for a step, where it runs
LINES: Final = 4  # of what was told before
KEYS: Final = ("left-right", "up-down", "home-end", "space", "v", "help", "q")


class ReplayScreen(Screen[str]):
    """One game, seen again."""

    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]  # noqa: RUF012  # as Textual has it
    BINDINGS: ClassVar[list[BindingType]] = [
        ("right,l,n", "step(1)", ""),
        ("left,h", "step(-1)", ""),
        ("down,pagedown", "turn(1)", ""),
        ("up,pageup", "turn(-1)", ""),
        ("home,g", "to(0)", ""),
        ("end,G", "to(100000)", ""),
        ("space", "run", ""),
        ("v", "side", ""),
        ("question_mark", "help", ""),
        ("q,escape", "dismiss('')", ""),
    ]

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.say = replay.words.say
        self.shown: Frame | None = None
        self.running: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="banner", markup=False)
        box = VerticalScroll(Static(id="board", markup=False), id="board_box", classes="box")
        box.can_focus = False
        yield box
        with Vertical(id="ask"):
            yield Static(id="question", markup=False)
            yield Static(id="scrub", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.go(0)

    @work(exclusive=True)
    async def go(self, n: int, turns: int = 0) -> None:
        """To a step; or a turn on, or back."""
        replay = self.replay
        try:
            self.shown = await (replay.turn(turns) if turns else replay.go(n))
        except (Refused, Unreachable, Unfit) as problem:
            self.query_one("#question", Static).update(Text(str(problem) or self.say("replay-none")))
            return
        if self.running is not None and replay.at >= replay.head.count - 1:
            self.action_run()
        self.show()

    def show(self) -> None:
        """The frame with its place among all."""
        frame, replay = self.shown, self.replay
        if frame is None or not self.is_mounted:
            return
        width = self.size.width
        title = replay.book.speech.game.rules.title if replay.book is not None else ""
        side = self.side_name(replay.side)
        banner = f" ░▒▓ SNEAKERNET ▓▒░ {title} · {self.say('replay')} · {side}"
        self.query_one("#banner", Static).update(Text(f"{banner[:width]:<{width}}", no_wrap=True))
        self.query_one("#board", Static).update(Text("\n").join(replay.drawn(frame, max(40, width - 4))))
        ended = replay.head.result if replay.at == replay.head.count - 1 else None
        caption = Text(frame.caption, "bold")
        if ended is not None:
            caption.append(f" {ended.text} {ended.why}", "not bold")
        self.query_one("#question", Static).update(caption)
        self.query_one("#scrub", Static).update(self.bar(width - 2))
        keys = "  ".join(f"{self.say(f'replay-key-{key}', 'key')} {self.say(f'replay-key-{key}')}" for key in KEYS)
        self.query_one("#keys", Static).update(Text(f" {keys}", no_wrap=True, overflow="ellipsis"))

    def bar(self, width: int) -> Text:
        """How far it is; a click goes there."""
        count = max(1, self.replay.head.count - 1)
        place = f" {self.replay.at}/{count} {'▶' if self.running is not None else '⏸'}"
        room = max(10, width - len(place) - 2)
        done = round(room * self.replay.at / count)
        return Text("━" * done + "●" + "─" * (room - done) + place, no_wrap=True)

    def side_name(self, side: str) -> str:
        """A side in words."""
        if side in ("all", "table"):
            return self.say(f"side-{side}")
        return f"{side} {self.replay.head.names[ord(side) - ord('A')]}"

    def action_step(self, by: int) -> None:
        self.go(self.replay.at + by)

    def action_turn(self, by: int) -> None:
        self.go(0, turns=by)

    def action_to(self, n: int) -> None:
        self.go(n)

    def action_run(self) -> None:
        """Let it run, or stop it."""
        if self.running is not None:
            self.running.stop()
            self.running = None
        else:
            self.running = self.set_interval(PACE, lambda: self.action_step(1))
        self.show()

    @work
    async def action_side(self) -> None:
        """Through whose eyes."""
        rows = [(Text(self.side_name(side)), side) for side in self.replay.sides]
        side = await self.app.push_screen_wait(Choosing(self.say("title-side"), rows, self.say("closes")))
        if side:
            self.replay.side = side
            self.go(self.replay.at)

    def action_help(self) -> None:
        lines = [f"{self.say(f'replay-key-{key}', 'key'):>10}  {self.say(f'replay-key-{key}')}" for key in KEYS]
        self.app.push_screen(Reading(self.say("title-help"), Text("\n".join(lines)), self.say("closes")))

    @on(Click, "#scrub")
    def scrubbed(self, event: Click) -> None:
        count = max(1, self.replay.head.count - 1)
        self.go(round(count * max(0, event.x - 1) / max(1, self.size.width - 14)))

    @on(Resize)
    def resized(self) -> None:
        self.call_after_refresh(self.show)

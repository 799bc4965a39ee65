"""The application: it shows the lobby, a table or a replay, and goes from one to the other."""

import os
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual import work
from textual.app import App, SystemCommand
from textual.binding import BindingType
from textual.screen import Screen

from sneakernet.terminal.replay import Pages, Replay, pages_of
from sneakernet.terminal.screen import themes
from sneakernet.terminal.screen.again import ReplayScreen
from sneakernet.terminal.screen.lobby import LobbyScreen
from sneakernet.terminal.screen.play import TableScreen
from sneakernet.terminal.service import Service
from sneakernet.terminal.table import AtTable
from sneakernet.terminal.words import Words

PALETTE = ("hint", "undo", "why", "cards", "rules", "log", "invite", "sit", "stand", "away", "tempo", "ahead", "arm")


class Goal(NamedTuple):
    """Where one goes: "table", "seat" (a table where one sits down), "lobby", "replay"; and what is said there.

    At a replay that is through whose eyes.
    """

    kind: str
    id: str = ""
    greeting: str = ""


class Terminal(App[str]):
    """Sneakernet, full screen."""

    CSS_PATH = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE = True
    BINDINGS: ClassVar[list[BindingType]] = [("ctrl+c", "quit", ""), ("ctrl+q", "quit", "")]

    def __init__(self, words: Words, service: Service, goal: Goal, guest: str = "", pages: Pages | None = None) -> None:
        colourless = "NO_COLOR" in os.environ
        super().__init__(ansi_color=True if colourless else None)
        self.set_class(colourless, "-colourless")
        self.guest = guest
        self.pages = pages
        self.words = words
        self.service = service
        self.goal = goal
        self.title = "Sneakernet"
        for theme in themes.OURS:
            self.register_theme(theme)
        plain = colourless or self.console.color_system in (None, "standard")
        self.theme = themes.PLAIN if plain else os.environ.get("SNEAKERNET_THEME", "board")

    def on_mount(self) -> None:
        self.go()

    @work
    async def go(self) -> None:
        """From one screen to the next, until nothing comes next."""
        goal: Goal | None = self.goal
        while goal is not None:
            goal = await self.show(goal)
        self.exit("")

    async def show(self, goal: Goal) -> Goal | None:
        """One screen; where to go after it."""
        if goal.kind == "lobby":
            said = await self.push_screen_wait(LobbyScreen(self.words, self.service, self.guest))
        elif goal.kind == "replay":
            pages = self.pages or pages_of(self.service, goal.id)
            replay = Replay(self.words, pages)
            replay.side = goal.greeting.upper() or "all"
            said = await self.push_screen_wait(ReplayScreen(replay))
        else:
            at = self.at_table(goal.id)
            said = await self.push_screen_wait(TableScreen(at, goal.greeting, sit=goal.kind == "seat"))
            await at.link.close()
        kind, _, place = (said or "").partition(" ")
        if kind:
            return Goal(kind, place)
        return self.goal if self.goal.kind == "lobby" != goal.kind else None

    def at_table(self, table: str) -> AtTable:
        """What one table says, and is told."""
        return AtTable(self.words, self.service, table)

    def get_system_commands(self, screen: Screen[object]) -> Iterable[SystemCommand]:
        """What the palette offers."""
        words = self.words
        if isinstance(screen, TableScreen):
            for name in PALETTE:
                title, what = words.say(f"do-{name}"), words.say(f"do-{name}", "what")
                yield SystemCommand(title, what, partial(screen.action_deed, name))
        yield SystemCommand(words.say("do-theme"), words.say("do-theme", "what"), self.action_change_theme)
        yield SystemCommand(words.say("do-quit"), words.say("do-quit", "what"), self.action_quit)

"""Pairs of worlds that a reader cannot tell apart, played on with the same choices: what is shown must be the same."""

from functools import partial
from typing import Any

import msgspec

from sneakernet.core.choice import Ask
from sneakernet.core.exchange import exchanged
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.server.storage.store import GuestRow
from sneakernet.server.tables import choose, render
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.table import Table
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from tools.checks.table import deal, table_of
from tools.server.house import HandTime

GAMES: list[tuple[str, dict[str, str]]] = [
    ("hackers", {}),
    ("hackers", {"encrypted": "on"}),
    ("hackers", {"encrypted": "on", "open_source": "on"}),
    ("wired", {}),
    ("wired", {"offers_per_turn": "0"}),
    *[("access-denied", {"edition": edition}) for edition in find("access-denied").rules.editions],
]


def dealt(game: str, settings: dict[str, str], seed: str) -> TableGame:
    """A game as a table plays it, with windows."""
    given = {name: value for name, value in settings.items() if name != "edition"}
    play = deal(game, settings.get("edition", ""), 0, given, seed)
    go_on(play)
    return play


def go_on(play: TableGame, pick: str = "") -> None:
    """As a table does it: a pick, then the moments that orders answer, here always with a pass."""
    if pick:
        play.pick(pick)
    play.advance(True)
    while (ask := play.match.ask()) is not None and play.hush >= 0 and ask.about in play.windows.instant:
        play.pick(ask.options[0].spelling)
        play.advance(True)


def refusal(table: Table, guest: str, observer: int, pick: str) -> list[str]:
    """What somebody is told who picks what is not to be had."""
    assert table.state.game is not None
    who = GuestRow(guest, "", "en", 0.0)
    try:
        command = wire.Choose("x", table.state.game.id, table.state.game.seqs[observer], pick)
        choose.choose(table, Caller(who, "en", print), command).send(None)
    except Refused as refused:
        return [refused.code, refused.text, refused.rule]
    raise AssertionError("this was allowed")


def told_to(play: TableGame, observer: int, since: int) -> list[bytes]:
    """Every message that somebody could get at this moment: view, welcome, table, and why a wrong pick is none."""
    table = table_of(play, HandTime())
    guest = f"guest-{letter(observer)}" if observer != SPECTATOR else "watcher"
    kept, last = play.told[observer], play.last
    play.told[observer] = since
    play.last = None  # a twin was never in the moment before: whether a choice may be taken back is tested elsewhere
    view = render.view_message(table.state, play, observer, "en", fresh=True)
    welcome = render.welcome(table.state, guest, "en")
    play.told[observer] = kept
    found: list[object] = [view, welcome, render.table_message(table.state, "en")]
    if observer != SPECTATOR:
        found += [refusal(table, guest, observer, pick) for pick in ("", "no:no", "play:nothing@Z")]
    play.last = last
    encoded = [msgspec.json.encode(message, order="sorted") for message in found]
    assert play.over or not any(play.row.seed.encode() in text for text in encoded), "the seed is told"
    return encoded


def frame(play: TableGame, observer: int, since: int) -> bytes:
    """All that somebody is shown at this moment, with its length."""
    opening = play.opening
    window = None if opening is None else [opening.kind, opening.eligible, str(opening.cause), opening.own]
    texts = told_to(play, observer, since)
    return b"\n".join([*texts, msgspec.json.encode([window, [len(text) for text in texts]])])


def any_option(ask: Ask, rng: Rng) -> str:
    return ask.options[int(rng.below(len(ask.options)))].spelling


def close(play: TableGame, rng: Rng) -> None:
    """The window is over; whoever was asked passes, or answers at random."""
    for _, pick in play.answers(lambda ask: any_option(ask, rng)):
        play.pick(pick)
    go_on(play)


class Pairs:
    """Many pairs of one game."""

    def __init__(self, game: str, settings: dict[str, str], rng: Rng) -> None:
        self.game = game
        self.settings = settings
        self.rng = rng
        self.games = self.moments = self.windows = self.uncovered = 0
        self.differences: list[str] = []

    def play(self, seed: str, most: int) -> None:
        """One random game, with a pair at every open question."""
        self.games += 1
        play = dealt(self.game, self.settings, seed)
        ask = self.settle(play)
        while ask is not None and most > 0:
            most -= 1
            self.moments += 1
            self.pair(play, ask)
            ask = self.settle(play)

    def settle(self, play: TableGame) -> Ask | None:
        """Go on until a question is asked openly, or the game is over."""
        while True:
            ask = play.match.ask()
            if play.opening is not None:
                close(play, self.rng)
            elif ask is not None and ask.hushed:
                self.uncovered += ask.about not in play.windows.own
                go_on(play, any_option(ask, self.rng))
            else:
                play.are_shown()
                return ask

    def pair(self, play: TableGame, ask: Ask) -> None:
        """The same choice in this world and in one that another seat cannot tell from it."""
        others = [seat for seat in range(play.seats) if seat != ask.seat]
        observer = [*others, SPECTATOR][int(self.rng.below(play.seats))]
        eyes = observer if observer != SPECTATOR else others[0]  # who watches knows less than anybody who sits there
        other = play.rules.imagine if self.rng.below(2) else partial(exchanged, play.rules)
        twin = self.twin(play, other(play.match.state, eyes, self.rng))
        since = play.shown
        self.compare(play, twin, observer, since)
        pick = any_option(ask, self.rng)
        possible = pick in [option.spelling for option in twin.rules.ask(twin.match.state).options]
        go_on(play, pick)
        if not possible:
            return
        go_on(twin, pick)
        self.catch_up(play, twin, observer, since)
        if (play.opening is not None or twin.opening is not None) and not self.forced(play, twin, observer, since):
            self.windows += 1
            self.compare(play, twin, observer, since)

    def forced(self, play: TableGame, twin: TableGame, observer: int, since: int) -> bool:
        """Whether the worlds went apart because a choice was forced in one of them: the engine makes it openly.

        Then other cards lie open, or one world waits at an open question that the other one has passed.
        """
        worlds = sorted((play, twin), key=lambda world: world.shown)
        short, long = ([str(event) for event in world.events(observer, since, world.shown)] for world in worlds)
        if worlds[0].opening is None and worlds[0].hush < 0 and long[: len(short)] == short and long != short:
            return True
        alike = [event.partition(":")[0] for event in short] == [event.partition(":")[0] for event in long]
        return short != long and alike

    def catch_up(self, play: TableGame, twin: TableGame, observer: int, since: int) -> None:
        """Where the rest of a choice in steps is forced in one world only, the other one takes the same steps."""
        for one, other in ((play, twin), (twin, play)):
            shown = {event.card for event in one.events(observer, since, len(one.match.log))}
            while observer in one.readers and observer not in other.readers and other.opening is None:
                ask = other.match.ask()
                if ask is None or ask.hushed:
                    return
                fitting = [option.spelling for option in ask.options if option.card in shown]
                go_on(other, fitting[0] if fitting else ask.options[0].spelling)

    def compare(self, play: TableGame, twin: TableGame, observer: int, since: int) -> None:
        """What the observer is shown in both worlds."""
        here, there = frame(play, observer, since), frame(twin, observer, since)
        if here != there:
            self.differences.append(f"seat {observer}: {here.decode()} / {there.decode()}")

    def twin(self, play: TableGame, world: Any) -> TableGame:
        """The same table in another world: as far as its observer knows, the same."""
        twin = dealt(self.game, self.settings, play.row.seed)
        twin.match.state = world
        world.log = twin.match.log
        twin.match.log[:] = list(play.match.log)
        twin.seqs, twin.asks, twin.shown, twin.told = dict(play.seqs), dict(play.asks), play.shown, dict(play.told)
        twin.opening, twin.empty = play.opening, play.empty
        twin.hush, twin.passed = play.hush, play.passed
        twin.look_up()
        return twin

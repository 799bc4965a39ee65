"""Leaks planted on purpose, to see that the comparison of pairs of worlds notices them."""

from collections.abc import Callable
from typing import Any

import msgspec

from sneakernet.core.event import Event
from sneakernet.core.view import SPECTATOR, View
from sneakernet.core.windows import Opening
from sneakernet.server.tables import choose, render
from sneakernet.server.tables.answers import AnswerWindow
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.moment import Moment
from sneakernet.server.tables.state import TableState
from sneakernet.server.tables.table import Table
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import TableMessage
from sneakernet.table.match import everything

whole_view, whole_window = TableGame.view, TableGame.next_window
whole_advance, whole_events = TableGame.advance, TableGame.events
whole_table, whole_waiting, whole_message = render.table_message, render.waiting, render.view_message
whole_start = AnswerWindow.start
OPTIONS = [0]


def engine_view(play: TableGame, observer: int) -> View:
    """The view runs ahead of what is shown."""
    play.face = Moment(play.rules, play.match.state)
    return whole_view(play, observer)


def asked(play: TableGame) -> tuple[int, ...]:
    """Who is asked in a hush before anything is shown."""
    ask = play.match.ask()
    return (ask.seat,) if ask is not None and ask.hushed else ()


def holder_only(play: TableGame) -> tuple[int, Opening] | None:
    """A window opens only if somebody holds an answer."""
    return whole_window(play) if asked(play) else None


def holders_named(play: TableGame) -> tuple[int, Opening] | None:
    """The window names those who hold an answer."""
    found = whole_window(play)
    return found and (found[0], Opening(found[1].kind, asked(play) or (0,), found[1].cause))


def everything_told(play: TableGame, observer: int) -> int:
    """Events are told before their time."""
    return len(play.match.log)


def counting_picks(play: TableGame, windows: bool) -> None:
    """The number of a view counts what happened in secret too."""
    whole_advance(play, windows)
    play.seqs = {observer: play.seqs[observer] + len(play.match.log) for observer in play.seqs}


def longer_for_holders(play: TableGame) -> tuple[int, Opening] | None:
    """Something about the window depends on who could answer: here whether it waits."""
    found = whole_window(play)
    return found and (found[0], Opening(found[1].kind, found[1].eligible, found[1].cause, bool(asked(play))))


def deck_order(play: TableGame, observer: int) -> View:
    """The view tells what lies in the DECK."""
    view = whole_view(play, observer)
    view.facts["order"] = [list(pile.cards) for pile in everything(play.rules, play.face.state).places.values()]
    return view


def watcher_sees_all(play: TableGame, observer: int) -> View:
    """Who watches sees all hands."""
    return everything(play.rules, play.face.state) if observer == SPECTATOR else whole_view(play, observer)


def stable_handles(play: TableGame, observer: int) -> View:
    """Hidden cards have handles that stay."""
    view = whole_view(play, observer)
    view.facts["handles"] = [hash(pile.cards) for pile in everything(play.rules, play.face.state).places.values()]
    return view


def seed_shown(table: TableState, language: str) -> TableMessage:
    """The seed is shown before the end."""
    shown = whole_table(table, language)
    return msgspec.structs.replace(shown, seed=table.game.row.seed if table.game is not None else "")


def options_counted(said: Any, asked: str, prompt: str, window: Any, result: str) -> str:
    """The line that says what happens counts the options."""
    return f"{whole_waiting(said, asked, prompt, window, result)} {OPTIONS[0]}"


def view_with_length(table: TableState, play: TableGame, observer: int, language: str, fresh: bool) -> Any:
    """A message is as long as the asked player has options."""
    ask = play.match.ask()
    OPTIONS[0] = 0 if ask is None else len(ask.options)
    message = whole_message(table, play, observer, language, fresh)
    return msgspec.structs.replace(message, about=message.about + " " * OPTIONS[0])


def counted_view(table: TableState, play: TableGame, observer: int, language: str, fresh: bool) -> Any:
    """For options_counted."""
    ask = play.match.ask()
    OPTIONS[0] = 0 if ask is None else len(ask.options)
    return whole_message(table, play, observer, language, fresh)


def slower_for_holders(self: AnswerWindow, holders: Any, seconds: float | None, now: float, decoys: bool) -> None:
    """The beat is longer where somebody holds an answer."""
    whole_start(self, holders, None if seconds is None else seconds + len(holders), now, decoys)


def history_ahead(play: TableGame, observer: int, first: int, last: int) -> list[Event]:
    """Who comes back is told what nobody has been shown yet."""
    return whole_events(play, observer, first, len(play.match.log) if first == 0 else last)


async def telling_refusal(table: Table, caller: Any, command: Any) -> None:
    """A refusal tells how many answers there could be."""
    assert table.state.game is not None
    holders = table.state.game.holders() if table.state.game.opening is not None else {}
    raise Refused("not_your_turn", text=f"one of {len(holders)}")


LEAKS: list[tuple[object, dict[str, Callable[..., object]]]] = [
    (TableGame, {"view": engine_view}),
    (TableGame, {"next_window": holder_only}),
    (TableGame, {"next_window": holders_named}),
    (TableGame, {"upto": everything_told}),
    (TableGame, {"advance": counting_picks}),
    (TableGame, {"next_window": longer_for_holders}),
    (TableGame, {"view": deck_order}),
    (TableGame, {"view": watcher_sees_all}),
    (TableGame, {"view": stable_handles}),
    (render, {"table_message": seed_shown}),
    (render, {"waiting": options_counted, "view_message": counted_view}),
    (render, {"view_message": view_with_length}),
    (AnswerWindow, {"start": slower_for_holders}),
    (TableGame, {"events": history_ahead}),
    (choose, {"choose": telling_refusal}),
]

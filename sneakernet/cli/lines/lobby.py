"""The lobby of a server in lines: tables and new games by number."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sneakernet.cli.lines.client import play_served
from sneakernet.cli.lines.served import Served
from sneakernet.cli.lines.typing import read_line
from sneakernet.cli.screen import Screen
from sneakernet.cli.stop import Stop
from sneakernet.terminal.lobby import Line, Lobby
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.words import Words

T = TypeVar("T")


def visit(words: Words, service: Service, plain: bool) -> None:
    """List what there is, and go where the person wants, until they leave."""
    lobby, screen = Lobby(words, service), Screen(plain)
    while True:
        lines = done(lobby.look())
        for n, line in enumerate(lines, 1):
            show(screen, service, n, line)
        n = choose(words, screen, len(lines))
        if n < 0:
            return
        kind, _, what = lines[n].goal.partition(" ")
        table = what if kind != "new" else begin(lobby, screen, what)
        if table:
            try:
                play_served(Served(words, service, table), kind == "seat", plain)
            except Stop as problem:
                screen.line(str(problem))


def done(asked: Coroutine[Any, Any, T]) -> T:
    """What a server says; Stop where it says no."""
    try:
        return asyncio.run(asked)
    except (Refused, Unreachable) as problem:
        raise Stop(str(problem)) from None
    except (KeyError, TypeError, AttributeError):
        raise Stop("?") from None


def show(screen: Screen, service: Service, n: int, line: Line) -> None:
    """One line, with its link below."""
    said = "  ".join(part for part in (line.head, line.phase, line.more) if part)
    screen.paragraph(f"{n:>4}  {said}", hanging="      ")
    if line.link:
        screen.line(f"      {service.public}{line.link}")


def begin(lobby: Lobby, screen: Screen, name: str) -> str:
    """A new table, after two questions; nothing if it is not wanted after all."""
    game = lobby.game(name)
    answers: list[int] = []
    for options in (lobby.kinds(), lobby.sorts(game)):
        for n, option in enumerate(options, 1):
            screen.paragraph(f"{n:>4}  {option}", hanging="      ")
        answers.append(choose(lobby.words, screen, len(options)) if len(options) > 1 else 0)
        if answers[-1] < 0:
            return ""
    return done(lobby.make(game, *answers))


def choose(words: Words, screen: Screen, most: int) -> int:
    """The number that is typed, from 0 on; -1 for leaving."""
    speech = words.speech
    while True:
        try:
            line = read_line(speech.say("prompt") + " ").lower()
        except EOFError:
            screen.line()
            return -1
        if line.isdecimal() and 1 <= int(line) <= most:
            return int(line) - 1
        if line in (*speech.say("word-quit").split(), "quit", *speech.say("word-no").split()):
            return -1
        screen.line(words.say("line-choose", n=most))

"""Bots by the path of their class, `package.module:Class`, for the command line and its lab alone.

Whoever types such a path runs the code behind it. So nothing that comes from the network or from a file gets here: a
contract of import-linter keeps the server away.
"""

import sys
from importlib.metadata import EntryPoint
from pathlib import Path

from sneakernet.bots.bot import Bot
from sneakernet.bots.registry import GROUP, UnknownBot, installed, make
from sneakernet.core.game import Game


def is_path(name: str) -> bool:
    """Whether this is the path of a class and no bot's name."""
    return ":" in name


def make_typed(name: str, game: Game, patient: bool = False) -> Bot:
    """The bot that somebody has typed: one by its name, or one by the path of its class, also in this folder."""
    if not is_path(name):
        return make(name, game, patient)
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)
    try:
        made: Bot = EntryPoint(name, name, GROUP).load()()
    except (ImportError, AttributeError) as problem:
        raise UnknownBot("bot-path", given=name, why=str(problem)) from None
    return made


def module_of(name: str) -> str:
    """The module that brings a bot; empty for ours."""
    if is_path(name):
        return name.partition(":")[0]
    point = installed().get(name)
    return point.module if point is not None else ""

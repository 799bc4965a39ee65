"""Registry: bots by name. A name may be followed by a bound: `ismcts@2000` thinks 2000 worlds, `ismcts@0.3s` 0.3 s."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from sneakernet.bots.bot import Bot
from sneakernet.bots.greedy import WORLDS, Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.levels import LEVELS, manner_of
from sneakernet.bots.uniform import Uniform
from sneakernet.core.complaint import Complaint
from sneakernet.core.rules import Rules

BOUND: Final = ("greedy", "ismcts")  # the bots whose thinking can be bounded
SECONDS: Final = 0.3  # what ismcts thinks when nobody says how long


class UnknownBot(Complaint):
    """No bot has this name, or it does not play this game."""


def uniform(rules: Rules[Any], bound: str) -> Bot:
    """Random picks: plays every game."""
    return Uniform()


def greedy(rules: Rules[Any], bound: str) -> Bot:
    """One pick ahead: plays the games for which there is a judgement. The bound is the number of worlds."""
    judge = judgement(rules.name)
    if judge is None:
        raise UnknownBot("bot-not-here", given="greedy", game=rules.name, known=tuple(bots_for(rules)))
    return Greedy(judge, number(bound) if bound else WORLDS)


def ismcts(rules: Rules[Any], bound: str) -> Bot:
    """Many picks ahead in many worlds: plays every game."""
    judge = judgement(rules.name)
    manner = manner_of(rules.name)
    if not bound or bound.endswith("s"):
        return Ismcts(judge, manner, seconds=seconds(bound) if bound else SECONDS)
    return Ismcts(judge, manner, iterations=number(bound))


def level(name: str) -> Callable[[Rules[Any], str], Bot]:
    """A level of play, as a bot."""
    return lambda rules, bound: LEVELS[name].bot(rules.name, judgement(rules.name))


def number(bound: str) -> int:
    """A bound in worlds."""
    if not bound.isdecimal() or int(bound) == 0:
        raise UnknownBot("bot-worlds", given=bound)
    return int(bound)


def seconds(bound: str) -> float:
    """A bound in seconds, such as 0.3s."""
    try:
        found = float(bound[:-1])
    except ValueError:
        found = 0.0
    if not 0 < found <= 3600:
        raise UnknownBot("bot-seconds", given=bound)
    return found


def judgement(game: str) -> Judgement[Any] | None:
    """What a good position looks like in a game, from the module of its name; None if nobody has written it."""
    module = f"sneakernet.bots.judgement.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return None
    found: Judgement[Any] = import_module(module).JUDGEMENT
    return found


BOTS: Final[dict[str, Callable[[Rules[Any], str], Bot]]] = {
    "uniform": uniform,
    "greedy": greedy,
    "ismcts": ismcts,
    **{name: level(name) for name in LEVELS},
}


def bots_for(rules: Rules[Any]) -> list[str]:
    """The bots that play a game, the best one last."""
    return [name for name in BOTS if name != "greedy" or judgement(rules.name) is not None]


def make(name: str, rules: Rules[Any], patient: bool = False) -> Bot:
    """A bot that plays this game; a patient one, for tables with people, takes its whole time for every pick."""
    plain, at, bound = name.partition("@")
    if plain not in BOTS:
        raise UnknownBot("no-bot", given=plain, known=tuple(BOTS))
    if at and plain not in BOUND:
        raise UnknownBot("bot-no-bound", given=plain, known=BOUND)
    if at and not bound:
        raise UnknownBot("bot-worlds", given=bound)
    bot = BOTS[plain](rules, bound)
    if isinstance(bot, Ismcts):
        bot.patient = patient
    return bot

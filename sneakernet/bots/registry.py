"""Registry: bots by name. A name may be followed by a bound: `ismcts@2000` thinks 2000 worlds, `ismcts@0.3s` 0.3 s."""

from collections.abc import Callable
from typing import Any, Final

from sneakernet.bots.bot import Bot
from sneakernet.bots.greedy import WORLDS, Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.levels import LEVELS
from sneakernet.bots.style import style_of
from sneakernet.bots.uniform import Uniform
from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game

BOUND: Final = ("greedy", "ismcts")  # the bots whose thinking can be bounded
SECONDS: Final = 0.3  # what ismcts thinks when nobody says how long


class UnknownBot(Complaint):
    """No bot has this name, or it does not play this game."""


def uniform(game: Game, bound: str) -> Bot:
    """Random picks: plays every game."""
    return Uniform()


def greedy(game: Game, bound: str) -> Bot:
    """One pick ahead: plays the games for which there is a judgement. The bound is the number of worlds."""
    judge = judgement(game)
    if judge is None:
        raise UnknownBot("bot-not-here", given="greedy", game=game.name, known=tuple(bots_for(game)))
    return Greedy(judge, number(bound) if bound else WORLDS)


def ismcts(game: Game, bound: str) -> Bot:
    """Many picks ahead in many worlds: plays every game."""
    judge = judgement(game)
    manner = style_of(game).manner
    if not bound or bound.endswith("s"):
        return Ismcts(judge, manner, seconds=seconds(bound) if bound else SECONDS)
    return Ismcts(judge, manner, iterations=number(bound))


def level(name: str) -> Callable[[Game, str], Bot]:
    """A level of play, as a bot."""
    return lambda game, bound: LEVELS[name].bot(game, judgement(game))


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


def judgement(game: Game) -> Judgement[Any] | None:
    """What a good position looks like in a game; None if nobody has written it."""
    found: Judgement[Any] | None = game.part("judgement", "JUDGEMENT")
    return found


BOTS: Final[dict[str, Callable[[Game, str], Bot]]] = {
    "uniform": uniform,
    "greedy": greedy,
    "ismcts": ismcts,
    **{name: level(name) for name in LEVELS},
}


def bots_for(game: Game) -> list[str]:
    """The bots that play a game, the best one last."""
    return [name for name in BOTS if name != "greedy" or judgement(game) is not None]


def make(name: str, game: Game, patient: bool = False) -> Bot:
    """A bot that plays this game; a patient one, for tables with people, takes its whole time for every pick."""
    plain, at, bound = name.partition("@")
    if plain not in BOTS:
        raise UnknownBot("no-bot", given=plain, known=tuple(BOTS))
    if at and plain not in BOUND:
        raise UnknownBot("bot-no-bound", given=plain, known=BOUND)
    if at and not bound:
        raise UnknownBot("bot-worlds", given=bound)
    bot = BOTS[plain](game, bound)
    if isinstance(bot, Ismcts):
        bot.patient = patient
    return bot

"""Registry: bots by name. A name may be followed by a bound: `ismcts@2000` thinks 2000 worlds, `ismcts@0.3s` 0.3 s.

Other packages bring bots as entry points of the group `sneakernet.bots`: a class, or a function, that is called without
arguments. Only the command line may name a class that is not registered (`by_path`).
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from sneakernet.bots.bot import Bot
from sneakernet.bots.greedy import WORLDS, Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.learned import learned, net_at
from sneakernet.bots.levels import LEVELS
from sneakernet.bots.style import style_of
from sneakernet.bots.uniform import Uniform
from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game

GROUP: Final = "sneakernet.bots"
BOUND: Final = ("greedy", "ismcts", "learned")  # the bots whose thinking can be bounded
BLINK: Final = "0.005s"  # what a bot that has learned thinks when nobody says how long
SECONDS: Final = 0.3  # what ismcts thinks when nobody says how long


class UnknownBot(Complaint):
    """No bot has this name, or its bound is none."""


def uniform(game: Game, bound: str) -> Bot:
    """Random picks."""
    return Uniform()


def greedy(game: Game, bound: str) -> Bot:
    """One pick ahead. The bound is the number of worlds."""
    return Greedy(judgement(game), number(bound) if bound else WORLDS)


def ismcts(game: Game, bound: str) -> Bot:
    """Many picks ahead in many worlds."""
    judge = judgement(game)
    manner = style_of(game).manner
    if not bound or bound.endswith("s"):
        return Ismcts(judge, manner, seconds=seconds(bound) if bound else SECONDS)
    return Ismcts(judge, manner, iterations=number(bound))


def by_learning(game: Game, bound: str) -> Bot:
    """Many picks ahead in a blink, by what was learned where something was."""
    style = style_of(game)
    bot = ismcts(game, bound or BLINK)
    assert isinstance(bot, Ismcts)
    bot.manner, bot.net = style.learned if learned(game) else style.manner, net_at
    return bot


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
    "learned": by_learning,
    **{name: level(name) for name in LEVELS},
}


@cache
def installed() -> dict[str, EntryPoint]:
    """The bots that installed packages bring; none can take the name of one of ours."""
    return {point.name: point for point in sorted(entry_points(group=GROUP)) if point.name not in BOTS}


def bot_names() -> list[str]:
    """The names of all bots: ours, the best one last, then those of other packages."""
    return [*BOTS, *installed()]


def make(name: str, game: Game, patient: bool = False) -> Bot:
    """A bot that plays this game; a patient one, for tables with people, takes its whole time for every pick."""
    plain, at, bound = name.partition("@")
    if plain not in bot_names():
        raise UnknownBot("no-bot", given=plain, known=tuple(bot_names()))
    if at and plain not in BOUND:
        raise UnknownBot("bot-no-bound", given=plain, known=BOUND)
    if at and not bound:
        raise UnknownBot("bot-worlds", given=bound)
    if plain not in BOTS:
        brought: Bot = installed()[plain].load()()
        return brought
    bot = BOTS[plain](game, bound)
    if isinstance(bot, Ismcts):
        bot.patient = patient
    return bot

"""Levels: four ways to play, in one table. Weaker ones look into fewer worlds, less far, and forget more; none errs on
purpose. Those that search answer within their seconds; the others look a single pick ahead, which takes a moment."""

from typing import Any, Final, NamedTuple

from sneakernet.bots.bot import Bot
from sneakernet.bots.greedy import Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.style import style_of
from sneakernet.core.game import Game


class Level(NamedTuple):
    """One level of play."""

    worlds: int  # imagined worlds per decision
    searches: bool  # whether it looks further than its own pick
    watchful: bool  # whether it cares how the others stand
    memory: int  # of 100 hidden cards it could remember, so many come to mind
    seconds: float  # a search ends within this time, whatever the machine
    far_sighted: bool = False  # whether it looks a round further in games in which that pays

    def bot(self, game: Game, judgement: Judgement[Any] | None) -> Bot:
        """A bot that plays at this level."""
        if not self.searches:
            return Greedy(judgement, self.worlds, self.memory, self.watchful)
        style = style_of(game)
        manner = style.far_sighted or style.manner if self.far_sighted else style.manner
        return Ismcts(judgement, manner, self.worlds, self.seconds, self.memory)


LEVELS: Final = {
    "newcomer": Level(worlds=1, searches=False, watchful=False, memory=0, seconds=0.5),
    "casual": Level(worlds=8, searches=False, watchful=True, memory=50, seconds=0.5),
    "strong": Level(worlds=50, searches=True, watchful=True, memory=75, seconds=1.0),
    "expert": Level(worlds=4_000, searches=True, watchful=True, memory=100, seconds=2.0, far_sighted=True),
}

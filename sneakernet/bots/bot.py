"""Spot and Bot: all that a bot is ever handed, and all that it has to do."""

from collections.abc import Callable
from functools import cached_property
from typing import Protocol, final

from sneakernet.core.choice import Ask
from sneakernet.core.game import Game
from sneakernet.core.rng import Rng
from sneakernet.core.state import State
from sneakernet.core.view import View


@final
class Spot:
    """One decision: the question, what the seat knows, worlds it can imagine, and a random stream. No state (HK-56)."""

    def __init__(
        self,
        game: Game,
        ask: Ask,
        look: Callable[[], View],
        imagine: Callable[[Rng], State],
        seed: str,
    ) -> None:
        self.game = game
        self.rules = game.rules
        self.ask = ask
        self.imagine = imagine
        self._look = look
        self._seed = seed

    @cached_property
    def view(self) -> View:
        """What the seat knows, put together when a bot wants it."""
        return self._look()

    @cached_property
    def rng(self) -> Rng:
        """The stream of this decision: bots keep no memory, so a game can be resumed anywhere."""
        return Rng(self._seed)


class Bot(Protocol):
    """Somebody who picks."""

    def pick(self, spot: Spot) -> int:
        """The number of an option of `spot.ask`."""


def spot_at(game: Game, s: State, ask: Ask, seed: str) -> Spot:
    """The spot of whoever is asked. The seed differs from decision to decision."""
    rules, seat = game.rules, ask.seat
    return Spot(game, ask, lambda: rules.view(s, seat), lambda rng: rules.imagine(s, seat, rng), seed)


def was_picked(ask: Ask, line: str) -> bool:
    """Whether a line of a record is a player's pick; where the clock decided, nobody did."""
    return line.partition(" ")[2] in [option.spelling for option in ask.options]

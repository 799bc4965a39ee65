"""Rules with a fault planted on purpose: in imagined worlds one card always lies where it really lies."""

from typing import Any, Final, cast

from sneakernet.core.exchange import Places, lying, moved
from sneakernet.core.game import Game
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import State

# By edition, a card that wanders
PINNED: Final = {
    "2022": "special-agent",
    "base-game": "audit",
    "2014": "trojan",
    "2013": "trojan",
    "german": "de-firewall",
}


def places(rules: Rules[Any], s: State) -> Places:
    """Where every card lies that some seat sees."""
    return lying([rules.view(s, seat) for seat in range(int(s.seats()))])


class Pinned:
    """The rules of a game, but for one card: whoever imagines worlds knows where it lies."""

    def __init__(self, rules: Rules[Any], card: str) -> None:
        self.rules = rules
        self.card = card

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def imagine(self, s: State, seat: int, rng: Rng) -> Any:
        """A world like any other in which the card lies where it lies."""
        while True:
            world = self.rules.imagine(s, seat, rng)
            if self.card not in moved(places(self.rules, s), places(self.rules, world)):
                return world


def pinned_game(name: str, card: str) -> Game:
    """A game with this fault in its rules."""
    game = find(name)
    return Game(cast("Any", Pinned(game.rules, card)), game.package)

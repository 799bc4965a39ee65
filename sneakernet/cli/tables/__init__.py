"""Tables drawn in a terminal: one small file per game, and a plain list of places for a game without one."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.text import Text

from sneakernet.core.view import Pile, View
from sneakernet.say import GameSpeech, People

Draw = Callable[[View, GameSpeech, People, int], list[Text]]
"""View, words, names and width in; lines out."""


def drawing(game: str) -> Draw:
    """How the table of a game is drawn."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return draw_places
    draw: Draw = import_module(module).draw
    return draw


def draw_places(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """Every place with what lies there, then every fact."""
    lines = [f"{name}: {pile_text(pile, words)}" for name, pile in view.places.items()]
    lines += [f"{name}: {value}" for name, value in view.facts.items() if value not in ("", None, [])]
    return [Text(line) for line in lines]


def pile_text(pile: Pile, words: GameSpeech) -> str:
    """A pile: its number, and the cards that are known."""
    return str(pile.count) + (f" ({words.list_cards(pile.cards)})" if pile.cards else "")

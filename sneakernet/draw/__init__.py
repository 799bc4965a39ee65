"""A table drawn as lines of text: by the game's own part, or place by place."""

from collections.abc import Callable

from rich.text import Text

from sneakernet.core.game import Game
from sneakernet.core.view import Pile, View
from sneakernet.say import GameSpeech, People

Draw = Callable[[View, GameSpeech, People, int], list[Text]]
"""View, words, names and width in; lines out."""


def drawing(game: Game) -> Draw:
    """How the table of a game is drawn."""
    found: Draw = game.part("terminal", "draw") or draw_places
    return found


def draw_places(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """Every place with what lies there, then every fact."""
    lines = [f"{name}: {pile_text(pile, words)}" for name, pile in view.places.items()]
    lines += [f"{name}: {value}" for name, value in view.facts.items() if value not in ("", None, [])]
    return [Text(line) for line in lines]


def pile_text(pile: Pile, words: GameSpeech) -> str:
    """A pile: its number, and the cards that are known."""
    return str(pile.count) + (f" ({words.list_cards(pile.cards)})" if pile.cards else "")

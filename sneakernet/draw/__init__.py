"""A table drawn as lines of text: by the game's own part, or place by place."""

from collections.abc import Callable
from typing import Any

from rich.text import Text

from sneakernet.core.game import Game
from sneakernet.core.view import Pile, View
from sneakernet.draw.layout import labelled
from sneakernet.say import GameSpeech, People
from sneakernet.say.game import in_words, spoken

Draw = Callable[[View, GameSpeech, People, int], list[Text]]
"""View, words, names and width in; lines out."""


def drawing(game: Game) -> Draw:
    """How the table of a game is drawn."""
    found: Draw = game.part("terminal", "draw") or draw_places
    return found


def terminal_part(game: Game, name: str) -> Any:
    """What a game brings along for the full screen, None without it: `board` and `sheet` draw as `draw` does.

    `board` is the table without one's hand, `sheet` what is kept beside it; `style_of` colours a card, and `armed` says
    with which pick a card can be armed as an answer.
    """
    return (game.part("terminal", "__dict__") or {}).get(name)


def draw_places(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """Any game: whose turn it is, the places that are nobody's, every fact, then each player with what lies there."""
    asked = words.common.say("any-asked", who=people.name(view.asked)) if view.asked else words.common.say("any-over")
    lines = [Text(words.game.rules.title, "bold").append(f"  {asked}", "not bold")]
    of_players: dict[str, list[str]] = {seat: [] for seat in people.names}
    for place, pile in view.places.items():
        owner, _, name = place.partition(" ")
        if owner in of_players and name:
            of_players[owner].append(f"{in_words(name)} {pile_text(pile, view.memory.get(place, ()), words)}")
        else:
            lines += labelled(spoken(place), pile_text(pile, view.memory.get(place, ()), words), width)
    for fact, value in view.facts.items():
        if text := fact_text(value, words, people):
            lines += labelled(spoken(fact), text, width)
    for seat, told in of_players.items():
        lines += labelled(f"{seat} {people.name(seat)}", "  ".join(told), width)
    return lines


def pile_text(pile: Pile, remembered: tuple[str, ...], words: GameSpeech) -> str:
    """A pile: its number, the cards that are seen, and those that are remembered."""
    told = [words.list_cards(pile.cards)] if pile.cards else []
    told += [words.common.say("any-remembered", cards=words.list_cards(remembered))] if remembered else []
    return str(pile.count) + (f" ({'; '.join(told)})" if told else "")


def fact_text(value: object, words: GameSpeech, people: People) -> str:
    """A fact: seats by their names, other words as they are, lists of a number per seat with the names."""
    comma = words.common.say("comma")
    if isinstance(value, dict):
        return comma.join(f"{people.name(key)} {fact_text(inner, words, people)}" for key, inner in value.items())
    if isinstance(value, list) and len(value) == len(people.names):
        return comma.join(f"{name} {item}" for name, item in zip(people.names.values(), value, strict=True))
    if isinstance(value, list):
        return comma.join(fact_text(item, words, people) for item in value)
    if isinstance(value, str):
        return people.names.get(value) or (words.card_name(value) if value else "")
    return "" if value is None else str(value)

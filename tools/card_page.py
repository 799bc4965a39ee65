"""The cards of a game as a page to read, from the same words that the program speaks.

python -m tools.card_page wired > docs/cards/wired.md
"""

import sys
from itertools import groupby

from sneakernet.games import find
from sneakernet.say import GameSpeech, Speech


def page(game: str) -> str:
    """The whole page: a section for each sort of card, in the order of the game."""
    rules = find(game)
    words = Speech("en").game(game, rules.editions[0])
    cards = list(dict.fromkeys(rules.cards(rules.editions[0])))
    lines = [f"# {rules.title}: the cards", "", words.say("pitch"), ""]
    lines += [f"The rules behind them are in [rules/{game}.md](../rules/{game}.md)."]
    for sort, group in groupby(cards, lambda card: words.lore.kind(card, words.edition)):
        lines += ["", f"## {sort[:1].upper()}{sort[1:]}", ""]
        for card in group:
            lines.append(entry(words, card))
    return "\n".join(lines) + "\n"


def entry(words: GameSpeech, card: str) -> str:
    """One card: its name, the numbers on it, what it does, and the rules that speak of it."""
    facts = words.facts(card, long=True)
    numbers = ", ".join(words.lore.rules_of(card))
    return f"- **{words.card_name(card)}** ({facts}). {words.card_text(card)} ({numbers})"


if __name__ == "__main__":
    print(page(sys.argv[1]), end="")

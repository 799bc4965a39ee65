"""The cards of a game as a page to read, from the same words that the program speaks.

python -m tools.card_page wired > docs/cards/wired.md
"""

import sys

from sneakernet.core.registry import find
from sneakernet.say import GameSpeech, Speech


def page(game: str) -> str:
    """The whole page: a part for each pack of cards if there are several, in it a section for each sort of card."""
    rules = find(game).rules
    speech = Speech("en")
    packs: dict[tuple[str, ...], list[str]] = {}  # the cards, and the editions that are played with them
    for edition in rules.editions:
        packs.setdefault(tuple(dict.fromkeys(rules.cards(edition))), []).append(edition)
    lines = [f"# {rules.title}: the cards", "", speech.game(find(game)).say("pitch"), ""]
    lines += [f"The rules behind them are in [rules/{game}.md](../rules/{game}.md)."]
    for cards, editions in packs.items():
        several = len(packs) > 1
        if several:
            lines += ["", f"## Edition {' and '.join(editions)}"]
        lines += sections(speech.game(find(game), editions[0]), cards, "###" if several else "##")
    return "\n".join(lines) + "\n"


def sections(words: GameSpeech, cards: tuple[str, ...], mark: str) -> list[str]:
    """The cards of a pack by their sort, in the order of the game."""
    lines: list[str] = []
    sorts = {card: words.known.kind(card, words.edition) for card in cards}
    for sort in dict.fromkeys(sorts.values()):
        lines += ["", f"{mark} {sort[:1].upper()}{sort[1:].replace('-', ' ')}", ""]
        lines += [entry(words, card) for card in cards if sorts[card] == sort]
    return lines


def entry(words: GameSpeech, card: str) -> str:
    """One card: its name, the numbers on it, what it does, and the rules that speak of it."""
    facts = words.facts(card, long=True)
    numbers = ", ".join(words.known.rules_of(card))
    return f"- **{words.card_name(card)}** ({facts}). {words.card_text(card)} ({numbers})"


if __name__ == "__main__":
    print(page(sys.argv[1]), end="")

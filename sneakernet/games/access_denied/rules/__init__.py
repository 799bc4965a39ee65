"""Access Denied, by Greg Turner: 63 cards, two to six players. Op numbers follow this order of imports."""

from sneakernet.games.access_denied.rules import book, play, attempt, words_aims, words_answers, words_hands  # noqa: I001
from sneakernet.games.access_denied.rules import words_turns, words_spam, words_access, passwords, draw, trade, actions
from sneakernet.games.access_denied.rules import turn, setup, editions
from sneakernet.games.access_denied.rules.rules import RULES

__all__ = [
    "RULES",
    "actions",
    "attempt",
    "book",
    "draw",
    "editions",
    "passwords",
    "play",
    "setup",
    "trade",
    "turn",
    "words_access",
    "words_aims",
    "words_answers",
    "words_hands",
    "words_spam",
    "words_turns",
]

"""The deduction checklist of Access Denied in a terminal: a sign per code, and in words how the reader knows."""

from typing import Any, Final

from rich.text import Text

from sneakernet.core.view import View
from sneakernet.games.access_denied.rules.names import CODES
from sneakernet.say import GameSpeech, People
from sneakernet.say.catalogue import Value

SIGNS: Final = {1: ("+", "bold green"), -1: ("x", "dim"), 0: ("?", "")}
OWN: Final = "own"  # the reason of what stands in a password of one's own


def marks(facts: dict[str, Any], sector: str) -> Text:
    """A sign for each code of a password."""
    row = facts["checklist"].get(sector)
    text = Text()
    for n, code in enumerate(CODES):
        sign, style = SIGNS[row[code][0]] if row else (" ", "")
        text.append(" " if n else "").append(sign, style)
    return text


def known(view: View, words: GameSpeech, people: People) -> list[tuple[str, list[str]]]:
    """Per foreign password of which something is known: its sector and what is known, with reason and turn."""
    checklist: Any = view.facts["checklist"]
    found = []
    for sector, row in checklist.items():
        groups: dict[tuple[int, str, int], list[str]] = {}
        for code in CODES:
            mark, reason, turn = row[code]
            if mark and reason != OWN:
                groups.setdefault((-mark, reason, turn), []).append(code)
        if groups:
            parts = [told(words, key, codes) for key, codes in sorted(groups.items())]
            found.append((words.say(f"target-{sector}"), parts))
    return found


def told(words: GameSpeech, key: tuple[int, str, int], codes: list[str]) -> str:
    """Some codes that are known for the same reason."""
    absent, reason, turn = key
    args: dict[str, Value] = {"codes": " ".join(codes), "reason": reason, "turn": turn}
    return words.say("table-known-out", **args) if absent > 0 else words.say("table-known-in", **args)

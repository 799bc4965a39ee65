"""What has to be said about a game: the names of all messages that its rules can need."""

import ast
from pathlib import Path
from typing import Any

from sneakernet.bots.registry import judgement
from sneakernet.core.op import Question
from sneakernet.core.registry import all_games, find
from sneakernet.core.rules import Rules
from sneakernet.say.facts import facts_of
from tests.architecture import code

SPOKEN = {game.name: game.rules for game in all_games()}
ONCE = ("pitch", "goal")
CARD = ("", ".short", ".text")
LEVELS = ("user", "oper", "root")  # what cards of Access Denied can require


def questions(rules: Rules[Any]) -> list[str]:
    """The names of all questions a game can ask."""
    return sorted({op.about for op in rules.book.ops if isinstance(op, Question)})


def refusals(rules: Rules[Any]) -> set[str]:
    """The keys of all refusals in the source of a game; `asked-…` stands for one key per question."""
    found: set[str] = set()
    for file in source(rules):
        for node in ast.walk(code.tree(file)):
            if isinstance(node, ast.JoinedStr):
                found |= put_together(node, rules)
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[1]
                keys = [key.body, key.orelse] if isinstance(key, ast.IfExp) else [key]
                found |= {str(one.value) for one in keys if isinstance(one, ast.Constant)}
    return found


def put_together(key: ast.JoinedStr, rules: Rules[Any]) -> set[str]:
    """The keys that begin with a word and end with a question or a level."""
    beginning = key.values[0].value if isinstance(key.values[0], ast.Constant) else ""
    if beginning == "asked-":
        return {f"asked-{about.replace('_', '-')}" for about in questions(rules)}
    return {f"requires-{level}" for level in LEVELS} if beginning == "requires-" else set()


def source(rules: Rules[Any]) -> list[Path]:
    """The files of a game."""
    return sorted((code.ROOT / "sneakernet" / "games" / rules.name.replace("-", "_")).rglob("*.py"))


def cards(rules: Rules[Any]) -> list[str]:
    """The cards of all editions."""
    return sorted({card for edition in rules.editions for card in rules.cards(edition)})


def of_game(rules: Rules[Any]) -> set[str]:
    """All messages that must be there for a game, its rules by number apart."""
    names = set(ONCE)
    names |= {f"card-{card}{part}" for card in cards(rules) for part in CARD}
    names |= {f"ask-{about}{part}" for about in questions(rules) for part in ("", ".help")}
    names |= {f"option-{verb}" for verb in facts_of(find(rules.name)).verbs}
    names |= {f"event-{verb}" for verb in rules.verbs}
    names |= {f"refusal-{key}" for key in refusals(rules)}
    names |= {f"setting-{setting.name}" for setting in rules.settings}
    judge = judgement(find(rules.name))
    names |= {f"reason-{part}" for part in (judge.parts if judge is not None else ())}
    return names


def of_rules(rules: Rules[Any]) -> set[str]:
    """All messages that must be there for the rules by number."""
    sections = facts_of(find(rules.name)).sections
    numbers = [number for section in sections for number in section.rules]
    names = {"rules-intro"} | {f"section-{section.name}" for section in sections}
    return names | {f"rule-{number}{part}" for number in numbers for part in ("", ".title")}


def may_have(rules: Rules[Any]) -> set[str]:
    """Messages that a game may have beside the necessary ones: forms of events, questions, options and editions."""
    forms = {f"event-{verb}.{form}" for verb in rules.verbs for form in ("hidden", "again")}
    verbs = facts_of(find(rules.name)).verbs
    forms |= {f"option-{verb}.pick" for verb in verbs}
    for about in questions(rules):
        forms |= {f"ask-{about}.{form}" for form in ("set", "nothing", "go-on")}
        forms |= {f"option-{verb}-{about}{part}" for verb in verbs for part in ("", ".pick")}
    for edition in rules.editions:
        forms.add(f"edition-{edition}")
        forms |= {f"card-{c}.{part}-{edition}" for c in cards(rules) for part in ("name", "short", "text")}
    return forms

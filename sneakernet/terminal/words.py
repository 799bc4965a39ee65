"""Words: what the terminal says itself, and the games' own sentences where a game is known here."""

import re
from functools import cached_property
from typing import Any, Final, NamedTuple

from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game
from sneakernet.core.registry import find
from sneakernet.say import GameSpeech, Speech
from sneakernet.say.catalogue import Catalogue, Value
from sneakernet.say.game import spoken
from sneakernet.terminal.service import Refused, Service, Unreachable

FIELDS: Final = ("id", "name", "facts", "short", "text")
NAME: Final = re.compile("[a-z0-9-]{1,40}")
UNKNOWN: Final = "sneakernet.terminal"  # the package of a game that is not installed here: it has no parts


class Card(NamedTuple):
    """A card, as it is looked up."""

    id: str
    name: str
    facts: str
    short: str
    text: str
    rules: tuple[str, ...]


class Rule(NamedTuple):
    """A numbered rule."""

    number: str
    title: str
    text: str
    section: str


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speech = Speech(language)
        self.own = Catalogue(language, "terminal")

    def say(self, key: str, attribute: str = "", /, **args: Value) -> str:
        """A sentence of the terminal."""
        return self.own.say(key, attribute, **args)

    def game(self, name: str, title: str, edition: str) -> "Book":
        """All that is said about a game."""
        try:
            return Book(self.speech.game(find(name), edition), True)
        except (Complaint, KeyError, ValueError):
            rules: Any = Stranger(name if NAME.fullmatch(name) else "unknown", title)
            return Book(GameSpeech(self.speech.common, Game(rules, UNKNOWN), edition), False)


class Stranger:
    """What is known of the rules of a game that is not installed here."""

    editions: tuple[str, ...] = ()

    def __init__(self, name: str, title: str) -> None:
        self.name = name
        self.title = title

    def cards(self, edition: str) -> tuple[str, ...]:
        return ()


class Book:
    """The sentences, cards and rules of one game; those of a game that is not known here are asked of the server."""

    def __init__(self, speech: GameSpeech, known: bool) -> None:
        self.speech = speech
        self.known = known
        self.told: dict[str, Card] = {}

    @cached_property
    def own_cards(self) -> list[Card]:
        """The cards of a game that is known here."""
        words, game = self.speech, self.speech.game
        edition = words.edition or next(iter(game.rules.editions), "")
        ids = dict.fromkeys(game.rules.cards(edition)) if self.known else {}
        return [self.card(card) for card in ids]

    def card(self, card: str) -> Card:
        """One card."""
        if card in self.told:
            return self.told[card]
        words = self.speech
        if not self.known:
            return Card(card, spoken(card), "", "", "", ())
        told = (words.card_name(card), words.facts(card), words.card_short(card), words.card_text(card))
        return Card(card, *told, tuple(words.known.rules_of(card.partition("+")[0])))

    async def cards(self, service: Service | None) -> list[Card]:
        """All cards."""
        if self.known or service is None:
            return self.own_cards
        if not self.told:
            for line in await asked(service, f"/api/games/{self.speech.name}/cards", "cards"):
                card, name, facts, short, text = (str(line.get(key, "")) for key in FIELDS)
                self.told[card] = Card(card, name, facts, short, text, tuple(map(str, line.get("rules", ()))))
        return list(self.told.values())

    @property
    def own_rules(self) -> list[Rule]:
        """The rules of a game that is known here, in the order in which they are read."""
        words = self.speech
        return [
            Rule(number, words.rule_title(number), words.rule_text(number), words.section_title(section))
            for section in (words.sections() if self.known else ())
            for number in section.rules
        ]

    async def rules(self, service: Service | None) -> list[Rule]:
        """All rules."""
        if self.known or service is None:
            return self.own_rules
        sections = await asked(service, f"/api/games/{self.speech.name}/rules", "sections")
        return [
            Rule(str(rule["number"]), str(rule["title"]), str(rule["text"]), str(section["title"]))
            for section in sections
            for rule in section["rules"]
        ]


async def asked(service: Service, path: str, key: str) -> list[dict[str, Any]]:
    """A list that a server has; empty if it does not say."""
    try:
        found = (await service.get(path)).get(key, [])
    except (Refused, Unreachable, AttributeError):
        return []
    return [entry for entry in found if isinstance(entry, dict)] if isinstance(found, list) else []

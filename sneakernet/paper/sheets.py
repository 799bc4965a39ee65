"""What is on the sheets: the cards, rules, words and drawings of a game, as plain data for the typesetter."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from sneakernet.core.game import Game
from sneakernet.say import GameSpeech, Speech
from sneakernet.say.browser import browser_words
from sneakernet.say.catalogue import DEFAULT, Catalogue, paper_part

PAPERS: Final = ("a4", "letter")
INKS: Final = ("colour", "black")
PARTS: Final = ("cards", "table", "rules")


class Wish(NamedTuple):
    """What somebody wants printed."""

    game: Game
    language: str = DEFAULT
    edition: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    paper: str = "a4"
    ink: str = "colour"
    parts: tuple[str, ...] = PARTS
    backs: bool = True
    sample: bool = False  # of the cards only as many as a sheet has


def sheets(wish: Wish) -> dict[str, Any]:
    """All that the typesetter needs to know. Complaint if there is no such edition or setting."""
    rules = wish.game.rules
    edition, _, settings = rules.check(wish.edition, 0, dict(wish.settings))
    speech = Speech(wish.language)
    words = speech.game(wish.game, edition)
    art = drawings(wish.game)
    return {
        "language": wish.language,
        "paper": wish.paper,
        "colour": wish.ink == "colour",
        "parts": list(wish.parts),
        "backs": wish.backs,
        "sample": wish.sample,
        "game": wish.game.name,
        "title": rules.title,
        "edition": edition,
        "edition_title": words.words.find(f"edition-{edition}") or edition,
        "seats": sorted(rules.seat_counts(edition)),
        "minutes": wish.game.minutes,
        "pitch": words.pitch(),
        "goal": words.goal(),
        "cards": [card(words, one, kinds(wish.game, wish.language), art) for one in rules.cards(edition)],
        "art": {"strokes": art.get("strokes", {}), "cover": art.get("cover", []), "tint": art.get("tint", "phos")},
        "rules": rules_in_words(words),
        "settings": settings,
        "chosen": [f"{words.setting(name)} ({name}={value})" for name, value in wish.settings],
        "words": words_of_sheets(wish, edition, settings),
    }


def drawings(game: Game) -> dict[str, Any]:
    """The drawings of a game, which its tables in the browser have, too; none if it brings none along."""
    folder = game.folder("browser")
    file = folder / "art.json" if folder is not None else None
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file is not None and file.is_file() else {}
    return found


def kinds(game: Game, language: str) -> dict[str, str]:
    """What the kinds of a game's cards are called, in the words that its tables in the browser have."""
    folder = game.folder("browser")
    if folder is None or not (folder / f"{DEFAULT}.json").is_file():
        return {}
    english = json.loads((folder / f"{DEFAULT}.json").read_text(encoding="utf-8"))
    own = folder / f"{language}.json"
    found = json.loads(own.read_text(encoding="utf-8")) if own.is_file() else browser_words(language, english, game)
    return {name.removeprefix("kind."): word for name, word in {**english, **found}.items() if name.startswith("kind.")}


def card(words: GameSpeech, name: str, kinds: Mapping[str, str], art: Mapping[str, Any]) -> dict[str, Any]:
    """One card: what is said on it, and how it looks."""
    printed = words.known.printed(name, words.edition)
    kind = words.known.kind(name, words.edition)
    look = art.get("look", {})
    same: Mapping[str, str] = art.get("same", {})
    shown = look.get("of", {}).get(str(printed.get(look.get("by"), kind)), {})
    return {
        "id": same.get(name, name),
        "name": words.card_name(name),
        "short": words.card_short(name),
        "text": words.card_text(name),
        "facts": words.facts(name, long=True),
        "kind": kinds.get(kind, kind),
        "copies": words.game.rules.copies(name),
        "rules": words.known.rules_of(name),
        "printed": printed,
        "tint": shown.get("tint", "phos"),
        "pattern": shown.get("pattern", ""),
        "corner": str(printed.get(look.get("corner"), "")),
    }


def rules_in_words(words: GameSpeech) -> dict[str, Any]:
    """The rules by number."""
    return {
        "intro": words.rules_intro(),
        "sections": [
            {
                "title": words.section_title(section),
                "rules": [
                    {"number": number, "title": words.rule_title(number), "text": words.rule_text(number)}
                    for number in section.rules
                ],
            }
            for section in words.sections()
        ],
    }


def words_of_sheets(wish: Wish, edition: str, settings: Mapping[str, str]) -> dict[str, str]:
    """Every sentence on the sheets, by its name: those of all games, and the game's own."""
    seats = sorted(wish.game.rules.seat_counts(edition))
    year = int(edition) if edition.isdecimal() else edition  # a form is chosen by a number only where one is given
    told = {"edition": year, "title": wish.game.rules.title, "low": seats[0], "high": seats[-1], **settings}
    parts = ("paper", paper_part(wish.game))
    catalogue = Catalogue(wish.language, wish.game.name, *parts, game=wish.game)
    english = Catalogue(DEFAULT, *parts, game=wish.game)
    return {key: catalogue.say(key, **told) for key in english.names_of_messages() if not key.startswith("-")}


def layouts(game: Game) -> list[Path]:
    """The files in Typst that say how the sheets look, those of the game last."""
    folder = game.folder("paper")
    own = sorted(folder.glob("*.typ")) if folder is not None else []
    return [*sorted(Path(__file__).parent.glob("*.typ")), *own]

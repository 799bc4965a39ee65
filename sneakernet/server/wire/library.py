"""The library: games, cards and rules in words, for whoever asks."""

from functools import cache

from sneakernet.bots.levels import LEVELS
from sneakernet.bots.registry import installed
from sneakernet.core.game import Game
from sneakernet.core.registry import UnknownGame, find, shortest_first
from sneakernet.say import languages
from sneakernet.say.thoughts import about_level
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import (
    BotLine,
    CardLine,
    CardsPage,
    EditionLine,
    GamePage,
    GamesPage,
    RuleLine,
    RuleSection,
    RulesPage,
    SettingLine,
)
from sneakernet.server.wire.sentences import voice
from sneakernet.table.series import series_of


@cache
def games_page(language: str) -> GamesPage:
    """The games there are."""
    return GamesPage([game_page(game, language) for game in shortest_first()], list(languages()))


def game_page(game: Game, language: str) -> GamePage:
    """One game, with all that a host can choose."""
    rules = game.rules
    said = voice(language)
    words = said.speech.game(game)
    given = series_of(game).given
    settings = [
        SettingLine(s.name, words.setting(s.name), s.default, list(s.values), s.low, s.high, s.rule)
        for s in rules.settings
        if s.name not in given
    ]
    editions = [
        EditionLine(name, words.words.find(f"edition-{name}") or name, list(rules.seat_counts(name)))
        for name in rules.editions
    ]
    names = [*LEVELS, "uniform", *installed()]
    bots = [BotLine(name, said.bot(name), about_level(said.speech, name)) for name in names]
    browser = game.folder("browser")
    files = sorted(file.name for file in browser.iterdir()) if browser else []
    return GamePage(game.name, rules.title, words.pitch(), words.goal(), game.minutes, editions, settings, bots, files)


@cache
def cards_page(game: str, edition: str, language: str) -> CardsPage:
    """The cards of an edition in words."""
    try:
        rules = find(game).rules
    except UnknownGame:
        raise Refused("not_found") from None
    chosen = edition or rules.editions[0]
    if chosen not in rules.editions:
        raise Refused("not_found", ref="edition")
    words = voice(language).speech.game(find(game), chosen)
    cards = [
        CardLine(
            card, words.card_name(card), words.card_short(card), words.card_text(card), words.facts(card),
            words.known.printed(card, chosen), words.known.kind(card, chosen), rules.copies(card),
            words.known.rules_of(card),
        )
        for card in rules.cards(chosen)
    ]  # fmt: skip
    return CardsPage(game, chosen, cards)


@cache
def required_places(game: str, edition: str) -> dict[str, str]:
    """The place whose control each card requires; empty where it requires none."""
    rules = find(game).rules
    return {card: rules.required_place(edition, card) for card in rules.cards(edition)}


@cache
def rules_page(game: str, language: str) -> RulesPage:
    """The rules of a game by number."""
    try:
        rules = find(game).rules
    except UnknownGame:
        raise Refused("not_found") from None
    words = voice(language).speech.game(find(game))
    sections = [
        RuleSection(
            section.name,
            words.section_title(section),
            [RuleLine(n, words.rule_title(n), words.rule_text(n)) for n in section.rules],
        )
        for section in words.sections()
    ]
    return RulesPage(game, rules.title, words.rules_intro(), sections)

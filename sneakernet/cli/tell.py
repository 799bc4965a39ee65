"""Games, cards and rules, told to people and to programs."""

from itertools import groupby

from sneakernet.cli.find import match_cards
from sneakernet.cli.screen import Screen
from sneakernet.cli.stop import Stop
from sneakernet.core.registry import find, game_names, shortest_first
from sneakernet.core.settings import Setting
from sneakernet.say import GameSpeech, Speech
from sneakernet.terminal.words import Book, Rule


def known() -> list[str]:
    """The names of all games, the shortest of ours first: it is the one for newcomers."""
    return [game.name for game in shortest_first()]


def games(speech: Speech, as_json: bool) -> None:
    """All games."""
    screen = Screen()
    if as_json:
        screen.json([game_data(speech, name) for name in game_names()])
        return
    for n, name in enumerate(known()):
        rules = find(name).rules
        words = speech.game(find(name))
        if n:
            screen.line()
        screen.line(f"{rules.title}  ({name})", "bold")
        if pitch := words.pitch():
            screen.paragraph(pitch, "  ")
        seats = sorted(rules.seat_counts(rules.editions[0]))
        screen.line("  " + speech.say("games-seats", low=seats[0], high=seats[-1]))
        if len(rules.editions) > 1:
            screen.line("  " + speech.say("games-editions", editions=", ".join(rules.editions)))
        if rules.settings:
            screen.line("  " + speech.say("games-settings"))
            screen.table([[f"    {s.name}={s.default}", setting_line(words, s)] for s in rules.settings])
    screen.line()
    screen.line(speech.say("games-how", game=known()[0]))


def setting_line(words: GameSpeech, setting: Setting) -> str:
    """What a setting does, and what it may be."""
    return f"{words.setting(setting.name)} [{setting.allowed()}] ({setting.rule})"


def game_data(speech: Speech, name: str) -> dict[str, object]:
    """A game for programs."""
    rules = find(name).rules
    words = speech.game(find(name))
    return {
        "name": name,
        "title": rules.title,
        "version": rules.version,
        "pitch": words.pitch(),
        "editions": [{"name": e, "seats": sorted(rules.seat_counts(e))} for e in rules.editions],
        "settings": [
            {
                "name": s.name,
                "default": s.default,
                "allowed": s.allowed(),
                "rule": s.rule,
                "text": words.setting(s.name),
            }
            for s in rules.settings
        ],
    }


def cards(speech: Speech, game: str, card: str, edition: str, as_json: bool) -> None:
    """All cards of a game, or those that somebody means by a name or a part of it."""
    rules = find(game).rules
    edition = rules.check(edition, 0, {})[0]
    words = speech.game(find(game), edition)
    ids = list(dict.fromkeys(rules.cards(edition)))
    if card:
        ids = match_cards(card, {one: words.card_name(one) for one in ids})
        if not ids:
            raise Stop(speech.say("no-card", given=card, game=game))
    screen = Screen()
    if as_json:
        screen.json([card_data(words, one) for one in ids])
        return
    for one in ids:
        show_card(screen, Book(words, known=True), one)


def card_data(words: GameSpeech, card: str) -> dict[str, object]:
    """A card for programs."""
    return {
        "id": card,
        "name": words.card_name(card),
        "kind": words.known.kind(card, words.edition),
        **words.known.printed(card, words.edition),
        "text": words.card_text(card),
        "rules": words.known.rules_of(card),
    }


def show_card(screen: Screen, book: Book, card: str) -> None:
    """A card for people: a line of facts, then its text."""
    told = book.card(card)
    facts = book.speech.facts(card, long=True) if book.known else told.facts
    screen.paragraph(told.name + (f"  {facts}" if facts else "") + f"  [{card}]", "", "bold", "    ")
    text = told.text + (f" ({', '.join(told.rules)})" if told.rules else "")
    if text:
        screen.paragraph(text, "  ")


def rules(speech: Speech, game: str, number: str) -> None:
    """The rules of a game, or one of them, as text that is also Markdown."""
    rules = find(game).rules
    words = speech.game(find(game), rules.editions[0])
    screen = Screen()
    told = Book(words, known=True).own_rules
    if number:
        show_rule(screen, find_rule(speech, told, number))
        return
    screen.line(heading(screen, "# ", rules.title), "bold")
    screen.line()
    screen.paragraph(words.rules_intro())
    for section, some in groupby(told, lambda rule: rule.section):
        screen.line()
        screen.line(heading(screen, "## ", section), "bold")
        for rule in some:
            screen.line()
            show_rule(screen, rule)


def show_rule(screen: Screen, rule: Rule) -> None:
    """One rule."""
    title = f"{rule.number} {rule.title}."
    if not screen.styled:
        title = f"**{title}**"
    screen.paragraph(f"{title} {rule.text}", bold=len(title))


def heading(screen: Screen, mark: str, text: str) -> str:
    """A heading: by its style, or by the mark of Markdown."""
    return text if screen.styled else mark + text


def find_rule(speech: Speech, rules: list[Rule], given: str) -> Rule:
    """The rule that somebody means by `HK-27`, `hk27` or `27`."""
    plain = "".join(sign for sign in given.upper() if sign.isalnum())
    for rule in rules:
        if plain in (rule.number.replace("-", ""), rule.number.rpartition("-")[2]):
            return rule
    numbers = [rule.number for rule in rules]
    spread = f"{numbers[0]} … {max(numbers, key=order)}" if numbers else "-"
    raise Stop(speech.say("no-such-rule", given=given, numbers=spread))


def order(number: str) -> tuple[str, int]:
    """Rules sorted by their number."""
    prefix, _, digits = number.rpartition("-")
    return prefix, int(digits) if digits.isdecimal() else 0

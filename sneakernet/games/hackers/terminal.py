"""The HACKERS table in 80 columns: the middle, every player's FILES and points, and one's own hand."""

from typing import Final

from rich.text import Text

from sneakernet.core.view import Pile, View
from sneakernet.draw.layout import MARGIN, flow, manner, wrap
from sneakernet.games.hackers.say.facts import FACTS
from sneakernet.say import GameSpeech, People

STYLES: Final = {300: "green", 1200: "yellow", 2400: "magenta"}


def draw(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The whole table."""
    lines = board(view, words, people, width)
    if people.me:
        lines += [Text(), *hand(view, words, people, width)]
    return lines


def board(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The table without one's own hand."""
    lines = flow(headline(view, words, people), " · ", width) + flow(middle(view, words), "   ", width) + [Text()]
    return lines + players(view, words, people, width)


def is_over(view: View) -> bool:
    """In the last round no question is asked in a hush (HK-46), so if nobody is asked the game is over."""
    return bool(view.facts["last_round"]) and not view.asked


def headline(view: View, words: GameSpeech, people: People) -> list[Text]:
    """The round, whose turn it is, and who has called HACK THE PLANET."""
    number = view.facts["round"]
    assert isinstance(number, int)
    caller, active = str(view.facts["announcer"]), str(view.facts["active"])
    parts = [words.say("table-round", n=number)]
    if is_over(view):
        parts.append(words.say("table-over"))
    else:
        parts.append(words.say("table-turn", **manner(active, people)))
        if caller:
            parts.append(words.say("table-called", **manner(caller, people)))
        if view.facts["last_round"]:
            parts.append(words.say("table-last-round"))
    return [Text(part, style="bold red" if caller else "bold") for part in parts]


def middle(view: View, words: GameSpeech) -> list[Text]:
    """DECK, SNOOP, PHONES and, once it is used, the BOX."""
    cells = []
    for name in ("deck", "snoop", "phones", "box"):
        pile = view.places[name]
        if name == "box" and not pile.count:
            continue
        cell = Text(words.say(f"table-{name}"), style="bold").append(" ", "not bold")
        if name == "deck":
            cell.append(str(pile.count), "not bold")
        elif pile.cards:
            cell.append_text(named(pile.cards, words, facts=name == "snoop"))
        else:
            cell.append(words.say("table-face-down", n=pile.count) if pile.count else words.say("table-empty"), "dim")
        cells.append(cell)
    return cells


def named(cards: tuple[str, ...], words: GameSpeech, facts: bool = False) -> Text:
    """Cards by name, in the colour of their BAUD."""
    text = Text()
    for n, card in enumerate(cards):
        text.append(", " if n else "")
        text.append(words.card_name(card) + (f" ({words.facts(card)})" if facts else ""), style_of(card))
    return text


def style_of(card: str) -> str:
    """The colour of a card; its BAUD is always written somewhere, too."""
    baud = FACTS.printed(card, "")["baud"]
    return STYLES[int(baud)]


def players(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """One row per player: name, cards in hand, points, FILES."""
    room = max(len(name) for name in [words.say("table-player"), *people.names.values()])
    head = f"{words.say('table-player'):{room}}  {words.say('table-hand'):>4}  {words.say('table-score'):>3}  "
    start = MARGIN + 5 + len(head)
    lines = [Text(" " * (MARGIN + 5) + head + words.say("table-files"), style="dim")]
    scores = view.facts["scores"]
    assert isinstance(scores, list)
    for n, (seat, name) in enumerate(people.names.items()):
        turn = ">" if view.facts["active"] == seat and not is_over(view) else " "
        count = view.places[f"{seat} hand"].count
        score = words.say("table-unknown-score") if scores[n] is None else str(scores[n])
        row = Text(" " * MARGIN + f"{turn} {seat}  ", style="bold" if seat == people.me else "")
        row.append(f"{name:{room}}  {count:>4}  ").append(f"{score:>3}", "bold").append("  ")
        lines += wrap(row, files(view.places[f"{seat} files"], words), start, width)
        lines += [Text(" " * start + line, style="dim") for line in asides(view, seat, words, people)]
    return lines


def asides(view: View, seat: str, words: GameSpeech, people: People) -> list[str]:
    """Another player's open hand, and what the reader remembers of cards that lie hidden."""
    found = []
    shown = view.places[f"{seat} hand"].cards
    if shown and seat != people.me:
        found.append(words.say("table-open-hand", cards=words.list_cards(shown)))
    for place in ("hand", "files"):
        remembered = view.memory.get(f"{seat} {place}")
        if remembered:
            found.append(words.say(f"table-remembered-{place}", cards=words.list_cards(remembered)))
    return found


def files(pile: Pile, words: GameSpeech) -> list[Text]:
    """The cards in FILES with what each counts there; those that lie face down as a number."""
    shown = [Text(f"{words.card_name(c)} {FACTS.worth(c, pile.cards)}", style=style_of(c)) for c in pile.cards]
    hidden = pile.count - len(pile.cards)
    if hidden:
        shown.append(Text(words.say("table-face-down", n=hidden), style="dim"))
    return shown or [Text(words.say("table-empty"), style="dim")]


def hand(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """One's own hand."""
    line = Text(" " * MARGIN).append(words.say("table-your-hand"), "bold").append("  ")
    cards = view.places[f"{people.me} hand"].cards
    cells = [named((card,), words) for card in cards] or [Text(words.say("table-empty"), style="dim")]
    return wrap(line, cells, len(line), width)

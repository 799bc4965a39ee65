"""The Access Denied table in 80 columns: what is going on, sectors, the checklist, players, one's own cards."""

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

from sneakernet.core.view import View
from sneakernet.draw.layout import paragraph
from sneakernet.games.access_denied.rules.names import SECTORS
from sneakernet.games.access_denied.say.facts import FACTS
from sneakernet.games.access_denied.terminal.codes import known, marks
from sneakernet.say import GameSpeech, People
from sneakernet.say.catalogue import Value

STYLES: Final = {"instant": "cyan", "upgrade": "green", "sector-card": "magenta", "hot-potato": "red", "action": ""}
LEVELS: Final = "-UOR"
ROOT: Final = 3
MARGIN: Final = 2
SECTOR_ROWS: Final = 60  # columns that the rows of sectors need


def draw(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The whole table."""
    lines = headlines(view, words, people, width)
    lines += sectors(view, words, people, width)
    lines.append(Text(" " * MARGIN + words.say("table-legend"), style="dim"))
    lines += [Text(), *players(view, words, people, width)]
    if people.me:
        found = notes(view, words, people, width)
        lines += [Text(), *found] if found else []
        lines += [Text(), *own(view, words, people, width)]
    return lines


def headlines(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """What is going on, and the piles."""
    lines = flow(headline(view, words, people), " · ", width) + flow(middle(view, words), "   ", width)
    return [*lines, *business(view, words, people, width), Text()]


def board(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The table without one's own hand and without the checklist in words."""
    lines = headlines(view, words, people, width) + sectors(view, words, people, width)
    return [*lines, Text(), *players(view, words, people, width), *(passwords(view, words, width) if people.me else [])]


def sheet(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The checklist, with the reasons for what is known, and what its signs mean."""
    lines = [Text()] if width < SECTOR_ROWS else sectors(view, words, people, width)
    found = notes(view, words, people, width) if people.me else []
    legend = paragraph(words.say("table-legend"), 0, width, "dim")
    return [*lines, Text(), *found, Text(), *legend]


def notes(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """What the reader knows of the passwords of others, and why."""
    found = known(view, words, people)
    room = max((len(name) for name, _ in found), default=0)
    lines: list[Text] = []
    for name, parts in found:
        start = Text(" " * MARGIN).append(f"{name:{room}}", "bold").append("  ")
        lines += wrap(start, [Text(part, style="dim") for part in parts], len(start), width, ";")
    return lines


def style_of(card: str) -> str:
    """The colour of a card; what sort of card it is can be read elsewhere, too."""
    return STYLES[FACTS.kind(card.partition("+")[0], "")]


def armed(words: GameSpeech, card: str) -> str:
    """The pick with which a card answers others, or is played at any time."""
    return f"play:{card}" if words.known.kind(card, words.edition) == "instant" else ""


def facts_of(view: View) -> dict[str, Any]:
    """The facts of the view."""
    return view.facts


def manner(seat: str, people: People) -> dict[str, Value]:
    """How a sentence speaks of a player."""
    return {"as": "you" if seat == people.me else "they", "who": people.name(seat)}


def headline(view: View, words: GameSpeech, people: People) -> list[Text]:
    """The round, whose turn it is, its step, and what there is to reach."""
    facts = facts_of(view)
    parts = [words.say("table-round", n=facts["round"], turn=facts["turn"])] if facts["turn"] else []
    if facts["winners"]:
        parts.append(words.say("table-over"))
    else:
        if facts["step"] != "password":
            parts.append(words.say("table-turn", **manner(facts["active"], people)))
        parts.append(words.say("table-step", step=facts["step"]))
        if facts["step"] == "action":
            parts.append(words.say("table-actions", n=facts["actions"]))
    parts.append(words.say("table-goal", n=facts["goal"]))
    if facts["expired"] and not facts["winners"]:
        parts.append(words.say("table-expired"))
    return [Text(part, style="bold") for part in parts]


def middle(view: View, words: GameSpeech) -> list[Text]:
    """Deck and pile."""
    deck = Text(words.say("table-deck"), style="bold").append(f" {view.places['deck'].count}", "not bold")
    pile = Text(words.say("table-pile"), style="bold").append(" ", "not bold")
    cards = view.places["pile"]
    if cards.cards:
        top = cards.cards[0]
        args = {"card": words.card_name(top), "code": words.facts(top)}
        pile.append(words.say("table-top", n=cards.count, **args), "not bold")
    else:
        pile.append(words.say("table-empty"), "not bold dim")
    return [deck, pile]


def business(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """What is in force in this turn; the attempt, the cards in play and the trade on the table."""
    facts = facts_of(view)
    lines: list[Text] = []
    if facts["winners"]:
        return lines
    if facts["now"]:
        lines += labelled(words.say("table-now"), effects(facts["now"], words), width)
    scene = words.scene(view, people)
    if facts["attempt"]:
        args = {**scene, "n": facts["attempt"]["cards"], "who": people.name(facts["attempt"]["seat"])}
        text = words.say("table-trying", **args)
        shown = view.places["handed over"].cards
        if shown:
            text += ": " + ", ".join(coded(card, words) for card in shown)
        lines += labelled(words.say("table-attempt"), text, width)
    if facts["plays"]:
        text = " < ".join(played(play, words, people) for play in facts["plays"])
        lines += labelled(words.say("table-play"), text, width)
    if facts["trade"]:
        trade = facts["trade"]
        sides = {"who": people.name(trade["seat"]), "partner": people.name(trade["partner"])}
        if trade["code"]:
            text = words.say("table-trading", **{**scene, **sides})
            if trade["answer"] is not None:
                text = words.say("table-answered", **{**scene, "trade": text})
            lines += labelled(words.say("table-trade"), text, width)
    return lines


def played(play: list[str], words: GameSpeech, people: People) -> str:
    """A card in play: who played it, and at what."""
    card, seat, *targets = play
    told = words.common.say("comma").join(words.target_name(target, people) for target in targets)
    args = {"card": words.card_name(card), "who": people.name(seat), "target": told}
    return words.say("table-played", at="some" if targets else "none", **args)


def effects(found: Iterable[str], words: GameSpeech) -> str:
    """Effects and statuses in words: `fewer-actions*2`."""
    said = []
    for word in found:
        name, _, n = word.partition("*")
        said.append(words.say("table-effect", card=name, n=int(n or "0")))
    return words.common.say("comma").join(said)


def labelled(label: str, text: str, width: int) -> list[Text]:
    """A bold word and what it says."""
    first = Text(" " * MARGIN).append(label, "bold").append("  ")
    return wrap(first, [Text(word) for word in text.split(" ")], len(first), width, "")


def sectors(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """A row per sector: everybody's level, what the reader knows of the password, and cards beside it."""
    facts = facts_of(view)
    names = {sector: words.say(f"target-{sector}") for sector in SECTORS}
    room = max(len(name) for name in [words.say("table-sector"), *names.values()])
    seats = "".join(f" {seat}  " for seat in people.names)
    head = f"{words.say('table-sector'):{room}}  {seats} {' '.join('ABCDEF')}"
    start = MARGIN + len(head) + 3
    lines = [Text(" " * MARGIN + f"{head}   {words.say('table-beside')}", style="dim")]
    for sector, name in names.items():
        owner = facts["sectors"][sector]
        row = Text(" " * MARGIN).append(f"{name:{room}}  ", "bold" if owner == people.me and owner else "")
        for seat in people.names:
            row.append_text(marker(facts, seat, sector))
        row.append(" ").append_text(marks(facts, sector)).append("   ")
        beside = [beside_it(entry, words, people) for entry in facts["sector_cards"][sector]]
        free = [] if owner else [words.say("table-no-password")]
        told = words.common.say("comma").join(free + beside)
        style = STYLES["sector-card"] if beside else "dim"
        lines += wrap(row, [Text(word, style=style) for word in told.split(" ")], start, width, "")
    return lines


def marker(facts: dict[str, Any], seat: str, sector: str) -> Text:
    """A player's level in a sector, in four columns."""
    level = facts["levels"][seat].get(sector, 0)
    sign = LEVELS[level]
    if level == ROOT and sector not in facts["bonuses"][seat]:
        sign = "r"
    style = ("dim", "", "yellow", "bold green")[level]
    shown = f"[{sign}] " if facts["sectors"][sector] == seat else f" {sign}  "
    return Text(shown, style=style)


def beside_it(entry: list[str], words: GameSpeech, people: People) -> str:
    """A sector card, who laid it, and who is immune to it."""
    card, seat, immune = entry
    args = {"card": words.card_name(card), "who": people.name(seat)}
    if immune:
        told = words.common.say("comma").join(people.name(letter) for letter in immune)
        return words.say("table-immune", immune=told, **args)
    return words.say("table-laid", **args)


def players(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """One row per player: name, cards in hand, limit, upgrades; below it what weighs on the player."""
    facts = facts_of(view)
    room = max(len(name) for name in [words.say("table-player"), *people.names.values()])
    titles = [words.say("table-hand"), words.say("table-limit")]
    head = f"{words.say('table-player'):{room}}  {titles[0]}  {titles[1]}  "
    start = MARGIN + 5 + len(head)
    lines = [Text(" " * (MARGIN + 5) + head + words.say("table-upgrades"), style="dim")]
    for seat, name in people.names.items():
        active = facts["active"] == seat and not facts["winners"] and facts["step"] != "password"
        limit = facts["limits"][seat]
        told = words.say("table-no-limit") if limit is None else str(limit)
        row = Text(" " * MARGIN + f"{'>' if active else ' '} {seat}  ", style="bold" if seat == people.me else "")
        row.append(f"{name:{room}}  {view.places[f'{seat} hand'].count:>{len(titles[0])}}", "bold" if active else "")
        row.append(f"  {told:>{len(titles[1])}}  ")
        cells = [Text(words.card_name(card), style=STYLES["upgrade"]) for card in view.places[f"{seat} upgrades"].cards]
        lines += wrap(row, cells or [Text(words.say("table-none"), style="dim")], start, width)
        for aside in asides(view, seat, words, people):
            lines += wrap(Text(" " * start), [Text(word, style="dim") for word in aside.split(" ")], start, width, "")
    return lines


def asides(view: View, seat: str, words: GameSpeech, people: People) -> list[str]:
    """Statuses, effects of the next turn, and what the reader remembers of a hand."""
    facts = facts_of(view)
    found = []
    if facts["status"][seat]:
        found.append(words.say("table-ongoing", effects=effects(facts["status"][seat], words)))
    if facts["next"][seat]:
        found.append(words.say("table-pending", effects=effects(facts["next"][seat], words)))
    remembered = view.memory.get(f"{seat} hand", ())
    if remembered and seat != people.me:
        cards = words.common.say("comma").join(coded(card, words) for card in remembered)
        found.append(words.say("table-remembered-hand", cards=cards))
    return found


def coded(card: str, words: GameSpeech) -> str:
    """A card with its code, and what it requires."""
    facts = words.known.printed(card, words.edition)
    requires = facts["level"]
    return words.say("table-key-card" if requires else "table-card", **{**facts, "card": words.card_name(card)})


def own(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """One's own passwords and hand."""
    lines = passwords(view, words, width)
    start = Text(" " * MARGIN).append(words.say("table-your-hand"), "bold").append("  ")
    cells = [
        Text(coded(card, words), style=STYLES[words.known.kind(card, words.edition)])
        for card in view.places[f"{people.me} hand"].cards
    ]
    return lines + wrap(start, cells or [Text(words.say("table-empty"), style="dim")], len(start), width)


def passwords(view: View, words: GameSpeech, width: int) -> list[Text]:
    """One's own passwords."""
    lines: list[Text] = []
    for sector in SECTORS:
        cards = view.places[f"{sector} password"].cards
        if cards:
            label = words.say("table-password", sector=words.say(f"target-{sector}"))
            args = [{"code": words.facts(card), "card": words.card_name(card)} for card in cards]
            cells = [Text(words.say("table-card", **arg), style="dim") for arg in args]
            start = Text(" " * MARGIN).append(label, "bold").append("  ")
            lines += wrap(start, cells, len(start), width)
    return lines


def flow(cells: list[Text], gap: str, width: int) -> list[Text]:
    """Cells side by side, on as many lines as they need."""
    lines = [Text(" " * MARGIN)]
    for cell in cells:
        if len(lines[-1]) > MARGIN:
            if len(lines[-1]) + len(gap) + len(cell) > width:
                lines.append(Text(" " * MARGIN))
            else:
                lines[-1].append(gap)
        lines[-1].append_text(cell)
    return lines


def wrap(row: Text, cells: list[Text], start: int, width: int, comma: str = ",") -> list[Text]:
    """A row with its cells, on as many lines as they need."""
    lines = [row]
    for n, cell in enumerate(cells):
        behind = comma if n + 1 < len(cells) else ""
        if len(lines[-1]) > start and len(lines[-1]) + 1 + len(cell) + len(behind) > width:
            lines.append(Text(" " * start))
        elif len(lines[-1]) > start:
            lines[-1].append(" ")
        lines[-1].append_text(cell).append(behind)
    for line in lines:
        line.rstrip()
    return lines

"""The WIRED table in 80 columns: the piles, every player's points, income and network as a tree, and one's hand."""

from typing import Any, Final

from rich.text import Text

from sneakernet.core.view import View
from sneakernet.draw.layout import MARGIN, flow, labelled, manner, paragraph, wrap
from sneakernet.games.wired.say.facts import FACTS
from sneakernet.games.wired.terminal.network import draw_network
from sneakernet.say import GameSpeech, People

STYLES: Final = {"equipment": "green", "attack": "red", "resolution": "yellow", "classification": "cyan"}


def draw(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The whole table."""
    lines = board(view, words, people, width)
    if people.me:
        lines += [Text(), *hand(view, words, people, width)]
    return lines


def board(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The table without one's own hand."""
    lines = flow(headline(view, words, people), " · ", width) + flow(middle(view, words), "   ", width)
    lines += [*business(view, words, people, width), Text()]
    lines += players(view, words, people, width)
    lines.append(Text(" " * (MARGIN + 5) + words.say("table-legend"), style="dim"))
    return lines


def sheet(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """One's own network (a watcher: that of the player whose turn it is), as wide as there is room."""
    facts = facts_of(view)
    seat = people.me or facts["active"]
    if not seat:
        return []
    name = Text(f"{seat} {people.name(seat)}", "bold")
    return [name, Text(), *draw_network(facts["equipment"][seat], words, 0, width)]


def armed(words: GameSpeech, card: str) -> str:
    """The pick with which a card answers others."""
    return f"answer:{card}" if words.known.kind(card, words.edition) == "resolution" else ""


def facts_of(view: View) -> dict[str, Any]:
    """The facts of the view."""
    return view.facts


def headline(view: View, words: GameSpeech, people: People) -> list[Text]:
    """The round, whose turn it is, what is left of it, and whether the end is near."""
    facts = facts_of(view)
    parts = [words.say("table-round", n=facts["round"], turn=facts["turn"])]
    if facts["winners"]:
        parts.append(words.say("table-over"))
        return [Text(part, style="bold") for part in parts]
    parts.append(words.say("table-turn", **manner(facts["active"], people)))
    parts.append(words.say("table-moves", moves=facts["moves"], techs=facts["field_techs"]))
    if facts["trading"] and facts["trade_open"] and facts["offers_left"]:
        parts.append(words.say("table-trading", offers=facts["offers_left"]))
    late = []
    if facts["dome"]:
        late.append(words.say("table-dome", n=facts["bout"]))
    elif facts["finisher"]:
        late.append(words.say("table-finisher", target=facts["target"], **manner(facts["finisher"], people)))
    return [Text(part, style="bold") for part in parts] + [Text(part, style="bold red") for part in late]


def middle(view: View, words: GameSpeech) -> list[Text]:
    """The two piles."""
    draw_pile = Text(words.say("table-draw"), style="bold").append(f" {view.places['draw'].count}", "not bold")
    discard = Text(words.say("table-discard"), style="bold").append(" ", "not bold")
    pile = view.places["discard"]
    if pile.cards:
        top = words.say("table-top", n=pile.count, card=words.card_name(pile.cards[-1]))
        discard.append(top, "not bold")
    else:
        discard.append(words.say("table-empty"), "not bold dim")
    return [draw_pile, discard]


def business(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """The running event and the offer on the table, if there are any."""
    facts = facts_of(view)
    lines: list[Text] = []
    area = view.places["event"].cards
    if area:
        cards = " > ".join(words.card_name(card) for card in area)
        told = words.say("table-event-against", cards=cards, **manner(facts["event_target"], people))
        if facts["event_class"]:
            told = words.say("table-event-class", event=told, card=words.card_name(facts["event_class"]))
        lines += labelled(words.say("table-event"), told, width)
    if facts["offer"]:
        lines += labelled(words.say("table-trade"), offer_text(facts["offer"], words, people), width)
    return lines


def offer_text(offer: dict[str, Any], words: GameSpeech, people: People) -> str:
    """An offer, as far as the reader may know it."""
    partner = words.object_name(offer["to"], people)
    told = words.say("table-offer", partner=partner, **manner(offer["from"], people))
    if "give" not in offer:
        return told
    sides = {side: offered(offer[side], offer[f"{side}_in_play"], words) for side in ("give", "want")}
    return words.say("table-offer-full", offer=told, **sides)


def offered(cards: list[str], in_play: list[str], words: GameSpeech) -> str:
    """One side of an offer."""
    found = [counted(words, card, n) for card, n in count(cards)]
    found += [words.say("table-in-play", card=words.card_name(card)) for card in in_play]
    return ", ".join(found) or words.say("table-nothing")


def count(cards: list[str] | tuple[str, ...]) -> list[tuple[str, int]]:
    """Equal cards together."""
    return [(card, cards.count(card)) for card in dict.fromkeys(cards)]


def counted(words: GameSpeech, card: str, n: int) -> str:
    """Some cards of one kind."""
    name = words.card_name(card)
    return words.say("table-counted", card=name, n=n) if n > 1 else name


def style_of(card: str) -> str:
    """The colour of a card; what sort of card it is can be read elsewhere, too."""
    return STYLES[FACTS.kind(card.partition("+")[0], "")]


def players(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """Per player one row (name, points, income, hand, classifications), and the network below it."""
    facts = facts_of(view)
    room = max(len(name) for name in [words.say("table-player"), *people.names.values()])
    titles = [words.say(f"table-{name}") for name in ("points", "income", "hand")]
    head = f"{words.say('table-player'):{room}}  " + "  ".join(titles) + "  "
    start = MARGIN + 5 + len(head)
    lines = [Text(" " * (MARGIN + 5) + head + words.say("table-classifications"), style="dim")]
    for n, (seat, name) in enumerate(people.names.items()):
        active = facts["active"] == seat and not facts["winners"]
        row = Text(" " * MARGIN + f"{'>' if active else ' '} {seat}  ", style="bold" if seat == people.me else "")
        row.append(f"{name:{room}}  ").append(f"{facts['scores'][n]:>{len(titles[0])}}", "bold").append("  ")
        row.append(f"+{facts['income'][n]}".rjust(len(titles[1])), "bold green" if facts["income"][n] else "")
        row.append(f"  {view.places[f'{seat} hand'].count:>{len(titles[2])}}  ")
        staff = [Text(words.card_name(card), style=style_of(card)) for card in facts["classifications"][seat]]
        done = [Text(words.say("table-done"), style="bold red")] if seat in facts["done"] else []
        cells = done + (staff or ([] if done else [Text(words.say("table-none"), style="dim")]))
        lines += wrap(row, cells, start, width)
        lines += draw_network(facts["equipment"][seat], words, MARGIN + 5, width)
        for aside in asides(view, seat, words, people):
            lines += paragraph(aside, MARGIN + 5, width, "dim")
    return lines


def asides(view: View, seat: str, words: GameSpeech, people: People) -> list[str]:
    """Another player's hand: where it lies open, and what the reader remembers of it."""
    shown, remembered = view.places[f"{seat} hand"].cards, view.memory.get(f"{seat} hand", ())
    if seat == people.me:
        return []
    found = [("table-open-hand", shown), ("table-remembered-hand", remembered)]
    return [
        words.say(key, cards=", ".join(counted(words, card, n) for card, n in count(cards)))
        for key, cards in found
        if cards
    ]


def hand(view: View, words: GameSpeech, people: People, width: int) -> list[Text]:
    """One's own hand."""
    line = Text(" " * MARGIN).append(words.say("table-your-hand"), "bold").append("  ")
    cards = view.places[f"{people.me} hand"].cards
    cells = [Text(counted(words, card, n), style=style_of(card)) for card, n in count(cards)]
    return wrap(line, cells or [Text(words.say("table-empty"), style="dim")], len(line), width)

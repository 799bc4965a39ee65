"""Exchange: worlds that do not come from `imagine`, so that there is something to hold its worlds against.

A position is written, cards that a seat does not know change places in the text, and it is read again. If the seat sees
the same as before, the cards could lie so.
"""

import re
from collections import Counter
from typing import Any, Final

from sneakernet.core.bits import BIT
from sneakernet.core.knowledge import fresh_stream
from sneakernet.core.position import BadPosition, parse, write
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import State
from sneakernet.core.view import SPECTATOR, View, letter

WORD: Final = re.compile(r"[\w-]+")
TRIES: Final = 24  # positions that are read for one exchange

Fields = dict[str, str]
Places = dict[str, dict[str, int]]
Slot = tuple[str, str]  # a place, and a card in it


class Exchange:
    """One table and one seat: which cards it does not know, and what the table looks like with some of them moved."""

    def __init__(self, rules: Rules[Any], s: State, seat: int, rng: Rng) -> None:
        self.rules = rules
        self.seat = seat
        self.rng = rng
        self.text: Fields = parse(rules.save(s)).fields
        self.world: Any = rules.load(write(self.text))
        self.looks = self.look(self.world)
        self.cards = sorted(rules.all_cards(s))
        # What the seat itself (and with it everybody) remembers is of names, whatever lies elsewhere.
        self.fixed = {name for name in self.text if {letter(seat), "spectator"} & set(name.split())}
        self.hidden = self.unknown_cards(s) if rules.cards_exist_once else self.unknown_copies(self.looks[0])

    def look(self, s: Any) -> tuple[View, View, tuple[int, str]]:
        """What the seat sees, what who watches sees, and what is asked of whom."""
        ask = self.rules.ask(s)
        asked = (SPECTATOR, "") if ask is None else (ask.seat, ask.about)
        return self.rules.view(s, self.seat), self.rules.view(s, SPECTATOR), asked

    def unknown_cards(self, s: Any) -> list[Slot]:
        """Every card whose place the seat does not know, in a game whose cards exist once."""
        known = s.known_to(self.seat)
        placed = set(self.rules.all_cards(s))
        names = self.rules.cards(self.rules.edition_of(s))
        return [("", card) for n, card in enumerate(names) if card in placed and not known & BIT[n]]

    def unknown_copies(self, view: View) -> list[Slot]:
        """Every card in a place that the seat does not see or remember there, in a game that counts them by kind."""
        found: list[Slot] = []
        for place, pile in view.places.items():
            seen = Counter((*pile.cards, *view.memory.get(place, ())))
            found += [(place, card) for card in (listed(self.text.get(place, "")) - seen).elements()]
        return found

    def mix(self) -> None:
        """Move as many of the hidden cards as can be moved: all at once, or where that shows, parts of them."""
        parts = [self.shuffled(self.hidden)]
        for _ in range(TRIES):
            if not parts:
                return
            part = parts.pop(0)
            if not self.moved(part) and len(part) > 2:
                middle = len(part) // 2
                parts += [part[:middle], part[middle:]]

    def moved(self, part: list[Slot]) -> bool:
        """Exchange these cards among each other, unless the seat would notice."""
        cards = self.shuffled([card for _, card in part])
        text = self.renamed(part, cards) if self.rules.cards_exist_once else self.refilled(part, cards)
        try:
            world = self.rules.load(write(text))
        except BadPosition:
            return False
        if self.look(world) != self.looks or sorted(self.rules.all_cards(world)) != self.cards:
            return False
        self.text, self.world = text, world
        return True

    def renamed(self, part: list[Slot], cards: list[str]) -> Fields:
        """Each of these cards takes the name of another, and what others know of it goes with it."""
        names = {old: new for (_, old), new in zip(part, cards, strict=True)}
        game = self.rules.fields(self.world)
        return {
            name: WORD.sub(lambda word: names.get(word[0], word[0]), value)
            if name in game and name not in self.fixed
            else value
            for name, value in self.text.items()
        }

    def refilled(self, part: list[Slot], cards: list[str]) -> Fields:
        """Each of these copies makes room for another."""
        piles = {place: listed(self.text[place]) for place, _ in part}
        for place, card in part:
            piles[place][card] -= 1
        for (place, _), card in zip(part, cards, strict=True):
            piles[place][card] += 1
        return {**self.text, **{place: " ".join(pile.elements()) for place, pile in piles.items()}}

    def shuffled(self, items: list[Any]) -> list[Any]:
        """The same in any order."""
        rest = list(items)
        return [rest.pop(int(self.rng.below(len(rest)))) for _ in items]


def listed(text: str) -> Counter[str]:
    """The cards of a place, where `virus*2` are two of a kind."""
    found: Counter[str] = Counter()
    for word in text.split():
        card, _, n = word.partition("*")
        found[card] += int(n or "1")
    return found


def exchanged(rules: Rules[Any], s: State, seat: int, rng: Rng) -> Any:
    """A table that this seat cannot tell from this one, with its hidden cards in other places; not from `imagine`."""
    exchange = Exchange(rules, s, seat, rng)
    exchange.mix()
    fresh_stream(exchange.world, rng)
    return exchange.world


def lying(views: list[View]) -> Places:
    """Where every card lies, and how many of it, by all that these views together show and remember."""
    found: Places = {}
    for view in views:
        for name, pile in view.places.items():
            for card, n in Counter((*pile.cards, *view.memory.get(name, ()))).items():
                places = found.setdefault(card, {})
                places[name] = max(n, places.get(name, 0))
    return found


def moved(here: Places, there: Places) -> set[str]:
    """The cards that lie elsewhere in another world."""
    return {card for card in here.keys() | there.keys() if here.get(card) != there.get(card)}

"""Every world of a small table of Access Denied, listed one by one."""

from collections.abc import Iterator
from typing import Any

from sneakernet.core.position import parse
from tests.properties.histories import Contradiction, History
from tests.properties.listener import Listener, places
from tests.properties.steps import ASIDE, DECK, HANDS, LAID_OUT, NAMES, PASSWORDS, Column

Key = tuple[int, ...]
KEPT_FIELDS = ("known", "outside", "before", "sights", "notes", "excludes", "said", "proven")  # of what seats know


class TooMany(Exception):
    """There are more worlds than can be listed."""


def distributions(history: History, most: int) -> list[Column]:
    """Every way to lay the cards in places, by what is possible in each place and the number of cards there."""
    found: list[Column] = []
    last, counts = history.possible.between[-1], history.counts[-1]
    order = sorted(range(len(history.names)), key=lambda n: sum(cards >> n & 1 for cards in last))

    def lay(n: int, column: Column, left: list[int]) -> None:
        if n == len(order):
            if len(found) == most:
                raise TooMany
            found.append(list(column))
            return
        card = 1 << order[n]
        for place, cards in enumerate(last):
            if cards & card and left[place]:
                column[place] |= card
                left[place] -= 1
                lay(n + 1, column, left)
                column[place] ^= card
                left[place] += 1

    lay(0, [0] * len(last), list(counts))
    return found


class Worlds:
    """The worlds that some history leads to, those that none does, and those that nobody could decide."""

    def __init__(self, history: History, most: int) -> None:
        self.fitting: dict[Key, Column] = {}
        self.refused: dict[Key, str] = {}
        self.undecided: set[Key] = set()
        for world in distributions(history, most):
            try:
                if history.check(world):
                    self.fitting[tuple(world)] = world
                else:
                    self.undecided.add(tuple(world))
            except Contradiction as contradiction:
                self.refused[tuple(world)] = str(contradiction)


def imagined(s: Any, seat: int, rng: Any, rules: Any, listener: Listener) -> Iterator[Key]:
    """Worlds that a seat imagines, without end, by where the cards are in them."""
    real = places(rules.save(s), listener)
    gifts = s.aside() & ~real[ASIDE]
    while True:
        world = rules.imagine(s, seat, rng)
        column = list(real)
        column[LAID_OUT], column[DECK] = int(world.handed()), 0
        column[ASIDE] = 0 if gifts else int(world.aside())
        for p in range(int(world.seats())):
            column[HANDS + p] = int(world.hand(p))
        for sector in range(6):
            column[PASSWORDS + sector] = int(world.password(sector))
        elsewhere = 0
        for cards in column:
            elsewhere |= cards
        column[DECK] = listener.all & ~elsewhere
        yield tuple(column)


def has_choice(rules: Any, saved: str, world: Column, listener: Listener) -> bool:
    """Whether in this world the player who is asked now has a choice; else the game would go on when it is loaded."""
    spelled = {
        name: " ".join(card for n, card in enumerate(listener.cards) if cards >> n & 1) or "none"
        for name, cards in zip(NAMES, world, strict=True)
    }
    lines = []
    for line in saved.splitlines():
        name = line.split(":")[0]
        if not any(word in KEPT_FIELDS for word in name.split()):
            hidden = name in spelled and name not in ("pile", "table")
            lines.append(f"{name}: {spelled[name]}" if hidden else line)
    before, after = parse(saved).fields, parse(rules.save(rules.load("\n".join(lines)))).fields
    return all(before.get(name) == after.get(name) for name in ("stack", "inner", "picked"))

"""The parts of the screen that draw themselves: the hand, and lists of what can be chosen."""

import textwrap
from collections.abc import Awaitable, Callable
from typing import ClassVar, Final, NamedTuple

from rich.text import Text
from textual.binding import BindingType
from textual.events import Click
from textual.message import Message
from textual.reactive import reactive
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from sneakernet.terminal.words import Card

KEYS: Final = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"
CARD: Final = 22  # columns of a card, with its edge
LINES: Final = 7
ROOMY: Final = 40  # lines of a screen that has room for whole cards


class Entry(NamedTuple):
    """Something that can be chosen: what it says, and what it does."""

    label: Text
    do: Callable[[], Awaitable[object]]
    card: str = ""


class Choices(OptionList):
    """A numbered list; digits and capital letters choose at once."""

    entries: tuple[Entry, ...] = ()

    def offer(self, entries: list[Entry], keep: int | None = None) -> None:
        """Show these, with the place kept where they are the same list with other marks."""
        self.entries = tuple(entries)
        self.clear_options()
        for n, entry in enumerate(entries):
            key = KEYS[n] if n < len(KEYS) else " "
            self.add_option(Option(Text.assemble((f" {key} ", "bold reverse"), " ", entry.label, overflow="ellipsis")))
        if entries:
            self.highlighted = keep if keep is not None and keep < len(entries) else 0

    def by_key(self, key: str) -> Entry | None:
        """What this key chooses."""
        n = KEYS.find(key) if len(key) == 1 else -1
        return self.entries[n] if 0 <= n < len(self.entries) else None


class Hand(Static, can_focus=True):
    """One's cards: whole ones where there is room, else their names. Arrows walk, Enter plays or says why not."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("left", "walk(-1)", ""),
        ("right", "walk(1)", ""),
        ("enter", "play", ""),
    ]
    chosen: reactive[int] = reactive(0)

    class Played(Message):
        """A card was chosen."""

        def __init__(self, card: str) -> None:
            super().__init__()
            self.card = card

    def __init__(self) -> None:
        super().__init__(id="hand", markup=False)
        self.cards: list[Card] = []
        self.can: set[str] = set()
        self.styles_of: dict[str, str] = {}
        self.places: list[tuple[int, int, int, int]] = []  # of each card: line, column, lines, columns
        self.label = ""

    def hold(self, cards: list[Card], can: set[str], styles: dict[str, str], label: str) -> None:
        """These are the cards; some can be played now."""
        self.cards, self.can, self.styles_of, self.label = cards, can, styles, label
        self.chosen = min(self.chosen, max(0, len(cards) - 1))
        self.display = bool(cards)
        self.draw()

    def watch_chosen(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        self.draw()

    def on_focus(self) -> None:
        self.draw()

    def on_blur(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Draw the cards as they fit."""
        if not self.is_mounted:
            return
        width = max(20, self.size.width or self.app.size.width - 2)
        self.places = []
        whole = self.app.size.height >= ROOMY and len(self.cards) * CARD <= width * 2
        self.update(self.whole(width) if whole else self.names(width))

    def names(self, width: int) -> Text:
        """The names of the cards, on as many lines as they need."""
        text = Text(f"{self.label} ", "bold")
        line, column = 0, len(text)
        for n, card in enumerate(self.cards):
            name = f" {card.name} "
            if column + len(name) + 1 > width and column:
                text.append("\n")
                line, column = line + 1, 0
            text.append(name, self.style_of(n)).append(" ")
            self.places.append((line, column, 1, len(name)))
            column += len(name) + 1
        return text

    def style_of(self, n: int) -> str:
        """How a card is written: reverse where the arrows are, bold where it can be played."""
        card = self.cards[n]
        style = self.styles_of.get(card.id, "")
        style += " bold" if card.id in self.can else " dim" if self.can else ""
        return f"{style} reverse" if self.has_focus and n == self.chosen else style.strip()

    def whole(self, width: int) -> Text:
        """Cards with an edge: the name, the numbers, what it does in a few words."""
        a_row = max(1, width // CARD)
        text = Text()
        for start in range(0, len(self.cards), a_row):
            row = list(enumerate(self.cards))[start : start + a_row]
            line = start // a_row * LINES
            drawn = [self.one(card, can=card.id in self.can) for _, card in row]
            for n in range(LINES):
                for (at, _), lines in zip(row, drawn, strict=True):
                    text.append(lines[n], self.style_of(at)).append(" ")
                text.append("\n")
            self.places += [(line, n * CARD, LINES, CARD - 1) for n in range(len(row))]
        text.rstrip()
        return text

    def one(self, card: Card, can: bool) -> list[str]:
        """One card in seven lines: its name, its numbers, what it does; a double edge says that it can be played."""
        room = CARD - 3
        corners = "╔═╗║╚╝" if can else "┌─┐│└┘"
        names = textwrap.wrap(card.name, room)[:2]
        parts = [*names, card.facts[:room], *textwrap.wrap(card.short, room)][: LINES - 2]
        parts += [""] * (LINES - 2 - len(parts))
        return [
            corners[0] + corners[1] * room + corners[2],
            *(f"{corners[3]}{part:<{room}}{corners[3]}" for part in parts),
            corners[4] + corners[1] * room + corners[5],
        ]

    def action_walk(self, by: int) -> None:
        """To the next card."""
        if self.cards:
            self.chosen = (self.chosen + by) % len(self.cards)

    def action_play(self) -> None:
        """This one."""
        if self.cards:
            self.post_message(self.Played(self.cards[self.chosen].id))

    def on_click(self, event: Click) -> None:
        """The card under the pointer."""
        x, y = event.x - self.styles.padding.left, event.y
        for n, (line, column, lines, columns) in enumerate(self.places):
            if line <= y < line + lines and column <= x < column + columns:
                self.chosen = n
                self.action_play()
                return

"""Dialogs: something to read, something to choose, something to look up."""

from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from sneakernet.terminal.screen.parts import KEYS


class Found(NamedTuple):
    """Something that can be looked up: its line, all of it, and what it is good for."""

    line: Text
    detail: Text
    value: str = ""


class Dialog(ModalScreen[str]):
    """A box over the table; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss('')", "")]

    def __init__(self, title: str, closes: str) -> None:
        super().__init__()
        self.headline = title
        self.closes = closes

    def box(self, *inside: Static | OptionList | VerticalScroll | Input) -> Vertical:
        """The box itself."""
        box = Vertical(*inside)
        box.border_title, box.border_subtitle = Text(f" {self.headline} "), Text(f" {self.closes} ")
        return box


class Reading(Dialog):
    """A text; any of the usual keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,enter,q,question_mark", "dismiss('')", "")]

    def __init__(self, title: str, text: Text, closes: str) -> None:
        super().__init__(title, closes)
        self.text = text

    def compose(self) -> ComposeResult:
        yield self.box(VerticalScroll(Static(self.text, markup=False)))

    def set_text(self, text: Text) -> None:
        """More has come."""
        self.text = text
        if self.is_mounted:
            self.query_one(Static).update(text)


class Choosing(Dialog):
    """A short list; a digit or Enter chooses."""

    def __init__(self, title: str, rows: Sequence[tuple[Text, str]], closes: str, above: Text | None = None) -> None:
        super().__init__(title, closes)
        self.rows = rows
        self.above = above

    def compose(self) -> ComposeResult:
        options = [
            Option(Text.assemble((f" {KEYS[n] if n < len(KEYS) else ' '} ", "bold reverse"), " ", row))
            for n, (row, _) in enumerate(self.rows)
        ]
        head = [Static(self.above, markup=False)] if self.above is not None else []
        yield self.box(*head, OptionList(*options))

    def on_key(self, event: Key) -> None:
        n = KEYS.find(event.character or " ")
        if 0 <= n < len(self.rows):
            event.stop()
            self.dismiss(self.rows[n][1])

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.rows[event.option_index][1])


class Typing(Dialog):
    """A line to type, below what is said about it."""

    def __init__(self, title: str, above: Text, closes: str, longest: int) -> None:
        super().__init__(title, closes)
        self.above = above
        self.longest = longest

    def compose(self) -> ComposeResult:
        yield self.box(Static(self.above, markup=False), Input(max_length=self.longest))

    @on(Input.Submitted)
    def entered(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip())


class LookUp(Dialog):
    """A long list with a line to search in; what is highlighted is shown in full below."""

    BINDINGS: ClassVar[list[BindingType]] = [("down", "walk(1)", ""), ("up", "walk(-1)", "")]

    def __init__(self, title: str, rows: Sequence[Found], hint: str, closes: str) -> None:
        super().__init__(title, closes)
        self.rows = rows
        self.shown = list(rows)
        self.hint = hint

    def compose(self) -> ComposeResult:
        yield self.box(
            Input(placeholder=self.hint), OptionList(), VerticalScroll(Static("", markup=False), classes="detail")
        )

    def on_mount(self) -> None:
        self.fill("")
        self.query_one(Input).focus()

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        self.fill(event.value)

    def fill(self, wanted: str) -> None:
        """What fits the words."""
        words = wanted.casefold().split()
        fits: Callable[[Found], bool] = lambda row: all(  # noqa: E731
            word in f"{row.line.plain} {row.detail.plain}".casefold() for word in words
        )
        first = words[0] if words else ""
        self.shown = sorted(
            filter(fits, self.rows), key=lambda row: bool(first) and first not in row.line.plain.casefold()
        )
        options = self.query_one(OptionList)
        options.clear_options()
        options.add_options([Option(row.line) for row in self.shown])
        if self.shown:
            options.highlighted = 0
        self.tell()

    @on(OptionList.OptionHighlighted)
    def tell(self) -> None:
        """All of what is highlighted."""
        at = self.query_one(OptionList).highlighted
        detail = self.shown[at].detail if at is not None and at < len(self.shown) else Text()
        self.query_one(Static).update(detail)

    def action_walk(self, by: int) -> None:
        options = self.query_one(OptionList)
        if self.shown:
            options.highlighted = ((options.highlighted or 0) + by) % len(self.shown)

    @on(Input.Submitted)
    def entered(self) -> None:
        at = self.query_one(OptionList).highlighted
        if at is not None and at < len(self.shown):
            self.dismiss(self.shown[at].value)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.shown[event.option_index].value)

"""What all drawn tables share: cells side by side, rows that go on below, and how a line speaks of a player."""

from typing import Final

from rich.text import Text

from sneakernet.say import People

MARGIN: Final = 2


def manner(seat: str, people: People) -> dict[str, str]:
    """How a sentence speaks of a player."""
    return {"as": "you" if seat == people.me else "they", "who": people.name(seat)}


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
    return lines


def labelled(label: str, text: str, width: int) -> list[Text]:
    """A bold word and what it says."""
    first = Text(" " * MARGIN).append(label, "bold").append("  ")
    return wrap(first, [Text(word) for word in text.split(" ")], len(first), width, comma="")


def paragraph(text: str, indent: int, width: int, style: str = "") -> list[Text]:
    """A text broken into lines, all of them indented."""
    return wrap(Text(" " * indent), [Text(word, style) for word in text.split(" ")], indent, width, comma="")

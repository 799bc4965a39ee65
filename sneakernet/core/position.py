"""Position: any state of a game as text that a person can write, the FEN of a card game."""

from typing import final

from sneakernet.core.complaint import Complaint


class BadPosition(Complaint):
    """A position that cannot be read, with the place and what was expected."""


@final
class Position:
    """Named fields in order, such as `A hand: worm virus`. Reading a field takes it; what is left over is an error."""

    def __init__(self, fields: dict[str, str]) -> None:
        self.fields = fields
        self.left = set(fields)

    def text(self, name: str, default: str = "") -> str:
        """The text of a field."""
        self.left.discard(name)
        return self.fields.get(name, default)

    def words(self, name: str) -> list[str]:
        """The words of a field."""
        return self.text(name).split()

    def number(self, name: str, default: int) -> int:
        """The whole number in a field."""
        text = self.text(name)
        if not text:
            return default
        try:
            return int(text)
        except ValueError:
            raise BadPosition("whole-number", field=name, given=text) from None

    def one_of(self, name: str, choices: dict[str, int], default: str) -> int:
        """The number behind one of several words."""
        text = self.text(name, default)
        if text not in choices:
            raise BadPosition("none-of", field=name, given=text, known=tuple(sorted(choices)))
        return choices[text]

    def finish(self) -> None:
        """Complain about fields that nobody asked for."""
        if self.left:
            raise BadPosition("unknown-field", given=min(self.left))


def parse(text: str) -> Position:
    """Read `field: value`, one per line or separated by semicolons; `#` begins a comment."""
    fields: dict[str, str] = {}
    for line in text.splitlines():
        for part in line.split("#", 1)[0].split(";"):
            entry = part.strip()
            if not entry:
                continue
            name, colon, value = entry.partition(":")
            name = " ".join(name.split())
            if not colon or not name:
                raise BadPosition("no-field", given=entry)
            if name in fields:
                raise BadPosition("field-twice", given=name)
            fields[name] = " ".join(value.split())
    return Position(fields)


def write(fields: dict[str, str]) -> str:
    """The fields as text, one per line; empty ones are left out."""
    return "".join(f"{name}: {value}\n" for name, value in fields.items() if value)


def pairs(words: list[str], field: str) -> dict[str, str]:
    """Words such as `open_source=on` as names with values."""
    found: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or name in found:
            raise BadPosition("name-value", field=field, given=word)
        found[name] = value
    return found

"""Safe: what a server says, made fit for a terminal: nothing in it is obeyed, and nothing is endless."""

from typing import Any, Final

LONGEST: Final = 4000  # characters of one text
MOST: Final = 5000  # entries of one list or table
DEEPEST: Final = 24

PICTURES: Final = 0x2400  # ␀ and those after it: a sign for each control character


class Unfit(Exception):
    """What came is not what a server of this kind says."""


def shown(sign: str) -> str:
    """A sign that can be seen in place of one that would be obeyed."""
    code = ord(sign)
    if sign.isspace():
        return " "
    return chr(PICTURES + code) if code < 0x20 else "␡" if code == 0x7F else "\ufffd"


def safe_text(text: str) -> str:
    """A text that does nothing but be read: control characters, marks that turn the writing and the like are shown."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    return text if text.isprintable() else "".join(sign if sign.isprintable() else shown(sign) for sign in text)


def safe(data: Any, depth: int = 0) -> Any:
    """The same data with safe texts; Unfit where it is too long or too deep."""
    if isinstance(data, str):
        return safe_text(data)
    if isinstance(data, dict | list):
        if depth > DEEPEST or len(data) > MOST:
            raise Unfit("too much")
        if isinstance(data, list):
            return [safe(item, depth + 1) for item in data]
        return {safe_text(str(key)): safe(value, depth + 1) for key, value in data.items()}
    return data

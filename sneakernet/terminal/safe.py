"""Safe: what a server says, made fit for a terminal: nothing in it is obeyed, and nothing is endless."""

import re
from typing import Any, Final

LONGEST: Final = 4000  # characters of one text
MOST: Final = 5000  # entries of one list or table
DEEPEST: Final = 24

# Control characters, line and paragraph ends, marks that turn the direction of writing, and halves of characters.
OBEYED: Final = re.compile(
    "[\x00-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]"
    "|[\U000e0000-\U000e0fff]"
)
PICTURES: Final = 0x2400  # ␀ and those after it: a sign for each control character


class Unfit(Exception):
    """What came is not what a server of this kind says."""


def shown(sign: str) -> str:
    """A sign that can be seen in place of one that would be obeyed."""
    code = ord(sign)
    if sign in "\t\n\r":
        return " "
    return chr(PICTURES + code) if code < 0x20 else "␡" if code == 0x7F else "\ufffd"


def safe_text(text: str) -> str:
    """A text that does nothing but be read."""
    if len(text) > LONGEST:
        text = text[: LONGEST - 1] + "…"
    return OBEYED.sub(lambda found: shown(found[0]), text)


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

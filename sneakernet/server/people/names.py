"""Names and texts of people: what may be shown to others."""

import unicodedata
from functools import lru_cache
from typing import Final

LONGEST_NAME: Final = 24  # graphemes: what a reader counts as one character
LONGEST_TEXT: Final = 200
MOST_MARKS: Final = 3  # accents on one letter
JOINERS: Final = {"\u200d", "\ufe0f", "\ufe0e"}  # they build emoji
LOOK_ALIKES: Final = str.maketrans(
    dict.fromkeys("1|!iıɩɪǀłɫӏіι", "l")  # Ian, lan, 1an and ıan
    | dict(zip("035$@øɑɡʏʀɴᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ", "oessaoagyrnacdejkmoptuvwz", strict=True))
    | dict(zip("аеорсухјѕԁһвкмнтгԛԝү", "aeopcyxjsdhbkmhtrqwy", strict=True))  # Cyrillic
    | dict(zip("οανκτρχγηυωεβ", "oavktpxynuweb", strict=True))  # Greek
    | dict(zip("օսոհցյ", "ounhgj", strict=True))  # Armenian
)  # what passes for a Latin letter


class BadText(ValueError):
    """A name or text that cannot be shown, and why (the name of a sentence)."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def is_mark(character: str) -> bool:
    """Whether it belongs to the character before it."""
    return unicodedata.category(character) in ("Mn", "Me") or "\U0001f3fb" <= character <= "\U0001f3ff"


def graphemes(text: str) -> int:
    """How many characters a reader sees, near enough: marks, joined emoji and flags count once."""
    seen = 0
    joined = False
    flag = False
    for character in text:
        is_flag = "\U0001f1e6" <= character <= "\U0001f1ff"
        if character in JOINERS or is_mark(character):
            joined = joined or character == "\u200d"
            continue
        if joined or (flag and is_flag):
            joined = flag = False
            continue
        flag = is_flag
        seen += 1
    return seen


def check_characters(text: str) -> None:
    """No controls, no invisible or direction-changing characters, no towers of accents."""
    marks = 0
    for character in text:
        if character in JOINERS:
            continue
        marks = marks + 1 if is_mark(character) else 0
        if marks > MOST_MARKS:
            raise BadText("bad-text-marks")
        if unicodedata.category(character) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"):
            raise BadText("bad-text-controls")


def tidy(text: str) -> str:
    """One spelling for one look: composed, with single blanks. What would be too long is not even looked at."""
    if len(text) > 4 * LONGEST_TEXT:
        raise BadText("bad-text-long")
    return " ".join(part for part in unicodedata.normalize("NFC", text).split(" ") if part)


def clean_name(text: str) -> str:
    """A name as it will be shown, or BadText."""
    name = tidy(text)
    check_characters(name)
    count = graphemes(name)
    if count == 0 or not any(unicodedata.category(c)[0] in "LNPS" for c in name):
        raise BadText("bad-name-empty")
    if count > LONGEST_NAME or len(name) > 4 * LONGEST_NAME:
        raise BadText("bad-name-long")
    return name


def clean_text(text: str, longest: int = LONGEST_TEXT) -> str:
    """A line of chat or a title as it will be shown, or BadText; it may be empty."""
    line = tidy(text)
    check_characters(line)
    if graphemes(line) > longest or len(line) > 4 * longest:
        raise BadText("bad-text-long")
    return line


@lru_cache(4096)
def skeleton(name: str) -> str:
    """What a name looks like from afar: two names with one skeleton can be taken for each other."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOK_ALIKES)
    return "".join(c for c in plain if unicodedata.category(c)[0] in "LN").replace("rn", "m").replace("vv", "w")


def distinct(name: str, others: list[str]) -> str:
    """The name, with a number behind it if somebody at the table could be mistaken for it."""
    taken = {skeleton(other) for other in others}
    if skeleton(name) not in taken:
        return name
    number = 2
    while skeleton(f"{name} {number}") in taken or f"{name} {number}" in others:
        number += 1
    return f"{name} {number}"

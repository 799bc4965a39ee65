"""What the sentences of HACKERS need to know: numbers on cards, sections of the rules, which rules speak of a card."""

from collections.abc import Mapping
from typing import ClassVar, Final

from sneakernet.core.bits import BIT
from sneakernet.core.view import View
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.names import CARD_OPTIONS, PLAIN_OPTIONS
from sneakernet.say.facts import Facts, Name, Section


def numbers(text: str) -> tuple[str, ...]:
    """Rule numbers from their digits."""
    return tuple(f"HK-{n}" for n in text.split())


SHIELD: Final = "HK-33 HK-34 HK-35"
INFECT: Final = "HK-15 HK-24 HK-27 HK-28 HK-29"
STRIKE: Final = "HK-33 HK-37 HK-38"


class HackersFacts(Facts):
    """HACKERS."""

    sections = (
        Section("setup", numbers("1 2 3 4 5")),
        Section("turn", numbers("6 7 8 9 10 11 12 13")),
        Section("adding", numbers("14 20 21 25 26 27 28 29 30 31")),
        Section("drawing", numbers("22 23 24 32 57 59")),
        Section("shields", numbers("33 34 35 36 37 38 58")),
        Section("named", numbers("39 40 41 49")),
        Section("hidden", numbers("50 51 53 54 56")),
        Section("end", numbers("15 16 17 18 19 52 55 60")),
        Section("variants", numbers("42 43 44 45 46 47 48")),
    )
    verbs = PLAIN_OPTIONS + CARD_OPTIONS[1:]
    bare = frozenset(["shield", "phones"])
    ends = frozenset(["no"])
    deeds = frozenset(
        "dealt added announced drew_top drew_bottom took passed trimmed put_back returned boxed shielded refused moved "
        "found returned_number".split()
    )
    headings = frozenset(["began"])
    finale = frozenset(["scored", "won", "tied"])
    card_rules: ClassVar[Mapping[str, str]] = {
        "hacker-cereal": SHIELD,
        "hacker-joey": SHIELD,
        "hacker-nikon": SHIELD,
        "hacker-phreak": SHIELD,
        "dumpster-dive": "HK-31 HK-53",
        "media-icons": "HK-20 HK-21 HK-24",
        "phone-tap": "HK-23 HK-32 HK-59",
        "virus": INFECT,
        "worm": INFECT,
        "hacker-burn": STRIKE,
        "hacker-dade": STRIKE,
        "cyberdelia": "HK-55",
        "payphone": "HK-55",
        "diskette": "HK-21 HK-33 HK-39 HK-49",
        "special-agent": "HK-37",
        "curtis": "HK-17",
        "garbage-file": "HK-24 HK-31 HK-32",
        "scapegoat": "HK-21 HK-33 HK-39",
        "security-officer": "HK-40",
        "the-gibson": "HK-20 HK-40 HK-41",
    }

    def printed(self, card: str, edition: str) -> dict[str, int | str]:
        number = PACK.names.index(card)
        rates = [rate for rate in (300, 1200, 2400) if PACK.baud(rate) & BIT[number]]
        found: dict[str, int | str] = {"baud": rates[0], "value": int(PACK.values[number])}
        return found | ({"doubled_by": 300} if PACK.doubles & BIT[number] else {})

    def worth(self, card: str, files: tuple[str, ...]) -> int:
        """What a card in these FILES counts (HK-55)."""
        bit, beside = BIT[PACK.names.index(card)], [BIT[PACK.names.index(other)] for other in files]
        doubled = PACK.doubles & bit and any(PACK.baud_300 & other for other in beside)
        return int(PACK.values[PACK.names.index(card)]) * (2 if doubled else 1)

    def kind(self, card: str, edition: str) -> str:
        return f"{self.printed(card, edition)['baud']} BAUD"

    def scene(self, view: View, name: Name) -> dict[str, int | str]:
        snoop = view.places["snoop"].cards
        return {"deck": view.places["deck"].count, "snoop": name(snoop[0]) if snoop else ""}


FACTS: Final = HackersFacts()

"""Settings: the switches and numbers that a game offers to its host, as text at the border."""

from collections.abc import Mapping
from typing import Final, final

from sneakernet.core.complaint import Complaint

ON_OFF: Final = ("off", "on")


class BadSetting(Complaint):
    """A setting, edition or number of seats that the game does not offer."""


@final
class Setting:
    """One switch or number of a game: its name, what it may be, and the rule that describes it."""

    def __init__(
        self, name: str, default: str, rule: str, values: tuple[str, ...] = (), low: int = 0, high: int = 0
    ) -> None:
        self.name = name
        self.default = default
        self.rule = rule
        self.values = values  # the words it may be, beside the numbers from low to high
        self.low = low
        self.high = high

    def allowed(self) -> str:
        """What it may be, for people."""
        numbers = [f"{self.low}..{self.high}"] if self.high > self.low else []
        return ", ".join([value or '""' for value in self.values] + numbers)

    def read(self, value: object) -> str:
        """The value in its one spelling, or BadSetting."""
        text = ("on" if value else "off") if isinstance(value, bool) else str(value)
        if text in self.values:
            return text
        if self.high > self.low and text.isascii() and text.isdecimal() and self.low <= int(text) <= self.high:
            return str(int(text))
        raise BadSetting("bad-value", name=self.name, given=text, allowed=self.allowed(), rule=self.rule)

    def code(self, text: str) -> int:
        """A value as a number: the words first, then the numbers from 0."""
        return self.values.index(text) if text in self.values else len(self.values) + int(text)

    def text(self, code: int) -> str:
        """The value behind a number."""
        return self.values[code] if code < len(self.values) else str(code - len(self.values))


def switch(name: str, rule: str, default: str = "off") -> Setting:
    """A setting that is on or off."""
    return Setting(name, default, rule, ON_OFF)


def read_all(offered: tuple[Setting, ...], given: Mapping[str, object]) -> dict[str, str]:
    """Every setting of a game with its value: what was given, else the default."""
    known = {setting.name: setting for setting in offered}
    for name in given:
        if name not in known:
            raise BadSetting("no-setting", given=name, known=tuple(known))
    return {name: setting.read(given.get(name, setting.default)) for name, setting in known.items()}


def changed(offered: tuple[Setting, ...], values: Mapping[str, str]) -> dict[str, str]:
    """Only the settings that differ from their default."""
    return {s.name: values[s.name] for s in offered if s.name in values and values[s.name] != s.default}

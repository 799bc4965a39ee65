"""Events: what happened, and who may know the card."""

from typing import final

from mypy_extensions import i64

from sneakernet.core.bits import BIT

HIDDEN = "?"


@final
class Happened:
    """One thing that happened, in numbers. Written only while someone listens."""

    def __init__(self, verb: i64, seat: i64, card: i64, target: i64, n: i64, known_to: i64, told_to: i64) -> None:
        self.verb = verb
        self.seat = seat
        self.card = card  # -1: no card
        self.target = target  # -1: none
        self.n = n
        self.known_to = known_to  # the observers who may know which card it was
        self.told_to = told_to  # the observers who may know that it happened


@final
class Event:
    """One thing that happened, as one reader may know it; `card` is "?" where it is hidden from this reader."""

    def __init__(self, verb: str, seat: str, card: str = "", target: str = "", n: int = 0) -> None:
        self.verb = verb
        self.seat = seat
        self.card = card
        self.target = target
        self.n = n

    def __str__(self) -> str:
        text = f"{self.seat} {self.verb}"
        if self.card:
            text += f":{self.card}"
        if self.target:
            text += f"@{self.target}"
        if self.n:
            text += f"*{self.n}"
        return text

    def __repr__(self) -> str:
        return f"Event({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def told(happened: Happened, observer: int) -> bool:
    """Whether this observer may know that it happened."""
    return observer < 0 or (happened.told_to & BIT[observer]) != 0


def card_known(happened: Happened, observer: int) -> bool:
    """Whether this observer may know the card."""
    return observer < 0 or (happened.known_to & BIT[observer]) != 0

"""Choices: every decision is one pick from a finite list of options, asked of one seat."""

from typing import final


@final
class Option:
    """One thing that can be picked. It has one spelling, such as "play:overdraft@B"; it is made once per code."""

    def __init__(self, verb: str, card: str = "", target: str = "", n: int = 0) -> None:
        self.verb = verb
        self.card = card
        self.target = target
        self.n = n
        self.spelling = spell(verb, card, target, n)

    def __str__(self) -> str:
        return self.spelling

    def __repr__(self) -> str:
        return f"Option({self.spelling!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Option) and self.spelling == other.spelling

    def __hash__(self) -> int:
        return hash(self.spelling)


def spell(verb: str, card: str, target: str, n: int) -> str:
    """The spelling of an option: verb[:card][@target][*n]."""
    text = verb
    if card:
        text += f":{card}"
    if target:
        text += f"@{target}"
    if n:
        text += f"*{n}"
    return text


@final
class Ask:
    """One seat, one question, a finite list. `hushed`: no other seat may learn that it is being asked."""

    def __init__(self, seat: int, about: str, options: tuple[Option, ...], hushed: bool) -> None:
        self.seat = seat
        self.about = about
        self.options = options
        self.hushed = hushed

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.about!r}, {[o.spelling for o in self.options]})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Ask):
            return False
        return (self.seat, self.about, self.hushed) == (other.seat, other.about, other.hushed) and (
            self.options == other.options
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.about, self.options))


@final
class Refusal:
    """Why something cannot be done now: the rule's number and the name of the sentence that explains it."""

    def __init__(self, rule: str, key: str, card: str = "", target: str = "", n: int = 0) -> None:
        self.rule = rule
        self.key = key
        self.card = card
        self.target = target
        self.n = n

    def __repr__(self) -> str:
        return f"Refusal({self.rule!r}, {self.key!r}, {self.card!r}, {self.target!r}, {self.n})"


class IllegalPick(Exception):
    """A pick that is not on the list. Nothing has changed."""

    def __init__(self, refusal: Refusal, pick: str) -> None:
        by = f"{refusal.rule}: {refusal.key}" if refusal.rule else refusal.key
        super().__init__(f"{pick}: not possible now ({by})")
        self.refusal = refusal
        self.rule = refusal.rule
        self.pick = pick

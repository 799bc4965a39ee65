"""A table for tests: build any position, play by spelling, look through anybody's eyes."""

from typing import Any

from sneakernet.core.choice import IllegalPick, Refusal
from sneakernet.core.event import Happened
from sneakernet.core.position import parse
from sneakernet.core.registry import find
from sneakernet.core.view import EVERYTHING, SPECTATOR, View, letter, seat_of


class Table:
    """One game under test. Keyword arguments are settings; without a position a new game is dealt."""

    def __init__(
        self,
        game: str,
        position: str = "",
        seats: int = 0,
        edition: str = "",
        seed: str = "1",
        **settings: object,
    ) -> None:
        self.game = find(game)
        self.rules: Any = self.game.rules
        self.log: list[Happened] = []
        self.unheard = 0  # events before `begun`: the table at the first pick, or before the deal
        if position:
            self.s = self.rules.load(self.with_header(position, seats, edition, settings), self.log)
            self.begun: Any = self.s.copy()
            self.unheard = len(self.log)
        else:
            self.s = self.rules.new(edition, seats, seed, settings, self.log)
            self.begun = self.rules.start(*self.rules.check(edition, seats, settings))

    def with_header(self, position: str, seats: int, edition: str, settings: dict[str, object]) -> str:
        """A position with seats, edition and settings, unless it says them itself."""
        fields = parse(position).fields
        header: dict[str, str] = {}
        if seats and "seats" not in fields:
            header["seats"] = str(seats)
        if edition and "edition" not in fields:
            header["edition"] = edition
        if settings:
            values = self.rules.check(edition, seats, settings)[2]
            header["settings"] = " ".join(f"{name}={values[name]}" for name in settings)
        return "\n".join(f"{name}: {value}" for name, value in header.items()) + "\n" + position

    def play(self, *picks: str) -> "Table":
        """Pick by spelling, one after the other, for whoever is asked."""
        for pick in picks:
            self.rules.pick(self.s, self.rules.find(self.s, pick))
        return self

    def refuses(self, pick: str) -> Refusal:
        """An illegal pick: it must be refused and change nothing."""
        before = self.s.encode()
        try:
            self.rules.pick(self.s, self.rules.find(self.s, pick))
        except IllegalPick as illegal:
            assert self.s.encode() == before, f"{pick} was refused but changed the state"
            return illegal.refusal
        raise AssertionError(f"{pick} was not refused; {self.asked} is asked {self.about}: {self.options}")

    @property
    def asked(self) -> str | None:
        return letter(int(self.s.asked())) or None

    @property
    def about(self) -> str:
        ask = self.rules.ask(self.s)
        return "" if ask is None else str(ask.about)

    @property
    def hushed(self) -> bool:
        ask = self.rules.ask(self.s)
        return ask is not None and bool(ask.hushed)

    @property
    def options(self) -> list[str]:
        ask = self.rules.ask(self.s)
        return [] if ask is None else [option.spelling for option in ask.options]

    def save(self) -> str:
        return str(self.rules.save(self.s))

    def fact(self, field: str) -> str:
        """A field of the position text; empty if it is not there."""
        return parse(self.save()).fields.get(field, "")

    def cards(self, field: str) -> list[str]:
        """The cards of a place, as the position text lists them."""
        return self.fact(field).split()

    def seen_by(self, observer: str) -> list[str]:
        """All that happened, as a seat or the spectator may know it."""
        return [str(event) for event in self.rules.read(self.log, int(self.s.seats()), self.number(observer))]

    @property
    def events(self) -> list[str]:
        return [str(event) for event in self.rules.read(self.log, int(self.s.seats()), EVERYTHING)]

    def view(self, observer: str) -> View:
        view = self.rules.view(self.s, self.number(observer))
        assert isinstance(view, View)
        return view

    def number(self, observer: str) -> int:
        return SPECTATOR if observer == "spectator" else seat_of(observer)

    def why_not(self, seat: str, card: str) -> Refusal | None:
        refusal = self.rules.why_not(self.s, seat_of(seat), card)
        assert refusal is None or isinstance(refusal, Refusal)
        return refusal

    @property
    def over(self) -> bool:
        return self.rules.outcome(self.s) is not None

    @property
    def winners(self) -> list[str]:
        return [letter(seat) for seat in self.rules.outcome(self.s).winners]

    @property
    def shares(self) -> list[float]:
        return list(self.rules.outcome(self.s).shares)

    @property
    def scores(self) -> list[int]:
        return list(self.rules.outcome(self.s).scores)

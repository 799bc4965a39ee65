"""Net: what was learned of a game, evaluated for one seat at one table. It sees what the seat sees, and nothing else.

Two hidden layers over the row that says what the seat knows (core/glance.py), and three answers: how likely each seat
is to win, how much the asked seat wants each option, and how likely these cards are in this seat's hand. Few columns of
a row are not 0, and only those are added up.
"""

from math import exp, log
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.glance import Glance, Look, Numbers
from sneakernet.core.state import State

MOST_SEATS: Final = 6


@final
class Net:
    """Weights of one table: its columns, its options and its number of seats."""

    def __init__(
        self,
        look: Look[Any],
        numbers: Numbers,
        sizes: tuple[int, int],
        places: vec[i64],
        first: tuple[vec[float], vec[float]],
        second: tuple[vec[float], vec[float]],
        shares: tuple[vec[float], vec[float]],
        wishes: tuple[vec[float], vec[float]],
        odds: tuple[vec[float], vec[float]],
    ) -> None:
        self.look = look
        wide, deep = sizes
        self.sheet = Glance(len(places))
        self.numbers = numbers
        self.places: Final = places  # for each column, where its weights begin; -1: it weighs nothing
        self.wide: i64 = wide
        self.deep: i64 = deep
        self.first: Final = first[
            0
        ]  # for each column that weighs something, its weight for each unit of the first hidden layer
        self.first_bias: Final = first[1]
        self.second: Final = second[0]  # for each unit of the first layer, its weight for each of the second
        self.second_bias: Final = second[1]
        self.shares: Final = shares[0]  # for each seat, counted from the one who looks, and so on
        self.shares_bias: Final = shares[1]
        self.wishes: Final = wishes[0]
        self.wishes_bias: Final = wishes[1]
        self.odds: Final = odds[0]
        self.odds_bias: Final = odds[1]
        self.one: vec[float] = vec[float]([0.0] * wide)
        self.two: vec[float] = vec[float]([0.0] * deep)

    def read(self, s: Any, seat: i64) -> None:
        """What this seat knows of a table, up to the second hidden layer."""
        self.look.fill(self.sheet, s, seat)
        self.add_up(self.sheet)

    def add_up(self, sheet: Glance) -> None:
        """Both hidden layers of a row."""
        wide = self.wide
        deep = self.deep
        one = self.one
        two = self.two
        first = self.first
        second = self.second
        for j in range(wide):
            one[j] = self.first_bias[j]
        for n in range(sheet.marks[0]):
            column = i64(sheet.written[n])
            at = self.places[column]
            if at >= 0:
                many = float(i64(sheet.sheet[column]))
                for j in range(wide):
                    one[j] += many * first[at + j]
        for j in range(deep):
            two[j] = self.second_bias[j]
        for k in range(wide):
            if one[k] > 0.0:
                at = k * deep
                for j in range(deep):
                    two[j] += one[k] * second[at + j]
        for j in range(deep):
            two[j] = max(two[j], 0.0)

    def answer(self, weights: vec[float], which: i64, bias: float) -> float:
        """One number that the second hidden layer leads to."""
        two = self.two
        at = which * self.deep
        total = bias
        for j in range(self.deep):
            total += two[j] * weights[at + j]
        return total

    def chances(self, s: State, seat: i64) -> list[float]:
        """How likely each seat is to win, for all that this seat knows."""
        self.read(s, seat)
        seats = s.seats()
        found = [0.0] * int(seats)
        total = 0.0
        for n in range(seats):
            odds = exp(min(30.0, self.answer(self.shares, n, self.shares_bias[n])))
            found[(seat + n) % seats] = odds
            total += odds
        return [odds / total for odds in found]

    def wish(self, s: State) -> list[float]:
        """How much whoever is asked wants each option, for all that it knows: logarithms of shares of one."""
        self.read(s, s.asked())
        found: list[float] = []
        most = -1000.0
        for k in range(s.offered()):
            n = self.numbers.number(s.asked(), s.option(k))
            wish = self.answer(self.wishes, n, self.wishes_bias[n])
            found.append(wish)
            most = max(most, wish)
        total = 0.0
        for wish in found:
            total += exp(wish - most)
        whole = most + log(total)
        return [wish - whole for wish in found]

    def likely(self, s: State, me: i64) -> float:
        """How much more likely rivals hold what they hold here than any other cards: the logarithm."""
        total = 0.0
        for n in range(i64(1), s.seats()):
            self.read(s, s.after(me, n))
            total += self.answer(self.odds, 0, self.odds_bias[0])
        return total

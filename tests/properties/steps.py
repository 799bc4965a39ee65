"""What one seat was told of cards and places in Access Denied, in single steps, and the passwords they speak of."""

from sneakernet.core.position import parse
from tests.games.access_denied.positions import SEATS, SECTORS

DECK, PILE, TABLE, LAID_OUT, ASIDE, HANDS, PASSWORDS, PLACES = 0, 1, 2, 3, 4, 5, 11, 17
NAMES = ["deck", "pile", "table", "handed over", "set aside"]
NAMES += [f"{seat} hand" for seat in SEATS] + [f"{sector} password" for sector in SECTORS]
MOVE, MERGE, ONLY, LEAST, DIFFER, VARIED, POOR = range(7)
Column = list[int]  # of each place, the cards that may be there


class Password:
    """A password as it lay at a sector for a time; if it has left, openly, its cards are known."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.lies = True
        self.opened = 0

    def cards(self, world: Column) -> int:
        """Its cards, if this is where all cards have come to."""
        return self.opened | (world[self.place] if self.lies else 0)


class Claim:
    """A code that is in one of these passwords (AD-R100)."""

    def __init__(self, passwords: list[Password], of_code: int, told: str) -> None:
        self.passwords = passwords
        self.of_code = of_code
        self.told = told


class Step:
    """One thing that was told, as far as it concerns places.

    MOVE: `n` of `cards` go from `place` to `to`. MERGE: all in `place` go to `to`. ONLY: none but `cards` are in
    `place`. LEAST: at least `n` of `cards` are. DIFFER: cards in `place` have different codes. VARIED: `cards` in
    `place` have at least `n` codes. POOR: they do not allow `n` passwords. With a password only cards with a code
    that is `right`, or wrong, there and then count.
    """

    def __init__(self, kind: int, place: int, cards: int, told: str, to: int = -1, n: int = 1) -> None:
        self.kind = kind
        self.place = place
        self.cards = cards
        self.told = told
        self.to = to
        self.n = n
        self.password: Password | None = None
        self.right = True

    def of(self, password: Password, right: bool) -> "Step":
        """The same, of cards that are right or wrong."""
        self.password, self.right = password, right
        return self

    def same_move(self, other: "Step") -> bool:
        mine, theirs = (self.kind, self.place, self.to, self.cards), (other.kind, other.place, other.to, other.cards)
        alike = self.password is other.password and self.right == other.right
        return mine == theirs and alike and self.kind == MOVE

    def may_wait(self, other: "Step") -> bool:
        """Whether this move, if it came before the other already, would have made no difference."""
        touched = (self.place, self.to)
        if other.kind == MOVE:
            return other.place != self.to and other.to != self.place
        return other.place not in touched and other.to not in touched


def hand_of(seat: str) -> int:
    return HANDS + SEATS.index(seat) if seat else -1


def password_of(sector: str) -> int:
    return PASSWORDS + SECTORS.index(sector)


def fields_of(saved: str) -> dict[str, list[str]]:
    """The words of each field of a position."""
    return {name: [w for w in text.split() if w != "none"] for name, text in parse(saved).fields.items()}

"""Actions: every option that an edition can ever offer has one number, the same in every game and on every machine.

The numbers follow from the codes of the options, in ascending order; `spellings` says what each stands for. An option
for a seat has a number for all six seats, so that the numbers do not depend on how many play; seats are counted from
the one who acts, as in observations: `to@seat+1` is an offer to the left neighbour, whoever makes it.

A game that does not list its codes has as many actions as a question can have options, and a number is a place on the
list: what it stands for, the question says.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.choice import IllegalPick, Option, Refusal, spell
from sneakernet.core.game import Game
from sneakernet.core.glance import Numbers, offered
from sneakernet.core.state import MOST_OPTIONS, State
from sneakernet.core.view import View
from sneakernet.encoding.columns import MOST_SEATS, around
from sneakernet.encoding.encoding import Seated, encoding_of


class Actions:
    """The actions of an edition: number to code, code to number, and how each is spelled."""

    def __init__(self, game: Game, edition: str) -> None:
        encoding = encoding_of(game)
        self.game: Final = game
        self.seated: Final = encoding.seated
        self.by_place: Final = encoding.codes is None
        self.codes: Final = () if encoding.codes is None else tuple(sorted(encoding.codes(game.rules, edition)))
        self.ascending: Final = vec[i64](list(self.codes))
        self.number: Final = {code: n for n, code in enumerate(self.codes)}
        self.code_of: Final = {game.rules.named(code).spelling: code for code in self.codes}
        self.spellings: Final = tuple(
            [Option("option", n=n + 1).spelling for n in range(MOST_OPTIONS)]
            if self.by_place
            else [self.spelled(code) for code in self.codes]
        )

    def __len__(self) -> int:
        return len(self.spellings)

    def spelled(self, code: int) -> str:
        """How an action is spelled that for seat A has this code."""
        option, seat = self.game.rules.named(code), seat_in(self.seated, code)
        return option.spelling if seat < 0 else spell(option.verb, option.card, around(MOST_SEATS)[seat], option.n)

    def offered(self, s: State) -> list[int]:
        """The numbers of the options of the open question, in the order of its list."""
        codes, seat, seats = offered(s), int(s.asked()), int(s.seats())
        if self.by_place:
            return list(range(len(codes)))
        return [self.number[turned(self.seated, code, -seat, seats)] for code in codes]

    def numbers_of(self, view: View) -> list[int]:
        """The same for who was asked, from the view."""
        if self.by_place:
            return list(range(len(view.options)))
        codes = [self.code_of[option.spelling] for option in view.options]
        return [self.number[turned(self.seated, code, -view.seat, view.seats)] for code in codes]

    @cache  # noqa: B019 - editions are few, and stay
    def at_table(self, seats: int) -> Numbers:
        """The numbers at a table with so many seats."""
        back = [self.number[turned(self.seated, code, p, seats)] for p in range(seats) for code in self.codes]
        there = [self.number[turned(self.seated, code, -p, seats)] for p in range(seats) for code in self.codes]
        return Numbers(self.ascending, vec[i64](there), vec[i64](back))


def seat_in(seated: tuple[Seated, ...], code: int) -> int:
    """The seat that a code names; -1: none."""
    for first, step, width in seated:
        seat, rest = divmod(code - first, step)
        if 0 <= seat < MOST_SEATS and rest < width:
            return seat
    return -1


def turned(seated: tuple[Seated, ...], code: int, by: int, seats: int) -> int:
    """The code with its seat turned so far around the table."""
    for first, step, width in seated:
        seat, rest = divmod(code - first, step)
        if 0 <= seat < seats and rest < width:
            return first + step * ((seat + by) % seats) + rest
    return code


def illegal(action: int) -> IllegalPick:
    """The refusal of an action that is not offered now; nothing has changed."""
    return IllegalPick(Refusal("", "no-such-option", n=int(action)), str(action))


@cache
def actions(game: Game, edition: str = "") -> Actions:
    """The actions of an edition, made once."""
    return Actions(game, game.rules.check(edition, 0, {})[0])

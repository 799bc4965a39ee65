"""Actions: every option that an edition can ever offer has one number, the same in every game and on every machine.

The numbers follow from the codes of the options, in ascending order; `spellings` says what each stands for. An option
for a seat has a number for all six seats, so that the numbers do not depend on how many play.

A game that does not list its codes has as many actions as a question can have options, and a number is a place on the
list: what it stands for, the question says.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.choice import IllegalPick, Option, Refusal
from sneakernet.core.game import Game
from sneakernet.core.glance import offered
from sneakernet.core.state import MOST_OPTIONS, State
from sneakernet.encoding.encoding import encoding_of


class Actions:
    """The actions of an edition: number to code, code to number, and how each is spelled."""

    def __init__(self, game: Game, edition: str) -> None:
        rules = game.rules
        codes = encoding_of(game).codes
        self.by_place: Final = codes is None
        self.codes: Final = () if codes is None else tuple(sorted(codes(rules, edition)))
        self.ascending: Final = vec[i64](list(self.codes))
        self.number: Final = {code: n for n, code in enumerate(self.codes)}
        self.spellings: Final = tuple(
            [Option("option", n=n + 1).spelling for n in range(MOST_OPTIONS)]
            if codes is None
            else [rules.named(code).spelling for code in self.codes]
        )

    def __len__(self) -> int:
        return len(self.spellings)

    def offered(self, s: State) -> list[int]:
        """The numbers of the options of the open question, in the order of its list."""
        codes = offered(s)
        return list(range(len(codes))) if self.by_place else [self.number[code] for code in codes]


def illegal(action: int) -> IllegalPick:
    """The refusal of an action that is not offered now; nothing has changed."""
    return IllegalPick(Refusal("", "no-such-option", n=int(action)), str(action))


@cache
def actions(game: Game, edition: str = "") -> Actions:
    """The actions of an edition, made once."""
    return Actions(game, game.rules.check(edition, 0, {})[0])

"""Actions: every option that an edition can ever offer has one number, the same in every game and on every machine.

The numbers follow from the codes of the options, in ascending order; `spellings` says what each stands for. An option
for a seat has a number for all six seats, so that the numbers do not depend on how many play.
"""

from functools import cache
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.choice import IllegalPick, Refusal
from sneakernet.core.game import Game
from sneakernet.encoding.encoding import encoding_of


class Actions:
    """The actions of an edition: number to code, code to number, and how each is spelled."""

    def __init__(self, game: Game, edition: str) -> None:
        rules = game.rules
        self.codes: Final = tuple(sorted(encoding_of(game).codes(rules, edition)))
        self.ascending: Final = vec[i64](list(self.codes))
        self.number: Final = {code: n for n, code in enumerate(self.codes)}
        self.spellings: Final = tuple(rules.named(code).spelling for code in self.codes)

    def __len__(self) -> int:
        return len(self.codes)


def illegal(action: int) -> IllegalPick:
    """The refusal of an action that is not offered now; nothing has changed."""
    return IllegalPick(Refusal("", "no-such-option", n=int(action)), str(action))


@cache
def actions(game: Game, edition: str = "") -> Actions:
    """The actions of an edition, made once."""
    return Actions(game, game.rules.check(edition, 0, {})[0])

"""Set-up: the dealer, the deal."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.state import NOBODY
from sneakernet.games.wired.rules import names, verbs
from sneakernet.games.wired.rules.book import Word
from sneakernet.games.wired.rules.editions import HAND
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.turn import TURN


@final
class Deal(Word):
    """Six cards to each player; the player on the dealer's left goes first (WD-2, 3)."""

    def run(self, s: Wired, _: i64, __: i64) -> None:
        dealer = s.dealer_rule()
        if dealer == NOBODY:
            dealer = s.below(s.seats())
        s.set_dealer(dealer)
        s.tell(names.DEALS, dealer)
        s.set_draw_pile(PACK.all, PACK.size)
        for n in range(s.seats()):
            for _card in range(i64(HAND)):
                verbs.draw(s, s.after(dealer, n + 1), names.DEALT)
        s.set_round(1)
        first = s.after(dealer, 1)
        s.set_active(first)
        s.push(TURN.code, first, 0)


SETUP: Final = Deal()

"""Getting set up: the starting player, the phones, the deal."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, nth
from sneakernet.core.knowledge import show
from sneakernet.core.state import NOBODY
from sneakernet.games.hackers.rules import names, verbs
from sneakernet.games.hackers.rules.book import Choice, Word, seq
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.state import Hackers
from sneakernet.games.hackers.rules.turn import TURN

# Which Hacker fixes the phones: a card's number, or one of these.
ASK: Final = -1
ANY: Final = -2


@final
class ChooseStarter(Word):
    """The starting player: named by the table, else random (HK-2)."""

    def run(self, s: Hackers, _: i64, __: i64) -> None:
        starter = s.starter_rule()
        if starter == NOBODY:
            starter = s.below(s.seats())
        s.set_starter(starter)
        s.set_active(starter)
        for card in range(i64(CARDS)):
            s.put_under(card)
        s.push(FIX_PHONES.code, starter, 0)


@final
class FixPhones(Choice):
    """One 300 BAUD Hacker is fixing the phones and takes no part (HK-3)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        rule = s.phones_rule()
        if rule == ASK:
            s.offer_each(names.PHONES, PACK.shields)
        elif rule == ANY:
            s.offer(names.PHONES + nth(PACK.shields, s.below(count(PACK.shields))))
        else:
            s.offer(names.PHONES + rule)

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        card = pick - names.PHONES
        s.set_phones(card)
        for _ in range(i64(CARDS)):
            other = s.take_top()
            if other != card:
                s.put_under(other)
        show(s, BIT[card], s.everyone())
        s.tell(names.FIXED_PHONES, me, card, known_to=s.everyone())
        s.push(DEAL.code, me, 0)


@final
class Deal(Word):
    """Shuffle the other 19; the starter gets 3, the right neighbour 1, the others 2; the rest is the DECK (HK-4, 5)."""

    def run(self, s: Hackers, starter: i64, _: i64) -> None:
        s.shuffle_deck()
        for n in range(s.seats()):
            cards: i64 = 2
            if n == 0:
                cards = 3
            elif n == s.seats() - 1:
                cards = 1
            self.hand_out(s, s.after(starter, n), cards)
        verbs.refill_snoop(s)
        s.push(TURN.code, starter, 0)

    def hand_out(self, s: Hackers, p: i64, n: i64) -> None:
        """So many cards to a player, seen only by the player (HK-42: Open Source by all)."""
        while n > 0:
            card = s.take_top()
            s.set_hand(p, s.hand(p) | BIT[card])
            show(s, BIT[card], s.hand_seen_by(p))
            s.tell(names.DEALT, p, card, known_to=s.hand_seen_by(p))
            n -= 1


FIX_PHONES: Final = FixPhones("choose_phones")
DEAL: Final = Deal()
SETUP: Final = seq(ChooseStarter())

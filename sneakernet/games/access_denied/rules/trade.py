"""Trade a Card: an offer built in steps, an answer, acceptance; both hand over at once (AD-28, AD-R70, AD-R71)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice
from sneakernet.games.access_denied.rules.cells import ANSWERED, TRADE_NAMED, WANTED
from sneakernet.games.access_denied.rules.moments import others
from sneakernet.games.access_denied.rules.sets import later_than, of_hand
from sneakernet.games.access_denied.rules.spend import spend_action
from sneakernet.games.access_denied.rules.standing import actions_left
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.words_aims import offer_seats, target_of
from sneakernet.games.access_denied.rules.worlds import said_unknown, spoken

NOBODY: Final = -1
MOST_OFFERS: Final = 3


def may_trade(s: Net, me: i64) -> bool:
    """An action, a card and a fresh offer are left (AD-R71)."""
    return s.offers() < MOST_OFFERS and s.hand(me) != 0 and actions_left(s, me) > 0


def hear(s: Net) -> None:
    """The codes said in a trade were those of hand cards: so many fewer can be in passwords (AD-R70, AD-R100)."""
    if s.blind:
        return
    rest = spoken(s)
    while rest != 0:
        code = s.pack.codes[lowest(rest)]
        of_code = s.pack.of_code[code]
        rest &= ~of_code
        for q in range(s.seats() + 1):
            said = said_unknown(s, q, code)
            most = count(of_code & ~s.known_to(q)) - said
            if said > 0 and most < s.most_of(q, code):
                s.set_most_of(q, code, most)


def same_code(s: Net, card: i64) -> i64:
    """All cards with a card's code."""
    return s.pack.of_code[s.pack.codes[card]]


def close_trade(s: Net) -> None:
    """The offer is off the table."""
    hear(s)
    s.set_partner(NOBODY)
    s.set_offered_card(0)
    s.set_picked(0)
    s.set_setting(TRADE_NAMED, 0)
    s.set_setting(WANTED, 0)
    s.set_setting(ANSWERED, 0)


@final
class Partner(Choice):
    """With whom."""

    def offers(self, s: Net, me: i64, _: i64) -> None:
        offer_seats(s, others(s, me))

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        s.set_partner(target_of(pick))
        s.push(trade_card.code, me, 0)


@final
class TradeCard(Choice):
    """One exact hand card; its code becomes public."""

    def offers(self, s: Net, me: i64, _: i64) -> None:
        s.offer_each(names.O_OFFER + s.pack.offset, s.hand(me))

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        s.set_offered_card(BIT[pick & 63])
        s.tell(names.OFFERED, me, s.pack.codes[pick & 63], s.partner(), known_to=s.everyone())
        s.push(trade_name.code, me, 0)


@final
class TradeName(Choice):
    """The card's name too, if the proposer wishes."""

    def offers(self, s: Net, me: i64, _: i64) -> None:
        s.offer(names.O_UNNAMED)
        s.offer(names.O_NAMED)

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick == names.O_NAMED:
            s.set_setting(TRADE_NAMED, 1)
            s.reveal_to_all(s.offered_card())
            s.news(names.NAMED, me, lowest(s.offered_card()), known_to=s.everyone())
        s.push(trade_wanted.code, me, 0)


@final
class TradeWanted(Choice):
    """Wanted codes, ascending; perhaps none. The number is the first code that may still be named."""

    def offers(self, s: Net, me: i64, first: i64) -> None:
        s.offer(names.O_DONE)
        for code in range(first, i64(6)):
            s.offer(names.O_WANT + code)

    def choosing(self, s: Net, me: i64, first: i64) -> Choosing | None:
        codes = 63 & ~(BIT[first] - 1)
        found = Choosing("AD-R70", 0, 6, names.O_DONE).has(names.O_WANT, int(s.setting(WANTED)))
        return found.each(names.O_WANT, int(codes))

    def take(self, s: Net, me: i64, first: i64, pick: i64) -> None:
        if pick == names.O_DONE:
            s.push(trade_answer.code, s.partner(), me)
            return
        code = pick - names.O_WANT
        s.set_setting(WANTED, s.setting(WANTED) | BIT[code])
        s.tell(names.WANTS, me, code, known_to=s.everyone())
        self.again(s, me, code + 1)


@final
class TradeAnswer(Choice):
    """Decline, or name 0 or more own hand cards; their number and codes become public."""

    def offers(self, s: Net, partner: i64, me: i64) -> None:
        if s.picked() == 0:
            s.offer(names.O_DECLINE)
        s.offer(names.O_DONE)
        s.offer_each(names.O_GIVE + s.pack.offset, later_than(s.hand(partner), s.picked()))

    def choosing(self, s: Net, partner: i64, me: i64) -> Choosing | None:
        found = Choosing("AD-R70", 0, int(s.hand_size(partner)), names.O_DONE)
        return of_hand(s, found, names.O_GIVE, s.hand(partner))

    def is_plain(self, s: Net, partner: i64, me: i64) -> bool:
        return True

    def take(self, s: Net, partner: i64, me: i64, pick: i64) -> None:
        if pick == names.O_DECLINE:
            s.tell(names.DECLINED, partner, target=me)
            self.nothing_came_of_it(s)
        elif pick == names.O_DONE:
            s.set_setting(ANSWERED, 1)
            rest = s.picked()
            while rest != 0:
                s.tell(names.ANSWERED, partner, s.pack.codes[lowest(rest)], me, known_to=s.everyone())
                rest &= rest - 1
            s.push(trade_accept.code, me, partner)
        else:
            s.set_picked(s.picked() | BIT[pick & 63])
            self.again(s, partner, me)

    def nothing_came_of_it(self, s: Net) -> None:
        """An offer that comes to nothing costs no action (AD-R71)."""
        s.set_offers(s.offers() + 1)
        close_trade(s)


@final
class TradeAccept(Choice):
    """The proposer accepts or withdraws."""

    def offers(self, s: Net, me: i64, partner: i64) -> None:
        s.offer(names.O_WITHDRAW)
        s.offer(names.O_ACCEPT)

    def is_plain(self, s: Net, me: i64, partner: i64) -> bool:
        return True

    def take(self, s: Net, me: i64, partner: i64, pick: i64) -> None:
        if pick == names.O_WITHDRAW:
            s.tell(names.WITHDREW, me, target=partner)
            s.set_offers(s.offers() + 1)
            close_trade(s)
            return
        given = lowest(s.offered_card())
        named = s.setting(TRADE_NAMED) != 0
        rest = s.picked()
        close_trade(s)
        s.tell(names.ACCEPTED, me, target=partner)
        spend_action(s, me, False)
        if named:
            self.answer(s, me, partner, rest)
            verbs.give_openly(s, me, given, partner, names.TRADED)
        else:
            seen: i64 = BIT[me] | BIT[partner]
            self.answer(s, me, partner, rest)
            verbs.move_unseen(s, me, given, partner, same_code(s, given), seen)
            s.news(names.TRADED, me, given, partner, known_to=seen)
        while rest != 0:
            s.news(names.TRADED, partner, lowest(rest), me, known_to=BIT[me] | BIT[partner])
            rest &= rest - 1

    def answer(self, s: Net, me: i64, partner: i64, cards: i64) -> None:
        """What the partner gives for it."""
        while cards != 0:
            verbs.pass_card(s, partner, lowest(cards), me, same_code(s, lowest(cards)))
            cards &= cards - 1


trade_partner: Final[Choice] = Partner("trade_partner")
trade_card: Final[Choice] = TradeCard("trade_card")
trade_name: Final[Choice] = TradeName("trade_name")
trade_wanted: Final[Choice] = TradeWanted("trade_wanted")
trade_answer: Final[Choice] = TradeAnswer("trade_answer")
trade_accept: Final[Choice] = TradeAccept("trade_accept")

"""TRADE: offers built in steps, answered, countered once; binding and carried out as a whole."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, has
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.wired.rules import classes, names, words
from sneakernet.games.wired.rules.book import Choice
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS, ONE, fewer, how_many, join, last_kind, minus, size, within


def trading_stopped(s: Wired) -> bool:
    """Somebody has 20 points (WD-57), unless Kingmaker is played (WD-61)."""
    if s.kingmaker():
        return False
    return any(s.score(p) >= s.trade_stop() for p in range(s.seats()))


def has_goods(s: Wired, p: i64) -> bool:
    """Whether a player has anything that can be traded (WD-51)."""
    return s.hand_size(p) > 0 or s.classes(p) != 0


def is_partner(s: Wired, me: i64, p: i64) -> bool:
    """Whether two players can trade: not with a done one, not without any goods (WD-36, 50, 52)."""
    return p != me and not s.is_done(p) and (has_goods(s, me) or has_goods(s, p))


def may_offer(s: Wired, me: i64) -> bool:
    """Whether the active player may make one more offer (WD-5, 38, 57, 58)."""
    if not s.trading() or s.offers_made() >= s.offers_per_turn() or s.dome() != 0 or trading_stopped(s):
        return False
    return any(is_partner(s, me, p) for p in range(s.seats()))


@final
class Partner(Choice):
    """To whom the offer goes (WD-50)."""

    def offers(self, s: Wired, me: i64, _: i64) -> None:
        for n in range(i64(1), s.seats()):
            if is_partner(s, me, s.after(me, n)):
                s.offer(names.TO + s.after(me, n))

    def take(self, s: Wired, me: i64, _: i64, pick: i64) -> None:
        s.set_offers_made(s.offers_made() + 1)
        s.begin_offer(me, pick - names.TO)
        s.push(give.code, me, 0)


def past(chosen: i64) -> i64:
    """The first place after those chosen."""
    start: i64 = 0
    while chosen >> start != 0:
        start += 1
    return start


def add_chosen(found: Choosing, verb: i64, cards: i64, verb_in_play: i64, entries: i64, chosen: i64) -> None:
    """What is in this side of the offer already."""
    for kind in range(i64(KINDS)):
        found.chosen += [int(verb + kind)] * int(how_many(cards, kind))
    for n in range(classes.length(entries)):
        if has(chosen, n):
            found.chosen.append(int(verb_in_play + classes.token(classes.entry(entries, n))))


def offer_classes(s: Wired, p: i64, chosen: i64, verb: i64) -> None:
    """The classifications in play after those chosen, alike ones once."""
    start = past(chosen)
    for n in range(start, classes.length(s.classes(p))):
        if not classes.is_repeat(s.classes(p), n, start):
            s.offer(verb + classes.token(classes.entry(s.classes(p), n)))


def with_class(s: Wired, p: i64, chosen: i64, token: i64) -> i64:
    """One more classification is chosen."""
    return chosen | BIT[classes.find(s.classes(p), token, past(chosen))]


@final
class Give(Choice):
    """What the offerer gives, one card after the other (WD-52)."""

    def offers(self, s: Wired, p: i64, _: i64) -> None:
        given = s.give()
        if given | s.give_classes() or has_goods(s, s.offer_to()):
            s.offer(names.ENOUGH)
        if s.give_classes() == 0:
            hand = s.hand(p)
            for kind in range(last_kind(given), i64(KINDS)):
                if hand & FIELD[kind] > given & FIELD[kind]:
                    s.offer(names.GIVE + kind)
        offer_classes(s, p, s.give_classes(), names.GIVE_IN_PLAY)

    def choosing(self, s: Wired, p: i64, _: i64) -> Choosing | None:
        given = s.give()
        least = 0 if has_goods(s, s.offer_to()) else 1
        found = Choosing("WD-52", least, int(s.hand_size(p) + classes.length(s.classes(p))), names.ENOUGH)
        add_chosen(found, names.GIVE, given, names.GIVE_IN_PLAY, s.classes(p), s.give_classes())
        if s.give_classes() == 0:
            for kind in range(last_kind(given), i64(KINDS)):
                found.add(names.GIVE + int(kind), int(how_many(s.hand(p), kind) - how_many(given, kind)))
        return classes.add_each(found, names.GIVE_IN_PLAY, s.classes(p), past(s.give_classes()))

    def take(self, s: Wired, p: i64, _: i64, pick: i64) -> None:
        if pick == names.ENOUGH:
            s.push(want.code, p, 0)
            return
        if pick >= names.GIVE_IN_PLAY:
            s.set_offer(s.give(), with_class(s, p, s.give_classes(), pick - names.GIVE_IN_PLAY), 0, 0)
        else:
            s.set_offer(s.give() + ONE[pick - names.GIVE], 0, 0, 0)
        self.again(s, p, 0)


@final
class Want(Choice):
    """What the offerer wants from a hand that is not seen, and from the partner's classifications in play (WD-52)."""

    def offers(self, s: Wired, p: i64, _: i64) -> None:
        wanted = s.want()
        if s.give() | s.give_classes() | wanted | s.want_classes():
            s.offer(names.PROPOSE)
        if s.want_classes() == 0 and size(wanted) < s.hand_size(s.offer_to()):
            for kind in range(last_kind(wanted), i64(KINDS)):
                if how_many(wanted, kind) < PACK.copies[kind]:
                    s.offer(names.WANT + kind)
        offer_classes(s, s.offer_to(), s.want_classes(), names.WANT_IN_PLAY)

    def choosing(self, s: Wired, p: i64, _: i64) -> Choosing | None:
        wanted = s.want()
        theirs = s.classes(s.offer_to())
        room = s.hand_size(s.offer_to())
        least = 0 if s.give() | s.give_classes() else 1
        found = Choosing("WD-52", least, int(room + classes.length(theirs)), names.PROPOSE)
        add_chosen(found, names.WANT, wanted, names.WANT_IN_PLAY, theirs, s.want_classes())
        if s.want_classes() == 0:
            for kind in range(last_kind(wanted), i64(KINDS)):
                more = PACK.copies[kind] - how_many(wanted, kind)
                left = room - size(wanted)
                found.add(names.WANT + int(kind), int(more if more < left else left))
        return classes.add_each(found, names.WANT_IN_PLAY, theirs, past(s.want_classes()))

    def take(self, s: Wired, p: i64, _: i64, pick: i64) -> None:
        if pick == names.PROPOSE:
            propose(s, p)
            return
        if pick >= names.WANT_IN_PLAY:
            chosen = with_class(s, s.offer_to(), s.want_classes(), pick - names.WANT_IN_PLAY)
            s.set_offer(s.give(), s.give_classes(), s.want(), chosen)
        else:
            s.set_offer(s.give(), s.give_classes(), s.want() + ONE[pick - names.WANT], 0)
        self.again(s, p, 0)


def propose(s: Wired, p: i64) -> None:
    """The offer is open: the partner learns its contents, the others only that there is one."""
    to = s.offer_to()
    s.open_offer()
    s.tell(names.OFFERED if p == s.active() else names.COUNTERED, p, target=to)
    if s.log is not None:
        tell_contents(s, p, to)
    s.set_known_hand(to, p, join(s.known_hand(to, p), s.give()))
    s.push((trade_answer if p == s.active() else counter_answer).code, to, 0)


def tell_contents(s: Wired, p: i64, to: i64) -> None:
    """What is in the offer, for the two players."""
    both = BIT[p] | BIT[to]
    for kind in range(i64(KINDS)):
        if s.give() & FIELD[kind]:
            s.tell_only(both, names.GIVES, p, kind, to, how_many(s.give(), kind))
    tell_classes(s, p, s.give_classes(), names.GIVES_IN_PLAY, p, to)
    for kind in range(i64(KINDS)):
        if s.want() & FIELD[kind]:
            s.tell_only(both, names.WANTS, p, kind, to, how_many(s.want(), kind))
    tell_classes(s, to, s.want_classes(), names.WANTS_IN_PLAY, p, to)


def tell_classes(s: Wired, holder: i64, chosen: i64, verb: i64, p: i64, to: i64) -> None:
    """The classifications in an offer."""
    for n in range(classes.length(s.classes(holder))):
        if has(chosen, n):
            token = names.TOKENS + classes.token(classes.entry(s.classes(holder), n))
            s.tell_only(BIT[p] | BIT[to], verb, p, token, to)


@final
class TradeAnswer(Choice):
    """The partner declines, accepts if everything wanted is there, or makes one counter-offer (WD-53)."""

    def offers(self, s: Wired, p: i64, _: i64) -> None:
        s.offer(names.DECLINE)
        if within(s.want(), s.hand(p)):
            s.offer(names.ACCEPT)
        s.offer(names.COUNTER)

    def take(self, s: Wired, p: i64, _: i64, pick: i64) -> None:
        if pick == names.COUNTER:
            s.begin_offer(p, s.offer_from())
            s.push(give.code, p, 0)
        else:
            answer_offer(s, p, pick)


@final
class CounterAnswer(Choice):
    """The active player accepts or declines the counter-offer; nobody sees whether there was a choice (WD-53)."""

    def hushed(self, s: Wired, me: i64, _: i64) -> bool:
        return True

    def offers(self, s: Wired, me: i64, _: i64) -> None:
        s.offer(names.DECLINE)
        if within(s.want(), s.hand(me)):
            s.offer(names.ACCEPT)

    def take(self, s: Wired, me: i64, _: i64, pick: i64) -> None:
        answer_offer(s, me, pick)


def answer_offer(s: Wired, p: i64, pick: i64) -> None:
    """The end of an offer."""
    if pick == names.DECLINE:
        decline(s, p)
    else:
        s.tell(names.ACCEPTED, p, target=s.offer_from())
        carry_out(s)


def decline(s: Wired, p: i64) -> None:
    """Nothing happens; nobody learns why (WD-53)."""
    s.tell(names.DECLINED, p, target=s.offer_from())
    s.end_offer()


def carry_out(s: Wired) -> None:
    """Both sides change hands at once (WD-54 to 56); then WD-31, the active player first, then what stayed works."""
    p = s.offer_from()
    to = s.offer_to()
    hand_over(s, p, s.give(), to)
    hand_over(s, to, s.want(), p)
    receive(s, to, s.give(), p)
    receive(s, p, s.want(), to)
    arriving = pick_up_classes(s, p, s.give_classes(), to)
    leaving = pick_up_classes(s, to, s.want_classes(), p)
    put_down_classes(s, to, arriving)
    put_down_classes(s, p, leaving)
    s.end_offer()
    if arriving | leaving:
        me = s.active()
        other = to if p == me else p
        s.push(words.settle_in.code, other, 0)
        s.push(words.settle_in.code, me, 0)
        s.push(words.keep.code, other, 0)
        s.push(words.keep.code, me, 0)


def hand_over(s: Wired, p: i64, cards: i64, to: i64) -> None:
    """Hand cards leave a hand: the two see them, the others only their number."""
    n = size(cards)
    if n == 0:
        return
    s.set_hand(p, s.hand(p) - cards, s.hand_size(p) - n)
    for q in range(s.seats() + 1):
        if q != p:
            known = s.known_hand(q, p)
            s.set_known_hand(q, p, minus(known, cards) if q == to else fewer(known, n))
    if s.log is not None:
        for kind in range(i64(KINDS)):
            for _ in range(how_many(cards, kind)):
                s.tell(names.HANDED, p, kind, to, known_to=BIT[p] | BIT[to])


def receive(s: Wired, p: i64, cards: i64, giver: i64) -> None:
    """And come to the other hand, where the giver knows them."""
    s.set_hand(p, s.hand(p) + cards, s.hand_size(p) + size(cards))
    s.set_known_hand(giver, p, s.known_hand(giver, p) + cards)


def pick_up_classes(s: Wired, p: i64, chosen: i64, to: i64) -> i64:
    """Classifications leave a player's side, as a list; they arrive untapped and keep a seal (WD-55, 68)."""
    moved: i64 = 0
    for _ in range(count(chosen)):
        n: i64 = 0
        while not has(chosen, n):
            n += 1
        one = classes.entry(s.classes(p), n)
        s.tell(names.TRANSFERRED, p, names.TOKENS + classes.token(one), to, known_to=s.everyone())
        moved = classes.appended(moved, (one & ~classes.TAPPED) | classes.NEW)
        s.set_classes(p, classes.without(s.classes(p), n))
        chosen = (chosen & ~BIT[n]) >> 1  # the later ones move up: the earlier ones are gone
    return moved


def put_down_classes(s: Wired, p: i64, moved: i64) -> None:
    """Classifications arrive, in the order of the offer."""
    for n in range(classes.length(moved)):
        s.set_classes(p, classes.appended(s.classes(p), classes.entry(moved, n)))


partner: Final[Op[Wired]] = Partner("partner")
give: Final[Op[Wired]] = Give("give")
want: Final[Op[Wired]] = Want("want")
trade_answer: Final[Op[Wired]] = TradeAnswer("trade_answer")
counter_answer: Final[Op[Wired]] = CounterAnswer("counter_answer")

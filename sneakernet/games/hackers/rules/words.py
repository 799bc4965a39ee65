"""The vocabulary of the cards: what a card can say, as ops. A card reads as its sentence."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.hackers.rules import names, verbs
from sneakernet.games.hackers.rules.book import Choice, Word, each_other, seq
from sneakernet.games.hackers.rules.card import PACK, Card
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers


def add(s: Hackers, me: i64, card: i64) -> None:
    """A card goes to FILES; The Gibson may leave; then its action, and all that causes, is resolved (HK-20, 30)."""
    verbs.put_in_files(s, me, card)
    if PACK.added[card] >= 0:
        s.push(PACK.added[card], me, card)
    if PACK.baud_1200 & BIT[card] and s.files(me) & PACK.leaves_on_1200:
        gibson = lowest(s.files(me) & PACK.leaves_on_1200)
        verbs.return_from_files(s, me, gibson, s.files(me), s.everyone())
        verbs.refill_snoop(s)


# Drawing


@final
class DrawEnd(Choice):
    """Draws one card; Phone Tap asks from which end (HK-22, 23, 59). `n` more are drawn after it."""

    def hushed(self, s: Hackers, me: i64, n: i64) -> bool:
        return s.encrypted()  # only the owner of a face-down Phone Tap knows of it (HK-43)

    def offers(self, s: Hackers, me: i64, n: i64) -> None:
        if s.deck_size() > 0:
            s.offer(names.TOP)
            if s.deck_size() > 1 and s.files(me) & PACK.taps:
                s.offer(names.BOTTOM)

    def take(self, s: Hackers, me: i64, n: i64, pick: i64) -> None:
        verbs.draw(s, me, pick == names.BOTTOM)
        if n > 0:
            self.again(s, me, n - 1)


@final
class DrawJustOne(Word):
    """Draws one card, or three in its place with Garbage File in FILES (HK-24)."""

    def run(self, s: Hackers, me: i64, card: i64) -> None:
        s.set_drawn(0)
        more: i64 = 0
        if s.files(me) & PACK.draws_three:
            more = 2
        s.push(draw_end.code, me, more)


@final
class DrawThree(Word):
    """Draws three cards; Garbage File changes nothing (HK-31)."""

    def run(self, s: Hackers, me: i64, card: i64) -> None:
        s.push(draw_end.code, me, 2)


draw_end: Final[Op[Hackers]] = DrawEnd("draw_end")
draw_just_one: Final[Op[Hackers]] = DrawJustOne()
draw_three: Final = DrawThree()


# Placing


@final
class AddOneMore(Choice):
    """Media Icons: one more card from HAND is added (HK-20, 27)."""

    def offers(self, s: Hackers, me: i64, card: i64) -> None:
        s.offer_each(names.ADD, verbs.may_add(s, me))

    def take(self, s: Hackers, me: i64, card: i64, pick: i64) -> None:
        add(s, me, pick - names.ADD)


@final
class BoxOne(Choice):
    """Dumpster Dive: any card of HAND goes face down into the BOX (HK-31, 53)."""

    def offers(self, s: Hackers, me: i64, card: i64) -> None:
        s.offer_each(names.BOX, s.hand(me))

    def take(self, s: Hackers, me: i64, card: i64, pick: i64) -> None:
        verbs.put_in_box(s, me, pick - names.BOX)


@final
class ChooseOneDrawn(Choice):
    """Virus and Worm after a draw of three: which of them is the one to place (HK-24)."""

    def offers(self, s: Hackers, me: i64, card: i64) -> None:
        s.offer_each(names.CHOOSE, s.drawn())

    def take(self, s: Hackers, me: i64, card: i64, pick: i64) -> None:
        s.set_chosen(BIT[pick - names.CHOOSE])


@final
class AddOrReturnIt(Choice):
    """Virus and Worm: the drawn card is added to FILES, or returned unseen (HK-28, 29)."""

    def offers(self, s: Hackers, me: i64, card: i64) -> None:
        s.offer_each(names.ADD, s.chosen() & verbs.may_add(s, me))
        s.offer_each(names.RETURN, s.chosen())

    def take(self, s: Hackers, me: i64, card: i64, pick: i64) -> None:
        s.set_chosen(0)
        if pick >= names.RETURN:
            verbs.return_from_hand(s, me, pick - names.RETURN, s.drawn(), names.PUT_BACK)
            verbs.refill_snoop(s)
        else:
            add(s, me, pick - names.ADD)


@final
class HackThePlanet(Word):
    """The last step of Virus and Worm (HK-15b, 28)."""

    def run(self, s: Hackers, me: i64, card: i64) -> None:
        verbs.announce(s, s.active())


@final
class RefillSnoop(Word):
    """A batch of cards has been placed: an empty SNOOP is refilled (HK-11, 57)."""

    def run(self, s: Hackers, me: i64, card: i64) -> None:
        verbs.refill_snoop(s)


add_one_more: Final = AddOneMore("media_add")
box_one: Final = BoxOne("dive_box")
choose_one_drawn: Final = ChooseOneDrawn("virus_card")
add_or_return_it: Final = AddOrReturnIt("virus_place")
hack_the_planet: Final = HackThePlanet()
refill_snoop: Final[Op[Hackers]] = RefillSnoop()


# Sweeping


@final
class Sweep(Choice):
    """All cards of a BAUD rate leave these FILES, in the order their owner names (HK-12, 38)."""

    def __init__(self, rate: int) -> None:
        super().__init__("order_returns")
        self.rate: i64 = rate

    def offers(self, s: Hackers, they: i64, card: i64) -> None:
        s.offer_each(names.RETURN, s.files(they) & PACK.baud(self.rate))

    def choosing(self, s: Hackers, they: i64, card: i64) -> Choosing | None:
        swept = int(s.files(they) & PACK.baud(self.rate))
        return Choosing("HK-38", int(count(swept)), int(count(swept)), ordered=True).each(names.RETURN, swept)

    def is_plain(self, s: Hackers, they: i64, card: i64) -> bool:
        return not s.encrypted()

    def take(self, s: Hackers, they: i64, card: i64, pick: i64) -> None:
        swept = s.files(they) & PACK.baud(self.rate)
        verbs.return_from_files(s, they, pick - names.RETURN, swept, s.files_seen_by(they))
        if count(swept) > 1:
            self.again(s, they, card)


def i_return(rate: int) -> Op[Hackers]:
    """All cards of this BAUD rate leave my own FILES (HK-40)."""
    return seq(Sweep(rate), refill_snoop)


# Acting on others


class Whom:
    """Says on which rivals a card acts."""

    def hits(self, s: Hackers, they: i64) -> bool:
        raise NotImplementedError

    def guards(self, s: Hackers, they: i64) -> i64:
        """The cards that keep this player from being hit, where they have one that would have been."""
        return 0

    def looks_for(self) -> int:
        """The one card it looks for, if any (Encrypted tells whether it was found, HK-45)."""
        return NO_CARD


@final
class RivalsWith(Whom):
    """Every rival with a card of this BAUD rate who is not guarded by Special Agent (HK-37)."""

    def __init__(self, rate: int) -> None:
        self.rate: i64 = rate

    def hits(self, s: Hackers, they: i64) -> bool:
        return (s.files(they) & PACK.baud(self.rate)) != 0 and (s.files(they) & PACK.guards) == 0

    def guards(self, s: Hackers, they: i64) -> i64:
        return s.files(they) & PACK.guards if s.files(they) & PACK.baud(self.rate) else 0


@final
class TheRivalWith(Whom):
    """The rival in whose FILES this card lies."""

    def __init__(self, card: Card) -> None:
        self.card: i64 = card.number

    def hits(self, s: Hackers, they: i64) -> bool:
        return (s.files(they) & BIT[self.card]) != 0

    def looks_for(self) -> int:
        return int(self.card)


@final
class Aim(Word):
    """Names the rivals on whom the card acts (HK-34)."""

    def __init__(self, whom: Whom) -> None:
        super().__init__()
        self.whom = whom

    def run(self, s: Hackers, me: i64, card: i64) -> None:
        targets: i64 = 0
        for n in range(i64(1), s.seats()):
            they = s.after(me, n)
            if self.whom.hits(s, they):
                targets |= BIT[they]
            elif self.whom.guards(s, they) != 0:
                s.tell_only(s.files_seen_by(they), names.GUARDED, they, lowest(self.whom.guards(s, they)))
        s.aim(targets)
        sought: i64 = self.whom.looks_for()
        if sought != NO_CARD and s.encrypted():
            self.report(s, me, card, sought)

    def report(self, s: Hackers, me: i64, card: i64, sought: i64) -> None:
        """Encrypted: everybody hears whether the card was found, and with whom (HK-45)."""
        for n in range(i64(1), s.seats()):
            they = s.after(me, n)
            if s.is_target(they):
                verbs.find(s, me, sought, they)
        if s.targets() == 0 and s.snoop() != sought:
            s.tell(names.FOUND_NOTHING, me, card, known_to=s.everyone())


@final
class Shield(Choice):
    """Who is about to lose a card may return a 300 BAUD Hacker to ignore it (HK-33 to 36)."""

    def hushed(self, s: Hackers, they: i64, card: i64) -> bool:
        return s.encrypted()  # a refused shield is secret (HK-58)

    def offers(self, s: Hackers, they: i64, card: i64) -> None:
        if s.is_target(they) and s.files(they) & PACK.shields:
            s.offer(names.NO)
            s.offer_each(names.SHIELD, s.files(they) & PACK.shields)

    def is_plain(self, s: Hackers, they: i64, card: i64) -> bool:
        return not s.encrypted()

    def take(self, s: Hackers, they: i64, card: i64, pick: i64) -> None:
        if pick == names.NO:
            s.tell_only(s.files_seen_by(they), names.REFUSED, they, target=s.active())
            return
        s.tell(names.SHIELDED, they, pick - names.SHIELD, s.active(), known_to=s.everyone())
        verbs.return_from_files(s, they, pick - names.SHIELD, s.files(they), s.everyone())
        s.spare(they)


@final
class IfTarget(Word):
    """Acts on a rival who was named and has not shielded."""

    def __init__(self, effect: Op[Hackers]) -> None:
        super().__init__()
        self.effect: i64 = effect.code

    def run(self, s: Hackers, they: i64, card: i64) -> None:
        if s.is_target(they):
            s.push(self.effect, they, card)


ask_for_shields: Final = each_other(Shield("shield"))


def against(whom: Whom, *effects: Op[Hackers]) -> Op[Hackers]:
    """Name the rivals, let them shield, then act on the others, clockwise (HK-34, 38)."""
    return seq(Aim(whom), ask_for_shields, *[each_other(effect) for effect in effects], refill_snoop)


@final
class TheyReturn(Word):
    """All cards of a BAUD rate leave a rival's FILES; Encrypted tells everybody how many (HK-45)."""

    def __init__(self, rate: int) -> None:
        super().__init__()
        self.rate: i64 = rate
        self.sweep: i64 = Sweep(rate).code

    def run(self, s: Hackers, they: i64, card: i64) -> None:
        hit = s.is_target(they)
        if s.encrypted():
            lost: i64 = 0
            if hit:
                lost = count(s.files(they) & PACK.baud(self.rate))
            s.tell(names.RETURNED_NUMBER, they, n=lost)
        if hit:
            s.push(self.sweep, they, card)


@final
class TheyGiveMe(Word):
    """A card moves from the rival's FILES to mine (HK-21, 39)."""

    def __init__(self, given: Card) -> None:
        super().__init__()
        self.given: i64 = given.number

    def run(self, s: Hackers, they: i64, card: i64) -> None:
        verbs.move_to_files(s, they, self.given, s.active())


@final
class TheyGetThisCard(Word):
    """This card moves from my FILES to the rival's (HK-21, 39)."""

    def run(self, s: Hackers, they: i64, card: i64) -> None:
        verbs.move_to_files(s, s.active(), card, they)


@final
class ITakeFromSnoop(Word):
    """A card moves from SNOOP to my FILES (HK-49)."""

    def __init__(self, taken: Card) -> None:
        super().__init__()
        self.taken: i64 = taken.number

    def run(self, s: Hackers, me: i64, card: i64) -> None:
        if s.snoop() == self.taken:
            verbs.take_snoop_to_files(s, me)


def rivals_with(rate: int) -> Whom:
    return RivalsWith(rate)


def the_rival_with(card: Card) -> Whom:
    return TheRivalWith(card)


def they_return(rate: int) -> Op[Hackers]:
    return TheyReturn(rate)


def they_give_me(card: Card) -> Op[Hackers]:
    return IfTarget(TheyGiveMe(card))


def i_take_from_snoop(card: Card) -> Op[Hackers]:
    return ITakeFromSnoop(card)


they_get_this_card: Final = IfTarget(TheyGetThisCard())

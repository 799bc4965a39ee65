"""The vocabulary of losses and gains: discards, thefts, gifts (AD-65, AD-70, AD-R40 to R46, R72 to R77)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice, Word, seq
from sneakernet.games.access_denied.rules.cells import P_BY, P_OBJECT, P_SEAT
from sneakernet.games.access_denied.rules.play import Loses
from sneakernet.games.access_denied.rules.sets import hand_to, in_order, later_than, of_hand
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.verbs import ANY

NOBODY: Final = -1


# Discards


@final
class PickDiscards(Choice):
    """Hand cards go to the pile one by one, in the owner's order, until so many are left (AD-R41, AD-R92)."""

    def __init__(self, left: int) -> None:
        super().__init__("discard_down")
        self.left: i64 = left

    def offers(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand_size(they) > self.left:
            s.offer_each(names.O_DISCARD + s.pack.offset, s.hand(they))

    def choosing(self, s: Net, they: i64, slot: i64) -> Choosing | None:
        return in_order(s, "AD-R41", names.O_DISCARD, s.hand(they), s.hand_size(they) - self.left)

    def take(self, s: Net, they: i64, slot: i64, pick: i64) -> None:
        verbs.discard(s, they, pick & 63)
        if s.hand_size(they) > self.left:
            self.again(s, they, slot)


@final
class DiscardsDown(Word):
    """A player discards down to a number; with no more cards than that nothing happens (AD-R41)."""

    def __init__(self, left: int) -> None:
        super().__init__()
        self.left: i64 = left
        self.loses: i64 = Loses(PickDiscards(left)).code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand_size(they) > self.left:
            s.push(self.loses, they, slot)


@final
class DiscardAtRandom(Word):
    """So many hand cards, picked at random, go to the pile."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: i64 = n

    def run(self, s: Net, they: i64, slot: i64) -> None:
        verbs.discard_at_random(s, they, self.n)


@final
class LosesAtRandom(Word):
    """German: a player loses so many cards at random, or all if fewer (AD-R46)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.loses: i64 = Loses(DiscardAtRandom(n)).code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand(they):
            s.push(self.loses, they, slot)


def discards_down_to(left: int) -> Op[Net]:
    """A player discards down to so many cards of own choice."""
    return DiscardsDown(left)


def loses_at_random(n: int) -> Op[Net]:
    """A player discards so many cards at random."""
    return LosesAtRandom(n)


# Upgrades


@final
class LoseUpgrade(Choice):
    """One own faceup upgrade of own choice goes to the pile."""

    def offers(self, s: Net, they: i64, card: i64) -> None:
        s.offer_each(names.O_DISCARD + s.pack.offset, s.upgrades(they))

    def take(self, s: Net, they: i64, card: i64, pick: i64) -> None:
        verbs.discard_upgrade(s, they, pick & 63)


@final
class LosesAnUpgrade(Word):
    """Who has no upgrade loses nothing (AD-R54)."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(LoseUpgrade("lose_upgrade")).code

    def run(self, s: Net, they: i64, card: i64) -> None:
        if s.upgrades(they):
            s.push(self.loses, they, card)


@final
class RaidUpgrade(Word):
    """The named upgrade goes from its owner into my hand, as everybody sees (AD-R76)."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        card = s.play(slot, P_OBJECT)
        me = s.play(slot, P_BY)
        s.set_upgrades(they, s.upgrades(they) & ~BIT[card])
        verbs.enter_hand(s, me, BIT[card])
        s.news(names.RAIDED, me, card, they, known_to=s.everyone())


@final
class TakeTheUpgrade(Word):
    """Its owner may save it first (AD-70)."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(RaidUpgrade()).code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        card = s.play(slot, P_OBJECT)
        for p in range(s.seats()):
            if s.upgrades(p) & BIT[card]:
                s.push(self.loses, p, slot)


@final
class DropExtraAction(Word):
    """The upgrade that gives an extra action goes to the pile."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        cards = s.upgrades(they) & s.pack.extra_action
        if cards:
            verbs.discard_upgrade(s, they, lowest(cards))


loses_an_upgrade: Final[Op[Net]] = LosesAnUpgrade()
take_the_upgrade: Final[Op[Net]] = TakeTheUpgrade()
loses_the_extra_action: Final[Op[Net]] = Loses(DropExtraAction())


# Thefts


@final
class GivesOneAtRandom(Word):
    """One card, picked at random, goes to the acting player."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand(they):
            verbs.take(s, s.play(slot, P_BY), verbs.random_card(s, s.hand(they)), they)


@final
class RobbedOfOne(Word):
    """A player with at least one card loses one at random."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(GivesOneAtRandom()).code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand(they):
            s.push(self.loses, they, slot)


@final
class Divide(Word):
    """Two cards at random: one to the receiver, one to me; the old owner does not learn which went where (AD-R74)."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        me = s.play(slot, P_BY)
        to = s.play(slot, P_OBJECT)
        first = verbs.random_card(s, s.hand(they))
        if s.hand_size(they) > 1 and to != NOBODY:
            second = verbs.random_card(s, s.hand(they) & ~BIT[first])
            verbs.divide(s, they, second, to, first, me)
        else:
            verbs.take(s, me, first, they)


@final
class DivideHand(Word):
    """The target's loss window comes first."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(Divide()).code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        they = s.play(slot, P_SEAT)
        if s.hand(they):
            s.push(self.loses, they, slot)


@final
class TakeOne(Choice):
    """I take one card of my choice from the hand I have seen. The number is the slot."""

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        s.offer_each(names.O_TAKE + s.pack.offset, s.hand(s.play(slot, P_SEAT)))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        verbs.take(s, me, pick & 63, s.play(slot, P_SEAT))


@final
class LetTakeOne(Word):
    """The acting player chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.ask: i64 = TakeOne("take").code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        s.push(self.ask, s.play(slot, P_BY), slot)


@final
class LookAtHand(Word):
    """I alone see the hand; then its owner's loss window, then I take one card."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(LetTakeOne()).code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        they = s.play(slot, P_SEAT)
        rest = s.hand(they)
        verbs.reveal(s, rest, BIT[me])
        while rest != 0:
            s.news(names.VIEWED, me, lowest(rest), they, known_to=BIT[me] | BIT[they])
            rest &= rest - 1
        if s.hand(they):
            s.push(self.loses, they, slot)


robbed_of_one: Final[Op[Net]] = RobbedOfOne()
divide_a_hand: Final[Op[Net]] = DivideHand()
look_and_take_one: Final[Op[Net]] = LookAtHand()


# Gifts


@final
class ReturnGift(Word):
    """As many cards as were given, at random from the original hand, go to the giver (AD-R73)."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        n = count(s.aside())
        while n > 0 and s.hand(they) & ~s.aside():
            verbs.take(s, s.play(slot, P_BY), verbs.random_card(s, s.hand(they) & ~s.aside()), they)
            n -= 1


@final
class ForgetGift(Word):
    """The gift is now hand like any other."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        s.set_aside(0)


@final
class ExchangeGift(Word):
    """The gift arrives; then the target's loss window; then the return (AD-R45)."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(ReturnGift()).code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        they = s.play(slot, P_SEAT)
        original = s.hand(they)
        cards = s.aside()
        verbs.slip(s, me, cards, ANY, BIT[me] | BIT[they])
        s.set_hand(they, original | cards)
        verbs.reveal(s, cards, BIT[they])
        rest = cards
        while rest != 0:
            s.news(names.GAVE, me, lowest(rest), they, known_to=BIT[me] | BIT[they])
            rest &= rest - 1
        if original:
            s.push(self.loses, they, slot)


exchange_a_gift: Final[Op[Net]] = seq(ExchangeGift(), ForgetGift())


@final
class KeepSome(Choice):
    """The target picks the cards to keep, ascending; all others go to the acting player (AD-R75)."""

    def __init__(self, kept: int) -> None:
        super().__init__("keep")
        self.kept: i64 = kept

    def offers(self, s: Net, they: i64, slot: i64) -> None:
        missing = self.kept - count(s.picked())
        rest = later_than(s.hand(they), s.picked())
        while rest != 0 and count(rest) >= missing:
            s.offer(names.O_KEEP + s.pack.offset + lowest(rest))
            rest &= rest - 1

    def choosing(self, s: Net, they: i64, slot: i64) -> Choosing | None:
        return of_hand(s, Choosing("AD-R75", int(self.kept), int(self.kept)), names.O_KEEP, s.hand(they))

    def take(self, s: Net, they: i64, slot: i64, pick: i64) -> None:
        s.set_picked(s.picked() | BIT[pick & 63])
        if count(s.picked()) < self.kept:
            self.again(s, they, slot)
            return
        rest = s.hand(they) & ~s.picked()
        s.set_picked(0)
        hand_to(s, they, rest, s.play(slot, P_BY))


@final
class GivesAllBut(Word):
    """A player keeps so many cards of own choice and gives all others to the acting player."""

    def __init__(self, kept: int) -> None:
        super().__init__()
        self.kept: i64 = kept
        self.loses: i64 = Loses(KeepSome(kept)).code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand_size(they) > self.kept:
            s.push(self.loses, they, slot)


def gives_all_but(kept: int) -> Op[Net]:
    """A player gives the acting player all cards but so many."""
    return GivesAllBut(kept)


@final
class HandHalf(Choice):
    """German: half the hand, rounded up, own choice, ascending. Picked cards still lie in the hand (AD-R46)."""

    def offers(self, s: Net, they: i64, slot: i64) -> None:
        missing = (s.hand_size(they) + 1) // 2 - count(s.picked())
        rest = later_than(s.hand(they), s.picked())
        while missing > 0 and rest != 0 and count(rest) >= missing:
            s.offer(names.O_GIVE + s.pack.offset + lowest(rest))
            rest &= rest - 1

    def choosing(self, s: Net, they: i64, slot: i64) -> Choosing | None:
        half = int(s.hand_size(they) + 1) // 2
        return of_hand(s, Choosing("AD-R46", half, half), names.O_GIVE, s.hand(they))

    def take(self, s: Net, they: i64, slot: i64, pick: i64) -> None:
        picked = s.picked() | BIT[pick & 63]
        s.set_picked(picked)
        if count(picked) < (s.hand_size(they) + 1) // 2:
            self.again(s, they, slot)
            return
        s.set_picked(0)
        hand_to(s, they, picked, s.play(slot, P_BY))


@final
class GivesHalf(Word):
    """German FDIC: a player gives half the hand to the acting player."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(HandHalf("hand_half")).code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if s.hand(they):
            s.push(self.loses, they, slot)


gives_half: Final[Op[Net]] = GivesHalf()

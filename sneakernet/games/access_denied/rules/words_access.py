"""The vocabulary of access: cards that stay, markers, stopped cards and attempts, shown codes, the pile."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.attempt import fail, raise_level, return_all, return_everything
from sneakernet.games.access_denied.rules.book import Choice, Word
from sneakernet.games.access_denied.rules.cells import P_BY, P_CARD, P_IMMUNE, P_OBJECT, P_SEAT, P_SECTOR, P_STATE
from sneakernet.games.access_denied.rules.play import Loses, spring, stop
from sneakernet.games.access_denied.rules.standing import works
from sneakernet.games.access_denied.rules.state import BY_CARD, DECLARED, FOILED, LAID, NO_CARD, OPEN, TURN_OVER, Net

NOBODY: Final = -1


# Cards that stay


@final
class LayInFront(Word):
    """An upgrade lies faceup before its player and works at once (AD-62)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        card = s.play(slot, P_CARD)
        s.set_play(slot, P_CARD, NO_CARD)
        s.set_upgrades(me, s.upgrades(me) | BIT[card])
        s.news(names.LAID, me, card, known_to=s.everyone())


@final
class LayAtSector(Word):
    """A sector card lies faceup beside its sector, with its player and who is immune (AD-63, AD-R51)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        card = s.play(slot, P_CARD)
        sector = s.play(slot, P_SECTOR)
        s.set_play(slot, P_CARD, NO_CARD)
        s.lay_trap(card, sector, me, s.play(slot, P_IMMUNE))
        s.news(names.LAID, me, card, names.AT_SECTOR + sector, known_to=s.everyone())


@final
class LiftSectorCard(Word):
    """The named sector card goes to the pile without effect, if it still lies there (AD-R101)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        n = s.find_trap(s.play(slot, P_OBJECT))
        if n < 0:
            s.news(names.FOUND_NOTHING, me, s.play(slot, P_CARD), known_to=s.everyone())
        else:
            verbs.lift_trap(s, n)


stays_in_front: Final[Op[Net]] = LayInFront()
stays_at_the_sector: Final[Op[Net]] = LayAtSector()
lift_the_sector_card: Final[Op[Net]] = LiftSectorCard()


@final
class UnlessImmune(Word):
    """A sprung virus touches nobody who is immune to it, by Anti-Virus or ICE (AD-R51, R52). The number: the card."""

    def __init__(self, effect: Op[Net]) -> None:
        super().__init__()
        self.effect: i64 = effect.code

    def run(self, s: Net, p: i64, card: i64) -> None:
        if s.trap_immune(s.find_trap(card)) & BIT[p] or works(s, p, s.pack.wards_retro):
            s.news(names.IMMUNE, p, card, known_to=s.everyone())
        else:
            s.push(self.effect, p, card)


def unless_immune(effect: Op[Net]) -> Op[Net]:
    """Unless the player is immune to this virus …"""
    return UnlessImmune(effect)


# Codes


@final
class SeeACode(Word):
    """One code of the named sector's password, picked at random, is shown to me alone (AD-R88)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        sector = s.play(slot, P_SECTOR)
        verbs.show_code(s, me, s.password(sector), s.controller(sector))


@final
class ShowsItsLayer(Word):
    """Who sprang it shows one own code to who laid it; its own layer shows nothing (AD-R18). The number is the card."""

    def run(self, s: Net, p: i64, card: i64) -> None:
        viewer = s.trap_owner(s.find_trap(card))
        if viewer != p:
            verbs.show_code(s, viewer, verbs.own_passwords(s, p), p)


i_see_a_code: Final[Op[Net]] = SeeACode()
shows_a_code_to_its_layer: Final[Op[Net]] = ShowsItsLayer()


# Markers


@final
class Rise(Word):
    """My level in the named sector rises; no codes, and nothing stops it (AD-49)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        raise_level(s, me, s.play(slot, P_SECTOR))


@final
class RemoveMarker(Word):
    """The named marker goes back to its owner."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        verbs.remove_marker(s, s.play(slot, P_SEAT), s.play(slot, P_SECTOR))


@final
class TryToRise(Word):
    """German Guru: an attempt without cards; it may have been stopped, and springs what waits for attempts (AD-R31)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        sector = s.play(slot, P_SECTOR)
        s.close_attempt()
        if s.traps() > 0:
            spring(s, me, sector, s.pack.on_attempt)
        if s.play(slot, P_STATE) != FOILED:
            raise_level(s, me, sector)


my_level_rises: Final[Op[Net]] = Rise()
the_marker_goes: Final[Op[Net]] = RemoveMarker()
try_to_rise: Final[Op[Net]] = TryToRise()


# Answers to cards


def still_open(s: Net, me: i64, slot: i64) -> bool:
    """Whether what a response is aimed at is still pending; if not, it does nothing (AD-68)."""
    if s.play(s.play(slot, P_OBJECT), P_STATE) == OPEN:
        return True
    s.news(names.FOUND_NOTHING, me, s.play(slot, P_CARD), known_to=s.everyone())
    return False


class StopIt(Word):
    """The answered card is cancelled or blocked."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        if still_open(s, me, slot):
            stop(s, me, s.play(slot, P_OBJECT))
            self.then(s, me, slot, s.play(s.play(slot, P_OBJECT), P_BY))

    def then(self, s: Net, me: i64, slot: i64, they: i64) -> None:
        """What else happens to the player of the stopped card."""


@final
class StopItAnd(StopIt):
    """The answered card is stopped, and something happens to its player."""

    def __init__(self, effect: Op[Net]) -> None:
        super().__init__()
        self.effect: i64 = effect.code

    def then(self, s: Net, me: i64, slot: i64, they: i64) -> None:
        s.push(self.effect, they, slot)


@final
class ShowsMeACode(Word):
    """The player shows the acting player one own password code, picked at random."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        verbs.show_code(s, s.play(slot, P_BY), verbs.own_passwords(s, they), they)


@final
class TurnEnds(Word):
    """German: the player's own turn ends at once, if it is that player's turn (AD-R49, AD-R98)."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if they == s.active() and not s.turn_is_over():
            s.use(TURN_OVER)
            s.tell(names.WAS_CUT_SHORT, they)


@final
class ImmuneToIt(Word):
    """I am not touched by the answered card (AD-R51, AD-R48)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        at = s.play(slot, P_OBJECT)
        if at < 0:
            return
        if still_open(s, me, slot):
            s.set_play(at, P_IMMUNE, s.play(at, P_IMMUNE) | BIT[me])
            s.news(names.IMMUNE, me, s.play(at, P_CARD), known_to=s.everyone())


stop_it: Final[Op[Net]] = StopIt()
i_am_immune_to_it: Final[Op[Net]] = ImmuneToIt()
shows_me_a_code: Final[Op[Net]] = ShowsMeACode()
the_turn_ends: Final[Op[Net]] = TurnEnds()


def stop_it_and_they(effect: Op[Net]) -> Op[Net]:
    """The answered card is stopped, and its player …"""
    return StopItAnd(effect)


# Answers to attempts


@final
class Listen(Word):
    """I see every card handed over, and which are returned (AD-R22)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        if s.phase() == DECLARED:
            s.set_wired(s.wired() | BIT[me])


def foil(s: Net) -> None:
    """The attempt fails; a card play that is an attempt is foiled with it (AD-R31)."""
    if s.attempt_kind() == BY_CARD:
        for slot in range(s.plays()):
            if BIT[s.play(slot, P_CARD)] & s.pack.is_attempt:
                s.set_play(slot, P_STATE, FOILED)
    fail(s)


@final
class Trace(Word):
    """The attempt fails, and all its cards return; if it is over already, nothing happens (AD-R24, AD-R26)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        if s.phase() == LAID:
            return_all(s)
            foil(s)
        else:
            s.news(names.FOUND_NOTHING, me, s.play(slot, P_CARD), known_to=s.everyone())


@final
class KeepOne(Choice):
    """The controller picks one of the cards handed over, matching or not; the rest returns (AD-R23)."""

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        s.offer_each(names.O_KEEP + s.pack.offset, s.handed())

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        verbs.keep_cards(s, BIT[pick & 63])
        verbs.return_cards(s, s.handed())


@final
class LetKeepOne(Word):
    """The attempting player loses one card to the controller."""

    def __init__(self) -> None:
        super().__init__()
        self.ask: i64 = KeepOne("firewall").code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        s.push(self.ask, s.play(slot, P_BY), slot)


@final
class KeepAll(Word):
    """German: the controller keeps all cards of the attempt."""

    def run(self, s: Net, they: i64, slot: i64) -> None:
        verbs.keep_cards(s, s.handed())


@final
class Wall(Word):
    """The attempt fails without a verdict; its player loses cards to the controller (AD-R23, AD-R45)."""

    def __init__(self, loss: Op[Net]) -> None:
        super().__init__()
        self.loses: i64 = Loses(loss, return_everything).code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        if s.phase() != LAID:
            s.news(names.FOUND_NOTHING, me, s.play(slot, P_CARD), known_to=s.everyone())
            return
        foil(s)
        if s.handed():
            s.push(self.loses, s.attempt_by(), slot)


listen_in: Final[Op[Net]] = Listen()
trace_it: Final[Op[Net]] = Trace()
keep_one_card: Final[Op[Net]] = Wall(LetKeepOne())
keep_all_cards: Final[Op[Net]] = Wall(KeepAll())


# The pile


@final
class CopyTop(Word):
    """The card that lay on top of the pile at the announcement goes into my hand (AD-R17, AD-R101)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        card = s.play(slot, P_OBJECT)
        if s.take_from_pile(card):
            verbs.enter_hand(s, me, BIT[card])
            s.news(names.COPIED, me, card, known_to=s.everyone())
        else:
            s.news(names.FOUND_NOTHING, me, s.play(slot, P_CARD), known_to=s.everyone())


take_the_top_card: Final[Op[Net]] = CopyTop()

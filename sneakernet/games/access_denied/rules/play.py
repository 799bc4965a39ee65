"""Playing cards: announcement, response windows, resolution, the pile; idle points, loss windows (AD-58 to AD-71)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.answer_round import AnswerRound, reopen
from sneakernet.core.bits import BIT, lowest
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import BOOK, Choice, Word
from sneakernet.games.access_denied.rules.burdens import refute
from sneakernet.games.access_denied.rules.cells import P_BY, P_CARD, P_OBJECT, P_SECTOR, P_STATE, P_WAIVER
from sneakernet.games.access_denied.rules.moments import AIMS, MOMENTS
from sneakernet.games.access_denied.rules.standing import meets_needs
from sneakernet.games.access_denied.rules.state import (
    BY_CARD,
    DECLARED,
    FAILED,
    FILED,
    FOILED,
    LAID,
    NO_ATTEMPT,
    NO_CARD,
    OPEN,
    RESOLVING,
    STOPPED,
    Net,
)

NOBODY: Final = -1


def begin_play(s: Net, me: i64, card: i64, waived: bool) -> i64:
    """A card is announced: it leaves the hand and lies open; its targets are named next (AD-58). Its slot."""
    everyone = s.everyone()
    slot = s.open_play(card, me)
    pack = s.pack
    bits = BIT[card]
    if waived:
        waiver = lowest(s.hand(me) & pack.waivers)
        s.set_play(slot, P_WAIVER, waiver)
        bits |= BIT[waiver]
        s.news(names.WAIVED, me, waiver, known_to=everyone)
    verbs.leave_hand(s, me, bits)
    s.news(names.PLAYED, me, card, known_to=everyone)
    s.push(announce.code, me, slot)
    if pack.aim[card] >= 0:
        s.push(AIMS[pack.aim[card]].code, me, slot)
    return slot


@final
class Announce(Word):
    """The targets are named: sector cards spring, then everybody may respond, then the card takes effect (AD-R18)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        card = s.play(slot, P_CARD)
        if s.pack.need_code[card] >= 0:  # met, or it could not be announced: also if it is stopped now (AD-R100)
            verbs.prove_code(s, me, s.pack.need_code[card])
        s.push(resolve.code, me, slot)
        s.push(window.code, me, 0)
        if s.traps() > 0:
            spring(s, me, s.pack.need_sector[card], s.pack.on_key)
        if BIT[card] & s.pack.is_attempt:  # its window is the attempt window (AD-R96)
            refute(s, me, s.pack.forbids_attempts)
            s.open_attempt(me, s.play(slot, P_SECTOR), BY_CARD, False)
            s.set_phase(LAID)


def spring(s: Net, p: i64, sector: i64, kind: i64) -> None:
    """Sector cards of this kind at a sector go off against a player, in the order laid (AD-63, AD-R18)."""
    n = s.traps()
    while n > 0:
        n -= 1
        card = s.trap_card(n)
        if s.trap_sector(n) == sector and BIT[card] & kind:
            s.push(sprung.code, p, card)


@final
class Sprung(Word):
    """A sector card goes off: its effect on the player, then it goes to the pile. The number is the card."""

    def run(self, s: Net, p: i64, card: i64) -> None:
        n = s.find_trap(card)
        if n < 0:
            return
        s.news(names.SPRANG, p, card, names.AT_SECTOR + s.trap_sector(n), known_to=s.everyone())
        s.push(lifted.code, p, card)
        s.push(s.pack.springs[card], p, card)


@final
class Lifted(Word):
    """The sector card that went off goes to the pile."""

    def run(self, s: Net, p: i64, card: i64) -> None:
        n = s.find_trap(card)
        if n >= 0:
            verbs.lift_trap(s, n)


@final
class Resolve(Word):
    """The window has closed: the card takes effect, unless it was stopped (AD-71)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        state = s.play(slot, P_STATE)
        if state == FILED:
            s.close_play()
            return
        s.push(file.code, me, slot)
        if state == OPEN:
            s.set_play(slot, P_STATE, RESOLVING)
        if state in (OPEN, FOILED):  # an attempt that failed still has its consequences
            s.push(s.pack.does[s.play(slot, P_CARD)], me, slot)


@final
class File(Word):
    """The card goes to the pile, what was played with it beneath; what it stopped follows at once (AD-65, 71, R15)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        verbs.file_play(s, s.play(slot, P_WAIVER), me)
        card = s.play(slot, P_CARD)
        verbs.file_play(s, card, me)
        aimed = s.play(slot, P_OBJECT)
        if card != NO_CARD and aimed >= 0 and BIT[card] & s.pack.at_card and s.play(aimed, P_STATE) == STOPPED:
            by = s.play(aimed, P_BY)
            verbs.file_play(s, s.play(aimed, P_WAIVER), by)
            verbs.file_play(s, s.play(aimed, P_CARD), by)
            s.set_play(aimed, P_STATE, FILED)
        s.close_play()


def stop(s: Net, me: i64, slot: i64) -> None:
    """A pending play is cancelled or blocked: it has no effect (AD-71)."""
    s.set_play(slot, P_STATE, STOPPED)
    s.news(names.STOPPED, me, s.play(slot, P_CARD), s.play(slot, P_BY), known_to=s.everyone())


# Windows


def answers_now(s: Net) -> i64:
    """The instants for which this may be a moment: any-time ones, and those that answer what is going on."""
    pack = s.pack
    cards = pack.anytime
    phase = s.phase()
    if phase == NO_ATTEMPT and s.plays() == 0:
        return cards
    if phase == DECLARED:
        cards |= pack.before_attempt
    elif phase == LAID:
        cards |= pack.at_attempt
    for slot in range(s.plays()):
        if s.play(slot, P_STATE) == OPEN:
            cards |= pack.answered_by[s.play(slot, P_CARD)]
    return cards


def something_to_answer(s: Net) -> bool:
    """Whether what the innermost window is about still stands: a play, else an attempt, else an idle point."""
    if s.plays() > 0:
        return s.play(s.plays() - 1, P_STATE) == OPEN
    return s.phase() != FAILED


@final
class Answers(AnswerRound[Net]):
    """Polls the players who hold an instant for which this may be the moment (AD-66)."""

    def run(self, s: Net, acting: i64, polled: i64) -> None:
        if not something_to_answer(s):
            return
        cards = answers_now(s)
        at = s.next_holder(cards, acting, polled) if s.anybody_holds(cards) else i64(0)
        if at > 0:
            s.push(self.code, acting, at)
            s.push(self.ask, s.after(acting, at), acting)


@final
class Respond(Choice):
    """One player may answer, or pass. Nobody learns who was asked (AD-66, AD-67)."""

    def hushed(self, s: Net, me: i64, acting: i64) -> bool:
        return True

    def offers(self, s: Net, me: i64, acting: i64) -> None:
        cards = s.hand(me) & answers_now(s)
        if cards == 0:
            return
        s.offer(names.O_PASS)
        offer_answers(s, me, cards, False)
        if s.hand(me) & s.pack.waivers:
            offer_answers(s, me, cards & s.pack.keys, True)

    def take(self, s: Net, me: i64, acting: i64, pick: i64) -> None:
        if pick != names.O_PASS:
            reopen(s)
            play_answer(s, me, pick)


def offer_answers(s: Net, me: i64, cards: i64, waived: bool) -> None:
    """Every legal play of these instants, aimed at each pending play that it answers."""
    pack = s.pack
    plain: i64 = (names.O_WAIVE if waived else names.O_PLAY) + pack.offset
    rest = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if not waived and not meets_needs(s, me, card):
            continue
        moment = MOMENTS[pack.moment[card]]
        if BIT[card] & (pack.at_card | pack.at_action_loss):
            for slot in range(s.plays()):
                if s.play(slot, P_STATE) == OPEN and moment.fits(s, me, slot):
                    at: i64 = s.play(slot, P_CARD) + pack.offset
                    aimed: i64 = names.O_WAIVE_AT if waived else names.O_PLAY_AT
                    s.offer(aimed + names.AIMED * (at + 1) + card + pack.offset)
        elif moment.fits(s, me, NOBODY):
            s.offer(plain + card)


def play_answer(s: Net, me: i64, pick: i64) -> None:
    """The answer comes into play; what it is aimed at is named with it (AD-R101)."""
    verb = pick // names.VERB
    waived = verb in (names.O_WAIVE // names.VERB, names.O_WAIVE_AT // names.VERB)
    slot = begin_play(s, me, pick & 63, waived)
    if verb in (names.O_PLAY_AT // names.VERB, names.O_WAIVE_AT // names.VERB):
        at = ((pick // names.AIMED) & 127) - 1 - s.pack.offset
        for below in range(slot):
            if s.play(below, P_CARD) == at:
                s.set_play(slot, P_OBJECT, below)
        s.news(names.AIMED_AT, me, at, known_to=s.everyone())
    elif BIT[pick & 63] & s.pack.anytime:
        s.set_play(slot, P_OBJECT, s.pile_top())


respond: Final[Choice] = Respond("respond")
idle_ask: Final[Choice] = Respond("idle")
window: Final[Op[Net]] = Answers(BOOK, respond)
idle: Final[Op[Net]] = Answers(BOOK, idle_ask)
announce: Final[Op[Net]] = Announce()
resolve: Final[Op[Net]] = Resolve()
file: Final[Op[Net]] = File()
sprung: Final[Op[Net]] = Sprung()
lifted: Final[Op[Net]] = Lifted()


@final
class IdlePoint(Word):
    """Any-time instants may be played: between the steps of a turn that is not over, and at its end (AD-69)."""

    def __init__(self, at_the_end: bool) -> None:
        super().__init__()
        self.at_the_end = at_the_end

    def run(self, s: Net, me: i64, _: i64) -> None:
        if s.anybody_holds(s.pack.anytime) and (self.at_the_end or not s.turn_is_over()):
            s.push(idle.code, me, 0)


idle_point: Final[Op[Net]] = IdlePoint(False)
last_idle_point: Final[Op[Net]] = IdlePoint(True)


# Loss events


@final
class SaveCards(Choice):
    """Who is about to lose cards may first play Backup; it opens no window (AD-70, AD-R93)."""

    def hushed(self, s: Net, they: i64, slot: i64) -> bool:
        return True

    def offers(self, s: Net, they: i64, slot: i64) -> None:
        cards = s.hand(they) & s.pack.at_loss
        if cards:
            s.offer(names.O_PASS)
            s.offer_each(names.O_PLAY + s.pack.offset, cards)

    def take(self, s: Net, they: i64, slot: i64, pick: i64) -> None:
        if pick == names.O_PASS:
            return
        card = pick & 63
        s.set_saved(True)
        verbs.leave_hand(s, they, BIT[card])
        s.news(names.PLAYED, they, card, known_to=s.everyone())
        verbs.file_play(s, card, they)


@final
class UnlessSaved(Word):
    """What is lost is lost, unless the loss was called off."""

    def __init__(self, loss: Op[Net], instead: Op[Net] | None) -> None:
        super().__init__()
        self.loss: i64 = loss.code
        self.instead: i64 = instead.code if instead is not None else -1

    def run(self, s: Net, they: i64, slot: i64) -> None:
        if not s.saved():
            s.push(self.loss, they, slot)
        elif self.instead >= 0:
            s.push(self.instead, they, slot)
        s.set_saved(False)


save_cards: Final[Choice] = SaveCards("backup")


@final
class Loses(Word):
    """A loss event: the loss window of one player, then the loss (AD-70). `instead` happens when it is called off."""

    def __init__(self, loss: Op[Net], instead: Op[Net] | None = None) -> None:
        super().__init__()
        self.loss: i64 = loss.code
        self.unless: i64 = UnlessSaved(loss, instead).code

    def run(self, s: Net, they: i64, slot: i64) -> None:
        s.tell(names.MAY, they, names.MAY_SAVE, known_to=s.everyone())
        if s.hand(they) & s.pack.at_loss:
            s.push(self.unless, they, slot)
            s.push(save_cards.code, they, slot)
        else:
            s.push(self.loss, they, slot)

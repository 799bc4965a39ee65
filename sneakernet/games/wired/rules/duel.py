"""The two events: AUDIT, which anybody may answer, and HEAD HUNTER, a duel of two."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, has
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.rules import classes, names, network, verbs, words
from sneakernet.games.wired.rules.book import Choice, Play, Word
from sneakernet.games.wired.rules.cells import COMPUTER_1, INTERNET, NO_NODE
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS


def open_event(s: Wired, me: i64, kind: i64, target: i64, which: i64) -> None:
    """The active player plays the event card for one MOVE and names the target."""
    verbs.pay_move(s)
    verbs.play(s, me, kind, target)
    s.aim_event(target, which)
    s.put_in_area(kind, me)


def answer_event(s: Wired, p: i64, kind: i64) -> None:
    """A card is played in the event, free (WD-7)."""
    s.leave_hand(p, kind)
    s.put_in_area(kind, p)
    s.tell(names.ANSWERED, p, kind, known_to=s.everyone())


def close_event(s: Wired, me: i64) -> None:
    """The cards go to the discard pile in the order played; the others who played draw up to six (steps 3 and 4)."""
    answered = s.answered()
    for n in range(s.area_size()):
        s.put_on_discards(s.area(n))
    s.clear_area()
    for n in range(i64(1), s.seats()):
        if has(answered, s.after(me, n)):
            verbs.draw_up(s, s.after(me, n))


def pass_by(s: Wired, p: i64) -> None:
    """A pass: nobody else learns of it (WD-81)."""
    s.tell_only(BIT[p], names.PASSED, p)


# AUDIT


def may_audit(s: Wired, me: i64, p: i64) -> bool:
    """Whether a player can be audited (WD-40, 82)."""
    return p != me and s.computers(p) > 0 and not s.is_done(p)


@final
class Audit(Play):
    """Half of an opponent's computers go back to hand (WD-40 to 44)."""

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        return any(may_audit(s, me, p) for p in range(s.seats()))

    def run(self, s: Wired, me: i64, kind: i64) -> None:
        s.push(audit_victim.code, me, kind)


@final
class AuditVictim(Choice):
    """Who is audited (WD-40)."""

    def offers(self, s: Wired, me: i64, kind: i64) -> None:
        for n in range(i64(1), s.seats()):
            if may_audit(s, me, s.after(me, n)):
                s.offer(names.AGAINST + s.after(me, n))

    def take(self, s: Wired, me: i64, kind: i64, pick: i64) -> None:
        p = pick - names.AGAINST
        open_event(s, me, kind, p, 0)
        s.push(audit_end.code, me, 0)
        s.push(audit_poll.code, p, 0)


def stands(s: Wired) -> bool:
    """AUDIT or SECURED is the last card (WD-41): the event has an odd number of cards."""
    return s.area_size() & 1 != 0


@final
class AuditPoll(Word):
    """Asks one after the other, from `first` clockwise, who may answer the last card (WD-41, 42). `n` were polled.

    Whoever holds no answer is not asked (WD-81), but their question is due: what everybody sees then is the same.
    """

    def run(self, s: Wired, first: i64, n: i64) -> None:
        kind = PACK.blocks_audits if stands(s) else PACK.saves_audits
        while n < s.seats():
            p = s.after(first, n)
            n += 1
            if p != s.event_last() and not s.is_done(p):
                s.push(self.code, first, n)
                s.push(audit_answer.code, p, kind)
                return


@final
class AuditAnswer(Choice):
    """Play the card that answers, or pass (WD-41, 81)."""

    def hushed(self, s: Wired, p: i64, kind: i64) -> bool:
        return True

    def offers(self, s: Wired, p: i64, kind: i64) -> None:
        if s.hand(p) & FIELD[kind]:
            s.offer(names.PASS)
            s.offer(names.ANSWER + kind)

    def take(self, s: Wired, p: i64, kind: i64, pick: i64) -> None:
        if pick == names.PASS:
            pass_by(s, p)
            return
        answer_event(s, p, kind)
        s.begin_anew(s.event_target() if stands(s) else s.active())  # a new round of asking (WD-42)


@final
class AuditEnd(Word):
    """All have passed: the AUDIT stands or is blocked (WD-43)."""

    def run(self, s: Wired, me: i64, _: i64) -> None:
        stood = stands(s)
        close_event(s, me)
        s.tell(names.STOOD if stood else names.BLOCKED, me, target=s.event_target())
        if stood:
            s.push(audit_pick.code, me, 0)
        else:
            s.aim_event(NOBODY, 0)


def next_computer(s: Wired, node: i64) -> i64:
    """The next computer in network order, or none."""
    at = network.after(s, node)
    while at != NO_NODE and at < COMPUTER_1:
        at = network.after(s, at)
    return at


def is_taken(s: Wired, node: i64) -> bool:
    return has(s.taken(), network.name_of(s, node) - COMPUTER_1)


def has_like_before(s: Wired, node: i64, before: i64) -> bool:
    """Whether a computer alike is still there on the same parent, before that place."""
    other = s.first(s.parent(node))
    while other not in (before, node):
        if not is_taken(s, other) and network.alike(s, other, node):
            return True
        other = s.next(other)
    return False


def first_left_like(s: Wired, node: i64) -> i64:
    """The first computer alike on the same parent that is not named yet: most often this one."""
    other = s.first(s.parent(node))
    while other != node and (is_taken(s, other) or not network.alike(s, other, node)):
        other = s.next(other)
    return other


def left_after(s: Wired, node: i64) -> i64:
    """How many computers may still be named after this one, in network order and alike ones in their order."""
    n: i64 = 0
    other = next_computer(s, node)
    while other != NO_NODE:
        if s.parent(other) != s.parent(node) or not has_like_before(s, other, node):
            n += 1
        other = next_computer(s, other)
    return n


@final
class AuditPick(Choice):
    """The auditor names half of the computers, rounded up (WD-43)."""

    def offers(self, s: Wired, me: i64, _: i64) -> None:
        p = s.event_target()
        named = count(s.taken())
        need = (s.computers(p) + 1) // 2 - named
        node = next_computer(s, INTERNET + p)
        while node != NO_NODE:
            if is_taken(s, node):
                named -= 1
            elif named == 0 and not has_like_before(s, node, node) and left_after(s, node) >= need - 1:
                s.offer(names.TAKE + network.name_of(s, node))
            node = next_computer(s, node)

    def choosing(self, s: Wired, me: i64, _: i64) -> Choosing | None:
        p = s.event_target()
        named = count(s.taken())
        half = int(s.computers(p) + 1) // 2
        found = Choosing("WD-43", half, half)
        node = next_computer(s, INTERNET + p)
        while node != NO_NODE:
            code = names.TAKE + int(network.name_of(s, node))
            if is_taken(s, node):
                found.chosen.append(code)
                named -= 1
            elif named == 0:
                found.add(code, like=names.TAKE + int(network.name_of(s, first_left_like(s, node))))
            node = next_computer(s, node)
        return found

    def take(self, s: Wired, me: i64, _: i64, pick: i64) -> None:
        s.set_taken(s.taken() | BIT[pick - names.TAKE - COMPUTER_1])
        if count(s.taken()) < (s.computers(s.event_target()) + 1) // 2:
            self.again(s, me, 0)
        else:
            take_back(s)


def take_back(s: Wired) -> None:
    """The named computers go to their owner's hand, before everybody's eyes; their issues are discarded (WD-43, 44)."""
    p = s.event_target()
    taken = s.taken()
    s.set_taken(0)
    s.aim_event(NOBODY, 0)
    node = next_computer(s, INTERNET + p)
    while node != NO_NODE:
        following = next_computer(s, node)
        if has(taken, network.name_of(s, node) - COMPUTER_1):
            verbs.resolve_on(s, node, words.ANY_ISSUE)
            s.tell(names.TOOK_BACK, p, s.tag(node), known_to=s.everyone())
            network.leave(s, node)
            s.enter_hand_openly(p, network.COMPUTER)
        node = following


def fill_up(s: Wired) -> None:
    """The clock has decided: the selection is filled up in network order (WD-62)."""
    p = s.event_target()
    need = (s.computers(p) + 1) // 2 - count(s.taken())
    node = next_computer(s, INTERNET + p)
    while need > 0:
        if not is_taken(s, node):
            s.set_taken(s.taken() | BIT[network.name_of(s, node) - COMPUTER_1])
            need -= 1
        node = next_computer(s, node)
    take_back(s)


# HEAD HUNTER and Seal the Deal


def may_steal(s: Wired, p: i64, n: i64) -> bool:
    """Whether this classification is a legal target (WD-45, 60, 63)."""
    entries = s.classes(p)
    one = classes.entry(entries, n)
    if one == 0 or one & classes.SEALED:
        return False
    return not (s.gemini() and classes.count_job(entries, one & classes.JOB) > 1)


@final
class Rob(Play):
    """An opponent's classification changes sides, unless it is countered (WD-45 to 49)."""

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        for p in range(s.seats()):
            if p != me and s.classes(p) != 0 and not s.is_done(p) and (may_steal(s, p, 0) or may_steal(s, p, 1)):
                return True
        return False

    def run(self, s: Wired, me: i64, kind: i64) -> None:
        s.push(rob_which.code, me, kind)


@final
class RobWhich(Choice):
    """Which classification of whom (WD-45)."""

    def offers(self, s: Wired, me: i64, kind: i64) -> None:
        for turn in range(i64(1), s.seats()):
            p = s.after(me, turn)
            if s.classes(p) != 0 and not s.is_done(p):
                for n in range(classes.length(s.classes(p))):
                    if may_steal(s, p, n) and not classes.is_repeat(s.classes(p), n, 0):
                        s.offer(names.STEAL + 16 * p + classes.token(classes.entry(s.classes(p), n)))

    def take(self, s: Wired, me: i64, kind: i64, pick: i64) -> None:
        p = (pick - names.STEAL) // 16
        token = (pick - names.STEAL) % 16
        open_event(s, me, kind, p, classes.find(s.classes(p), token, 0))
        s.tell(names.NAMED, me, names.TOKENS + token, p, known_to=s.everyone())
        s.push(rob_end.code, me, 0)
        if not PACK.is_unblockable(kind):
            s.push(duel_answer.code, p, 0)


def may_counter(s: Wired, kind: i64) -> bool:
    """Whether cards of this kind counter a Head Hunter (WD-46, 49)."""
    return has(PACK.counters, kind) and (s.seal_counters() or not PACK.is_unblockable(kind))


@final
class DuelAnswer(Choice):
    """Counter with a HEAD HUNTER or with Seal the Deal, or pass (WD-46, 49, 81)."""

    def hushed(self, s: Wired, p: i64, _: i64) -> bool:
        return True

    def offers(self, s: Wired, p: i64, _: i64) -> None:
        hand = s.hand(p)
        for kind in range(i64(KINDS)):
            if may_counter(s, kind) and hand & FIELD[kind]:
                if s.offered() == 0:
                    s.offer(names.PASS)
                s.offer(names.ANSWER + kind)

    def take(self, s: Wired, p: i64, _: i64, pick: i64) -> None:
        if pick == names.PASS:
            pass_by(s, p)
            return
        kind = pick - names.ANSWER
        answer_event(s, p, kind)
        if not PACK.is_unblockable(kind):
            s.push(self.code, s.active() if p == s.event_target() else s.event_target(), 0)


@final
class RobEnd(Word):
    """After an even number of counters the card moves, arrives untapped, and WD-31 follows (WD-47, 63, 68)."""

    def run(self, s: Wired, me: i64, _: i64) -> None:
        foiled = s.area_size() & 1 == 0
        sealed = s.king_seal() and PACK.is_unblockable(s.area(0))
        p = s.event_target()
        n = s.event_class()
        close_event(s, me)
        s.aim_event(NOBODY, 0)
        if foiled:
            s.tell(names.FOILED, me, target=p)
            return
        one = classes.entry(s.classes(p), n)
        s.set_classes(p, classes.without(s.classes(p), n))
        s.tell(names.STOLE, me, names.TOKENS + classes.token(one), p, known_to=s.everyone())
        arrives = (one & classes.JOB) | classes.NEW | (classes.SEALED if sealed else 0)
        s.set_classes(me, classes.appended(s.classes(me), arrives))
        s.push(words.settle_in.code, me, 0)
        s.push(words.keep.code, me, 0)


audit_victim: Final[Op[Wired]] = AuditVictim("victim")
audit_poll: Final[Op[Wired]] = AuditPoll()
audit_answer: Final[Op[Wired]] = AuditAnswer("audit_answer")
audit_end: Final[Op[Wired]] = AuditEnd()
audit_pick: Final[Op[Wired]] = AuditPick("audit_pick")
rob_which: Final[Op[Wired]] = RobWhich("rob")
duel_answer: Final[Op[Wired]] = DuelAnswer("duel_answer")
rob_end: Final[Op[Wired]] = RobEnd()

audit: Final = Audit()
rob: Final = Rob()

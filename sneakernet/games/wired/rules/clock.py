"""When time is up: the rules know no clock, only what a pick `timeout` by the table means (WD-58, 62, 81, 89)."""

from typing import Final

from sneakernet.core.rules import Rules
from sneakernet.core.state import ASKED, NOBODY, OFFERED
from sneakernet.games.wired.rules import duel, names, trade, turn, verbs, words
from sneakernet.games.wired.rules.editions import CLASSES
from sneakernet.games.wired.rules.state import TURN_OVER, Wired

ANSWERS: Final = ("audit_answer", "duel_answer", "trade_answer", "counter_answer")


def may_expire(rules: Rules[Wired], s: Wired) -> bool:
    """Answers to others have their time in every game; the active player's own choices only with Peel Out (WD-89)."""
    if s.asked() == NOBODY:
        return False
    about = rules.question(s).about
    return s.peel_out() or about in ANSWERS or s.asked() != s.active()


def expire(rules: Rules[Wired], s: Wired) -> None:
    """The open question is not answered in time."""
    question = rules.question(s)
    p = s.asked()
    n = s.open_number(0)
    s.row[ASKED] = NOBODY
    s.row[OFFERED] = 0
    s.drop(1)
    if not question.hushed(s, p, n):
        s.tell(names.TIMED_OUT, p)
    about = question.about
    if about in ("audit_answer", "duel_answer"):
        duel.pass_by(s, p)
    elif about == "audit_pick":
        duel.fill_up(s)
    elif question.code == words.keep.code:
        after_theft = s.open_op(0) == words.settle_in.code  # a trade has two to settle, and asks the partner first
        verbs.keep_oldest(s, p, CLASSES)
        if p == s.active() and not after_theft:
            s.close(TURN_OVER)
    elif about in ("trade_answer", "counter_answer") or p != s.active():
        give_up_offer(s, p)
    else:
        end_turn(s)


def give_up_offer(s: Wired, p: int) -> None:
    """An unanswered offer counts as declined (WD-58); a counter-offer that is not finished, too."""
    if s.offer_from() == p:
        s.begin_offer(s.active(), p)
    trade.decline(s, p)
    if p == s.active() and s.peel_out():
        s.close(TURN_OVER)


def end_turn(s: Wired) -> None:
    """The unfinished choice is dropped without effect; no TRADE, MOVES or DISCARD any more (WD-62)."""
    steps = (turn.TRADE.code, turn.MOVES.code, turn.DISCARD.code, turn.DRAW.code)
    while s.depth() > 0 and s.open_op(0) not in steps:
        s.drop(1)
    s.end_offer()
    s.close(TURN_OVER)

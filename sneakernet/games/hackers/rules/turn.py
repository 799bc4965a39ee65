"""The turn: ADD, DRAW, PASS, TRIM, and what lies between two turns."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import count
from sneakernet.core.choosing import Choosing
from sneakernet.games.hackers.rules import names, verbs, words
from sneakernet.games.hackers.rules.book import Choice, Counted, Word, seq
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers

MOST_FILES: Final = 3


@final
class Begin(Word):
    """A turn begins; after too many rounds its player announces HACK THE PLANET (HK-48)."""

    def run(self, s: Hackers, me: i64, _: i64) -> None:
        s.set_turns(s.turns() + 1)
        s.tell(names.BEGAN, me, n=s.turns())
        if me == s.starter():
            s.set_round(s.round() + 1)
            if 0 < s.round_cap() < s.round():
                verbs.announce(s, me)


@final
class Add(Choice):
    """One card from HAND to FILES; skipped only if none is legal (HK-6, 7)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        s.offer_each(names.ADD, verbs.may_add(s, me))

    def is_plain(self, s: Hackers, me: i64, _: i64) -> bool:
        return s.files(me) != 0 or s.hand_seen_by(me) == s.everyone()  # else it may hold what needs another card

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        words.add(s, me, pick - names.ADD)


@final
class Limit(Counted):
    """FILES are brought down to three once the outermost add is resolved (HK-13, 25)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        if count(s.files(me)) > MOST_FILES:
            s.offer_each(names.RETURN, s.files(me))

    def choosing(self, s: Hackers, me: i64, _: i64) -> Choosing | None:
        over = int(count(s.files(me))) - MOST_FILES
        return Choosing("HK-13", over, over, ordered=True).each(names.RETURN, int(s.files(me)))

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        verbs.return_from_files(s, me, pick - names.RETURN, s.files(me), s.files_seen_by(me))
        self.again(s, me, 0)


@final
class Draw(Counted):
    """One card from the DECK, or the one in SNOOP (HK-8, 32)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        if s.deck_size() > 0:
            s.offer(names.FROM_DECK)
        if s.snoop() != NO_CARD:
            s.offer(names.FROM_SNOOP)

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        if pick == names.FROM_SNOOP:
            verbs.take_snoop(s, me)
        else:
            words.draw_just_one.run(s, me, 0)


@final
class PassLeft(Counted):
    """One card from HAND to the left neighbour (HK-9, 50)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        s.offer_each(names.LEFT, s.hand(me))

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        verbs.pass_on(s, me, pick - names.LEFT, s.after(me, 1))


@final
class PassRight(Counted):
    """One card from HAND to the right neighbour (HK-9, 50)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        s.offer_each(names.RIGHT, s.hand(me))

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        verbs.pass_on(s, me, pick - names.RIGHT, s.after(me, s.seats() - 1))


@final
class Trim(Counted):
    """Cards are returned from HAND until one is left (HK-10)."""

    def offers(self, s: Hackers, me: i64, _: i64) -> None:
        if count(s.hand(me)) > 1:
            s.offer_each(names.RETURN, s.hand(me))

    def choosing(self, s: Hackers, me: i64, _: i64) -> Choosing | None:
        over = int(count(s.hand(me))) - 1
        return Choosing("HK-10", over, over, ordered=True).each(names.RETURN, int(s.hand(me)))

    def take(self, s: Hackers, me: i64, _: i64, pick: i64) -> None:
        verbs.return_from_hand(s, me, pick - names.RETURN, s.hand(me), names.TRIMMED)
        self.again(s, me, 0)


@final
class EndTurn(Word):
    """SNOOP is refilled, and it is the next player's turn. The last round begins and ends with the announcer's turn.

    HK-11, HK-16, HK-46.
    """

    def run(self, s: Hackers, me: i64, _: i64) -> None:
        verbs.refill_snoop(s)
        if s.announcer() == me:
            if s.ending():
                s.push(final_score.code, me, 0)
                return
            s.set_ending()
            if s.encrypted():
                s.reveal_files()
                for p in range(s.seats()):
                    verbs.reveal(s, p, s.files(p), 1)
        left = s.after(me, 1)
        s.set_active(left)
        s.push(TURN.code, left, 0)


@final
class FinalScore(Word):
    """The scores are told, and the BOX is shown (HK-17, 18, 19, 53)."""

    def run(self, s: Hackers, me: i64, _: i64) -> None:
        best: i64 = 0
        leaders: i64 = 0
        for p in range(s.seats()):
            points = verbs.score(s, p)
            s.tell(names.SCORED, p, n=points)
            if points > best:
                best = points
                leaders = 0
            leaders += 1 if points == best else 0
        for p in range(s.seats()):
            if verbs.score(s, p) == best:
                s.tell(names.WON if leaders == 1 else names.TIED, p)
        verbs.reveal(s, me, s.box(), 0)


final_score: Final = FinalScore()
ADD: Final = Add("add")
LIMIT: Final = Limit("limit")
DRAW: Final = Draw("draw_source")
TRIM: Final = Trim("trim")
TURN: Final = seq(
    Begin(),
    ADD,
    LIMIT,
    words.refill_snoop,
    DRAW,
    PassLeft("pass_left"),
    PassRight("pass_right"),
    TRIM,
    EndTurn(),
)
STEPS: Final = {"begin": 0, "add": 1, "draw": 4, "pass": 5, "trim": 7}

"""The turn: TRADE, MOVES, DISCARD, DRAW and SCORE."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.wired.rules import classes, end, names, network, trade, verbs, words
from sneakernet.games.wired.rules.book import Choice, Word, seq
from sneakernet.games.wired.rules.editions import MOVES as MOVES_PER_TURN
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import MOVES_OVER, TURN_OVER, Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS, how_many


@final
class Begin(Word):
    """A turn begins: three MOVES, everything untapped, TRADE is open (WD-5, 6, 17)."""

    def run(self, s: Wired, me: i64, _: i64) -> None:
        s.set_turns(s.turns() + 1)
        s.set_moves(MOVES_PER_TURN)
        s.set_offers_made(0)
        s.set_trading(1)
        s.close(0)
        if s.classes(me) != 0:
            classes.untap(s, me)
        s.tell(names.BEGAN, me, n=s.turns())


def offer_moves(s: Wired, me: i64) -> None:
    """Every kind of card that has a legal target and is paid for, then reconnecting (WD-6, 17, 69)."""
    regular = s.moves() > 0
    if not regular and not verbs.may_move_equipment(s, me):
        return
    rest = s.hand(me)
    fields = FIELD
    plays = PACK.plays
    kind: i64 = 0
    while rest != 0:
        if rest & fields[kind]:
            rest &= ~fields[kind]
            if (regular or PACK.is_equipment(kind)) and plays[kind].legal(s, me, kind):
                s.offer(names.PLAY + kind)
        kind += 1
    if words.may_reconnect(s, me):
        s.offer(names.RECONNECT)


def make_move(s: Wired, me: i64, pick: i64) -> None:
    """The first MOVE ends TRADE (WD-5). The card that is chosen lies before everybody's eyes from now on."""
    s.set_trading(0)
    if pick == names.RECONNECT:
        s.push(words.reconnect.code, me, 0)
        return
    kind = pick - names.PLAY
    s.show_in_hand(me, kind)
    s.tell(names.CHOSE, me, kind, known_to=s.everyone())
    s.push(PACK.plays[kind].code, me, kind)


@final
class Trade(Choice):
    """While TRADE is open: an offer, or the first MOVE, or the end of both (WD-5)."""

    def offers(self, s: Wired, me: i64, _: i64) -> None:
        if s.closed() == 0 and trade.may_offer(s, me):
            s.offer(names.DONE)
            s.offer(names.OFFER)
            offer_moves(s, me)

    def is_plain(self, s: Wired, me: i64, _: i64) -> bool:
        return True

    def take(self, s: Wired, me: i64, _: i64, pick: i64) -> None:
        if pick == names.DONE:
            s.set_trading(0)
            s.close(MOVES_OVER)
        elif pick == names.OFFER:
            self.again(s, me, 0)
            s.push(trade.partner.code, me, 0)
        else:
            make_move(s, me, pick)


@final
class Moves(Choice):
    """MOVES, until the player ends them or nothing legal is left (WD-6, 68)."""

    def offers(self, s: Wired, me: i64, _: i64) -> None:
        if s.closed() == 0:
            s.offer(names.DONE)
            offer_moves(s, me)

    def take(self, s: Wired, me: i64, _: i64, pick: i64) -> None:
        s.set_trading(0)
        if pick == names.DONE:
            s.close(MOVES_OVER)
            return
        self.again(s, me, 0)
        make_move(s, me, pick)


@final
class Discard(Choice):
    """Any number of hand cards, in the order of the kinds (WD-8). `start`: the kind discarded last."""

    def offers(self, s: Wired, me: i64, start: i64) -> None:
        if s.closed() == TURN_OVER:
            return
        s.offer(names.DONE)
        hand = s.hand(me)
        fields = FIELD
        kind = start
        while kind < KINDS:
            if hand & fields[kind]:
                s.offer(names.DISCARD + kind)
            kind += 1

    def choosing(self, s: Wired, me: i64, start: i64) -> Choosing | None:
        found = Choosing("WD-8", 0, int(s.hand_size(me)), names.DONE)
        for kind in range(start, i64(KINDS)):
            found.add(int(names.DISCARD + kind), int(how_many(s.hand(me), kind)))
        return found

    def take(self, s: Wired, me: i64, start: i64, pick: i64) -> None:
        if pick == names.DONE:
            return
        kind = pick - names.DISCARD
        s.leave_hand(me, kind)
        s.put_on_discards(kind)
        s.tell(names.DISCARDED, me, kind, known_to=s.everyone())
        self.again(s, me, kind)


@final
class DrawAndScore(Word):
    """Draw up to six; a point for each active computer (WD-9 to 11)."""

    def run(self, s: Wired, me: i64, _: i64) -> None:
        verbs.draw_up(s, me)
        points = network.active_computers(s, me)
        s.set_score(me, s.score(me) + points)
        s.tell(names.SCORED, me, n=points)


@final
class EndTurn(Word):
    """The next player's turn, or the end of the game."""

    def run(self, s: Wired, me: i64, _: i64) -> None:
        following = end.after_turn(s, me)
        if following >= 0:
            s.set_active(following)
            s.push(TURN.code, following, 0)


TRADE: Final[Op[Wired]] = Trade("trade")
MOVES: Final[Op[Wired]] = Moves("moves")
DISCARD: Final[Op[Wired]] = Discard("discard")
DRAW: Final[Op[Wired]] = DrawAndScore()
TURN: Final = seq(Begin(), TRADE, MOVES, DISCARD, DRAW, EndTurn())
STEPS: Final = {"begin": 0, "trade": 1, "moves": 2, "discard": 3, "draw": 4}

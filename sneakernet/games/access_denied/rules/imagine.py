"""The worlds a seat can imagine: cards it knows stay, passwords fit what it knows of them (AD-R87, AD-R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import fresh_stream, rename, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules import verbs
from sneakernet.games.access_denied.rules.cells import ANSWERED, TRADE_NAMED
from sneakernet.games.access_denied.rules.fitting import Fitting
from sneakernet.games.access_denied.rules.guess import Guess
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.setup import allows
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, SETS, Clues, all_different, answered, offered

ABSENT: Final = 8


@final
class World:
    """One imagined world in the making: which hidden card takes whose name."""

    def __init__(self, s: Net, seat: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.pack: Pack = s.pack
        self.clues = Clues(s, seat)
        self.fitting = Fitting(rng)
        self.names: vec[i64] = self.fitting.names
        self.guess = Guess(s, self.clues, self.fitting)

    def attempt(self) -> bool:
        """Try to give every hidden card a name that fits; False in a dead end."""
        self.begin()
        self.guess.begin()
        if not (self.guess.draw_all() and self.proven_codes_fit() and self.as_many_as_can_be()):
            return False
        differing = all_different(self.s) & self.fitting.nameless
        return self.differ(differing) and self.fitting.call_all(self.fitting.nameless) and self.passwords_can_be_set()

    def begin(self) -> None:
        """Hands and deck may hold any hidden card, passwords those that were not seen outside (AD-R87)."""
        self.fitting.begin(self.clues.hidden)
        self.fitting.widen(self.clues.hidden, self.clues.hidden)
        for sector in range(i64(6)):
            self.fitting.narrow(self.s.password(sector) & self.clues.hidden, self.clues.free)
        rest = (offered(self.s, self.seat) | answered(self.s, self.seat)) & self.clues.hidden  # their codes were said
        while rest != 0:
            self.fitting.narrow(rest & -rest, self.pack.of_code[self.pack.codes[lowest(rest)]])
            rest &= rest - 1

    def differ(self, cards: i64) -> bool:
        """Each of these cards has a code of its own, also beside those with it that are known (AD-42)."""
        taken = self.pack.codes_of(all_different(self.s) & ~cards)
        while cards != 0:
            card = self.fitting.any_of(cards)
            cards &= ~BIT[card]
            names = self.fitting.possible(card) & ~self.of_codes(taken)
            if names == 0:
                return False
            name = self.fitting.any_of(names)
            self.fitting.call(card, name)
            taken |= BIT[self.pack.codes[name]]
        return True

    def of_codes(self, codes: i64) -> i64:
        """All cards with one of these codes."""
        found: i64 = 0
        while codes != 0:
            found |= self.pack.of_code[lowest(codes)]
            codes &= codes - 1
        return found

    def codes_inside(self, cards: i64, codes: i64) -> i64:
        """How many of these password cards have one of these codes."""
        found: i64 = 0
        while cards != 0:
            if codes & BIT[self.fitting.code_of(lowest(cards), self.pack)]:
                found += 1
            cards &= cards - 1
        return found

    def proven_codes_fit(self) -> bool:
        """Two players: what upgrades prove lies in one of the two passwords (AD-R100)."""
        s = self.s
        for p in range(s.seats()):
            own = verbs.own_passwords(s, p)
            for code in range(i64(6)):
                if s.proven(p) & BIT[code] and self.codes_inside(own, BIT[code]) == 0:
                    return False
        return True

    def as_many_as_can_be(self) -> bool:
        """Codes said aloud earlier were outside passwords: no more cards of them are inside than were left."""
        inside: i64 = 0
        for sector in range(i64(6)):
            inside |= self.s.password(sector)
        for code in range(i64(6)):
            if self.codes_inside(inside & self.clues.hidden, BIT[code]) > self.s.most_of(self.seat, code):
                return False
        return True

    def passwords_can_be_set(self) -> bool:
        """Who has no password yet can set one: extra cards were drawn until it was so (AD-12)."""
        s = self.s
        for p in range(s.seats() if s.step() == 0 else i64(0)):
            missing: i64 = 0
            for sector in range(i64(6)):
                if s.controller(sector) == p and s.password(sector) == 0:
                    missing += 1
            if missing > 0 and not allows(self.pack, rename(s.hand(p), self.names), missing):
                return False
        return True


def imagine(s: Net, seat: int, rng: Rng) -> Net:
    """A table that this seat cannot tell from the real one."""
    world = s.copy()
    found = World(s, seat, rng)
    while not found.attempt():  # the real world fits, so some attempt succeeds
        pass
    world.rename(found.names)
    rename_knowledge(world, found.names)
    if seat == s.active():
        world.set_held(s.held())
    elif s.rule.burdens_shown:
        world.set_held(s.held() & s.pack.burdens)  # shown when the turn began; of that hand nothing else was
    else:
        world.set_held((world.hand(s.active()) & s.pack.burdens & ~s.ruled_out()) | s.betrayed())
    for q in range(s.seats() + 1):
        if q == seat or q == s.seats():  # one's own memory, and what all have seen, are of names and not of places
            world.set_outside(q, s.outside(q))
            world.set_before(q, s.before(q))
        else:
            doubt(world, q)
            world.forget_said(q)
            world.forget_sights(q)  # when others saw which codes is not for this seat to know
    if s.offered_card() and seat != s.active() and s.setting(TRADE_NAMED) == 0:
        world.set_offered_card(some_with_codes_of(s, s.offered_card(), world.hand(s.active()), rng))
    if s.setting(ANSWERED) and seat != s.partner():
        world.set_picked(some_with_codes_of(s, s.picked(), world.hand(s.partner()), rng))
    fresh_stream(world, rng)
    return world


def hold_others(s: Net, world: Net, seat: i64, rng: Rng) -> bool:
    """Hot potatoes come and go during a turn: let any that may have been in the hand when it began work in it."""
    if seat == s.active() or s.rule.burdens_shown:
        return False
    held = s.betrayed()
    rest = s.pack.burdens & ~s.ruled_out() & ~held
    while rest != 0:
        if rng.below(2) == 0:
            held |= rest & -rest
        rest &= rest - 1
    world.set_held(held)
    return True


def some_with_codes_of(s: Net, cards: i64, hand: i64, rng: Rng) -> i64:
    """In a trade codes are said, and not which cards have them: any of the hand (AD-R70)."""
    chosen: i64 = 0
    while cards != 0:
        can = hand & s.pack.of_code[s.pack.codes[lowest(cards)]] & ~chosen
        chosen |= BIT[nth(can, rng.below(count(can)))]
        cards &= cards - 1
    return chosen


def doubt(s: Net, q: i64) -> None:
    """What another observer has noted follows the imagined passwords: notes that do not fit are dropped."""
    pack = s.pack
    foreign: i64 = 0
    for sector in range(i64(6)):
        if s.controller(sector) != q:
            foreign |= s.password(sector)
        for n in range(i64(SETS)):
            if s.excluded(q, sector) & BIT[n] and pack.codes_of(s.password(sector)) == CODE_SETS[n]:
                s.readmit(q, sector, BIT[n])
        if s.has_notes(q, sector):
            for code in range(i64(6)):
                note = s.note(q, sector, code)
                inside = (s.password(sector) & pack.of_code[code]) != 0
                if note != 0 and (note < ABSENT) != inside:
                    s.set_note(q, sector, code, 0, 0)
    s.set_outside(q, s.outside(q) & ~foreign)

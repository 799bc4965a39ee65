"""The worlds a seat can imagine: cards it knows stay, passwords and hands fit what it has deduced (AD-R87, R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import fresh_stream, rename, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied import verbs
from sneakernet.games.access_denied.fitting import Fitting
from sneakernet.games.access_denied.pack import Pack
from sneakernet.games.access_denied.retelling import UNTOLD, Retelling
from sneakernet.games.access_denied.setup import allows
from sneakernet.games.access_denied.state import Net
from sneakernet.games.access_denied.story import PASSWORD, tell_only_to
from sneakernet.games.access_denied.worlds import CODE_SETS, SETS, Clues, all_different, spoken

ABSENT: Final = 8
PATIENCE: Final = 1000  # dead ends, until the story is let go, so that it ends in any case


@final
class Dream:
    """One imagined world in the making: which hidden card takes whose name."""

    def __init__(self, s: Net, seat: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        self.pack: Pack = s.pack
        self.clues = Clues(s, seat)
        self.fitting = Fitting(rng)
        self.names: vec[i64] = self.fitting.names
        self.retelling = Retelling(s, seat, self.fitting)
        self.left: i64 = 0  # cards that may be in passwords drawn later
        self.tries: i64 = 0

    def attempt(self) -> bool:
        """Try to give every hidden card a name that fits; False in a dead end."""
        self.tries += 1
        self.fitting.begin(self.clues.hidden)
        self.retelling.begin()
        if not self.passwords():
            return False
        self.keep_spoken_codes()
        if self.tries < PATIENCE:
            return self.retelling.told() and self.different_where_they_must()
        self.let_the_story_go()
        return self.fitting.call_all(self.fitting.nameless) and self.different_where_they_must()

    def let_the_story_go(self) -> None:
        """Hands and deck may hold any hidden card; passwords and what was just said are kept."""
        elsewhere = self.fitting.nameless & ~spoken(self.s)
        for sector in range(i64(6)):
            elsewhere &= ~self.s.password(sector)
        self.fitting.widen(elsewhere, self.clues.hidden)

    def passwords(self) -> bool:
        """Each foreign password: three different codes that fit the notes, from cards not seen elsewhere."""
        self.left = self.clues.free
        left = self.clues.sectors
        while left != 0:
            sector = nth(left, self.rng.below(count(left)))
            left &= ~BIT[sector]
            if not self.password(sector):
                return False
        return self.proven_codes_fit() and self.as_many_as_can_be()

    def password(self, sector: i64) -> bool:
        """The codes of one password; its cards get their names later. False in a dead end."""
        free = self.clues.free & self.retelling.past.may[PASSWORD + sector]
        codes = self.clues.draw(sector, free & self.left, self.rng)
        if codes == 0:
            return False
        cards = self.s.password(sector) & self.clues.hidden
        while codes != 0:
            of_code = free & self.pack.of_code[lowest(codes)]
            self.left &= ~BIT[lowest(of_code & self.left)]  # one fewer for the others
            self.fitting.narrow(cards & -cards, of_code)
            codes &= codes - 1
            cards &= cards - 1
        return True

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

    def keep_spoken_codes(self) -> None:
        """Cards of a trade keep the codes that were said aloud (AD-R70)."""
        rest = spoken(self.s) & self.fitting.nameless
        while rest != 0:
            self.fitting.narrow(rest & -rest, self.pack.of_code[self.pack.codes[lowest(rest)]])
            rest &= rest - 1

    def different_where_they_must(self) -> bool:
        """Cards handed to a controller, or set aside for a new password, have different codes where a rule says so."""
        s = self.s
        cards = all_different(s)
        if cards & self.clues.hidden and not self.differ(cards):
            return False
        return s.step() != 0 or self.passwords_can_be_set()

    def passwords_can_be_set(self) -> bool:
        """Who has no password yet can set one: extra cards were drawn until it was so (AD-12)."""
        s = self.s
        for p in range(s.seats()):
            missing: i64 = 0
            for sector in range(i64(6)):
                if s.controller(sector) == p and s.password(sector) == 0:
                    missing += 1
            if missing > 0 and not allows(self.pack, rename(s.hand(p), self.names), missing):
                return False
        return True

    def differ(self, cards: i64) -> bool:
        """Whether these cards have different codes under their new names."""
        seen: i64 = 0
        while cards != 0:
            code = BIT[self.pack.codes[self.names[lowest(cards)]]]
            if seen & code:
                return False
            seen |= code
            cards &= cards - 1
        return True


def imagine(s: Net, seat: int, rng: Rng) -> Net:
    """A table that this seat cannot tell from the real one."""
    world = s.copy()
    dream = Dream(s, seat, rng)
    while not dream.attempt():  # the real world fits, so some attempt succeeds
        pass
    world.rename(dream.names)
    rename_knowledge(world, dream.names)
    if s.rule.burdens_shown or seat == s.active():
        world.set_held(s.held())
    elif dream.retelling.held != UNTOLD:
        world.set_held(rename(dream.retelling.held, dream.names))
    for q in range(s.seats() + 1):
        if q == seat or q == s.seats():  # one's own memory, and what all have seen, are of names and not of places
            world.set_outside(q, s.outside(q))
            world.set_before(q, s.before(q))
        else:
            doubt(world, q)
            world.forget_said(q)
            world.forget_sights(q)  # when others saw which codes is not for this seat to know
    tell_only_to(world, seat)
    fresh_stream(world, rng)
    return world


def codes_in(s: Net, sector: i64) -> i64:
    """The codes of a password."""
    found: i64 = 0
    for code in range(i64(6)):
        if s.has_code(sector, code):
            found |= BIT[code]
    return found


def doubt(s: Net, q: i64) -> None:
    """What another observer has noted follows the imagined passwords: notes that do not fit are dropped."""
    pack = s.pack
    foreign: i64 = 0
    for sector in range(i64(6)):
        if s.controller(sector) != q:
            foreign |= s.password(sector)
        for n in range(i64(SETS)):
            if s.excluded(q, sector) & BIT[n] and codes_in(s, sector) == CODE_SETS[n]:
                s.readmit(q, sector, BIT[n])
        if s.has_notes(q, sector):
            for code in range(i64(6)):
                note = s.note(q, sector, code)
                inside = (s.password(sector) & pack.of_code[code]) != 0
                if note != 0 and (note < ABSENT) != inside:
                    s.set_note(q, sector, code, 0, 0)
    s.set_outside(q, s.outside(q) & ~foreign)

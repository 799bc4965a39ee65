"""The worlds a seat can imagine: every card it knows stays, every password fits what it has deduced (AD-R87, R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import fresh_stream, rename, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.pack import CARDS, Pack
from sneakernet.games.access_denied.setup import allows
from sneakernet.games.access_denied.state import Net
from sneakernet.games.access_denied.worlds import CODE_SETS, SETS, Clues, all_different, spoken

ABSENT: Final = 8


@final
class Dream:
    """One imagined world in the making: which hidden card takes whose name."""

    def __init__(self, s: Net, seat: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        self.pack: Pack = s.pack
        self.clues = Clues(s, seat)
        self.hidden: i64 = self.clues.hidden
        self.pool: i64 = self.hidden  # names not given away yet
        self.waiting: i64 = self.hidden  # cards that have no name yet
        self.names = vec[i64]([0] * CARDS)

    def attempt(self) -> bool:
        """Try to give every hidden card a name that fits; False in a dead end."""
        self.pool = self.hidden
        self.waiting = self.hidden
        for card in range(i64(CARDS)):
            self.names[card] = card
        return self.passwords() and self.spoken_codes() and self.remembered() and self.rest()

    def call(self, card: i64, name: i64) -> None:
        """A hidden card gets its name in this world."""
        self.names[card] = name
        self.pool &= ~BIT[name]
        self.waiting &= ~BIT[card]

    def passwords(self) -> bool:
        """Each foreign password: three different codes that fit the notes, from cards not seen elsewhere."""
        left = self.clues.sectors
        while left != 0:
            sector = nth(left, self.rng.below(count(left)))
            left &= ~BIT[sector]
            if not self.password(sector):
                return False
        return self.proven_codes_fit() and self.as_many_as_can_be()

    def password(self, sector: i64) -> bool:
        """One password: codes that fit, then a card of each; False in a dead end."""
        free = self.pool & self.clues.free
        codes = self.clues.draw(sector, free, self.rng)
        if codes == 0:
            return False
        cards = self.s.password(sector) & self.hidden
        while codes != 0:
            copies = free & self.pack.of_code[lowest(codes)]
            codes &= codes - 1
            self.call(lowest(cards), nth(copies, self.rng.below(count(copies))))
            cards &= cards - 1
        return True

    def proven_codes_fit(self) -> bool:
        """Two players: what upgrades prove lies in one of the two passwords (AD-R100)."""
        s = self.s
        for p in range(s.seats()):
            codes = s.proven(p)
            for sector in range(i64(6)):
                if codes and s.controller(sector) == p:
                    rest = s.password(sector)
                    while rest != 0:
                        codes &= ~BIT[self.pack.codes[self.names[lowest(rest)]]]
                        rest &= rest - 1
            if codes:
                return False
        return True

    def as_many_as_can_be(self) -> bool:
        """Codes said aloud earlier were outside passwords: no more cards of them are inside than were left."""
        inside: i64 = 0
        rest = self.clues.sectors
        while rest != 0:
            inside |= rename(self.s.password(lowest(rest)) & self.hidden, self.names)
            rest &= rest - 1
        too_many: i64 = 0
        for code in range(i64(6)):
            if count(inside & self.pack.of_code[code]) > self.s.most_of(self.seat, code):
                too_many += 1
        return too_many == 0

    def spoken_codes(self) -> bool:
        """Cards of a trade keep the codes that were said aloud (AD-R70)."""
        rest = spoken(self.s) & self.waiting
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            copies = self.pool & self.pack.of_code[self.pack.codes[card]]
            if copies == 0:
                return False
            self.call(card, nth(copies, self.rng.below(count(copies))))
        return True

    def remembered(self) -> bool:
        """Cards known to have been in a hand before an attempt are still there, or among those handed over."""
        s = self.s
        rest = s.before(self.seat) & self.pool
        while rest != 0:
            places = (s.hand(s.attempt_by()) | s.handed()) & self.waiting
            if places == 0:
                return False
            self.call(nth(places, self.rng.below(count(places))), lowest(rest))
            rest &= rest - 1
        return True

    def rest(self) -> bool:
        """All other hidden cards change names at random; a rule about what lies facedown must hold."""
        spare = self.pool
        left = count(spare)
        rest = self.waiting
        while rest != 0:
            name = nth(spare, self.rng.below(left))
            left -= 1
            spare &= ~BIT[name]
            self.names[lowest(rest)] = name
            rest &= rest - 1
        return self.different_where_they_must()

    def different_where_they_must(self) -> bool:
        """Cards handed to a controller, or set aside for a new password, have different codes where a rule says so."""
        s = self.s
        cards = all_different(s)
        if cards & self.hidden and not self.differ(cards):
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
    for q in range(s.seats() + 1):
        if q == seat or q == s.seats():  # one's own memory, and what all have seen, are of names and not of places
            world.set_outside(q, s.outside(q))
            world.set_before(q, s.before(q))
        else:
            doubt(world, q)
            world.forget_said(q)
            world.forget_sights(q)  # when others saw which codes is not for this seat to know
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

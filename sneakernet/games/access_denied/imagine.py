"""The worlds a seat can imagine: every card it knows stays, every password fits what it has deduced (AD-R87, R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import fresh_stream, rename, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.pack import CARDS, Pack
from sneakernet.games.access_denied.places import all_places
from sneakernet.games.access_denied.setup import allows
from sneakernet.games.access_denied.state import ANSWERED, DISTINCT, P_CARD, WITH_CODES, Net

ABSENT: Final = 8
TRIPLES: Final = [(a, b, c) for a in range(6) for b in range(a + 1, 6) for c in range(b + 1, 6)]
# The twenty sets of three different codes.
CODE_SETS: Final = vec[i64]([2**a + 2**b + 2**c for a, b, c in TRIPLES])


@final
class Dream:
    """One imagined world in the making: which hidden card takes whose name."""

    def __init__(self, s: Net, seat: i64, rng: Rng) -> None:
        self.s = s
        self.seat = seat
        self.rng = rng
        self.pack: Pack = s.pack()
        hidden: i64 = 0
        for cards in all_places(s):
            hidden |= cards
        self.hidden: i64 = hidden & ~s.known_to(seat)
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
        s = self.s
        left: i64 = 0
        for sector in range(i64(6)):
            if s.password(sector) & self.hidden:
                left |= BIT[sector]
        while left != 0:
            sector = nth(left, self.rng.below(count(left)))
            left &= ~BIT[sector]
            if not self.password(sector):
                return False
        return self.proven_codes_fit()

    def password(self, sector: i64) -> bool:
        """One password: a set of codes, each weighed by the cards there are, then cards of these codes."""
        s = self.s
        present = s.codes_noted(self.seat, sector, True)
        absent = s.codes_noted(self.seat, sector, False)
        free = self.pool & ~s.outside(self.seat)
        total: i64 = 0
        for n in range(i64(20)):
            total += self.weight(CODE_SETS[n], present, absent, free)
        if total == 0:
            return False
        at = self.rng.below(total)
        chosen: i64 = 0
        for n in range(i64(20)):
            weight = self.weight(CODE_SETS[n], present, absent, free)
            if at < weight:
                chosen = CODE_SETS[n]
                break
            at -= weight
        cards = s.password(sector)
        while chosen != 0:
            copies = free & self.pack.of_code[lowest(chosen)]
            chosen &= chosen - 1
            self.call(lowest(cards), nth(copies, self.rng.below(count(copies))))
            cards &= cards - 1
        return True

    def weight(self, codes: i64, present: i64, absent: i64, free: i64) -> i64:
        """In how many ways a set of codes can lie under a sector; 0 if the notes forbid it."""
        if present & ~codes or absent & codes:
            return 0
        ways: i64 = 1
        rest = codes
        while rest != 0:
            ways *= count(free & self.pack.of_code[lowest(rest)])
            rest &= rest - 1
        return ways

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

    def spoken_codes(self) -> bool:
        """Cards of a trade keep the codes that were said aloud (AD-R70)."""
        s = self.s
        spoken = s.offered_card()
        if s.setting(ANSWERED):
            spoken |= s.picked()
        spoken &= self.waiting
        while spoken != 0:
            card = lowest(spoken)
            spoken &= spoken - 1
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
        bound = s.setting(DISTINCT) != 0 and s.attempt_kind() == WITH_CODES
        if bound and s.handed() & self.hidden and not self.all_different(s.handed()):
            return False
        if s.aside() & self.hidden and BIT[s.play(0, P_CARD)] & self.pack.rekeys:
            return self.all_different(s.aside())
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

    def all_different(self, cards: i64) -> bool:
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
    world.set_outside(seat, s.outside(seat))  # this seat's own memory is of names, not of places
    world.set_before(seat, s.before(seat))
    if s.rule().burdens_shown or seat == s.active():
        world.set_held(s.held())
    for q in range(s.seats() + 1):
        if q != seat:
            doubt(world, q)
    fresh_stream(world, rng)
    return world


def doubt(s: Net, q: i64) -> None:
    """What another observer has noted follows the imagined passwords: notes that do not fit are dropped."""
    pack = s.pack()
    foreign: i64 = 0
    for sector in range(i64(6)):
        if s.controller(sector) != q:
            foreign |= s.password(sector)
        if s.has_notes(q, sector):
            for code in range(i64(6)):
                note = s.note(q, sector, code)
                inside = (s.password(sector) & pack.of_code[code]) != 0
                if note != 0 and (note < ABSENT) != inside:
                    s.set_note(q, sector, code, 0, 0)
    s.set_outside(q, s.outside(q) & ~foreign)

"""The worlds a seat can imagine: cards it knows stay, passwords and hands fit what it has deduced (AD-R87, R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import fresh_stream, rename, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.fitting import Fitting
from sneakernet.games.access_denied.leads import hold_together, holds
from sneakernet.games.access_denied.notes import DECK, PLACES
from sneakernet.games.access_denied.pack import Pack
from sneakernet.games.access_denied.places import in_deck
from sneakernet.games.access_denied.setup import allows
from sneakernet.games.access_denied.state import Net
from sneakernet.games.access_denied.worlds import CODE_SETS, SETS, Clues, all_different, spoken

ABSENT: Final = 8
PATIENCE: Final = 200  # dead ends, until what is known of hands is let go, so that it ends in any case


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
        self.fitting = Fitting(rng)
        self.names: vec[i64] = self.fitting.names
        self.there = vec[i64]([0] * PLACES)  # the hidden cards of each hand, and of the deck
        for p in range(s.seats()):
            self.there[p] = holds(s, p) & self.hidden
        self.there[DECK] = in_deck(s) & self.hidden
        self.leads: list[i64] = []  # of this seat; those that say most come first, so that one leaves room for the next
        for n in range(s.leads()):
            if s.lead_observers(n) & BIT[seat]:
                at = 0
                while at < len(self.leads) and self.comes_before(self.leads[at], n):
                    at += 1
                self.leads.insert(at, n)
        self.in_passwords: i64 = 0
        for sector in range(i64(6)):
            self.in_passwords |= s.password(sector) & self.hidden
        self.tries: i64 = 0

    def comes_before(self, n: i64, other: i64) -> bool:
        """Whether a lead says more than another; the order in which they were learned does not matter."""
        mine, others = self.width(n), self.width(other)
        return mine < others or (mine == others and self.s.lead_cards(n) <= self.s.lead_cards(other))

    def width(self, n: i64) -> i64:
        """From how many hidden names a lead lets choose, and then in how many hands."""
        return 8 * count(self.s.lead_cards(n) & self.hidden) + count(self.s.lead_hands(n))

    def attempt(self) -> bool:
        """Try to give every hidden card a name that fits; False in a dead end."""
        self.tries += 1
        self.fitting.begin(self.hidden)
        return self.passwords() and self.hands() and self.different_where_they_must()

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
        free = self.fitting.pool & self.clues.free
        codes = self.clues.draw(sector, free, self.rng)
        if codes == 0:
            return False
        cards = self.s.password(sector) & self.hidden
        while codes != 0:
            of_code = self.clues.free & self.pack.of_code[lowest(codes)]
            self.fitting.fits[lowest(cards)] = of_code
            self.fitting.call(lowest(cards), self.fitting.any_of(free & of_code))
            codes &= codes - 1
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

    def hands(self) -> bool:
        """Hands and deck hold what this seat knows that they hold."""
        self.limit(self.hidden & ~self.in_passwords, self.hidden)
        for place in range(i64(PLACES)):
            may_be = self.hidden
            if self.tries < PATIENCE:
                may_be &= ~self.s.elsewhere(self.seat, place)
            self.limit(self.there[place], may_be)
        self.keep_spoken_codes()
        if self.tries < PATIENCE:
            for n in self.leads:
                if not self.follow(n):
                    return False
        if not self.fitting.call_all(self.there[DECK]):  # after the pile was shuffled it has the least choice
            return False
        return self.fitting.call_all(self.hidden & ~self.there[DECK] & ~self.in_passwords)

    def limit(self, cards: i64, names: i64) -> None:
        """These cards have one of these names."""
        while cards != 0:
            self.fitting.fits[lowest(cards)] = names
            cards &= cards - 1

    def keep_spoken_codes(self) -> None:
        """Cards of a trade keep the codes that were said aloud (AD-R70)."""
        rest = spoken(self.s) & self.hidden
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            self.fitting.fits[card] &= self.pack.of_code[self.pack.codes[card]]

    def follow(self, n: i64) -> bool:
        """At least so many cards of some hands are of these: some that might be others too are now among them."""
        s = self.s
        those = s.lead_cards(n)
        held = hold_together(s, s.lead_hands(n))
        missing = s.lead_least(n) - count(those & held & ~self.hidden)
        open_yet: i64 = 0
        rest = held & self.hidden
        while rest != 0:
            fits = self.fitting.fits[lowest(rest)]
            if fits & ~those == 0:
                missing -= 1
            elif fits & those:
                open_yet |= rest & -rest
            rest &= rest - 1
        while missing > 0 and open_yet != 0:
            card = self.fitting.any_of(open_yet)
            open_yet &= ~BIT[card]
            self.fitting.fits[card] &= those
            missing -= 1
        return missing <= 0

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
    rename_leads(world, seat, dream.names)
    if s.rule.burdens_shown or seat == s.active():
        world.set_held(s.held())
    for q in range(s.seats() + 1):
        if q != seat:
            doubt_places(world, q)
        if q == seat or q == s.seats():  # one's own memory, and what all have seen, are of names and not of places
            world.set_outside(q, s.outside(q))
            world.set_before(q, s.before(q))
        else:
            doubt(world, q)
            world.forget_said(q)
            world.forget_sights(q)  # when others saw which codes is not for this seat to know
    fresh_stream(world, rng)
    return world


def doubt_places(s: Net, q: i64) -> None:
    """What another observer thinks to be elsewhere may be where this world has it."""
    for p in range(s.seats()):
        s.set_elsewhere(q, p, s.elsewhere(q, p) & ~holds(s, p))
    s.set_elsewhere(q, DECK, s.elsewhere(q, DECK) & ~in_deck(s))


def rename_leads(world: Net, seat: i64, names: vec[i64]) -> None:
    """Leads of this seat, and of its own hand, are about names; what others know besides follows the cards."""
    for n in range(world.leads()):
        observers = world.lead_observers(n)
        if not (observers & BIT[seat]) and world.lead_hands(n) != BIT[seat]:
            cards = rename(world.lead_cards(n), names)
            world.set_lead(n, cards, world.lead_hands(n), world.lead_least(n), observers)


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

"""The worlds a seat can imagine: cards it knows stay, passwords and hands fit what it has deduced (AD-R87, R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import fresh_stream, rename, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules import verbs
from sneakernet.games.access_denied.rules.cells import ANSWERED, TRADE_NAMED
from sneakernet.games.access_denied.rules.columns import Columns
from sneakernet.games.access_denied.rules.fitting import Fitting
from sneakernet.games.access_denied.rules.guess import Guess
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.past import Past
from sneakernet.games.access_denied.rules.retelling import UNTOLD, Retelling
from sneakernet.games.access_denied.rules.setup import allows
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.story import tell_only_to, turn_of
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, SETS, Clues, all_different, spoken

ABSENT: Final = 8
DRAWS: Final = 6  # of passwords, for one history
QUICK: Final = 6  # tellings that led nowhere, until it is looked closer at what is possible
ROUND: Final = 4  # and until other passwords are drawn first
PATIENCE: Final = 400  # and until the story is let go, so that it ends in any case
HASTE: Final = 4  # the same for quick thought


@final
class Dream:
    """One imagined world in the making: which hidden card takes whose name."""

    def __init__(self, s: Net, seat: i64, rng: Rng, patience: i64 = PATIENCE) -> None:
        self.s = s
        self.patience = patience
        self.seat = seat
        self.rng = rng
        self.pack: Pack = s.pack
        self.clues = Clues(s, seat)
        self.fitting = Fitting(rng)
        self.names: vec[i64] = self.fitting.names
        self.guess = Guess(s, self.clues, self.fitting)
        self.retelling = Retelling(s, seat, self.fitting, self.guess)
        self.columns: Columns | None = None
        self.tries: i64 = 0

    def attempt(self) -> bool:
        """Try to give every hidden card a name that fits; False in a dead end."""
        self.tries += 1
        if QUICK < self.tries < self.patience and (self.tries - QUICK) % ROUND == 1:
            self.look_closer()
        if self.tries == self.patience:
            self.retelling.past = Past(self.s, self.seat)  # without the passwords that were drawn
        self.fitting.begin(self.clues.hidden)
        self.retelling.begin()
        if self.tries >= self.patience:
            self.let_the_story_go()
            if not self.guess.differed(all_different(self.s)):
                return False
        elif not self.retelling.told():
            return False
        return self.complete() and self.passwords_can_be_set()

    def look_closer(self) -> None:
        """What can have been where by all of the story, and after more dead ends with passwords drawn before."""
        columns = self.columns
        if columns is None:
            columns = Columns(self.retelling.past, self.guess, self.retelling.today)
            self.columns = columns
        else:
            columns.draw_passwords(self.rng)
        if columns.possible:
            columns.look(self.retelling.past, self.guess)

    def complete(self) -> bool:
        """Passwords are drawn, and all cards that nobody saw get names; a few times if need be."""
        retelling = self.retelling
        retelling.keep(retelling.end, 0)
        passwords: i64 = 0
        for sector in range(i64(6)):
            if self.guess.undrawn & BIT[sector]:
                passwords |= self.s.password(sector)
        self.guess.count_cards(passwords)
        for _ in range(DRAWS):
            if self.draw_passwords() and self.proven_codes_fit() and self.as_many_as_can_be() and retelling.call_rest():
                return True
            retelling.recall(retelling.end, 0)
        return False

    def let_the_story_go(self) -> None:
        """Hands and deck may hold any hidden card; passwords and what was just said are kept."""
        self.guess.forget()
        elsewhere = self.fitting.nameless
        for sector in range(i64(6)):
            elsewhere &= ~self.s.password(sector)
        self.fitting.widen(elsewhere, self.clues.hidden)
        self.keep_spoken_codes()

    def draw_passwords(self) -> bool:
        """Three different codes for each, from cards not seen elsewhere."""
        used: i64 = 0  # one card per code for those drawn before
        left = self.guess.undrawn
        while left != 0:
            sector = nth(left, self.rng.below(count(left)))
            left &= ~BIT[sector]
            cards = self.s.password(sector) & self.clues.hidden
            self.fitting.narrow(cards, self.clues.free)
            pool = self.fitting.names_of(cards)
            codes = self.guess.draw(sector, cards, self.clues.shown[sector], pool & ~used)
            if codes == 0 or not self.guess.known(sector):
                return False
            while codes != 0:
                of_code = pool & ~used & self.pack.of_code[lowest(codes)]
                used |= of_code & -of_code
                codes &= codes - 1
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


def imagine(s: Net, seat: int, rng: Rng, patience: int = PATIENCE) -> Net:
    """A table that this seat cannot tell from the real one."""
    world = s.copy()
    dream = Dream(s, seat, rng, patience)
    while not dream.attempt():  # the real world fits, so some attempt succeeds
        pass
    world.rename(dream.names)
    rename_knowledge(world, dream.names)
    if seat == s.active():
        world.set_held(s.held())
    elif s.rule.burdens_shown:
        world.set_held(s.held() & s.pack.burdens)  # shown when the turn began; of that hand nothing else was
    elif dream.retelling.held != UNTOLD:
        world.set_held(rename(dream.retelling.held, dream.names))
    else:
        hold_what_is_told(world, s)
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
    tell_only_to(world, seat)
    fresh_stream(world, rng)
    return world


def hold_what_is_told(world: Net, s: Net) -> None:
    """Without a telling: a turn began with what the story lets the hand have had, of what is in it now (AD-64)."""
    at = turn_of(s, s.active())
    if at > 0:
        world.set_held((world.hand(s.active()) & s.story[at + 1]) | s.story[at + 2])


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

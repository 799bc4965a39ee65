"""A story told backward, for an imagined world: a history that fits all that its observer was told.

The cards of a place have no names at first. Where a card was seen it gets its name; which cards moved unseen
is chosen. So every history that fits the story can come up, and none that does not.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.games.access_denied.rules.board import NO_STORY
from sneakernet.games.access_denied.rules.cells import CARDS
from sneakernet.games.access_denied.rules.fitting import Fitting
from sneakernet.games.access_denied.rules.guess import Guess
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.past import Past, zeros
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.story import (
    AGREE,
    ANY,
    ASIDE,
    DECK,
    DIFFER,
    HOLDS,
    MOVES,
    OPEN,
    PASSWORD,
    PLACES,
    SEES,
    STEP,
    goal_of,
    number_of,
    place_of,
    places_of,
    seen_by,
    what,
)

STRETCH: Final = 8  # steps from mark to mark
MARK: Final = PLACES + 10 + 5 * CARDS
MOST_DEAD_ENDS: Final = 24
UNTOLD: Final = -1


@final
class Retelling:
    """The story told backward, from the places of today; names are given on the way."""

    def __init__(self, s: Net, q: i64, fitting: Fitting, guess: Guess) -> None:
        self.past = Past(s, q)
        self.fitting = fitting
        self.guess = guess
        self.pack: Pack = s.pack
        self.today: vec[i64] = places_of(s)
        if self.past.size[ASIDE] > 0:  # the story has not yet taken up a gift
            self.today[ASIDE] = s.aside()
            for p in range(s.seats()):
                self.today[p] &= ~s.aside()
        self.at: vec[i64] = self.today[:]  # which cards are where, while the story goes back
        self.start: vec[i64] = zeros(MARK)
        self.end: vec[i64] = zeros(MARK)
        self.marks: vec[i64] = NO_STORY
        self.dead_ends: i64 = 0
        self.mood: i64 = 0  # of a telling: at 0 any card may go first
        self.likely: i64 = 0  # names that moved unseen rather than others
        self.rather_not: i64 = 0
        self.hurry: i64 = 0
        self.early: i64 = 0  # names that found no card where they were seen
        self.missed = zeros(PLACES)  # kinds that hands did not hold where they should: they may have gone on
        self.late = zeros(PLACES)  # names that were in a hand too early: they came there later
        self.held: i64 = UNTOLD  # what was in the hand when this turn began

    def begin(self) -> None:
        """Back to today: a card that the observer cannot name has one of the names that may be there."""
        fitting = self.fitting
        self.guess.begin()
        self.held = UNTOLD
        for place in range(i64(PLACES)):
            self.at[place] = self.today[place]
            rest = self.today[place] & fitting.nameless
            while rest != 0:
                fitting.fits[lowest(rest)] = self.past.may[place]
                rest &= rest - 1

    def told(self) -> bool:
        """Go back to the beginning; False if that leads nowhere. Cards that nobody saw have no names then."""
        if not self.choose_first():
            return False
        self.keep(self.start, 0)
        steps = self.past.steps
        n = steps
        furthest = n
        self.dead_ends = 0
        self.mood = self.fitting.rng.below(4)
        while n > 0:
            if n % STRETCH == 0 and self.dead_ends > 0:
                self.keep(self.marks, n // STRETCH * MARK)
            n -= 1
            if self.undo(n):
                if n < furthest:
                    furthest = n
                    self.dead_ends = (self.dead_ends + 1) // 2
            else:
                n = self.turn_back(n)
                if n < 0:
                    return False
        return True

    def turn_back(self, n: i64) -> i64:
        """From a dead end to a mark, the farther the more dead ends there were; from the first one to today. Or -1."""
        self.dead_ends += 1
        if self.dead_ends > MOST_DEAD_ENDS:
            return -1
        steps = self.past.steps
        if len(self.marks) == 0:
            self.marks = zeros(MARK * (steps // STRETCH + 1))
        n = (n // STRETCH + 1 + BIT[self.dead_ends // 2] // 2) * STRETCH
        if n >= steps or self.dead_ends == 1:
            self.recall(self.start, 0)
            return steps
        self.recall(self.marks, n // STRETCH * MARK)
        return n

    def choose_first(self) -> bool:
        """Names that found no card in an earlier telling choose theirs before all others, among the cards of today."""
        fitting = self.fitting
        rest = self.early & fitting.pool
        while rest != 0:
            name = fitting.any_of(rest)
            rest &= ~BIT[name]
            card = self.guess.any_allowed(name, fitting.nameless)
            if card < 0:
                return False
            fitting.call(card, name)
        return True

    def keep(self, marks: vec[i64], at: i64) -> None:
        """Set a mark: how things are here."""
        fitting = self.fitting
        marks[at] = fitting.pool
        marks[at + 1] = fitting.nameless
        marks[at + 2] = self.held
        marks[at + 3] = self.guess.undrawn
        for sector in range(i64(6)):
            marks[at + 4 + sector] = self.guess.sets[sector]
        for place in range(i64(PLACES)):
            marks[at + 10 + place] = self.at[place]
        at += PLACES + 10
        for card in range(i64(CARDS)):
            marks[at] = fitting.fits[card]
            marks[at + 1] = fitting.names[card]
            marks[at + 2] = fitting.owners[card]
            marks[at + 3] = self.guess.was[card]
            marks[at + 4] = self.guess.apart[card]
            at += 5

    def recall(self, marks: vec[i64], at: i64) -> None:
        """Everything as it was at a mark."""
        fitting = self.fitting
        fitting.pool = marks[at]
        fitting.nameless = marks[at + 1]
        self.held = marks[at + 2]
        self.guess.undrawn = marks[at + 3]
        for sector in range(i64(6)):
            self.guess.sets[sector] = marks[at + 4 + sector]
        for place in range(i64(PLACES)):
            self.at[place] = marks[at + 10 + place]
        at += PLACES + 10
        for card in range(i64(CARDS)):
            fitting.fits[card] = marks[at]
            fitting.names[card] = marks[at + 1]
            fitting.owners[card] = marks[at + 2]
            self.guess.was[card] = marks[at + 3]
            self.guess.apart[card] = marks[at + 4]
            at += 5

    def undo(self, n: i64) -> bool:
        """One step back."""
        story = self.past.story
        step = story[PLACES + STEP * n]
        cards = story[PLACES + STEP * n + 1]
        seen = seen_by(step) & self.past.eye != 0
        place = place_of(step)
        if what(step) == MOVES:
            goal = goal_of(step)
            if place == ASIDE and PASSWORD <= goal < OPEN and not self.guess.set_anew(goal - PASSWORD, self.at[goal]):
                return False
            if seen:
                return self.seen(cards, place, goal)
            if PASSWORD <= goal < OPEN and not self.guess.differed(self.at[goal]):  # AD-11
                return False
            return self.unseen(n, place, goal, number_of(step))
        if what(step) == SEES:
            return not seen or self.recognize(cards, place)
        if what(step) == HOLDS:
            return self.some_are(place, number_of(step), story[PLACES + STEP * n + 2])
        if what(step) == DIFFER:
            return self.some_differ(self.at[place], number_of(step))
        if what(step) == AGREE:
            return self.guess.agreed(self.at[place], number_of(step))
        if self.held == UNTOLD:
            self.held = self.at[place]
        return self.none_but(place, cards) and self.recognize(story[PLACES + STEP * n + 2], place)

    def recognize(self, names: i64, place: i64) -> bool:
        """These names were seen here: who has none yet may be one of them."""
        fitting = self.fitting
        if place == DECK and count(names) == count(self.at[DECK]):  # when it was shuffled
            return self.recognize_all(names)
        while names != 0:
            name = lowest(names)
            names &= names - 1
            if fitting.pool & BIT[name]:
                card = self.guess.any_allowed(name, self.at[place] & fitting.nameless)
                if card < 0:
                    self.early |= BIT[name]
                    return False
                fitting.call(card, name)
                if not self.guess.called(card):
                    return False
            elif not self.at[place] & BIT[fitting.owners[name]]:
                return False
        return True

    def recognize_all(self, names: i64) -> bool:
        """The deck has these names and no others."""
        fitting = self.fitting
        rest = self.at[DECK] & ~fitting.nameless
        while rest != 0:
            if not names & BIT[fitting.names[lowest(rest)]]:
                return False
            rest &= rest - 1
        nameless = self.at[DECK] & fitting.nameless
        if count(nameless) != count(names & fitting.pool):
            return False
        fitting.narrow(nameless, names & fitting.pool)
        return self.call_bound(nameless) and fitting.call_all(nameless & fitting.nameless)

    def call_rest(self) -> bool:
        """All that have no names yet get those that are left."""
        return self.call_bound(self.fitting.nameless) and self.fitting.call_all(self.fitting.nameless)

    def call_bound(self, cards: i64) -> bool:
        """Cards of which more is known than the names that fit get theirs, and with them those that can have fewer."""
        bound = self.guess.bound(cards)
        while bound & cards:
            card = self.guess.scarcest(cards)
            cards &= ~BIT[card]
            names = self.guess.allowed(card, self.fitting.pool)
            if names == 0:
                return False
            self.fitting.call(card, self.fitting.any_of(names))
            if not self.guess.called(card):
                return False
        return True

    def seen(self, names: i64, place: i64, goal: i64) -> bool:
        """Cards that the observer saw go back to where they came from."""
        if not self.recognize(names, goal):
            return False
        while names != 0:
            if PASSWORD <= place < OPEN:  # an old password is laid open
                self.guess.opens(place - PASSWORD, self.pack.codes[lowest(names)])
            self.bring_back(BIT[self.fitting.owners[lowest(names)]], place, goal)
            names &= names - 1
        return True

    def bring_back(self, cards: i64, place: i64, goal: i64) -> None:
        self.at[goal] &= ~cards
        self.at[place] |= cards

    def unseen(self, n: i64, place: i64, goal: i64, number: i64) -> bool:
        """So many cards that can have come from there go back, those first that cannot have been here before."""
        fitting = self.fitting
        from_there = self.come_from(n, place)
        before = self.past.there[n]
        self.take_a_whim(n, place, goal, from_there)
        must: i64 = 0
        can: i64 = 0
        best: i64 = 0
        first: i64 = 0
        rest = self.at[goal]
        while rest != 0:
            names = fitting.possible(lowest(rest))
            if names & from_there:
                can |= rest & -rest
                if not names & ~self.hurry:
                    first |= rest & -rest
            if names & self.likely and not names & self.rather_not:
                best |= rest & -rest
            if not names & before:
                must |= rest & -rest
            rest &= rest - 1
        missing = number - count(must)
        if must & ~can or missing < 0 or missing > count(can & ~must):
            self.learn(n, goal, must & ~can or (must if missing < 0 else i64(0)))
            return False
        fitting.narrow(must & fitting.nameless, from_there)
        movers = must
        while missing > 0:
            if self.past.apart[n]:
                can &= self.guess.apart_from(movers, self.at[goal], from_there)
            free = can & ~movers
            if free == 0:
                return False
            card = fitting.any_of(first & free or best & free or free)
            fitting.narrow(BIT[card] & fitting.nameless, from_there)
            movers |= BIT[card]
            missing -= 1
        fitting.narrow(self.at[goal] & ~movers & fitting.nameless, before)
        self.bring_back(movers, place, goal)
        return self.were_of_its_kind(n, movers, self.at[place])

    def were_of_its_kind(self, n: i64, movers: i64, there: i64) -> bool:
        """What a step says of those that moved, and of all that are there then."""
        kind = self.past.story[PLACES + STEP * n + 2]
        differ = self.past.apart[n] == 0 or self.guess.differed(there)
        return differ and (kind >= ANY or self.guess.were(movers, kind))

    def come_from(self, n: i64, place: i64) -> i64:
        """The names that can have come from there in a step; if cards differ, with other codes than those there."""
        kind = self.past.story[PLACES + STEP * n + 2]
        names = self.past.here[n] & (self.guess.of_kind(kind) if kind < ANY else kind)
        if self.past.apart[n]:
            names &= ~self.guess.of_codes(self.past.apart[n] | self.guess.settled(self.at[place]))
        return names

    def learn(self, n: i64, goal: i64, must: i64) -> None:
        """From a dead end: cards that cannot have come now came later; or passwords were others."""
        kind = self.past.story[PLACES + STEP * n + 2]
        self.late[goal] |= self.fitting.names_of(must & ~self.fitting.nameless)
        if kind < ANY:
            self.guess.learn(kind, self.fitting.names_of(must or self.at[goal]) & self.past.here[n])

    def take_a_whim(self, n: i64, place: i64, goal: i64, from_there: i64) -> None:
        """Which of the cards that can have moved did so rather than others: those that can be of no other kind.

        In one telling of four, and after dead ends, it is left to chance now and then, so that any card may have.
        """
        kind = self.past.story[PLACES + STEP * n + 2]
        whim = self.fitting.rng.below(4) if self.dead_ends > 0 or self.mood == 0 else i64(2)
        self.hurry = self.late[goal] if whim > 0 and self.past.owner[n] != goal else i64(0)
        self.likely = from_there
        self.rather_not = ~kind if whim > 0 and kind >= ANY else i64(0)
        if whim > 0 and kind < ANY:
            self.likely = from_there & self.guess.likely(kind)
        if whim > 0 and place == DECK:  # what came from there at some time since it was shuffled goes first
            self.rather_not |= self.past.shuffle[n]
        if whim & 1:
            self.rather_not |= self.missed[goal]
            if self.missed[self.past.owner[n]]:
                self.likely = from_there & self.missed[self.past.owner[n]]

    def some_differ(self, cards: i64, number: i64) -> bool:
        """So many of these cards had different codes."""
        some: i64 = 0
        taken: i64 = 0
        while count(some) < number and cards != 0:
            card = self.fitting.any_of(cards)
            cards &= ~BIT[card]
            if self.fitting.possible(card) & ~taken:
                some |= BIT[card]
                if not self.fitting.nameless & BIT[card]:
                    taken |= self.pack.of_code[self.pack.codes[self.fitting.names[card]]]
        return count(some) == number and self.guess.differed(some)

    def none_but(self, place: i64, names: i64) -> bool:
        """Nothing else was here."""
        rest = self.at[place]
        while rest != 0:
            if not self.fitting.possible(lowest(rest)) & names:
                return False
            rest &= rest - 1
        self.fitting.narrow(self.at[place] & self.fitting.nameless, names)
        return True

    def some_are(self, place: i64, least: i64, kind: i64) -> bool:
        """At least so many here were of a kind: some that might be others too are now of it."""
        fitting = self.fitting
        if kind < ANY:
            return self.guess.one_was(self.at[place], kind)
        open_yet: i64 = 0
        rest = self.at[place]
        while rest != 0:
            names = fitting.possible(lowest(rest))
            if names & ~kind == 0:
                least -= 1
            elif names & kind:
                open_yet |= rest & -rest
            rest &= rest - 1
        while least > 0 and open_yet != 0:
            card = fitting.any_of(open_yet)
            open_yet &= ~BIT[card]
            fitting.narrow(BIT[card], kind)
            least -= 1
        if least > 0:
            self.missed[place] |= kind
        return least <= 0

"""A story read forward: what one observer could say of the places of cards before every step, and can say now."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.story import (
    ANY,
    DECK,
    DIFFER,
    HANDED,
    HOLDS_NONE_BUT,
    MOVES,
    PLACES,
    SEES,
    STEP,
    goal_of,
    number_of,
    place_of,
    seen_by,
    what,
)

DIFFERENT: Final = 64
ZEROS: Final = vec[i64]([0] * 1024)


def zeros(n: i64) -> vec[i64]:
    """So many cells; a slice is made faster than a list."""
    return ZEROS[:n] if n <= i64(len(ZEROS)) else vec[i64]([0] * n)


@final
class Past:
    """What one observer could say, from the beginning until now."""

    def __init__(self, s: Net, q: i64) -> None:
        self.story: vec[i64] = s.story
        self.pack: Pack = s.pack
        self.eye: i64 = BIT[q]
        self.steps: i64 = (i64(len(s.story)) - PLACES) // STEP
        self.here = zeros(self.steps)  # before each step: the cards that may be in its place
        self.there = zeros(self.steps)  # and where cards go
        self.shuffle = zeros(self.steps)  # those that were there when the pile was last shuffled
        self.then = zeros(PLACES)
        self.giver: i64 = 0
        self.apart = zeros(self.steps)  # cards that differ go: DIFFERENT, and the codes of those that are seen
        self.owner = zeros(self.steps)  # from whom cards come, also if they were handed over before
        self.may = zeros(PLACES)  # now: the cards that may be in a place
        self.sure = zeros(PLACES)  # those that are there
        self.size = zeros(PLACES)
        self.begin()
        for n in range(self.steps):
            self.follow(n)

    def begin(self) -> None:
        """At first any card may be anywhere."""
        for place in range(i64(PLACES)):
            self.size[place] = self.story[place]
            if self.story[place] > 0:
                self.may[place] = ANY

    def follow(self, n: i64) -> None:
        """One step further."""
        step = self.story[PLACES + STEP * n]
        cards = self.story[PLACES + STEP * n + 1]
        place = place_of(step)
        goal = goal_of(step)
        self.here[n] = self.may[place]
        self.there[n] = self.may[goal]
        self.shuffle[n] = self.then[goal]
        if goal == HANDED:
            self.giver = place
        self.owner[n] = self.giver if place == HANDED else place
        if what(step) == MOVES:
            if seen_by(step) & self.eye:
                self.find(cards, goal)
                self.settle(place)
            else:
                self.lose_sight(place, goal, number_of(step), self.story[PLACES + STEP * n + 2])
            self.size[place] -= number_of(step)
            self.size[goal] += number_of(step)
            self.settle(place)
            if goal == DECK:
                self.then = self.may[:]
        elif what(step) == SEES:
            if seen_by(step) & self.eye:
                self.find(cards, place)
                self.settle(place)
        elif what(step) == HOLDS_NONE_BUT:
            self.may[place] &= cards
        elif what(step) == DIFFER and place == HANDED and number_of(step) == self.size[HANDED]:
            self.keep_apart(n)

    def keep_apart(self, n: i64) -> None:
        """The cards of an attempt all differ (AD-42): what is seen of some of them when they go tells of the others."""
        codes: i64 = DIFFERENT
        left = self.size[HANDED]
        last = n
        while left > 0 and last + 1 < self.steps:
            last += 1
            step = self.story[PLACES + STEP * last]
            if what(step) == MOVES and place_of(step) == HANDED:
                left -= number_of(step)
                if seen_by(step) & self.eye:
                    codes |= self.pack.codes_of(self.story[PLACES + STEP * last + 1])
        while last > n:
            if place_of(self.story[PLACES + STEP * last]) == HANDED:
                self.apart[last] = codes
            last -= 1

    def find(self, cards: i64, place: i64) -> None:
        """These cards are here, and nowhere else."""
        for other in range(i64(PLACES)):
            self.may[other] &= ~cards
            self.sure[other] &= ~cards
        self.may[place] |= cards
        self.sure[place] |= cards

    def lose_sight(self, place: i64, goal: i64, n: i64, kind: i64) -> None:
        """So many cards of a kind go from here to there, and the observer does not see which."""
        kind = ANY if kind < ANY else kind  # it may depend on a password
        self.may[goal] |= self.may[place] & kind
        if n == self.size[place]:
            self.sure[goal] |= self.sure[place]
            self.sure[place] = 0
        else:
            self.sure[place] &= ~kind

    def settle(self, place: i64) -> None:
        """Where every card is known there is no other."""
        if count(self.sure[place]) == self.size[place]:
            self.may[place] = self.sure[place]

"""What each observer knows, in cells: of passwords notes on codes, sets that are out, what was said; of hands leads."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.state import State

# Core's GAME as a literal (see board.py).
BASE: Final = 192
SEATS: Final = 0
KNOWN: Final = 8
NOTES: Final = (
    BASE + 121
)  # per observer and sector: five bits per code, what it knows and why; above: sets that are out
WHEN: Final = BASE + 163  # per observer and sector: ten bits per code, the turn in which it learned it
PROVEN: Final = BASE + 205  # two players: codes proven by upgrades, six bits per player
SAID: Final = BASE + 361  # per observer: four bits per code, one more than passwords can hold of it; 0: nobody said
ELSEWHERE: Final = BASE + 368  # per observer, for six hands and the deck: cards that are not there
PLACES: Final = 7
EVERYTHING: Final = 0x7FFFFFFFFFFFFFFF
DECK: Final = 6
LEADS: Final = BASE + 417  # how many leads there are
LEAD: Final = BASE + 418  # cards, then hands + 64 * least + 4096 * observers
MOST_LEADS: Final = 48

ALL_NOTES: Final = 0x3FFFFFFF
SETS_AT: Final = 30
LATEST: Final = 1023  # turns are noted up to this one


class Notes(State):
    """What observers know of passwords (AD-R87, R88, R100), and of hands (leads.py)."""

    def note(self, q: i64, sector: i64, code: i64) -> i64:
        """What an observer knows of a code: 0 nothing; reason when it is in the password; reason + 8 when not."""
        packed = (self.row[NOTES + 6 * q + sector] >> (5 * code)) & 31
        return packed & 15

    def noted_in_turn(self, q: i64, sector: i64, code: i64) -> i64:
        """The turn in which an observer learned it."""
        return (self.row[WHEN + 6 * q + sector] >> (10 * code)) & LATEST

    def set_note(self, q: i64, sector: i64, code: i64, note: i64, turn: i64) -> None:
        at = 6 * q + sector
        old = self.row[NOTES + at] & ~(BIT[5 * code] * 31)
        self.row[NOTES + at] = old | (note << (5 * code))
        when = self.row[WHEN + at] & ~(BIT[10 * code] * LATEST)
        self.row[WHEN + at] = when | ((turn if turn < LATEST else i64(LATEST)) << (10 * code))

    def clear_notes(self, q: i64, sector: i64) -> None:
        """What an observer knew of a password is void (AD-R78)."""
        self.row[NOTES + 6 * q + sector] = 0
        self.row[WHEN + 6 * q + sector] = 0

    def has_notes(self, q: i64, sector: i64) -> bool:
        """Whether an observer has learned of any code of a password."""
        return self.row[NOTES + 6 * q + sector] & ALL_NOTES != 0

    def codes_noted(self, q: i64, sector: i64, present: bool) -> i64:
        """The set of codes an observer knows to be in a password, or not to be in it."""
        notes = self.row[NOTES + 6 * q + sector]
        found: i64 = 0
        for code in range(i64(6)):
            note = (notes >> (5 * code)) & 15
            if note != 0 and (note < 8) == present:
                found |= BIT[code]
        return found

    def proven(self, p: i64) -> i64:
        """Two players: codes that upgrades prove to be in one of a player's two passwords."""
        return (self.row[PROVEN] >> (6 * p)) & 63

    def set_proven(self, p: i64, codes: i64) -> None:
        others = self.row[PROVEN] & ~(BIT[6 * p] * 63)
        self.row[PROVEN] = others | (codes << (6 * p))

    def excluded(self, q: i64, sector: i64) -> i64:
        """The sets of three codes (worlds.py numbers them) that a password cannot have, by attempts of others."""
        return self.row[NOTES + 6 * q + sector] >> SETS_AT

    def exclude(self, q: i64, sector: i64, sets: i64) -> None:
        """A password has none of these sets of codes."""
        self.row[NOTES + 6 * q + sector] |= sets << SETS_AT

    def readmit(self, q: i64, sector: i64, sets: i64) -> None:
        """In an imagined world it may be one of these after all."""
        self.row[NOTES + 6 * q + sector] &= ~(sets << SETS_AT)

    def most_of(self, q: i64, code: i64) -> i64:
        """How many cards of a code passwords can hold at most, by what was said aloud; any number if nobody said."""
        said = (self.row[SAID + q] >> (4 * code)) & 15
        return said - 1 if said > 0 else i64(15)

    def set_most_of(self, q: i64, code: i64, most: i64) -> None:
        others = self.row[SAID + q] & ~(BIT[4 * code] * 15)
        self.row[SAID + q] = others | ((most + 1) << (4 * code))

    def forget_said(self, q: i64) -> None:
        """What was said bounds passwords no longer."""
        self.row[SAID + q] = 0

    # Hands and deck

    def elsewhere(self, q: i64, place: i64) -> i64:
        """Of the cards whose place an observer does not know: those that are not in this hand, or not in the deck."""
        return self.row[ELSEWHERE + PLACES * q + place]

    def set_elsewhere(self, q: i64, place: i64, cards: i64) -> None:
        self.row[ELSEWHERE + PLACES * q + place] = cards

    def forget_others(self, q: i64) -> None:
        """What others know of hands is not for this observer to read."""
        row = self.row
        for at in range(i64(ELSEWHERE), i64(LEADS)):
            if (at - ELSEWHERE) // PLACES != q:
                row[at] = 0
        n = row[LEADS]
        while n > 0:
            n -= 1
            self.set_lead(n, row[LEAD + 2 * n], self.lead_hands(n), self.lead_least(n), self.lead_observers(n) & BIT[q])

    def receives(self, p: i64, held: i64) -> None:
        """A hand is about to get a card: who can name all that is held knows that nothing else was there."""
        if self.blind:
            return
        row = self.row
        at = ELSEWHERE + p
        for q in range(row[SEATS] + 1):
            if held & ~row[KNOWN + q] == 0:
                row[at] = EVERYTHING
            at += PLACES
        size = BIT[p] | (count(held) << 6)
        for n in range(row[LEADS]):
            if row[LEAD + 2 * n + 1] & 4095 == size:  # all cards of the hand are of these
                self.limit(p, row[LEAD + 2 * n], row[LEAD + 2 * n + 1] >> 12)

    def limit(self, p: i64, cards: i64, observers: i64) -> None:
        """These observers know that a hand holds nothing but such cards."""
        at = ELSEWHERE + p
        while observers != 0:
            if observers & 1:
                self.row[at] |= EVERYTHING & ~cards
            observers >>= 1
            at += PLACES

    def drew(self, p: i64) -> None:
        """A card from the deck: any card that may be there may now be in the hand."""
        if self.blind:
            return
        row = self.row
        at = ELSEWHERE + PLACES * row[SEATS]
        while at >= ELSEWHERE:
            row[at + p] &= row[at + DECK]
            at -= PLACES

    def rule_out(self, p: i64, cards: i64) -> None:
        """Everybody knows that none of these is in a hand, unless it is seen there."""
        if self.blind:
            return
        row = self.row
        at = ELSEWHERE + PLACES * row[SEATS] + p
        while at >= ELSEWHERE:
            row[at] |= cards
            at -= PLACES

    def only_there(self, q: i64, cards: i64, places: i64) -> None:
        """An observer no longer knows which of these places each of these cards is in."""
        row = self.row
        row[KNOWN + q] &= ~cards
        if self.blind:
            return
        at = ELSEWHERE + PLACES * q
        row[at + DECK] |= cards
        for p in range(row[SEATS]):
            row[at + p] |= cards
        while places != 0:
            row[at + lowest(places)] &= ~cards
            places &= places - 1

    def followed(self, q: i64, p: i64, to: i64, kind: i64) -> None:
        """An observer knows that a card of a kind went from hand to hand: what may be here may now be there."""
        at = ELSEWHERE + PLACES * q
        self.row[at + to] &= self.row[at + p] | ~kind

    def leads(self) -> i64:
        """How many leads there are. A lead: of these cards some hands hold at least so many, as observers know."""
        return self.row[LEADS]

    def lead_cards(self, n: i64) -> i64:
        return self.row[LEAD + 2 * n]

    def lead_hands(self, n: i64) -> i64:
        return self.row[LEAD + 2 * n + 1] & 63

    def lead_least(self, n: i64) -> i64:
        return (self.row[LEAD + 2 * n + 1] >> 6) & 63

    def lead_observers(self, n: i64) -> i64:
        return self.row[LEAD + 2 * n + 1] >> 12

    def set_lead(self, n: i64, cards: i64, hands: i64, least: i64, observers: i64) -> None:
        """Write a lead anew; one that says nothing, or that nobody has, goes."""
        row = self.row
        if least > 0 and observers != 0:
            row[LEAD + 2 * n] = cards
            row[LEAD + 2 * n + 1] = hands | (least << 6) | (observers << 12)
            return
        row[LEADS] -= 1
        last = LEAD + 2 * row[LEADS]
        row[LEAD + 2 * n] = row[last]
        row[LEAD + 2 * n + 1] = row[last + 1]
        row[last] = 0
        row[last + 1] = 0

    def put_lead(self, cards: i64, hands: i64, least: i64, observers: i64) -> None:
        """One more lead."""
        self.row[LEADS] += 1
        self.set_lead(self.row[LEADS] - 1, cards, hands, least, observers)

    def left_openly(self, p: i64, cards: i64) -> None:
        """Everybody sees these cards leave a hand."""
        if self.blind:
            return
        row = self.row
        n = row[LEADS]
        while n > 0:
            n -= 1
            at = LEAD + 2 * n
            if row[at + 1] & BIT[p] and row[at] & cards:
                least = self.lead_least(n) - count(row[at] & cards)
                self.set_lead(n, row[at] & ~cards, row[at + 1] & 63, least, row[at + 1] >> 12)

    def shuffled(self, cards: i64) -> None:
        """Everybody saw that these cards were in no hand."""
        row = self.row
        for n in range(row[LEADS]):
            row[LEAD + 2 * n] &= ~cards

    def like_it(self, n: i64, cards: i64, hands: i64) -> i64:
        """The latest of the first n leads that is about the same cards in the same hands, or -1."""
        row = self.row
        n -= 1
        while n >= 0 and (row[LEAD + 2 * n] != cards or row[LEAD + 2 * n + 1] & 63 != hands):
            n -= 1
        return n

    def came_openly(self, p: i64, cards: i64) -> None:
        """Everybody sees these cards come to a hand: leads are about those that were there."""
        if self.blind:
            return
        row = self.row
        for n in range(row[LEADS]):
            if row[LEAD + 2 * n + 1] & BIT[p]:
                row[LEAD + 2 * n] &= ~cards

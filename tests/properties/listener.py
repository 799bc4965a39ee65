"""A listener to the story of Access Denied: what one seat was told of cards and places, step by step.

Nothing here is shared with the engine: the steps follow from the events and from what the rules show to whom.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Any

from sneakernet.core.event import HIDDEN, Event
from tests.games.access_denied.positions import SEATS, code
from tests.properties.attempts import Attempt, AttemptNotes
from tests.properties.steps import (
    ASIDE,
    DECK,
    DIFFER,
    HANDS,
    LAID_OUT,
    LEAST,
    MERGE,
    MOVE,
    NAMES,
    ONLY,
    PASSWORDS,
    PILE,
    POOR,
    TABLE,
    VARIED,
    Claim,
    Column,
    Password,
    Step,
    fields_of,
    hand_of,
    password_of,
)


class Listener(AttemptNotes):
    """One seat's notes of all card moves it was told, and of nothing else."""

    def __init__(self, edition: str, seat: str, different: bool) -> None:
        super().__init__(edition, seat, different)
        self.heard = 0
        self.gifts: list[Step] = []  # cards that cannot be taken back at once (AD-R70, AD-R73)
        self.claims: list[Claim] = []
        self.passwords: dict[str, Password] = {}  # of each sector, the one that lies there
        self.open: set[str] = set()
        self.sectors: dict[str, list[str]] = {}
        self.gate = Step(ONLY, DECK, self.all, "")
        self.in_play: list[str] = []
        self.answered: list[str] = []
        self.offered = ""
        self.shown = 0
        self.started = self.skipped = self.tried = self.lost_unseen = False
        self.active = self.rekeyed = self.proposer = ""

    def begin_at(self, saved: str) -> None:
        """The first it sees is a position: it can name what that says, and all else may be in any hidden place."""
        fields = fields_of(saved)
        known = self.mask(fields[f"known {self.seat}"])
        real = places(saved, self)
        known |= real[PILE] | real[TABLE]
        self.counts = [cards.bit_count() for cards in real]
        self.start = [cards & known | (self.all & ~known if cards & ~known else 0) for cards in real]
        for word in fields["sectors"]:
            self.sectors[word[0]] = word[2:].split(",")
            self.passwords.update({sector: Password(password_of(sector)) for sector in self.sectors[word[0]]})
        self.steps += [Step(DIFFER, x.place, self.all, "a password") for x in self.passwords.values()]
        self.open = {self.cards[n] for n in range(len(self.cards)) if real[TABLE] >> n & 1}
        self.active = fields["active"][0]

    def catch_up(self, rules: Any, s: Any, log: list[Any]) -> None:
        """All that happened since, in a game whose events are written into this log."""
        seat = SEATS.index(self.seat)
        for event in rules.read(log[self.heard :], int(s.seats()), seat):
            self.hear(event)
        self.heard = len(log)
        if self.lost_unseen:
            self.see(rules.view(s, seat).places[f"{self.seat} hand"].cards)

    def hear(self, event: Event) -> None:
        """One event, as this seat may know it."""
        if self.started and event.verb not in ("showed", "freed"):
            self.started = False
            if self.edition == "2014":  # AD-64: who shows none holds none
                self.gate.cards &= ~self.potatoes | self.shown
        if self.attempt and self.attempt.over() and event.verb not in ("returned", "kept", "granted", "failed"):
            self.settle(self.attempt)
        find = getattr(self, f"hear_{event.verb}", None)
        if find is not None:
            find(event, hand_of(event.seat))

    def hear_got_sector(self, event: Event, mine: int) -> None:
        self.sectors.setdefault(event.seat, []).append(event.target)

    def hear_dealt(self, event: Event, mine: int) -> None:
        self.move(event, DECK, mine)

    def hear_drew_extra(self, event: Event, mine: int) -> None:
        self.steps.append(Step(POOR, mine, self.all, f"{event}, needing it", n=len(self.sectors[event.seat])))  # AD-12
        self.move(event, DECK, mine)

    def hear_drew(self, event: Event, mine: int) -> None:
        self.move(event, DECK, mine)
        if event.seat == self.active and not self.in_play and not self.skipped:
            self.excludes("worm", "de-wurm")  # drawn in step 4

    def hear_set_password(self, event: Event, mine: int) -> None:
        self.add(Step(MOVE, mine, self.all, str(event), password_of(event.target), 3))
        self.lies(event)
        self.lost_unseen |= event.seat == self.seat

    def lies(self, event: Event) -> None:
        """A password has three different codes (AD-11)."""
        place = password_of(event.target)
        self.steps.append(Step(DIFFER, place, self.all, str(event)))
        self.passwords[event.target] = Password(place)

    def hear_saw(self, event: Event, mine: int) -> None:
        if event.card != HIDDEN:
            self.claims.append(Claim([self.passwords[event.target]], self.of_code[event.card], str(event)))

    def hear_began(self, event: Event, mine: int) -> None:
        self.gate = Step(ONLY, mine, self.all, f"{event} and what the turn showed")
        self.steps.append(self.gate)
        self.active, self.started, self.skipped, self.tried, self.shown = event.seat, True, False, False, 0

    def hear_showed(self, event: Event, mine: int) -> None:
        self.steps.append(Step(LEAST, mine, self.some(event), str(event)))
        self.shown |= self.some(event)

    def excludes(self, *potatoes: str) -> None:
        """The turn was begun without these (AD-64: their effect is not seen)."""
        if self.edition != "2014":
            self.gate.cards &= ~self.mask(card for card in potatoes if card in self.number)

    def hear_may(self, event: Event, mine: int) -> None:
        if event.card == "attempt" and self.tried:
            self.excludes("trojan")  # step 1 goes on after an attempt: it was the free one (AD-18)

    def hear_declared(self, event: Event, mine: int) -> None:
        self.excludes("de-trojaner")
        self.tried = True
        self.attempt = None
        if event.target in self.passwords:
            self.attempt = Attempt(mine, self.passwords[event.target], event.n, len(self.steps))
            if self.different:  # AD-R95
                self.steps.append(Step(VARIED, mine, self.all, str(event), n=event.n))

    def hear_dialled(self, event: Event, mine: int) -> None:
        self.excludes("trojan", "bug")  # in step 1 alone, and an upgrade works (AD-R30)

    def hear_salvaged(self, event: Event, mine: int) -> None:
        self.move(event, PILE, mine)
        self.excludes("bug")  # AD-51: a bonus works

    def hear_skipped(self, event: Event, mine: int) -> None:
        self.skipped = True
        self.excludes("bug")

    def hear_bought_action(self, event: Event, mine: int) -> None:
        self.excludes("bug")

    def hear_copied(self, event: Event, mine: int) -> None:
        self.move(event, PILE, mine)

    def hear_reshuffled(self, event: Event, mine: int) -> None:
        self.steps.append(Step(MERGE, PILE, 0, str(event), DECK))

    def hear_discarded(self, event: Event, mine: int) -> None:
        place = mine
        if event.card in self.open:
            place = TABLE
        elif self.rekeyed == event.seat:
            password = self.passwords[self.sectors[event.seat][0]]
            password.opened |= self.mask([event.card])
            place = password.place
        self.open.discard(event.card)
        self.move(event, place, PILE)

    def hear_handed_on(self, event: Event, mine: int) -> None:
        self.move(event, mine, hand_of(event.target), self.potatoes)

    def hear_paid(self, event: Event, mine: int) -> None:
        self.move(event, mine, LAID_OUT)

    def hear_played(self, event: Event, mine: int) -> None:
        if event.card not in self.open:
            if event.card.endswith("backup"):
                self.flush()
            self.move(event, mine, TABLE)
            self.open.add(event.card)
            self.in_play.append(event.card)
            if event.card in self.upgrades:  # AD-59
                theirs = [self.passwords[sector] for sector in self.sectors[event.seat]]
                self.claims.append(Claim(theirs, self.of_code[code(event.card)], str(event)))
        if event.card == "de-code-verschluesseln":
            self.rekeyed = event.seat
        if event.card == "de-guru":
            self.excludes("de-trojaner")  # AD-R31

    hear_waived = hear_played

    def hear_laid(self, event: Event, mine: int) -> None:
        self.leaves_play(event.card)

    def leaves_play(self, card: str) -> None:
        if card in self.in_play:
            self.in_play.remove(card)

    def hear_filed(self, event: Event, mine: int) -> None:
        self.flush()
        self.move(event, TABLE, PILE)
        self.open.discard(event.card)
        self.leaves_play(event.card)
        if event.card == "de-code-verschluesseln":
            self.rekeyed = ""

    hear_lifted = hear_filed

    def hear_raided(self, event: Event, mine: int) -> None:
        self.move(event, TABLE, mine)
        self.open.discard(event.card)

    def hear_viewed(self, event: Event, mine: int) -> None:
        if event.card != HIDDEN:
            self.steps.append(Step(LEAST, hand_of(event.target), self.some(event), str(event)))

    def hear_took(self, event: Event, mine: int) -> None:
        self.move(event, hand_of(event.target), mine)
        self.lost_unseen |= event.target == self.seat and event.card == HIDDEN

    def hear_gave(self, event: Event, mine: int) -> None:
        if "usenet" in self.in_play:
            self.gifts.append(Step(MOVE, ASIDE, self.some(event), str(event), hand_of(event.target)))
        else:
            self.move(event, mine, hand_of(event.target))

    def story(self) -> list[Step]:
        """All steps, with those that are not yet over."""
        return [*self.steps, *self.gifts]

    def flush(self) -> None:
        """Gifts become part of the hand."""
        self.steps += self.gifts
        self.gifts = []

    def hear_set_aside(self, event: Event, mine: int) -> None:
        self.move(event, mine, ASIDE)

    def hear_new_password(self, event: Event, mine: int) -> None:
        self.steps.append(Step(MERGE, ASIDE, 0, str(event), password_of(event.target)))
        self.passwords[event.target].lies = False
        self.lies(event)

    def hear_offered(self, event: Event, mine: int) -> None:
        self.offered, self.answered = event.card, []
        self.steps.append(Step(LEAST, mine, self.of_code[event.card], str(event)))

    def hear_named(self, event: Event, mine: int) -> None:
        self.steps.append(Step(LEAST, mine, self.some(event), str(event)))

    def hear_answered(self, event: Event, mine: int) -> None:
        self.answered.append(event.card)
        same = Counter(self.answered)[event.card]
        self.steps.append(Step(LEAST, mine, self.of_code[event.card], str(event), n=same))

    def hear_accepted(self, event: Event, mine: int) -> None:
        self.answered.insert(0, self.offered)
        self.proposer = event.seat

    def hear_traded(self, event: Event, mine: int) -> None:
        """Both hand over at once (AD-R70): the proposer's card is aside until the partner has handed over."""
        cards = self.some(event) & self.of_code[self.answered.pop(0)]
        if event.seat == self.proposer:
            self.add(Step(MOVE, mine, cards, str(event), ASIDE))
            self.gifts.append(Step(MOVE, ASIDE, cards, str(event), hand_of(event.target)))
        else:
            self.add(Step(MOVE, mine, cards, str(event), hand_of(event.target)))
        if not self.answered:
            self.flush()

    def see(self, hand: Iterable[str]) -> None:
        """The own hand is looked at, because cards have left it and nobody said which (AD-R74)."""
        self.steps.append(Step(ONLY, hand_of(self.seat), self.mask(hand), "the own hand"))
        self.lost_unseen = False


def places(saved: str, listener: Listener) -> Column:
    """Where all cards are in a world, as its position tells it; on the table is what is nowhere else."""
    fields = fields_of(saved)
    found = [listener.mask(fields.get(name, [])) for name in NAMES]
    for hand in found[HANDS:PASSWORDS]:
        found[ASIDE] &= ~hand  # a gift that has arrived
    elsewhere = 0
    for n, cards in enumerate(found):
        assert not elsewhere & cards, (NAMES[n], saved)
        elsewhere |= cards
    found[TABLE] = listener.all & ~elsewhere
    return found

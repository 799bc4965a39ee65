"""A listener to the story of Access Denied: what one seat was told of cards and places, step by step.

Nothing here is shared with the engine: the steps follow from the events and from section 10 of the rules.
"""

from collections import Counter
from collections.abc import Iterable

from sneakernet.core.event import HIDDEN, Event
from sneakernet.core.position import parse
from tests.access_denied_positions import HOT_POTATOES, SEATS, SECTORS, code, pack

DECK, PILE, TABLE, LAID_OUT, ASIDE, HANDS, PASSWORDS, PLACES = 0, 1, 2, 3, 4, 5, 11, 17
NAMES = ["deck", "pile", "table", "handed over", "set aside"]
NAMES += [f"{seat} hand" for seat in SEATS] + [f"{sector} password" for sector in SECTORS]
MOVE, MERGE, ONLY, LEAST, DIFFER = range(5)
Column = list[int]  # of each place, the cards that may be there


class Step:
    """One thing that was told, as far as it concerns places.

    MOVE: `n` of `cards` go from `place` to `to`. MERGE: all in `place` go to `to`. ONLY: none but `cards` are in
    `place`. LEAST: at least `n` of `cards` are. DIFFER: cards in `place` have different codes.
    """

    def __init__(self, kind: int, place: int, cards: int, told: str, to: int = -1, n: int = 1) -> None:
        self.kind = kind
        self.place = place
        self.cards = cards
        self.told = told
        self.to = to
        self.n = n

    def same_move(self, other: "Step") -> bool:
        mine, theirs = (self.kind, self.place, self.to, self.cards), (other.kind, other.place, other.to, other.cards)
        return mine == theirs and self.kind == MOVE

    def may_wait(self, other: "Step") -> bool:
        """Whether this move, if it came before the other already, would have made no difference."""
        touched = (self.place, self.to)
        if other.kind == MOVE:
            return other.place != self.to and other.to != self.place
        return other.place not in touched and other.to not in touched


class Listener:
    """One seat's notes of all card moves it was told, and of nothing else."""

    def __init__(self, edition: str, seat: str, different: bool) -> None:
        self.edition = edition
        self.seat = seat
        self.different = different  # AD-42
        self.cards = list(pack(edition))
        self.number = {card: n for n, card in enumerate(self.cards)}
        self.all = 2 ** len(self.cards) - 1
        self.of_code = {c: self.mask(x for x in self.cards if code(x) == c) for c in "ABCDEF"}
        self.potatoes = self.mask(card for card in self.cards if card in HOT_POTATOES)
        self.steps: list[Step] = []
        self.gifts: list[Step] = []  # cards that cannot be taken back at once (AD-R70, AD-R73)
        self.laid_out: list[Step] = []  # cards of an attempt of others: most come back, and nobody saw them
        self.open: set[str] = set()
        self.sector: dict[str, str] = {}
        self.gate = Step(ONLY, DECK, self.all, "")
        self.in_play: list[str] = []
        self.answered: list[str] = []
        self.offered = ""
        self.shown = 0
        self.started = self.skipped = self.tried = self.lost_unseen = False
        self.active = self.rekeyed = self.proposer = ""

    def mask(self, cards: Iterable[str]) -> int:
        return sum(1 << self.number[card] for card in cards)

    def some(self, event: Event) -> int:
        """The card of an event, or any card."""
        return self.all if event.card == HIDDEN else self.mask([event.card])

    def move(self, event: Event, place: int, to: int, among: int = -1) -> None:
        """One card changes its place."""
        self.add(Step(MOVE, place, self.some(event) & among, str(event), to))

    def add(self, step: Step) -> None:
        """One more step; unseen moves that could as well have been made together are made together."""
        for earlier in reversed(self.steps):
            if earlier.same_move(step):
                earlier.n += step.n
                return
            if not step.may_wait(earlier):
                break
        self.steps.append(step)

    def hear(self, event: Event) -> None:
        """One event, as this seat may know it."""
        if self.started and event.verb not in ("showed", "freed"):
            self.started = False
            if self.edition == "2014":  # AD-64: who shows none holds none
                self.gate.cards &= ~self.potatoes | self.shown
        find = getattr(self, f"hear_{event.verb}", None)
        if find is not None:
            find(event, hand_of(event.seat))

    def hear_got_sector(self, event: Event, mine: int) -> None:
        self.sector.setdefault(event.seat, event.target)

    def hear_dealt(self, event: Event, mine: int) -> None:
        self.move(event, DECK, mine)

    hear_drew_extra = hear_dealt

    def hear_drew(self, event: Event, mine: int) -> None:
        self.move(event, DECK, mine)
        if event.seat == self.active and not self.in_play and not self.skipped:
            self.excludes("worm", "de-wurm")  # drawn in step 4

    def hear_set_password(self, event: Event, mine: int) -> None:
        self.add(Step(MOVE, mine, self.all, str(event), password_of(event.target), 3))

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
            place = password_of(self.sector[event.seat])
        self.open.discard(event.card)
        self.move(event, place, PILE)

    def hear_handed_on(self, event: Event, mine: int) -> None:
        self.move(event, mine, hand_of(event.target), self.potatoes)

    def hear_handed_over(self, event: Event, mine: int) -> None:
        if event.card == HIDDEN:
            self.laid_out.append(Step(MOVE, mine, self.all, str(event), LAID_OUT))
        else:
            self.move(event, mine, LAID_OUT)

    def hear_paid(self, event: Event, mine: int) -> None:
        self.move(event, mine, LAID_OUT)

    def hear_granted(self, event: Event, mine: int) -> None:
        self.steps.append(Step(MERGE, LAID_OUT, 0, str(event), PILE))  # a controller has returned them before

    def hear_returned(self, event: Event, mine: int) -> None:
        if event.card == HIDDEN:
            self.laid_out.pop()
        else:
            self.move(event, LAID_OUT, mine)

    def hear_kept(self, event: Event, mine: int) -> None:
        if event.card == HIDDEN:
            self.move(event, self.laid_out.pop().place, mine)
        else:
            self.move(event, LAID_OUT, mine)

    def hear_played(self, event: Event, mine: int) -> None:
        if event.card not in self.open:
            if event.card.endswith("backup"):
                self.flush()
            self.move(event, mine, TABLE)
            self.open.add(event.card)
            self.in_play.append(event.card)
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
        told = [*self.steps, *self.laid_out, *self.gifts]
        if self.different and self.laid_out:
            told.append(Step(DIFFER, LAID_OUT, self.all, "different codes"))
        return told

    def flush(self) -> None:
        """Gifts become part of the hand."""
        self.steps += self.gifts
        self.gifts = []

    def hear_set_aside(self, event: Event, mine: int) -> None:
        self.move(event, mine, ASIDE)

    def hear_new_password(self, event: Event, mine: int) -> None:
        self.steps.append(Step(MERGE, ASIDE, 0, str(event), password_of(event.target)))

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


def hand_of(seat: str) -> int:
    return HANDS + SEATS.index(seat) if seat else -1


def password_of(sector: str) -> int:
    return PASSWORDS + SECTORS.index(sector)


def places(saved: str, listener: Listener) -> Column:
    """Where all cards are in a world, as its position tells it; on the table is what is nowhere else."""
    fields = parse(saved).fields
    found = [listener.mask(w for w in fields.get(name, "").split() if w != "none") for name in NAMES]
    for hand in found[HANDS:PASSWORDS]:
        found[ASIDE] &= ~hand  # a gift that has arrived
    elsewhere = 0
    for n, cards in enumerate(found):
        assert not elsewhere & cards, (NAMES[n], saved)
        elsewhere |= cards
    found[TABLE] = listener.all & ~elsewhere
    return found

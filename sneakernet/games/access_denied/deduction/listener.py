"""A listener: what one seat is told becomes steps of a story. It hears events and sees its own cards, nothing else."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.core.event import HIDDEN, Event
from sneakernet.core.view import LETTERS, View, letter
from sneakernet.games.access_denied.deduction.steps import (
    ASIDE,
    DECK,
    HANDED,
    OPEN,
    PASSWORD,
    RIGHT,
    WRONG,
    Story,
)
from sneakernet.games.access_denied.rules.names import CODES, SECTORS
from sneakernet.games.access_denied.rules.pack import Edition
from sneakernet.games.access_denied.rules.places import beside_sectors, in_play, on_pile
from sneakernet.games.access_denied.rules.standing import cards_needed
from sneakernet.games.access_denied.rules.state import WITH_CODES, Net

NOBODY: Final = -1
NUMBERS: Final[dict[str, dict[str, int]]] = {}


@final
class Listener:
    """One reader of a game, from its first event or from a position on."""

    def __init__(self, rule: Edition, story: Story, seat: int, different: bool) -> None:
        self.rule = rule
        self.pack = rule.pack
        self.story = story
        self.seat = seat
        self.different = different  # AD-42
        self.numbers = numbers_of(rule)
        self.sectors: dict[str, list[int]] = {}  # by seat
        self.needy: set[str] = set()  # seats that drew extra cards
        self.pile = 0
        self.in_play = 0  # announced, and not finished
        self.open = 0  # upgrades, sector cards, and what is in play
        self.paid = 0  # laid out for an uncontrolled sector
        self.gift: tuple[int, int, int] | None = None  # its cards and their number, and for whom (AD-R73)
        # The attempt in progress
        self.sector = 0
        self.needed = 0  # so many cards with different codes
        self.given = 0
        self.denied = False
        self.kept = False
        # The turn
        self.active = ""
        self.gate: i64 = NOBODY  # the step that says with which hot potatoes it may have begun
        self.skipped = False
        self.tried = False
        # The trade
        self.offered = ""
        self.answered: list[str] = []
        self.proposer = ""

    def begin_at(self, s: Net) -> None:
        """What everybody sees at the table where listening begins."""
        for sector in range(6):
            if s.controller(sector) >= 0:
                self.sectors.setdefault(letter(int(s.controller(sector))), []).append(sector)
        self.active = letter(int(s.active()))
        self.pile = int(on_pile(s))
        self.in_play = int(in_play(s))
        self.open = self.in_play | int(beside_sectors(s))
        for p in range(s.seats()):
            self.open |= int(s.upgrades(p))
        self.sector = int(s.attempt_sector())
        if s.attempt_by() >= 0 and s.attempt_kind() == WITH_CODES:
            self.given = int(count(s.handed()))
            self.needed = int(cards_needed(s, s.attempt_by(), self.sector)) if self.different else 0
        elif s.attempt_by() >= 0:
            self.paid = int(s.handed())

    def hear(self, event: Event) -> None:
        """One event, as this seat may know it."""
        find = getattr(self, f"hear_{event.verb}", None)
        if find is not None:
            find(event)

    def look(self, view: View, story: Story) -> None:
        """The own cards by now: of some that left a hand no event says which they were (AD-11, AD-R74)."""
        if self.seat >= 0:
            story.only(self.seat, self.named(view.places[f"{LETTERS[self.seat]} hand"].cards))
        self.look_at_passwords(view, story)

    def look_at_passwords(self, view: View, story: Story) -> None:
        """The own passwords, where they are those that a story ends with."""
        for sector in self.sectors.get(letter(self.seat), []):
            cards = view.places[f"{SECTORS[sector]} password"].cards
            if len(cards) == 3 and story.latest[sector] == self.story.latest[sector]:
                story.holds(PASSWORD + sector, self.named(cards), 3)

    def named(self, cards: tuple[str, ...]) -> int:
        """A set of cards by their names."""
        return sum(int(BIT[self.numbers[card]]) for card in cards)

    def some(self, event: Event) -> int:
        """The card of an event, or any card."""
        return int(self.story.cards) if event.card == HIDDEN else int(BIT[self.numbers[event.card]])

    def of_code(self, event: Event) -> int:
        """All cards of the code that an event names."""
        return int(self.pack.of_code[CODES.index(event.card)])

    def moves(self, event: Event, place: int, goal: int) -> None:
        self.story.move(place, goal, self.some(event))

    # Setup

    def hear_got_sector(self, event: Event) -> None:
        self.sectors.setdefault(event.seat, []).append(SECTORS.index(event.target))

    def hear_dealt(self, event: Event) -> None:
        self.moves(event, DECK, seat_of(event))

    def hear_drew_extra(self, event: Event) -> None:
        self.needy.add(event.seat)
        self.moves(event, DECK, seat_of(event))

    def hear_set_password(self, event: Event) -> None:
        seat, sectors = seat_of(event), self.sectors[event.seat]
        self.story.move(seat, PASSWORD + SECTORS.index(event.target), int(self.story.cards), 3)
        if event.seat in self.needy and all(self.story.now[PASSWORD + sector] for sector in sectors):
            self.story.agree(seat, 2)  # AD-12: the last card brought what was missing, so all that is left was too many
            for sector in sectors:
                self.story.only(seat, int(self.story.cards), RIGHT, self.story.latest[sector])

    # The turn, and what it shows of hot potatoes (AD-64)

    def hear_began(self, event: Event) -> None:
        self.active, self.skipped, self.tried = event.seat, False, False
        burdens = int(self.pack.burdens) if self.rule.burdens_shown else 0
        self.gate = self.story.only(seat_of(event), int(self.story.cards) & ~burdens)

    def hear_showed(self, event: Event) -> None:
        self.story.widen(self.gate, self.some(event))
        self.story.holds(seat_of(event), self.some(event), 1)

    def began_without(self, burdens: int) -> None:
        """The player whose turn it is does what these hot potatoes forbid."""
        if not self.rule.burdens_shown and self.gate >= 0:
            self.story.narrow(self.gate, ~burdens)

    def hear_may(self, event: Event) -> None:
        if event.card == "attempt" and self.tried:  # step 1 goes on after an attempt: it was the free one
            self.began_without(int(self.pack.skips_attempt_step))

    def hear_dialled(self, event: Event) -> None:
        self.given = self.needed = 0
        self.began_without(int(self.pack.skips_attempt_step | self.pack.dulls))

    def hear_skipped(self, event: Event) -> None:
        self.skipped = True
        self.began_without(int(self.pack.dulls))

    def hear_bought_action(self, event: Event) -> None:
        self.began_without(int(self.pack.dulls))

    # Deck and pile

    def hear_drew(self, event: Event) -> None:
        self.moves(event, DECK, seat_of(event))
        if event.seat == self.active and not self.in_play and not self.skipped:
            self.began_without(int(self.pack.dries))

    def hear_reshuffled(self, event: Event) -> None:
        self.story.move(OPEN, DECK, self.pile, self.pile.bit_count())
        self.pile = 0

    def hear_salvaged(self, event: Event) -> None:
        self.hear_copied(event)
        self.began_without(int(self.pack.dulls))

    def hear_copied(self, event: Event) -> None:
        self.pile &= ~self.some(event)
        self.moves(event, OPEN, seat_of(event))

    def hear_discarded(self, event: Event) -> None:
        card = self.some(event)
        if self.open & card:
            self.open &= ~card
        elif self.in_play & int(self.pack.rekeys):  # german: the old password (AD-R78)
            sector = self.sectors[event.seat][0]
            self.story.opens(sector, card)
            self.moves(event, PASSWORD + sector, OPEN)
        else:
            self.moves(event, seat_of(event), OPEN)
        self.pile |= card

    def hear_handed_on(self, event: Event) -> None:
        self.story.move(seat_of(event), target_of(event), self.some(event) & int(self.pack.burdens))

    # Cards in play

    def hear_played(self, event: Event) -> None:
        card = self.some(event)
        if not self.open & card:
            if card & int(self.pack.at_loss):
                self.take_up_gift()
            self.moves(event, seat_of(event), OPEN)
            self.open |= card
            self.in_play |= card
            if card & int(self.pack.upgrades):  # AD-59, AD-R100
                self.proves(event.seat, int(self.pack.need_code[self.numbers[event.card]]))
        if card & int(self.pack.is_attempt):
            self.given = self.needed = 0
            self.began_without(int(self.pack.forbids_attempts))

    def hear_waived(self, event: Event) -> None:
        self.hear_played(event)

    def proves(self, seat: str, code: int) -> None:
        """A code is in a password of a player."""
        sectors = self.sectors[seat]
        if len(sectors) == 1:
            self.story.has(sectors[0], code, True)
        else:
            self.story.one_has(sectors[0], sectors[1], code)

    def hear_laid(self, event: Event) -> None:
        self.in_play &= ~self.some(event)

    def hear_filed(self, event: Event) -> None:
        self.take_up_gift()
        card = self.some(event)
        self.open &= ~card
        self.in_play &= ~card
        self.pile |= card

    def hear_lifted(self, event: Event) -> None:
        self.hear_filed(event)

    def hear_raided(self, event: Event) -> None:
        self.open &= ~self.some(event)
        self.moves(event, OPEN, seat_of(event))

    def hear_set_aside(self, event: Event) -> None:
        self.moves(event, seat_of(event), ASIDE)

    def hear_new_password(self, event: Event) -> None:
        self.story.differ(ASIDE, 3)
        self.story.lay_anew(SECTORS.index(event.target))

    # From hand to hand

    def hear_viewed(self, event: Event) -> None:
        if event.card != HIDDEN:
            self.story.holds(target_of(event), self.some(event), 1)

    def hear_took(self, event: Event) -> None:
        self.moves(event, target_of(event), seat_of(event))

    def hear_gave(self, event: Event) -> None:
        if self.story.now[ASIDE] == 0:
            self.moves(event, seat_of(event), target_of(event))
            return
        cards, n, _ = self.gift or (0, 0, 0)
        self.gift = (cards | self.some(event), n + 1, target_of(event))

    def take_up_gift(self) -> None:
        """A gift is now hand like any other: it lay apart, because it is not given back (AD-R73)."""
        if self.gift is not None:
            cards, n, taker = self.gift
            self.story.move(ASIDE, taker, cards, n)
            self.gift = None

    def hear_saw(self, event: Event) -> None:
        if event.card != HIDDEN:
            self.story.has(SECTORS.index(event.target), CODES.index(event.card), True)

    # Attempts (AD-43 to AD-47)

    def hear_declared(self, event: Event) -> None:
        self.began_without(int(self.pack.forbids_attempts))
        self.tried = True
        self.sector = SECTORS.index(event.target)
        self.needed, self.given, self.denied, self.kept = 0, 0, False, False
        if self.different and any(self.sector in sectors for sectors in self.sectors.values()):
            self.needed = event.n
            self.story.differ(seat_of(event), event.n)  # AD-R95

    def hear_handed_over(self, event: Event) -> None:
        self.moves(event, seat_of(event), HANDED)
        self.given += 1
        if self.given == self.needed:
            self.story.differ(HANDED, self.needed)

    def hear_paid(self, event: Event) -> None:
        self.moves(event, seat_of(event), OPEN)
        self.paid |= self.some(event)

    def hear_granted(self, event: Event) -> None:
        if self.given:
            self.story.were_right(HANDED, seat_of(event), self.password())
        self.pile |= self.paid
        self.given = self.paid = 0

    def password(self) -> i64:
        """The password that is tried."""
        return self.story.latest[self.sector]

    def hear_denied(self, event: Event) -> None:
        self.denied = True
        self.story.holds(HANDED, int(self.story.cards), 1, WRONG, self.password())

    def hear_failed(self, event: Event) -> None:
        if self.different and self.needed and self.given == 0:
            self.story.agree(seat_of(event), self.needed - 1)  # AD-R95
        self.needed = 0

    def hear_returned(self, event: Event) -> None:
        card = self.some(event)
        if self.paid & card:
            self.paid &= ~card
            self.story.move(OPEN, seat_of(event), card)
        elif self.denied and self.kept:  # if the loss was called off, nobody says which were wrong (AD-R97)
            self.story.move(HANDED, seat_of(event), card, 1, RIGHT, self.password())
        else:
            self.story.move(HANDED, seat_of(event), card)

    def hear_kept(self, event: Event) -> None:
        self.kept = True
        if self.denied:
            self.story.move(HANDED, seat_of(event), self.some(event), 1, WRONG, self.password())
        else:  # Firewall says nothing of codes (AD-R23)
            self.moves(event, HANDED, seat_of(event))

    # Trades (AD-R70)

    def hear_offered(self, event: Event) -> None:
        self.offered, self.answered = event.card, []
        self.story.holds(seat_of(event), self.of_code(event), 1)

    def hear_named(self, event: Event) -> None:
        self.story.holds(seat_of(event), self.some(event), 1)

    def hear_answered(self, event: Event) -> None:
        self.answered.append(event.card)
        self.story.holds(seat_of(event), self.of_code(event), self.answered.count(event.card))

    def hear_accepted(self, event: Event) -> None:
        self.answered.insert(0, self.offered)
        self.proposer = event.seat

    def hear_traded(self, event: Event) -> None:
        """Both hand over at once: the proposer's card lies aside until the partner has handed over."""
        cards = self.some(event) & int(self.pack.of_code[CODES.index(self.answered.pop(0))])
        if event.seat == self.proposer:
            self.story.move(seat_of(event), ASIDE, cards)
            self.gift = (cards, 1, target_of(event))
        else:
            self.story.move(seat_of(event), target_of(event), cards)
        if not self.answered:
            self.take_up_gift()


def numbers_of(rule: Edition) -> dict[str, int]:
    """The number of each card of an edition, by its name."""
    if rule.name not in NUMBERS:
        NUMBERS[rule.name] = {name: n for n, name in enumerate(rule.pack.names)}
    return NUMBERS[rule.name]


def seat_of(event: Event) -> int:
    """The number of the seat that an event is about."""
    return LETTERS.index(event.seat)


def target_of(event: Event) -> int:
    """The number of the seat at which it is aimed."""
    return LETTERS.index(event.target)

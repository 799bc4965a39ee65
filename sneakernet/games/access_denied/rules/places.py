"""Every place a card can be in, for counting and for imagining."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.access_denied.rules.cells import P_BY, P_CARD, P_STATE, P_WAIVER
from sneakernet.games.access_denied.rules.state import FILED, NO_CARD, WITH_CODES, Net


def in_play(s: Net) -> i64:
    """The announced cards that lie open and are not yet on the pile or laid down."""
    cards: i64 = 0
    for slot in range(s.plays()):
        if s.play(slot, P_STATE) != FILED:
            for cell in (P_CARD, P_WAIVER):
                card = s.play(slot, cell)
                if card != NO_CARD:
                    cards |= BIT[card]
    return cards


def on_pile(s: Net) -> i64:
    """The cards of the pile."""
    cards: i64 = 0
    for n in range(s.pile_size()):
        card = s.pile(n)
        cards |= BIT[card]
    return cards


def in_deck(s: Net) -> i64:
    """The cards of the deck."""
    cards: i64 = 0
    for n in range(s.deck_size()):
        card = s.deck(n)
        cards |= BIT[card]
    return cards


def beside_sectors(s: Net) -> i64:
    """All sector cards on the table."""
    cards: i64 = 0
    for n in range(s.traps()):
        card = s.trap_card(n)
        cards |= BIT[card]
    return cards


def in_hands(s: Net) -> i64:
    """The cards of all hands."""
    cards: i64 = 0
    for p in range(s.seats()):
        cards |= s.hand(p)
    return cards


def set_aside(s: Net) -> i64:
    """Cards set aside facedown; a gift that has arrived is hand already."""
    return s.aside() & ~in_hands(s)


def holds(s: Net, p: i64) -> i64:
    """A hand, with what was put down from it and has gone nowhere yet."""
    cards = s.hand(p)
    if s.attempt_by() == p and s.attempt_kind() == WITH_CODES:
        cards |= s.handed()
    if s.aside() != 0 and s.plays() > 0 and s.play(0, P_BY) == p:
        cards |= set_aside(s)
    return cards


def all_places(s: Net) -> list[i64]:
    """Every place once."""
    found: list[i64] = [s.hand(p) for p in range(s.seats())]
    found += [s.upgrades(p) for p in range(s.seats())]
    found += [s.password(sector) for sector in range(i64(6))]
    found += [s.handed(), set_aside(s), beside_sectors(s), in_deck(s), on_pile(s), in_play(s)]
    return found

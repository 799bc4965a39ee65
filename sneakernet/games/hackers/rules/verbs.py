"""The only code that moves cards. A verb moves the card, the knowledge and the news of it together."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.knowledge import show, slip_away
from sneakernet.core.state import NOBODY
from sneakernet.games.hackers.rules import names
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers


def announce(s: Hackers, p: i64) -> None:
    """HACK THE PLANET: only the first trigger of a game counts (HK-15)."""
    if s.announcer() == NOBODY:
        s.set_announcer(p)
        s.tell(names.HACKED_THE_PLANET, p)


def check_deck(s: Hackers) -> None:
    """An empty DECK is HACK THE PLANET by the active player (HK-15a)."""
    if s.deck_size() == 0:
        announce(s, s.active())


def refill_snoop(s: Hackers) -> None:
    """Turn the top card over into an empty SNOOP (HK-11)."""
    if s.snoop() == NO_CARD and s.deck_size() > 0:
        card = s.take_top()
        s.set_snoop(card)
        show(s, BIT[card], s.everyone())
        s.tell(names.TURNED, s.active(), card, known_to=s.everyone())
        check_deck(s)


def draw(s: Hackers, p: i64, from_bottom: bool) -> None:
    """One card from the DECK into HAND (HK-22)."""
    card = s.take_bottom() if from_bottom else s.take_top()
    s.set_hand(p, s.hand(p) | BIT[card])
    s.set_drawn(s.drawn() | BIT[card])
    seen_by = s.hand_seen_by(p)
    show(s, BIT[card], seen_by)
    s.tell(names.DREW_BOTTOM if from_bottom else names.DREW_TOP, p, card, known_to=seen_by)
    check_deck(s)


def take_snoop(s: Hackers, p: i64) -> None:
    """The face-up card into HAND, as everybody sees (HK-8)."""
    card = s.snoop()
    s.set_snoop(NO_CARD)
    s.set_hand(p, s.hand(p) | BIT[card])
    s.tell(names.TOOK, p, card, known_to=s.everyone())
    refill_snoop(s)


def leave_hand(s: Hackers, p: i64, card: i64, among: i64, seen_by: i64) -> None:
    """A card leaves HAND; who does not see it no longer knows which one of these is where."""
    slip_away(s, card, among, seen_by)
    s.set_hand(p, s.hand(p) & ~BIT[card])


def pass_on(s: Hackers, p: i64, card: i64, to: i64) -> None:
    """A card from HAND to a neighbour's HAND (HK-9)."""
    seen_by = s.hand_seen_by(p) | s.hand_seen_by(to)
    leave_hand(s, p, card, s.hand(p), seen_by)
    s.set_hand(to, s.hand(to) | BIT[card])
    s.tell(names.PASSED, p, card, to, known_to=seen_by)


def return_from_hand(s: Hackers, p: i64, card: i64, among: i64, verb: i64) -> None:
    """A card from HAND under the DECK, unseen (HK-12, 51); others know only that it was one of `among`."""
    seen_by = s.hand_seen_by(p)
    leave_hand(s, p, card, among, seen_by)
    s.put_under(card)
    s.tell(verb, p, card, known_to=seen_by)


def put_in_box(s: Hackers, p: i64, card: i64) -> None:
    """A card from HAND face down into the BOX (HK-53)."""
    leave_hand(s, p, card, s.hand(p), s.hand_seen_by(p))
    s.set_box(s.box() | BIT[card])
    s.tell(names.BOXED, p, card, known_to=s.hand_seen_by(p))


def return_from_files(s: Hackers, p: i64, card: i64, among: i64, seen_by: i64) -> None:
    """A card from FILES under the DECK; `among` are the cards of which it could be one, for who does not see it."""
    slip_away(s, card, among, seen_by)
    s.set_files(p, s.files(p) & ~BIT[card])
    s.put_under(card)
    s.tell(names.RETURNED, p, card, known_to=seen_by)


def put_in_files(s: Hackers, p: i64, card: i64) -> None:
    """A card from HAND into FILES: open, or face down and called out only as Encrypted has it (HK-43, 44)."""
    seen_by = s.files_seen_by(p) | s.hand_seen_by(p)
    called = s.encrypted() and is_called_out(s, p, card)
    if called:
        leave_hand(s, p, card, s.hand(p), s.everyone())
    else:
        leave_hand(s, p, card, s.hand(p), seen_by)
    s.set_files(p, s.files(p) | BIT[card])
    s.tell(names.ADDED, p, card, known_to=seen_by)
    if called:
        s.tell(names.ANNOUNCED, p, card, known_to=s.everyone())


def is_called_out(s: Hackers, p: i64, card: i64) -> bool:
    """Whether the card is announced by name as it is added (HK-44)."""
    return (PACK.called_out & BIT[card]) != 0 or (s.files(p) & PACK.baud(PACK.called_if_it_sweeps[card])) != 0


def move_to_files(s: Hackers, p: i64, card: i64, to: i64) -> None:
    """A card from one player's FILES to another's, named before everybody; it is not added (HK-21, 45)."""
    s.set_files(p, s.files(p) & ~BIT[card])
    s.set_files(to, s.files(to) | BIT[card])
    show(s, BIT[card], s.everyone())
    s.tell(names.MOVED, to, card, p, known_to=s.everyone())


def take_snoop_to_files(s: Hackers, p: i64) -> None:
    """The SNOOP card into FILES (HK-49)."""
    card = s.snoop()
    s.set_snoop(NO_CARD)
    s.set_files(p, s.files(p) | BIT[card])
    s.tell(names.MOVED, p, card, known_to=s.everyone())
    refill_snoop(s)


def reveal(s: Hackers, p: i64, cards: i64, n: i64) -> None:
    """These cards are turned face up: of the FILES of a player (`n` is 1), or of the BOX (0)."""
    show(s, cards, s.everyone())
    rest = cards
    while rest != 0:
        s.tell(names.REVEALED, p, lowest(rest), n=n, known_to=s.everyone())
        rest &= rest - 1


def score(s: Hackers, p: i64) -> i64:
    """The value of a player's FILES (HK-17, 55)."""
    total: i64 = 0
    files = s.files(p)
    rest = files
    while rest != 0:
        total += PACK.values[lowest(rest)]
        rest &= rest - 1
    if files & PACK.baud_300:
        doubled = files & PACK.doubles
        while doubled != 0:
            total += PACK.values[lowest(doubled)]
            doubled &= doubled - 1
    return total


def may_add(s: Hackers, p: i64) -> i64:
    """The cards of a HAND that may be added now (HK-7, 27)."""
    return s.hand(p) if s.files(p) else s.hand(p) & ~PACK.needs_another


def find(s: Hackers, p: i64, card: i64, at: i64) -> None:
    """Encrypted: everybody learns in whose FILES the card lies (HK-45)."""
    show(s, BIT[card], s.everyone())
    s.tell(names.FOUND, p, card, at, known_to=s.everyone())

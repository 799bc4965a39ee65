"""Words for tests of what follows for an onlooker: the hands, moves and passwords that may be by all it was told."""

from collections.abc import Iterable, Iterator
from itertools import combinations
from typing import Any

from sneakernet.core.bits import members, setof
from sneakernet.core.position import parse
from sneakernet.core.rng import Rng
from sneakernet.core.view import LETTERS
from sneakernet.games.access_denied.deduction import begin
from sneakernet.games.access_denied.deduction.columns import Columns
from sneakernet.games.access_denied.deduction.steps import Story
from sneakernet.games.access_denied.rules.names import CODES, SECTORS
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, SETS
from tests.games.access_denied.positions import SEATS, code
from tests.support.table import Table

WORLDS = 200
Places = dict[str, set[str]]


def told(t: Table, onlooker: str) -> Story:
    """What an onlooker was told from the first pick on, with what it sees of its own cards."""
    seat = SEATS.index(onlooker)
    checklist = begin(t.begun, seat)
    checklist.listen(t.rules.read(t.log[t.unheard :], int(t.s.seats()), seat))
    story = checklist.listener.story
    checklist.listener.look(t.rules.view(t.s, seat), story)
    return story


def numbers(t: Table, cards: Iterable[str]) -> int:
    """A set of cards by their names."""
    names = t.rules.cards(t.rules.edition_of(t.s))
    return int(setof([names.index(card) for card in cards]))


def may_be(story: Story, places: dict[int, int]) -> bool:
    """Whether these cards may lie in these places."""
    supposed = story.copy()
    for place, cards in places.items():
        supposed.holds(place, cards, cards.bit_count())
    return bool(Columns(supposed).possible)


def hands(t: Table, onlooker: str, seat: str) -> set[frozenset[str]]:
    """The hands that a player may have."""
    story = told(t, onlooker)
    place = LETTERS.index(seat)
    names: Any = t.rules.cards(t.rules.edition_of(t.s))
    among = [int(n) for n in members(Columns(story).last()[place])]
    return {
        frozenset(names[n] for n in cards)
        for cards in combinations(among, int(t.s.hand_size(place)))
        if may_be(story, {place: int(setof(list(cards)))})
    }


def moved(t: Table, onlooker: str, cards: str, giver: str, taker: str) -> set[frozenset[str]]:
    """Which of these cards a taker may have now, while the giver has all others of them."""
    story = told(t, onlooker)
    named = cards.split()
    return {
        frozenset(gone)
        for n in range(len(named) + 1)
        for gone in combinations(named, n)
        if may_be(
            story,
            {
                LETTERS.index(taker): numbers(t, gone),
                LETTERS.index(giver): numbers(t, set(named) - set(gone)),
            },
        )
    }


def surely(t: Table, onlooker: str, seat: str, letter: str, n: int = 1) -> bool:
    """Whether a player must have at least so many cards of a code."""
    story = told(t, onlooker)
    cards = int(story.pack.of_code[CODES.index(letter)])
    return not any(
        only(story, LETTERS.index(seat), int(story.cards) & ~cards | int(setof(list(few))))
        for few in combinations([int(card) for card in members(cards)], n - 1)
    )


def lacking(t: Table, onlooker: str, seats: str, cards: int) -> set[str]:
    """The players of these who may have none of these cards; "" if none of them need have one."""
    story = told(t, onlooker)
    others = int(story.cards) & ~cards
    found = {seat for seat in seats if only(story, LETTERS.index(seat), others)}
    for seat in seats:
        story.only(LETTERS.index(seat), others)
    return found | {""} if Columns(story).possible else found


def of_code(t: Table, letter: str) -> int:
    """All cards of a code."""
    return int(t.s.pack.of_code[CODES.index(letter)])


def only(story: Story, place: int, cards: int) -> bool:
    """Whether a place may have no other cards than these."""
    supposed = story.copy()
    supposed.only(place, cards)
    return bool(Columns(supposed).possible)


def password_of(t: Table, onlooker: str, sector: str, letters: str, **held: str) -> set[str]:
    """Which of these codes may be together in a password, if players have these cards."""
    story = told(t, onlooker)
    for seat, card in held.items():
        story.holds(LETTERS.index(seat), numbers(t, [card]), 1)
    columns = Columns(story)
    found = set()
    for n in range(SETS):
        before = columns.keep()
        if columns.suppose(SECTORS.index(sector), 2**n):
            found.add("".join(x for x in letters if CODE_SETS[n] >> CODES.index(x) & 1))
        columns.go_back(before)
    return found


def began_with(t: Table, card: str) -> set[bool]:
    """Whether the present turn may have begun with a hot potato, as everybody can tell; worlds are imagined so."""
    bit = numbers(t, [card])
    found = {False} if t.s.ruled_out() & bit else {True} if t.s.betrayed() & bit else {True, False}
    for seat in range(int(t.s.seats())):
        if seat != t.s.active():
            worlds = [t.rules.imagine(t.s, seat, Rng(f"{n}")) for n in range(4)]
            assert {bool(world.held() & bit) for world in worlds} <= found
    return found


def imagined(t: Table, onlooker: str) -> Iterator[Places]:
    """The places of worlds that an onlooker imagines; hands by their seats."""
    for n in range(WORLDS):
        fields = parse(t.rules.save(t.rules.imagine(t.s, SEATS.index(onlooker), Rng(f"{n}")))).fields
        found = {name: set(text.split()) - {"none"} for name, text in fields.items()}
        yield {"held": set()} | found | {seat: found.get(f"{seat} hand", set()) for seat in SEATS}


def seen(onlooker: str, *cards: str) -> str:
    """What an onlooker can name."""
    return f"known {onlooker}: {' '.join(cards)}"


def sets(*texts: str) -> set[frozenset[str]]:
    """Sets of cards, each written in one text."""
    return {frozenset(text.split()) for text in texts}


def codes(cards: Iterable[str]) -> str:
    """The codes of cards, in order."""
    return "".join(sorted(map(code, cards)))

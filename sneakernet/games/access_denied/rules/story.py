"""The story of the cards: every move from place to place, and what was shown or said of a place, with who saw it.

It is all that anybody can know of hands and deck beyond the cards in sight (section 10): an imagined world is one to
which some history leads that fits the story as its seat was told it (retelling.py).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.games.access_denied.rules.cells import ANSWERED, P_BY
from sneakernet.games.access_denied.rules.places import beside_sectors, in_deck, in_play, on_pile, set_aside
from sneakernet.games.access_denied.rules.state import WITH_CODES, Net
from sneakernet.games.access_denied.rules.worlds import all_different

ANY: Final = -1  # of whatever kind: every bit

# Places: six hands, then these. What lies open is known to all, wherever it is.
HANDS: Final = 6
DECK: Final = 6
HANDED: Final = 7  # before a controller
ASIDE: Final = 8
PASSWORD: Final = 9  # per sector
OPEN: Final = 15
PLACES: Final = 16

# A story: how many cards are in each place at first; then its steps, each in three cells: what it
# is + 8 * place + 128 * goal + 2048 * how many + 131072 * who saw it; its cards; their kind.
MOVES: Final = 0  # so many cards of a kind go from a place to another
SEES: Final = 1  # these cards are in a place
HOLDS_NONE_BUT: Final = 2  # none but these cards are in a place; those of a kind are
HOLDS: Final = 3  # at least so many cards of a kind are in a place
DIFFER: Final = 4  # cards in a place have at least so many different codes
AGREE: Final = 5  # at most so many
STEP: Final = 3  # cells
NUMBER: Final = 0x1F800  # where a step says how many cards
LONG: Final = 900  # steps

# Kinds that depend on a password: the cards that match a sector's at that time, or that do not.
RIGHT: Final = -7
WRONG: Final = -13


def what(step: i64) -> i64:
    """What kind of step it is."""
    return step & 7


def place_of(step: i64) -> i64:
    """Where it happens, or where it begins."""
    return (step >> 3) & 15


def goal_of(step: i64) -> i64:
    """Where cards go."""
    return (step >> 7) & 15


def number_of(step: i64) -> i64:
    """How many cards."""
    return (step >> 11) & 63


def seen_by(step: i64) -> i64:
    """The observers who can name its cards."""
    return step >> 17


def places_of(s: Net) -> vec[i64]:
    """All cards by the places of the story; a gift that has arrived is hand."""
    found = vec[i64]([0] * PLACES)
    for p in range(s.seats()):
        found[p] = s.hand(p)
        found[OPEN] |= s.upgrades(p)
    for sector in range(i64(6)):
        found[PASSWORD + sector] = s.password(sector)
    found[DECK] = in_deck(s)
    found[ASIDE] = set_aside(s)
    found[HANDED if s.attempt_kind() == WITH_CODES else OPEN] |= s.handed()
    found[OPEN] |= on_pile(s) | beside_sectors(s) | in_play(s)
    return found


def begin_story(s: Net) -> None:
    """The story begins here and now: with what observers can name, and with nothing that happened before."""
    if s.blind:
        return
    places = places_of(s)
    s.story = vec[i64]([0] * PLACES)
    for place in range(i64(PLACES)):
        s.story[place] = count(places[place])
        for q in range(s.seats() + 1):
            if places[place] & s.known_to(q):
                saw(s, place, places[place] & s.known_to(q), BIT[q])
    for place in range(i64(HANDED), i64(PASSWORD)):
        if places[place] & all_different(s):
            differ(s, place, count(places[place]))
    say_codes(s, s.active(), s.offered_card())
    if s.setting(ANSWERED):
        say_codes(s, s.partner(), s.picked())


def grows_long(s: Net) -> bool:
    """Whether so much has been told that the beginning may be forgotten, when the pile is shuffled."""
    return i64(len(s.story)) > PLACES + STEP * LONG


def write(s: Net, is_a: i64, place: i64, goal: i64, n: i64, cards: i64, kind: i64, seen: i64) -> None:
    """One more step."""
    story = append(s.story, is_a | (place << 3) | (goal << 7) | (n << 11) | (seen << 17))
    story = append(story, cards)
    s.story = append(story, kind)


def moved(s: Net, place: i64, goal: i64, cards: i64, kind: i64, seen: i64) -> None:
    """Cards go from a place to another; who does not see them knows how many, and of which kind they are."""
    if cards == 0 or s.blind:
        return
    if place < HANDS and s.hand(place) & s.aside():
        settle_gift(s, place, goal, cards)
    story = s.story
    last = i64(len(story)) - STEP
    if last >= PLACES and story[last + 2] == kind:
        step = MOVES | (place << 3) | (goal << 7) | (seen << 17)
        if story[last] & ~i64(NUMBER) == step:  # moved the same way just before
            cards |= story[last + 1]
            story[last] = step | (count(cards) << 11)
            story[last + 1] = cards
            return
    write(s, MOVES, place, goal, count(cards), cards, kind, seen)


def saw(s: Net, place: i64, cards: i64, seen: i64) -> None:
    """These observers see these cards in a place."""
    if cards and not s.blind:
        write(s, SEES, place, 0, count(cards), cards, 0, seen)


def holds_none_but(s: Net, p: i64, cards: i64) -> None:
    """Everybody knows that a hand has no other cards than these."""
    if not s.blind:
        write(s, HOLDS_NONE_BUT, p, 0, 0, cards, 0, 0)


def holds_some(s: Net, place: i64, n: i64, kind: i64) -> None:
    """Everybody knows that at least so many cards of a kind are in a place."""
    if n > 0 and not s.blind:
        write(s, HOLDS, place, 0, n, 0, kind, 0)


def differ(s: Net, place: i64, n: i64) -> None:
    """Everybody knows that the cards in a place have at least so many different codes."""
    if n > 1 and not s.blind:
        write(s, DIFFER, place, 0, n, 0, 0, 0)


def all_differ(s: Net, p: i64, n: i64) -> None:
    """Cards handed over differ: that their player had so many different codes before need not be said (AD-R95)."""
    story = s.story
    last = i64(len(story)) - STEP
    if last - STEP >= PLACES and what(story[last - STEP]) == DIFFER and place_of(story[last - STEP]) == p:
        story[last - STEP] = story[last]
        story[last - STEP + 1] = story[last + 1]
        story[last - STEP + 2] = story[last + 2]
        s.story = story[:last]
    differ(s, HANDED, n)


def agree(s: Net, place: i64, n: i64) -> None:
    """Everybody knows that the cards in a place have at most so many different codes, if any."""
    if n > 0 and not s.blind:
        write(s, AGREE, place, 0, n, 0, 0, 0)


def say_codes(s: Net, p: i64, cards: i64) -> None:
    """Who said aloud which codes are held holds them, as long as they do not go (AD-R70)."""
    while cards != 0:
        of_code = s.pack.of_code[s.pack.codes[lowest(cards)]]
        holds_some(s, p, count(cards & of_code), of_code)
        cards &= ~of_code


def turn_of(s: Net, p: i64) -> i64:
    """Where the story says with which hand a player began the present turn; 0 if it does not."""
    story = s.story
    at = i64(len(story)) - STEP
    while at >= PLACES and what(story[at]) != HOLDS_NONE_BUT:
        at -= STEP
    return at if at >= PLACES and place_of(story[at]) == p else i64(0)


def refute(s: Net, p: i64, burdens: i64) -> None:
    """A player does what these hot potatoes forbid: none was in the hand when the turn began (AD-64)."""
    if s.blind or s.rule.burdens_shown:
        return
    at = turn_of(s, p)
    if at >= PLACES:
        s.story[at + 1] &= ~burdens


def prove(s: Net, p: i64, burdens: i64) -> None:
    """What happens to a player happens by these hot potatoes alone: they were in the hand when the turn began."""
    if s.blind or s.rule.burdens_shown:
        return
    at = turn_of(s, p)
    if at >= PLACES:
        s.story[at + 2] |= burdens


def lies_aside(s: Net) -> bool:
    """Whether cards lie aside, by the story: a gift is taken up only after the return for it was taken (AD-R73)."""
    story = s.story
    at = i64(len(story)) - STEP
    while at >= PLACES:
        if what(story[at]) == MOVES and (place_of(story[at]) == ASIDE or goal_of(story[at]) == ASIDE):
            return goal_of(story[at]) == ASIDE
        at -= STEP
    return len(story) > 0 and story[ASIDE] > 0


def take_up_gift(s: Net, p: i64) -> None:
    """The cards set aside for a player are now hand like any other."""
    if not s.blind and lies_aside(s):
        write(s, MOVES, ASIDE, p, count(s.aside()), s.aside(), ANY, BIT[p] | BIT[s.play(0, P_BY)])


def settle_gift(s: Net, p: i64, goal: i64, cards: i64) -> None:
    """Who has a gift before him plays on with it, unless he just gives the return for it."""
    if goal != s.play(0, P_BY) or cards & s.aside():
        take_up_gift(s, p)


def tell_only_to(s: Net, q: i64) -> None:
    """The story as one observer was told it."""
    story = s.story
    everyone = s.everyone()
    for at in range(i64(PLACES), i64(len(story)), i64(STEP)):
        step = story[at]
        if what(step) <= SEES and seen_by(step) != everyone:
            eyes = seen_by(step) & BIT[q]
            story[at] = (step & 0x1FFFF) | (eyes << 17)
            if eyes == 0:
                story[at + 1] = BIT[number_of(step)] - 1  # some cards

"""A story that begins at a table: with what an observer knows there, and with nothing that happened before."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, setof
from sneakernet.games.access_denied.deduction.steps import ASIDE, DECK, HANDED, OPEN, PASSWORD, PLACES, Story, fitting
from sneakernet.games.access_denied.rules.cells import ANSWERED, CARDS
from sneakernet.games.access_denied.rules.places import beside_sectors, in_deck, in_play, on_pile, set_aside
from sneakernet.games.access_denied.rules.state import WITH_CODES, Net
from sneakernet.games.access_denied.rules.worlds import all_different


def story_of(s: Net, q: i64) -> Story:
    """What an observer knows at this table; before the cards are dealt, that they are all in the deck."""
    places = places_of(s)
    cards: i64 = 0
    for here in places:
        cards |= here
    if cards == 0:
        cards = setof(list(range(CARDS)))
        places[DECK] = cards
    story = Story(s.pack, cards)
    known = s.known_to(q)
    for place in range(i64(PLACES)):
        story.lay(place, places[place])
        story.holds(place, places[place] & known, count(places[place] & known))
    for sector in range(i64(6)):
        if places[PASSWORD + sector] & ~known:
            story.only(PASSWORD + sector, ~s.outside(q) | known)
            story.has_none_of(sector, ~fitting(s.codes_noted(q, sector, True), s.codes_noted(q, sector, False)))
            story.has_none_of(sector, s.excluded(q, sector))
    for place in (i64(HANDED), i64(ASIDE)):
        if places[place] & all_different(s):
            story.differ(place, count(places[place]))
    for p in range(s.seats()):
        claim(s, story, p)
    say_codes(s, story, s.active(), s.offered_card())
    if s.setting(ANSWERED):
        say_codes(s, story, s.partner(), s.picked())
    return story


def places_of(s: Net) -> list[i64]:
    """All cards by the places of a story; a gift that has arrived is hand."""
    found: list[i64] = [0] * PLACES
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


def claim(s: Net, story: Story, p: i64) -> None:
    """Two players: what upgrades have proven of one of two passwords."""
    own = [sector for sector in range(i64(6)) if s.controller(sector) == p]
    for code in range(i64(6)):
        if s.proven(p) & BIT[code]:
            story.one_has(own[0], own[-1], code)


def say_codes(s: Net, story: Story, p: i64, cards: i64) -> None:
    """Codes that were said of cards of a hand, which are still there (AD-R70)."""
    while cards != 0:
        of_code = s.pack.of_code[s.pack.codes[lowest(cards)]]
        story.holds(p, of_code, count(cards & of_code))
        cards &= ~of_code

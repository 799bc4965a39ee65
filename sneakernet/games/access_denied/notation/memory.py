"""What observers can say of cards whose place they do not know, as a saved position writes it (leads.py).

Sets of cards are hexadecimal, one bit per card in the order of the card list: they are for the table, not for reading.
"""

import re
from typing import Final

from sneakernet.core.bits import BIT, count, members
from sneakernet.core.position import BadPosition
from sneakernet.core.view import LETTERS
from sneakernet.games.access_denied.leads import hold_together, holds
from sneakernet.games.access_denied.notes import DECK, MOST_LEADS, PLACES
from sneakernet.games.access_denied.places import in_deck
from sneakernet.games.access_denied.state import Net

SET: Final = "([0-9a-f]{1,16})"
ELSEWHERE: Final = re.compile(f"([A-F]|deck)\\.{SET}")
LEAD: Final = re.compile(f"([A-F]+)\\.([1-9][0-9]?)\\.([A-F]*\\*?)\\.{SET}")
ALL: Final = 2**63 - 1
MOST_CARDS: Final = 63


def place_name(place: int) -> str:
    """A hand by its seat, or the deck."""
    return "deck" if place == DECK else LETTERS[place]


def elsewhere_of(s: Net, q: int) -> list[str]:
    """Cards that an observer knows not to be in a hand, or not in the deck: `B.1f`."""
    absent = [(place, int(s.elsewhere(q, place))) for place in range(PLACES)]
    return [f"{place_name(place)}.{cards:x}" for place, cards in absent if cards]


def read_elsewhere(s: Net, q: int, word: str, field: str) -> None:
    """One of them."""
    found = ELSEWHERE.fullmatch(word)
    place = DECK if word.startswith("deck") else LETTERS.find(word[:1])
    cards = int(found[2], 16) if found else 0
    if not found or cards > ALL or (place != DECK and place >= s.seats()):
        raise BadPosition("no-lead", field=field, given=word)
    s.set_elsewhere(q, place, cards)
    there = in_deck(s) if place == DECK else holds(s, place)
    if place != q and cards & there & ~s.known_to(q):
        raise BadPosition("untrue-lead", field=field, given=word)


def leads_of(s: Net) -> list[str]:
    """Hands, least number, who knows it, cards: `BD.2.AC*.1f`; the star is whoever watches."""
    found: list[str] = []
    for n in range(int(s.leads())):
        eyes = "".join(LETTERS[q] if q < s.seats() else "*" for q in members(s.lead_observers(n)))
        hands = "".join(LETTERS[p] for p in members(s.lead_hands(n)))
        found.append(f"{hands}.{int(s.lead_least(n))}.{eyes}.{int(s.lead_cards(n)):x}")
    return found


def read_leads(s: Net, words: list[str]) -> None:
    """All of them."""
    if len(words) > MOST_LEADS:
        raise BadPosition("no-lead", field="leads", given=words[-1])
    for word in words:
        found = LEAD.fullmatch(word)
        if not found:
            raise BadPosition("no-lead", field="leads", given=word)
        hands, least, cards = {LETTERS.index(one) for one in found[1]}, int(found[2]), int(found[4], 16)
        eyes = [int(s.seats()) if one == "*" else LETTERS.index(one) for one in found[3]]
        if max(hands) >= s.seats() or not eyes or max(eyes) > s.seats() or cards > ALL or least > MOST_CARDS:
            raise BadPosition("no-lead", field="leads", given=word)
        places = sum(int(BIT[p]) for p in hands)
        if count(cards & hold_together(s, places)) < least:
            raise BadPosition("untrue-lead", field="leads", given=word)
        s.put_lead(cards, places, least, sum({int(BIT[q]) for q in eyes}))

"""What a seat knows of a HACKERS table, and the worlds it can imagine (brief 1.1, HK-42 to 47, 51)."""

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, members
from sneakernet.core.knowledge import fresh_stream, mix, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.core.view import Pile, View, letter
from sneakernet.games.hackers import verbs
from sneakernet.games.hackers.card import PACK
from sneakernet.games.hackers.state import CARDS, NO_CARD, Hackers

ALL_CARDS = 2**CARDS - 1


def pile(cards: int, known: int) -> Pile:
    """A place as an observer sees it: the number of cards, and the known ones by name."""
    return Pile(int(count(cards)), tuple(PACK.names[card] for card in members(cards & known)))


def look(s: Hackers, observer: int) -> View:
    """What an observer knows. Of the DECK only the number is shown (HK-51): players may remember, views do not."""
    known: int = s.known_to(observer)
    places: dict[str, Pile] = {}
    for p in range(int(s.seats())):
        places[f"{letter(p)} hand"] = pile(s.hand(p), known)
        places[f"{letter(p)} files"] = pile(s.files(p), known)
    places["deck"] = Pile(int(s.deck_size()), ())
    places["snoop"] = pile(0 if s.snoop() == NO_CARD else BIT[s.snoop()], known)
    places["phones"] = pile(0 if s.phones() == NO_CARD else BIT[s.phones()], known)
    places["box"] = pile(s.box(), known)
    facts: dict[str, object] = {
        "active": letter(int(s.active())),
        "starter": letter(int(s.starter())),
        "turn": int(s.turns()),
        "round": int(s.round()),
        "announcer": letter(int(s.announcer())),
        "last_round": s.ending(),
        "scores": scores_known(s, known),
    }
    return View(observer, places, facts)


def scores_known(s: Hackers, known: int) -> list[int | None]:
    """What each player's FILES are worth now; None where they lie face down for this observer."""
    shown: list[int | None] = []
    for p in range(int(s.seats())):
        seen = (s.files(p) & ~known) == 0
        shown.append(int(verbs.score(s, p)) if seen else None)
    return shown


def imagine(s: Hackers, seat: int, rng: Rng) -> Hackers:
    """A table that this seat cannot tell from the real one: the cards it does not know change names at random."""
    world = s.copy()
    names = vec[i64]([0] * CARDS)
    for card in range(CARDS):
        names[card] = card
    hidden: i64 = ALL_CARDS & ~in_limbo(s) & ~s.known_to(seat)
    mix(names, hidden, rng)
    world.rename(names)
    rename_knowledge(world, names)
    fresh_stream(world, rng)
    return world


def in_limbo(s: Hackers) -> i64:
    """Cards that a written position left out."""
    placed: i64 = s.box()
    for p in range(s.seats()):
        placed |= s.hand(p) | s.files(p)
    for n in range(s.deck_size()):
        placed |= BIT[s.deck(n)]
    if s.snoop() != NO_CARD:
        placed |= BIT[s.snoop()]
    if s.phones() != NO_CARD:
        placed |= BIT[s.phones()]
    return ALL_CARDS & ~placed

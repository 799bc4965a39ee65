"""What a seat knows of a HACKERS table (HK-42 to 47, 51)."""

from typing import final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, members
from sneakernet.core.view import Pile, View, letter
from sneakernet.games.hackers.rules import verbs
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers


def names_of(cards: int) -> tuple[str, ...]:
    """The ids of a set of cards."""
    return tuple(PACK.names[card] for card in members(cards))


def one(card: int) -> int:
    """The set of one card, or of none."""
    return 0 if card == NO_CARD else int(BIT[card])


@final
class Look:
    """Gathers what one observer sees and remembers, place by place."""

    def __init__(self, s: Hackers, observer: int) -> None:
        self.eye: i64 = BIT[observer]
        self.known: i64 = s.known_to(observer)
        self.places: dict[str, Pile] = {}
        self.memory: dict[str, tuple[str, ...]] = {}

    def at(self, place: str, cards: int, seen_by: int) -> None:
        """A place: open to those who see it; others may remember cards of it."""
        seen = cards if seen_by & self.eye else 0
        self.places[place] = Pile(int(count(cards)), names_of(seen))
        remembered = cards & self.known & ~seen
        if remembered:
            self.memory[place] = names_of(remembered)


def look(s: Hackers, observer: int) -> View:
    """What an observer knows. Of the DECK only the number is shown (HK-51): players may remember, views do not."""
    seen = Look(s, observer)
    everyone: int = s.everyone()
    for p in range(int(s.seats())):
        seen.at(f"{letter(p)} hand", s.hand(p), s.hand_seen_by(p))
        seen.at(f"{letter(p)} files", s.files(p), s.files_seen_by(p))
    seen.places["deck"] = Pile(int(s.deck_size()), ())
    seen.at("snoop", one(int(s.snoop())), everyone)
    seen.at("phones", one(int(s.phones())), everyone)
    boxed_by_me = s.box() & s.known_to(observer)  # the box is never looked into by anybody else (HK-53)
    seen.places["box"] = Pile(int(count(s.box())), names_of(boxed_by_me))
    facts: dict[str, object] = {
        "active": letter(int(s.active())),
        "starter": letter(int(s.starter())),
        "turn": int(s.turns()),
        "round": int(s.round()),
        "announcer": letter(int(s.announcer())),
        "last_round": s.ending(),
        "scores": scores_seen(s, observer),
    }
    view = View(observer, seen.places, facts)
    view.memory = seen.memory
    return view


def scores_seen(s: Hackers, observer: int) -> list[int | None]:
    """What each player's FILES are worth now; None where they lie face down for this observer."""
    eye: int = BIT[observer]
    return [int(verbs.score(s, p)) if s.files_seen_by(p) & eye else None for p in range(int(s.seats()))]

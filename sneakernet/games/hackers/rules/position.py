"""HACKERS positions as text: places by name, cards by id, and the knowledge of each seat."""

from sneakernet.core.bits import BIT, count, members
from sneakernet.core.complaint import Complaint
from sneakernet.core.position import BadPosition, Position
from sneakernet.core.state import NOBODY
from sneakernet.core.view import letter, seat_of
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers
from sneakernet.games.hackers.rules.turn import STEPS, TURN


def number(name: str, field: str) -> int:
    """A card's number by its id."""
    if name not in PACK.names:
        raise BadPosition("no-card", field=field, given=name)
    return PACK.names.index(name)


class Loader:
    """Places the cards of a position, each once."""

    def __init__(self, s: Hackers, text: Position) -> None:
        self.s = s
        self.text = text
        self.placed = 0

    def cards(self, field: str) -> list[int]:
        """The cards of a field, in order."""
        found = [number(name, field) for name in self.text.words(field)]
        for card in found:
            if self.placed & BIT[card]:
                raise BadPosition("two-places", field=field, card=PACK.names[card])
            self.placed |= BIT[card]
        return found

    def set_of(self, field: str) -> int:
        """The cards of a field as a set."""
        return sum(int(BIT[card]) for card in self.cards(field))

    def one(self, field: str) -> int:
        """The only card of a field, or none."""
        found = self.cards(field)
        if len(found) > 1:
            raise BadPosition("one-card", field=field)
        return found[0] if found else NO_CARD

    def seat(self, field: str, default: str) -> int:
        """A seat by its letter; empty is nobody."""
        name = self.text.text(field, default)
        try:
            p = seat_of(name) if name else NOBODY
        except Complaint as problem:
            raise BadPosition(problem.key, field=field, **problem.told) from None
        if p >= self.s.seats():
            raise BadPosition("no-seat", field=field, seats=int(self.s.seats()), given=name)
        return p

    def place(self) -> None:
        """Every place, and who is where in the game."""
        s = self.s
        for p in range(int(s.seats())):
            s.set_hand(p, self.set_of(f"{letter(p)} hand"))
            s.set_files(p, self.set_of(f"{letter(p)} files"))
        for card in self.cards("deck"):
            s.put_under(card)
        s.set_snoop(self.one("snoop"))
        s.set_phones(self.one("phones"))
        s.set_box(self.set_of("box"))
        s.set_active(self.seat("active", "A"))
        s.set_starter(self.seat("starter", "A"))
        s.set_announcer(self.seat("announcer", ""))
        s.set_turns(self.text.number("turn", 1))
        s.set_round(self.text.number("round", 1))
        if self.text.one_of("ending", {"no": 0, "yes": 1}, "no"):
            if s.announcer() == NOBODY:
                raise BadPosition("no-announcer", field="ending")
            s.set_ending()
            s.reveal_files()

    def in_hand(self, field: str) -> int:
        """Cards of a field that lie in the active HAND as well: drawn just now, or chosen among these."""
        cards = sum(int(BIT[number(name, field)]) for name in self.text.words(field))
        if cards & ~self.s.hand(self.s.active()):
            raise BadPosition("not-in-hand", field=field)
        return cards

    def targets(self) -> int:
        """The players on whom a card acts just now."""
        letters = self.text.words("targets")
        seats = [letter(p) for p in range(int(self.s.seats()))]
        if not set(letters) <= set(seats):
            raise BadPosition("not-seats", field="targets", given=" ".join(letters))
        return sum(int(BIT[seat_of(name)]) for name in letters)

    def know(self) -> None:
        """Each observer knows what the zones show, or what the position says."""
        s = self.s
        for q in range(int(s.seats()) + 1):
            boxed = self.set_of(f"boxed {name_of(s, q)}")
            s.set_box(s.box() | boxed)
            field = f"known {name_of(s, q)}"
            known = seen_by(s, q) | boxed
            if field in self.text.fields:
                known = sum(int(BIT[number(name, field)]) for name in self.text.words(field) if name != "none")
            s.set_known_to(q, known)


def seen_by(s: Hackers, q: int) -> int:
    """The cards whose place an observer can see."""
    known = 0
    for p in range(int(s.seats())):
        if s.hand_seen_by(p) & BIT[q]:
            known |= s.hand(p)
        if s.files_seen_by(p) & BIT[q]:
            known |= s.files(p)
    for card in (s.snoop(), s.phones()):
        if card != NO_CARD:
            known |= BIT[card]
    return known


def name_of(s: Hackers, q: int) -> str:
    """An observer's name."""
    return letter(q) if q < s.seats() else "spectator"


def place(s: Hackers, text: Position) -> None:
    """Lay a written position on an empty table, and open the step it begins with."""
    loader = Loader(s, text)
    loader.place()
    loader.know()
    TURN.run_from(s, text.one_of("step", STEPS, "add"), s.active(), 0)
    s.set_drawn(loader.in_hand("drawn"))
    s.set_chosen(loader.in_hand("chosen"))
    s.aim(loader.targets())


def spell(cards: int) -> str:
    """A set of cards as text."""
    return " ".join(PACK.names[card] for card in members(cards))


def fields(s: Hackers) -> dict[str, str]:
    """All fields of a position; loading them gives the same table."""
    found: dict[str, str] = {}
    for p in range(int(s.seats())):
        found[f"{letter(p)} hand"] = spell(s.hand(p))
        found[f"{letter(p)} files"] = spell(s.files(p))
    found["deck"] = " ".join(PACK.names[s.deck(n)] for n in range(int(s.deck_size())))
    found["snoop"] = "" if s.snoop() == NO_CARD else PACK.names[s.snoop()]
    found["phones"] = "" if s.phones() == NO_CARD else PACK.names[s.phones()]
    found["box"] = spell(s.box())
    found["active"] = letter(int(s.active()))
    found["starter"] = letter(int(s.starter()))
    found["announcer"] = letter(int(s.announcer()))
    found["ending"] = "yes" if s.ending() else ""
    found["turn"] = str(int(s.turns()))
    found["round"] = str(int(s.round()))
    found["drawn"] = spell(s.drawn() & s.hand(s.active()))  # what is no longer there does not matter any more
    found["chosen"] = spell(s.chosen())
    found["targets"] = " ".join(letter(seat) for seat in members(s.targets()))
    for q in range(int(s.seats()) + 1):
        found[f"known {name_of(s, q)}"] = spell(s.known_to(q)) if count(s.known_to(q)) else "none"
    return found

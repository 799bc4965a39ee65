"""WIRED positions as text: hands, networks, piles, points, and the event or offer that is open."""

from sneakernet.core.bits import BIT, members
from sneakernet.core.complaint import Complaint
from sneakernet.core.position import BadPosition, Position
from sneakernet.core.state import NOBODY
from sneakernet.core.view import letter, seat_of
from sneakernet.games.wired.rules import classes, network, notation
from sneakernet.games.wired.rules.cells import COMPUTER_1
from sneakernet.games.wired.rules.deals import BUILDING, OPEN
from sneakernet.games.wired.rules.editions import BOUTS, MOVES
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.names import REASONS
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import how_many, kinds_in, size
from sneakernet.games.wired.rules.turn import STEPS, TURN

MOST_POINTS = 99_999


class Loader:
    """Places the cards of a position, no kind more often than it is in the deck."""

    def __init__(self, s: Wired, text: Position) -> None:
        self.s = s
        self.text = text
        self.left = {kind: int(PACK.copies[kind]) for kind in range(len(PACK.names))}

    def use(self, field: str, kind: int, n: int) -> None:
        """So many cards of a kind are placed."""
        self.left[kind] -= n
        if self.left[kind] < 0:
            raise BadPosition("too-many", field=field, n=int(PACK.copies[kind]), card=PACK.names[kind])

    def cards(self, field: str) -> int:
        """The cards of a field."""
        cards = notation.read_cards(self.text.words(field), field)
        for kind, n in kinds_in(cards):
            self.use(field, kind, n)
        return cards

    def listed(self, field: str) -> list[int]:
        """The cards of a field in order."""
        kinds = [notation.kind_number(word, field) for word in self.text.words(field)]
        for kind in kinds:
            self.use(field, kind, 1)
        return kinds

    def number(self, field: str, default: int, most: int) -> int:
        """A number from 0 on."""
        n = self.text.number(field, default)
        if not 0 <= n <= most:
            raise BadPosition("up-to", field=field, given=n, most=most)
        return n

    def seat(self, field: str, default: str) -> int:
        """A seat by its letter; empty is nobody."""
        name = self.text.text(field, default)
        return self.seat_named(field, name) if name else NOBODY

    def seat_named(self, field: str, name: str) -> int:
        """The seat behind a letter."""
        try:
            p = seat_of(name)
        except Complaint as problem:
            raise BadPosition(problem.key, field=field, **problem.told) from None
        if p >= self.s.seats():
            raise BadPosition("no-seat", field=field, seats=int(self.s.seats()), given=name)
        return p

    def seats(self, field: str) -> int:
        """A set of seats."""
        return sum(int(BIT[p]) for p in {self.seat_named(field, name) for name in self.text.words(field)})

    def place_players(self) -> None:
        """Hands, networks, classifications, points."""
        s = self.s
        for p in range(int(s.seats())):
            name = letter(p)
            hand = self.cards(f"{name} hand")
            s.set_hand(p, hand, size(hand))
            notation.NetworkReader(s, p, f"{name} network").read(self.text.words(f"{name} network"))
            for node in network.nodes(s, p):
                self.use(f"{name} network", network.kind_of(node), 1)
                for issue in notation.issue_names(s, node):
                    self.use(f"{name} network", PACK.names.index(issue), 1)
            field = f"{name} classifications"
            entries = notation.read_classes(self.text.words(field), field)
            s.set_classes(p, entries)
            for n in range(int(classes.length(entries))):
                self.use(field, int(PACK.job_kind[classes.entry(entries, n) & classes.JOB]), 1)
            s.set_score(p, self.number(f"{name} score", 0, MOST_POINTS))

    def place_piles(self) -> None:
        """The event area, the discard pile and, last because it may be the rest, the draw pile."""
        s = self.s
        for kind in self.listed("event"):
            s.put_in_area(kind, 0)
        for kind in self.listed("discard"):
            s.put_on_discards(kind)
        if self.text.text("draw") == "rest":
            words = [f"{PACK.names[kind]}*{n}" for kind, n in self.left.items() if n > 0]
            pile = notation.read_cards(words, "draw")
        else:
            pile = self.cards("draw")
        s.set_draw_pile(pile, size(pile))

    def place_turn(self) -> None:
        """Who is where in the game."""
        s = self.s
        text = self.text
        s.set_active(self.seat("active", "A"))
        s.set_dealer(self.seat("dealer", letter(int(s.seats()) - 1)))
        s.set_moves(self.number("moves", MOVES, MOVES))
        s.set_offers_made(self.number("offers", 0, MOST_POINTS))
        at_trade = "yes" if text.fields.get("step", "trade") == "trade" else "no"
        s.set_trading(text.one_of("trade_open", {"no": 0, "yes": 1}, at_trade))
        s.close(text.one_of("closed", {"": 0, "moves": 1, "turn": 2}, ""))
        s.set_turns(self.number("turn", 1, MOST_POINTS))
        s.set_round(self.number("round", 1, MOST_POINTS))
        s.set_finisher(self.seat("finisher", ""))
        s.set_done(self.seats("done"))
        dome = self.seats("dome")
        s.set_dome(dome, self.number("bout", 1 if dome else 0, BOUTS), self.number("dome_turn", 0, 11))
        s.set_winners(self.seats("winners"), self.number("reason", 0, len(REASONS) - 1))

    def place_event(self) -> None:
        """The running event."""
        s = self.s
        target = self.seat("event_target", "")
        s.aim_event(target, self.number("event_class", 0, 1))
        last = self.seat("event_last", "")
        s.set_event(max(last, 0), self.seats("event_answered"))
        taken = 0
        for word in self.text.words("audit_taken"):
            number = notation.equipment_number(word)
            if number < COMPUTER_1:
                raise BadPosition("no-computer", field="audit_taken", given=word)
            taken |= int(BIT[number - COMPUTER_1])
        s.set_taken(taken)

    def place_offer(self) -> None:
        """The offer that is being built or open."""
        s = self.s
        words = self.text.words("offer")
        give = notation.read_cards(self.text.words("offer_give"), "offer_give")
        want = notation.read_cards(self.text.words("offer_want"), "offer_want")
        places = [self.number(f"offer_{side}_in_play", 0, 3) for side in ("give", "want")]
        if not words:
            return
        states = {"building": BUILDING, "open": OPEN}
        pair = words[0].split(">")
        if len(words) != 2 or len(pair) != 2 or words[1] not in states:
            raise BadPosition("no-offer", field="offer")
        s.begin_offer(self.seat_named("offer", pair[0]), self.seat_named("offer", pair[1]))
        if states[words[1]] == OPEN:
            s.open_offer()
        s.set_offer(give, places[0], want, places[1])

    def know(self) -> None:
        """What each observer knows of the other hands."""
        s = self.s
        for p in range(int(s.seats())):
            for q in range(int(s.seats()) + 1):
                field = known_field(s, q, p)
                known = notation.read_cards(self.text.words(field), field)
                if any(how_many(s.hand(p), kind) < n for kind, n in kinds_in(known)):
                    raise BadPosition("more-than-hand", field=field)
                s.set_known_hand(q, p, known)


def known_field(s: Wired, q: int, p: int) -> str:
    """The field for what an observer knows of a hand."""
    return f"known {letter(q) if q < s.seats() else 'spectator'} of {letter(p)}"


def place(s: Wired, text: Position) -> None:
    """Lay a written position on an empty table, and open the step it begins with."""
    loader = Loader(s, text)
    loader.place_players()
    loader.place_piles()
    loader.place_turn()
    loader.place_event()
    loader.place_offer()
    loader.know()
    TURN.run_from(s, text.one_of("step", STEPS, "trade"), s.active(), 0)


def fields(s: Wired) -> dict[str, str]:
    """All fields of a position; loading them gives the same table."""
    found: dict[str, str] = {}
    for p in range(int(s.seats())):
        found[f"{letter(p)} hand"] = notation.spell_cards(s.hand(p))
        found[f"{letter(p)} network"] = notation.spell_network(s, p)
        found[f"{letter(p)} classifications"] = " ".join(notation.spell_classes(s.classes(p), True))
        found[f"{letter(p)} score"] = str(int(s.score(p)))
    found["draw"] = notation.spell_cards(s.draw_pile())
    found["discard"] = " ".join(PACK.names[s.discarded(n)] for n in range(int(s.discard_size())))
    found.update(turn_fields(s))
    found.update(event_fields(s))
    for p in range(int(s.seats())):
        for q in range(int(s.seats()) + 1):
            if q != p:
                found[known_field(s, q, p)] = notation.spell_cards(s.known_hand(q, p))
    return found


def turn_fields(s: Wired) -> dict[str, str]:
    """Who is where in the game."""
    return {
        "active": letter(int(s.active())),
        "dealer": letter(int(s.dealer())),
        "moves": str(int(s.moves())),
        "offers": str(int(s.offers_made())),
        "trade_open": "yes" if s.trading() else "no",
        "closed": ("", "moves", "turn")[s.closed()],
        "turn": str(int(s.turns())),
        "round": str(int(s.round())),
        "finisher": letter(int(s.finisher())),
        "done": spell_seats(s.done()),
        "dome": spell_seats(s.dome()),
        "bout": str(int(s.bout())) if s.dome() else "",
        "dome_turn": str(int(s.dome_turn())) if s.dome() else "",
        "winners": spell_seats(s.winners()),
        "reason": str(int(s.reason())) if s.winners() else "",
    }


def event_fields(s: Wired) -> dict[str, str]:
    """The running event and the open offer."""
    found = {"event_target": letter(int(s.event_target()))}
    if s.area_size() > 0:
        found["event"] = " ".join(PACK.names[s.area(n)] for n in range(int(s.area_size())))
        found["event_class"] = str(int(s.event_class()))
        found["event_last"] = letter(int(s.event_last()))
        found["event_answered"] = spell_seats(s.answered())
    taken = [notation.equipment_name(COMPUTER_1 + n) for n in members(s.taken())]
    found["audit_taken"] = " ".join(taken)
    if s.offer_state():
        state = "open" if s.offer_state() == OPEN else "building"
        found["offer"] = f"{letter(int(s.offer_from()))}>{letter(int(s.offer_to()))} {state}"
        found["offer_give"] = notation.spell_cards(s.give())
        found["offer_give_in_play"] = str(int(s.give_classes()))
        found["offer_want"] = notation.spell_cards(s.want())
        found["offer_want_in_play"] = str(int(s.want_classes()))
    return found


def spell_seats(seats: int) -> str:
    """A set of seats by their letters."""
    return " ".join(letter(p) for p in members(seats))

"""What a seat knows of Access Denied passwords is what the story told it: no less, and nothing else (AD-R87, R100)."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sneakernet.core.event import HIDDEN, Event
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR, letter
from tests.games.access_denied.positions import CODE, code
from tests.properties.passwords import Knowledge

RULES: Any = find("access-denied").rules
TABLES = [(edition, seats) for edition in ("2014", "2013") for seats in range(2, 7)]
UPGRADES = {"bbs", "dads-office-computer", "2nd-phone-line", "war-dialer", "ice", "over-clock"}
MOST = 1200
UNDONE = ("refused", "returned", "wiretapped")  # Backup brings the cards back, the verdict stands (AD-R43, AD-R97)


class Listener:
    """One reader of the story, who writes down cards seen and codes learned."""

    def __init__(self, sectors: dict[str, str]) -> None:
        self.owners: dict[str, list[str]] = {}
        for sector, seat in sectors.items():
            self.owners.setdefault(seat, []).append(sector)
        self.cards: set[str] = set()
        self.inside: set[str] = set()
        self.outside: set[str] = set()
        self.sector = ""
        self.denied = False
        self.returned: list[str] = []
        self.kept: list[str] = []
        self.laid: list[str] = []

    def hear(self, event: Event) -> None:
        """One event, as this reader may know it."""
        if event.card in CODE:
            self.cards.add(event.card)
        if event.verb in ("declared", "dialled"):
            self.settle()
            self.sector = event.target
        elif event.verb == "handed_over" and event.card != HIDDEN:
            self.laid.append(event.card)
        elif event.verb == "granted":
            self.inside.update(event.target + code(card) for card in self.laid)
        elif event.verb == "denied":
            self.denied = True
            if len(self.laid) == 1:  # it is wrong, also if it comes back (AD-R43)
                self.outside.update(event.target + code(card) for card in self.laid)
        elif event.verb in ("returned", "kept") and event.card != HIDDEN:
            (self.returned if event.verb == "returned" else self.kept).append(event.card)
        elif event.verb == "saw" and event.card != HIDDEN:
            self.inside.add(event.target + event.card)
        elif event.verb == "played" and event.card in UPGRADES and len(self.owners[event.seat]) == 1:
            self.inside.add(self.owners[event.seat][0] + code(event.card))

    def settle(self) -> None:
        """An attempt is over: what was kept by a verdict is wrong, what then came back is right (AD-45)."""
        if self.denied and self.kept:
            self.outside.update(self.sector + code(card) for card in self.kept)
            self.inside.update(self.sector + code(card) for card in self.returned)
        self.denied, self.returned, self.kept, self.laid = False, [], [], []


def noted(known: Knowledge, mark: str, observer: str) -> dict[str, str]:
    """What a saved position says of codes, each with its reason."""
    words = [word.split(".") for word in known.cards[f"{observer} notes"]]
    return {head[:-2] + head[-1]: reason for head, reason, _ in words if head[-2] == mark}


@settings(max_examples=30, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(table=st.sampled_from(TABLES), seed=st.integers(0, 10**9))
def test_a_seat_knows_what_it_was_told_and_nothing_else(table: tuple[str, int], seed: int) -> None:
    log: list[Any] = []
    s = RULES.new(*table, str(seed), {}, log)
    rng = Rng(f"told {seed}")
    for _ in range(MOST):
        if RULES.ask(s) is None:
            break
        RULES.pick(s, int(rng.below(int(s.offered()))))
    saved = RULES.save(s)
    sectors = Knowledge(saved, "A").owner
    for seat in [*range(int(s.seats())), SPECTATOR]:
        name = letter(seat) or "spectator"
        listener = Listener(sectors)
        for event in RULES.read(log, int(s.seats()), seat):
            listener.hear(event)
        if s.attempt_by() < 0:
            listener.settle()
        known = Knowledge(saved, name)
        assert set(known.cards[f"outside {name}"]) == listener.cards, (name, saved)
        for mark, told in (("+", listener.inside), ("-", listener.outside)):
            heard = {place for place in told if sectors[place[:-1]] != name}
            notes = noted(known, mark, name)
            assert heard <= set(notes), (name, saved)
            others = {notes[place] for place in set(notes) - heard}
            assert others <= {"witnessed", *(UNDONE if "backup" in listener.cards else ())}, (name, saved)

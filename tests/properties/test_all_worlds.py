"""On small tables a seat imagines every world that can be, by a search that shares nothing with the engine."""

import pytest

from sneakernet.core.bits import BIT, members
from sneakernet.core.rng import Rng
from tests.games.access_denied.positions import SEATS, table
from tests.properties.enumeration import Key, TooMany, Worlds, has_choice, imagined
from tests.properties.histories import History
from tests.properties.listener import Listener, places
from tests.properties.steps import NAMES, Column, fields_of, hand_of
from tests.support.table import Table

THREE = {
    "banking": "olfactopeg sol over-clock",
    "government": "usenet line-spike flame-war",
    "micronopoly": "bbs route-trace beta-site",
}
TWO = THREE | {"newsmedia": "guru packet-sniffer fbi-raid"}
GERMAN = {
    "banking": "de-olfactopeg de-sol de-uebertaktet",
    "government": "de-samurai de-strom-spitze de-net-volley-ball",
    "micronopoly": "de-beliebter-krieg de-route-verfolgen de-beta-website",
}
MOST_LISTED = 700
SEEDS = 8
FEW = 150  # so many worlds come up one by one
MOST_DRAWS = 50_000
PICKS = (8, 14, 22, 30)  # after about so many picks it is looked at


class Small:
    """A small position, with what its observer can name besides what everybody sees."""

    def __init__(self, edition: str, seats: int, observer: str, text: str, hides: str = "", **settings: str) -> None:
        self.edition = edition
        self.seats = seats
        self.observer = observer
        self.text = text
        self.hides = hides.split()  # sectors whose passwords the observer does not know
        self.settings = settings

    def __str__(self) -> str:
        hidden = f"{'-'.join(self.hides)}-hidden" if self.hides else "named"
        return f"{self.edition}-{self.seats}-{self.observer}-{hidden}"

    def lay(self) -> Table:
        passwords = GERMAN if self.edition == "german" else TWO if self.seats == 2 else THREE
        fields = "; ".join(f"{sector} password: {cards}" for sector, cards in passwords.items())
        known = " ".join(cards for sector, cards in passwords.items() if sector not in self.hides)
        names = f"known {self.observer}: {known}; outside {self.observer}: none"
        return table(f"step: begin; {self.text}; {fields}; {names}", self.edition, self.seats, **self.settings)


POSITIONS = [
    Small("2014", 2, "A", "A hand: [2]; B hand: [ABC]; deck: [4]; pile: [3]; B levels: banking=user"),
    Small("2013", 2, "A", "A hand: [2]; B hand: [2]; deck: [3]; pile: [2]", "micronopoly"),
    Small("2014", 2, "B", "A hand: [CF]; B hand: [2]; deck: [BEF]; pile: [2]", "banking"),
    Small("2014", 3, "C", "A hand: [ABC]; B hand: [DE]; C hand: [2]; deck: [4]; pile: [2]; A levels: government=user"),
    Small("2013", 3, "C", "A hand: [BCF]; B hand: [AE]; C hand: [1]; deck: [3]; pile: [3]; B levels: banking=user"),
    Small("2013", 3, "B", "A hand: [ABC]; B hand: [1]; C hand: [DE]; deck: [3]; pile: [2]", distinct_codes="on"),
    Small("2014", 3, "C", "A hand: [DE]; B hand: [1]; C hand: [2]; deck: [CF]; pile: [2]", "government"),
    Small(
        "german", 3, "C", "A hand: [ABC]; B hand: [DE]; C hand: [2]; deck: [3]; pile: [2]; A levels: government=user"
    ),
    Small(
        "2014", 3, "C", "A hand: backup [BC]; B hand: firewall [D]; C hand: [1]; deck: [3]; A levels: government=user"
    ),
    Small(
        "2013", 3, "A", "A hand: [1]; B hand: wiretap [BE]; C hand: trojan [D]; deck: bug [2]; B levels: banking=oper"
    ),
    Small("german", 3, "C", "A hand: de-code-verschluesseln [ABC]; B hand: [D]; C hand: [1]; deck: [2]"),
    Small("german", 3, "B", "A hand: [DE]; B hand: [2]; C hand: [1]; deck: [CF]; pile: [2]", "micronopoly"),
]


def compare(t: Table, listener: Listener, where: str) -> None:
    """Worlds with a history are imagined, the real one among them: each, or of many, each place of a card."""
    seat = SEATS.index(listener.seat)
    saved = t.save()
    history = History(listener)
    assert history.check(places(saved, listener)) is not False, where
    try:
        worlds = Worlds(history, MOST_LISTED)
    except TooMany:
        return
    if half_made(saved):
        return
    fitting = {
        key
        for key, world in worlds.fitting.items()
        if not silent(world, listener) and has_choice(t.rules, saved, world, listener)
    }
    missing = fitting if len(fitting) <= FEW else parts(fitting)
    draws = imagined(t.s, seat, Rng(where), t.rules, listener)
    for _ in range(MOST_DRAWS):
        world = next(draws)
        missing -= {world} if len(fitting) <= FEW else parts({world})
        if not missing:
            return
    raise AssertionError(f"{where}: never imagined: {[described(one, listener) for one in missing]}")


def parts(worlds: set[Key]) -> set[Key]:
    """Every card where it lies in one of these worlds, by itself."""
    return {
        tuple(BIT[card] if n == place else 0 for n in range(len(NAMES)))
        for world in worlds
        for place, cards in enumerate(world)
        for card in members(cards)
    }


def described(world: Key, listener: Listener) -> str:
    """Cards and their places in words."""
    found = [
        f"{name}: {' '.join(listener.cards[card] for card in members(cards))}"
        for name, cards in zip(NAMES, world, strict=True)
        if cards
    ]
    return "; ".join(found)


def half_made(saved: str) -> bool:
    """Whether a choice is half made: which cards were picked goes with the real world, and may fit no other."""
    return bool(fields_of(saved).keys() & {"picked", "offered"})


def silent(world: Column, listener: Listener) -> bool:
    """Whether the active player holds a hot potato whose effects are not seen: it may not fit the step of the turn."""
    return listener.edition != "2014" and bool(world[hand_of(listener.active)] & listener.potatoes)


def follow(small: Small, seed: int) -> None:
    """Random picks from a small position on."""
    t = small.lay()
    different = small.edition == "german" or small.settings.get("distinct_codes") == "on"
    listener = Listener(small.edition, small.observer, different)
    listener.begin_at(t.save())
    rng = Rng(f"small {small} {seed}")
    looks = {n + int(rng.below(6)) for n in PICKS}
    for n in range(max(looks) + 1):
        if t.asked is None:
            return
        listener.catch_up(t.rules, t.s, t.log)
        if n in looks:
            compare(t, listener, f"{small} ({small.text}), seed {seed}, pick {n}, {t.asked} asked {t.about}")
        t.rules.pick(t.s, int(rng.below(int(t.s.offered()))))


@pytest.mark.parametrize("small", POSITIONS, ids=str)
def test_every_world_that_can_be_is_imagined(small: Small) -> None:
    for seed in range(SEEDS):
        follow(small, seed)

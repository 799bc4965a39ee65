"""WIRED bots that are stuck play on: a hand that leads nowhere is thrown away for a fresh one (WD-8, WD-9)."""

import pytest

from sneakernet.bots import make, spot_at
from tests.support.table import Table

STUCK = """A hand: cable-2 cable-3 hacked*2 new-hire*2
A network: ~K3a ~P1 ~P2 ~P3 ~P4
B hand: cable-2 cable-3 hacked power-outage new-hire helpdesk
B network: ~P1
draw: computer*27 cable-2*14 switch*16 hacked*6 secured*8 powered*5
active: A
trade_open: no
"""


def pick(t: Table, name: str) -> str:
    """What a bot picks for whoever is asked."""
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "stuck")
    return str(t.options[make(name, t.game).pick(spot)])


@pytest.mark.parametrize("name", ["newcomer", "casual", "greedy"])
def test_who_has_no_switch_looks_for_one(name: str) -> None:
    """Both used to hold their six useless cards until the round cap."""
    t = Table("wired", STUCK, seats=2)
    while t.about != "discard":
        t.play("done")
    assert pick(t, name).startswith("discard:")


def test_a_switch_at_hand_is_a_way_on() -> None:
    t = Table("wired", STUCK.replace("A hand: cable-2", "A hand: switch"), seats=2)
    while t.about != "discard":
        t.play("done")
    assert pick(t, "greedy") == "done"

"""WIRED bots of every level leave nothing floating that could hang where it works (WD-18 to 20, 24)."""

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.levels import LEVELS
from tests.support.table import Table

REST = "B hand: switch*6; B network: S1; draw: cable-2*10 switch*8 computer*20; active: A; trade_open: no; moves: 3"
BOTS = (*[name for name in LEVELS if name not in ("expert", "master")], "greedy", "ismcts@30")


def pick(t: Table, name: str) -> str:
    """What a bot picks for whoever is asked."""
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "floating")
    return str(t.options[make(name, t.game).pick(spot)])


@pytest.mark.parametrize("name", BOTS)
def test_a_computer_goes_to_a_free_port(name: str) -> None:
    t = Table("wired", f"A hand: computer hacked*5; A network: S1>K2a; {REST}", seats=2)
    t.play("play:computer")
    assert "float" in t.options and pick(t, name) == "on@K2a"


@pytest.mark.parametrize("name", BOTS)
def test_computers_that_float_are_hung_on_a_cable_that_comes(name: str) -> None:
    t = Table("wired", f"A hand: cable-2 hacked*5; A network: S1 ~P1 ~P2; {REST}", seats=2)
    t.play("play:cable-2", "on@S1")
    assert t.about == "attach" and pick(t, name).startswith("hang@")


@pytest.mark.parametrize("name", BOTS)
def test_a_computer_that_floats_beside_a_free_port_is_reconnected_before_the_moves_end(name: str) -> None:
    t = Table("wired", f"A hand: hacked*6; A network: S1>K2a ~P1; {REST}", seats=2)
    assert "done" in t.options
    picked = ""
    while picked != "reconnect":
        picked = pick(t, name)
        assert picked != "done"
        t.play(picked)
        while t.about not in ("moves", "trade") and picked != "reconnect":
            t.play(pick(t, name))


@pytest.mark.parametrize("name", BOTS)
def test_where_nothing_works_it_may_float(name: str) -> None:
    t = Table("wired", f"A hand: computer hacked*5; A network: S1{{hacked}}>K2a; {REST}", seats=2)
    t.play("play:computer")
    assert pick(t, name) in ("float", "on@K2a")

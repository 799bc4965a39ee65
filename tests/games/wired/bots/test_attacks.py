"""WIRED bots attack the strongest rival where it hurts most (WD-24, WD-27)."""

from sneakernet.bots.judgement.judgement import after_option
from sneakernet.games.wired.judgement.judge import JUDGEMENT
from sneakernet.games.wired.rules.network import active_computers
from tests.support.table import Table

RIVALS = """A hand: hacked switch; active: A; trade_open: no
B network: S1>K2a>[P1,P2] S2>K3a>[P3,P4,P5]; C network: S1>K2a>[P1]; D network: ~P1
B hand: cable-2; C hand: cable-2; D hand: cable-2; draw: computer*9
"""


def scoring_after(t: Table, option: str) -> list[int]:
    """How many computers of B, C and D score once A's move is thought through."""
    after = after_option(t.rules, JUDGEMENT, t.s.copy(), t.options.index(option))
    return [int(active_computers(after, p)) for p in (1, 2, 3)]


def test_an_attack_silences_most_computers_of_the_strongest_rival() -> None:
    assert scoring_after(Table("wired", RIVALS, seats=4), "play:hacked") == [2, 1, 0]


def test_a_rival_who_leads_by_far_is_the_strongest_however_small_its_network() -> None:
    assert scoring_after(Table("wired", RIVALS + "C score: 20", seats=4), "play:hacked") == [5, 0, 0]


def test_a_rival_without_a_computer_that_scores_is_let_alone() -> None:
    assert scoring_after(Table("wired", RIVALS + "D score: 20", seats=4), "play:hacked") == [2, 1, 0]

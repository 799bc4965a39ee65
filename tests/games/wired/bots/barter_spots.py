"""Positions of WIRED in which two players could do with each other's cards, and words about their offers."""

from typing import Any, Final

from sneakernet.bots import make, spot_at
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.memory import recall
from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import style_of
from sneakernet.core.registry import find
from sneakernet.games.wired.judgement.judge import JUDGEMENT
from tests.support.table import Table

NONE: Final = -1
WRITING: Final = ("partner", "give", "want")

# C and D lead: what A and B gain by each other does not make them each other's worst rival.
LEADERS: Final = """C hand: hacked cable-2*2 powered; C score: 10; C network: S1>K2a>[P1,P2]
D hand: hacked cable-2*2 powered; D score: 10; D network: S1>K2a>[P1,P2]
draw: computer*8 cable-2*6 hacked*3 secured*7 switch*3; round: 3
"""
# A has computers and nothing to plug them into; B has switches to spare, and free ports.
BUILDERS: Final = """A hand: computer*4 cable-3 cable-2; A network: ~K3a>[P1,P2,P3]
B hand: switch*4 cable-3 secured; B network: S1>K2a
"""
# Each holds the cure that the other one lacks (WD-28); A has seen that B does.
PATIENTS: Final = """A hand: computer*4 cable-3 trained; A network: S1{hacked}>K3a>[P1,P2,P3]
B hand: secured*2 cable-3 switch; B network: S1{new-hire}>K3a>[P1,P2,P3]; known A of B: secured
"""
SWITCHES: Final = BUILDERS + LEADERS
CURES: Final = PATIENTS + LEADERS
# B has three switches and no computer, and knows that A has some; C leads.
ASKED: Final = """A hand: computer*3 cable-3 cable-2 trained; B hand: switch*3 cable-3 powered secured
C hand: hacked secured*2 cable-2*2 powered; C score: 10; C network: S1>K2a>[P1,P2]
draw: computer*8 cable-2*6 hacked*3 secured*3 switch*3; round: 3; known B of A: computer*2
"""
# The same two patients, and nobody else: neither can do anything but hope for a cure.
STUCK: Final = """A hand: trained*3 powered*3; A network: S1{hacked}>K3a>[P1,P2,P3]
B hand: secured*4 powered*2; B network: S1{new-hire}>K3a>[P1,P2,P3] S2>K3b>[P4]
draw: computer*8 cable-2*6 hacked*3 secured*3 switch*3; round: 3; known A of B: secured
"""
# A has seen three switches in the hand of C, and only those make a swap worth while.
REMEMBERED: Final = """A hand: computer*6; B hand: cable-2*6; B score: 10; C hand: switch*3 cable-2*3
draw: computer*9 cable-3*5; round: 3; known A of C: switch*3
"""
# There is nothing but SECURED to be had.
ALIKE: Final = "A hand: secured*3; B hand: secured*3; C hand: secured*3; round: 3"


def picks_of(t: Table, name: str, seed: str = "barter") -> list[str]:
    """What a bot picks; and if that begins an offer, all of the offer."""
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), seed)
    said = t.options[make(name, t.game).pick(spot)]
    t.play(said)
    return [said, *finish(t, name, seed)]


def finish(t: Table, name: str, seed: str = "finish") -> list[str]:
    """What a bot picks for an offer that is being written, until it is made."""
    bot = make(name, t.game)
    said: list[str] = []
    while t.about in WRITING:
        said.append(t.options[bot.pick(spot_at(t.game, t.s, t.rules.ask(t.s), f"{seed} {len(said)}"))])
        t.play(said[-1])
    return said


def open_offer(t: Table) -> tuple[str, str, str]:
    """Who offers whom, which hand cards are given, and which are wanted; no classification is."""
    assert t.fact("offer").endswith(" open") and t.fact("offer_give_in_play") == t.fact("offer_want_in_play") == "0"
    return t.fact("offer").split()[0], t.fact("offer_give"), t.fact("offer_want")


def table_of(t: Table) -> Any:
    """The table as the asked player remembers it: bots ask their judgement about such tables only."""
    return recall(spot_at(t.game, t.s, t.rules.ask(t.s), "table"), JUDGEMENT)


def tree_of(t: Table, worlds: int) -> Tree[Any]:
    """What a search thinks of a question after so many worlds."""
    return Ismcts(JUDGEMENT, style_of(find("wired")).manner, worlds).think(
        spot_at(t.game, t.s, t.rules.ask(t.s), "tree")
    )

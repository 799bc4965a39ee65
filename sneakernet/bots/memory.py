"""Memory: the table as a bot remembers it: what it knows, less what it has forgotten."""

from typing import Any

from sneakernet.bots.bot import Spot
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.core.rng import Rng
from sneakernet.core.state import State

EVERYTHING = 100


def recall(spot: Spot, judgement: Judgement[Any] | None, memory: int = EVERYTHING) -> State:
    """A table that this seat cannot tell from the real one, the same whatever is hidden; worlds are imagined from it.

    Of 100 hidden cards that the seat could name, `memory` come to mind.
    """
    world = spot.imagine(Rng("recall"))
    if judgement is None:
        return world
    table: State = judgement.blind(world, spot.ask.seat)
    if memory < EVERYTHING:
        judgement.forget(table, spot.ask.seat, memory, spot.rng)
    return table

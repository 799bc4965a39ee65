"""Layout: the cells of a game's row, declared one after the other in a module, and checked when the game is imported.

    BASE: Final = 192  # where core's cells end
    HAND: Final = BASE
    BOX: Final = HAND + MOST_SEATS
    END: Final = BOX + 1

A thing begins where the one before it ends, so each line says how many cells the thing above it has. The compiler folds
such sums only from literals and names of the same module: that is why BASE is written as a number.
"""

from collections.abc import Mapping
from itertools import pairwise


class BadLayout(Exception):
    """Cells that overlap, or that do not begin where core's end."""


def layout(names: Mapping[str, object], base: int) -> dict[str, int]:
    """The first cell of each thing, and END. `names`: those of the module that declares them, in its order."""
    numbers = [(name, number) for name, number in names.items() if isinstance(number, int)]
    order = [name for name, _ in numbers]
    if "BASE" not in order or "END" not in order:
        raise BadLayout("a layout is declared from BASE to END")
    cells = numbers[order.index("BASE") + 1 : order.index("END") + 1]
    first, begin = cells[0]
    if names["BASE"] != base or begin != base:
        raise BadLayout(f"BASE and {first} must be {base}, where core's cells end")
    for (name, cell), (following, begin) in pairwise(cells):
        if begin <= cell:
            raise BadLayout(f"{following} begins at {begin}, where {name} lies")
    return dict(cells)

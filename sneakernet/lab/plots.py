"""Plots: shares with their intervals, game lengths, ratings; drawn as SVG text that lies inside the report."""

from collections.abc import Sequence
from io import StringIO
from math import isfinite
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sneakernet.lab.stats import Share

INK: Final = "#1f2933"
MORE: Final = "#1b7837"
LESS: Final = "#762a83"
OPEN: Final = "#7b8794"
WIDTH: Final = 7.0
ROW: Final = 0.26

mpl.rcParams["svg.hashsalt"] = "sneakernet"  # the same numbers give the same file
mpl.rcParams["svg.fonttype"] = "none"
mpl.rcParams["font.family"] = "sans-serif"


def svg(figure: Figure) -> str:
    """A figure as SVG text, without the date, ready to stand inside a page."""
    text = StringIO()
    figure.savefig(text, format="svg", bbox_inches="tight", metadata={"Date": None}, transparent=True)
    drawn = text.getvalue()
    return drawn[drawn.index("<svg") :]


def axes(rows: int) -> tuple[Figure, Axes]:
    """An empty plot for so many lines."""
    figure = Figure(figsize=(WIDTH, 0.8 + ROW * rows))
    plot = figure.add_subplot()
    for side in ("top", "right", "left"):
        plot.spines[side].set_visible(False)
    plot.tick_params(colors=INK, length=0)
    plot.grid(axis="x", color="#e4e7eb", linewidth=0.8)
    plot.set_axisbelow(True)
    return figure, plot


def shares(
    names: Sequence[str],
    values: Sequence[Share],
    fair: float,
    label: str,
    percent: bool = True,
    beside: Share | None = None,
) -> str:
    """One line per name: a dot at the mean, a bar for the interval, a line where a fair share would be.

    What surely differs has a filled mark and a colour: up a triangle, down a triangle upside down. It differs from the
    fair share or, if told, from what has an interval of its own. An interval that is open ends in an arrow.
    """
    figure, plot = axes(len(names))
    unit = 100.0 if percent else 1.0
    low, high = beside[1:] if beside else (fair, fair)
    least, most = edges(values)
    for n, value in enumerate(values):
        colour, mark = (MORE, "^") if value.low > high else (LESS, "v") if value.high < low else (OPEN, "o")
        at = len(names) - 1 - n
        ends = [unit * max(value.low, least), unit * min(value.high, most)]
        plot.plot(ends, [at, at], color=colour, linewidth=2)
        for end, bound, pointer in zip(ends, value[1:], "<>", strict=True):
            if not isfinite(bound):
                plot.plot([end], [at], color=colour, marker=pointer, markersize=7)
        plot.plot([unit * value.mean], [at], color=colour, marker=mark, markersize=6)
    plot.axvline(unit * fair, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    plot.set_yticks(range(len(names)), list(reversed(names)))
    plot.set_ylim(-0.7, len(names) - 0.3)  # nobody lies on the edge
    plot.set_xlabel(label, color=INK)
    return svg(figure)


def edges(values: Sequence[Share]) -> tuple[float, float]:
    """How far intervals are drawn that are open: a little further than everything else."""
    found = [end for value in values for end in value if isfinite(end)]
    margin = 0.1 * (max(found) - min(found)) or 1.0
    return min(found) - margin, max(found) + margin


def lengths(turns: Sequence[int], label: str) -> str:
    """How often games lasted so many turns."""
    figure, plot = axes(6)
    low, high = min(turns), max(turns)
    step = max(1, (high - low) // 30)
    plot.hist(list(turns), bins=range(low, high + step + 1, step), color=OPEN, edgecolor="white")
    plot.set_xlabel(label, color=INK)
    return svg(figure)

"""Plots: shares with their intervals, game lengths, ratings; drawn as SVG text that lies inside the report.

All are equally wide and set in type that can still be read on a phone, where they are as wide as the screen.
"""

from collections.abc import Sequence
from io import StringIO
from itertools import accumulate
from math import ceil, isfinite
from textwrap import fill
from typing import Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import MaxNLocator

from sneakernet.lab.stats import Share

INK: Final = "#1f2933"
MORE: Final = "#1b7837"
LESS: Final = "#762a83"
OPEN: Final = "#7b8794"
GRID: Final = "#e4e7eb"
PAPER: Final = "#fffffe"
NAMES: Final = {INK: "ink", MORE: "more", LESS: "less", OPEN: "open", GRID: "grid", PAPER: "paper"}
WIDTH: Final = 4.4  # inches
FOOT: Final = 0.62  # inches for the axis and its label
ROW: Final = 0.25  # inches for a row with one line of text
MORE_LINES: Final = 0.65  # of a row, for each further line
LETTERS: Final = 18  # of a name, before it is broken
BARS: Final = 30
ROUND: Final = (1, 2, 5, 10)  # steps of an axis

mpl.rcParams["svg.hashsalt"] = "sneakernet"  # the same numbers give the same file
mpl.rcParams["svg.fonttype"] = "none"
mpl.rcParams["font.family"] = "sans-serif"
mpl.rcParams["font.size"] = 11
mpl.rcParams["xtick.labelsize"] = mpl.rcParams["ytick.labelsize"] = 10.5


def svg(figure: Figure) -> str:
    """A figure as SVG text, without the date, ready to stand inside a page, which may choose other colours."""
    text = StringIO()
    figure.savefig(text, format="svg", metadata={"Date": None}, transparent=True)
    drawn = text.getvalue()
    for colour, name in NAMES.items():
        drawn = drawn.replace(colour, f"var(--{name}, {colour})")
    return drawn[drawn.index("<svg") :]


def axes(height: float, along: str) -> tuple[Figure, Axes]:
    """An empty plot, so many inches high, with a grid along one axis."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    plot = figure.add_subplot()
    for side in ("top", "right", "left"):
        plot.spines[side].set_visible(False)
    plot.spines["bottom"].set_color(OPEN)
    plot.tick_params(colors=INK, length=0)
    plot.grid(axis="y" if along == "y" else "x", color=GRID, linewidth=0.8)
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
    broken = [fill(name, LETTERS) for name in names]
    places, whole = stacked(broken)
    figure, plot = axes(FOOT + ROW * whole, "x")
    unit = 100.0 if percent else 1.0
    low, high = beside[1:] if beside else (fair, fair)
    least, most = edges(values)
    for at, value in zip(places, values, strict=True):
        colour, mark = (MORE, "^") if value.low > high else (LESS, "v") if value.high < low else (OPEN, "o")
        ends = [unit * max(value.low, least), unit * min(value.high, most)]
        plot.plot(ends, [at, at], color=colour, linewidth=2)
        for end, bound, pointer in zip(ends, value[1:], "<>", strict=True):
            if not isfinite(bound):
                plot.plot([end], [at], color=colour, marker=pointer, markersize=7)
        plot.plot([unit * value.mean], [at], color=colour, marker=mark, markersize=7)
    plot.axvline(unit * fair, color=INK, linewidth=1, linestyle=(0, (4, 3)))
    plot.set_yticks(places, broken)
    plot.set_ylim(-0.2, whole + 0.2)  # nobody lies on the edge
    plot.xaxis.set_major_locator(MaxNLocator(6, steps=ROUND))
    plot.set_xlabel(label, color=INK)
    return svg(figure)


def stacked(names: Sequence[str]) -> tuple[list[float], float]:
    """Where each name has its middle, the first one on top, and how high all are together; a plain row is 1 high."""
    heights = [1 + MORE_LINES * name.count("\n") for name in names]
    whole = sum(heights)
    ends = accumulate(heights)
    return [whole - end + height / 2 for end, height in zip(ends, heights, strict=True)], whole


def edges(values: Sequence[Share]) -> tuple[float, float]:
    """How far intervals are drawn that are open: a little further than everything else."""
    found = [end for value in values for end in value if isfinite(end)]
    margin = 0.1 * (max(found) - min(found)) or 1.0
    return min(found) - margin, max(found) + margin


def lengths(turns: Sequence[int], label: str, count: str) -> str:
    """How often games lasted so many turns."""
    figure, plot = axes(2.4, "y")
    plot.hist(list(turns), bins=bars(turns), color=OPEN, edgecolor=PAPER)
    for axis in (plot.xaxis, plot.yaxis):
        axis.set_major_locator(MaxNLocator(6, steps=ROUND, integer=True))
    plot.set_xlabel(label, color=INK)
    plot.set_ylabel(count, color=INK)
    return svg(figure)


def bars(turns: Sequence[int]) -> list[float]:
    """Where bars begin and end: each has the numbers that it counts in its middle."""
    low, high = min(turns), max(turns)
    step = ceil((high - low + 1) / BARS)
    return [low - 0.5 + step * n for n in range(ceil((high - low + 1) / step) + 1)]

"""Report: what changes from one way to play to the other, in sentences, plots and numbers."""

from collections.abc import Sequence
from typing import Final

from sneakernet.core.registry import find
from sneakernet.lab import plots
from sneakernet.lab.compare import COUNTS, Comparison, Figure
from sneakernet.lab.match import Match, source_of
from sneakernet.lab.page import Picture, Section, page
from sneakernet.lab.stats import Share
from sneakernet.lab.wording import about_comparison, change, spread
from sneakernet.say import Speech

AXES: Final = {True: "lab-axis-counts", False: "lab-axis-points"}  # by whether a measure is a count


def compare_page(speech: Speech, comparison: Comparison, matches: Sequence[Match], command: str) -> str:
    """What changes from one way to play to the other."""
    game = find(matches[0].game).rules.title
    title = speech.say("lab-compare-title", game=game, left=comparison.left.name, right=comparison.right.name)
    intro = [about_comparison(speech, matches), speech.say("lab-compare-intro")]
    section = Section(
        speech.say("lab-compare-found"),
        compare_found(speech, comparison),
        [speech.say("lab-note-compare")],
        [picture(speech, comparison, counts) for counts in (True, False)],
        compare_head(speech, comparison),
        compare_rows(speech, comparison),
    )
    return page(speech, title, intro, [section], command, source_of(matches))


def picture(speech: Speech, comparison: Comparison, counts: bool) -> Picture:
    """The differences of counts in % of the left side, or those of shares in points: each has an axis of its own."""
    figures = [figure for figure in comparison.figures if (figure.name in COUNTS) == counts]
    names = [speech.say(f"lab-short-{figure.name}") for figure in figures]
    drawn = [relative(figure) if counts else figure.difference for figure in figures]
    label = speech.say(AXES[counts])
    return Picture(plots.shares(names, drawn, 0.0, label), label)


def relative(figure: Figure) -> Share:
    """A difference of counts as a share of what the left side has."""
    whole = figure.left.mean or 1.0
    return Share(*[value / whole for value in figure.difference])


def compare_found(speech: Speech, comparison: Comparison) -> list[str]:
    """What surely changes, in sentences; where nothing does, that."""
    sure = [figure for figure in comparison.figures if figure.sure]
    return [sentence(speech, figure) for figure in sure] or [speech.say("lab-compare-nothing")]


def compare_head(speech: Speech, comparison: Comparison) -> list[str]:
    """What stands above the columns of a comparison."""
    names = [speech.say(f"lab-head-{name}") for name in ("name", "difference", "interval")]
    return [names[0], comparison.left.name, comparison.right.name, *names[1:]]


def number(speech: Speech, name: str, value: float) -> str:
    """A measure as people write it."""
    return speech.number(value, 1) if name in COUNTS else speech.percent(value)


def sentence(speech: Speech, figure: Figure) -> str:
    """One difference that is sure."""
    return speech.say(
        "lab-compare-more" if figure.difference.mean > 0 else "lab-compare-less",
        what=speech.say(f"lab-measure-{figure.name}"),
        left=number(speech, figure.name, figure.left.mean),
        right=number(speech, figure.name, figure.right.mean),
        interval=change(speech, figure.difference, figure.name not in COUNTS)[1],
    )


def compare_rows(speech: Speech, comparison: Comparison) -> list[list[str]]:
    """Every measure in numbers; last how many deals end alike, which is no measure of a side."""
    same = [
        speech.say("lab-measure-same"),
        "",
        speech.percent(comparison.same.mean),
        "",
        spread(speech, comparison.same),
    ]
    return [*[figure_row(speech, figure) for figure in comparison.figures], same]


def figure_row(speech: Speech, figure: Figure) -> list[str]:
    """One measure in numbers."""
    sides = [number(speech, figure.name, value) for value in (figure.left.mean, figure.right.mean)]
    return [
        speech.say(f"lab-measure-{figure.name}"),
        *sides,
        *change(speech, figure.difference, figure.name not in COUNTS),
    ]

"""Intervals: no number leaves the lab without saying how sure it is."""

from collections.abc import Sequence
from math import inf, sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054


def z_for(lines: int) -> float:
    """As many standard errors as make intervals of so many lines hold all together (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, lines))


class Share(NamedTuple):
    """A share between 0 and 1 with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(total: float, games: float, z: float = Z_95) -> Share:
    """Wilson's score interval for a mean of values between 0 and 1.

    A shared win varies less than a whole one of the same mean, so with draws the interval is rather too wide than too
    narrow.
    """
    if games == 0:
        return Share(0.0, 0.0, 1.0)
    p = total / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return Share(p, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float], z: float = Z_95, least: float = -inf) -> Share:
    """The mean of independent counts with its interval; few of them make it wider (Student's t, approximated).

    It is never empty: where all counts are the same it is as wide as if one had been one more.
    """
    n = len(values)
    if n < 2:
        return Share(values[0] if values else 0.0, 0.0, 1.0)
    average = fmean(values)
    half = student(n, z) * max(stdev(values) / sqrt(n), 1 / n)
    return Share(average, max(least, average - half), average + half)


def mean_difference(values: Sequence[float], z: float = Z_95) -> Share:
    """The mean of differences of shares on the same deals, between -1 and 1, with its interval.

    Two imagined deals, one for each side, keep it from being empty (Bonett and Price, 2012).
    """
    found = mean([*values, 1.0, -1.0], z)
    return Share(fmean(values), max(-1.0, found.low), min(1.0, found.high))


def mean_share(values: Sequence[float], games: int = 1, most: float = 1.0, z: float = Z_95) -> Share:
    """The mean of independent samples between 0 and `most`, each the mean of so many games, with its interval.

    It is Wilson's: it stays between 0 and `most`, and is never empty, not even where all samples are the same. How much
    the samples vary says how many games they are worth, which is never more than were played.
    """
    n = len(values)
    if n < 2:
        return Share(values[0] if values else 0.0, 0.0, most)
    average = fmean(values) / most
    spread = (stdev(values) / most) ** 2
    worth = min(n * games, n * average * (1 - average) / spread) if spread > 0 else n * games
    found = share(average * worth, worth, student(n, z))
    return Share(most * average, most * found.low, most * found.high)


def student(n: int, z: float) -> float:
    """How many standard errors an interval of n samples spans, where it would be z for very many."""
    return z + (z**3 + z) / (4 * (n - 1)) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * (n - 1) ** 2)

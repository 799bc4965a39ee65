"""Intervals: no number leaves the lab without saying how sure it is."""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054


class Share(NamedTuple):
    """A share between 0 and 1 with its 95 % interval."""

    mean: float
    low: float
    high: float


def share(total: float, games: int, z: float = Z_95) -> Share:
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


def mean(values: Sequence[float], z: float = Z_95) -> Share:
    """The mean of independent samples with its interval; few samples make it wider (Student's t, approximated)."""
    n = len(values)
    if n < 2:
        return Share(values[0] if values else 0.0, 0.0, 1.0)
    average = fmean(values)
    t = z + (z**3 + z) / (4 * (n - 1)) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * (n - 1) ** 2)
    half = t * stdev(values) / sqrt(n)
    return Share(average, average - half, average + half)

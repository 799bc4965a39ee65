"""Intervals: no number leaves the lab without saying how sure it is."""

from math import sqrt
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

"""Limits: so much in so much time, for a socket, a guest or an address."""

from collections import OrderedDict
from math import ceil
from typing import Final

MOST_KEYS: Final = 10_000


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether one more is allowed now; what is dear counts for several."""
        self.level = min(self.burst, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < cost:
            return False
        self.level -= cost
        return True

    def wait(self, cost: float = 1.0) -> int:
        """Whole seconds until one more will be allowed."""
        return max(1, ceil((cost - self.level) / self.rate))


class Buckets:
    """One bucket per key; those not used for longest are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.kept: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str, now: float, cost: float = 1.0) -> int:
        """0 if one more is allowed, else the seconds to wait."""
        bucket = self.kept.get(key)
        if bucket is None:
            bucket = self.kept[key] = Bucket(self.rate, self.burst, now)
            if len(self.kept) > MOST_KEYS:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return 0 if bucket.take(now, cost) else bucket.wait(cost)


class Counter:
    """How many are open at once per key."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        """One more, if there is room."""
        if self.open.get(key, 0) >= self.most:
            return False
        self.open[key] = self.open.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        """One less."""
        left = self.open.get(key, 0) - 1
        if left > 0:
            self.open[key] = left
        else:
            self.open.pop(key, None)

"""sfc32: a small, fast, well tested random stream. Its four words lie in a row of integers and are copied with it."""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
TWO_32: Final = 0x100000000


def next32(row: vec[i64], at: i64) -> i64:
    """The next 32 random bits of the stream whose words begin at `at`."""
    a = row[at]
    b = row[at + 1]
    c = row[at + 2]
    d = row[at + 3]
    out = (a + b + d) & MASK
    row[at] = b ^ (b >> 9)
    row[at + 1] = (c + (c << 3)) & MASK
    row[at + 2] = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
    row[at + 3] = (d + 1) & MASK
    return out


def below(row: vec[i64], at: i64, n: i64) -> i64:
    """A number from 0 to n - 1, each equally likely (Lemire's method, exact)."""
    product = next32(row, at) * n
    if (product & MASK) < n:
        threshold = (TWO_32 - n) % n
        while (product & MASK) < threshold:
            product = next32(row, at) * n
    return product >> 32


def sow(row: vec[i64], at: i64, seed: str) -> None:
    """Start a stream from a seed of any length: 128 bits of its SHA-256."""
    digest = hashlib.sha256(seed.encode()).digest()
    for n in range(4):
        row[at + n] = int.from_bytes(digest[4 * n : 4 * n + 4], "little")
    settle_in(row, at)


def branch(row: vec[i64], at: i64, source: "Rng") -> None:
    """Start a stream from another one."""
    for n in range(i64(4)):
        row[at + n] = next32(source.words, 0)
    settle_in(row, at)


def settle_in(row: vec[i64], at: i64) -> None:
    """Twelve rounds, so that close seeds give unlike streams."""
    for _ in range(12):
        next32(row, at)


class Rng:
    """A random stream of its own: for bots, searches and imagined worlds."""

    def __init__(self, seed: str) -> None:
        self.words: vec[i64] = vec[i64]([0, 0, 0, 0])
        sow(self.words, 0, seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return below(self.words, 0, n)

    def fork(self) -> "Rng":
        """A new stream, fed from this one."""
        child = Rng("")
        branch(child.words, 0, self)
        return child

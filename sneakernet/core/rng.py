"""sfc32: a small, fast, well tested random stream. Its four words lie in a row of integers and are copied with it.

In every row they lie at the same place: the compiler then checks once that it is there.
"""

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

STREAM: Final = 4  # where the four words of a stream lie, in every row
MASK: Final = 0xFFFFFFFF
TWO_32: Final = 0x100000000


def next32(row: vec[i64]) -> i64:
    """The next 32 random bits of a row's stream."""
    a = row[STREAM]
    b = row[STREAM + 1]
    c = row[STREAM + 2]
    d = row[STREAM + 3]
    out = (a + b + d) & MASK
    row[STREAM] = b ^ (b >> 9)
    row[STREAM + 1] = (c + (c << 3)) & MASK
    row[STREAM + 2] = ((((c << 21) & MASK) | (c >> 11)) + out) & MASK
    row[STREAM + 3] = (d + 1) & MASK
    return out


def below(row: vec[i64], n: i64) -> i64:
    """A number from 0 to n - 1, each equally likely (Lemire's method, exact)."""
    product = next32(row) * n
    if (product & MASK) < n:
        threshold = (TWO_32 - n) % n
        while (product & MASK) < threshold:
            product = next32(row) * n
    return product >> 32


def sow(row: vec[i64], seed: str) -> None:
    """Start a stream from a seed of any length: 128 bits of its SHA-256."""
    digest = hashlib.sha256(seed.encode()).digest()
    for n in range(4):
        row[STREAM + n] = int.from_bytes(digest[4 * n : 4 * n + 4], "little")
    settle_in(row)


def branch(row: vec[i64], source: "Rng") -> None:
    """Start a stream from another one."""
    for n in range(i64(4)):
        row[STREAM + n] = next32(source.words)
    settle_in(row)


def settle_in(row: vec[i64]) -> None:
    """Twelve rounds, so that close seeds give unlike streams."""
    for _ in range(12):
        next32(row)


class Rng:
    """A random stream of its own: for bots, searches and imagined worlds."""

    def __init__(self, seed: str) -> None:
        self.words: Final = vec[i64]([0] * (STREAM + 4))
        sow(self.words, seed)

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        return below(self.words, n)

    def fork(self) -> "Rng":
        """A new stream, fed from this one."""
        child = Rng("")
        branch(child.words, self)
        return child

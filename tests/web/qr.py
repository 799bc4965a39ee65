"""A reader of QR codes of versions 2 to 6, written from the standard's side: it checks the correction, then reads."""

from collections.abc import Callable
from typing import Final

Rows = list[list[int]]

MASKS: Final[tuple[Callable[[int, int], bool], ...]] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda x, y: y % 2 == 0,
    lambda x, y: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: (x * y) % 2 + (x * y) % 3 == 0,
    lambda x, y: ((x * y) % 2 + (x * y) % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + (x * y) % 3) % 2 == 0,
)
BLOCKS: Final = {2: (16, 1, 28), 3: (26, 1, 44), 4: (18, 2, 32), 5: (24, 2, 43), 6: (16, 4, 27)}


def times(a: int, b: int) -> int:
    """Multiplication of the field with 256 elements."""
    product = 0
    while b:
        product ^= a if b & 1 else 0
        a = (a << 1) ^ (0x11D if a & 128 else 0)
        b >>= 1
    return product


def is_sound(block: list[int], check: int) -> bool:
    """Whether a block with its correction has no error."""
    root = 1
    for _ in range(check):
        value = 0
        for word in block:
            value = times(value, root) ^ word
        if value:
            return False
        root = times(root, 2)
    return True


def is_fixed(x: int, y: int, size: int) -> bool:
    """Whether a dot belongs to a pattern and carries no data (versions below 7 have one alignment pattern)."""
    corners = (x < 9 and y < 9) or (x >= size - 8 and y < 9) or (x < 9 and y >= size - 8)
    return corners or 6 in (x, y) or max(abs(x - (size - 7)), abs(y - (size - 7))) <= 2


def words_of(rows: Rows) -> list[int]:
    """The codewords as they lie in the picture."""
    size = len(rows)
    format_bits = [rows[8][x] for x in (0, 1, 2, 3, 4)]
    mask = int("".join(map(str, format_bits)), 2) ^ 0b10101
    assert mask >> 3 == 0, "correction M"
    hits = MASKS[mask & 7]
    bits: list[int] = []
    right, up = size - 1, True
    while right > 0:
        right -= right == 6
        for y in range(size - 1, -1, -1) if up else range(size):
            bits += [rows[y][x] ^ hits(x, y) for x in (right, right - 1) if not is_fixed(x, y, size)]
        right, up = right - 2, not up
    return [int("".join(str(bit) for bit in bits[n : n + 8]), 2) for n in range(0, len(bits) - 7, 8)]


def read(rows: Rows) -> str:
    """The text of a code."""
    check, count, length = BLOCKS[(len(rows) - 17) // 4]
    words = words_of(rows)
    data = [words[n : length * count : count] for n in range(count)]
    corrections = [words[length * count + n :: count][:check] for n in range(count)]
    assert all(is_sound([*block, *more], check) for block, more in zip(data, corrections, strict=True))
    bits = "".join(f"{word:08b}" for block in data for word in block)
    assert bits[:4] == "0100"
    size = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * n : 20 + 8 * n], 2) for n in range(size)).decode()

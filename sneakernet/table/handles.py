"""Friendly handles for those who have none: the same seed proposes the same names."""

from typing import Final

from sneakernet.core.rng import Rng

HANDLES: Final = (
    "null_modem",
    "dial_tone",
    "bit_rot",
    "core_dump",
    "paper_tape",
    "root_beer",
    "carrier_lost",
    "stack_of_spam",
    "vax_poetic",
    "blue_screen",
    "hot_swap",
    "off_by_one",
    "red_herring",
    "spare_fuse",
    "tin_foil",
    "warm_boot",
)


def handles(n: int, seed: str) -> list[str]:
    """So many different names."""
    rng = Rng(f"handles {seed}")
    left = list(HANDLES)
    return [left.pop(int(rng.below(len(left)))) for _ in range(n)]

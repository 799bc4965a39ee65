"""conform finds what it promises to find: the game of docs/how/add-a-game.md, with one slip of the pen at a time."""

from pathlib import Path

import pytest

from tests.architecture import code
from tests.docs.pages import Scratch, blocks

PAGE = code.ROOT / "docs" / "how" / "add-a-game.md"
PLAY = """
from sneakernet.core.conform import NonConforming, conform
try:
    for seed in range(10):
        conform(RULES, seats=3, seed=str(seed))
    print("sound")
except NonConforming as problem:
    print(problem)
"""
SLIPS = {
    "a pass that nobody forgets": (
        "slip_away(s, disk, s.hand(me), BIT[me] | BIT[left])",
        "show(s, BIT[disk], BIT[left])",
        "a hidden pick shows",
    ),
    "a disk laid in the open": ("s.laid(p), s.laid_seen_by(p)", "s.laid(p), s.everyone()", "a hidden pick shows"),
    "a shelf in the open": ("s.shelf(), 0", "s.shelf(), s.everyone()", "an imagined world looks different"),
    "hands in the open": ("s.hand(p), BIT[p]\n", "s.hand(p), s.everyone()\n", "an imagined world looks different"),
    "knowledge that stays behind": ("rename_knowledge(world, names)", "pass", "more or less knowledge"),
    "a deal told to all": (
        "s.tell(DEALT, p, disk, known_to=BIT[p])",
        "s.tell(DEALT, p, disk, known_to=s.everyone())",
        "an event names a card",
    ),
    "a pass told to all": (
        "s.tell(PASSED, me, disk, left, known_to=BIT[me] | BIT[left])",
        "s.tell(PASSED, me, disk, left, known_to=s.everyone())",
        "an event names a card",
    ),
    "a world with the real shuffles": ("fresh_stream(world, rng)", "pass", "foresees the shuffles"),
    "a world that is the real one": ("mix(names, here & ~s.known_to(seat), rng)", "pass", "was the real one"),
    "a disk that is always imagined where it lies": (
        "mix(names, here & ~s.known_to(seat), rng)",
        "mix(names, here & ~s.known_to(seat) & ~1, rng)",
        "disk-1 never lies elsewhere in imagined worlds",
    ),
    "a question about the real cards": ("self.ask_again(world)", "pass", "asks about the real cards"),
    "a hushed question without a window": (
        '    """One disk is laid face down (DD-3)."""\n',
        "    def hushed(self, s: DeadDrop, a: i64, b: i64) -> bool:\n        return True\n",
        "lay: a hushed question lies in no window that everybody knows of",
    ),
    "a disk that is lost": ("s.set_laid(me, BIT[disk])", "s.set_laid(me, 0)", "a card is lost"),
    "a field that is not saved": (
        "found = {name: spell(disks) for name, disks, _ in places(s)}",
        "found = {}",
        "position",
    ),
}


def verdict(folder: Path, old: str, new: str) -> str:
    """What conform says of the game with one piece of its code replaced."""
    text = "\n".join(block.text for block in blocks(PAGE)[:3])
    assert text.count(old) == 1
    done = Scratch(folder).run("-c", text.replace(old, new) + PLAY)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_found(slip: str, tmp_path: Path) -> None:
    old, new, complaint = SLIPS[slip]
    assert complaint in verdict(tmp_path, old, new)


def test_the_game_as_it_stands_is_sound(tmp_path: Path) -> None:
    assert verdict(tmp_path, "DISKS: Final = 12", "DISKS: Final = 12") == "sound\n"

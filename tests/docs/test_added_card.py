"""A card that is added as docs/how/add-a-card.md has it is as hidden as any other."""

from pathlib import Path

import pytest

from tests.architecture import code
from tests.docs.pages import Scratch, blocks

PAGE = code.ROOT / "docs" / "how" / "add-a-card.md"
HOW_OFTEN = """
from sneakernet.core.exchange import lying, moved
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng

rules = find("hackers").rules
elsewhere = {}
for seed in range(20):
    s = rules.new(seed=str(seed))
    here = lying([rules.view(s, seat) for seat in range(4)])
    for seat in range(4):
        for n in range(10):
            world = rules.imagine(s, seat, Rng(f"{seed} {n}"))
            for card in moved(here, lying([rules.view(world, seat) for seat in range(4)])):
                elsewhere[card] = elsewhere.get(card, 0) + 1
added = elsewhere.pop("acoustic-coupler", 0)
print(added, sum(elsewhere.values()) / len(elsewhere))
"""
CONFORM = """
from sneakernet.core.conform import NonConforming, conform
from sneakernet.core.registry import find
try:
    for seed in range(3):
        conform(find("hackers").rules, seed=str(seed))
    print("sound")
except NonConforming as problem:
    print(problem)
"""


@pytest.fixture
def scratch(tmp_path: Path) -> Scratch:
    """The project with the card added."""
    copy = Scratch(tmp_path)
    copy.prepare(blocks(PAGE))
    return copy


def test_an_added_card_is_imagined_in_other_places_as_often_as_the_others(scratch: Scratch) -> None:
    done = scratch.run("-c", HOW_OFTEN)
    added, others = (float(word) for word in done.stdout.split())
    assert 0.8 * others < added < 1.2 * others, done.stderr


def test_a_mask_that_leaves_the_added_card_out_is_found_by_conform(scratch: Scratch) -> None:
    imagine = scratch.folder / "sneakernet" / "games" / "hackers" / "rules" / "imagine.py"
    text = imagine.read_text(encoding="utf-8")
    assert text.count("laid_out(s) & ~") == 1
    imagine.write_text(text.replace("laid_out(s) & ~", "0xFFFFF & laid_out(s) & ~"), encoding="utf-8")
    assert scratch.run("-c", CONFORM).stdout.startswith("acoustic-coupler never lies elsewhere")

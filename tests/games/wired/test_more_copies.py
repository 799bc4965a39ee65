"""The numbers of copies may change: all that depends on them is computed, or refused when the game is imported."""

from pathlib import Path

import pytest

from tests.docs.pages import Scratch

PLAYED = """
from sneakernet.core.conform import conform
from sneakernet.core.rng import Rng
from sneakernet.core.registry import find
rules = find("wired").rules
s = rules.new(seats=6)
assert rules.all_cards(s).count("{card}") == {copies}
for n in range(20):
    s = rules.new(seats=2 + n % 5, seed=str(n))
    rng = Rng(str(n))
    while s.asked() >= 0:
        rules.pick(s, int(rng.below(int(s.offered()))))
    assert len(rules.all_cards(s)) == 144
conform(rules, seats=3, every=20)
"""


def change(scratch: Scratch, file: str, before: str, after: str) -> None:
    path = scratch.folder / "sneakernet" / "games" / "wired" / "rules" / file
    text = path.read_text(encoding="utf-8")
    assert text.count(before) == 1
    path.write_text(text.replace(before, after), encoding="utf-8")


@pytest.mark.parametrize(
    ("file", "before", "after", "card", "copies"),
    [
        ("cards.py", '"power-outage", 7', '"power-outage", 8', "power-outage", 8),
        ("cards.py", '"seal-the-deal", 1', '"seal-the-deal", 2', "seal-the-deal", 2),
        ("cells.py", "SWITCHES: Final = 18", "SWITCHES: Final = 19", "switch", 19),
        ("cells.py", "COMPUTER_CARDS: Final = 32", "COMPUTER_CARDS: Final = 33", "computer", 33),
    ],
)
def test_one_more_copy_plays_like_the_others(
    file: str, before: str, after: str, card: str, copies: int, tmp_path: Path
) -> None:
    scratch = Scratch(tmp_path)
    change(scratch, file, before, after)
    done = scratch.run("-c", PLAYED.format(card=card, copies=copies))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("before", "after", "refused"),
    [
        ('"hacked", 9', '"hacked", 20', "the cards of an event do not fit"),
        ('"power-outage", 7', '"power-outage", 20', "the issues on one card do not fit"),
        ('"audit", 4', '"audit", 40', "the cards of the discard pile do not fit"),
        ('"audit", 4', '"audit", 900', "take more than 63 bits"),
        ('"facilities", 2', '"facilities", 5', "the classifications of a player do not fit"),
    ],
)
def test_more_copies_than_fit_are_refused_when_the_game_is_imported(
    before: str, after: str, refused: str, tmp_path: Path
) -> None:
    scratch = Scratch(tmp_path)
    change(scratch, "cards.py", before, after)
    done = scratch.run("-c", "import sneakernet.games.wired.rules")
    assert done.returncode != 0 and "BadLayout" in done.stderr and refused in done.stderr

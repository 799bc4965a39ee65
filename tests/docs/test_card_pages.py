"""The pages of cards are what the program says of them."""

from pathlib import Path

import pytest

from tests.architecture import code
from tools.card_page import page

PAGES = sorted((code.ROOT / "docs" / "cards").glob("*.md"))


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_page_of_cards_is_up_to_date(file: Path) -> None:
    """Written by `python -m tools.card_page GAME > docs/cards/GAME.md`."""
    assert file.read_text(encoding="utf-8") == page(file.stem)

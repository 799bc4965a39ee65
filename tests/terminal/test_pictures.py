"""The pictures of the full screen in docs are what it shows: each game at two sizes, in both languages."""

import asyncio
import re

import pytest

from tools.terminal.pictures import SCENES, file_of
from tools.terminal.scenes import Scene, picture, text_of


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_the_picture_in_the_docs_is_what_is_shown(scene: Scene) -> None:
    drawn = asyncio.run(picture(scene))
    kept = file_of(scene).read_text(encoding="utf-8")
    assert text_of(drawn) == text_of(kept), "if this is meant: python -m tools.terminal.pictures"
    assert len(text_of(kept)) >= scene.size[1] - 1 and "http" not in kept.replace("http://www.w3.org", "")


@pytest.mark.parametrize("scene", SCENES[::2], ids=lambda scene: scene.game)
def test_question_and_keys_are_on_a_screen_of_any_other_size(scene: Scene) -> None:
    lines = text_of(asyncio.run(picture(scene._replace(size=(112, 30)))))
    assert "SNEAKERNET" in lines[0] and "^p" in lines[-1]
    assert any(" 1  " in line for line in lines), "the first choice can be seen"
    assert max(map(len, lines)) <= 112


@pytest.mark.parametrize("scene", SCENES[2:5:2], ids=lambda scene: scene.game)
def test_the_sheet_takes_the_place_of_the_table_and_hides_no_choice(scene: Scene) -> None:
    def choices(lines: list[str]) -> list[str]:
        return [line.split("│")[0] for line in lines if re.match(r"  [1-9A-Z]  \S", line)]

    table, sheet = (text_of(asyncio.run(picture(scene._replace(keys=keys)))) for keys in ((), ("d",)))
    assert table[2] != sheet[2] and choices(sheet) == choices(table) != []

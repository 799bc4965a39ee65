"""The pages about PettingZoo and OpenSpiel: their code runs."""

from pathlib import Path

import pytest

from tests.docs.pages import EXTRAS, Scratch, blocks


@pytest.mark.parametrize("page", EXTRAS, ids=lambda page: page.stem)
def test_the_code_of_a_page_runs(page: Path, tmp_path: Path) -> None:
    done = Scratch(tmp_path).python(page, blocks(page))
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip()

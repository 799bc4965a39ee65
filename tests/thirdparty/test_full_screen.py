"""A game with rules alone on the full screen of a terminal, played by keys to its end, on both engines."""

import os
from pathlib import Path

import pytest

from tests.architecture import code
from tests.thirdparty.package import make, run

PLAY = """
from pathlib import Path
from tests.terminal.test_doors import House, answer, come_in, is_asked, run, sit_down, until

async def scene():
    async with House(Path(".")) as house:
        app = await sit_down(await come_in(house.port, Path(".")), "dead-drop", seats=3)
        async with app.run_test(size=(80, 24)) as pilot:
            while not (screen := await until(pilot, is_asked)).at.over:
                print(screen.at.prompt.text)
                await answer(pilot, screen)
            print(app.export_screenshot().replace("&#160;", " "))

run(scene())
"""


@pytest.mark.parametrize("engine", ["interpreted", "compiled"])
def test_a_person_plays_it_by_keys(engine: str, tmp_path: Path) -> None:
    package = make(tmp_path)
    path = os.pathsep.join([str(package), str(code.ROOT)])
    done = run(package, "-c", PLAY, PYTHONPATH=path, SNEAKERNET_ENGINE=engine)
    assert done.returncode == 0, done.stderr
    asked, shown = done.stdout.splitlines()[:2], done.stdout
    assert asked == ["Choose: pass", "Choose: lay"] and "Dead Drop" in shown and "highest" in shown

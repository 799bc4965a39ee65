"""A game and bots of other packages on a real server: live, over days, and what the network cannot make it load."""

import os
from pathlib import Path

from tests.architecture import code
from tests.thirdparty.package import make, run
from tests.thirdparty.test_bots import FIRST, MARK

PLAY = """
from pathlib import Path
from tools.server.house import House, run

async def play():
    async with House(Path(".")) as house:
        person = await house.person()
        for pace in ("live", "turns"):
            chairs = [{}, {"bot": "greedy"}, {"bot": "first"}]
            table = await person.table("dead-drop", seats=3, pace=pace, chairs=chairs, start=True)
            socket = await person.socket(table)
            while not (await socket.my_turn())["result"]:
                print(socket.view["prompt"]["text"])
                seq = socket.view["seq"]
                assert (await socket.choose())["type"] == "ack"
                await socket.sees(lambda view: view["seq"] > seq)
        for bot in ("trap:Bot", "trap"):
            wish = {"game": "dead-drop", "seats": 3, "chairs": [{}, {"bot": bot}, {}]}
            answer = await person.call("POST", "/api/tables", wish)
            print(answer.status, answer.json["code"])
            assert (await socket.ask(do="bot", seat="B", bot=bot))["type"] == "error"

run(play())
"""


def test_a_server_plays_it_and_loads_no_code_that_somebody_names(tmp_path: Path) -> None:
    package = make(tmp_path)
    (package / "trap.py").write_text(MARK + FIRST, encoding="utf-8")
    (package / "first.py").write_text(FIRST, encoding="utf-8")
    points = next(package.glob("*.dist-info")) / "entry_points.txt"
    points.write_text(points.read_text("utf-8") + "[sneakernet.bots]\nfirst = first:Bot\n", encoding="utf-8")
    done = run(package, "-c", PLAY, PYTHONPATH=os.pathsep.join([str(package), str(code.ROOT)]))
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["Choose: pass", "Choose: lay"] * 2 + ["422 bad_setting"] * 2
    assert not (package / "loaded").exists()

"""`sneakernet admin`, `export` and `forget`: the owner of a running server at a terminal."""

import asyncio
import json
from pathlib import Path

from tests.cli.command import run
from tools.server.house import House
from tools.server.house import run as play


def test_the_owner_looks_bans_announces_exports_and_forgets(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            at = ("--server", f"http://127.0.0.1:{house.port}", "--secret", str(tmp_path / "tables.db.owner"))

            async def say(*words: str) -> str:
                done = await asyncio.to_thread(run, tmp_path, *words, *at)
                assert (done.returncode, done.stderr) == (0, ""), done
                return done.stdout

            ann = await house.person("Ann")
            table = await ann.table(start=True)
            assert "1 where a game goes on" in await say("admin", "status")
            assert json.loads(await say("admin", "status", "--json"))["playing"] == 1
            assert table in await say("admin", "tables") and ann.id in await say("admin", "guests", "an")
            assert await say("admin", "guests", "zoe") == ""
            assert await say("admin", "announce", "Back at ten") == "Done.\n"
            assert (await house.get("/api/tables")).json["notice"] == "Back at ten"
            assert await say("admin", "ban", ann.id, "--days", "2") == "Done.\n"
            assert (await say("admin", "bans")).split() == [ann.id, "Ann", "2", "d"]
            await say("admin", "unban", ann.id)
            assert json.loads(await say("export", ann.id))["guest"]["name"] == "Ann"
            await say("forget", ann.id)
            assert await house.lobby.store.guest(ann.id) is None
            gone = await asyncio.to_thread(run, tmp_path, "export", ann.id, *at)
            assert (gone.returncode, gone.stderr.count("\n")) == (2, 1)

    play(scene())


def test_where_there_is_no_server_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("x")
    done = run(tmp_path, "admin", "status", "--server", "http://127.0.0.1:9", "--secret", "secret")
    assert done.returncode == 2 and done.stderr.startswith("sneakernet: no Sneakernet server answers at")

"""Replays: a caption for every step from every side, turns to jump to, and answers that travel light."""

import gzip
from pathlib import Path
from typing import Any

import pytest

from tools.server.house import House, request, run

SHORT: dict[str, dict[str, Any]] = {
    "hackers": {"seats": 3, "settings": {"round_cap": "2"}},
    "wired": {"seats": 3, "settings": {"round_cap": "2"}},
    "access-denied": {"seats": 3, "settings": {"time_limit": "6"}},
}

FOR_ALL = ("/", "/static/js/dom.js", "/static/games/wired/board.js", "/static/lang/de.json", "/api/games/wired/cards")


@pytest.mark.parametrize("game", SHORT)
def test_every_step_has_a_caption_from_every_side_and_turns_begin_somewhere(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            socket = await ann.socket(await ann.table(game, start=True, **SHORT[game]))
            while not (await socket.my_turn())["result"]:
                await socket.choose()
                socket.view["prompt"] = None
            played = socket.view["game"]
            for side in ("all", "table", "A", "B"):
                page = (await ann.call("GET", f"/api/replays/{played}?side={side}&lang=de")).json
                captions = [frame["caption"] for frame in page["frames"]]
                assert all(len(caption) > 4 and "> ?" not in caption for caption in captions), captions
                assert all(" ".join(frame["news"]) in frame["caption"] for frame in page["frames"])
                turns = [frame["n"] for frame in page["frames"] if frame["turn"]]
                assert len(turns) >= 3 and len(turns) < len(captions)

    run(scene())


def test_files_pages_and_replays_are_compressed_and_not_sent_twice(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            for path in FOR_ALL:
                whole = await request(house.port, "GET", path)
                small = await request(house.port, "GET", path, headers={"Accept-Encoding": "gzip, br"})
                assert "content-encoding" not in whole.headers
                assert small.headers["content-encoding"] == "gzip"
                assert gzip.decompress(small.body) == whole.body and len(small.body) < 0.6 * len(whole.body)
                assert "Accept-Encoding" in small.headers["vary"]
                assert whole.headers["cache-control"] == "no-cache"
                for answer in (whole, small):
                    tag = {"If-None-Match": answer.headers["etag"], "Accept-Encoding": "gzip"}
                    again = await request(house.port, "GET", path, headers=tag)
                    assert (again.status, again.body) == (304, b"")

    run(scene())


def test_what_belongs_to_somebody_is_neither_kept_nor_compressed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table(title="x" * 40)
            for path in ("/api/me", "/api/me/tables", f"/api/tables/{table}", "/api/tables"):
                ann.headers["Accept-Encoding"] = "gzip"
                answer = await ann.call("GET", path)
                assert answer.status == 200
                assert answer.headers["cache-control"] == "no-store"
                assert "content-encoding" not in answer.headers and "etag" not in answer.headers

    run(scene())

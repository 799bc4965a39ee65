"""Costs: what takes long is made away from the event loop, remembered, and counted by what it costs."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sneakernet.server.archive.archive import Remembered
from sneakernet.server.limits import Bucket, Buckets
from sneakernet.server.thinking.processes import Processes
from tools.server.house import FAST, House, Person, run

SHORT: dict[str, Any] = {"seats": 3, "settings": {"round_cap": "2"}, "start": True, "beat": 0}


async def finished_game(person: Person) -> str:
    """A game that is over."""
    socket = await person.socket(await person.table(**SHORT))
    await socket.ask(do="away", away=True)
    view = await socket.until("view", lambda view: view["result"] is not None)
    return str(view["game"])


def test_replays_records_and_positions_are_made_in_a_process_and_remembered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    original = Processes.run

    async def run_and_note(self: Processes, work: Callable[[], Any], owner: str = "") -> Any:
        made.append(getattr(getattr(work, "func", work), "__name__", ""))
        return await original(self, work, owner)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            game = await finished_game(ann)
            monkeypatch.setattr(Processes, "run", run_and_note)
            for _ in range(3):
                replay = await house.get(f"/api/replays/{game}?side=A&count=5")
                assert replay.status == 200 and len(replay.json["frames"]) == 5
                assert b"# salt:" in (await house.get(f"/api/records/{game}")).body
            assert made == ["read_back", "replay_page", "record_text"]
            made.clear()
            wish = {"game": "hackers", "puzzle": {"game": game, "step": 3, "seat": "A"}}
            assert (await ann.call("POST", "/api/tables", wish)).status == 201
            assert made[0] == "rows_of"

    run(scene())


def test_who_asks_for_much_that_is_dear_has_to_wait_and_what_is_remembered_is_free(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = msgspec.structs.replace(FAST, thought_burst=3, thoughts_per_second=0.01)
        async with House(tmp_path, limits=limits) as house:
            game = await finished_game(await house.person())
            statuses = [(await house.get(f"/api/replays/{game}?first={n}")).status for n in range(4)]
            assert statuses == [200, 200, 200, 429]
            assert (await house.get(f"/api/replays/{game}?first=1")).status == 200
            assert (await house.get(f"/api/records/{game}")).status == 429
            review = await house.get(f"/api/replays/{game}/review?side=A")
            assert review.status == 429 and int(review.headers["retry-after"]) > 100, "a review costs more"

    run(scene())


def test_who_waits_as_long_as_they_were_told_is_let_in() -> None:
    for rate, burst, cost in (
        (20.0, 80.0, 1.0),
        (1.0, 3.0, 1.0),
        (10 / 60, 10.0, 1.0),
        (0.5, 5.0, 5.0),
        (0.3, 2.0, 1.0),
    ):
        buckets, now = Buckets(rate, burst), 0.0
        while not (wait := buckets.take("a", now, cost)):
            now += 0.01
        assert buckets.take("a", now, cost) == wait and not buckets.take("a", now + wait, cost), (rate, burst)
        assert buckets.take("b", now, cost) == 0, "others do not wait"


def test_a_bucket_fills_up_and_never_over() -> None:
    bucket = Bucket(2.0, 3.0, 0.0)
    assert [bucket.take(1000.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(1000.5) and not bucket.take(1000.5)


def test_what_was_not_asked_for_longest_is_forgotten() -> None:
    async def scene() -> None:
        kept: Remembered[str, bytes] = Remembered(10, len)
        asked: list[str] = []

        async def get(key: str) -> None:
            async def make() -> bytes:
                asked.append(key)
                return b"12345"

            assert await kept.get(key, make) == b"12345"

        for key in ("a", "b", "a", "c", "a", "b"):
            await get(key)
        assert asked == ["a", "b", "c", "b"] and list(kept.kept) == ["a", "b"] and kept.weight == 10

    run(scene())

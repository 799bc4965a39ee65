"""Bots think on any machine that reaches the database; where nobody does, the worker thinks by itself."""

import asyncio
import multiprocessing
import os

import msgspec
import pytest

from sneakernet.server.storage.thoughts import Thinker
from sneakernet.server.thinking.pool import Thought
from sneakernet.server.thinking.thinker import work_on
from tests.server.test_workers import worker
from tools.checks.table import deal
from tools.server.house import PATIENCE, run


def a_thought(seed: int) -> bytes:
    play = deal("hackers", seats=3, seed=str(seed))
    return msgspec.msgpack.encode(Thought(play.match.record.header() + "\n", [], [], "uniform", "s"))


def test_bots_think_on_any_machine_that_takes_their_thoughts(url: str) -> None:
    async def scene() -> None:
        store = await worker(url)
        assert await store.think(a_thought(1), "ann") is None, "nobody is there"
        process = multiprocessing.get_context("spawn").Process(target=work_on, args=(url, os.getpid()))
        process.start()
        try:
            async with asyncio.timeout(PATIENCE):
                while (found := await store.think(a_thought(1), "ann")) is None:
                    await asyncio.sleep(0.05)
            ask = deal("hackers", seats=3).match.ask()
            assert ask is not None and found in [option.spelling for option in ask.options]
        finally:
            process.kill()
            process.join()
        assert await store.think(a_thought(1), "ann") is None, "its thinker is gone: it is thought about here"
        assert await store.query("SELECT id FROM thoughts") == []
        await store.close()

    run(scene())


def test_a_thought_is_taken_once_and_owners_are_served_in_turn(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for limit in ("TAKEN_BY", "ANSWERED_BY", "AWAKE"):
        monkeypatch.setattr(f"sneakernet.server.storage.thoughts.{limit}", PATIENCE)

    async def scene() -> None:
        store, thinkers = await worker(url), [Thinker(url, name) for name in ("one", "other")]
        for thinker in thinkers:
            thinker.sign()
        owners = [*["ann"] * 4, "bob", "cat"]
        asked = [asyncio.create_task(store.think(owner.encode(), owner)) for owner in owners]
        async with asyncio.timeout(PATIENCE):
            while (await store.query("SELECT count(*) FROM thoughts"))[0][0] < len(owners):
                await asyncio.sleep(0.01)
        taken = [thinkers[n % 2].take() for n in range(len(owners) + 1)]
        assert [work.decode() for _, work in filter(None, taken)][:3].count("ann") == 1
        assert len({number for number, _ in filter(None, taken)}) == len(owners) and taken[-1] is None
        for number, work in filter(None, taken):
            thinkers[0].answer(number, f"of {work.decode()}")
        assert await asyncio.gather(*asked) == [f"of {owner}" for owner in owners]
        for thinker in thinkers:
            thinker.close()
        await store.close()

    run(scene())

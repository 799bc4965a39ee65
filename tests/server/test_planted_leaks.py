"""Leaks planted on purpose are caught by the comparison of pairs of worlds."""

from collections.abc import Callable
from pathlib import Path

import pytest

from sneakernet.core.rng import Rng
from tools.server.house import House, run
from tools.server.leaks import LEAKS
from tools.server.pairs import Pairs


@pytest.mark.parametrize(("owner", "leak"), LEAKS, ids=[next(iter(leak.values())).__name__ for _, leak in LEAKS])
def test_a_planted_leak_is_caught(
    owner: object, leak: dict[str, Callable[..., object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, planted in leak.items():
        monkeypatch.setattr(owner, name, planted)
    for game, settings in (("hackers", {"encrypted": "on"}), ("access-denied", {"edition": "2014"})):
        pairs = Pairs(game, settings, Rng("teeth"))
        while pairs.moments < 300:
            try:
                pairs.play(f"teeth-{pairs.games}", 60)
            except AssertionError:
                return  # a canary sings
            if pairs.differences or pairs.uncovered:
                return
    raise AssertionError("nobody noticed")


def test_a_game_is_not_replayed_before_its_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = (await ann.call("GET", f"/api/tables/{await ann.table(start=True)}")).json["table"]
            for route in ("replays", "records"):
                assert (await ann.call("GET", f"/api/{route}/{table['playing']}")).status == 404

    run(scene())

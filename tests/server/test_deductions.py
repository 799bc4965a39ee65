"""What follows for one reader is written into that reader's view alone, whoever looks at the same moment."""

import pytest

from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR, View
from sneakernet.server.tables.game import TableGame
from tools.server.pairs import any_option, close, dealt, go_on

READERS = (SPECTATOR, 0, 1, 2, 3)
PICKS = 200


def open_yet(view: View) -> int:
    """How many cells of a checklist are not marked."""
    rows: dict[str, dict[str, list[int]]] = view.facts["checklist"]  # type: ignore[assignment]
    return sum(cell[0] == 0 for row in rows.values() for cell in row.values())


def step(play: TableGame, rng: Rng) -> None:
    """Somebody picks anything; windows close as they come."""
    if play.opening is not None:
        close(play, rng)
    else:
        ask = play.match.ask()
        assert ask is not None
        go_on(play, any_option(ask, rng))


@pytest.mark.parametrize("edition", ["2013", "german"])
def test_what_one_seat_concludes_is_written_into_no_other_view(edition: str) -> None:
    """Who looks together with others sees what they would see alone, and what the rules showed stays as it was."""
    together = dealt("access-denied", {"edition": edition}, "shared")
    alone = {reader: dealt("access-denied", {"edition": edition}, "shared") for reader in READERS}
    concluded: set[int] = set()
    for n in range(PICKS):
        if together.over:
            break
        by_rules = {reader: str(together.face.view(reader).plain()) for reader in READERS}
        seen = {reader: together.view(reader) for reader in READERS}
        for reader in READERS:
            assert str(together.face.view(reader).plain()) == by_rules[reader], f"pick {n}, reader {reader}"
            assert seen[reader] == alone[reader].view(reader), f"pick {n}, reader {reader}"
            if open_yet(seen[reader]) < open_yet(together.face.view(reader)):
                concluded.add(reader)
        for play in (together, *alone.values()):
            step(play, Rng(f"pick {n}"))
    assert len(concluded) > 1, "nothing followed for anybody: the test shows nothing"

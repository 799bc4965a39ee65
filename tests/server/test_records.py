"""Records that were spoilt are refused, whatever happened to them; they never lead somewhere else."""

import random

from tools.server.spoilt import accepted, spoil, stored_game


def test_a_spoilt_record_is_refused() -> None:
    row, rows = stored_game("hackers", "records")
    _, other = stored_game("hackers", "others")
    assert accepted(row, rows)
    dice = random.Random(1)
    for _ in range(60):
        name, header, bad = spoil(row, rows, dice, other)
        assert not accepted(header, bad), name

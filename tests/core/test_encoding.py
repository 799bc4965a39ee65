"""A state as bytes: taken over whole, or not at all."""

import pytest

from sneakernet.core.registry import find, game_names

CELL = 8  # bytes


@pytest.mark.parametrize("game", game_names())
def test_bytes_that_are_longer_or_shorter_than_a_state_are_refused(game: str) -> None:
    s = find(game).rules.new(seed="whole")
    other = find(game).rules.new(seed="other")
    whole, before = s.encode(), other.encode()
    for spoilt in (whole[:-CELL], whole + bytes(CELL)):
        with pytest.raises(ValueError, match="not a state of this game"):
            other.decode(spoilt)
        assert other.encode() == before
    other.decode(whole)
    assert other.encode() == whole != before

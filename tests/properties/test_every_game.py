"""Every game keeps what core/conform.py promises, in every edition, with every number of seats and every variant."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sneakernet.core.conform import conform
from sneakernet.games import find
from tests.properties.tables import ONE_ASK_IN, Settings, name_of, tables


@pytest.mark.parametrize("table", tables(), ids=name_of)
@settings(max_examples=2, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=st.integers(0, 10**9))
def test_a_random_game_keeps_every_property(table: tuple[str, str, int, Settings], seed: int) -> None:
    game, edition, seats, variant = table
    record = conform(find(game), edition, seats, str(seed), variant, ONE_ASK_IN.get(game, 1))
    assert record.picks and record.digest

"""Every game keeps what core/conform.py promises, in every edition, with every number of seats and every variant."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sneakernet.core.conform import conform
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR
from tests.properties.tables import ONE_ASK_IN, Table, name_of, tables

SHORT = [table for table in tables() if table[0] not in ONE_ASK_IN]
LONG = [table for table in tables() if table[0] in ONE_ASK_IN]
SEEDS = st.integers(0, 10**9)


def holds(table: Table, seed: int) -> None:
    """Play one random game at this table and check it."""
    game, edition, seats, variant = table
    record = conform(find(game).rules, edition, seats, str(seed), variant, ONE_ASK_IN.get(game, 1))
    assert record.picks
    assert record.digest


@pytest.mark.parametrize("table", SHORT, ids=name_of)
@settings(max_examples=3, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=SEEDS)
def test_a_random_game_keeps_every_property(table: Table, seed: int) -> None:
    holds(table, seed)


@pytest.mark.parametrize("table", LONG, ids=name_of)
@settings(max_examples=1, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(seed=SEEDS)
def test_a_long_random_game_keeps_every_property_wherever_it_is_looked_at(table: Table, seed: int) -> None:
    holds(table, seed)


@pytest.mark.parametrize("table", tables(), ids=name_of)
def test_who_watches_imagines_a_world_that_looks_the_same(table: Table) -> None:
    game, edition, seats, variant = table
    rules = find(game).rules
    s = rules.new(edition, seats, "watched", variant)
    chance = Rng("watched")
    for _ in range(12):
        ask = rules.ask(s)
        if ask is None:
            break
        rules.pick(s, int(chance.below(len(ask.options))))
    world = rules.imagine(s, SPECTATOR, chance)
    assert rules.view(world, SPECTATOR).places == rules.view(s, SPECTATOR).places

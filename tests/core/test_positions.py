"""What a written position may not say."""

import pytest

from sneakernet.core.position import BadPosition
from sneakernet.core.registry import find, game_names


@pytest.mark.parametrize("game", game_names())
def test_a_setting_is_given_once(game: str) -> None:
    rules = find(game).rules
    setting = rules.settings[-1]
    once = f"settings: {setting.name}={setting.default}"
    rules.load(f"seats: {max(rules.seat_counts(rules.editions[0]))}; {once}")
    with pytest.raises(BadPosition, match="name-value") as refused:
        rules.load(f"{once} {setting.name}={setting.default}")
    assert refused.value.told["given"] == f"{setting.name}={setting.default}"


@pytest.mark.parametrize("game", game_names())
def test_a_field_is_given_once(game: str) -> None:
    rules = find(game).rules
    once = f"seats: {max(rules.seat_counts(rules.editions[0]))}"
    rules.load(once)
    with pytest.raises(BadPosition, match="field-twice") as refused:
        rules.load(f"{once}; {once}")
    assert refused.value.told["given"] == "seats"

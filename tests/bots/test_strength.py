"""Strength: each step up among the bots wins more than its share, at every game and edition with four seats.

Every deal is played once from each seat, so a bot among its like gets exactly a fair share. The seed is fixed and no
clock decides: the same source plays the same games. Other bots or rules play other games, so a test takes as many deals
as make a failure by chance unlikely; `sneakernet lab match` plays more of them and tells how sure the difference is.
"""

from typing import Final

import pytest

from sneakernet.bots import ismcts
from sneakernet.core.registry import all_games, find
from sneakernet.lab import batch
from sneakernet.lab.match import duels, samples

SEATS: Final = 4
TABLES: Final = [
    (game, edition) for game, rules in ((game.name, game.rules) for game in all_games()) for edition in rules.editions
]

# What the deal decides more than the players takes more deals; the German edition takes longest, so it is cut short.
AMONG_RANDOM: Final = {"hackers": 100}
AMONG_NEWCOMERS: Final = {"hackers": 200, "wired": 25, "access-denied": 12, "access-denied german": 50}
CUT_SHORT: Final = {"access-denied german": {"round_cap": "3"}}
AMONG_CASUAL: Final = 30


def times_fair(game: str, edition: str, one: str, field: str, deals: int, **settings: str) -> float:
    """What one bot among three others wins, in fair shares."""
    matches = duels(find(game), edition, SEATS, settings, "strength", one, field, deals)
    won = samples(batch.run(matches, jobs=1), SEATS)
    return round(SEATS * sum(won) / len(won), 2)


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_one_greedy_bot_among_random_ones_wins_two_and_a_half_times_its_fair_share(game: str, edition: str) -> None:
    assert times_fair(game, edition, "greedy", "uniform", AMONG_RANDOM.get(game, 10)) >= 2.5


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_one_casual_player_among_newcomers_wins_more_than_its_fair_share(game: str, edition: str) -> None:
    table = f"{game} {edition}"
    deals = AMONG_NEWCOMERS.get(table, AMONG_NEWCOMERS[game])
    assert times_fair(game, edition, "casual", "newcomer", deals, **CUT_SHORT.get(table, {})) > 1


def test_one_strong_player_of_hackers_among_casual_ones_wins_more_than_its_fair_share(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It thinks its fifty worlds, however slow the machine."""
    monkeypatch.setattr(ismcts, "monotonic", lambda: 0.0)
    assert times_fair("hackers", "", "strong", "casual", AMONG_CASUAL) > 1


def test_a_bot_among_its_like_wins_its_fair_share_and_no_more() -> None:
    """So a level that plays like the one below it is found out, whatever the deals."""
    assert times_fair("hackers", "", "newcomer", "newcomer", 20) == 1

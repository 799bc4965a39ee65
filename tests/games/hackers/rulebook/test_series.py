"""Games one after the other at one table: who starts, and what a draw asks for."""

import pytest

from sneakernet.core.rules import FollowUp
from tests.table import Table

# The last TRIM of a game: D announced, and the last round ends with D's turn.
LAST = "announcer: D; ending: yes; active: D; starter: B; step: trim; D hand: worm; deck: virus"
A_WINS = f"{LAST}; A files: security-officer; B files: curtis; C files: payphone"
A_AND_B_DRAW = f"{LAST}; A files: security-officer; B files: the-gibson; C files: payphone"


def after(position: str, settings: str = "", winner_sits: bool = True) -> FollowUp:
    t = Table("hackers", f"settings: {settings}; {position}")
    assert t.over
    follow_up = t.rules.follow_up(t.s, winner_sits)
    assert isinstance(follow_up, FollowUp)
    return follow_up


def test_the_winner_starts_the_next_game() -> None:
    """HK-2, HK-S4."""
    assert after(A_WINS).replay is None
    assert after(A_WINS).following == {"starter": "A"}


def test_the_next_starter_is_dealt_three_cards_and_the_right_neighbour_one() -> None:
    """HK-S4: D won, so D starts and C is dealt one card."""
    t = Table("hackers", starter="D")
    assert [len(t.cards(f"{seat} hand")) for seat in "DABC"] == [3, 2, 2, 1]


def test_without_the_winner_the_starter_is_chosen_as_for_a_first_game() -> None:
    """HK-60."""
    assert after(A_WINS, winner_sits=False).following == {}


def test_with_winner_starts_off_every_new_game_has_a_random_starter() -> None:
    """HK-60."""
    assert after(A_WINS, "winner_starts=off").following == {"winner_starts": "off"}


def test_a_draw_must_be_played_again_by_the_same_starter() -> None:
    """HK-19 point 2, HK-S55: same seats, same settings, same starting player."""
    assert after(A_AND_B_DRAW, "round_cap=30").replay == {"starter": "B", "round_cap": "30"}


@pytest.mark.parametrize(("winner_starts", "starter"), [("on", "B"), ("off", None)])
def test_a_refused_replay_leaves_the_starter_for_the_next_game(winner_starts: str, starter: str | None) -> None:
    """HK-19 point 3; with winner_starts off also that one is random (HK-60)."""
    assert after(A_AND_B_DRAW, f"winner_starts={winner_starts}").following.get("starter") == starter


def test_a_draw_has_no_winner_and_the_leaders_share_it_in_an_arena() -> None:
    """HK-S55, HK-19 points 5 and 6."""
    t = Table("hackers", A_AND_B_DRAW)
    assert t.winners == [] and t.shares == [0.5, 0.5, 0.0, 0.0] and t.scores == [9, 9, 3, 0]
    assert [event for event in t.events if event.endswith("tied")] == ["A tied", "B tied"]

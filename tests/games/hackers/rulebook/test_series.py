"""Games one after the other at one table: who starts, and what a draw asks for."""

import pytest

from sneakernet.games.hackers.series import SERIES
from sneakernet.table.series import Before, Next
from tests.support.table import Table

# The last TRIM of a game: D announced, and the last round ends with D's turn.
LAST = "announcer: D; ending: yes; active: D; starter: B; step: trim; D hand: worm; deck: virus"
A_WINS = f"{LAST}; A files: security-officer; B files: curtis; C files: payphone"
A_AND_B_DRAW = f"{LAST}; A files: security-officer; B files: the-gibson; C files: payphone"


def before(position: str, settings: str = "", winner_sits: bool = True) -> Before:
    """A game that has just ended, as its series sees it."""
    t = Table("hackers", f"settings: {settings}; {position}")
    assert t.over
    outcome = t.rules.outcome(t.s)
    same = tuple(winner_sits or seat not in outcome.winners for seat in range(4))
    return Before(outcome, t.view("spectator"), same, 1, t.rules.settings_of(t.s))


def test_the_winner_starts_the_next_game() -> None:
    """HK-2."""
    assert SERIES.next(before(A_WINS)) == Next({"starter": "A"}, False, "A")


def test_the_next_starter_is_dealt_three_cards_and_the_right_neighbour_one() -> None:
    """D won, so D starts and C is dealt one card."""
    t = Table("hackers", starter="D")
    assert [len(t.cards(f"{seat} hand")) for seat in "DABC"] == [3, 2, 2, 1]


def test_without_the_winner_the_starter_is_chosen_as_for_a_first_game() -> None:
    """HK-60."""
    assert SERIES.next(before(A_WINS, winner_sits=False)) == Next({})


def test_with_winner_starts_off_every_new_game_has_a_random_starter() -> None:
    """HK-60."""
    assert SERIES.next(before(A_WINS, "winner_starts=off")) == Next({})


def test_a_draw_must_be_played_again_by_the_same_starter() -> None:
    """HK-19: same seats, same settings, same starting player."""
    assert SERIES.next(before(A_AND_B_DRAW, "round_cap=30")) == Next({"starter": "B"}, True, "B")


@pytest.mark.parametrize(("winner_starts", "starter"), [("on", "B"), ("off", None)])
def test_a_refused_replay_leaves_the_starter_for_the_next_game(winner_starts: str, starter: str | None) -> None:
    """HK-19; with winner_starts off also that one is random (HK-60)."""
    following = SERIES.after_refusal(before(A_AND_B_DRAW, f"winner_starts={winner_starts}"))
    assert not following.replay and following.settings.get("starter") == starter


def test_a_draw_has_no_winner_and_the_leaders_share_it_in_an_arena() -> None:
    """HK-19 points 5 and 6."""
    t = Table("hackers", A_AND_B_DRAW)
    assert t.winners == [] and t.shares == [0.5, 0.5, 0.0, 0.0] and t.scores == [9, 9, 3, 0]
    assert [event for event in t.events if event.endswith("tied")] == ["A tied", "B tied"]

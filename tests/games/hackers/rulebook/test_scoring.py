"""HACKERS, score, winner and draw (HK-17 to HK-19, HK-55)."""

import pytest

from tests.games.hackers.positions import READERS, ended, number, score


def test_one_300_baud_card_doubles_both_payphone_and_cyberdelia() -> None:
    """Even a Worm, worth nothing; 6 + 6 + 0 (HK-55)."""
    assert score("payphone cyberdelia worm") == 12


def test_without_a_300_baud_card_payphone_is_worth_three() -> None:
    """3 + 5 + 4 (HK-55)."""
    assert score("payphone curtis diskette") == 12


def test_two_300_baud_cards_double_once() -> None:
    """HK-55: each at most doubled once; 6 + 3 + 3."""
    assert score("payphone hacker-joey hacker-nikon") == 12


def test_payphone_and_cyberdelia_do_not_double_each_other() -> None:
    """HK-55."""
    assert score("payphone cyberdelia") == 6


def test_a_neighbours_300_baud_card_doubles_nothing() -> None:
    """HK-17: the player's own FILES."""
    assert ended(A="payphone", B="worm hacker-joey").scores == [3, 3, 0, 0]


def test_the_hand_does_not_count() -> None:
    """HK-17: the last card A holds is a Hacker worth 3."""
    t = ended(A="curtis")
    assert len(t.cards("A hand")) == 1 and t.scores[0] == 5


def test_equal_leaders_make_a_draw() -> None:
    """A and B tie with 18; an arena gives them half a win each (HK-19)."""
    t = ended(
        A="security-officer curtis diskette",
        B="the-gibson scapegoat hacker-cereal",
        C="cyberdelia hacker-joey hacker-phreak",
        D="hacker-nikon phone-tap special-agent",
    )
    assert t.scores == [18, 18, 12, 9] and t.winners == [] and t.shares == [0.5, 0.5, 0.0, 0.0]
    for reader in READERS:
        seen = t.seen_by(reader)
        assert "A tied" in seen and "B tied" in seen and "C tied" not in seen
        assert not any(e.endswith(" won") for e in seen)


def test_equal_scores_below_the_top_do_not_matter() -> None:
    """A wins, B and C share rank 2 (HK-18)."""
    t = ended(
        A="the-gibson scapegoat curtis",
        B="security-officer hacker-joey hacker-nikon",
        C="cyberdelia payphone phone-tap",
        D="hacker-phreak",
    )
    assert t.scores == [20, 15, 15, 3] and t.winners == ["A"] and t.shares == [1.0, 0.0, 0.0, 0.0]
    assert "A won" in t.events and not any(e.endswith(" tied") for e in t.events)


def test_three_leaders_share_a_draw() -> None:
    """HK-19, point 6: k tied leaders get 1/k each."""
    t = ended(A="curtis", B="garbage-file", C="hacker-joey dumpster-dive", D="worm")
    assert t.scores == [5, 5, 5, 0] and t.shares == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0.0])


def test_all_may_tie_with_nothing() -> None:
    """HK-19."""
    t = ended(A="virus", B="worm")
    assert t.scores == [0, 0, 0, 0] and t.shares == [0.25, 0.25, 0.25, 0.25]


@pytest.mark.parametrize("seat", range(4))
def test_the_strictly_highest_score_wins_from_any_seat(seat: int) -> None:
    """HK-18: being the announcer is worth nothing."""
    lies = dict(zip("ABCD", ["curtis", "garbage-file", "scapegoat", "hacker-burn"], strict=True))
    lies["ABCD"[seat]] = "security-officer"
    t = ended(**lies)
    assert t.winners == ["ABCD"[seat]] and t.scores[seat] == 9


def test_scores_are_public() -> None:
    """Event visibility: announcement, score."""
    t = ended(A="curtis", B="scapegoat")
    for reader in READERS:
        seen = t.seen_by(reader)
        assert [number(seen, f"{seat} scored") for seat in "ABCD"] == [5, 6, 0, 0] and "B won" in seen

"""HACKERS, HACK THE PLANET and the end (HK-11, HK-15, HK-16, HK-48, HK-52)."""

import pytest

from tests.games.hackers.positions import files, finish_turn, play_out, turns_begun
from tests.support.table import Table

CAPPED = (
    "round: 20; A hand: curtis payphone special-agent; B hand: cyberdelia hacker-joey; C hand: hacker-nikon;"
    "deck: hacker-phreak phone-tap scapegoat the-gibson diskette hacker-burn hacker-dade security-officer;"
    "snoop: hacker-cereal"
)


def test_everybody_takes_one_more_turn_and_the_announcer_the_last() -> None:
    """B draws the last card (HK-15, 16)."""
    t = Table(
        "hackers",
        "active: B; step: draw; B hand: curtis payphone; C hand: hacker-joey hacker-nikon; D hand: cyberdelia diskette;"
        "A hand: scapegoat; deck: worm; snoop: phone-tap",
    ).play("deck")
    assert t.fact("announcer") == "B" and (t.asked, t.about) == ("B", "pass_left"), "B finishes the turn"
    assert all("B hacked_the_planet" in t.seen_by(reader) for reader in ("A", "B", "spectator"))
    before = len(turns_begun(t))
    t.play("left:curtis", "right:payphone")
    assert t.asked == "C"
    play_out(t)
    assert turns_begun(t)[before:] == "CDAB"
    assert t.over and len(t.scores) == 4 and t.fact("announcer") == "B"


def test_snoop_can_take_the_last_card_of_the_deck() -> None:
    """HK-15: replacing a taken SNOOP card empties the DECK."""
    t = Table("hackers", "step: draw; A hand: curtis payphone; deck: worm; snoop: phone-tap").play("snoop")
    assert t.cards("deck") == [] and t.cards("snoop") == ["worm"] and t.fact("announcer") == "A"


def test_only_the_first_trigger_counts() -> None:
    """D adds Virus in the last round of B; B announced, B ends (HK-15)."""
    t = Table(
        "hackers",
        "announcer: B; ending: yes; active: D; D files: curtis; D hand: virus hacker-joey hacker-nikon;"
        "A hand: scapegoat payphone; B hand: hacker-burn special-agent;"
        "deck: cyberdelia worm phone-tap diskette the-gibson;"
        "snoop: media-icons",
    )
    before = len(turns_begun(t))
    t.play("add:virus", "return:cyberdelia")
    assert t.fact("announcer") == "B" and not any("hacked_the_planet" in e for e in t.events)
    finish_turn(t)
    assert t.asked == "A"
    finish_turn(t)
    assert t.asked == "B"
    finish_turn(t)
    assert t.over and turns_begun(t)[before:] == "AB" and t.fact("announcer") == "B"


def test_cards_that_come_back_to_the_deck_change_nothing() -> None:
    """The DECK ran empty in A's DRAW and has 2 cards after TRIM (HK-52)."""
    t = Table(
        "hackers",
        "step: draw; A files: garbage-file; A hand: curtis payphone; B hand: hacker-joey hacker-nikon;"
        "deck: worm diskette scapegoat; snoop: cyberdelia",
    ).play("deck", "left:curtis", "right:payphone", "return:worm", "return:diskette")
    assert t.cards("deck") == ["worm", "diskette"] and t.fact("announcer") == "A"
    assert t.asked == "B"
    before = len(turns_begun(t)) - 1
    assert turns_begun(play_out(t))[before:] == "BCDA"


def test_an_empty_snoop_waits_for_the_whole_batch() -> None:
    """A takes the last SNOOP card and trims two (HK-11, 57)."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; step: draw; A hand: curtis worm hacker-joey hacker-nikon;"
        "B hand: diskette special-agent; snoop: payphone",
    )
    assert t.about == "pass_left" and "payphone" in t.cards("A hand") and t.cards("snoop") == []
    t.play("left:hacker-joey", "right:hacker-nikon", "return:curtis")
    assert t.about == "trim" and t.cards("snoop") == [] and t.cards("deck") == ["curtis"]
    t.play("return:worm")
    assert t.cards("snoop") == ["curtis"] and t.cards("deck") == ["worm"] and t.asked == "B"


def test_the_round_cap_makes_the_starter_announce() -> None:
    """Three players, no announcement in 20 rounds (HK-48)."""
    t = Table("hackers", CAPPED, seats=3, round_cap=20)
    before = len(turns_begun(t))
    for seat in "ABC":
        assert t.asked == seat and t.fact("announcer") == ""
        finish_turn(t)
    assert t.asked == "A" and t.fact("announcer") == "A", "at the start of A's 21st turn"
    assert t.about == "add" and t.events.count("A hacked_the_planet") == 1
    play_out(t)
    assert turns_begun(t)[before:] == "BCABCA" and len(t.scores) == 3


@pytest.mark.parametrize("cap", [0, 21])
def test_without_the_cap_the_game_goes_on(cap: int) -> None:
    """HK-48: 0 means none, 21 is not reached yet."""
    t = Table("hackers", CAPPED, seats=3, round_cap=cap)
    for _ in "ABC":
        finish_turn(t)
    assert t.asked == "A" and t.fact("announcer") == ""


def test_the_round_cap_counts_from_the_first_turn_of_the_starter() -> None:
    """HK-48: a cap of one round; B starts, so B announces at B's second turn."""
    t = Table("hackers", CAPPED.replace("round: 20", "round: 1; starter: B; active: B"), seats=3, round_cap=1)
    for _ in "BCA":
        assert t.fact("announcer") == ""
        finish_turn(t)
    assert t.asked == "B" and t.fact("announcer") == "B"


def test_pass_and_trim_are_played_in_the_last_turn_too() -> None:
    """HK-16, HK-50."""
    t = Table(
        "hackers",
        "announcer: A; ending: yes; step: pass; A hand: curtis worm payphone virus; deck: diskette; snoop: cyberdelia",
    )
    assert t.about == "pass_left"
    t.play("left:curtis", "right:worm")
    assert t.about == "trim"
    t.play("return:virus")
    assert t.asked is None and t.cards("A hand") == ["payphone"] and files(t, "A") == set()


def test_no_turn_begins_after_the_end() -> None:
    """HK-16: nobody is asked and nothing can be picked."""
    t = Table(
        "hackers",
        "announcer: A; ending: yes; step: trim; A hand: curtis worm; B hand: payphone virus; deck: diskette;"
        "snoop: scapegoat",
    ).play("return:curtis")
    assert t.asked is None and t.options == [] and len(t.cards("B hand")) == 2

"""HACKERS, Virus and Worm (HK-15, HK-24, HK-27 to HK-30)."""

import pytest

from tests.games.hackers.positions import files, hand
from tests.support.table import Table

INFECTED = (
    "A files: curtis; A hand: virus diskette special-agent; B hand: hacker-joey hacker-nikon;"
    "deck: payphone worm scapegoat hacker-phreak; snoop: cyberdelia"
)


@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_virus_and_worm_cannot_come_first(bug: str) -> None:
    """HK-27."""
    t = Table("hackers", f"A hand: {bug} curtis payphone; deck: diskette scapegoat; snoop: cyberdelia")
    assert sorted(t.options) == ["add:curtis", "add:payphone"]
    refusal = t.why_not("A", bug)
    assert refusal is not None and refusal.rule == "HK-27"


@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_media_icons_is_the_other_card_a_virus_needs(bug: str) -> None:
    """FILES were empty, Media Icons is there now (HK-27)."""
    t = Table(
        "hackers",
        f"A hand: media-icons {bug} curtis; deck: payphone diskette scapegoat hacker-joey; snoop: cyberdelia",
    ).play("add:media-icons")
    assert (t.about, sorted(t.options)) == ("media_add", sorted([f"add:{bug}", "add:curtis", "add:payphone"]))
    t.play(f"add:{bug}")
    assert (t.about, sorted(t.options)) == ("virus_place", ["add:diskette", "return:diskette"])
    assert files(t, "A") == {"media-icons", bug} and t.fact("announcer") == ""
    t.play("return:diskette")
    assert t.fact("announcer") == "A" and t.about == "draw_source"


def test_the_drawn_card_may_be_added() -> None:
    """And the turn goes on with DRAW (HK-28)."""
    t = Table("hackers", INFECTED).play("add:virus")
    assert (t.asked, t.about, sorted(t.options)) == ("A", "virus_place", ["add:payphone", "return:payphone"])
    assert t.fact("announcer") == "", "the announcement is the last step"
    t.play("add:payphone")
    assert files(t, "A") == {"curtis", "virus", "payphone"} and hand(t, "A") == {"diskette", "special-agent"}
    assert t.fact("announcer") == "A" and (t.asked, t.about) == ("A", "draw_source")


def test_the_drawn_card_may_be_returned_unseen() -> None:
    """HACK THE PLANET all the same (HK-28, 51)."""
    t = Table("hackers", INFECTED).play("add:virus", "return:payphone")
    assert files(t, "A") == {"curtis", "virus"} and hand(t, "A") == {"diskette", "special-agent"}
    assert t.cards("deck") == ["worm", "scapegoat", "hacker-phreak", "payphone"]
    assert "A put_back:payphone" in t.seen_by("A")
    for reader in ("B", "C", "D", "spectator"):
        assert "A put_back:?" in t.seen_by(reader) and not any("payphone" in e for e in t.seen_by(reader))
    assert t.fact("announcer") == "A" and t.about == "draw_source"
    assert all("A hacked_the_planet" in t.seen_by(reader) for reader in ("A", "B", "spectator"))


def test_a_card_added_by_virus_acts_before_the_announcement() -> None:
    """The Gibson returns the 1200 BAUD cards first (HK-21, 30)."""
    t = Table(
        "hackers",
        "A files: cyberdelia diskette; A hand: virus curtis; deck: the-gibson worm scapegoat; snoop: payphone",
    ).play("add:virus", "add:the-gibson")
    assert (t.asked, t.about) == ("A", "order_returns")
    assert sorted(t.options) == ["return:cyberdelia", "return:diskette"] and t.fact("announcer") == ""
    t.play("return:diskette")
    assert files(t, "A") == {"virus", "the-gibson"} and t.fact("announcer") == "A"
    assert t.cards("deck") == ["worm", "scapegoat", "diskette", "cyberdelia"]
    assert t.events.index("A returned:cyberdelia") < t.events.index("A hacked_the_planet")


@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_security_officer_returns_the_worm_that_brought_her(bug: str) -> None:
    """The Worm is a 300 BAUD card; its last step still happens (HK-40)."""
    t = Table(
        "hackers",
        f"A files: curtis; A hand: {bug} diskette; deck: security-officer scapegoat hacker-joey; snoop: payphone",
    ).play(f"add:{bug}", "add:security-officer")
    assert files(t, "A") == {"curtis", "security-officer"} and t.cards("deck")[-1] == bug
    assert t.fact("announcer") == "A" and t.about == "draw_source"


@pytest.mark.parametrize("way", ["add", "return"])
def test_with_garbage_file_one_of_three_drawn_cards_is_placed(way: str) -> None:
    """The other two stay in HAND (HK-24)."""
    t = Table(
        "hackers",
        "A files: garbage-file; A hand: virus hacker-joey hacker-nikon; deck: payphone curtis scapegoat diskette;"
        "snoop: cyberdelia",
    ).play("add:virus")
    assert (t.asked, t.about) == ("A", "virus_card")
    assert sorted(t.options) == ["choose:curtis", "choose:payphone", "choose:scapegoat"], "only cards just drawn"
    t.play("choose:curtis")
    assert (t.about, sorted(t.options)) == ("virus_place", ["add:curtis", "return:curtis"])
    t.play(f"{way}:curtis")
    assert hand(t, "A") == {"hacker-joey", "hacker-nikon", "payphone", "scapegoat"}
    assert files(t, "A") == {"garbage-file", "virus"} | ({"curtis"} if way == "add" else set())
    assert t.cards("deck") == ["diskette"] + (["curtis"] if way == "return" else [])
    assert t.fact("announcer") == "A" and t.about == "draw_source"


@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_on_an_empty_deck_nothing_is_drawn(bug: str) -> None:
    """Announced already, the turn goes on; DRAW is skipped, SNOOP being empty too (HK-29)."""
    t = Table("hackers", f"announcer: D; ending: yes; A files: curtis; A hand: {bug} hacker-joey hacker-nikon").play(
        f"add:{bug}"
    )
    assert files(t, "A") == {"curtis", bug} and hand(t, "A") == {"hacker-joey", "hacker-nikon"}
    assert (t.asked, t.about) == ("A", "pass_left") and t.fact("announcer") == "D"


def test_the_last_card_drawn_by_virus_announces_at_once() -> None:
    """HK-15: the DECK is empty before the card is placed."""
    t = Table(
        "hackers", "A files: curtis; A hand: virus diskette special-agent; deck: payphone; snoop: cyberdelia"
    ).play("add:virus")
    assert t.about == "virus_place" and t.fact("announcer") == "A"
    t.play("return:payphone")
    assert t.cards("deck") == ["payphone"] and t.events.count("A hacked_the_planet") == 1


def test_the_virus_that_drew_the_worm_is_the_other_card_the_worm_needs() -> None:
    """HK-27, HK-30: the Worm is resolved, then the Virus; one announcement (HK-15)."""
    t = Table(
        "hackers",
        "A files: curtis; A hand: virus diskette special-agent; deck: worm payphone scapegoat; snoop: cyberdelia",
    ).play("add:virus", "add:worm")
    assert (t.about, sorted(t.options)) == ("virus_place", ["add:payphone", "return:payphone"])
    t.play("return:payphone")
    assert files(t, "A") == {"curtis", "virus", "worm"} and t.about == "draw_source"
    assert t.events.count("A hacked_the_planet") == 1 and t.fact("announcer") == "A"


def test_phone_tap_chooses_the_end_for_virus_too() -> None:
    """HK-23."""
    t = Table(
        "hackers", "A files: phone-tap; A hand: virus diskette; deck: payphone worm scapegoat; snoop: cyberdelia"
    ).play("add:virus")
    assert t.about == "draw_end"
    t.play("bottom")
    assert sorted(t.options) == ["add:scapegoat", "return:scapegoat"]

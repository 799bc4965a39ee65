"""HACKERS, the nine 300 BAUD cards: value, BAUD and what each does."""

import pytest

from tests.games.hackers.positions import bauds, files, hand, score
from tests.support.marks import card
from tests.support.table import Table

REST = "deck: worm virus dumpster-dive; snoop: media-icons"
HACKERS_300 = ["hacker-cereal", "hacker-joey", "hacker-nikon", "hacker-phreak"]


@card("hacker-cereal", "hacker-joey", "hacker-nikon", "hacker-phreak")
@pytest.mark.parametrize("hacker", HACKERS_300)
def test_a_300_baud_hacker_is_worth_three(hacker: str) -> None:
    assert score(hacker) == 3 and bauds(hacker) == [300]
    assert score(f"payphone {hacker}") == 6 + 3


@card("hacker-cereal", "hacker-joey", "hacker-nikon", "hacker-phreak")
@pytest.mark.parametrize("hacker", HACKERS_300)
@pytest.mark.parametrize(
    ("attack", "prey"),
    [
        ("hacker-burn", "curtis"),
        ("hacker-dade", "curtis"),
        ("diskette", "garbage-file"),
        ("scapegoat", "security-officer"),
    ],
)
def test_a_300_baud_hacker_shields_its_owner(hacker: str, attack: str, prey: str) -> None:
    """HK-33: it goes under the DECK, and the attack does nothing to its owner."""
    t = Table("hackers", f"C files: {hacker} {prey}; A hand: {attack} payphone; {REST}").play(f"add:{attack}")
    assert (t.asked, t.about, t.options) == ("C", "shield", ["no", f"shield:{hacker}"])
    t.play(f"shield:{hacker}")
    assert t.cards("C files") == [prey] and t.cards("deck")[-1] == hacker and t.cards("A files") == [attack]


@card("hacker-cereal", "hacker-joey", "hacker-nikon", "hacker-phreak")
@pytest.mark.parametrize("hacker", HACKERS_300)
def test_a_300_baud_hacker_does_nothing_when_added(hacker: str) -> None:
    """HK-35: not usable without an effect to ignore."""
    t = Table("hackers", f"B files: curtis; A hand: {hacker} payphone; {REST}").play(f"add:{hacker}")
    assert t.cards("A files") == [hacker] and t.cards("B files") == ["curtis"] and t.about == "draw_source"
    assert t.cards("A hand") == ["payphone"]


@card("hacker-joey", "hacker-nikon")
def test_a_hacker_in_hand_is_no_shield() -> None:
    """HK-14: it works while in FILES."""
    t = Table("hackers", f"B files: curtis; B hand: hacker-joey hacker-nikon; A hand: hacker-burn payphone; {REST}")
    t.play("add:hacker-burn")
    assert t.asked == "A" and t.cards("B files") == []


@card("dumpster-dive")
def test_dumpster_dive() -> None:
    """Draw 3, then one card of HAND into the BOX; worth 2."""
    assert score("dumpster-dive") == 2 and bauds("dumpster-dive") == [300]
    assert score("cyberdelia dumpster-dive") == 6 + 2
    t = Table("hackers", "A hand: dumpster-dive curtis; deck: worm virus payphone diskette; snoop: media-icons")
    t.play("add:dumpster-dive")
    assert (t.about, hand(t, "A")) == ("dive_box", {"curtis", "worm", "virus", "payphone"})
    t.play("box:virus")
    assert t.cards("box") == ["virus"] and hand(t, "A") == {"curtis", "worm", "payphone"}
    assert t.cards("A files") == ["dumpster-dive"] and t.cards("deck") == ["diskette"]


@card("media-icons")
def test_media_icons() -> None:
    """Draw 1, then add one more card; worth 1."""
    assert score("media-icons") == 1 and bauds("media-icons") == [300]
    assert score("payphone media-icons") == 6 + 1
    t = Table("hackers", "A hand: media-icons curtis; deck: payphone virus worm; snoop: diskette").play(
        "add:media-icons"
    )
    assert (t.about, sorted(t.options)) == ("media_add", ["add:curtis", "add:payphone"])
    t.play("add:payphone")
    assert files(t, "A") == {"media-icons", "payphone"} and t.cards("A hand") == ["curtis"]


@card("media-icons")
def test_media_icons_with_nothing_in_hand_adds_nothing() -> None:
    """The DECK is empty and Media Icons was the last card; B is next."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; A hand: media-icons; B hand: hacker-joey hacker-nikon",
    )
    assert t.cards("A files") == ["media-icons"] and t.cards("A hand") == [] and t.asked == "B"


@card("phone-tap")
def test_phone_tap() -> None:
    """Top or bottom for each card drawn; worth 3."""
    assert score("phone-tap") == 3 and bauds("phone-tap") == [300]
    assert score("payphone phone-tap") == 6 + 3
    t = Table("hackers", "A hand: phone-tap curtis; deck: payphone virus worm; snoop: diskette").play("add:phone-tap")
    assert (t.play("deck").about, sorted(t.options)) == ("draw_end", ["bottom", "top"])
    t.play("bottom")
    assert "worm" in t.cards("A hand") + t.cards("B hand") + t.cards("D hand") and "A drew_bottom:worm" in t.events


@card("phone-tap")
def test_phone_tap_works_for_its_owner_only() -> None:
    t = Table("hackers", "step: draw; B files: phone-tap; A hand: curtis payphone; deck: virus worm; snoop: diskette")
    assert t.play("deck").about == "pass_left"


@card("phone-tap")
def test_phone_tap_chooses_the_end_for_media_icons() -> None:
    """HK-23."""
    t = Table("hackers", "A files: phone-tap; A hand: media-icons curtis; deck: payphone virus worm; snoop: diskette")
    assert t.play("add:media-icons").about == "draw_end"
    assert sorted(t.play("bottom").options) == ["add:curtis", "add:worm"]


@card("virus", "worm")
@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_virus_and_worm_are_worth_nothing(bug: str) -> None:
    assert score(bug) == 0 and bauds(bug) == [300]
    assert score(f"payphone {bug}") == 6


@card("virus", "worm")
@pytest.mark.parametrize("bug", ["virus", "worm"])
@pytest.mark.parametrize("way", ["add", "return"])
def test_virus_and_worm_draw_place_and_announce(bug: str, way: str) -> None:
    """The drawn card is added or returned, then HACK THE PLANET."""
    t = Table("hackers", f"A files: curtis; A hand: {bug} diskette; deck: payphone scapegoat; snoop: media-icons")
    t.play(f"add:{bug}")
    assert (t.about, sorted(t.options)) == ("virus_place", ["add:payphone", "return:payphone"])
    t.play(f"{way}:payphone")
    assert t.fact("announcer") == "A" and t.cards("A hand") == ["diskette"]
    assert ("payphone" in t.cards("A files")) == (way == "add")
    assert t.cards("deck") == (["scapegoat"] if way == "add" else ["scapegoat", "payphone"])


@card("virus", "worm")
@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_virus_and_worm_need_another_card_in_files(bug: str) -> None:
    """HK-27."""
    t = Table("hackers", f"A hand: {bug} curtis payphone; deck: diskette scapegoat; snoop: media-icons")
    assert t.refuses(f"add:{bug}").rule == "HK-27"

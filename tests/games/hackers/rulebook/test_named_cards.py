"""HACKERS, named cards: Dumpster Dive, Diskette, Scapegoat, The Gibson (HK-21, HK-31, HK-39 to HK-41, HK-49, HK-53)."""

import pytest

from tests.games.hackers.positions import files, hand
from tests.support.table import Table

DIVE = (
    "A hand: dumpster-dive curtis payphone; B hand: hacker-joey hacker-nikon;"
    "deck: worm virus diskette scapegoat media-icons cyberdelia; snoop: hacker-phreak"
)
REST = "deck: virus dumpster-dive hacker-cereal; snoop: media-icons"


@pytest.mark.parametrize("boxed", ["curtis", "worm"])
def test_dumpster_dive_draws_three_and_boxes_one(boxed: str) -> None:
    """An old card or a new one, unseen by the others (HK-31, 53)."""
    t = Table("hackers", DIVE).play("add:dumpster-dive")
    assert (t.asked, t.about) == ("A", "dive_box")
    assert sorted(t.options) == ["box:curtis", "box:diskette", "box:payphone", "box:virus", "box:worm"]
    t.play(f"box:{boxed}")
    assert t.cards("box") == [boxed] and len(t.cards("deck")) == 3
    assert hand(t, "A") == {"curtis", "payphone", "worm", "virus", "diskette"} - {boxed}
    assert t.about == "draw_source" and t.fact("announcer") == ""
    assert f"A boxed:{boxed}" in t.seen_by("A") and list(t.view("A").places["box"].cards) == [boxed]
    for reader in ("B", "C", "D", "spectator"):
        assert "A boxed:?" in t.seen_by(reader) and not any(boxed in e for e in t.seen_by(reader))
        assert t.view(reader).places["box"].count == 1 and not t.view(reader).places["box"].cards


def test_garbage_file_does_not_change_dumpster_dive() -> None:
    """Three, not one, so nothing is replaced (HK-31)."""
    t = Table("hackers", f"A files: garbage-file; {DIVE}").play("add:dumpster-dive")
    assert t.about == "dive_box" and hand(t, "A") == {"curtis", "payphone", "worm", "virus", "diskette"}
    assert len(t.cards("deck")) == 3


def test_dumpster_dive_draws_what_is_there_and_still_boxes() -> None:
    """HK-31, 15."""
    t = Table("hackers", "A hand: dumpster-dive curtis payphone; deck: worm virus; snoop: hacker-phreak")
    t.play("add:dumpster-dive")
    assert (t.about, len(t.options)) == ("dive_box", 4) and t.cards("deck") == [] and t.fact("announcer") == "A"
    t.play("box:worm")
    assert t.cards("box") == ["worm"] and hand(t, "A") >= {"curtis", "payphone", "virus"}


def test_dumpster_dive_boxes_the_only_card_without_asking() -> None:
    """HK-31, HK-8: one card left in HAND, the DECK empty."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; A files: phone-tap; A hand: dumpster-dive curtis;B hand: hacker-joey hacker-nikon",
    )
    t.play("add:dumpster-dive")
    assert t.cards("box") == ["curtis"] and t.cards("A hand") == []


def test_phone_tap_chooses_each_end_for_dumpster_dive() -> None:
    """HK-23."""
    t = Table("hackers", f"A files: phone-tap; {DIVE}").play("add:dumpster-dive", "bottom", "top", "bottom")
    assert t.about == "dive_box" and hand(t, "A") == {"curtis", "payphone", "cyberdelia", "worm", "media-icons"}


def test_diskette_takes_garbage_file_from_snoop_which_is_refilled_first() -> None:
    """That empties the DECK, so A announces, before the limit is asked (HK-49)."""
    t = Table("hackers", "A files: curtis payphone; A hand: diskette virus; snoop: garbage-file; deck: worm")
    t.play("add:diskette")
    assert (t.asked, t.about) == ("A", "limit") and files(t, "A") == {"curtis", "payphone", "diskette", "garbage-file"}
    assert t.cards("snoop") == ["worm"] and t.cards("deck") == [] and t.fact("announcer") == "A"
    assert "A moved:garbage-file" in t.events and "A turned:worm" in t.events


@pytest.mark.parametrize(
    "lies",
    [
        "A files: garbage-file; deck: worm curtis virus",
        "B hand: garbage-file; deck: worm curtis virus",
        "A files: curtis; deck: worm garbage-file virus",
    ],
)
def test_diskette_finds_nothing_elsewhere(lies: str) -> None:
    """Own FILES, a HAND or the DECK."""
    t = Table("hackers", f"{lies}; A hand: diskette payphone; snoop: cyberdelia")
    before = files(t, "A")
    t.play("add:diskette")
    assert files(t, "A") == before | {"diskette"} and t.cards("snoop") == ["cyberdelia"]
    assert len(t.cards("deck")) == 3 and t.about == "draw_source" and not any("moved" in e for e in t.events)


def test_diskette_finds_nothing_in_the_box() -> None:
    """A boxed Garbage File never comes back (HK-53)."""
    t = Table(
        "hackers",
        "A hand: dumpster-dive garbage-file worm; B hand: diskette hacker-joey; snoop: hacker-phreak;"
        "deck: virus curtis scapegoat cyberdelia media-icons hacker-burn",
    ).play("add:dumpster-dive", "box:garbage-file", "deck", "left:worm", "right:virus")
    t.play("return:curtis", "return:scapegoat")
    assert (t.asked, t.about) == ("B", "add")
    t.play("add:diskette")
    assert t.cards("box") == ["garbage-file"] and t.cards("B files") == ["diskette"]


def test_scapegoat_changes_places_with_security_officer() -> None:
    """She is moved, not added, so Phone Tap stays (HK-21)."""
    t = Table("hackers", f"A files: phone-tap; C files: security-officer; A hand: scapegoat payphone; {REST}")
    t.play("add:scapegoat")
    assert files(t, "A") == {"phone-tap", "security-officer"} and t.cards("C files") == ["scapegoat"]
    assert "A moved:security-officer@C" in t.events and "C moved:scapegoat@A" in t.events
    assert (t.asked, t.about) == ("A", "draw_source") and len(t.cards("deck")) == 3


@pytest.mark.parametrize("lies", ["A files: security-officer", "B hand: security-officer", "B files: garbage-file"])
def test_scapegoat_stays_when_no_other_player_has_security_officer(lies: str) -> None:
    """Her own player or a HAND do not count."""
    t = Table("hackers", f"{lies}; A hand: scapegoat payphone curtis; {REST}").play("add:scapegoat")
    assert "scapegoat" in t.cards("A files") and not any("moved" in e for e in t.events)


def test_the_gibson_leaves_before_the_1200_baud_card_acts() -> None:
    """First The Gibson, then B's Scapegoat (HK-20, 41)."""
    t = Table("hackers", f"A files: the-gibson curtis; B files: scapegoat; A hand: hacker-dade payphone; {REST}")
    t.play("add:hacker-dade")
    assert t.cards("deck")[-2:] == ["the-gibson", "scapegoat"] and files(t, "A") == {"curtis", "hacker-dade"}
    assert (t.asked, t.about) == ("A", "draw_source")


def test_the_gibson_has_left_when_shields_are_asked() -> None:
    """HK-34: the window opens after HK-20 step 3."""
    t = Table("hackers", f"A files: the-gibson; B files: scapegoat hacker-joey; A hand: hacker-dade payphone; {REST}")
    t.play("add:hacker-dade")
    assert (t.asked, t.about) == ("B", "shield") and t.cards("deck")[-1] == "the-gibson"


@pytest.mark.parametrize("first", ["payphone", "special-agent"])
def test_the_gibson_returns_its_players_1200_baud_cards(first: str) -> None:
    """In A's order (HK-40)."""
    t = Table(
        "hackers",
        f"A files: payphone special-agent curtis; B files: cyberdelia diskette; A hand: the-gibson worm; {REST}",
    ).play("add:the-gibson")
    assert (t.asked, t.about) == ("A", "order_returns")
    assert sorted(t.options) == ["return:payphone", "return:special-agent"]
    t.play(f"return:{first}")
    assert files(t, "A") == {"curtis", "the-gibson"} and t.about == "draw_source"
    assert set(t.cards("deck")[-2:]) == {"payphone", "special-agent"} and t.cards("deck")[-2] == first
    assert files(t, "B") == {"cyberdelia", "diskette"}, "only its own player (HK-40)"


def test_the_gibson_leaves_even_if_the_1200_baud_card_goes_at_once() -> None:
    """HK-41: the limit takes Payphone, The Gibson is gone all the same."""
    t = Table(
        "hackers",
        "A files: the-gibson curtis hacker-joey; A hand: media-icons payphone worm; deck: virus scapegoat diskette;"
        "snoop: cyberdelia",
    ).play("add:media-icons", "add:payphone")
    assert (t.about, len(t.options)) == ("limit", 4) and t.cards("deck")[-1] == "the-gibson"
    t.play("return:payphone")
    assert files(t, "A") == {"curtis", "hacker-joey", "media-icons"}


def test_the_gibson_does_not_react_to_a_card_that_is_not_1200_baud() -> None:
    t = Table("hackers", f"A files: the-gibson; A hand: curtis payphone; {REST}").play("add:curtis")
    assert files(t, "A") == {"the-gibson", "curtis"}


@pytest.mark.parametrize("added", ["diskette", "payphone"])
def test_media_icons_draws_one_and_adds_one(added: str) -> None:
    """The card drawn or one held before, as a full add (HK-20, 21)."""
    t = Table(
        "hackers",
        "B files: garbage-file; A hand: media-icons payphone worm; deck: diskette virus curtis; snoop: cyberdelia",
    ).play("add:media-icons")
    assert (t.asked, t.about) == ("A", "media_add")
    assert sorted(t.options) == ["add:diskette", "add:payphone", "add:worm"]
    t.play(f"add:{added}")
    assert files(t, "A") == {"media-icons", added} | ({"garbage-file"} if added == "diskette" else set())
    assert t.about == "draw_source"


def test_garbage_file_feeds_media_icons() -> None:
    """HK-24: a draw of exactly one becomes three."""
    t = Table(
        "hackers",
        "A files: garbage-file; A hand: media-icons payphone; deck: diskette virus curtis scapegoat; snoop: cyberdelia",
    ).play("add:media-icons")
    assert (t.about, len(t.options)) == ("media_add", 4) and t.cards("deck") == ["scapegoat"]

"""HACKERS, chains of effects (HK-22, HK-30, HK-35, HK-38, HK-40, HK-57, HK-59)."""

import pytest

from tests.games.hackers.positions import files, hand
from tests.support.table import Table


@pytest.mark.parametrize("order", [("media-icons", "virus"), ("virus", "media-icons")])
def test_media_icons_brings_virus_brings_security_officer(order: tuple[str, str]) -> None:
    """Both 300 BAUD cards leave, the Virus still announces, and three FILES are left (HK-30, 40)."""
    t = Table(
        "hackers",
        "A files: the-gibson curtis; A hand: media-icons virus payphone; snoop: cyberdelia;"
        "deck: special-agent security-officer worm hacker-joey",
    ).play("add:media-icons")
    assert sorted(t.options) == ["add:payphone", "add:special-agent", "add:virus"]
    t.play("add:virus")
    assert (t.about, sorted(t.options)) == ("virus_place", ["add:security-officer", "return:security-officer"])
    t.play("add:security-officer")
    assert (t.asked, t.about) == ("A", "order_returns") and t.fact("announcer") == ""
    assert sorted(t.options) == ["return:media-icons", "return:virus"]
    t.play(f"return:{order[0]}")
    assert t.cards("deck") == ["worm", "hacker-joey", *order] and t.fact("announcer") == "A"
    assert files(t, "A") == {"the-gibson", "curtis", "security-officer"}
    assert hand(t, "A") == {"payphone", "special-agent"} and t.about == "draw_source", "no limit question"


def test_who_has_shielded_is_not_asked_again() -> None:
    """One of two Hackers is enough (HK-35)."""
    t = Table(
        "hackers",
        "B files: hacker-joey hacker-nikon curtis; A hand: hacker-burn payphone; deck: worm virus; snoop: cyberdelia",
    ).play("add:hacker-burn")
    assert (t.asked, t.options) == ("B", ["no", "shield:hacker-joey", "shield:hacker-nikon"])
    t.play("shield:hacker-nikon")
    assert files(t, "B") == {"hacker-joey", "curtis"} and t.cards("deck")[-1] == "hacker-nikon"
    assert (t.asked, t.about) == ("A", "draw_source")


def test_snoop_waits_for_the_whole_of_dade() -> None:
    """A shield and B's neighbour's card are one batch (HK-38, 57)."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; B files: hacker-joey curtis; C files: the-gibson;"
        "A hand: hacker-dade payphone virus",
    ).play("add:hacker-dade")
    assert (t.asked, t.about) == ("B", "shield")
    t.play("shield:hacker-joey")
    assert t.cards("snoop") == ["hacker-joey"] and t.cards("deck") == ["the-gibson"]
    assert t.cards("B files") == ["curtis"] and t.cards("C files") == []
    assert (t.asked, t.about) == ("A", "draw_source")


def test_phone_tap_with_garbage_file_asks_until_one_card_is_left() -> None:
    """Worm from the bottom, then Curtis without a question (HK-22, 59)."""
    t = Table(
        "hackers",
        "step: draw; A files: garbage-file phone-tap; A hand: payphone virus; deck: curtis worm; snoop: cyberdelia",
    ).play("deck")
    assert t.about == "draw_end"
    t.play("bottom")
    drawn = [e for e in t.events if " drew_" in e]
    assert drawn == ["A drew_bottom:worm", "A drew_top:curtis"]
    assert hand(t, "A") == {"payphone", "virus", "worm", "curtis"} and t.cards("deck") == []
    assert t.fact("announcer") == "A" and t.about == "pass_left"


def test_the_gibson_leaving_refills_an_empty_snoop_before_the_card_acts() -> None:
    """HK-57: HK-20 step 3 is a batch of its own; The Gibson goes straight on to SNOOP."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; A files: the-gibson; B files: curtis hacker-joey;"
        "A hand: hacker-dade payphone virus",
    ).play("add:hacker-dade")
    assert (t.asked, t.about) == ("B", "shield") and t.cards("snoop") == ["the-gibson"] and t.cards("deck") == []
    t.play("no")
    assert t.cards("deck") == ["curtis"] and t.cards("snoop") == ["the-gibson"]


def test_a_card_put_back_by_worm_can_be_drawn_in_the_same_turn() -> None:
    """HK-52: the DECK ran empty, has one card again, and both sources are offered."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; A files: hacker-joey scapegoat; A hand: worm payphone curtis; deck: diskette;"
        "snoop: cyberdelia; B hand: virus special-agent",
    ).play("add:worm")
    assert t.about == "virus_place" and t.cards("deck") == []
    t.play("return:diskette")
    assert t.cards("deck") == ["diskette"] and t.cards("snoop") == ["cyberdelia"]
    assert (t.about, sorted(t.options)) == ("draw_source", ["deck", "snoop"])


def test_one_limit_is_one_batch() -> None:
    """HK-57: two FILES go under before SNOOP is refilled with the first of them."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; A files: curtis cyberdelia payphone; A hand: media-icons scapegoat worm",
    ).play("add:media-icons", "add:scapegoat", "return:curtis")
    assert t.about == "limit" and t.cards("snoop") == [] and t.cards("deck") == ["curtis"]
    t.play("return:payphone")
    assert t.cards("snoop") == ["curtis"] and t.cards("deck") == ["payphone"]
    assert t.about == "draw_source"


def test_virus_draws_worm_draws_the_gibson() -> None:
    """HK-30: Virus draws Worm, Worm draws The Gibson, which sweeps; each is finished before the one outside it."""
    t = Table(
        "hackers",
        "A files: payphone; A hand: virus curtis; deck: worm the-gibson scapegoat diskette; snoop: cyberdelia",
    ).play("add:virus", "add:worm", "add:the-gibson")
    assert files(t, "A") == {"virus", "worm", "the-gibson"} and t.cards("deck")[-1] == "payphone"
    assert t.events.count("A hacked_the_planet") == 1 and t.about == "draw_source"

"""HACKERS, the turn: ADD, DRAW, PASS, TRIM (HK-6 to HK-12, HK-22 to HK-24, HK-32, HK-50, HK-59)."""

import pytest

from tests.games.hackers.positions import finish_turn, hand, turns_begun
from tests.support.table import Table

HUNGRY = (
    "step: draw; A files: garbage-file; A hand: curtis payphone; B hand: hacker-joey hacker-nikon;"
    "deck: worm virus diskette scapegoat media-icons; snoop: cyberdelia"
)


def test_a_turn_is_add_draw_pass_trim() -> None:
    """HK-6, 7, 8, 9, 10."""
    t = Table(
        "hackers",
        "A hand: curtis payphone phone-tap; B hand: hacker-joey hacker-nikon; C hand: hacker-phreak worm;"
        "D hand: virus;"
        "deck: diskette scapegoat media-icons; snoop: cyberdelia",
    )
    assert (t.asked, t.about) == ("A", "add")
    assert sorted(t.options) == ["add:curtis", "add:payphone", "add:phone-tap"]
    t.play("add:curtis")
    assert (t.asked, t.about, sorted(t.options)) == ("A", "draw_source", ["deck", "snoop"])
    t.play("deck")
    assert (t.asked, t.about) == ("A", "pass_left")
    assert sorted(t.options) == ["left:diskette", "left:payphone", "left:phone-tap"]
    t.play("left:payphone")
    assert (t.asked, t.about, sorted(t.options)) == ("A", "pass_right", ["right:diskette", "right:phone-tap"])
    t.play("right:phone-tap")
    assert (t.asked, t.about) == ("B", "add"), "TRIM asks nothing with one card in HAND"
    assert t.cards("A files") == ["curtis"] and t.cards("A hand") == ["diskette"]
    assert hand(t, "B") == {"hacker-joey", "hacker-nikon", "payphone"}
    assert hand(t, "D") == {"virus", "phone-tap"} and len(t.cards("C hand")) == 2
    assert t.cards("deck") == ["scapegoat", "media-icons"] and t.cards("snoop") == ["cyberdelia"]


def test_counts_at_the_start_of_each_turn_are_3_2_2_1() -> None:
    """Bookkeeping: clockwise from the active player (HK-6 to 10)."""
    t = Table(
        "hackers",
        "A hand: curtis payphone phone-tap; B hand: hacker-joey hacker-nikon; C hand: hacker-phreak hacker-burn;"
        "D hand: hacker-dade; deck: diskette scapegoat special-agent the-gibson security-officer; snoop: cyberdelia",
    )
    for order in ("ABCD", "BCDA", "CDAB", "DABC"):
        assert t.asked == order[0]
        assert [len(t.cards(f"{s} hand")) for s in order] == [3, 2, 2, 1]
        finish_turn(t)
    assert turns_begun(t).endswith("BCDA")


def test_a_taken_snoop_card_is_replaced_at_once() -> None:
    """HK-8, 11."""
    t = Table(
        "hackers",
        "step: draw; A hand: payphone phone-tap; snoop: diskette; deck: worm curtis hacker-joey hacker-nikon",
    ).play("snoop")
    assert "diskette" in t.cards("A hand") and t.cards("snoop") == ["worm"]
    assert t.cards("deck") == ["curtis", "hacker-joey", "hacker-nikon"]
    assert t.about == "pass_left" and t.fact("announcer") == ""


def test_garbage_file_draws_three_and_trim_leaves_one() -> None:
    """HK-24, 10."""
    t = Table("hackers", HUNGRY).play("deck")
    assert hand(t, "A") == {"curtis", "payphone", "worm", "virus", "diskette"}
    t.play("left:curtis", "right:payphone")
    assert (t.asked, t.about) == ("A", "trim")
    assert sorted(t.options) == ["return:diskette", "return:virus", "return:worm"]
    t.play("return:virus")
    assert (t.about, sorted(t.options)) == ("trim", ["return:diskette", "return:worm"])
    t.play("return:diskette")
    assert t.cards("A hand") == ["worm"] and t.asked == "B"
    assert t.cards("deck") == ["scapegoat", "media-icons", "virus", "diskette"]


def test_garbage_file_does_nothing_for_snoop() -> None:
    """HK-32."""
    t = Table("hackers", HUNGRY).play("snoop")
    assert hand(t, "A") == {"curtis", "payphone", "cyberdelia"} and t.cards("snoop") == ["worm"]
    t.play("left:curtis", "right:payphone")
    assert t.cards("A hand") == ["cyberdelia"] and t.asked == "B"


def test_snoop_never_tops_up_a_draw_from_the_deck() -> None:
    """HK-22, 15."""
    t = Table(
        "hackers", "step: draw; A files: garbage-file; A hand: diskette virus; deck: worm curtis; snoop: payphone"
    ).play("deck")
    assert hand(t, "A") == {"diskette", "virus", "worm", "curtis"}
    assert t.cards("snoop") == ["payphone"] and t.cards("deck") == []
    assert t.fact("announcer") == "A" and t.about == "pass_left"


def test_phone_tap_draws_from_the_bottom_and_all_see_it() -> None:
    """HK-23."""
    t = Table(
        "hackers",
        "step: draw; A files: phone-tap; A hand: payphone virus; deck: curtis worm diskette; snoop: cyberdelia",
    ).play("deck")
    assert (t.asked, t.about, sorted(t.options)) == ("A", "draw_end", ["bottom", "top"])
    t.play("bottom")
    assert hand(t, "A") == {"payphone", "virus", "diskette"} and t.cards("deck") == ["curtis", "worm"]
    assert "A drew_bottom:diskette" in t.seen_by("A")
    assert all("A drew_bottom:?" in t.seen_by(reader) for reader in ("B", "C", "D", "spectator"))


def test_phone_tap_and_garbage_file_choose_an_end_three_times() -> None:
    """HK-23, 24."""
    t = Table(
        "hackers",
        "step: draw; A files: phone-tap garbage-file; A hand: hacker-joey virus;"
        "deck: curtis worm payphone diskette; snoop: cyberdelia",
    ).play("deck", "bottom")
    assert "diskette" in t.cards("A hand") and t.about == "draw_end", "each end is chosen after seeing the last card"
    t.play("top")
    assert "curtis" in t.cards("A hand") and t.about == "draw_end"
    t.play("bottom")
    assert hand(t, "A") == {"hacker-joey", "virus", "diskette", "curtis", "payphone"}
    assert t.cards("deck") == ["worm"] and t.fact("announcer") == "" and t.about == "pass_left"


@pytest.mark.parametrize(("end", "got"), [("top", "curtis"), ("bottom", "diskette")])
def test_phone_tap_works_in_the_turn_it_is_added(end: str, got: str) -> None:
    """HK-23."""
    t = Table("hackers", "A hand: phone-tap payphone cyberdelia; deck: curtis worm diskette; snoop: virus")
    t.play("add:phone-tap", "deck")
    assert t.about == "draw_end"
    t.play(end)
    assert hand(t, "A") == {"payphone", "cyberdelia", got}


def test_phone_tap_asks_nothing_for_the_last_card() -> None:
    """HK-59: one card in the DECK counts as drawn from the top."""
    t = Table(
        "hackers", "step: draw; A files: phone-tap; A hand: payphone virus; deck: curtis; snoop: cyberdelia"
    ).play("deck")
    assert t.about == "pass_left" and "A drew_top:curtis" in t.events and t.fact("announcer") == "A"


def test_phone_tap_does_nothing_for_snoop() -> None:
    """HK-32."""
    t = Table(
        "hackers",
        "step: draw; A files: phone-tap; A hand: payphone virus; deck: curtis worm diskette; snoop: hacker-joey",
    ).play("snoop")
    assert t.about == "pass_left" and "A took:hacker-joey" in t.events and t.cards("snoop") == ["curtis"]


def test_a_single_card_is_passed_to_the_left() -> None:
    """HK-50."""
    t = Table(
        "hackers",
        "step: pass; A hand: curtis; B hand: payphone hacker-joey; D hand: diskette; deck: worm virus;"
        "snoop: cyberdelia",
    )
    assert hand(t, "B") == {"payphone", "hacker-joey", "curtis"} and t.cards("D hand") == ["diskette"]
    assert t.cards("A hand") == [] and (t.asked, t.about) == ("B", "add")


def test_an_empty_hand_passes_nothing() -> None:
    """HK-50."""
    t = Table(
        "hackers",
        "step: pass; B hand: payphone hacker-joey; D hand: diskette; deck: worm virus; snoop: cyberdelia",
    )
    assert len(t.cards("B hand")) == 2 and t.cards("D hand") == ["diskette"] and t.asked == "B"
    assert not any("passed" in e for e in t.events)


def test_trimmed_cards_go_under_the_deck_in_the_order_of_their_owner() -> None:
    """Others know only that two cards went under (HK-12, 51)."""
    t = Table(
        "hackers",
        "step: trim; A hand: curtis worm payphone; B hand: hacker-joey hacker-nikon;"
        "deck: cyberdelia virus; snoop: diskette",
    ).play("return:worm", "return:payphone")
    assert t.cards("deck") == ["cyberdelia", "virus", "worm", "payphone"] and t.cards("A hand") == ["curtis"]
    assert [e for e in t.seen_by("A") if "trimmed" in e] == ["A trimmed:worm", "A trimmed:payphone"]
    for reader in ("B", "C", "D", "spectator"):
        assert [e for e in t.seen_by(reader) if "trimmed" in e] == ["A trimmed:?", "A trimmed:?"]


def test_with_three_players_both_neighbours_are_the_opponents() -> None:
    """Each sees only the own card (HK-9, 54)."""
    t = Table(
        "hackers",
        "step: pass; A hand: curtis worm diskette; B hand: hacker-joey hacker-nikon; deck: virus payphone;"
        "snoop: scapegoat",
        seats=3,
    ).play("left:curtis", "right:worm")
    assert "curtis" in t.cards("B hand") and t.cards("C hand") == ["worm"]
    passed = {reader: {e for e in t.seen_by(reader) if " passed:" in e} for reader in ("A", "B", "C", "spectator")}
    assert passed["A"] == {"A passed:curtis@B", "A passed:worm@C"}
    assert passed["B"] == {"A passed:curtis@B", "A passed:?@C"}
    assert passed["C"] == {"A passed:?@B", "A passed:worm@C"}
    assert passed["spectator"] == {"A passed:?@B", "A passed:?@C"}
    assert t.asked == "B"


@pytest.mark.parametrize("held", ["virus worm", "virus", "worm", ""])
def test_add_is_skipped_without_a_legal_card(held: str) -> None:
    """FILES empty, nothing but Virus and Worm in HAND, or nothing at all (HK-7)."""
    holds = f"A hand: {held};" if held else ""
    t = Table("hackers", f"{holds} deck: curtis payphone diskette; snoop: cyberdelia")
    assert (t.asked, t.about) == ("A", "draw_source")
    assert t.cards("A files") == [] and hand(t, "A") == set(held.split())


def test_virus_and_worm_must_be_added_when_they_may() -> None:
    """HK-7: with one card in FILES a HAND of Virus and Worm is no reason to skip ADD."""
    t = Table("hackers", "A files: hacker-joey; A hand: virus worm; deck: curtis payphone diskette; snoop: cyberdelia")
    assert (t.about, sorted(t.options)) == ("add", ["add:virus", "add:worm"])


def test_the_only_legal_card_is_added_without_asking() -> None:
    """3: a decision with one legal answer is made by the engine."""
    t = Table("hackers", "A hand: virus worm curtis; deck: phone-tap payphone diskette; snoop: cyberdelia")
    assert t.cards("A files") == ["curtis"] and t.about == "draw_source"


def test_with_an_empty_deck_only_snoop_is_offered() -> None:
    """HK-8: so it is taken without asking, and SNOOP stays empty (HK-11)."""
    t = Table("hackers", "announcer: D; ending: yes; step: draw; A hand: curtis worm; snoop: payphone")
    assert hand(t, "A") == {"curtis", "worm", "payphone"} and t.cards("snoop") == []
    assert t.about == "pass_left"


def test_draw_is_skipped_when_deck_and_snoop_are_empty() -> None:
    """HK-8."""
    t = Table("hackers", "announcer: D; ending: yes; step: draw; A hand: curtis worm payphone")
    assert hand(t, "A") == {"curtis", "worm", "payphone"} and t.about == "pass_left"

"""HACKERS, the limit of three FILES (HK-13, HK-25, HK-26)."""

import pytest

from tests.games.hackers.positions import files, hand
from tests.support.table import Table


@pytest.mark.parametrize("gone", ["payphone", "cyberdelia", "hacker-joey", "curtis"])
def test_a_fourth_file_must_go_and_any_of_the_four_may(gone: str) -> None:
    """The newest included (HK-13, 25)."""
    four = ["curtis", "cyberdelia", "hacker-joey", "payphone"]
    t = Table(
        "hackers",
        "A files: payphone cyberdelia hacker-joey; A hand: curtis worm; deck: diskette scapegoat; snoop: virus",
    ).play("add:curtis")
    assert (t.asked, t.about, sorted(t.options)) == ("A", "limit", [f"return:{c}" for c in four])
    t.play(f"return:{gone}")
    assert files(t, "A") == set(four) - {gone}
    assert t.cards("deck") == ["diskette", "scapegoat", gone] and t.about == "draw_source"


def test_a_card_returned_for_the_limit_has_already_acted() -> None:
    """Burn hits B, then leaves (HK-25, 12)."""
    t = Table(
        "hackers",
        "A files: scapegoat cyberdelia hacker-joey; B files: curtis; A hand: hacker-burn worm;"
        "deck: diskette virus; snoop: payphone",
    ).play("add:hacker-burn")
    assert (t.asked, t.about) == ("A", "limit") and t.cards("B files") == []
    t.play("return:hacker-burn")
    assert files(t, "A") == {"scapegoat", "cyberdelia", "hacker-joey"}
    assert t.cards("deck") == ["diskette", "virus", "curtis", "hacker-burn"]


@pytest.mark.parametrize("order", [("hacker-joey", "phone-tap"), ("phone-tap", "hacker-joey")])
def test_the_limit_counts_what_the_action_has_left(order: tuple[str, str]) -> None:
    """ "Security Officer" makes room herself, in A's order (HK-20, 40)."""
    t = Table(
        "hackers",
        "A files: hacker-joey phone-tap curtis; A hand: security-officer worm; deck: diskette virus; snoop: payphone",
    ).play("add:security-officer")
    assert (t.asked, t.about) == ("A", "order_returns")
    assert sorted(t.options) == ["return:hacker-joey", "return:phone-tap"]
    t.play(f"return:{order[0]}")
    assert t.about == "draw_source", "no limit question, and the last card goes by itself"
    assert files(t, "A") == {"curtis", "security-officer"}
    assert t.cards("deck") == ["diskette", "virus", *order]


def test_the_limit_waits_for_nested_adds() -> None:
    """Five FILES for a moment, then two go (HK-25)."""
    t = Table(
        "hackers",
        "A files: curtis cyberdelia payphone; A hand: media-icons scapegoat worm;"
        "deck: special-agent diskette virus; snoop: hacker-joey",
    ).play("add:media-icons")
    assert t.about == "media_add" and len(t.cards("A files")) == 4
    assert sorted(t.options) == ["add:scapegoat", "add:special-agent", "add:worm"]
    t.play("add:scapegoat")
    five = ["curtis", "cyberdelia", "media-icons", "payphone", "scapegoat"]
    assert (t.asked, t.about, sorted(t.options)) == ("A", "limit", [f"return:{c}" for c in five])
    assert len(t.cards("A files")) == 5
    t.play("return:payphone")
    assert (t.about, len(t.options)) == ("limit", 4)
    t.play("return:media-icons")
    assert files(t, "A") == {"curtis", "cyberdelia", "scapegoat"} and t.about == "draw_source"
    assert t.cards("deck") == ["diskette", "virus", "payphone", "media-icons"]


@pytest.mark.parametrize(
    ("gone", "drawn"), [(("garbage-file", "curtis"), 1), (("curtis", "payphone"), 3), (("diskette", "curtis"), 3)]
)
def test_a_stolen_garbage_file_works_if_it_survives_the_limit(gone: tuple[str, str], drawn: int) -> None:
    """HK-24, 25."""
    t = Table(
        "hackers",
        "A files: curtis cyberdelia payphone; C files: garbage-file phone-tap; A hand: diskette worm hacker-joey;"
        "deck: special-agent scapegoat virus hacker-burn hacker-dade; snoop: hacker-nikon",
    ).play("add:diskette")
    assert (t.asked, t.about, len(t.options)) == ("A", "limit", 5) and t.cards("C files") == ["phone-tap"]
    t.play(*(f"return:{c}" for c in gone), "deck")
    assert hand(t, "A") == {"worm", "hacker-joey", *["special-agent", "scapegoat", "virus"][:drawn]}
    assert t.about == "pass_left"


def test_three_files_are_no_reason_to_return_one() -> None:
    """HK-13."""
    t = Table(
        "hackers", "A files: payphone cyberdelia; A hand: curtis worm; deck: diskette scapegoat; snoop: virus"
    ).play("add:curtis")
    assert t.about == "draw_source" and len(t.cards("A files")) == 3


def test_scapegoat_leaves_the_other_player_at_three() -> None:
    """HK-26: one for one, so nobody but the active player is asked about the limit."""
    t = Table(
        "hackers",
        "A files: curtis; B files: security-officer payphone cyberdelia; A hand: scapegoat worm;"
        "deck: diskette virus; snoop: hacker-joey",
    ).play("add:scapegoat")
    assert files(t, "B") == {"scapegoat", "payphone", "cyberdelia"}
    assert files(t, "A") == {"curtis", "security-officer"} and (t.asked, t.about) == ("A", "draw_source")

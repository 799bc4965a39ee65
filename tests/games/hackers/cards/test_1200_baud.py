"""HACKERS, the six 1200 BAUD cards: value, BAUD and what each does."""

import pytest

from tests.games.hackers.positions import bauds, files, hand, score
from tests.support.marks import card
from tests.support.table import Table

REST = "deck: worm virus dumpster-dive; snoop: media-icons"


@card("hacker-burn", "hacker-dade", "cyberdelia", "payphone", "diskette", "special-agent")
@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hacker-burn", 4),
        ("hacker-dade", 4),
        ("cyberdelia", 3),
        ("payphone", 3),
        ("diskette", 4),
        ("special-agent", 3),
    ],
)
def test_values_and_baud(name: str, value: int) -> None:
    assert score(name) == value and bauds(name) == [1200]


@card("hacker-burn", "hacker-dade", "cyberdelia", "payphone", "diskette", "special-agent")
@pytest.mark.parametrize("name", ["hacker-burn", "hacker-dade", "cyberdelia", "payphone", "diskette", "special-agent"])
def test_adding_a_1200_baud_card_drives_out_the_gibson(name: str) -> None:
    """HK-20 step 3, HK-41."""
    t = Table("hackers", f"A files: the-gibson; A hand: {name} curtis; {REST}").play(f"add:{name}")
    assert t.cards("A files") == [name] and t.cards("deck")[-1] == "the-gibson"


@card("hacker-burn", "hacker-dade")
@pytest.mark.parametrize("hacker", ["hacker-burn", "hacker-dade"])
def test_burn_and_dade_hit_every_2400_baud_card_of_the_others(hacker: str) -> None:
    """All three others at once; 300 and 1200 BAUD cards and A's own stay."""
    t = Table(
        "hackers",
        "A files: curtis; B files: the-gibson; C files: scapegoat payphone hacker-joey;"
        "D files: garbage-file phone-tap;"
        f"A hand: {hacker} diskette; {REST}",
    ).play(f"add:{hacker}")
    assert (t.asked, t.about) == ("C", "shield"), "C is the only one with a shield"
    t.play("no")
    assert files(t, "A") == {"curtis", hacker} and files(t, "B") == set()
    assert files(t, "C") == {"payphone", "hacker-joey"} and files(t, "D") == {"phone-tap"}
    assert t.cards("deck")[-3:] == ["the-gibson", "scapegoat", "garbage-file"] and t.about == "draw_source"


@card("hacker-burn", "hacker-dade")
@pytest.mark.parametrize("hacker", ["hacker-burn", "hacker-dade"])
def test_burn_and_dade_are_no_shields(hacker: str) -> None:
    """HK-33: only 300 BAUD Hackers."""
    attack = "hacker-dade" if hacker == "hacker-burn" else "hacker-burn"
    t = Table("hackers", f"B files: {hacker} curtis; A hand: {attack} diskette; {REST}").play(f"add:{attack}")
    assert t.asked == "A" and t.cards("B files") == [hacker]


@card("cyberdelia", "payphone")
@pytest.mark.parametrize("name", ["cyberdelia", "payphone"])
@pytest.mark.parametrize(
    ("company", "total"), [("virus", 6), ("media-icons", 7), ("hacker-joey", 9), ("diskette", 7), ("curtis", 8)]
)
def test_cyberdelia_and_payphone_double_next_to_300_baud(name: str, company: str, total: int) -> None:
    """HK-55: 6 next to a 300 BAUD card, else 3."""
    assert score(f"{name} {company}") == total


@card("diskette")
def test_diskette_takes_garbage_file_from_another_player() -> None:
    """Forced (HK-39), and it is moved, not added."""
    t = Table("hackers", f"D files: garbage-file curtis; A hand: diskette payphone; {REST}").play("add:diskette")
    assert files(t, "A") == {"diskette", "garbage-file"} and t.cards("D files") == ["curtis"]
    assert "A moved:garbage-file@D" in t.events and t.about == "draw_source"
    t.play("deck")
    assert hand(t, "A") == {"payphone", "worm", "virus", "dumpster-dive"}, "Garbage File works at once"


@card("diskette")
def test_diskette_takes_garbage_file_from_snoop() -> None:
    """HK-49."""
    t = Table("hackers", "A hand: diskette payphone; deck: worm virus curtis; snoop: garbage-file").play("add:diskette")
    assert files(t, "A") == {"diskette", "garbage-file"} and t.cards("snoop") == ["worm"]
    assert t.cards("deck") == ["virus", "curtis"] and t.fact("announcer") == ""


@card("special-agent")
@pytest.mark.parametrize("hacker", ["hacker-burn", "hacker-dade"])
def test_special_agent_keeps_2400_baud_cards_safe(hacker: str) -> None:
    """HK-37: its owner only."""
    t = Table("hackers", f"B files: special-agent curtis; C files: the-gibson; A hand: {hacker} payphone; {REST}")
    t.play(f"add:{hacker}")
    assert files(t, "B") == {"special-agent", "curtis"} and files(t, "C") == set()


@card("special-agent")
def test_special_agent_in_hand_protects_nobody() -> None:
    """HK-14."""
    t = Table("hackers", f"B files: curtis; B hand: special-agent diskette; A hand: hacker-burn payphone; {REST}")
    assert t.play("add:hacker-burn").cards("B files") == []


@card("special-agent")
def test_special_agent_does_not_help_against_its_owners_own_cards() -> None:
    """HK-40: The Gibson returns it."""
    t = Table("hackers", f"A files: special-agent; A hand: the-gibson curtis; {REST}").play("add:the-gibson")
    assert t.cards("A files") == ["the-gibson"]

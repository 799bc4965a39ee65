"""HACKERS, the five 2400 BAUD cards: value, BAUD and what each does."""

import pytest

from tests.games.hackers.positions import bauds, files, hand, score
from tests.support.marks import card
from tests.support.table import Table

REST = "deck: worm virus dumpster-dive hacker-cereal; snoop: media-icons"


@card("curtis", "garbage-file", "scapegoat", "security-officer", "the-gibson")
@pytest.mark.parametrize(
    ("name", "value"),
    [("curtis", 5), ("garbage-file", 5), ("scapegoat", 6), ("security-officer", 9), ("the-gibson", 9)],
)
def test_values_and_baud(name: str, value: int) -> None:
    assert score(name) == value and bauds(name) == [2400]


@card("curtis")
def test_curtis_has_no_effect() -> None:
    """Flavour text only."""
    t = Table(
        "hackers",
        f"A files: hacker-joey payphone; B files: garbage-file security-officer; A hand: curtis diskette; {REST}",
    ).play("add:curtis")
    assert files(t, "A") == {"hacker-joey", "payphone", "curtis"} and t.cards("A hand") == ["diskette"]
    assert files(t, "B") == {"garbage-file", "security-officer"} and len(t.cards("deck")) == 4
    assert t.about == "draw_source"


@card("garbage-file")
def test_garbage_file_draws_three_for_one() -> None:
    """HK-24: in the turn it is added already."""
    t = Table("hackers", f"A hand: garbage-file curtis; {REST}").play("add:garbage-file", "deck")
    assert hand(t, "A") == {"curtis", "worm", "virus", "dumpster-dive"} and t.cards("deck") == ["hacker-cereal"]


@card("garbage-file")
def test_garbage_file_works_for_its_owner_only() -> None:
    t = Table("hackers", f"step: draw; B files: garbage-file; A hand: curtis payphone; {REST}").play("deck")
    assert hand(t, "A") == {"curtis", "payphone", "worm"}


@card("garbage-file")
def test_garbage_file_in_hand_does_nothing() -> None:
    """HK-24: it must be in FILES at the moment of the draw."""
    t = Table("hackers", f"step: draw; A hand: garbage-file payphone; {REST}").play("deck")
    assert hand(t, "A") == {"garbage-file", "payphone", "worm"}


@card("scapegoat", "security-officer")
@pytest.mark.parametrize("seat", ["B", "C", "D"])
def test_scapegoat_and_security_officer_change_places(seat: str) -> None:
    """Neither acts, being moved (HK-21); 300 BAUD cards stay on both sides."""
    t = Table(
        "hackers",
        f"A files: phone-tap; {seat} files: security-officer payphone; A hand: scapegoat curtis; {REST}",
    ).play("add:scapegoat")
    assert files(t, "A") == {"phone-tap", "security-officer"} and files(t, seat) == {"scapegoat", "payphone"}
    assert t.about == "draw_source"


@card("scapegoat")
def test_scapegoat_without_security_officer_stays() -> None:
    t = Table("hackers", f"B files: the-gibson; A hand: scapegoat curtis; {REST}").play("add:scapegoat")
    assert t.cards("A files") == ["scapegoat"] and t.cards("B files") == ["the-gibson"]


@card("security-officer")
def test_security_officer_returns_her_players_300_baud_cards() -> None:
    """HK-40: not the others'."""
    t = Table(
        "hackers",
        f"A files: hacker-joey payphone; B files: hacker-nikon; A hand: security-officer curtis; {REST}",
    ).play("add:security-officer")
    assert files(t, "A") == {"payphone", "security-officer"} and t.cards("B files") == ["hacker-nikon"]
    assert t.cards("deck")[-1] == "hacker-joey"


@card("security-officer")
def test_security_officer_lets_300_baud_cards_in_later() -> None:
    """HK-40: only cards in FILES at that moment."""
    t = Table("hackers", f"A files: security-officer; A hand: hacker-joey curtis; {REST}").play("add:hacker-joey")
    assert files(t, "A") == {"security-officer", "hacker-joey"}


@card("the-gibson")
def test_the_gibson_returns_its_players_1200_baud_cards() -> None:
    """HK-40: not the others', and no 300 BAUD card."""
    t = Table(
        "hackers",
        f"A files: hacker-joey payphone; B files: cyberdelia; A hand: the-gibson curtis; {REST}",
    ).play("add:the-gibson")
    assert files(t, "A") == {"hacker-joey", "the-gibson"} and t.cards("B files") == ["cyberdelia"]
    assert t.cards("deck")[-1] == "payphone"


@card("the-gibson")
def test_the_gibson_ignores_1200_baud_cards_of_others() -> None:
    """It watches what its own player adds."""
    t = Table("hackers", f"B files: the-gibson; A hand: payphone curtis; {REST}").play("add:payphone")
    assert t.cards("B files") == ["the-gibson"] and t.cards("A files") == ["payphone"]

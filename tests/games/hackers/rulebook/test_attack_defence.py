"""HACKERS, attack and defence: Burn, Dade, shields, Special Agent (HK-33 to HK-39)."""

import pytest

from tests.games.hackers.positions import files
from tests.support.table import Table

REST = "deck: virus dumpster-dive; snoop: media-icons"
WITH_JOEY = f"B files: hacker-joey curtis the-gibson; A hand: hacker-burn worm payphone; {REST}"


@pytest.mark.parametrize("first", ["curtis", "the-gibson"])
def test_dade_makes_every_other_player_return_2400_baud_cards(first: str) -> None:
    """B orders both cards, C and D have none, A keeps Scapegoat (HK-38)."""
    t = Table(
        "hackers",
        "A files: scapegoat; B files: curtis the-gibson phone-tap; C files: hacker-joey worm; D files: hacker-nikon;"
        f"A hand: hacker-dade payphone; {REST}",
    ).play("add:hacker-dade")
    assert (t.asked, t.about, sorted(t.options)) == ("B", "order_returns", ["return:curtis", "return:the-gibson"])
    t.play(f"return:{first}")
    second = "the-gibson" if first == "curtis" else "curtis"
    assert t.cards("deck") == ["virus", "dumpster-dive", first, second]
    assert files(t, "B") == {"phone-tap"} and files(t, "C") == {"hacker-joey", "worm"}
    assert files(t, "D") == {"hacker-nikon"} and files(t, "A") == {"scapegoat", "hacker-dade"}
    assert (t.asked, t.about) == ("A", "draw_source")


@pytest.mark.parametrize("hacker", ["hacker-burn", "hacker-dade"])
def test_special_agent_protects_without_a_question(hacker: str) -> None:
    """HK-37."""
    t = Table(
        "hackers",
        f"B files: special-agent curtis hacker-joey; C files: the-gibson; A hand: {hacker} payphone worm; {REST}",
    ).play(f"add:{hacker}")
    assert (t.asked, t.about) == ("A", "draw_source")
    assert files(t, "B") == {"special-agent", "curtis", "hacker-joey"} and t.cards("C files") == []
    assert not any("shielded" in e or "refused" in e for e in t.events)
    assert "B guarded:special-agent" in t.seen_by("D"), "everybody is told what saved B"


def test_where_files_lie_face_down_only_their_owner_is_told_what_saved_them() -> None:
    """HK-37, HK-45."""
    held = f"B files: special-agent curtis; C files: cyberdelia; A hand: hacker-burn payphone worm; {REST}"
    t = Table("hackers", held, encrypted=True).play("add:hacker-burn")
    assert [seat for seat in "ABCD" if any("guarded" in e for e in t.seen_by(seat))] == ["B"]


def test_special_agent_does_not_stop_diskette() -> None:
    """Diskette is no Hacker (HK-37)."""
    t = Table("hackers", f"B files: special-agent garbage-file; A hand: diskette payphone; {REST}").play("add:diskette")
    assert files(t, "A") == {"diskette", "garbage-file"} and t.cards("B files") == ["special-agent"]
    assert (t.asked, t.about) == ("A", "draw_source")


def test_special_agent_does_not_stop_scapegoat() -> None:
    """HK-37: Burn and Dade only."""
    t = Table("hackers", f"B files: special-agent security-officer; A hand: scapegoat payphone; {REST}")
    t.play("add:scapegoat")
    assert files(t, "A") == {"security-officer"} and files(t, "B") == {"special-agent", "scapegoat"}


def test_one_hacker_saves_all_2400_baud_cards() -> None:
    """HK-35."""
    t = Table("hackers", WITH_JOEY).play("add:hacker-burn")
    assert (t.asked, t.about, t.options) == ("B", "shield", ["no", "shield:hacker-joey"])
    assert t.cards("A files") == ["hacker-burn"], "the window opens with the acting card in FILES (HK-34)"
    t.play("shield:hacker-joey")
    assert files(t, "B") == {"curtis", "the-gibson"} and t.cards("deck")[-1] == "hacker-joey"
    assert (t.asked, t.about) == ("A", "draw_source")


def test_who_refuses_to_shield_loses_the_cards() -> None:
    """HK-33: the owner's choice."""
    t = Table("hackers", WITH_JOEY).play("add:hacker-burn", "no")
    assert (t.asked, t.about) == ("B", "order_returns")
    t.play("return:the-gibson")
    assert t.cards("B files") == ["hacker-joey"] and t.cards("deck")[-2:] == ["the-gibson", "curtis"]


@pytest.mark.parametrize("answer", ["shield:hacker-nikon", "no"])
def test_a_shield_keeps_garbage_file(answer: str) -> None:
    """The effect is lost, both cards stay where they are (HK-33, 39)."""
    t = Table("hackers", f"B files: hacker-nikon garbage-file; A hand: diskette payphone; {REST}").play("add:diskette")
    assert (t.asked, t.about, t.options) == ("B", "shield", ["no", "shield:hacker-nikon"])
    t.play(answer)
    if answer == "no":
        assert files(t, "A") == {"diskette", "garbage-file"} and t.cards("B files") == ["hacker-nikon"]
    else:
        assert t.cards("A files") == ["diskette"] and t.cards("B files") == ["garbage-file"]
        assert t.cards("deck")[-1] == "hacker-nikon"
    assert (t.asked, t.about) == ("A", "draw_source")


@pytest.mark.parametrize("answer", ["shield:hacker-phreak", "no"])
def test_a_shield_stops_the_scapegoat(answer: str) -> None:
    """No swap (HK-33)."""
    t = Table("hackers", f"C files: hacker-phreak security-officer; A hand: scapegoat payphone; {REST}")
    t.play("add:scapegoat")
    assert (t.asked, t.about, t.options) == ("C", "shield", ["no", "shield:hacker-phreak"])
    t.play(answer)
    if answer == "no":
        assert t.cards("A files") == ["security-officer"] and files(t, "C") == {"hacker-phreak", "scapegoat"}
    else:
        assert t.cards("A files") == ["scapegoat"] and t.cards("C files") == ["security-officer"]
        assert t.cards("deck")[-1] == "hacker-phreak"


@pytest.mark.parametrize("hacker", ["hacker-burn", "hacker-dade"])
def test_who_loses_nothing_is_not_asked(hacker: str) -> None:
    """HK-34."""
    t = Table("hackers", f"B files: hacker-joey cyberdelia; A hand: {hacker} payphone; {REST}").play(f"add:{hacker}")
    assert (t.asked, t.about) == ("A", "draw_source") and files(t, "B") == {"hacker-joey", "cyberdelia"}


@pytest.mark.parametrize(
    ("added", "lies"), [("diskette", "C files: security-officer"), ("scapegoat", "C files: garbage-file")]
)
def test_diskette_and_scapegoat_ask_only_the_owner_of_what_they_look_for(added: str, lies: str) -> None:
    """HK-34."""
    t = Table("hackers", f"B files: hacker-joey curtis; {lies}; A hand: {added} payphone; {REST}").play(f"add:{added}")
    assert (t.asked, t.about) == ("A", "draw_source") and t.cards("A files") == [added]


def test_there_is_no_shield_against_a_shield() -> None:
    """HK-36."""
    t = Table("hackers", f"A files: hacker-nikon; {WITH_JOEY}").play("add:hacker-burn")
    assert t.asked == "B"
    t.play("shield:hacker-joey")
    assert (t.asked, t.about) == ("A", "draw_source") and files(t, "A") == {"hacker-nikon", "hacker-burn"}


def test_there_is_no_shield_against_ones_own_card() -> None:
    """HK-35."""
    t = Table("hackers", f"A files: hacker-joey; A hand: security-officer payphone; {REST}").play(
        "add:security-officer"
    )
    assert t.cards("A files") == ["security-officer"] and t.cards("deck")[-1] == "hacker-joey"
    assert (t.asked, t.about) == ("A", "draw_source")


@pytest.mark.parametrize("answer", ["no", "shield:hacker-joey"])
@pytest.mark.parametrize("c_files", ["", "C files: hacker-phreak the-gibson;"])
def test_shields_are_asked_clockwise_and_answers_are_public(answer: str, c_files: str) -> None:
    """B, then C if affected, then D, who knows B's answer (HK-34)."""
    t = Table(
        "hackers",
        f"B files: hacker-joey curtis; {c_files} D files: hacker-nikon scapegoat;A hand: hacker-dade payphone; {REST}",
    ).play("add:hacker-dade")
    assert (t.asked, t.about) == ("B", "shield")
    t.play(answer)
    heard = "B refused@A" if answer == "no" else "B shielded:hacker-joey@A"
    if c_files:
        assert (t.asked, t.about) == ("C", "shield") and heard in t.seen_by("C")
        assert "curtis" in t.cards("B files"), "nothing is returned before all have answered (HK-38)"
        t.play("shield:hacker-phreak")
    assert (t.asked, t.about) == ("D", "shield") and heard in t.seen_by("D") and heard in t.seen_by("spectator")
    t.play("no")
    assert t.cards("D files") == ["hacker-nikon"] and t.asked == "A"


def test_shields_go_under_before_the_cards_they_did_not_save() -> None:
    """HK-38: D's Hacker lies above what B loses."""
    t = Table(
        "hackers",
        f"B files: hacker-joey curtis; D files: hacker-nikon scapegoat; A hand: hacker-dade payphone; {REST}",
    ).play("add:hacker-dade", "no", "shield:hacker-nikon")
    assert t.cards("deck")[-2:] == ["hacker-nikon", "curtis"]
    assert t.cards("B files") == ["hacker-joey"] and t.cards("D files") == ["scapegoat"]


def test_unprotected_players_return_clockwise() -> None:
    """HK-38."""
    t = Table(
        "hackers",
        f"B files: curtis; C files: garbage-file; D files: scapegoat; A hand: hacker-burn payphone; {REST}",
    ).play("add:hacker-burn")
    assert t.cards("deck")[-3:] == ["curtis", "garbage-file", "scapegoat"]


def test_each_new_effect_needs_a_new_hacker() -> None:
    """HK-35: C shields against A's Burn, then has to shield again against B's Dade."""
    t = Table(
        "hackers",
        "A hand: hacker-burn payphone cyberdelia; B hand: hacker-dade worm; deck: virus dumpster-dive;"
        "snoop: media-icons;"
        "C files: hacker-joey hacker-nikon curtis",
    ).play("add:hacker-burn", "shield:hacker-joey", "deck", "left:payphone", "right:cyberdelia")
    assert (t.asked, t.about) == ("B", "add")
    t.play("add:hacker-dade")
    assert (t.asked, t.about, t.options) == ("C", "shield", ["no", "shield:hacker-nikon"])
    t.play("shield:hacker-nikon")
    assert t.cards("C files") == ["curtis"] and t.asked == "B"

"""The WIRED table in a terminal: networks as trees, and a game played to its end."""

import re
from pathlib import Path

from sneakernet.core.registry import find
from sneakernet.draw import drawing
from sneakernet.say import People, Speech
from sneakernet.table import read_table
from tests.cli.command import Terminal, says
from tests.support.table import Table

NETWORK = "S1{hacked}>K2a>[P1,P2{new-hire}] S1>K3a S2 S3>K2b>[P5] S3>K3c>[P6,P7{hacked},P8] ~K3b>[P3] ~P4 ~P9"
POSITION = f"""A hand: computer*2 hacked; A network: {NETWORK}; A score: 12; A classifications: field-tech+tapped
B hand: audit; B network: S1>K2a>[P1]; B classifications: supervisor+sealed; known A of B: audit
discard: hacked computer; draw: computer*9; done: C; finisher: C; moves: 2; step: moves"""
TREE = """\
       INTERNET -┬- S1 !Hacked -┬- K2a - - P1-  P2- !New Hire
                 │              └- K3a - - _  _  _
                 ├─ S2
                 └─ S3 ─┬─ K2b ── P5+  _
                        └─ K3c ── P6+  P7- !Hacked  P8+
       floating K3b - - P3-  _  _
                P4-  P9-
"""


def drawn(t: Table, seat: str, width: int = 80) -> str:
    """The table as a seat sees it."""
    names = {"A": "ann", "B": "bob", "C": "cat", "D": "dan", seat: "you"}
    people = People([names[other] for other in "ABCD"[: int(t.s.seats())]], seat)
    words = Speech("en").game(find("wired"), "base-game")
    lines = [line.plain.rstrip() for line in drawing(find("wired"))(t.view(seat), words, people, width)]
    assert words.words.problems == []
    return "\n".join(lines) + "\n"


def test_networks_are_trees_with_dead_branches_and_what_scores() -> None:
    text = drawn(Table("wired", POSITION, seats=4), "A")
    assert TREE in text
    assert "> A  you      12      +3     3  Field Tech (used)\n" in text
    assert "bob       0      +1     1  Supervisor (sealed)\n       INTERNET ─── S1 ─── K2a ── P1+  _\n" in text
    assert "cat       0      +0     0  done\n       no equipment\n" in text
    assert "in hand, you remember: Audit\n" in text
    assert "2 MOVES left" in text and "cat has reached 25: last turns" in text
    assert "Discard pile 2, top Computer" in text and "Your hand  Computer × 2, Hacked\n" in text


def test_many_issues_fit_into_80_columns() -> None:
    all_three = "{hacked,power-outage,new-hire}"
    network = f"S1{all_three}>K3a{all_three}>[P1{all_three},P2{{new-hire,new-hire}},P3] S1>K2a>[P4] S2>K2b>[P5]"
    text = drawn(Table("wired", f"A hand: computer; A network: {network}", seats=2), "A")
    assert max(map(len, text.splitlines())) <= 80
    assert text.count("!Power Outage") == 3 and "P2- !New Hire × 2  P3-" in text


def test_an_event_and_a_trade_lie_on_the_table() -> None:
    position = "A hand: audit computer; B network: S1>K2a>[P1]; B hand: hacked*2; C hand: secured; draw: computer*9"
    t = Table("wired", position, seats=4).play("play:audit", "answer:hacked")
    assert "  Event  Audit > Hacked against bob\n" in drawn(t, "C")
    t = Table("wired", position, seats=4).play("offer", "to@B", "give:computer", "enough", "want:hacked")
    assert "  Trade  you offer bob: Computer for Hacked\n" in drawn(t, "A")
    assert "Trade" not in drawn(t, "B")
    t.play("propose")
    assert "  Trade  ann offers you: Computer for Hacked\n" in drawn(t, "B")
    assert "  Trade  ann offers bob\n" in drawn(t, "C")


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    words = ("play", "wired", "--seats", "2", "--seed", "9", "--bots", "uniform", "--set", "target=10", "--plain")
    with Terminal(tmp_path, *words) as terminal:
        questions = 0
        screen = terminal.wait_for("\n> ")
        while "Enter to play, n to leave" not in screen:
            asked = re.search(r"\n   [01]  ", screen)
            marked = re.search(r"^\d\n[A-Z][^:\n]+: ", screen)
            assert (asked or marked) and max(map(len, screen.splitlines())) <= 80
            questions += 1
            first = "DISCARD" in screen or ("TRADE" not in screen and questions % 3)
            terminal.type(("1\n" if first else "3\n") if asked else "0\n")  # what is marked is confirmed
            screen = terminal.wait_for("\n> ")
            while "no such choice" in screen:
                terminal.type("1\n")
                screen = terminal.wait_for("\n> ")
        terminal.type("n\n")
        assert terminal.finish() == 0
        assert questions > 20 and "the game is over" in terminal.plain
    file = next((tmp_path / "data" / "sneakernet").glob("wired-9*.record"))
    table, _ = read_table(file.read_text(encoding="utf-8"))
    assert table.outcome() is not None
    told = says(tmp_path, "replay", str(file), "--seat", "A")
    assert "Turn 1: " in told and max(map(len, told.splitlines())) <= 80


def test_bad_input_is_refused_with_its_rule(tmp_path: Path) -> None:
    """WD-59: a trade of points, a full cable, an offer out of time."""
    words = ("play", "wired", "--seats", "2", "--seed", "7", "--bots", "uniform", "--set", "dealer=B")
    text = " ".join(says(tmp_path, *words, typed="offer\ngive:points*2\nenough\nwant:switch@S1\n").split())
    assert text.count("(WD-51)") == 2

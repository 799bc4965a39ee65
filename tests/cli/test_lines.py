"""Choosing in plain lines: sets, the way back, positions, single cards, and what is mistyped or missing."""

import os
import subprocess
from pathlib import Path

import pytest

from sneakernet.core.registry import find, game_names
from sneakernet.say.facts import facts_of
from sneakernet.table import read_table
from tests.architecture import code
from tests.cli.command import COMMAND, Here, Terminal, environment, run, says

PLAY = ("play", "hackers", "--seed", "7", "--bots", "uniform")
SECRET = ("play", "access-denied", "--seed", "4", "--bots", "uniform")  # six codes in hand: B D E E F F
TWO = (
    "game: wired; seats: 2; active: A; step: discard; A hand: hacked trained secured; B hand: powered; draw: computer*9"
)
BUILD = "game: wired; seats: 2; active: A; step: moves; A network: S1>K2a>[P1] S2; B hand: powered; draw: computer*9"
TRIM = "game: hackers; seats: 3; active: B; step: trim; B hand: curtis payphone virus; deck: worm; snoop: cyberdelia"


def kept(home: Path, name: str) -> list[str]:
    """What has been picked in a game that was kept."""
    return read_table((home / "data" / "sneakernet" / name).read_text(encoding="utf-8"))[0].record.picks


def passwords(home: Path) -> list[str]:
    return [pick for pick in kept(home, "access-denied-4.record") if pick.startswith("A ")]


@pytest.mark.parametrize("typed", ["1 3 5", "5 3 1", "3,1,5", "5\n1\n3", "3\n4\n5\n1", "6\n6\n5\n3\n1"])
def test_a_set_is_typed_on_one_line_or_one_by_one_in_any_order(tmp_path: Path, typed: str) -> None:
    says(tmp_path, *SECRET, typed="1 3 5\n")
    straight = passwords(tmp_path)
    assert len(straight) == 3
    (tmp_path / "data" / "sneakernet" / "access-denied-4.record").unlink()
    if typed == "3\n4\n5\n1":
        text = says(tmp_path, *SECRET, typed=f"{typed}\n")
        assert passwords(tmp_path) == [] and "Password: " in text, "3 and 4 have the same code: 4 comes off again"
        return
    says(tmp_path, *SECRET, typed=f"{typed}\n")
    assert passwords(tmp_path) == straight


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("3 1", "(AD-11)"), ("3 4 5", "(AD-11)"), ("0", "(AD-11)"), ("", "(AD-11)"), ("1 99 3", "from 0 to 6")],
)
def test_a_line_that_is_no_set_says_why_and_changes_nothing(tmp_path: Path, typed: str, answer: str) -> None:
    assert answer in says(tmp_path, *SECRET, typed=f"{typed}\n")
    assert passwords(tmp_path) == []


def test_marks_are_cleared_and_a_choice_is_taken_back(tmp_path: Path) -> None:
    text = says(tmp_path, *SECRET, typed="1\nundo\n3\ncancel\n5 3 1\nundo\n")
    assert text.count("Password: nothing yet") == 2
    assert "cannot be taken back" in text and len(passwords(tmp_path)) == 3, "others have chosen meanwhile"
    (tmp_path / "my.position").write_text(BUILD, encoding="utf-8")
    at = ("play", "--position", "my.position", "--bots", "uniform")
    text = says(tmp_path, *at, typed="reconnect\n1\nundo\ncancel\nundo\n")
    assert text.count("Taken back.") == 2 and text.count("3 MOVES left: what") == 2 and "cannot be taken back" in text
    german = says(tmp_path, "--language", "de", *at, typed="reconnect\nzurück\nabbrechen\n")
    assert "Zurückgenommen." in german and "lässt sich nicht zurücknehmen" in german


def test_several_numbers_are_no_single_choice(tmp_path: Path) -> None:
    assert "One choice is asked for" in says(tmp_path, *PLAY, typed="1 2\n")


@pytest.mark.parametrize("game", game_names())
def test_the_terminal_and_the_browser_agree_on_what_ends_something(game: str) -> None:
    """It is listed last, and its number is 0: the first number never declines."""
    folder = find(game).package.replace(".", "/")
    board = (code.ROOT / folder / "browser" / "board.js").read_text(encoding="utf-8")
    (line,) = [line for line in board.splitlines() if line.startswith("export const ENDS")]
    assert sorted(line.split('"')[1::2]) == sorted(facts_of(find(game)).ends)


def test_what_ends_something_is_number_0(tmp_path: Path) -> None:
    text = says(tmp_path, *SECRET, typed="1 3 5\n")
    assert "\n   1  Attempt User in " in text and "\n   0  No attempt\n" in text


def test_play_from_a_written_position(tmp_path: Path) -> None:
    (tmp_path / "my.position").write_text(TRIM, encoding="utf-8")
    text = says(tmp_path, "play", "--position", "my.position", "--bots", "uniform", typed="3 2\nundo\nquit\n")
    assert "B you" in text and "Choose 2, in any order" in text
    again = tmp_path / "data" / "sneakernet" / "hackers-position.position"
    assert f"sneakernet play --position {again}" in text
    assert "B you" in says(tmp_path, "play", "--position", str(again), "--bots", "uniform")


def test_a_position_is_shown_with_the_eyes_of_a_seat(tmp_path: Path, here: Here) -> None:
    (tmp_path / "my.position").write_text(TWO, encoding="utf-8")
    mine, theirs = (here.says("position", "show", "my.position", "--seat", seat) for seat in "AB")
    assert "Trained" in mine and "discard:trained" in mine
    assert "Powered" not in mine and "Powered" in theirs and "Trained" not in theirs
    assert "discard:" not in theirs and "A is asked." in theirs
    here.complains("no seat", "position", "show", "my.position", "--seat", "D")


def test_one_card_of_a_game(here: Here) -> None:
    text = here.says("cards", "hackers", "the", "gibson")
    assert text.startswith("The Gibson") and "[worm]" not in text
    here.complains("banana", "cards", "hackers", "banana")


def test_what_is_mistyped_is_guessed(tmp_path: Path, here: Here) -> None:
    here.complains("did you mean play?" if os.environ.get("SNEAKERNET_LANGUAGE") != "de" else "play", "paly")
    assert "Did you mean hint?" in says(tmp_path, *PLAY, typed="hnt\n")
    assert "Did you mean why virus?" in says(tmp_path, *PLAY, typed="wyh virus\n")


def test_saving_overwrites_no_other_file(tmp_path: Path) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", encoding="utf-8")
    text = says(tmp_path, *PLAY, typed="save diary.txt\nsave new.record\nsave new.record\n")
    assert "diary.txt is no game" in text and diary.read_text(encoding="utf-8") == "Dear diary"
    assert text.count("Saved: new.record") == 2


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-", "</dev/null"])
def test_a_missing_line_is_no_fault_of_the_program(tmp_path: Path, closed: str) -> None:
    words = " ".join([COMMAND, *PLAY])
    done = subprocess.run(
        ["bash", "-c", f"{words} {closed}"],
        capture_output=True,
        check=False,
        env=environment(tmp_path),
        cwd=tmp_path,
        input=b"",
    )
    assert done.returncode == 0 and b"Traceback" not in done.stdout + done.stderr


def test_a_screen_without_utf_8_gets_what_it_can_show(tmp_path: Path) -> None:
    narrow = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    done = run(tmp_path, "--language", "de", *PLAY, typed="?\nq\n", **narrow)
    assert (done.returncode, done.stderr) == (0, "") and "Du kannst tippen" in done.stdout
    raw = subprocess.run(
        [COMMAND, *PLAY], input=b"\xff\xfe\n", capture_output=True, check=False, env=environment(tmp_path)
    )
    assert raw.returncode == 0 and b"Traceback" not in raw.stdout + raw.stderr


def test_the_line_has_a_history_and_completes_words_and_choices(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY) as terminal:
        terminal.wait_for("\n> ")
        terminal.type("why gibs\t\n")
        terminal.wait_for("\n> ")
        terminal.type("card The Gi\t\n")
        assert "2400 BAUD" in terminal.wait_for("\n> ")
        terminal.type("\x1b[A\n")  # the line before
        assert "2400 BAUD" in terminal.wait_for("\n> ")
        terminal.type("q\n")
        assert terminal.finish() == 0

"""Replays and positions."""

from pathlib import Path

import pytest

from tests.architecture import code
from tests.cli.command import Here, Terminal, says
from tests.stored.old import OLD, ONE

GOLDEN = code.ROOT / "tests" / "golden"
RECORDS = sorted(GOLDEN.glob("hackers-*.record"))
POSITION = """\
# A has a choice between three cards
game: hackers
seats: 4
A hand: hacker-burn worm curtis
A files: phone-tap
B hand: virus
B files: security-officer hacker-joey
deck: payphone diskette media-icons
snoop: the-gibson
phones: hacker-cereal
"""


@pytest.mark.parametrize("seat", ["", "B"])
def test_golden_records_are_told(here: Here, seat: str) -> None:
    for record in RECORDS:
        text = here.says("replay", str(record), *(["--seat", seat] if seat else []))
        assert "the game is over" in text and "Turn 1: " in text, record
        assert "?" not in text.partition("Round")[0], record


def test_one_seat_sees_less_than_all(here: Here) -> None:
    record = str(GOLDEN / "hackers-2022-4-one.record")
    everything, mine = here.says("replay", record), here.says("replay", record, "--seat", "b")
    assert "a card" not in everything and "a card" in mine and "You " in mine


def test_step_by_step_in_a_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, "replay", str(GOLDEN / "hackers-2022-4-one.record"), "--step") as terminal:
        terminal.wait_for(" chooses … ")
        terminal.type("\n")
        assert "2/" in terminal.wait_for(" chooses … ")
        terminal.type("q\n")
        assert terminal.finish() == 0


def test_step_by_step_into_a_file_tells_all(tmp_path: Path) -> None:
    record = GOLDEN / "hackers-2022-4-one.record"
    picks = len(record.read_text(encoding="utf-8").splitlines()) - 2
    text = says(tmp_path, "replay", str(record), "--step")
    assert text.count(" chooses …") == picks and "the game is over" in text


def test_a_record_that_stops_early_says_so(tmp_path: Path) -> None:
    lines = (GOLDEN / "hackers-2022-4-one.record").read_text(encoding="utf-8").splitlines()
    (tmp_path / "part.record").write_text("\n".join(lines[:5]) + "\n", encoding="utf-8")
    assert "stops here, after 4 choices" in says(tmp_path, "replay", "part.record")


def test_a_record_whose_digest_cannot_be_checked_says_so(tmp_path: Path) -> None:
    today, earlier = GOLDEN / "hackers-2022-4-one.record", next(OLD.glob(f"{ONE}*.record"))
    assert "older form" not in says(tmp_path, "replay", str(today))
    assert "older form" in says(tmp_path, "replay", str(earlier))


def test_a_position_is_drawn(tmp_path: Path) -> None:
    text = says(tmp_path, "position", "show", "-", typed=POSITION)
    golden = code.ROOT / "tests" / "cli" / "golden" / "position.txt"
    assert text == golden.read_text(encoding="utf-8")


def test_a_position_is_checked(tmp_path: Path) -> None:
    (tmp_path / "a.position").write_text(POSITION, encoding="utf-8")
    text = says(tmp_path, "position", "check", "a.position")
    assert text == "a.position: fine. hackers, 4 seats, A is asked add: 3 options.\n"


def test_a_position_may_leave_its_game_to_the_command_line(tmp_path: Path) -> None:
    text = says(tmp_path, "position", "check", "-", "--game", "hackers", typed="A hand: curtis payphone")
    assert "A is asked add: 2 options" in text

"""`sneakernet lab`: a match, a review of a record, and what is refused."""

from pathlib import Path

import pytest

from sneakernet.cli.main import run
from sneakernet.cli.review import review_lines
from sneakernet.games import find
from sneakernet.lab.match import duels, play
from sneakernet.say import Speech
from sneakernet.table import Notes


def test_a_match_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = "lab match hackers --seats 3 --deals 2 --jobs 1 --set round_cap=3"
    assert run(words.split()) == 0
    assert capsys.readouterr().out.startswith("greedy among uniform: ")


def test_a_review_names_what_turned_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.record"
    match = duels(find("hackers"), "", 3, {"round_cap": "4"}, "review", "uniform", "uniform", 1)[0]
    file.write_text(play(match).text, encoding="utf-8")
    assert run(["lab", "review", str(file), "--worlds", "60"]) == 0
    said = capsys.readouterr().out
    assert "was better. The chance to win fell from" in said or said.startswith("No single pick")


def test_a_review_calls_the_person_who_played_against_bots_you() -> None:
    match = duels(find("hackers"), "", 3, {}, "you", "uniform", "uniform", 1)[0]
    record = play(match).record()
    alone = review_lines(Speech(), record, Notes(("", "uniform", "uniform"), ("ann", "bo", "cy")), 40)
    among = review_lines(Speech(), record, Notes(("", "", "uniform"), ("ann", "bo", "cy")), 40)
    assert any(": you played “" in line for line in alone) and not any("ann played" in line for line in alone)
    assert any(": ann played “" in line for line in among) and not any("you played" in line for line in among)


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("lab match hackers --one grandmaster", "no bot is called 'grandmaster'"),
        ("lab match hackers --on mars", "it can be local or ray"),
        ("lab tournament hackers --bots greedy", "two different bots"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words.split()) == 2
    assert complaint in capsys.readouterr().err

"""`sneakernet lab`: a match, a review of a record, and what is refused."""

from pathlib import Path

import pytest

from sneakernet.cli.main import run
from sneakernet.cli.review import review_lines
from sneakernet.core.record import Record, choose
from sneakernet.core.registry import find
from sneakernet.lab.match import duels, play
from sneakernet.say import Speech
from sneakernet.table import Notes


def test_a_match_is_measured(capsys: pytest.CaptureFixture[str]) -> None:
    words = "lab match hackers --seats 3 --deals 2 --jobs 1 --set round_cap=3"
    assert run(words.split()) == 0
    assert capsys.readouterr().out.startswith("greedy among uniform: ")


BLUNDER = 45  # in the last round C adds a card that is worth too little to win


def blundered() -> Record:
    """A game that C has lost by one pick."""
    match = duels(find("hackers"), "", 3, {"round_cap": "4"}, "blunder 6", "uniform", "uniform", 1)[0]
    return play(match).record()


def what_c_gets(record: Record, pick: str, option: int) -> float:
    """C's share of the win after this pick, if everybody goes on with the first option, or with the last one."""
    rules = find(record.game).rules
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    for n, line in enumerate([*record.picks[:BLUNDER], pick]):
        choose(rules, s, line, n + 2)
    while (ask := rules.ask(s)) is not None:
        rules.pick(s, option % len(ask.options))
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome.shares[2]


def test_a_review_names_what_turned_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = blundered()
    assert record.picks[BLUNDER] == "C add:payphone"
    assert [what_c_gets(record, "C add:payphone", option) for option in (0, -1)] == [0.0, 0.0]
    assert [what_c_gets(record, "C add:scapegoat", option) for option in (0, -1)] == [1.0, 1.0]
    file = tmp_path / "my.record"
    file.write_text(record.write(), encoding="utf-8")
    assert run(["lab", "review", str(file), "--worlds", "20"]) == 0
    said = next(line for line in capsys.readouterr().out.splitlines() if line.startswith(f"Choice {BLUNDER + 1}: "))
    assert "played “Add Payphone”; “Add Scapegoat” was better. The chance to win fell from 100% to 0%." in said


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

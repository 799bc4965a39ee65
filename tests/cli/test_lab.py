"""The lab from the command line: honest intervals, and data sets of records that are there."""

import re
from pathlib import Path
from subprocess import PIPE, Popen
from time import sleep

import numpy as np
import pytest

from sneakernet.bots.hints import review
from sneakernet.core.record import Record, choose, open_record
from sneakernet.core.registry import find
from sneakernet.core.rules import TIMEOUT
from sneakernet.core.view import letter
from sneakernet.lab import balance
from sneakernet.lab.dataset import encode
from sneakernet.lab.match import play
from tests.cli.command import COMMAND, Here, environment


def test_results_that_are_all_the_same_are_not_certainty(here: Here) -> None:
    words = ("--deals", "3", "--seats", "3", "--set", "round_cap=2", "--jobs", "1", "--seed", "sure1")
    said = here.says("lab", "match", "hackers", "--one", "greedy", "--field", "greedy", *words)
    times, low, high = re.findall(r"\d\.\d\d", said)[:3]
    assert times == "1.00" and 0 < float(low) < 1 < float(high) < 3, "the seats of a deal add up, yet deals are few"


@pytest.mark.parametrize("command", ["tournament", "balance", "compare", "dataset"])
def test_a_file_that_cannot_be_written_is_said_before_anything_is_played(here: Here, command: str) -> None:
    words = ("--right", "round_cap=3") if command == "compare" else ()
    here.complains("nowhere/found", "lab", command, "hackers", *words, "--keep", "kept", "--out", "nowhere/found")
    assert not Path("kept").exists()


def test_columns_have_headings(here: Here) -> None:
    plan = ("--seats", "3", "--set", "round_cap=2", "--jobs", "1")
    said = here.says("lab", "tournament", "hackers", "--bots", "uniform,greedy", "--deals", "2", *plan)
    assert said.splitlines()[1].split() == ["Name", "Rating", "95%", "interval"]
    sides = ("--right", "round_cap=2", "--bot", "uniform", "--seats", "3", "--jobs", "1", "--games", "40")
    said = here.says("lab", "compare", "hackers", *sides)
    assert said.splitlines()[1].split()[1:3] == ["2022", "round_cap=2"]
    assert "The number of turns falls from" in said and "difference" in said


def test_a_balance_of_several_tables_puts_them_side_by_side(here: Here) -> None:
    plan = ("--seats", "3,4", "--games", "2", "--set", "round_cap=1", "--jobs", "1", "--bot", "uniform")
    said = here.says("lab", "balance", "hackers", *plan)
    assert said.startswith("Side by side\n  2022, 3 seats, round_cap=1: ") and said.count("bot uniform") == 2
    here.complains("--seats is 'four'", "lab", "balance", "hackers", "--seats", "four")
    here.complains("for 3, 4 players, not 5", "lab", "balance", "hackers", "--seats", "4,5")


def test_editions_without_such_a_table_are_left_out_of_a_balance_and_named(here: Here) -> None:
    plan = ("--edition", "all", "--seats", "2", "--games", "2", "--jobs", "1", "--bot", "uniform")
    said = here.says("lab", "balance", "access-denied", *plan).splitlines()
    assert said[0] == "Left out, because the edition is not made for so many players: german, 2 seats."
    assert (
        said[1] == "Side by side" and said[2].startswith("  2014, 2 seats: ") and said[3].startswith("  2013, 2 seats")
    )
    here.complains("for 3, 4, 5, 6 players", "lab", "balance", "access-denied", "--edition", "german", "--seats", "2")


def test_a_run_that_is_told_to_end_keeps_what_was_played_and_says_how_much_that_is(tmp_path: Path) -> None:
    words = "lab match hackers --one uniform --deals 5000 --jobs 2 --keep kept"
    with Popen([COMMAND, *words.split()], cwd=tmp_path, env=environment(tmp_path), stderr=PIPE, text=True) as process:
        while process.poll() is None and len(lines_of(tmp_path / "kept")) < 3:
            sleep(0.05)
        process.terminate()
        said = process.communicate(timeout=60)[1]
    games = len(lines_of(tmp_path / "kept")) - 1
    assert process.returncode == 130 and 2 <= games < 20_000
    assert said == f"Stopped: {games} games of 20,000 are kept in kept. The same command goes on from there.\n"


def lines_of(file: Path) -> list[str]:
    """The lines of a file, as far as it is written."""
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def test_a_way_to_play_is_not_compared_with_itself(here: Here) -> None:
    for words in ((), ("--left", "edition=2022"), ("--left", "encrypted=on", "--right", "encrypted=on")):
        here.complains("both sides are the same", "lab", "compare", "hackers", *words)
    same = ("--left", "round_cap=020 open_source=on", "--right", "open_source=on encrypted=off")
    here.complains("both sides are the same", "lab", "compare", "hackers", *same)


def test_the_hint_for_another_way_to_play_can_be_typed_as_it_is(here: Here) -> None:
    for words, hint in {
        "hackers": "open_source=on",
        "wired --right gemini=off": "gemini=on",
        "wired --left gemini=on --right gemini=on": "kingmaker=on",
        "access-denied": "edition=2013",
        "access-denied --left edition=2013 --right edition=2013": "edition=2014",
    }.items():
        here.complains(f"such as --right {hint}", "lab", "compare", *words.split())


def record_files(folder: Path, seats: int, *names: str) -> list[Record]:
    """Games of some seats, each in a file of this name; of the first it is known that bots have played it."""
    matches = balance.plan(find("hackers"), "", seats, {"round_cap": "2"}, names[0], "uniform", len(names))
    records = [play(match).record() for match in matches]
    for n, (name, record) in enumerate(zip(names, records, strict=True)):
        notes = f"# bots: uniform -{' uniform' * (seats - 2)}\n" if n == 0 else ""
        (folder / name).write_text(record.write() + notes, encoding="utf-8")
    return records


def test_a_data_set_of_records_that_are_there(here: Here, tmp_path: Path) -> None:
    records = record_files(tmp_path, 3, "0.record", "1.record")
    said = here.says("lab", "dataset", "hackers", "0.record", "1.record", "--out", "set")
    assert said == "Written: set\n" and not (tmp_path / "set.npz").exists()
    data = np.load(tmp_path / "set", allow_pickle=False)
    assert [str(data["actions"][action]) for action in data["action"]] == [
        line.partition(" ")[2] for record in records for line in record.picks
    ]
    assert data["files"].tolist() == ["0.record", "1.record"] and data["settings"].tolist() == ["round_cap=2"] * 2
    assert data["seeds"].tolist() == [record.seed for record in records]
    assert data["bots"].tolist() == [["uniform", "", "uniform"], ["", "", ""]], "a person, and nobody knows who"


def test_records_of_different_tables_make_no_data_set(here: Here, tmp_path: Path) -> None:
    record_files(tmp_path, 3, "three.record")
    record_files(tmp_path, 4, "four.record")
    here.complains(
        "three.record is a game of hackers, 2022, with 3 seats, and four.record one of hackers, 2022, with 4",
        *("lab", "dataset", "hackers", "three.record", "four.record", "--out", "set"),
    )
    assert not (tmp_path / "set").exists()


def test_one_game_is_a_data_set(here: Here, tmp_path: Path) -> None:
    plan = ("--games", "1", "--seats", "3", "--set", "round_cap=1", "--bot", "uniform")
    assert here.says("lab", "dataset", "hackers", *plan, "--out", "one") == "Written: one\n"
    assert set(np.load(tmp_path / "one", allow_pickle=False)["game"]) == {0}


def test_a_data_set_is_the_same_however_it_was_played(here: Here, tmp_path: Path) -> None:
    plan = ("--games", "4", "--seats", "3", "--set", "round_cap=1", "--bot", "uniform")
    for jobs in "12":
        here.says("lab", "dataset", "hackers", *plan, "--jobs", jobs, "--keep", f"kept{jobs}", "--out", f"set{jobs}")
    half = lines_of(tmp_path / "kept1")[:3]
    assert lines_of(tmp_path / "kept1") == lines_of(tmp_path / "kept2") and len(half) < 5
    (tmp_path / "kept1").write_text("\n".join(half) + "\n", encoding="utf-8")
    here.says("lab", "dataset", "hackers", *plan, "--jobs", "1", "--keep", "kept1", "--out", "set3")
    assert lines_of(tmp_path / "kept1") == lines_of(tmp_path / "kept2")
    files = [(tmp_path / f"set{n}").read_bytes() for n in (1, 2, 3)]
    assert files[0] == files[1] == files[2]


def ended_by_the_clock() -> Record:
    """A game in which the clock made one of the picks."""
    rules = find("access-denied").rules
    record = open_record(rules, "2014", 3, "clock", {"time_limit": "30min"})
    s = rules.new("2014", 3, "clock", {"time_limit": "30min"})
    while not rules.may_expire(s):
        ask = rules.ask(s)
        assert ask is not None
        record.picks.append(f"{letter(ask.seat)} {ask.options[0].spelling}")
        rules.pick(s, 0)
    record.picks.append(f"{letter(int(s.asked()))} {TIMEOUT}")
    choose(rules, s, record.picks[-1])
    while (ask := rules.ask(s)) is not None:
        record.picks.append(f"{letter(ask.seat)} {ask.options[0].spelling}")
        rules.pick(s, 0)
    return record


def test_what_the_clock_picked_is_no_decision_of_a_data_set() -> None:
    record = ended_by_the_clock()
    steps = encode(record).step.tolist()
    assert len(steps) == len(record.picks) - 1
    assert [n for n, line in enumerate(record.picks) if n not in steps and line.endswith(TIMEOUT)] != []


def test_what_the_clock_picked_is_not_reviewed() -> None:
    record = ended_by_the_clock()
    assert len(review(find("access-denied"), record, worlds=4).moments) == len(record.picks) - 1

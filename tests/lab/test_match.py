"""Matches and batches: one record each, the same on one core and on several, resumable."""

import os
import resource
import signal
from pathlib import Path

import pytest

from sneakernet.core.complaint import Complaint
from sneakernet.core.record import replay
from sneakernet.core.registry import find
from sneakernet.lab import batch
from sneakernet.lab.batch import plan_digest, run
from sneakernet.lab.match import Match, duels, play, rotations, samples

HACKERS = find("hackers")


def matches(deals: int = 2) -> list[Match]:
    """Some short games."""
    return duels(HACKERS, "", 3, {"round_cap": "3"}, "test", "greedy", "uniform", deals)


def test_a_match_is_a_record_that_can_be_replayed() -> None:
    result = play(matches()[0])
    record = result.record()
    state = replay(HACKERS.rules, record)
    outcome = HACKERS.rules.outcome(state)
    assert outcome is not None and tuple(outcome.shares) == result.shares
    assert len(record.picks) == result.decisions and record.settings == {"round_cap": "3"}


def test_one_bot_sits_on_each_seat_once_per_deal() -> None:
    assert rotations("x", "y", 3) == [("x", "y", "y"), ("y", "x", "y"), ("y", "y", "x")]
    planned = matches()
    assert [match.seed for match in planned] == ["test/0"] * 3 + ["test/1"] * 3


def test_what_a_bot_gets_is_counted_deal_by_deal() -> None:
    results = [play(match) for match in matches()]
    expected = [sum(results[3 * deal + seat].shares[seat] for seat in range(3)) / 3 for deal in range(2)]
    assert samples(results, 3) == pytest.approx(expected)


def test_cores_make_no_difference() -> None:
    assert run(matches(), jobs=1) == run(matches(), jobs=2)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path) -> None:
    planned = matches()
    whole = run(planned, jobs=1)
    file = tmp_path / "kept" / "games.jsonl"
    run(planned, jobs=1, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([*lines[:4], lines[4][:30]]), encoding="utf-8")  # cut off in the middle of a line
    told: list[int] = []
    assert run(planned, jobs=1, file=file, progress=told.append) == whole
    assert told == [4, 5, 6]


def test_what_is_kept_whole_is_never_written_again(tmp_path: Path) -> None:
    """On a full disk a second look at a finished run would lose it."""
    file = tmp_path / "games.jsonl"
    results = run(matches(), jobs=1, file=file)
    whole = file.read_bytes()
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1, limits[1]))
    try:
        assert run(matches(), jobs=1, file=file) == results
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert file.read_bytes() == whole


def test_a_line_belongs_to_the_seats_that_played_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(matches(), jobs=1, file=file)
    head, first, second, *rest = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join([head, second, first, *rest]) + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match="damaged-results"):
        run(matches(), jobs=1, file=file)


def test_one_run_at_a_time_writes_to_a_file(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with batch.opened(file), pytest.raises(ValueError, match="results-in-use"):
        run(matches(), jobs=1, file=file)
    assert file.read_bytes() == b""


def test_results_of_another_plan_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(matches(1), jobs=1, file=file)
    with pytest.raises(ValueError, match="other-plan"):
        run(matches(2), jobs=1, file=file)
    assert plan_digest(matches(1)) != plan_digest(matches(2))


def test_results_of_other_rules_or_bots_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played before a change says nothing about what is played after it."""
    file = tmp_path / "games.jsonl"
    run(matches(1), jobs=1, file=file)
    monkeypatch.setattr(batch, "source_of", lambda matches: "changed since")
    with pytest.raises(ValueError, match="other-plan"):
        run(matches(1), jobs=1, file=file)


@pytest.mark.parametrize("left", ["", '{"plan"'])
def test_a_file_without_results_counts_as_nothing_kept_yet(tmp_path: Path, left: str) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(left, encoding="utf-8")
    assert run(matches(1), jobs=1, file=file) == run(matches(1), jobs=1)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 4


@pytest.mark.parametrize(
    ("at", "line"),
    [
        (0, "my diary"),
        (0, "[]"),
        (1, "{"),
        (1, "null"),
        (1, '["a", "b", "c", "d"]'),
        (1, "[[1, 0, 0], [1, 2, 3], 4, 5]"),
        (2, '[[1, 0, 0], [1, 2, 3], 4, "no record"]'),
        (4, "more than there is"),
    ],
)
def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, at: int, line: str) -> None:
    file = tmp_path / "games.jsonl"
    run(matches(1), jobs=1, file=file)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[at : at + 1] = [line]
    text = "\n".join(lines) + "\n"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(Complaint, match=f"damaged-results.*number={at + 1}"):
        run(matches(1), jobs=1, file=file)
    assert file.read_text(encoding="utf-8") == text


def test_a_file_of_another_kind_is_not_written_over(tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("dear diary", encoding="utf-8")
    with pytest.raises(Complaint, match="damaged-results"):
        run(matches(1), jobs=1, file=file)
    assert file.read_text(encoding="utf-8") == "dear diary"


def live_or_die(task: int) -> int:
    """A task; the second one takes its process with it."""
    if task == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return task


def test_a_process_that_was_ended_from_outside_is_not_waited_for() -> None:
    with pytest.raises(Complaint, match="worker-gone"):
        list(batch.in_order(live_or_die, [0, 1, 2], 2))
    assert list(batch.in_order(live_or_die, [0, 2, 3], 2)) == [0, 2, 3]

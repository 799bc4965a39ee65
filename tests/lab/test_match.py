"""Matches and batches: one record each, the same on one core and on several, resumable."""

from pathlib import Path

import pytest

from sneakernet.core.record import replay
from sneakernet.games import find
from sneakernet.lab.batch import plan_digest, run
from sneakernet.lab.match import Match, duels, play, rotations, samples

RULES = find("hackers")


def matches(deals: int = 2) -> list[Match]:
    """Some short games."""
    return duels(RULES, "", 3, {"round_cap": "3"}, "test", "greedy", "uniform", deals)


def test_a_match_is_a_record_that_can_be_replayed() -> None:
    result = play(matches()[0])
    record = result.record()
    state = replay(RULES, record)
    outcome = RULES.outcome(state)
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


def test_results_of_another_plan_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(matches(1), jobs=1, file=file)
    with pytest.raises(ValueError, match="other-plan"):
        run(matches(2), jobs=1, file=file)
    assert plan_digest(matches(1)) != plan_digest(matches(2))

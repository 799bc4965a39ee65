"""Data sets: every file of a table has the columns and action numbers of the adapters, and says what it holds."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sneakernet import __version__
from sneakernet.core.complaint import Complaint
from sneakernet.core.record import Record, choose
from sneakernet.core.registry import all_games, find, game_names
from sneakernet.encoding import Observer, actions, encoding_of
from sneakernet.encoding.observations import row_of
from sneakernet.lab import balance
from sneakernet.lab.batch import run_making
from sneakernet.lab.dataset import Array, EncodedGame, Origin, encode, encode_result, write
from sneakernet.lab.match import Match, play, source
from sneakernet.say import Speech
from sneakernet.say.complaints import complain
from tests.support.counted import counted

TABLES = [(rules.name, edition) for rules in [game.rules for game in all_games()] for edition in rules.editions]


def planned(game: str, edition: str, seed: str, games: int = 2, seats: int = 0) -> list[Match]:
    """A few games of bots that pick at random."""
    return balance.plan(find(game), edition, seats, {}, seed, "uniform", games)


def load(file: Path) -> dict[str, Array]:
    """All arrays of a file."""
    with np.load(file, allow_pickle=False) as data:
        return dict(data)


def made(folder: Path, matches: list[Match]) -> dict[str, Array]:
    """The data set of some matches."""
    file = folder / "set.npz"
    write(run_making(encode_result, matches, 1), file, [Origin(bots=match.bots) for match in matches])
    return load(file)


def replayed(record: Record) -> list[tuple[int, bytes, set[str], str]]:
    """At each pick of a record: the seat, what it knew by way of its view, what it could pick, and what it picked."""
    rules: Any = find(record.game).rules
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    columns = Observer(find(rules.name), record.edition, record.seats).columns
    found = []
    for line in record.picks:
        ask = rules.ask(s)
        options = {option.spelling: counted(option, ask.seat, record.seats) for option in ask.options}
        row = row_of(find(rules.name), rules.view(s, ask.seat), columns)
        found.append((ask.seat, row, set(options.values()), options[line.partition(" ")[2]]))
        choose(rules, s, line)
    return found


@pytest.mark.parametrize(("game", "edition"), TABLES)
def test_two_seeds_give_the_columns_and_actions_of_the_adapters(game: str, edition: str, tmp_path: Path) -> None:
    one, other = (planned(game, edition, seed) for seed in "ab")
    first, second = made(tmp_path, one), made(tmp_path, other)
    columns = Observer(find(game), edition, one[0].seats).columns
    for data in (first, second):
        assert tuple(data["columns"]) == columns and tuple(data["actions"]) == actions(find(game), edition).spellings
        assert (
            data["observation"].shape == (len(data["action"]), len(columns)) and data["observation"].dtype == np.uint8
        )
        assert data["action_mask"].shape == (len(data["action"]), len(data["actions"]))
        assert data["action_mask"].dtype == np.bool_
        assert data["action_mask"][np.arange(len(data["action"])), data["action"]].all()
    assert first["action"].tolist() != second["action"].tolist()


@pytest.mark.parametrize("game", game_names())
def test_a_row_is_what_the_seat_knew_could_pick_and_picked(game: str, tmp_path: Path) -> None:
    matches = planned(game, "", "rows")
    data = made(tmp_path, matches)
    records = [play(match).record() for match in matches]
    told = [(number, *row) for number, record in enumerate(records) for row in replayed(record)]
    assert len(told) == len(data["action"])
    for n, (number, seat, row, options, picked) in enumerate(told):
        assert (data["game"][n], data["seat"][n]) == (number, seat)
        assert data["observation"][n].tobytes() == row
        assert set(data["actions"][data["action_mask"][n]]) == options
        assert data["actions"][data["action"][n]] == picked
    assert data["step"].tolist() == [n for record in records for n in range(len(record.picks))]


def test_a_decision_has_the_share_that_its_seat_got(tmp_path: Path) -> None:
    matches = planned("hackers", "", "shares", 6)
    data = made(tmp_path, matches)
    results = [play(match) for match in matches]
    assert data["shares"].tolist() == np.array([result.shares for result in results], np.float32).tolist()
    assert data["scores"].tolist() == [list(result.scores) for result in results]
    assert (data["share"] == data["shares"][data["game"], data["seat"]]).all()
    assert {0.0, 1.0} <= set(data["share"].tolist())


def test_a_file_says_what_was_played_by_whom_and_by_which_rules(tmp_path: Path) -> None:
    settings = {"encrypted": "on", "round_cap": "2"}
    data = made(tmp_path, balance.plan(find("hackers"), "", 3, settings, "said", "uniform", 2))
    about = json.loads(str(data["about"]))
    assert about.pop("rules") == find("hackers").rules.version
    assert about.pop("encoding") == encoding_of(find("hackers")).version
    assert about.pop("sneakernet") == __version__ and about.pop("source") == source()
    assert about == {"game": "hackers", "edition": "2022", "seats": 3}
    assert data["seeds"].tolist() == ["said/0", "said/1"] and data["files"].tolist() == ["", ""]
    assert [dict(word.split("=") for word in words.split()) for words in data["settings"].tolist()] == [settings] * 2
    assert data["bots"].tolist() == [["uniform"] * 3] * 2


def test_cores_and_interruptions_make_no_difference_to_a_file(tmp_path: Path) -> None:
    matches = planned("wired", "", "cores", 4)
    kept = tmp_path / "kept"
    told: list[int] = []
    write(run_making(encode_result, matches, 1, kept, told.append), tmp_path / "one")
    lines = kept.read_text(encoding="utf-8").splitlines(keepends=True)
    kept.write_text("".join(lines[:3]) + lines[3][:20], encoding="utf-8")
    write(run_making(encode_result, matches, 2, kept, told.append), tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    assert kept.read_text(encoding="utf-8") == "".join(lines) and told == [1, 2, 3, 4] * 2


def test_games_wait_pressed_until_they_are_written() -> None:
    game = encode(play(planned("wired", "", "pressed")[0]).record())
    rows = len(game.action) * (335 + 627)
    assert len(game.observation) + len(game.action_mask) < rows / 10


def complaint_of(games: list[EncodedGame], file: Path, origins: list[Origin]) -> Complaint:
    """Why these games make no data set."""
    with pytest.raises(Complaint) as told:
        write(games, file, origins)
    assert not file.exists()
    return told.value


@pytest.mark.parametrize(
    ("table", "said"),
    [
        (("hackers", "", 3), "hackers, 2022, with 3"),
        (("access-denied", "2013", 4), "access-denied, 2013, with 4"),
        (("access-denied", "2014", 3), "access-denied, 2014, with 3"),
    ],
)
def test_games_of_different_tables_are_refused_and_both_named(
    table: tuple[str, str, int], said: str, tmp_path: Path
) -> None:
    one, other = planned("access-denied", "2014", "one", 2, 4), planned(*table[:2], "other", 1, table[2])
    games = [encode_result(play(match)) for match in [*one, *other]]
    problem = complaint_of(games, tmp_path / "set", [])
    words = f"one/0 is a game of access-denied, 2014, with 4 seats, and other/0 one of {said}"
    assert complain(Speech(), problem).startswith(words)
    assert "other/0 dagegen eine Partie " in complain(Speech("de"), problem)
    named = complaint_of(games, tmp_path / "set", [Origin("x.record"), Origin("y.record"), Origin("z.record")])
    assert complain(Speech(), named).startswith("x.record is ") and " and z.record one of " in complain(Speech(), named)


def test_games_with_other_settings_share_a_table(tmp_path: Path) -> None:
    ways: list[dict[str, str]] = [{}, {"encrypted": "on"}]
    matches = [match for way in ways for match in balance.plan(find("hackers"), "", 4, way, "ways", "uniform", 1)]
    assert made(tmp_path, matches)["settings"].tolist() == ["", "encrypted=on"]


def test_a_game_that_goes_on_and_no_game_at_all_make_no_data_set(tmp_path: Path) -> None:
    record = play(planned("hackers", "", "cut")[0]).record()
    record.picks.pop()
    with pytest.raises(ValueError, match="played to their end"):
        encode(record)
    with pytest.raises(ValueError, match="needs a game"):
        write([], tmp_path / "set")

"""What earlier commits stored is still read: records lead to the same games, and tables of their databases go on."""

import json
import shutil
from pathlib import Path

import pytest

from sneakernet.core.record import BadRecord, has_old_digest, parse, replay
from sneakernet.core.registry import all_games, find
from tests.golden.make import HERE as GOLDEN
from tests.stored.make import move_on, shown, trace
from tests.stored.old import GAMES, OLD, ONE, RECORDS, VERSIONS
from tools.server.house import House, Json, Person, run

SEEN: dict[str, dict[str, str]] = json.loads((OLD / "seen.json").read_text(encoding="utf-8"))


def file_of(name: str) -> Path:
    """The record with this name: as the earlier commit wrote it, or a golden one."""
    stored = OLD / f"{name}.record"
    return stored if stored.exists() else GOLDEN / f"{name}.record"


def of_today(name: str) -> bool:
    """Whether a record is of a game whose rules are those that wrote it."""
    return parse(file_of(name).read_text(encoding="utf-8")).game in GAMES


@pytest.mark.parametrize("name", [name for name in SEEN if of_today(name)])
def test_a_record_shows_what_it_showed_the_commit_that_wrote_it(name: str) -> None:
    """Every question with its options, every event as each reader was told it, views on the way, and the outcome."""
    assert trace(parse(file_of(name).read_text(encoding="utf-8"))) == SEEN[name]


def test_a_record_of_every_game_and_edition_is_stored() -> None:
    written = [parse(file.read_text(encoding="utf-8")) for file in RECORDS]
    kept = {(record.game, record.edition) for record in written}
    assert kept == {(game.name, edition) for game in all_games() for edition in game.rules.editions}


@pytest.mark.parametrize("file", [file for file in RECORDS if of_today(file.stem)], ids=lambda file: file.stem)
def test_a_digest_of_the_row_is_recognised_and_proves_nothing(file: Path) -> None:
    record = parse(file.read_text(encoding="utf-8"))
    rules = find(record.game).rules
    assert has_old_digest(record)
    assert rules.outcome(replay(rules, record)) is not None
    record.digest = f"{record.digest}0"
    with pytest.raises(BadRecord, match="wrong-digest"):
        replay(rules, record)


@pytest.mark.parametrize("change", [-1, 1])
def test_a_record_of_other_rules_is_refused(change: int) -> None:
    """Whoever plays it by today's rules might see another game."""
    record = parse((OLD / "hackers-2022.record").read_text(encoding="utf-8"))
    record.version = find(record.game).rules.version + change
    with pytest.raises(BadRecord, match="rules-version") as refused:
        replay(find(record.game).rules, record)
    assert refused.value.told["line"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_a_stored_database_go_on(game: str, tmp_path: Path) -> None:
    """Who comes back sees what they saw; the game that is over has its record, the other is played to its end."""
    shutil.copy(OLD / f"{game}.db", tmp_path / "tables.db")
    kept: Json = json.loads((OLD / f"{game}.json").read_text(encoding="utf-8"))
    over, running = kept["over"], kept["running"]

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = Person(house.port, kept["token"], kept["guest"])
            assert shown((await ann.socket(over["table"])).view) == over["shown"]
            record = (await ann.call("GET", f"/api/records/{over['game']}")).body.decode()
            assert parse(record).picks == parse(kept["record"]).picks
            socket = await ann.socket(running["table"])
            assert shown(await socket.my_turn()) == running["shown"]
            assert (await move_on(socket, -1))["result"]
            answer = await ann.call("GET", f"/api/records/{running['game']}")
            replay(find(game).rules, parse(answer.body.decode()))

    run(scene())


def test_a_stored_game_of_other_rules_is_not_played_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table says why, and the game that is over is shown by nobody's rules."""
    shutil.copy(OLD / f"{ONE}.db", tmp_path / "tables.db")
    kept: Json = json.loads((OLD / f"{ONE}.json").read_text(encoding="utf-8"))
    monkeypatch.setattr(find(ONE).rules, "version", VERSIONS[ONE] + 1)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = Person(house.port, kept["token"], kept["guest"])
            socket = await ann.socket(kept["running"]["table"])
            assert not socket.view and f"of {ONE}; this program plays {VERSIONS[ONE] + 1}" in socket.table["trouble"]
            assert (await ann.call("GET", f"/api/records/{kept['over']['game']}")).json["code"] == "closed"

    run(scene())

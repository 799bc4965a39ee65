"""Records of earlier days still replay, a short game looks as it did, and the game tree has kept its size."""

from pathlib import Path

import pytest

from sneakernet.core.record import BadRecord, Record, parse, replay
from sneakernet.core.registry import find
from tests.golden.make import HERE, counts, kept, kept_counts, playthrough
from tests.properties.tables import Table, name_of

RECORDS = sorted(HERE.glob("*.record"))
PLAYTHROUGHS = sorted(HERE.glob("*.playthrough"))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_record_replays_to_its_digest(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    record = parse(text)
    assert record.write() == text
    rules = find(record.game).rules
    assert rules.digest(replay(rules, record)) == record.digest


def test_there_is_a_golden_record_for_every_table() -> None:
    names = {file.stem for file in RECORDS}
    assert [name_of(table) for table in kept() if f"{name_of(table)}-one" not in names] == []


@pytest.mark.parametrize("file", PLAYTHROUGHS, ids=lambda file: file.stem)
def test_every_view_of_a_short_game_is_as_it_was(file: Path) -> None:
    record = parse(file.with_suffix(".playthrough.record").read_text(encoding="utf-8"))
    assert playthrough(record) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("table", kept(), ids=name_of)
def test_the_game_tree_has_kept_its_size(table: Table) -> None:
    assert counts(table) == kept_counts()[name_of(table)]


def test_a_changed_line_of_a_record_is_refused_with_its_number() -> None:
    record = parse(RECORDS[0].read_text(encoding="utf-8"))
    seat, _ = record.picks[5].split(" ", 1)
    record.picks[5] = f"{seat} play:no-such-card"
    with pytest.raises(BadRecord, match="line=7"):
        replay(find(record.game).rules, record)


def test_notes_in_a_record_count_as_lines() -> None:
    """The line that is named is the one an editor shows, also below lines that begin with `#`."""
    header, *lines = RECORDS[0].read_text(encoding="utf-8").splitlines()
    lines[5] = f"{lines[5][0]} play:no-such-card"
    record = parse("\n".join(["# a note", header, *lines[:3], "# another", *lines[3:]]))
    with pytest.raises(BadRecord, match="line=9"):
        replay(find(record.game).rules, record)
    with pytest.raises(BadRecord, match="line=2"):
        parse(f"# a note\n{header} colour=red")


def interchangeable(record: Record, n: int) -> bool:
    """Whether two picks, one after the other, lead to the same table in either order."""
    first, second = record.picks[n : n + 2]
    try:
        tables = [
            replay(find(record.game).rules, replace(record, [*record.picks[:n], *picks]))
            for picks in ((first, second), (second, first))
        ]
    except BadRecord:
        return False
    return tables[0].encode() == tables[1].encode()


def replace(record: Record, picks: list[str]) -> Record:
    """The same record with other picks, and with no word of where they lead."""
    return Record(record.game, record.edition, record.version, record.seats, record.seed, record.settings, picks)


@pytest.mark.parametrize("mutation", ["drop", "double", "swap"])
def test_a_record_with_lines_dropped_doubled_or_swapped_never_reaches_another_end(mutation: str) -> None:
    """Each single mutation of each line is refused; none leads to a state with the recorded digest's name."""
    text = next(file for file in RECORDS if "hackers" in file.name).read_text(encoding="utf-8")
    for n in range(len(parse(text).picks) - 1):
        record = parse(text)
        picks = record.picks
        if mutation == "drop":
            del picks[n]
        elif mutation == "double":
            picks.insert(n, picks[n])
        else:
            if interchangeable(record, n):
                continue
            picks[n], picks[n + 1] = picks[n + 1], picks[n]
        with pytest.raises(BadRecord):
            replay(find(record.game).rules, record)

"""The checker of histories finds what no single server could have told."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from sneakernet.core.view import SPECTATOR, letter
from sneakernet.server.storage.chain import linked
from sneakernet.server.storage.store import PickRow
from tools.checks.histories import FAIL, INFO, OK, Act, Look, Stored, export, faults
from tools.checks.table import deal

History = tuple[Stored, list[Act], list[Look]]
CHOICES = 6


def history() -> History:
    """A game of one choice a second, each acknowledged after half of it; a watcher asks for a view after that."""
    play = deal("hackers", seats=4)
    play.advance(False)
    rows: list[PickRow] = []
    acts: list[Act] = []
    looks: list[Look] = []
    for n in range(CHOICES):
        ask = play.match.ask()
        assert ask is not None
        pick = ask.options[0].spelling
        acts.append(Act(ask.seat, play.id, f"c{n}", pick, n + 0.1, n + 0.5, OK))
        seqs = json.dumps(list(play.seqs.values()))
        row = PickRow(play.id, n, letter(ask.seat), pick, f"c{n}", "{}", "person", seqs, 0, "[]", float(n), "")
        rows.append(linked(play.digest, row))
        play.digest = rows[-1].digest
        play.pick(pick)
        play.advance(False)
        view = play.seen(play.view(SPECTATOR))
        looks.append(Look(9, SPECTATOR, play.id, play.seqs[SPECTATOR], n + 0.6, n + 0.7, view))
    return Stored(play.row, rows), acts, looks


def lost(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return Stored(game.game, game.rows[:-1]), acts, looks[:-1]


def doubled(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    rows = game.rows[:-1]
    return Stored(game.game, [*rows, linked(rows[-1].digest, replace(game.rows[-1], choice="c1"))]), acts[:-1], looks


def changed(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return Stored(game.game, [replace(game.rows[0], pick="another"), *game.rows[1:]]), acts, looks


def refused_and_there(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return game, [replace(acts[0], how=FAIL), *acts[1:]], looks


def out_of_order(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return game, [replace(acts[0], began=3.6, ended=3.7), *acts[1:]], looks


def stale(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return game, acts, [*looks, looks[1]._replace(client=8, asked=5.6, at=5.7)]


def back(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return game, acts, [*looks, looks[1]._replace(asked=0.0, at=5.9)]


def of_another_seat(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return game, acts, [*looks[:-1], looks[-1]._replace(view=looks[-1].view.replace(b"{", b'{"more":1,', 1))]


def never_shown(game: Stored, acts: list[Act], looks: list[Look]) -> History:
    return game, acts, [*looks, looks[-1]._replace(seq=99, at=9.0)]


def test_what_one_server_told_has_no_faults() -> None:
    game, acts, looks = history()
    assert list(faults([game], acts, looks)) == []
    unknown = [*acts, Act(1, game.game.id, "never came", "x", 5.0, 0.0, INFO)]
    assert list(faults([game], unknown, looks)) == []


@pytest.mark.parametrize(
    "spoil", [lost, doubled, changed, refused_and_there, out_of_order, stale, back, of_another_seat, never_shown]
)
def test_a_planted_fault_is_found(spoil: Callable[..., History]) -> None:
    game, acts, looks = spoil(*history())
    assert list(faults([game], acts, looks))


def test_a_history_is_written_as_elle_cli_reads_it(tmp_path: Path) -> None:
    game, acts, looks = history()
    assert export(tmp_path / "history.edn", [game], acts, looks) == 2 * CHOICES
    first, second, third, last, *_ = (tmp_path / "history.edn").read_text().splitlines()
    assert first == "{:index 0 :type :invoke :f :txn :process 0 :value [[:append 0 0]]}"
    assert second == "{:index 1 :type :ok :f :txn :process 0 :value [[:append 0 0]]}"
    assert third == "{:index 2 :type :invoke :f :txn :process 6 :value [[:r 0 nil]]}"
    assert last == "{:index 3 :type :ok :f :txn :process 6 :value [[:r 0 [0]]]}"

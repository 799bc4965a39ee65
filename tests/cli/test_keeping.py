"""`sneakernet backup`, `restore` and `check`: copies of a store, and what they say."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.cli.command import run
from tests.stored.make import HERE


def test_a_store_is_copied_put_back_and_looked_through(tmp_path: Path) -> None:
    shutil.copy(HERE / "1ded888" / "hackers.db", tmp_path / "tables.db")
    at = ("--store", "tables.db")
    assert run(tmp_path, "backup", "copy.db", *at).stdout == "copy.db holds everything as it was at this moment.\n"
    again = run(tmp_path, "backup", "copy.db", *at)
    assert (again.returncode, again.stderr) == (
        2, "sneakernet: copy.db: there is such a file already; a copy takes the place of none\n",
    )  # fmt: skip
    restored = run(tmp_path, "restore", "copy.db", *at)
    assert restored.stdout == "copy.db is in place.\nWhat was there lies in tables.db-before-1 now.\n"
    looked = run(tmp_path, "check", *at)
    assert (looked.returncode, looked.stdout.partition(":")[0]) == (0, "2 tables, 2 games, 99 choices")
    with closing(sqlite3.connect(tmp_path / "tables.db")) as base, base:
        base.execute("DELETE FROM picks WHERE n=1")
    broken = run(tmp_path, "check", *at)
    assert broken.returncode == 1 and broken.stdout.endswith("2 cannot be read back.\n")

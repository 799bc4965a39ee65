"""Around a store: copies, putting them back, looking through them, and thinking for those who play there."""

from pathlib import Path
from typing import Annotated, Final

import typer
from typer.exceptions import Exit

from sneakernet.cli.admin import admin_app, export, forget

Store = Annotated[str, typer.Option("--store", "--database", metavar="FILE|URL", show_default=False)]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=0, show_default=False)]
Copy = Annotated[Path, typer.Argument(metavar="FILE")]
FAULTY: Final = 1


def declare(app: typer.Typer) -> None:
    """Add these commands to the program."""
    for command in (backup, restore, check, export, forget, think):
        app.command()(command)
    app.add_typer(admin_app, name="admin")


def place(store: str) -> str:
    """The store that is meant: the one named here, or that of the environment."""
    from sneakernet.server.settings import from_environment

    return store or from_environment().database


def backup(copy: Copy, store: Store = "") -> None:
    from sneakernet.cli.main import speech
    from sneakernet.server.storage.copying import back_up

    back_up(place(store), copy)
    print(speech().say("backed-up", file=str(copy)))


def restore(copy: Copy, store: Store = "") -> None:
    from sneakernet.cli.main import speech
    from sneakernet.server.storage.copying import restore as put_back

    before = put_back(copy, place(store))
    print(speech().say("restored", file=str(copy)))
    if before is not None:
        print(speech().say("restored-before", file=str(before)))


def check(store: Store = "") -> None:
    from sneakernet.cli.main import speech
    from sneakernet.say.complaints import complain
    from sneakernet.server.archive.inspection import look_through

    found = look_through(place(store))
    for fault in found.faults:
        print(f"{fault.table} {fault.game or '-'}: {complain(speech(), fault.problem)}")
    count = len(found.faults)
    print(speech().say("looked-through", tables=found.tables, games=found.games, rows=found.rows, faults=count))
    if found.faults:
        raise Exit(FAULTY)


def think(store: Store = "", jobs: Jobs = 0) -> None:
    from sneakernet.cli.main import speech
    from sneakernet.server.settings import USUAL_PROCESSES
    from sneakernet.server.storage.opening import POSTGRES, open_store
    from sneakernet.server.storage.store import BadDatabase

    where = place(store)
    if not where.startswith(POSTGRES):
        raise BadDatabase("database-think", field=where)
    open_store(where)  # it says what is wrong
    from sneakernet.server.thinking.thinker import think_on

    print(speech().say("thinking", jobs=jobs or USUAL_PROCESSES), flush=True)
    think_on(where, jobs or USUAL_PROCESSES)

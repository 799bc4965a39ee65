"""Bugs planted on purpose, to see that stories told by the simulation find them: what it says instead of what."""

import importlib
import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

SERVER: Final = "sneakernet.server"


class Bug(NamedTuple):
    """In which function, or constant, what instead of what."""

    where: str  # module:name
    was: str
    becomes: str


BUGS: Final[dict[str, Bug]] = {
    "a choice is not waited for until it is on disk": Bug(
        "storage.sqlite:SqliteStore.write", "await self.writer.write(*statements)",
        "asyncio.ensure_future(self.writer.write(*statements))",
    ),
    "a worker does not wait for its commit": Bug("storage.session:Session.write", "await done", "done.cancelled()"),
    "a full disk is no problem": Bug(
        "storage.session:Session.commit", "return [StorageUnavailable(str(problem))] * len(batch)",
        "return [None] * len(batch)",
    ),
    "a commit of which nobody heard was none": Bug("storage.session:Session.is_cut", "return True", "return False"),
    "after a commit of which nobody heard the table goes on as it was": Bug(
        "storage.session:Session.unknown", "self.lose(", "list("
    ),
    "who was taken for dead comes back as if nothing had been": Bug(
        "storage.session:Session.rejoin", "locked == (True,) and await (await", "True or await (await"
    ),
    "a worker that lives is buried": Bug("storage.postgres:BURY", "AND pg_try_advisory_xact_lock(1931, id) ", ""),
    "a table has two owners": Bug(
        "storage.postgres:PostgresStore.claim", "if found[0][0] != self.session.worker:", "if False:"
    ),
    "a table that was lost stays in memory": Bug("storage.postgres:PostgresStore.lose", "self.lost(lease)", "pass"),
    "a table is taken up twice at once": Bug("lobby:Lobby.find", "self.loading.get(table_id)", "None"),
    "a table is given away while people are there": Bug(
        "lobby:Lobby.give_away", "if state.presence.clients", "if False"
    ),
    "two sockets share a channel": Bug("links.link:Link.open", "self.opened += 1", "self.opened = 1"),
    "who repeats a choice chooses again": Bug("tables.choose:choose", "if known is not None:", "if False:"),
    "a choice is forgotten once it is carried out": Bug("tables.table:Table.commit", "if choice:", "if False:"),
    "choices of before a restart are forgotten": Bug("tables.game:TableGame.restore", "if row.choice", "if False"),
    "views are counted anew after a restart": Bug(
        "tables.game:TableGame.restore", "self.seqs = dict(zip(self.told, json.loads(rows[-1].seqs), strict=True))",
        "pass",
    ),
    "an old view is as good as a new one": Bug(
        "tables.choose:choose", "if command.seq != game.seqs[seat]:", "if False:"
    ),
    "the newest row is left out after a restart": Bug(
        "tables.game:TableGame.restore", "lines = lines_of(", "rows = rows[:-1]; lines = lines_of("
    ),
    "rows do not follow from each other": Bug("tables.journal:Journal.row", "linked(game.digest,", "linked('',"),
    "rows are not counted": Bug("tables.journal:Journal.keep", "playing.game.count(rows[-1])", "pass"),
    "everybody sees the cards of the first seat": Bug("tables.state:TableState.observer", "return ", "return 0 and "),
}  # fmt: skip


def holder(where: str) -> tuple[Any, str, Any]:
    """The module or class that has a name, the name, and the module's own names."""
    place, _, name = where.partition(":")
    module = importlib.import_module(f"{SERVER}.{place}")
    owner, _, last = name.rpartition(".")
    return (getattr(module, owner) if owner else module), last, vars(module)


@contextmanager
def planted(bug: Bug) -> Iterator[None]:
    """The program with a bug in it."""
    owner, name, names = holder(bug.where)
    kept = inspect.getattr_static(owner, name)
    if isinstance(kept, str):
        assert bug.was in kept, bug.where
        setattr(owner, name, kept.replace(bug.was, bug.becomes, 1))
    else:
        source = textwrap.dedent(inspect.getsource(kept))
        assert bug.was in source, bug.where
        made: dict[str, Any] = {}
        exec(source.replace(bug.was, bug.becomes, 1), names, made)
        setattr(owner, name, made[name])
    try:
        yield
    finally:
        setattr(owner, name, kept)

"""Opening a store: a file, or the address of a database."""

from pathlib import Path
from typing import Final

from sneakernet.say.installed import how_to_add
from sneakernet.server.storage.sqlite import SqliteStore
from sneakernet.server.storage.store import BadDatabase, Store

POSTGRES: Final = ("postgresql://", "postgres://")


def open_store(where: str) -> Store:
    """The store there; BadDatabase if it cannot be used."""
    if not where.startswith(POSTGRES):
        return SqliteStore(Path(where))
    try:
        from sneakernet.server.storage.postgres import PostgresStore
    except ImportError:
        raise BadDatabase("not-installed", field="PostgreSQL", command=how_to_add("postgres")) from None
    return PostgresStore(where)

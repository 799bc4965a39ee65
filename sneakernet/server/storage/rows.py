"""Rows: structs as they are written to a database and read from it. Field names are the columns, blanks are ?."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct, structs

from sneakernet.server.storage.store import Lease

R = TypeVar("R", bound=Struct)
Statement = tuple[str, Sequence[Any]]


def insert(table: str, row: Struct) -> Statement:
    """The statement that adds a row."""
    return insertion(table, type(row)), structs.astuple(row)


@cache
def insertion(table: str, kind: type[Struct]) -> str:
    """The SQL for it."""
    return f"INSERT INTO {table} ({columns(kind)}) VALUES ({', '.join('?' * len(structs.fields(kind)))})"


def columns(kind: type[Struct]) -> str:
    """The columns of a struct, in order."""
    return ", ".join(field.name for field in structs.fields(kind))


class Rows(ABC):
    """What every part of a store stands on."""

    @abstractmethod
    async def write(self, *statements: Statement, lease: Lease | None = None) -> None:
        """Carry out all statements or none; returns when they are on disk. What concerns a table needs its lease."""

    @abstractmethod
    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows that a query finds."""

    async def find(self, kind: type[R], rest: str, *values: object) -> list[R]:
        """Rows as structs; `rest` begins with the table's name."""
        return [kind(*row) for row in await self.query(f"SELECT {columns(kind)} FROM {rest}", *values)]

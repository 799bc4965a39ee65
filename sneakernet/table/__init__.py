"""The table: a record being played, and the files it is kept in."""

from sneakernet.table.files import Notes, read_table, write_table
from sneakernet.table.handles import handles
from sneakernet.table.table import Table

__all__ = ["Notes", "Table", "handles", "read_table", "write_table"]

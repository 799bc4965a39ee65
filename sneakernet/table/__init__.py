"""The table: a record being played, and the files it is kept in."""

from sneakernet.table.files import Notes, read_table, write_table
from sneakernet.table.handles import handles
from sneakernet.table.match import Match

__all__ = ["Match", "Notes", "handles", "read_table", "write_table"]

"""What the lab counts in Access Denied."""

from typing import Final

from sneakernet.table.counts import Counts

COUNTS: Final = Counts(turn="began", dealt=("dealt",), played=("played",), gained={"sector": ("got_sector",)})

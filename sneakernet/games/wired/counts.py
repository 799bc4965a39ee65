"""What the lab counts in WIRED."""

from typing import Final

from sneakernet.table.counts import Counts

COUNTS: Final = Counts(turn="began", dealt=("dealt",), played=("played",))

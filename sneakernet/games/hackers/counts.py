"""What the lab counts in HACKERS."""

from typing import Final

from sneakernet.table.counts import Counts

COUNTS: Final = Counts(turn="began", dealt=("dealt",), played=("added",))

"""The shape of the code itself: rooms, sizes, locks, and that no stale engine ever runs."""

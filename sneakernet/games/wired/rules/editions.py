"""The edition of WIRED, its house rules and settings."""

from typing import Final

from sneakernet.core.settings import Setting, switch

EDITION: Final = "base-game"
SEATS: Final = (4, 2, 3, 5, 6)  # WD-1; four unless the host says otherwise
HAND: Final = 6  # WD-3, 9
MOVES: Final = 3  # WD-6
CLASSES: Final = 2  # WD-29
LAST_ROUND_FROM: Final = 4  # WD-35: with so many players the others get one more turn
BOUTS: Final = 3  # WD-38

# They lie in the state in this order (state.py); the clocks are read by the table.
SETTINGS: Final = (
    Setting("target", "25", "WD-4", (), 10, 50),
    Setting("trade_stop", "20", "WD-57", (), 1, 99),
    switch("gemini", "WD-60"),
    switch("kingmaker", "WD-61"),
    switch("peel_out", "WD-62"),
    switch("king_seal", "WD-63"),
    switch("switcheroo", "WD-64"),
    Setting("thunderdome", "sudden_death", "WD-38", ("sudden_death", "shared")),
    Setting("offers_per_turn", "6", "WD-58", (), 0, 20),
    Setting("round_cap", "100", "WD-65", (), 0, 500),
    Setting("dealer", "", "WD-2", ("", "A", "B", "C", "D", "E", "F")),  # given by the table: left of the one before
    Setting("peel_out_seconds", "5", "WD-62", (), 1, 60),
    Setting("trade_answer_seconds", "30", "WD-58", (), 1, 300),
    Setting("response_seconds", "20", "WD-89", (), 1, 300),
    switch("seal_counters", "WD-49", "on"),
)

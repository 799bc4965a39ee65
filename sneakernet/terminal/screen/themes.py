"""Themes: a bulletin board, two tubes, paper; and what a terminal has itself, for 16 colours or none."""

from typing import Final

from textual.theme import Theme

BOARD: Final = Theme(
    "board", primary="#00c8d7", secondary="#ff4fd8", accent="#ffd75f", warning="#ffaf5f", error="#ff5f5f",
    success="#5fff87", foreground="#d7dcea", background="#05060d", surface="#0a0d18", panel="#141a2e", dark=True,
)  # fmt: skip
PHOSPHOR: Final = Theme(
    "phosphor", primary="#33ff66", secondary="#a8ffbe", accent="#d9ffe3", warning="#d9ff66", error="#ff8a66",
    success="#33ff66", foreground="#7dffa0", background="#020a04", surface="#04120a", panel="#0a2413", dark=True,
)  # fmt: skip
AMBER: Final = Theme(
    "amber", primary="#ffb000", secondary="#ffd27a", accent="#fff0c8", warning="#ffe066", error="#ff7a50",
    success="#ffd27a", foreground="#ffc24d", background="#0c0700", surface="#140c00", panel="#281900", dark=True,
)  # fmt: skip
PAPER: Final = Theme(
    "paper", primary="#00619a", secondary="#a0257f", accent="#8a5a00", warning="#8a5a00", error="#b3261e",
    success="#1b6e37", foreground="#1c1e26", background="#f6f3ea", surface="#fffdf6", panel="#e8e3d3", dark=False,
)  # fmt: skip
OURS: Final = (BOARD, PHOSPHOR, AMBER, PAPER)
PLAIN: Final = "ansi-dark"  # the terminal's own sixteen colours

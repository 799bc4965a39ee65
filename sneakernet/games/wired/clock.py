"""Time in WIRED: answers have theirs in every live game, and Peel Out limits the whole turn (WD-58, 62, 89)."""

from typing import Final

from sneakernet.core.choice import Ask
from sneakernet.core.view import View, letter
from sneakernet.table.clock import GameClock

TRADE: Final = frozenset({"trade_answer", "give", "want", "counter_answer"})
ANSWERS: Final = frozenset({"audit_answer", "duel_answer", "keep", "audit_pick"})


class WiredClock(GameClock):
    """Seconds for answers to trades and events, and for the turns of Peel Out."""

    def answer_seconds(self, ask: Ask, view: View) -> float | None:
        mine = letter(ask.seat) == view.facts["active"]
        peel_out = self.settings["peel_out"] == "on"
        if ask.about in ANSWERS and (peel_out or not mine):  # WD-89
            return float(self.settings["response_seconds"])
        if ask.about in TRADE and (not mine or (ask.about == "counter_answer" and not peel_out)):  # WD-58
            return float(self.settings["trade_answer_seconds"])
        return None

    def window_seconds(self, kind: str) -> float | None:
        return float(self.settings["response_seconds"]) if kind in ANSWERS else None  # WD-89

    def turn_seconds(self, ask: Ask, view: View) -> float | None:
        mine = letter(ask.seat) == view.facts["active"]
        if self.settings["peel_out"] == "on" and mine and ask.about not in ANSWERS:  # WD-62
            return float(self.settings["peel_out_seconds"])
        return None


CLOCK: Final = WiredClock

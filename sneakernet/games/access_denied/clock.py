"""Time in Access Denied: a limit in minutes is the table's; one in turns is the rules' own (AD-84)."""

from typing import Final

from sneakernet.table.clock import GameClock


class AccessDeniedClock(GameClock):
    """Minutes for the whole game."""

    def game_seconds(self) -> float | None:
        limit = self.settings.get("time_limit", "")
        return float(limit.removesuffix("min")) * 60 if limit.endswith("min") else None


CLOCK: Final = AccessDeniedClock

"""Ordering: how questions asked in a hush are answered where nobody is waited for."""

from typing import TYPE_CHECKING

import msgspec

from sneakernet.core.choice import Ask
from sneakernet.server.tables.answers import fitting
from sneakernet.server.tables.audience import Showing
from sneakernet.server.tables.roster import Armed
from sneakernet.server.wire.library import sectors

if TYPE_CHECKING:
    from sneakernet.server.tables.lobby import Lobby


class Ordering(Showing):
    """A table at which answers are armed in advance, by people, or had in mind, by bots."""

    def __init__(self, lobby: "Lobby", table_id: str) -> None:
        super().__init__(lobby, table_id)
        self.ideas: dict[int, str] = {}  # per bot: the card for any time that it will play at the next safe point

    def windows_on(self) -> bool:
        """Whether the table waits where somebody could answer: not for one person alone, nor over days."""
        plan = self.roster.plan
        return plan.pace == "live" and plan.beat != 0 and len(self.roster.people()) > 1

    def hides(self) -> bool:
        """Whether nobody may see by the time who was asked in a hush."""
        return self.windows_on() or (self.roster.plan.pace == "turns" and len(self.roster.people()) > 1)

    def instant(self) -> tuple[str, Armed | None] | None:
        """The answer to a hushed question that orders give at once, or a pass where nobody is to be asked."""
        play = self.play
        assert play is not None
        ask = play.match.ask()
        if play.hush < 0 or ask is None:
            return None
        found = self.armed(ask)
        if found is not None:
            return found
        thinks = self.roster.chairs[play.hush].bot and not self.hides()
        turns = self.roster.plan.pace == "turns" and ask.about not in play.windows.own and not thinks
        silent = ask.about in play.windows.instant and not thinks  # such cards are queued: orders and ideas play them
        return (ask.options[0].spelling, None) if turns or silent or self.passes_ahead(play.hush) else None

    def armed(self, ask: Ask) -> tuple[str, Armed | None] | None:
        """The armed answer that fits a question, and what is still armed after it; or what a bot has in mind."""
        play = self.play
        assert play is not None
        orders = self.roster.orders.get(ask.seat, [])
        found = fitting(orders, ask, play.cause(), sectors(play.row.game, play.row.edition)) if orders else None
        if found is not None:
            n, pick = found
            left = [msgspec.structs.replace(orders[n], uses=orders[n].uses - 1)] if orders[n].uses > 1 else []
            return pick, Armed(ask.seat, (*orders[:n], *left, *orders[n + 1 :]))
        idea = self.ideas.get(ask.seat) if ask.about in play.windows.instant and self.by_bot(ask.seat) else None
        return (idea, None) if idea in [option.spelling for option in ask.options] else None

    def reply(self, ask: Ask, used: list[Armed]) -> str:
        """How a question of the window is answered: as it was sealed, else by an order, else with a pass."""
        sealed = self.answers.sealed.get(ask.seat)
        pick, order = (sealed, None) if sealed is not None else self.armed(ask) or ("", None)
        used += [] if order is None else [order]
        spellings = [option.spelling for option in ask.options]
        return pick if pick in spellings else spellings[0]

"""Answers in advance: how questions asked in a hush are answered where nobody is waited for."""

from collections.abc import Mapping

import msgspec

from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import letter
from sneakernet.server.tables.entries import Armed
from sneakernet.server.tables.state import Playing, TableState
from sneakernet.server.wire.commands import Order
from sneakernet.server.wire.library import required_places

Answer = tuple[str, Armed | None]  # a pick, and what is still armed after it; None: no order was used


def at_once(table: TableState, playing: Playing) -> Answer | None:
    """The answer to a hushed question that orders give at once, or a pass where nobody is to be asked."""
    game = playing.game
    ask = game.match.ask()
    if game.hush < 0 or ask is None:
        return None
    found = in_advance(table, playing, ask)
    if found is not None:
        return found
    thinks = table.roster.chairs[game.hush].bot and not table.hides()
    turns = table.roster.plan.pace == "turns" and ask.about not in game.windows.own and not thinks
    silent = ask.about in game.windows.instant and not thinks  # such cards are queued: orders and ideas play them
    return (ask.options[0].spelling, None) if turns or silent or table.passes_ahead(game.hush) else None


def in_advance(table: TableState, playing: Playing, ask: Ask) -> Answer | None:
    """The armed answer that fits a question, or what a bot has in mind."""
    game = playing.game
    orders = table.roster.orders.get(ask.seat, [])
    found = fitting(orders, ask, game.cause(), required_places(game.row.game, game.row.edition)) if orders else None
    if found is not None:
        n, pick = found
        left = [msgspec.structs.replace(orders[n], uses=orders[n].uses - 1)] if orders[n].uses > 1 else []
        return pick, Armed(ask.seat, (*orders[:n], *left, *orders[n + 1 :]))
    idea = playing.ideas.get(ask.seat) if ask.about in game.windows.instant and table.by_bot(ask.seat) else None
    return (idea, None) if idea in [option.spelling for option in ask.options] else None


def in_window(table: TableState, playing: Playing, ask: Ask, used: list[Armed]) -> str:
    """How a question of the window is answered: as it was sealed, else by an order, else with a pass."""
    pick = playing.window.sealed.get(ask.seat)
    if pick is None:
        pick, order = in_advance(table, playing, ask) or ("", None)
        if order is not None:
            used.append(order)
    spellings = [option.spelling for option in ask.options]
    return pick if pick in spellings else spellings[0]


def fitting(orders: list[Order], ask: Ask, cause: Event, required: Mapping[str, str]) -> tuple[int, str] | None:
    """The first armed answer that fits a question: its number in the list, and the option it picks.

    `cause` is empty where nothing happened that could be answered; `required`: what cards require.
    """
    for n, order in enumerate(orders):
        for option in ask.options:
            if option.spelling != order.pick and not option.spelling.startswith((f"{order.pick}@", f"{order.pick}*")):
                continue
            answered = option.target if option.target in required else cause.card
            if fits(order, cause, ask.seat, answered, required.get(answered, "")):
                return n, option.spelling
    return None


def fits(order: Order, cause: Event, seat: int, card: str, place: str) -> bool:
    """Whether what happened, and the card with the place it requires, is what an order waits for."""
    at = letter(seat) if order.at == "me" else order.at
    what = order.card in ("", card) and order.requires in ("", place) and (not order.never or order.never != card)
    return what and order.by in ("", cause.seat) and at in ("", cause.target) and cause.n >= order.least

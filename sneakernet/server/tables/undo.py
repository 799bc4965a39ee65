"""Undo: only while nothing hidden or random came to light, for anybody, and nobody else has moved."""

from typing import Any, Final

from sneakernet.core.event import HIDDEN
from sneakernet.core.rng import STREAM, Rng
from sneakernet.core.view import SPECTATOR, View
from sneakernet.server.tables.game import Moment, Play

WORLDS: Final = 16  # worlds in which the pick must look the same to who made it


def may_undo(play: Play, seat: int) -> bool:
    """Whether this seat may take its last choice back. The answer follows from what the seat knows anyway."""
    last = play.last
    if last is None or last.seat != seat or play.opening is not None or play.hush >= 0 or play.over:
        return False
    now = play.match.state
    if any(int(last.before.state.row[STREAM + n]) != int(now.row[STREAM + n]) for n in range(4)):
        return False
    others = [other for other in range(play.seats) if other != seat]
    observers = [seat, SPECTATOR, *others]  # those first who most often learn something
    return not any(learned(play, last.before, observer) for observer in observers) and looks_alike(play, seat)


def cards_of(view: View) -> set[str]:
    """Every card that a view names."""
    places = {card for pile in view.places.values() for card in pile.cards}
    return places | {card for cards in view.memory.values() for card in cards}


def learned(play: Play, before: Moment, observer: int) -> bool:
    """Whether somebody has come to know a card by the last pick."""
    assert play.last is not None
    known = cards_of(before.view(observer))
    told = play.events(observer, play.last.log, len(play.match.log))
    named = {event.card for event in told} - {"", HIDDEN}
    return not (cards_of(play.face.view(observer)) | named) <= known


def looks_alike(play: Play, seat: int) -> bool:
    """Whether the pick would have told its player the same in every world they could imagine before it."""
    assert play.last is not None
    rules: Any = play.rules
    pick = play.match.record.picks[play.last.picks].partition(" ")[2]
    seen = play.face.view(seat)
    rng = Rng(f"undo {play.last.picks}")
    for _ in range(WORLDS):
        world = rules.imagine(play.last.before.state, seat, rng)
        rules.pick(world, rules.find(world, pick))
        while (ask := rules.ask(world)) is not None and ask.hushed and ask.seat != seat:
            rules.pick(world, 0)  # a pass, of which nobody knows
        if rules.view(world, seat) != seen:
            return False
    return True

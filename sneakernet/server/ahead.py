"""Passing ahead: somebody will not answer for a while. Everybody sees it, and it depends on nobody's cards."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from sneakernet.core.view import Pile, View, letter
from sneakernet.server.refused import Refused
from sneakernet.server.wire import Ahead as Command

if TYPE_CHECKING:
    from sneakernet.server.desk import Desk


class Ahead(NamedTuple):
    """What somebody passes: all windows of a turn or a game, or one sort while their cards lie as they do now."""

    until: str
    sort: str = ""
    cards: Mapping[str, Pile] = {}


def pass_ahead(desk: "Desk", seat: int, command: Command) -> None:
    """Somebody will not answer from now on; or will again."""
    if command.until == "kind":
        desk.ahead[seat] = one_sort(desk, seat, command.sort or desk.sort())
    elif command.until == "off":
        desk.ahead.pop(seat, None)
    else:
        desk.ahead[seat] = Ahead(command.until)


def one_sort(desk: "Desk", seat: int, sort: str) -> Ahead:
    """All windows of one sort; Refused where there is none."""
    if desk.play is None:
        raise Refused("not_started")
    if not sort:
        raise Refused("bad_message", ref="sort", key="no-sort")
    if sort not in desk.play.watch.sorts:
        raise Refused("not_found", ref="sort")
    return Ahead("kind", sort, cards_of(desk.play.public(), seat))


def cards_of(view: View, seat: int) -> dict[str, Pile]:
    """What everybody sees of somebody's cards."""
    return {name: pile for name, pile in view.places.items() if name.startswith(f"{letter(seat)} ")}


def still_ahead(passes: Mapping[int, Ahead], view: View, new_turn: bool) -> dict[int, Ahead]:
    """Who still passes ahead: a turn may be over, or cards may have changed."""
    left = {seat: ahead for seat, ahead in passes.items() if not (new_turn and ahead.until == "turn")}
    return {seat: ahead for seat, ahead in left.items() if not ahead.sort or ahead.cards == cards_of(view, seat)}

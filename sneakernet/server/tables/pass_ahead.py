"""Passing ahead: somebody will not answer for a while. Everybody sees it, and it depends on nobody's cards."""

from sneakernet.core.view import View, letter
from sneakernet.server.tables.entries import Passed
from sneakernet.server.tables.state import TableState
from sneakernet.server.wire.commands import Ahead
from sneakernet.server.wire.errors import Refused

Cards = dict[str, tuple[int, tuple[str, ...]]]


def entry(table: TableState, seat: int, command: Ahead) -> Passed:
    """Somebody will not answer from now on; or will again."""
    if command.until == "kind":
        return one_sort(table, seat, command.sort or table.sort())
    turn = turn_of(table.game.public()) if table.game is not None else 0
    return Passed(seat, command.until, turn=turn)


def one_sort(table: TableState, seat: int, sort: str) -> Passed:
    """All windows of one sort; Refused where there is none."""
    if table.game is None:
        raise Refused("not_started")
    if not sort:
        raise Refused("bad_message", ref="sort", key="no-sort")
    if sort not in table.game.windows.sorts:
        raise Refused("not_found", ref="sort")
    return Passed(seat, "kind", sort, cards=cards_of(table.game.public(), seat))


def cards_of(view: View, seat: int) -> Cards:
    """What everybody sees of somebody's cards."""
    mine = {name: pile for name, pile in view.places.items() if name.startswith(f"{letter(seat)} ")}
    return {name: (pile.count, tuple(pile.cards)) for name, pile in mine.items()}


def turn_of(view: View) -> int:
    """The number of the turn; 0 where turns are not counted."""
    turn = view.facts.get("turn")
    return turn if isinstance(turn, int) else 0


def is_over(passed: Passed, view: View) -> bool:
    """Whether somebody passes ahead no longer: the turn may be over, or their cards may have changed."""
    if passed.until == "turn":
        return passed.turn != turn_of(view)
    return passed.until == "kind" and passed.cards != cards_of(view, passed.seat)

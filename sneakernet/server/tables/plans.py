"""Plans: what is played at a table, checked against what a game offers."""

from typing import Any, Final

import msgspec

from sneakernet.bots import bot_names
from sneakernet.core.complaint import Complaint
from sneakernet.core.registry import UnknownGame, find
from sneakernet.core.rules import Rules
from sneakernet.core.settings import changed
from sneakernet.server.people.names import BadText, clean_text
from sneakernet.server.tables.entries import Plan
from sneakernet.server.tables.roster import Roster
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import LobbyLine
from sneakernet.table.clock import check_without_clock
from sneakernet.table.series import series_of

FAVOURITES: Final = ("newcomer", "uniform")  # the bot that a chair gets when nobody says which


def read_plan(plan: Plan) -> Plan:
    """A plan with everything checked, or Refused."""
    try:
        rules = find(plan.game).rules
    except UnknownGame as problem:
        raise Refused("bad_setting", detail=problem, ref="game") from None
    for name in series_of(find(plan.game)).given:
        if name in plan.settings:
            raise Refused("bad_setting", detail=name, ref="settings")
    try:
        checked = make_plan(rules, plan)
        if plan.pace == "turns":  # days are not minutes
            check_without_clock(find(plan.game), plan.edition, plan.seats, plan.settings)
        title = clean_text(plan.title, 60)
    except Complaint as problem:
        raise Refused("bad_setting", detail=problem, ref="settings") from None
    except BadText as problem:
        raise Refused("bad_text", ref="title", key=problem.key) from None
    check_bot(plan.stand_in)
    return msgspec.structs.replace(checked, title=title)


def make_plan(rules: Rules[Any], wanted: Plan) -> Plan:
    """A plan with its edition, seats and settings checked; BadSetting if the game does not offer them.

    It keeps what the host chose, not what follows from the number of seats (AD-83): that may change.
    """
    edition, seats, values = rules.check(wanted.edition, wanted.seats, wanted.settings)
    chosen = changed(rules.settings, {name: values[name] for name in wanted.settings})
    return msgspec.structs.replace(wanted, edition=edition, seats=seats, settings=chosen)


def check_bot(bot: str) -> None:
    """A bot that there is, or none."""
    if bot and bot not in bot_names():
        raise Refused("bad_setting", detail=bot, ref="bot")


def stand_in_bot(plan: Plan) -> str:
    """The bot for absent people and empty chairs."""
    return plan.stand_in or first_bot()


def first_bot() -> str:
    """The bot that a chair gets when nobody says which."""
    there = bot_names()
    return next((name for name in FAVOURITES if name in there), there[0])


def lobby_line(table_id: str, roster: Roster, changed: float) -> LobbyLine:
    """A table in one line."""
    plan = roster.plan
    people = [chair.name for chair in roster.chairs if chair.guest]
    phase = "waiting" if not roster.games else "over" if roster.enders else "playing"
    return LobbyLine(
        table_id, f"/t/{table_id}", plan.title, plan.game, find(plan.game).rules.title, plan.edition, plan.seats,
        people, plan.seats - len(people), phase, plan.pace, plan.watch, int(changed),
    )  # fmt: skip

"""Which games I have played, and how they went."""

import json
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sneakernet.core.view import letter
from sneakernet.server.http.responses import json_response, number_of
from sneakernet.server.http.site import Site
from sneakernet.server.people.names import LONGEST_NAME
from sneakernet.server.storage.store import PlayedFilter, PlayedGame
from sneakernet.server.wire import histories as wire
from sneakernet.server.wire.errors import Refused

MOST: Final = 100
LATEST: Final = 10**11  # seconds
RESULTS: Final = ("won", "shared", "draw", "lost", "left")


def wanted(site: Site, request: Request) -> PlayedFilter:
    """Which games a query looks for."""
    asked = request.query_params
    if any("\0" in value for value in asked.values()):
        raise Refused("bad_message", detail="NUL")
    result = asked.get("result", "")
    if result and result not in RESULTS:
        raise Refused("bad_message", detail=", ".join(RESULTS), ref="result")
    since, until = (number_of(request, name, default, 0, LATEST) for name, default in (("since", 0), ("until", LATEST)))
    before = (float(LATEST), "")
    if "before" in asked:
        at, _, game = asked["before"].partition(" ")
        try:
            before = (float(at), game)
        except ValueError:
            raise Refused("bad_message", detail="before", ref="before") from None
    name = asked.get("name", "")[:LONGEST_NAME]
    return PlayedFilter(asked.get("game", ""), asked.get("edition", ""), result, name, since, until, before)


def line(game: PlayedGame) -> wire.PlayedLine:
    """A game in my list."""
    return wire.PlayedLine(
        game.id, game.game, game.edition, game.seats, json.loads(game.names), letter(game.seat), game.result,
        game.bots.split(), game.at,
    )  # fmt: skip


async def games(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    count = number_of(request, "count", MOST, 1, MOST)
    found = await site.lobby.store.played_by(guest.id, wanted(site, request), count + 1)
    shown = found[:count]
    more = f"{shown[-1].at!r} {shown[-1].id}" if len(found) > count else ""
    return json_response(wire.PlayedPage([line(game) for game in shown], more))


async def tally(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    found = await site.lobby.store.tally_of(guest.id)
    return json_response(
        wire.TallyPage(
            [wire.TallyLine(row.game, row.edition, row.seats, row.bots.split(), row.result, row.count) for row in found]
        )
    )

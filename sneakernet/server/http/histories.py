"""Which games I have played, and how they went."""

import io
import json
import zipfile
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sneakernet.core.view import letter
from sneakernet.server.http.endpoints import table_for
from sneakernet.server.http.responses import body_of, json_response, number_of
from sneakernet.server.http.site import Site
from sneakernet.server.people.names import LONGEST_NAME
from sneakernet.server.storage.played import PlayedFilter, PlayedGame
from sneakernet.server.wire import histories as wire
from sneakernet.server.wire.errors import Refused

MOST: Final = 100
MOST_MET: Final = 400
MOST_RECORDS: Final = 200  # in one file
RECORDS_COST: Final = 10.0
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
    found, against = await site.lobby.store.tally_of(guest.id), await site.lobby.store.against(guest.id, MOST_MET)
    kinds = [wire.TallyLine(row.game, row.edition, row.seats, row.bots.split(), row.result, row.count) for row in found]
    people = [wire.AgainstLine(row.name, row.seats, row.result, row.count) for row in against]
    return json_response(wire.TallyPage(kinds, people))


async def records(site: Site, request: Request) -> Response:
    """The records of my latest games in one file; those that cannot be read back any more are left out."""
    guest = await site.guest(request)
    site.services.allow_thought(site.address(request), RECORDS_COST)
    found = await site.lobby.store.played_by(guest.id, wanted(site, request), MOST_RECORDS)
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as file:
        for game in found:
            with suppress(Refused):
                day = datetime.fromtimestamp(game.at, UTC).strftime("%Y-%m-%d")
                file.writestr(f"{day}-{game.game}-{game.id}.record", await site.lobby.archive.record(game.id))
    name = {"content-disposition": 'attachment; filename="sneakernet-records.zip"'}
    return Response(packed.getvalue(), media_type="application/zip", headers=name)


async def series(site: Site, request: Request) -> Response:
    """How the games at a table went for those who sit there now."""
    guest = await site.guest(request)
    table = await table_for(site, request, guest)
    counted, chairs = await site.lobby.store.series_at(table.id), table.state.roster.chairs
    lines = [
        wire.SeriesLine(
            letter(seat), chair.name, *(counted.get((chair.guest, result), 0) for result in RESULTS if result != "left")
        )
        for seat, chair in enumerate(chairs)
        if chair.guest
    ]
    return json_response(wire.SeriesPage(len(table.state.roster.games) - (table.state.playing is not None), lines))


async def again(site: Site, request: Request) -> Response:
    """Everybody with whom I played a game is invited to a table of mine."""
    guest = await site.guest(request)
    body = await body_of(request, wire.Again)
    site.services.allow_entry("again", guest.id)
    table = await site.lobby.find(body.table)
    company = await site.lobby.store.company(body.game)
    if guest.id not in company or table.state.roster.host != guest.id:
        raise Refused("not_found", ref="game")
    people = 0
    for other in company:
        if other != guest.id and site.lobby.moderation.hears(other, guest.id):
            people += await site.lobby.invite(other, guest.id, table)
    return json_response(wire.Invited(people))

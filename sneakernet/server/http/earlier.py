"""Looking back on the game that goes on."""

from starlette.requests import Request
from starlette.responses import Response

from sneakernet.server.archive.earlier import MOST_VIEWS, past_of
from sneakernet.server.http.endpoints import MOST_SEQ, table_for
from sneakernet.server.http.responses import number_of
from sneakernet.server.http.site import Site


async def earlier(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    past = await past_of(await table_for(site, request, guest), guest.id)
    now = past.seqs[past.observer]
    before = min(number_of(request, "before", now, 0, MOST_SEQ), now)
    asked = (before, number_of(request, "count", MOST_VIEWS, 1, MOST_VIEWS), site.language(request))
    if not site.lobby.archive.knows_past(past, *asked):
        site.services.allow_thought(site.address(request))
    return Response(await site.lobby.archive.earlier(past, *asked), media_type="application/json")

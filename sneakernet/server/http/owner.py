"""The owner's routes, behind the secret that is made at the first start; and what players may tell the owner."""

import hmac

from starlette.requests import Request
from starlette.responses import Response

from sneakernet.server.http.responses import body_of, json_response, path_of
from sneakernet.server.http.site import Site
from sneakernet.server.owner import actions
from sneakernet.server.people.secrecy import fingerprint
from sneakernet.server.wire import owner as wire
from sneakernet.server.wire.errors import Refused


def only_owner(site: Site, request: Request) -> None:
    """Refused for everybody who does not know the owner's secret."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    mark = fingerprint(secret.strip()) if scheme.lower() == "bearer" and len(secret) < 200 else ""
    if not site.owner_mark or not hmac.compare_digest(mark, site.owner_mark):
        raise Refused("unauthorized")


async def overview(site: Site, request: Request) -> Response:
    only_owner(site, request)
    return json_response(await actions.page(site.lobby, request.query_params.get("guests", "")))


async def do(site: Site, request: Request) -> Response:
    only_owner(site, request)
    word: wire.OwnersWord = await body_of(request, wire.OwnersWord)  # type: ignore[arg-type]  # a union is no class
    await actions.carry_out(site.lobby, word, site.networks)
    return json_response(wire.Done(type(word).__name__.lower()))


async def export(site: Site, request: Request) -> Response:
    only_owner(site, request)
    return json_response(await actions.export(site.lobby, path_of(request, "guest")))


async def export_me(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_thought(site.address(request))
    return json_response(await actions.export(site.lobby, guest.id))


async def report(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    told = await body_of(request, wire.NewReport)
    site.services.allow_thought(guest.id, 5.0)
    await actions.report(site.lobby, guest, told)
    return json_response(wire.Done("report"), 201)


async def blocks(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    return json_response(wire.Blocks(sorted(site.lobby.moderation.blocked.get(guest.id, ()))))


async def block(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    told = await body_of(request, wire.Block)
    site.services.allow_entry("blocks", guest.id)
    await site.lobby.moderation.block(guest.id, told.guest, told.block)
    return json_response(wire.Blocks(sorted(site.lobby.moderation.blocked.get(guest.id, ()))))

"""Who I am on which devices, and how I come to another one."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from sneakernet.server.http.endpoints import guest_page
from sneakernet.server.http.responses import body_of, json_response, path_of
from sneakernet.server.http.site import Site
from sneakernet.server.people import passkeys
from sneakernet.server.people.keys import LINK_SECONDS
from sneakernet.server.storage.store import DeviceRow, GuestRow
from sneakernet.server.wire import identity as wire
from sneakernet.server.wire.errors import Refused

ID_LENGTH: Final = 16  # of a device, as its guest sees it: the beginning of its fingerprint


async def devices(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    here, store = site.device(request), site.lobby.store
    lines = [
        wire.DeviceLine(row.mark[:ID_LENGTH], row.name, row.made_at, row.seen_at, row.mark == here)
        for row in await store.devices(guest.id)
    ]
    kinds = {key.kind for key in await store.keys(guest.id)}
    return json_response(wire.DevicesPage(lines, "phrase" in kinds))


async def drop_device(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    name = path_of(request, "device")
    found = [row for row in await site.lobby.store.devices(guest.id) if row.mark[:ID_LENGTH] == name]
    if not found:
        raise Refused("not_found", ref="device")
    await site.services.keys.sign_out(found[0])
    answer = Response(status_code=204)
    if found[0].mark == site.device(request):
        site.drop_cookie(answer)
    return answer


async def make_link(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_entry("keys", guest.id)
    key = await site.services.keys.make_link(guest)
    return json_response(wire.LinkPage(f"/me#{key}", LINK_SECONDS), 201)


async def make_phrase(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_entry("keys", guest.id)
    return json_response(wire.PhrasePage(await site.services.keys.make_phrase(guest)), 201)


async def drop_phrase(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    await site.lobby.store.drop_key(guest.id, "phrase")
    return Response(status_code=204)


def allow_key(site: Site, request: Request) -> None:
    """Refused for an address that tries too many keys, and for a network that is banned."""
    wait = site.arrivals.take(site.address(request), site.lobby.time.now())
    if wait:
        raise Refused("rate_limited", wait=wait)
    site.refuse_banned(request)


async def look_at_key(site: Site, request: Request) -> Response:
    body = await body_of(request, wire.Key)
    allow_key(site, request)
    return json_response(wire.Whose((await site.services.keys.whose(body.key)).name))


async def arrive(site: Site, request: Request) -> Response:
    body = await body_of(request, wire.Arrival)
    allow_key(site, request)
    if not body.token and "origin" not in request.headers:
        raise Refused("forbidden", ref="origin")
    before = None if body.token else await device_before(site, request)
    guest = await site.services.keys.whose(body.key)
    site.refuse_banned(request, guest.id)
    if before is not None and before.guest == guest.id:  # the same person on the same device
        return json_response(guest_page(site, guest))
    guest, secret = await site.services.keys.arrive(body.key, name_of(request))
    return await arrived(site, guest, secret, before, token=body.token)


def name_of(request: Request) -> str:
    """The browser and its system."""
    return wire.device_name(request.headers.get("user-agent", ""))


async def arrived(site: Site, guest: GuestRow, secret: str, before: DeviceRow | None, *, token: bool) -> Response:
    """Somebody is here now; who was here before is signed out: their secret is lost with the cookie."""
    answer = json_response(guest_page(site, guest, secret if token else ""), 201)
    if not token:
        site.set_cookie(answer, secret)
    if before is not None:
        await site.services.keys.sign_out(before)
    return answer


async def device_before(site: Site, request: Request) -> DeviceRow | None:
    """Who was on this browser until now."""
    secret = request.cookies.get(site.cookie, "")
    return site.lobby.guests.device_of(secret) if await site.lobby.guests.find(secret) else None


# Passkeys


def origin_of(request: Request) -> str:
    """The page from which a browser asks: it is one of ours, the gate has seen to that; Refused for programs."""
    if not passkeys.OFFERED or "origin" not in request.headers:
        raise Refused("forbidden", ref="origin")
    return request.headers["origin"]


async def my_passkeys(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    lines = [wire.PasskeyLine(row.id, row.name, row.made_at) for row in await site.lobby.store.passkeys(guest.id)]
    return json_response(wire.PasskeysPage(lines, passkeys.OFFERED))


async def offer_passkey(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_entry("keys", guest.id)
    options = await site.services.passkeys.offer(guest, origin_of(request))
    return Response(options, media_type="application/json")


async def add_passkey(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    body = await body_of(request, wire.Signed)
    site.services.allow_entry("keys", guest.id)
    await site.services.passkeys.add(guest, origin_of(request), body.credential, name_of(request))
    return Response(status_code=204)


async def drop_passkey(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    await site.lobby.store.drop_passkey(guest.id, path_of(request, "passkey"))
    return Response(status_code=204)


async def ask_passkey(site: Site, request: Request) -> Response:
    allow_key(site, request)
    return Response(await site.services.passkeys.ask(origin_of(request)), media_type="application/json")


async def come_by_passkey(site: Site, request: Request) -> Response:
    body = await body_of(request, wire.Signed)
    allow_key(site, request)
    guest = await site.services.passkeys.whose(origin_of(request), body.credential)
    site.refuse_banned(request, guest.id)
    before = await device_before(site, request)
    if before is not None and before.guest == guest.id:
        return json_response(guest_page(site, guest))
    secret = await site.services.keys.come_back(guest, name_of(request))
    return await arrived(site, guest, secret, before, token=False)

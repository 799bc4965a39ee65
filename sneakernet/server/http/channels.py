"""How I am told that a game waits: channels, feeds, and what I have set."""

from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sneakernet.core.registry import game_names
from sneakernet.server.http.feeds import Waiting, atom, ics, waiting
from sneakernet.server.http.responses import body_of, json_response, path_of
from sneakernet.server.http.site import Site
from sneakernet.server.people import calendar, webpush
from sneakernet.server.people.secrecy import fingerprint
from sneakernet.server.storage.own import ChannelRow
from sneakernet.server.storage.store import GuestRow
from sneakernet.server.wire import channels as wire
from sneakernet.server.wire.errors import Refused

COST: Final = 5.0  # of a message to the world outside
FEED_COST: Final = 1.0


def line(row: ChannelRow) -> wire.ChannelLine:
    """A channel as its guest sees it: an address may be a secret of theirs."""
    subscription = webpush.read_subscription(row.address) if row.kind == "push" else None
    address = subscription.endpoint if subscription is not None else row.address
    to = address if row.kind == "mail" else urlsplit(address).hostname or ""
    return wire.ChannelLine(row.id, row.kind, to, bool(row.confirmed))


async def page_of(site: Site, guest: GuestRow) -> wire.ChannelsPage:
    """All about them."""
    told, store = site.services.channels, site.lobby.store
    offered = told.offered()
    key = webpush.public_key(await told.signer()) if "push" in offered else ""
    kinds = {key.kind for key in await store.keys(guest.id)}
    rows = await store.channels(guest.id)
    hosts = {kind: list(told.hosts(kind)) for kind in offered}
    return wire.ChannelsPage([line(row) for row in rows], offered, hosts, key, "feed" in kinds)


async def channels(site: Site, request: Request) -> Response:
    return json_response(await page_of(site, await site.guest(request)))


async def add(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    body = await body_of(request, wire.NewChannel)
    site.services.allow_thought(site.address(request), COST)
    site.services.allow_entry("channels", guest.id)
    return json_response(line(await site.services.channels.add(guest, body.kind, body.address)), 201)


async def confirm(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    body = await body_of(request, wire.Code)
    site.services.allow_entry("channels", guest.id)
    await site.services.channels.confirm(guest.id, path_of(request, "channel"), body.code)
    return json_response(await page_of(site, guest))


async def test(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_thought(site.address(request), COST)
    site.services.allow_entry("channels", guest.id)
    await site.services.channels.test(guest, path_of(request, "channel"))
    return Response(status_code=204)


async def drop(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    row = await site.services.channels.find(guest.id, path_of(request, "channel"))
    await site.lobby.store.drop_channel(guest.id, row.id)
    return Response(status_code=204)


# What I have set


async def preferences(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    text = (await site.lobby.store.preferences(guest.id)).get("all", "")
    return json_response(msgspec.json.decode(text, type=wire.Preferences) if text else wire.Preferences())


async def set_preferences(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    wanted = await body_of(request, wire.Preferences)
    site.services.allow_entry("preferences", guest.id)
    calendar.check(wanted, site.lobby.time.wall())
    if unknown := set(wanted.seeks) - set(game_names()):
        raise Refused("bad_setting", detail=", ".join(sorted(unknown)), ref="seeks")
    text = "" if wanted == wire.Preferences() else msgspec.json.encode(wanted).decode()
    await site.lobby.store.set_preference(guest.id, "all", text)
    return json_response(wanted)


# Feeds


async def make_feed(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_entry("keys", guest.id)
    key = await site.services.keys.make_feed(guest)
    origin = site.settings.origins[0] if site.settings.origins else ""
    return json_response(wire.FeedPage(f"{origin}/feed/{key}.atom", f"{origin}/feed/{key}.ics"), 201)


async def drop_feed(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    await site.lobby.store.drop_key(guest.id, "feed")
    return Response(status_code=204)


async def feed(site: Site, request: Request) -> Response:
    """What waits for whom this address belongs to; nobody else is told that there is such an address."""
    key, _, form = path_of(request, "file").rpartition(".")
    site.services.allow_thought(site.address(request), FEED_COST)
    guest = await site.lobby.store.guest_of_feed(fingerprint(key))
    if guest is None or form not in ("atom", "ics") or site.lobby.moderation.is_banned(guest.id):
        raise Refused("not_found")
    lines = await waiting(site.lobby, guest)
    if "passed" in request.scope:  # another worker asks, for the tables that are here
        return json_response(lines)
    for page in () if site.others is None else await site.others.ask_all(request):
        lines += msgspec.json.decode(page, type=list[Waiting])
    text = (atom if form == "atom" else ics)(lines, guest, site.services.channels.page, site.lobby.time.wall())
    media = "application/atom+xml" if form == "atom" else "text/calendar"
    return Response(text, media_type=media, headers={"cache-control": "private, no-store"})

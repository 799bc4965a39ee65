"""The endpoints of the HTTP routes, one function each."""

from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from sneakernet import __version__
from sneakernet.paper import INKS, PAPERS, PARTS
from sneakernet.server.archive.printing import PrintOrder, check
from sneakernet.server.archive.replays import LONGEST_GAME, MOST_FRAMES
from sneakernet.server.http.responses import body_of, json_response, number_of, path_of
from sneakernet.server.http.site import Site
from sneakernet.server.lobby import Lobby, carry_out
from sneakernet.server.owner.forgetting import forget
from sneakernet.server.people.guests import read_name
from sneakernet.server.people.passkeys import OFFERED
from sneakernet.server.storage.store import Elsewhere, GuestRow, StorageUnavailable, Taken
from sneakernet.server.tables import render
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.table import Table
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire import library
from sneakernet.server.wire.errors import STATUS, Refused
from sneakernet.server.wire.identity import device_name
from sneakernet.server.wire.messages import Guest, Message, Problem
from sneakernet.server.wire.pages import (
    GuestChange,
    GuestPage,
    Health,
    LobbyLine,
    LobbyPage,
    MyTables,
    NewGuest,
    SamplesPage,
)

Endpoint = Callable[[Site, Request], Awaitable[Response]]
LONGEST_WAIT = 25
MOST_SEQ = 10**9
MOST_WOKEN = 20  # tables of somebody who looks
REVIEW_COST = 5.0
SAMPLE_COST = 2.0


def guest_page(site: Site, guest: GuestRow, token: str = "") -> GuestPage:
    """Who somebody is."""
    known = Guest(guest.id, guest.name, guest.language)
    return GuestPage(known, token)


async def health(site: Site, request: Request) -> Response:
    degraded = site.lobby.store.degraded
    return json_response(Health("degraded" if degraded else "ok", __version__), 503 if degraded else 200)


async def ready(site: Site, request: Request) -> Response:
    """Whether people should be sent here now."""
    moderation, store = site.lobby.moderation, site.lobby.store
    status = "degraded" if store.degraded else "draining" if moderation.draining or site.services.closing else "ok"
    return json_response(Health(status, __version__), 200 if status == "ok" else 503)


async def come_in(site: Site, request: Request) -> Response:
    body = await body_of(request, NewGuest)
    wait = site.new_guests.take(site.address(request), site.lobby.time.now())
    if wait:
        raise Refused("rate_limited", wait=wait)
    site.refuse_banned(request)
    if not body.token and "origin" not in request.headers:
        raise Refused("forbidden", ref="origin")
    language = body.language or site.language(request)
    guest, secret = await site.lobby.guests.come_in(
        body.name, language, device_name(request.headers.get("user-agent", ""))
    )
    site.services.figures.guests_made.inc()
    answer = json_response(guest_page(site, guest, secret if body.token else ""), 201)
    if not body.token:
        site.set_cookie(answer, secret)
    return answer


async def me(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    return json_response(replace(guest_page(site, guest), keeps_name=await site.lobby.guests.keeps_name(guest)))


async def change_me(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    body = await body_of(request, GuestChange)
    fields: dict[str, str] = {}
    if body.name is not None:
        fields["name"] = read_name(body.name)
    if body.language is not None:
        fields["language"] = body.language
    return json_response(guest_page(site, await site.lobby.guests.change(guest, **fields)))


async def keep_name(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    site.services.allow_entry("name", guest.id)
    await site.lobby.guests.keep_name(guest, keep=request.method == "POST")
    return Response(status_code=204)


async def leave(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    await forget(site.lobby, guest.id)
    answer = Response(status_code=204)
    site.drop_cookie(answer)
    return answer


async def my_tables(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    tables = await site.lobby.tables_of(guest.id)
    await wake(site.lobby, tables[:MOST_WOKEN])
    waiting = [line.id for line in tables if waits_for(site.lobby.tables.get(line.id), guest.id)]
    if site.others is not None and "passed" not in request.scope:
        for page in await site.others.ask_all(request):
            waiting += msgspec.json.decode(page, type=MyTables).waiting
    return json_response(MyTables(tables, waiting, await site.lobby.invitations(guest.id)))


async def wake(lobby: Lobby, lines: list[LobbyLine]) -> None:
    """Games over days leave memory between two choices: only there one sees for whom they wait."""
    for line in lines:
        if line.phase == "playing" and line.pace == "turns" and line.id not in lobby.tables:
            with suppress(Elsewhere, Refused, StorageUnavailable, Taken):
                await lobby.find(line.id)


async def refuse_invitation(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    await site.lobby.refuse_invitation(guest.id, path_of(request, "table"))
    return Response(status_code=204)


def waits_for(table: Table | None, guest: str) -> bool:
    """Whether a table that is in memory waits for somebody's choice."""
    if table is None or table.state.game is None or (seat := table.state.roster.seat_of(guest)) < 0:
        return False
    ask = table.state.game.asked_of(seat)
    return table.state.game.asked_openly() == seat or (ask is not None and ask.seat == seat)


async def games(site: Site, request: Request) -> Response:
    page = library.games_page(site.language(request))
    return json_response(replace(page, printing=site.settings.printing, passkeys=OFFERED))


async def cards(site: Site, request: Request) -> Response:
    edition = request.query_params.get("edition", "")
    return json_response(library.cards_page(path_of(request, "game"), edition, site.language(request)))


async def rules(site: Site, request: Request) -> Response:
    return json_response(library.rules_page(path_of(request, "game"), site.language(request)))


def order_of(site: Site, request: Request) -> PrintOrder:
    """What a query wants printed; Refused if it is nothing that there is, or if this server does not print."""
    asked = request.query_params

    def one_of(name: str, known: tuple[str, ...]) -> str:
        if asked.get(name, known[0]) not in known:
            raise Refused("bad_message", detail=", ".join(known), ref=name)
        return asked.get(name, known[0])

    if not site.settings.printing:
        raise Refused("not_found")
    parts = tuple(part for part in PARTS if part in asked.getlist("part")) or PARTS
    settings = tuple((name, value) for name, _, value in (text.partition("=") for text in asked.getlist("set")))
    order = PrintOrder(
        path_of(request, "game"), site.language(request), asked.get("edition", ""), settings, one_of("paper", PAPERS),
        one_of("ink", INKS), parts, one_of("backs", ("on", "off")) == "on",
    )  # fmt: skip
    check(order)
    return order


async def sheets(site: Site, request: Request) -> Response:
    """All sheets as a file."""
    order = order_of(site, request)
    if order not in site.lobby.printer.files.kept:
        site.services.allow_thought(site.address(request), REVIEW_COST)
    made = await site.lobby.printer.pdf(order)
    name = {"content-disposition": f'attachment; filename="{order.game}-{order.paper}.pdf"'}
    return Response(made, media_type="application/pdf", headers=name)


async def sample(site: Site, request: Request) -> list[bytes]:
    """How the sheets look."""
    order = order_of(site, request)
    if order not in site.lobby.printer.samples.kept:
        site.services.allow_thought(site.address(request), SAMPLE_COST)
    return await site.lobby.printer.sample(order)


async def samples(site: Site, request: Request) -> Response:
    return json_response(SamplesPage(len(await sample(site, request))))


async def one_sample(site: Site, request: Request) -> Response:
    made = await sample(site, request)
    number = path_of(request, "n")
    if not (number.isascii() and number.isdecimal() and len(number) < 4 and 0 < int(number) <= len(made)):
        raise Refused("not_found", ref="n")
    return Response(made[int(number) - 1], media_type="image/png")


async def lobby(site: Site, request: Request) -> Response:
    return json_response(LobbyPage(await site.lobby.public_tables(), site.lobby.moderation.notice))


async def make_table(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    wish = await body_of(request, wire.Wish)
    wait = site.new_tables.take(site.address(request), site.lobby.time.now())
    if wait:
        raise Refused("rate_limited", wait=wait)
    if wish.puzzle is not None:
        site.services.allow_thought(site.address(request))
    table = await site.lobby.make(guest.id, wish)
    table.state.presence.touched[guest.id] = site.lobby.time.now()
    return json_response(render.welcome(table.state, guest.id, site.language(request)), 201)


async def table_for(site: Site, request: Request, guest: GuestRow) -> Table:
    """A table, for somebody who may know of it."""
    table = await site.lobby.find(path_of(request, "table"))
    if guest.id in table.state.roster.kicked:
        raise Refused("not_found")
    return table


async def touch(table: Table, guest: str) -> None:
    """Somebody without a socket is here, and has their cards back."""
    state = table.state
    async with table.lock:
        state.presence.touch(guest)
        if state.roster.seat_of(guest) in state.away:
            state.away.discard(state.roster.seat_of(guest))
            table.audience.show_table()
        table.arrange()


def is_newer(table: Table, guest: str, game_id: str, after: int) -> bool:
    """Whether somebody sees more than they say they know."""
    game = table.state.game
    return game is not None and (game.id != (game_id or game.id) or game.seqs[table.state.observer(guest)] > after)


async def look(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    table = await table_for(site, request, guest)
    wait = number_of(request, "wait", 0, 0, LONGEST_WAIT)
    after = number_of(request, "after", -1, 0, MOST_SEQ)
    game = request.query_params.get("game", "")
    await touch(table, guest.id)
    until = site.lobby.time.now() + wait
    while after >= 0 and not (site.services.closing or is_newer(table, guest.id, game, after)):
        if (left := until - site.lobby.time.now()) <= 0:
            break
        await site.services.wait_for_news(table.id, left)
        await table_for(site, request, guest)  # perhaps they were removed
        await touch(table, guest.id)
    return json_response(render.welcome(table.state, guest.id, site.language(request)))


async def do(site: Site, request: Request) -> Response:
    guest = await site.guest(request)
    command: wire.Command = await body_of(request, wire.Command)  # type: ignore[arg-type]  # a union is no class
    table = await table_for(site, request, guest)
    await touch(table, guest.id)
    language = site.language(request)
    if isinstance(command, wire.Hello):
        return json_response(render.welcome(table.state, guest.id, command.language or language))
    answers: list[Message] = []
    await carry_out(table, Caller(guest, language, answers.append), command)
    answer = answers[0]
    return json_response(answer, STATUS[answer.code] if isinstance(answer, Problem) else 200)


async def replay(site: Site, request: Request) -> Response:
    game, side = path_of(request, "game"), request.query_params.get("side", "all")
    first = number_of(request, "first", 0, 0, LONGEST_GAME)
    count = number_of(request, "count", MOST_FRAMES, 1, MOST_FRAMES)
    asked = (game, side, first, count, site.language(request))
    if asked not in site.lobby.archive.pages.kept:
        site.services.allow_thought(site.address(request))
    return Response(await site.lobby.archive.page(*asked), media_type="application/json")


async def review(site: Site, request: Request) -> Response:
    game, side = path_of(request, "game"), request.query_params.get("side", "")
    if not site.lobby.reviews.knows(game, side):
        site.services.allow_thought(site.address(request), REVIEW_COST)
    return json_response(await site.lobby.reviews.page(game, side, site.language(request)))


async def chance(site: Site, request: Request) -> Response:
    game = path_of(request, "game")
    if (game, "chance") not in site.lobby.archive.pages.kept:
        site.services.allow_thought(site.address(request))
    return Response(await site.lobby.archive.chance(game), media_type="application/json")


async def record(site: Site, request: Request) -> Response:
    game = path_of(request, "game")
    if game not in site.lobby.archive.records.kept:
        site.services.allow_thought(site.address(request))
    return PlainTextResponse(await site.lobby.archive.record(game))

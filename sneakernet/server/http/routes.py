"""The list of all HTTP routes: what each takes and gives. The server and its OpenAPI document are both made from it."""

from typing import Annotated, Any, NamedTuple

from msgspec import Meta

from sneakernet.server.archive.earlier import MOST_VIEWS
from sneakernet.server.archive.replays import LONGEST_GAME, MOST_FRAMES
from sneakernet.server.http import channels, earlier, endpoints, histories, identity, owner
from sneakernet.server.http.endpoints import LONGEST_WAIT, MOST_SEQ, Endpoint
from sneakernet.server.wire import channels as told
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire import histories as played
from sneakernet.server.wire import identity as identities
from sneakernet.server.wire import messages, pages
from sneakernet.server.wire import owner as owners

ANYBODY = ("rate_limited", "too_large", "forbidden")
GUEST = (*ANYBODY, "unauthorized")
BODY = ("bad_message",)
WRITES = ("storage_unavailable",)

# What a query may say
NOTHING: dict[str, Any] = {}
LANG = {"lang": str}
NEWS = {
    "after": Annotated[int, Meta(ge=0, le=MOST_SEQ)],
    "game": str,
    "wait": Annotated[int, Meta(ge=0, le=LONGEST_WAIT)],
}
FRAMES = {
    "side": Annotated[str, Meta(pattern="^(all|table|[A-F])$")],
    "first": Annotated[int, Meta(ge=0, le=LONGEST_GAME)],
    "count": Annotated[int, Meta(ge=1, le=MOST_FRAMES)],
}
EARLIER = {
    "before": Annotated[int, Meta(ge=0, le=MOST_SEQ)],
    "count": Annotated[int, Meta(ge=1, le=MOST_VIEWS)],
}


PRINT = {
    "edition": str,
    "paper": Annotated[str, Meta(pattern="^(a4|letter)$")],
    "ink": Annotated[str, Meta(pattern="^(colour|black)$")],
    "part": Annotated[str, Meta(pattern="^(cards|table|rules)$")],
    "backs": Annotated[str, Meta(pattern="^(on|off)$")],
    "set": str,
    **LANG,
}


PLAYED = {
    "game": str,
    "edition": str,
    "result": Annotated[str, Meta(pattern="^(won|shared|draw|lost|left)$")],
    "name": str,
    "since": Annotated[int, Meta(ge=0, le=histories.LATEST)],
    "until": Annotated[int, Meta(ge=0, le=histories.LATEST)],
    "before": Annotated[str, Meta(pattern="^[0-9.]+ .*$")],
    "count": Annotated[int, Meta(ge=1, le=histories.MOST)],
}


class ApiRoute(NamedTuple):
    """One route."""

    method: str
    path: str
    endpoint: Endpoint
    about: str
    gives: Any
    takes: Any = None
    status: int = 200
    errors: tuple[str, ...] = ANYBODY
    query: dict[str, Any] = NOTHING
    needs: dict[str, Any] = NOTHING  # what the query must say
    also: tuple[int, ...] = ()  # statuses under which it gives the same
    media: str = "application/json"


TABLE = "/api/tables/{table}"

ROUTES: tuple[ApiRoute, ...] = (
    ApiRoute("GET", "/healthz", endpoints.health, "How the server is.", pages.Health, also=(503,)),
    ApiRoute("GET", "/readyz", endpoints.ready, "Whether people should come here now.", pages.Health, also=(503,)),
    ApiRoute(
        "POST", "/api/guests", endpoints.come_in, "Come in with a name.", pages.GuestPage, pages.NewGuest, 201,
        (*ANYBODY, *BODY, *WRITES, "bad_name"),
    ),
    ApiRoute("GET", "/api/me", endpoints.me, "Who I am.", pages.GuestPage, errors=GUEST),
    ApiRoute(
        "PATCH", "/api/me", endpoints.change_me, "Another name or language.",
        pages.GuestPage, pages.GuestChange, errors=(*GUEST, *BODY, *WRITES, "bad_name"),
    ),
    ApiRoute(
        "POST", "/api/me/name", endpoints.keep_name, "Nobody else here may be called like me.", None, status=204,
        errors=(*GUEST, *WRITES, "bad_name"),
    ),
    ApiRoute(
        "DELETE", "/api/me/name", endpoints.keep_name, "My name is free for everybody.", None, status=204,
        errors=(*GUEST, *WRITES, "bad_name"),
    ),
    ApiRoute("DELETE", "/api/me", endpoints.leave, "Sign out.", None, status=204, errors=(*GUEST, *WRITES)),
    ApiRoute("GET", "/api/me/tables", endpoints.my_tables, "My tables.", pages.MyTables, errors=GUEST),
    ApiRoute(
        "DELETE", "/api/me/invitations/{table}", endpoints.refuse_invitation, "I do not want to come there.", None,
        status=204, errors=(*GUEST, *WRITES),
    ),
    ApiRoute(
        "GET", "/api/me/games", histories.games, "The games that I have played.", played.PlayedPage,
        errors=(*GUEST, *BODY), query=PLAYED,
    ),
    ApiRoute(
        "GET", "/api/me/records", histories.records, "The records of my latest games, in one ZIP file.", bytes,
        errors=(*GUEST, *BODY, "retry_later"), query=PLAYED, media="application/zip",
    ),
    ApiRoute(
        "POST", "/api/me/again", histories.again, "Invite those with whom I played a game to a table of mine.",
        played.Invited, played.Again, errors=(*GUEST, *BODY, *WRITES, "not_found", "retry_later"),
    ),
    ApiRoute("GET", "/api/me/tally", histories.tally, "How my games went.", played.TallyPage, errors=GUEST),
    ApiRoute("GET", "/api/me/devices", identity.devices, "My devices.", identities.DevicesPage, errors=GUEST),
    ApiRoute(
        "DELETE", "/api/me/devices/{device}", identity.drop_device, "Sign out on one of my devices.", None, status=204,
        errors=(*GUEST, *WRITES, "not_found"),
    ),
    ApiRoute(
        "POST", "/api/me/link", identity.make_link, "A link that brings me to another device, once.",
        identities.LinkPage, status=201, errors=(*GUEST, *WRITES),
    ),
    ApiRoute(
        "POST", "/api/me/phrase", identity.make_phrase, "A phrase that brings me to any device.",
        identities.PhrasePage, status=201, errors=(*GUEST, *WRITES),
    ),
    ApiRoute(
        "DELETE", "/api/me/phrase", identity.drop_phrase, "The phrase is void.", None, status=204,
        errors=(*GUEST, *WRITES),
    ),
    ApiRoute("GET", "/api/me/passkeys", identity.my_passkeys, "My passkeys.", identities.PasskeysPage, errors=GUEST),
    ApiRoute(
        "POST", "/api/me/passkeys/offer", identity.offer_passkey, "What my browser makes a passkey from.",
        dict[str, Any], errors=(*GUEST, *WRITES),
    ),
    ApiRoute(
        "POST", "/api/me/passkeys", identity.add_passkey, "A passkey that my browser has made.", None,
        identities.Signed, 204, (*GUEST, *BODY, *WRITES, "not_found"),
    ),
    ApiRoute(
        "DELETE", "/api/me/passkeys/{passkey}", identity.drop_passkey, "It opens nothing any more.", None, status=204,
        errors=(*GUEST, *WRITES),
    ),
    ApiRoute(
        "POST", "/api/passkeys/offer", identity.ask_passkey, "What somebody with a passkey signs.", dict[str, Any],
        errors=(*ANYBODY, *WRITES),
    ),
    ApiRoute(
        "POST", "/api/passkeys", identity.come_by_passkey, "Come in by a passkey.", pages.GuestPage,
        identities.Signed, 201, (*ANYBODY, *BODY, *WRITES, "not_found"), also=(200,),
    ),
    ApiRoute(
        "POST", "/api/keys", identity.look_at_key, "Whom a link or a phrase brings.", identities.Whose, identities.Key,
        errors=(*ANYBODY, *BODY, "not_found"),
    ),
    ApiRoute(
        "POST", "/api/arrivals", identity.arrive, "Come in by a link or a phrase.", pages.GuestPage,
        identities.Arrival, 201, (*ANYBODY, *BODY, *WRITES, "not_found"), also=(200,),
    ),
    ApiRoute(
        "GET", "/api/me/channels", channels.channels, "Where I am told that a game waits, and what is offered.",
        told.ChannelsPage, errors=(*GUEST, *WRITES),
    ),
    ApiRoute(
        "POST", "/api/me/channels", channels.add, "One more: a test message with a code goes there.",
        told.ChannelLine, told.NewChannel, 201, (*GUEST, *BODY, *WRITES, "bad_setting"),
    ),
    ApiRoute(
        "POST", "/api/me/channels/{channel}/confirm", channels.confirm, "The code that the test message said.",
        told.ChannelsPage, told.Code, errors=(*GUEST, *BODY, *WRITES, "not_found", "bad_setting", "conflict"),
    ),
    ApiRoute(
        "POST", "/api/me/channels/{channel}/test", channels.test, "A test message.", None, status=204,
        errors=(*GUEST, *WRITES, "not_found", "bad_setting", "conflict"),
    ),
    ApiRoute(
        "DELETE", "/api/me/channels/{channel}", channels.drop, "Not there any more.", None, status=204,
        errors=(*GUEST, *WRITES, "not_found"),
    ),
    ApiRoute("GET", "/api/me/preferences", channels.preferences, "What I have set.", told.Preferences, errors=GUEST),
    ApiRoute(
        "PUT", "/api/me/preferences", channels.set_preferences, "Set all of it.", told.Preferences, told.Preferences,
        errors=(*GUEST, *BODY, *WRITES, "bad_setting"),
    ),
    ApiRoute(
        "POST", "/api/me/feed", channels.make_feed, "A feed of what waits for me; the one of before is void.",
        told.FeedPage, status=201, errors=(*GUEST, *WRITES),
    ),
    ApiRoute("DELETE", "/api/me/feed", channels.drop_feed, "No feed.", None, status=204, errors=(*GUEST, *WRITES)),
    ApiRoute(
        "GET", "/feed/{file}", channels.feed, "A feed, as `.atom` or as a calendar, `.ics`.", str,
        errors=(*ANYBODY, "not_found"), media="text/calendar",
    ),
    ApiRoute("GET", "/api/games", endpoints.games, "The games there are.", pages.GamesPage, query=LANG),
    ApiRoute(
        "GET", "/api/games/{game}/cards", endpoints.cards, "The cards of an edition in words.", pages.CardsPage,
        errors=(*ANYBODY, "not_found"), query={"edition": str, **LANG},
    ),
    ApiRoute(
        "GET", "/api/games/{game}/rules", endpoints.rules, "The rules by number.", pages.RulesPage,
        errors=(*ANYBODY, "not_found"), query=LANG,
    ),
    ApiRoute(
        "GET", "/api/games/{game}/sheets", endpoints.samples, "How many sheets there are to look at.",
        pages.SamplesPage, errors=(*ANYBODY, *BODY, "not_found", "retry_later"), query=PRINT,
    ),
    ApiRoute(
        "GET", "/api/games/{game}/sheets/{n}", endpoints.one_sample, "A picture of a sheet.", bytes,
        errors=(*ANYBODY, *BODY, "not_found", "retry_later"), query=PRINT, media="image/png",
    ),
    ApiRoute(
        "GET", "/api/games/{game}/sheets.pdf", endpoints.sheets, "All sheets to print.", bytes,
        errors=(*ANYBODY, *BODY, "not_found", "retry_later"), query=PRINT, media="application/pdf",
    ),
    ApiRoute("GET", "/api/tables", endpoints.lobby, "The public tables.", pages.LobbyPage),
    ApiRoute(
        "POST", "/api/tables", endpoints.make_table, "Make a table.", messages.Welcome, wire.Wish, 201,
        (*GUEST, *BODY, *WRITES, "bad_setting", "bad_text", "not_found"),
    ),
    ApiRoute(
        "GET", TABLE, endpoints.look, "The table and my view of it; may wait for something newer.", messages.Welcome,
        errors=(*GUEST, *BODY, "not_found"), query={**NEWS, **LANG},
    ),
    ApiRoute(
        "POST", f"{TABLE}/do", endpoints.do, "Any command of the socket.",
        messages.Ack | messages.WhyMessage | messages.HintMessage | messages.Pong | messages.Welcome, wire.Command,
        errors=(
            *GUEST, *BODY, *WRITES, "not_found", "retry_later", "stale", "conflict", "not_your_turn", "illegal_choice",
            "game_over", "not_started", "seat_taken", "cannot_undo", "closed", "bad_name", "bad_text", "bad_setting",
        ),
    ),
    ApiRoute(
        "GET", f"{TABLE}/series", histories.series, "How the games at a table went so far.", played.SeriesPage,
        errors=(*GUEST, "not_found"),
    ),
    ApiRoute(
        "GET", f"{TABLE}/earlier", earlier.earlier, "My earlier views of the game that goes on.", pages.EarlierPage,
        errors=(*GUEST, *BODY, "not_found", "not_started", "closed", "retry_later"), query={**EARLIER, **LANG},
    ),
    ApiRoute(
        "GET", "/api/replays/{game}", endpoints.replay, "A finished game, step by step.", pages.ReplayPage,
        errors=(*ANYBODY, *BODY, "not_found", "closed", "retry_later"), query={**FRAMES, **LANG},
    ),
    ApiRoute(
        "GET", "/api/replays/{game}/review", endpoints.review, "What turned a finished game for one player.",
        pages.ReviewPage, errors=(*ANYBODY, *BODY, "not_found", "closed", "retry_later"), query=LANG,
        needs={"side": wire.Seat},
    ),
    ApiRoute(
        "GET", "/api/replays/{game}/chance", endpoints.chance, "What the chance of a finished game came from.",
        pages.ChancePage, errors=(*ANYBODY, "not_found", "closed", "retry_later"),
    ),
    ApiRoute(
        "GET", "/api/records/{game}", endpoints.record, "The record of a finished game, as text.", str,
        errors=(*ANYBODY, "not_found", "closed", "retry_later"), media="text/plain",
    ),
    ApiRoute(
        "GET", "/api/me/export", owner.export_me, "All that is kept of me.", dict[str, Any],
        errors=(*GUEST, "not_found"),
    ),
    ApiRoute("GET", "/api/me/blocks", owner.blocks, "Whom I do not want to hear.", owners.Blocks, errors=GUEST),
    ApiRoute(
        "POST", "/api/me/blocks", owner.block, "Hear nothing of somebody any more, or again.", owners.Blocks,
        owners.Block, errors=(*GUEST, *BODY, *WRITES),
    ),
    ApiRoute(
        "POST", "/api/reports", owner.report, "Tell the owner of this server about somebody.", owners.Done,
        owners.NewReport, 201, (*GUEST, *BODY, *WRITES, "not_found", "bad_text"),
    ),
    ApiRoute(
        "GET", "/api/owner", owner.overview, "What the owner sees.", owners.OwnerPage, errors=GUEST,
        query={"guests": str},
    ),
    ApiRoute(
        "POST", "/api/owner/do", owner.do, "What the owner does.", owners.Done, owners.OwnersWord,
        errors=(*GUEST, *BODY, *WRITES, "not_found", "bad_text", "closed", "retry_later"),
    ),
    ApiRoute(
        "GET", "/api/owner/guests/{guest}", owner.export, "All that is kept of somebody.", dict[str, Any],
        errors=(*GUEST, "not_found"),
    ),
)  # fmt: skip

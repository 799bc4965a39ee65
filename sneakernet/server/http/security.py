"""The gate: what every request passes first, and what every answer carries, errors included."""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from sneakernet.server.clock import Time
from sneakernet.server.figures import Figures
from sneakernet.server.http.responses import problem_response
from sneakernet.server.limits import Buckets
from sneakernet.server.settings import Settings, is_loopback
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import language_of

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
LASTING: Final = "max-age=31536000"  # over TLS: stay there
MOST_HEADERS: Final = 100
TOO_MANY_HEADERS: Final = 431
ONCE: Final = ("host", "origin", "authorization", "content-length")  # who sends two may mean another than we read
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def address_of(scope: Scope, settings: Settings) -> str:
    """Where a request comes from, as limits count it; a proxy is believed only if the host trusts it.

    Each proxy adds whom it heard to the end: the last address that is no trusted proxy is the one that counts.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    forwarded = ",".join(Headers(scope=scope).getlist("x-forwarded-for")).split(",")
    while forwarded and trusts(address, settings) and (before := forwarded.pop().strip()):
        address = before
    return network_of(address)


@lru_cache(4096)
def network_of(address: str) -> str:
    """What limits count as one: an IPv4 address, or the /64 that one customer of IPv6 has for themselves."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or ip_network((found, 64), strict=False))
    return str(found)


def trusts(address: str, settings: Settings) -> bool:
    """Whether this is one of the host's proxies."""
    return bool(settings.proxies) and is_in(address, settings.proxies)


@lru_cache(4096)
def is_in(address: str, networks: tuple[str, ...]) -> bool:
    """Whether an address lies in one of these networks."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped
    return any(found in ip_network(network) for network in networks)


def host_known(host: str, settings: Settings) -> bool:
    """Whether a request is meant for this server. A name that somebody else points at it is not (DNS rebinding)."""
    if any(urlsplit(origin).netloc == host for origin in settings.origins):
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:  # no name at all
        return False
    if is_loopback(settings.host):
        return is_loopback(name)
    try:
        ip_address(name)
    except ValueError:
        return is_loopback(name)
    return True


def origin_known(origin: str, host: str, settings: Settings) -> bool:
    """Whether a page of this server sends the request."""
    return origin in settings.origins or (not settings.secure and origin == f"http://{host}")


class TooLarge(Exception):
    """A body that is longer than it may be."""


class Gate:
    """Headers, sizes, rates and hosts, around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings, time: Time, sockets: ASGIApp, figures: Figures) -> None:
        self.app = app
        self.figures = figures
        self.sockets = sockets
        self.settings = settings
        self.time = time
        limits = settings.limits
        self.requests = Buckets(limits.requests_per_second, limits.request_burst)
        self.files = Buckets(limits.files_per_second, limits.file_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        guarded = self.with_headers(scope, send)
        refused = self.refuses(scope)
        if refused is not None:
            answer = problem_response(refused, language_of(HTTPConnection(scope)))
            answer.status_code = TOO_MANY_HEADERS if refused.ref == "headers" else answer.status_code
            await answer(scope, receive, guarded)
            return
        if scope["type"] == "websocket":
            await self.sockets(scope, receive, guarded)
            return
        begun = False

        async def watched(message: Message) -> None:
            nonlocal begun
            begun = True
            await guarded(message)

        try:
            await self.app(scope, self.limited(receive), watched)
        except TooLarge:
            if not begun:
                answer = problem_response(Refused("too_large"), language_of(HTTPConnection(scope)))
                await answer(scope, receive, guarded)

    def refuses(self, scope: Scope) -> Refused | None:
        """Why a request does not get in."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        twice = next((name for name in ONCE if len(headers.getlist(name)) > 1), None)
        if twice is not None:
            return Refused("bad_message", detail=twice, ref=twice)
        if len(scope["headers"]) > MOST_HEADERS:
            return Refused("too_large", ref="headers")
        if not host_known(host, self.settings):
            return Refused("forbidden", ref="host")
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and origin is not None and not origin_known(origin, host, self.settings):
            return Refused("forbidden", ref="origin")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self.settings.limits.body_bytes:
            return Refused("too_large")
        bucket = self.files if scope["path"].startswith("/static/") else self.requests
        wait = bucket.take(address_of(scope, self.settings), self.time.now())
        return Refused("rate_limited", wait=wait) if wait else None

    def limited(self, receive: Receive) -> Receive:
        """A body is read only so far."""
        read = 0

        async def receive_some() -> Message:
            nonlocal read
            message = await receive()
            if message["type"] == "http.request":
                read += len(message.get("body", b""))
                if read > self.settings.limits.body_bytes:
                    raise TooLarge
            return message

        return receive_some

    def with_headers(self, scope: Scope, send: Send) -> Send:
        """Every answer carries the same headers."""
        path = scope["path"]

        async def send_with(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                self.figures.requests.labels(str(message["status"])).inc()
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if self.settings.secure:
                    headers["strict-transport-security"] = LASTING
                headers.setdefault("cache-control", "no-store" if path.startswith("/api") else "no-cache")
            await send(message)

        return send_with

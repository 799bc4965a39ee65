"""The site: what routes and sockets need at hand, and who sends a request."""

from collections import OrderedDict
from typing import Final, Protocol

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from sneakernet.server.http.security import SAFE, address_of
from sneakernet.server.limits import Buckets, Counter
from sneakernet.server.lobby import Lobby
from sneakernet.server.people.secrecy import fingerprint
from sneakernet.server.settings import Settings
from sneakernet.server.storage.store import GuestRow
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import language_of

YEAR: Final = 365 * 24 * 3600
REMEMBERED: Final = 5_000


def cookies_of(connection: HTTPConnection) -> list[str]:
    """All cookies as they came, those that share a name too."""
    return [part for line in connection.headers.getlist("cookie") for part in line.split(";")]


def by_token(connection: HTTPConnection) -> bool:
    """Whether a program sends a request, and no browser."""
    return connection.headers.get("authorization", "").partition(" ")[0].lower() == "bearer"


class Others(Protocol):
    """The other workers on the same store."""

    async def ask_all(self, request: Request) -> list[bytes]:
        """What they answer to the same request."""


class Site:
    """Settings, lobby and limits of a running server."""

    def __init__(self, settings: Settings, lobby: Lobby) -> None:
        self.settings = settings
        self.lobby = lobby
        self.services = lobby.services
        self.others: Others | None = None
        limits = settings.limits
        self.new_tables = Buckets(limits.tables_per_minute / 60, limits.tables_per_minute)
        self.new_guests = Buckets(limits.guests_per_minute / 60, limits.guests_per_minute)
        self.arrivals = Buckets(limits.arrivals_per_minute / 60, limits.arrivals_per_minute)
        self.sockets_of_guest = Counter(limits.sockets_per_guest)
        self.sockets_of_address = Counter(limits.sockets_per_address)
        self.owner_mark = ""  # fingerprint of the owner's secret
        self.networks: OrderedDict[str, str] = OrderedDict()  # by guest: from where they came last

    def let_in(self, address: str, guest: str) -> None:
        """One more socket; Refused if there are enough of this address or guest."""
        if not self.sockets_of_address.enter(address):
            raise Refused("rate_limited", wait=5)
        if not self.sockets_of_guest.enter(guest):
            self.sockets_of_address.leave(address)
            raise Refused("rate_limited", wait=5)

    def let_out(self, address: str, guest: str) -> None:
        """One socket less."""
        self.sockets_of_address.leave(address)
        self.sockets_of_guest.leave(guest)

    @property
    def cookie(self) -> str:
        """The name of the cookie; over TLS browsers hold it to its origin."""
        return "__Host-sneakernet" if self.settings.secure else "sneakernet"

    def address(self, connection: HTTPConnection) -> str:
        return address_of(connection.scope, self.settings)

    def language(self, connection: HTTPConnection) -> str:
        """The language to answer in: that of the guest, once we know them."""
        guest: GuestRow | None = connection.scope.get("guest")
        return language_of(connection, guest.language if guest else "")

    def secret(self, connection: HTTPConnection) -> str:
        """The secret that comes with a request: as a token, else in the cookie."""
        if by_token(connection):
            return connection.headers["authorization"].partition(" ")[2].strip()
        return connection.cookies.get(self.cookie, "")

    def device(self, connection: HTTPConnection) -> str:
        """The fingerprint of the device that sends a request."""
        return fingerprint(self.secret(connection))

    async def guest(self, connection: HTTPConnection) -> GuestRow:
        """Who sends a request; Refused if nobody we know.

        A cookie counts for a change only if the request comes from a page of ours: it says so in its Origin.
        """
        if not by_token(connection):
            changes = connection.scope["type"] == "websocket" or connection.scope["method"] not in SAFE
            if changes and "origin" not in connection.headers and self.cookie in connection.cookies:
                raise Refused("forbidden", ref="origin")
            if sum(part.strip().startswith(f"{self.cookie}=") for part in cookies_of(connection)) > 1:
                raise Refused("bad_message", detail=self.cookie, ref="cookie")
        guest = await self.lobby.guests.find(self.secret(connection))
        if guest is None:
            raise Refused("unauthorized")
        self.refuse_banned(connection, guest.id)
        self.note_network(guest.id, self.address(connection))
        connection.scope["guest"] = guest
        return guest

    def refuse_banned(self, connection: HTTPConnection, guest: str = "") -> None:
        """Refused for whom the owner does not let in."""
        if self.lobby.moderation.is_banned(guest, self.address(connection)):
            raise Refused("forbidden", key="banned")

    def note_network(self, guest: str, network: str) -> None:
        """From where somebody comes, as long as they are remembered."""
        self.networks[guest] = network
        self.networks.move_to_end(guest)
        if len(self.networks) > REMEMBERED:
            self.networks.popitem(last=False)

    def set_cookie(self, answer: Response, secret: str) -> None:
        """Give the secret to a browser."""
        secure = self.settings.secure
        answer.set_cookie(self.cookie, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")

    def drop_cookie(self, answer: Response) -> None:
        """Take it back."""
        secure = self.settings.secure
        answer.delete_cookie(self.cookie, path="/", secure=secure, httponly=True, samesite="lax")

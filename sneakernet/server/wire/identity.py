"""Who I am on which devices: what may be said about it over HTTP, and the answers."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from sneakernet.server.wire.commands import Token

BROWSERS: Final = (
    ("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"),
    ("Chrome", "Chrome"), ("CriOS", "Chrome"), ("FxiOS", "Firefox"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac OS", "Mac"), ("Linux", "Linux"),
)  # fmt: skip


def device_name(agent: str) -> str:
    """A browser and its system in two words, as its User-Agent has them; empty for what is no browser we know."""
    found = (next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS))
    return " · ".join(filter(None, found))


class Key(Struct, frozen=True, forbid_unknown_fields=True):
    """What came by a link or was kept as a phrase."""

    key: Annotated[str, Meta(min_length=1, max_length=200)]


class Arrival(Key, frozen=True):
    """Come in as somebody who is here already. With `token` the secret is returned, and no cookie is set."""

    token: bool = False


class Whose(Struct, frozen=True):
    """Whom a key brings."""

    name: str


class LinkPage(Struct, frozen=True):
    """A link that brings me to another device, once."""

    link: str  # with what opens behind a #, which browsers send to nobody
    seconds: int


class PhrasePage(Struct, frozen=True):
    """A phrase that brings me to any device; it is shown this once."""

    phrase: str


class DeviceLine(Struct, frozen=True):
    """A device where I am signed in."""

    id: Token
    name: str  # empty: a program, or a browser that does not say
    since: float  # seconds since 1970
    seen: float  # the same, to the day
    here: bool


class DevicesPage(Struct, frozen=True):
    """My devices."""

    devices: list[DeviceLine]
    phrase: bool  # whether I have one


class PasskeyLine(Struct, frozen=True):
    """One of my passkeys."""

    id: str
    name: str
    since: float


class PasskeysPage(Struct, frozen=True):
    """My passkeys, and whether this server offers them."""

    passkeys: list[PasskeyLine]
    offered: bool


class Signed(Struct, frozen=True, forbid_unknown_fields=True):
    """What the browser made or signed, as its own JSON."""

    credential: Annotated[str, Meta(max_length=8000)]

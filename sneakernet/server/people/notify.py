"""Web hooks: somebody is told that a game by turns waits. Only names that the server's owner listed are called."""

import asyncio
import logging
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec
from msgspec import Struct

from sneakernet.server.settings import Settings
from sneakernet.server.wire.errors import Refused

LOG = logging.getLogger("sneakernet.server")
SECONDS: Final = 5.0


class Call(Struct, frozen=True):
    """What a hook gets to know: no cards, no secrets."""

    table: str
    link: str
    game: str
    seat: str
    name: str
    text: str


class NoRedirect(HTTPRedirectHandler):
    """A hook that sends us elsewhere is not followed."""

    def redirect_request(self, *_: object) -> None:
        return None


OPENER: Final = build_opener(NoRedirect)


def check_hook(address: str, settings: Settings) -> str:
    """An address that may be called, or none; Refused otherwise."""
    if not address:
        return ""
    if not settings.hook_hosts:
        raise Refused("bad_setting", key="no-hooks", ref="hook")
    host = host_of(address)
    if not host:
        raise Refused("bad_setting", key="bad-hook", ref="hook")
    if host not in settings.hook_hosts:
        raise Refused("bad_setting", ", ".join(settings.hook_hosts), key="hook-host", ref="hook")
    return address


def host_of(address: str) -> str:
    """Where an address leads; empty if it says more than that, or is none that may be called."""
    try:
        parts = urlsplit(address)
        plain = parts.scheme == "https" and parts.username is None and parts.port is None
    except ValueError:  # no address at all
        return ""
    return (parts.hostname or "") if plain else ""


def post(address: str, call: Call) -> None:
    """Call a hook; what it answers does not matter."""
    request = Request(address, msgspec.json.encode(call), {"Content-Type": "application/json"}, method="POST")
    try:
        OPENER.open(request, timeout=SECONDS).close()
    except (URLError, OSError, ValueError) as problem:
        LOG.info("a web hook did not answer: %s", type(problem).__name__)


def tell(address: str, call: Call) -> None:
    """Call a hook without waiting for it."""
    asyncio.get_running_loop().run_in_executor(None, post, address, call)

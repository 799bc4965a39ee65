"""Serving: tables for people in browsers and terminals, and for bots."""

import sys

import msgspec

from sneakernet.cli.stop import Stop
from sneakernet.say import Speech
from sneakernet.server.run import serve
from sneakernet.server.settings import from_environment, read_limits, read_networks
from sneakernet.server.storage.opening import open_store


def begin(
    speech: Speech,
    host: str,
    port: int,
    database: str,
    origins: list[str],
    proxies: list[str],
    hooks: list[str],
    limits: list[str],
) -> None:
    """Run the server until somebody stops it. What the command line does not say, the environment may."""
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "origins": tuple(origin.rstrip("/") for origin in origins),
        "proxies": read_networks(proxies, "--proxy"),
        "hook_hosts": tuple(hooks),
    }
    there = from_environment()
    given["limits"] = read_limits(limits, there.limits)
    settings = msgspec.structs.replace(there, **{name: value for name, value in given.items() if value})
    store = open_store(settings.database)
    address = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"

    def listens() -> None:
        print(speech.say("serving", address=address), flush=True)
        if settings.exposed():
            print(f"sneakernet: {speech.say('serving-exposed', host=settings.host)}", file=sys.stderr, flush=True)

    if not serve(settings, store, listens):
        raise Stop(speech.say("cannot-listen", address=f"{settings.host}:{settings.port}"))

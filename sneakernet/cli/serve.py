"""Serving: tables for people in browsers and terminals, and for bots."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.util import find_spec
from typing import Final

import msgspec

from sneakernet.cli import shelf
from sneakernet.cli.stop import Stop
from sneakernet.say import Speech
from sneakernet.say.installed import how_to_add
from sneakernet.server.run import serve
from sneakernet.server.settings import Settings, from_environment, read_address, read_limits, read_networks
from sneakernet.server.storage.opening import open_store

HERE: Final = "127.0.0.1"


def begin(
    speech: Speech,
    host: str,
    port: int,
    database: str,
    internal: str,
    origins: list[str],
    proxies: list[str],
    hooks: list[str],
    limits: list[str],
    ssh: int = 0,
    printing: bool = True,
) -> None:
    """Run the server until somebody stops it. What the command line does not say, the environment may."""
    given: dict[str, object] = {
        "host": host,
        "port": port,
        "database": database,
        "internal": internal and read_address(internal, "--internal"),
        "origins": tuple(origin.rstrip("/") for origin in origins),
        "proxies": read_networks(proxies, "--proxy"),
        "hook_hosts": tuple(hooks),
    }
    settings = with_environment(given, limits)
    if ssh:
        settings = with_ssh(speech, settings)
    if not printing:
        settings = msgspec.structs.replace(settings, printing=False)
    store = open_store(settings.database)
    address = settings.origins[0] if settings.origins else f"http://{settings.host}:{settings.port}"

    def listens() -> None:
        print(speech.say("serving", address=address), flush=True)
        if settings.exposed():
            print(f"sneakernet: {speech.say('serving-exposed', host=settings.host)}", file=sys.stderr, flush=True)

        if ssh:
            doors.enter_context(ssh_door(settings.host, settings.port, address, ssh))
            print(speech.say("serving-ssh", port=str(ssh)), flush=True)

    with ExitStack() as doors:
        served = serve(settings, store, listens)
    if not served:
        raise Stop(speech.say("cannot-listen", address=f"{settings.host}:{settings.port}"))


def with_environment(given: dict[str, object], limits: list[str]) -> Settings:
    """The settings of the environment, where the command line says nothing else."""
    there = from_environment()
    given["limits"] = read_limits(limits, there.limits)
    return msgspec.structs.replace(there, **{name: value for name, value in given.items() if value})


def with_ssh(speech: Speech, settings: Settings) -> Settings:
    """The settings, with the door by ssh believed when it says for whom it asks: limits are for each address."""
    if find_spec("asyncssh") is None:
        raise Stop(speech.say("ssh-extra", command=how_to_add("ssh")))
    return msgspec.structs.replace(settings, proxies=(*settings.proxies, *read_networks([HERE], "")))


@contextmanager
def ssh_door(host: str, port: int, public: str, ssh: int) -> Iterator[None]:
    """The door by ssh, in a process of its own, which ends when its standard input does."""
    there = HERE if host in ("0.0.0.0", "::", "localhost") else host
    where = ["--server", f"http://{there}:{port}", "--public", public, "--host", host, "--port", str(ssh)]
    command = [sys.executable, "-m", "sneakernet.terminal.ssh", *where, "--folder", str(shelf.shelf())]
    door = subprocess.Popen(command, stdin=subprocess.PIPE)
    assert door.stdin is not None
    try:
        yield
    finally:
        door.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            door.wait(timeout=5)
        if door.poll() is None:
            door.kill()

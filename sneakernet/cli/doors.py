"""Doors: from this terminal to a table, here or elsewhere: full screen where the terminal can, else in lines."""

import asyncio
import os
from typing import Any

from sneakernet.bots.by_path import is_path
from sneakernet.cli import shelf
from sneakernet.cli.local import Local
from sneakernet.cli.play import seat_bots
from sneakernet.cli.screen import interactive, term_is_able
from sneakernet.cli.stop import Stop
from sneakernet.core.position import pairs
from sneakernet.core.registry import find
from sneakernet.say import Speech
from sneakernet.terminal.address import Address, read_address
from sneakernet.terminal.guests import Guests
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.words import Words


def full_screen(plain: bool = False) -> bool:
    """Whether a person sits at a terminal that can show more than lines, and wants it."""
    return not plain and interactive() and term_is_able()


def play(speech: Speech, game: str, wish: dict[str, Any], new: bool) -> None:
    """A game on this machine: the one that waits here, or a new one."""
    local = Local()
    try:
        local.must_open(speech)
        play_at(speech, local, game, wish, new)
    finally:
        local.close()


def play_at(speech: Speech, local: Local, game: str, wish: dict[str, Any] | None = None, new: bool = False) -> None:
    """The same, at a server that is open."""
    words = Words(speech.language)
    service = Service(local.address, speech.language, revive=local.open)
    try:
        table, back = asyncio.run(take_place(service, game, wish or {}, new or bool(wish)))
    except (Refused, Unreachable) as problem:
        raise Stop(str(problem)) from None
    greeting = words.say("greeting-back", game=find(game).rules.title, name=game) if back else words.say("greeting-new")
    show(words, service, "table", table, greeting)
    print(words.say("goodbye", name=game))


async def take_place(service: Service, game: str, wish: dict[str, Any], new: bool) -> tuple[str, bool]:
    """The table where a game of this kind waits for me, or a new one; whether it waited."""
    await guests().come_in(service)
    if not new:
        mine = await service.get("/api/me/tables")
        for line in mine.get("tables", []):
            if line["game"] == game and line["phase"] == "playing" and line["pace"] == "live":
                return str(line["id"]), True
    made = await service.post("/api/tables", {"game": game, "start": True, **wish})
    return str(made["table"]["id"]), False


def can_serve(bots: str, seed: str) -> bool:
    """Whether a server can play this: it lets nobody say the seed, and runs no code by a name that it is told."""
    return not seed and not any(is_path(name) for name in bots.split(","))


def wish_of(game: str, edition: str, seats: int, bots: str, settings: list[str]) -> dict[str, Any]:
    """The table that somebody asks for on the command line; empty for the usual one."""
    given = pairs(settings, "--set")
    named = [name for name in bots.split(",") if name]
    if not (edition or seats or named or given):
        return {}
    edition, seats, _ = find(game).rules.check(edition, seats, given)
    wish: dict[str, Any] = {"edition": edition, "seats": seats, "settings": given}
    if named:
        seating = seat_bots(seats, named)
        wish |= {"chairs": [{"bot": name} if name else {} for name in seating], "stand_in": named[-1]}
        wish["sit"] = "" if seating[0] else "A"
    return wish


def guests() -> Guests:
    """Who I am, on every server."""
    return Guests(shelf.shelf() / "guests.json")


def show(words: Words, service: Service, kind: str, place: str, greeting: str = "") -> None:
    """The full screen, until one leaves it."""
    from sneakernet.terminal.screen.app import Goal, Terminal  # loaded by who has a screen

    os.environ.setdefault("TEXTUAL_ANIMATIONS", "none")
    Terminal(words, service, Goal(kind, place, greeting)).run()


def join(speech: Speech, text: str, sit: bool, plain: bool) -> None:
    """A table behind a link: take a seat there, or watch."""
    address = read_address(text, Local().usual)
    if address.kind != "table":
        raise Stop(speech.say("no-table-link", given=text))
    words, service = come_in(speech, address)
    if not full_screen(plain):
        from sneakernet.cli import lines

        lines.at_table(words, service, address.id, sit)
        return
    show(words, service, "seat" if sit else "table", address.id)


def come_in(speech: Speech, address: Address) -> tuple[Words, Service]:
    """Be a guest at a server."""
    service = Service(address.server, speech.language)
    try:
        asyncio.run(guests().come_in(service))
    except (Refused, Unreachable) as problem:
        raise Stop(speech.say("no-server", address=address.server, why=str(problem))) from None
    return Words(speech.language), service

"""Doors: from this terminal to a table, here or elsewhere: full screen where the terminal can, else in lines."""

import asyncio
import json
import os
from pathlib import Path
from typing import Any, Final

import msgspec

from sneakernet.cli import records, shelf
from sneakernet.cli.lines import lobby as plain_lobby
from sneakernet.cli.lines.client import play_served
from sneakernet.cli.lines.served import Served
from sneakernet.cli.local import Local, noted_address, own_server
from sneakernet.cli.play import seat_bots
from sneakernet.cli.screen import full_screen
from sneakernet.cli.stop import Stop
from sneakernet.core.position import pairs
from sneakernet.core.registry import find
from sneakernet.say import Speech
from sneakernet.table import handles, read_table
from sneakernet.terminal.address import read_address
from sneakernet.terminal.guests import Guests
from sneakernet.terminal.replay import PAGE, Pages
from sneakernet.terminal.safe import safe, safe_text
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.words import Words

OWN: Final = "this machine"


def play(speech: Speech, game: str, wish: dict[str, Any], new: bool) -> None:
    """A game on this machine: the one that waits here, or a new one."""
    with own_server() as local:
        local.must_open(speech)
        play_at(speech, local, game, wish, new)


def play_at(speech: Speech, local: Local, game: str, wish: dict[str, Any] | None = None, new: bool = False) -> None:
    """The same, at a server that is open."""
    words = Words(speech.language)
    service = Service(local.address, speech.language, revive=local.open)
    try:
        table, back = asyncio.run(take_place(service, game, wish or {}, new or bool(wish)))
    except (Refused, Unreachable) as problem:
        raise Stop(str(problem)) from None
    greeting = words.say("greeting-back", game=find(game).rules.title, name=game) if back else words.say("greeting-new")
    show(words, service, ("table", table, greeting))
    print(words.say("goodbye", name=game))


async def take_place(service: Service, game: str, wish: dict[str, Any], new: bool) -> tuple[str, bool]:
    """The table where a game of this kind waits for me, or a new one; whether it waited."""
    await come_back(service)
    if not new:
        mine = await service.get("/api/me/tables")
        for line in mine.get("tables", []):
            if line["game"] == game and line["phase"] == "playing" and line["pace"] == "live":
                return str(line["id"]), True
    made = await service.post("/api/tables", {"game": game, "start": True, **wish})
    return str(made["table"]["id"]), False


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


async def come_back(service: Service) -> str:
    """Be who I was on this server; the one of this machine is the same at any port. Returns the name."""
    key = OWN if service.server == noted_address() else ""
    return await Guests(shelf.shelf() / "guests.json").come_in(service, key=key)


def show(
    words: Words, service: Service, goal: tuple[str, str, str], name: str = "", pages: Pages | None = None
) -> None:
    """The full screen, until one leaves it."""
    os.environ.setdefault("TEXTUAL_ANIMATIONS", "none")
    from sneakernet.terminal.screen.app import Goal, Terminal  # loaded by who has a screen

    Terminal(words, service, Goal(*goal), name, pages).run()


def join(speech: Speech, text: str, sit: bool, plain: bool) -> None:
    """A table behind a link: take a seat there, or watch."""
    address = read_address(text, Local().usual)
    if address.kind != "table":
        raise Stop(speech.say("no-table-link", given=text))
    words, service, name = come_in(speech, address.server)
    if full_screen(plain):
        show(words, service, ("seat" if sit else "table", address.id, ""), name)
    else:
        play_served(Served(words, service, address.id), sit, plain)


def lobby(speech: Speech, text: str, plain: bool) -> None:
    """The tables of a server; without an address, of this machine's own."""
    with own_server() as local:
        if not text:
            local.must_open(speech)
        server = read_address(text).server if text else local.address
        words, service, name = come_in(speech, server)
        if full_screen(plain):
            show(words, service, ("lobby", "", ""), name)
        else:
            plain_lobby.visit(words, service, plain)


def replay(speech: Speech, text: str, seat: str, step: bool, sealed: str, plain: bool) -> None:
    """A replay on a server, or one in a file: full screen, or told in lines."""
    words = Words(speech.language)
    full = full_screen(plain) and not (step or sealed or text == "-")
    if "://" not in text:
        if full:
            pages = pages_of_file(Path(text), speech.language)
            show(words, Service("http://", speech.language), ("replay", "", seat), pages=pages)
        else:
            records.replay(speech, shelf.read(Path(text)), seat, step, sealed)
        return
    address = read_address(text)
    if address.kind != "replay":
        raise Stop(speech.say("no-replay-link", given=text))
    service = Service(address.server, speech.language)
    if full:
        show(words, service, ("replay", address.id, seat))
        return
    try:
        record = asyncio.run(service.text(f"/api/records/{address.id}"))
    except (Refused, Unreachable) as problem:
        raise Stop(str(problem)) from None
    records.replay(speech, "\n".join(map(safe_text, record.splitlines())), seat, step, sealed)


def pages_of_file(path: Path, language: str) -> Pages:
    """A game that was written down, in the pages in which a server tells it."""
    from sneakernet.server.archive.replays import Replaying
    from sneakernet.server.storage.store import GameRow

    match, notes = read_table(shelf.read(path))
    record = match.record
    names = notes.names or tuple(handles(record.seats, record.seed))
    settings = json.dumps(dict(record.settings))
    row = GameRow(
        "", "", 1, record.game, record.edition, match.rules.version, record.seats, record.seed, "", settings,
        json.dumps(list(names)), "", 0, 0.0,
    )  # fmt: skip
    told: dict[str, list[Any]] = {}

    def page(side: str) -> list[Any]:
        found: list[Any] = json.loads(msgspec.json.encode(Replaying(row, record.picks, side, language).frames()))
        told[side] = found
        return found

    async def pages(side: str, first: int) -> Any:
        frames = told[side] if side in told else await asyncio.to_thread(page, side)
        shown = frames[first : first + PAGE]
        head = {"game": record.game, "edition": record.edition, "names": list(names), "count": len(frames)}
        return safe({**head, "frames": shown})

    return pages


def come_in(speech: Speech, server: str) -> tuple[Words, Service, str]:
    """Be a guest at a server."""
    service = Service(server, speech.language)
    try:
        name = asyncio.run(come_back(service))
    except (Refused, Unreachable) as problem:
        raise Stop(speech.say("no-server", address=server, why=str(problem))) from None
    return Words(speech.language), service, name

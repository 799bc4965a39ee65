"""Feeds of what waits for somebody, for readers of news and for calendars. They hold no card and lead to no table."""

import hashlib
from datetime import UTC, datetime
from html import escape
from typing import NamedTuple

from sneakernet.server.http.endpoints import MOST_WOKEN as MOST
from sneakernet.server.http.endpoints import waits_for, wake
from sneakernet.server.lobby import Lobby
from sneakernet.server.storage.store import GuestRow
from sneakernet.server.wire.sentences import voice


class Waiting(NamedTuple):
    """A game that waits for somebody."""

    id: str
    title: str
    since: float  # roughly: when something changed at its table
    until: float | None


async def waiting(lobby: Lobby, guest: GuestRow) -> list[Waiting]:
    """The games that wait for them here; those over days are taken up from the store."""
    found: list[Waiting] = []
    lines = (await lobby.tables_of(guest.id))[:MOST]
    await wake(lobby, lines)
    for line in lines:
        table = lobby.tables.get(line.id)
        if table is None or table.state.playing is None or not waits_for(table, guest.id):
            continue
        left = table.state.playing.clocks.left_of(table.state.roster.seat_of(guest.id), lobby.time.now())
        until = None if left is None else lobby.time.wall() + left
        mark = hashlib.sha256(f"{line.id} {table.state.playing.game.n}".encode()).hexdigest()[:32]
        found.append(Waiting(mark, line.game_title, float(line.changed), until))
    return found


def stamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def atom(lines: list[Waiting], guest: GuestRow, page: str, now: float) -> str:
    """As a feed of news."""
    say = voice(guest.language).say
    newest = max([line.since for line in lines], default=now)
    entries = "".join(
        f"<entry><id>urn:sneakernet:{line.id}</id><title>{escape(say('notice-turn', game=line.title))}</title>"
        f'<updated>{stamp(line.since)}</updated><link href="{escape(page)}"/></entry>'
        for line in lines
    )
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
        f"<id>urn:sneakernet:{hashlib.sha256(guest.id.encode()).hexdigest()[:32]}</id><title>Sneakernet</title>"
        f"<updated>{stamp(newest)}</updated><author><name>Sneakernet</name></author>{entries}</feed>\n"
    )


def ics(lines: list[Waiting], guest: GuestRow, page: str, now: float) -> str:
    """As a calendar: each game that waits stands at its deadline."""
    say = voice(guest.language).say
    rows = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Sneakernet//EN", "X-WR-CALNAME:Sneakernet"]
    for line in lines:
        at = stamp(line.until if line.until is not None else now).replace("-", "").replace(":", "")
        made = stamp(now).replace("-", "").replace(":", "")
        text = say("notice-turn", game=line.title).replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,")
        rows += ["BEGIN:VEVENT", f"UID:{line.id}@sneakernet", f"DTSTAMP:{made}", f"DTSTART:{at}", f"DTEND:{at}"]
        rows += [f"SUMMARY:{text}", "TRANSP:TRANSPARENT", "END:VEVENT"]
    return "\r\n".join([*rows, "END:VCALENDAR", ""])

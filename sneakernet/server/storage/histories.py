"""Histories: which games somebody has played, and how they went. In SQL that all stores speak."""

import json
from typing import Final

from sneakernet.server.storage.played import Against, PlayedFilter, PlayedGame, Tally
from sneakernet.server.storage.rows import Rows

PLAYED: Final = """
    SELECT g.id, g.game, g.edition, g.seats, g.names, p.seat, p.result, p.bots, p.at
    FROM played p JOIN games g ON g.id = p.game_id
    WHERE p.guest=? AND p.at BETWEEN ? AND ? AND (p.at < ? OR (p.at = ? AND p.game_id > ?))"""
AGAINST: Final = """
    SELECT other.name, g.seats, p.result, count(*) FROM played p
    JOIN played o ON o.game_id = p.game_id AND o.guest <> p.guest JOIN guests other ON other.id = o.guest
    JOIN games g ON g.id = p.game_id WHERE p.guest=? AND o.result <> 'left'
    GROUP BY o.guest, 1, 2, 3 ORDER BY 4 DESC, 1, 2, 3 LIMIT ?"""
SERIES: Final = """
    SELECT p.guest, p.result, count(*) FROM played p JOIN games g ON g.id = p.game_id
    WHERE g.table_id=? GROUP BY 1, 2"""
LATEST: Final = "ORDER BY p.at DESC, p.game_id LIMIT ?"
TALLY: Final = """
    SELECT g.game, g.edition, g.seats, p.bots, p.result, count(*) FROM played p JOIN games g ON g.id = p.game_id
    WHERE p.guest=? GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5"""


class Histories(Rows):
    """A part of every store."""

    async def played_by(self, guest: str, wanted: PlayedFilter, most: int) -> list[PlayedGame]:
        at, after = wanted.before
        values: list[object] = [guest, wanted.since, wanted.until, at, at, after]
        sql = PLAYED
        for column, value in (("g.game", wanted.game), ("g.edition", wanted.edition), ("p.result", wanted.result)):
            if value:
                sql += f" AND {column}=?"
                values.append(value)
        if wanted.name:
            spellings = spelt(wanted.name)
            sql += f" AND ({' OR '.join([NAMED] * len(spellings))})"
            values += spellings
        return [PlayedGame(*row) for row in await self.query(f"{sql} {LATEST}", *values, most)]

    async def tally_of(self, guest: str) -> list[Tally]:
        return [Tally(*row) for row in await self.query(TALLY, guest)]

    async def against(self, guest: str, most: int) -> list[Against]:
        return [Against(*row) for row in await self.query(AGAINST, guest, most)]

    async def series_at(self, table: str) -> dict[tuple[str, str], int]:
        return {(guest, result): count for guest, result, count in await self.query(SERIES, table)}

    async def company(self, game: str) -> list[str]:
        sql = "SELECT guest FROM played WHERE game_id=? AND result <> 'left' ORDER BY seat"
        return [row[0] for row in await self.query(sql, game)]


NAMED: Final = "g.names LIKE ? ESCAPE '!'"


def spelt(name: str) -> list[str]:
    """Patterns for a part of a name in a list that is stored as JSON, however it is written."""
    written = dict.fromkeys((name, name.lower(), name.upper(), name.title()))
    quoted = [json.dumps(spelling)[1:-1] for spelling in written]
    for sign in "!%_":
        quoted = [text.replace(sign, f"!{sign}") for text in quoted]
    return [f"%{text}%" for text in quoted]

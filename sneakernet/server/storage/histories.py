"""Histories: which games somebody has played, and how they went. In SQL that all stores speak."""

import json
from typing import Final

from sneakernet.server.storage.rows import Rows
from sneakernet.server.storage.store import PlayedFilter, PlayedGame, Tally

PLAYED: Final = """
    SELECT g.id, g.game, g.edition, g.seats, g.names, p.seat, p.result, p.bots, p.at
    FROM played p JOIN games g ON g.id = p.game_id
    WHERE p.guest=? AND p.at BETWEEN ? AND ? AND (p.at < ? OR (p.at = ? AND p.game_id > ?))"""
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


NAMED: Final = "g.names LIKE ? ESCAPE '!'"


def spelt(name: str) -> list[str]:
    """Patterns for a part of a name in a list that is stored as JSON, however it is written."""
    written = dict.fromkeys((name, name.lower(), name.upper(), name.title()))
    quoted = [json.dumps(spelling)[1:-1] for spelling in written]
    for sign in "!%_":
        quoted = [text.replace(sign, f"!{sign}") for text in quoted]
    return [f"%{text}%" for text in quoted]

"""Thoughts that wait in PostgreSQL for thinkers on any machine: each is taken by one of them, and answered."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import psycopg

Query = Callable[..., Awaitable[list[tuple[Any, ...]]]]

PAUSE: Final = 0.05  # seconds between two looks for answers, or for work
TAKEN_BY: Final = 1.0  # seconds after which what nobody has taken is thought about here
ANSWERED_BY: Final = 20.0  # the same for what nobody has answered: its thinker may have died
AWAKE: Final = 3.0  # seconds after which a thinker that gave no sign is not there

ASK: Final = "INSERT INTO thoughts (work, owner) VALUES (?, ?) RETURNING id"
ANSWERS: Final = """
    SELECT id, answer, extract(epoch FROM clock_timestamp() - made)::float8, taken IS NOT NULL
    FROM thoughts WHERE id = ANY(?)"""
FORGET: Final = "DELETE FROM thoughts WHERE id=? RETURNING id"
THERE: Final = "SELECT count(*) FROM thinkers WHERE seen > clock_timestamp() - make_interval(secs => ?)"

TAKE: Final = """
    UPDATE thoughts SET taken=clock_timestamp() WHERE id = (
        SELECT id FROM thoughts AS mine WHERE taken IS NULL
        ORDER BY (SELECT count(*) FROM thoughts AS older WHERE older.owner=mine.owner AND older.id < mine.id), id
        FOR UPDATE SKIP LOCKED LIMIT 1
    ) RETURNING id, work"""  # owners in turn, however much one of them asks for
ANSWER: Final = "UPDATE thoughts SET answer=%s WHERE id=%s"
SIGN: Final = """
    INSERT INTO thinkers (name) VALUES (%s) ON CONFLICT (name) DO UPDATE SET seen=clock_timestamp()"""


class Thoughts:
    """What this worker has asked thinkers elsewhere."""

    def __init__(self, query: Query) -> None:
        self.query = query
        self.waiting: dict[int, asyncio.Future[str | None]] = {}
        self.looking: asyncio.Task[None] | None = None

    async def think(self, work: bytes, owner: str) -> str | None:
        """What a thinker elsewhere answers; None where there is none, or none has answered in time."""
        if not (await self.query(THERE, AWAKE))[0][0]:
            return None
        number = (await self.query(ASK, work, owner))[0][0]
        answer: asyncio.Future[str | None] = asyncio.get_running_loop().create_future()
        self.waiting[number] = answer
        if self.looking is None or self.looking.done():
            self.looking = asyncio.get_running_loop().create_task(self.look())
        try:
            return await answer
        finally:
            self.waiting.pop(number, None)
            await self.query(FORGET, number)

    async def look(self) -> None:
        """Look for answers as long as somebody waits for one."""
        try:
            while self.waiting:
                await asyncio.sleep(PAUSE)
                for number, answer, age, taken in await self.query(ANSWERS, list(self.waiting)):
                    waits = self.waiting.get(number)
                    late = age > (ANSWERED_BY if taken else TAKEN_BY)
                    if waits is not None and not waits.done() and (answer is not None or late):
                        waits.set_result(answer)
        finally:  # whatever happened, nobody waits for ever
            for waits in self.waiting.values():
                if not waits.done():
                    waits.set_result(None)


class Thinker:
    """The side of those who think."""

    def __init__(self, conninfo: str, name: str) -> None:
        self.connection = psycopg.connect(conninfo, autocommit=True)
        self.name = name

    def sign(self) -> None:
        """Say that somebody is here."""
        self.connection.execute(SIGN, (self.name,))

    def take(self) -> tuple[int, bytes] | None:
        """The next thought that waits, for nobody else; None if there is none."""
        found = self.connection.execute(TAKE).fetchone()
        return None if found is None else (found[0], bytes(found[1]))

    def answer(self, number: int, text: str) -> None:
        """What was thought."""
        self.connection.execute(ANSWER, (text, number))

    def close(self) -> None:
        self.connection.execute("DELETE FROM thinkers WHERE name=%s", (self.name,))
        self.connection.close()

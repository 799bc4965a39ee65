"""A table with people on all chairs, at a position, with a clock that is moved by hand."""

import asyncio
import re
from typing import Any

from tools.server.house import HandTime, House, Socket, lay_out

AUDIT = """
game: wired; seats: 4; active: A; step: moves; dealer: D
A hand: audit computer; B hand: switch; D hand: cable-2 trained
B network: S1>K2a>[P1,P2]; draw: computer*9
"""
WITH = AUDIT + "C hand: hacked switch\n"
WITHOUT = AUDIT + "C hand: trained switch\n"
DRAWN = re.compile(r'"(/t/)?[\w-]{22}"|"[0-9a-f]{64}"')  # ids and the sealed seed
PEOPLE = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay")


class Scene:
    """People on all chairs and a watcher at one table, with a clock that is moved by hand."""

    def __init__(self, house: House, time: HandTime) -> None:
        self.house = house
        self.time = time
        self.sockets: dict[str, Socket] = {}
        self.times: dict[str, list[tuple[float, str]]] = {}

    async def sit(self, position: str, about: str = "moves", **wish: Any) -> None:
        """Everybody sits down, and the position, in which A is asked, lies on the table."""
        given: dict[str, Any] = {"game": "wired", "seats": 4, "decoys": False, **wish}
        if given["game"] == "wired":  # windows of one length, however quick people are
            given["settings"] = {"response_seconds": "3", **given.get("settings", {})}
        people = [await self.house.person(name) for name in PEOPLE[: given["seats"]]]
        self.table = await people[0].table(**given)
        for seat, person in zip("ABCDEF", people, strict=False):
            self.sockets[seat] = await person.socket(self.table)
            if seat != "A":
                await self.sockets[seat].ask(do="sit", seat=seat)
        self.sockets["watcher"] = await (await self.house.person("Wes")).socket(self.table)
        await self.sockets["A"].ask(do="start")
        await lay_out(self.house.lobby, self.table, position)
        await asyncio.gather(*[self.see_the_position(socket, about) for socket in self.sockets.values()])

    async def see_the_position(self, socket: Socket, about: str) -> None:
        await socket.until("view", lambda view: view["seq"] > 100 and (view["asked"], view["about"]) == ("A", about))
        await socket.quiet()

    async def pass_time(self, seconds: float) -> None:
        """Let time pass, and note what everybody hears at which moment."""
        await self.time.move(seconds)
        await self.listen()

    async def listen(self) -> None:
        before = {name: len(socket.raw) for name, socket in self.sockets.items()}
        await asyncio.gather(*[socket.quiet() for socket in self.sockets.values()])
        for name, socket in self.sockets.items():
            self.times.setdefault(name, []).extend((self.time.now(), text) for text in socket.raw[before[name] :])

    def without_names(self, seat: str) -> list[tuple[float, str]]:
        """What somebody heard, without ids that are drawn anew for each table."""
        return [(at, DRAWN.sub('"ID"', text)) for at, text in self.times[seat]]

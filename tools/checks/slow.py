"""People who never finish what they say, and people who never listen: the server lets go of them."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from tools.checks.machine import used
from tools.checks.report import Report
from tools.checks.wire import Wire
from tools.server.house import Person, come_in
from tools.server.killed import Killed

REQUESTS: Final = 200
GUESTS, SOCKETS_EACH = 20, 5
LET_GO: Final = 15.0  # seconds
JOINED: Final = 1.0
GIVEN_UP: Final = 60.0


async def half_said(port: int) -> float:
    """Half a request; how long until the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    began = time.monotonic()
    writer.write(b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
    with suppress(OSError, TimeoutError):
        await asyncio.wait_for(reader.read(), GIVEN_UP)
    writer.close()
    return time.monotonic() - began


async def never_heard(host: Person, table: str) -> float:
    """Sockets that nobody reads; how long until none of their owners is at the table any more."""
    wires = []
    for n in range(GUESTS):
        person = await come_in(host.port, f"deaf {n}")
        for _ in range(SOCKETS_EACH):
            wires.append(await Wire(host.port, f"/api/tables/{table}/socket", person.token, lambda *_: None).connect())
            wires[-1].transport.pause_reading()
    began = time.monotonic()
    while time.monotonic() < began + GIVEN_UP:
        await asyncio.sleep(0.2)
        if not (await host.call("GET", f"/api/tables/{table}")).json["table"]["watchers"]:
            break
    seconds = time.monotonic() - began
    for wire in wires:
        wire.cut()
    return seconds


async def join(port: int) -> float:
    """How long somebody new takes to see a table of their own."""
    began = time.monotonic()
    person = await come_in(port, "newcomer")
    socket = await person.socket(await person.table("hackers", start=True))
    seconds = time.monotonic() - began
    await socket.close()
    return seconds


async def slow(report: Report, server: Killed, host: Person, table: str) -> None:
    """Both at once, while somebody new comes."""
    assert server.process is not None
    memory = used(server.process.pid).mib
    mute = [asyncio.create_task(half_said(server.port)) for _ in range(REQUESTS)]
    deaf = asyncio.create_task(never_heard(host, table))
    joined = []
    while not deaf.done():
        joined.append(await join(server.port))
        await asyncio.sleep(1.0)
    report.most(f"{REQUESTS} half-sent requests, closed after", max(await asyncio.gather(*mute)), LET_GO, " s")
    report.most(f"{GUESTS * SOCKETS_EACH} sockets that never read, cut after", await deaf, LET_GO, " s")
    report.most("somebody new sees a table after", max(joined), JOINED, " s")
    report.most("memory meanwhile", used(server.process.pid).mib - memory, 50, " MiB more")

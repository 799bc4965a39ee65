"""No answer leaves before its sync: the calls of the server to the system, in their order."""

import asyncio
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Final

from tests.server.house import come_in
from tests.server.killed import Killed, Player
from tools.checks.report import Report

CALLS: Final = "trace=fdatasync,fsync,sendto,write,writev,sendmsg,pwrite64"
ACK: Final = re.compile(r'type\\":\\"ack\\",\\"id\\":\\"(c\d+)')


async def no_answer_before_its_sync(report: Report, folder: Path, choices: int) -> None:
    """Play under strace: between the row of a choice and its acknowledgement there is a finished sync."""
    strace = shutil.which("strace")
    if strace is None:
        report.row("every answer after its sync", "strace is not installed: not checked (apt install strace)", False)
        return
    server = Killed(folder / "traced")
    server.database.parent.mkdir()
    await server.start()
    assert server.process is not None
    person = await come_in(server.port)
    player = Player(person, await person.table("hackers", start=True), 1)
    trace = folder / "calls.txt"
    command = [strace, "-f", "-qq", "-s", "400", "-y", "-e", CALLS, "-o", str(trace), "-p", str(server.process.pid)]
    tracer = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    await asyncio.sleep(1.0)
    until = time.monotonic() + 60
    while len(player.acked) < choices and time.monotonic() < until:
        await player.play(time.monotonic() + 2.0)
    tracer.send_signal(signal.SIGINT)
    tracer.wait()
    server.kill()
    answered, early = read_trace(trace.read_text(errors="replace"))
    figure = f"{answered} answers traced, {early} before their sync"
    report.row("every answer after its sync", figure, early == 0 and answered >= min(choices, len(player.acked)) > 0)


def read_trace(text: str) -> tuple[int, int]:
    """How many answers there are, and how many left without a sync that began and ended after the answer before.

    The player sends a choice only when the one before is answered, so its row cannot have been synced earlier.
    """
    answered = early = 0
    synced = False
    begun: set[str] = set()  # threads whose sync began after the answer before
    for line in text.splitlines():
        thread = line.split(" ", 1)[0]
        if "sync" in line and "unfinished" in line:
            begun.add(thread)
        elif "sync" in line and "resumed" in line:
            synced = synced or thread in begun
        elif "sync(" in line:
            synced = True
        if ACK.search(line):
            answered += 1
            early += not synced
            synced = False
            begun.clear()
    return answered, early

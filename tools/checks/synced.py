"""No answer leaves before its sync: the calls of the server to the system, in their order."""

import asyncio
import re
import shutil
import signal
import subprocess
import time
from pathlib import Path
from typing import Final

from tools.checks.report import Report
from tools.server.house import come_in
from tools.server.killed import Killed, Player

CALLS: Final = "trace=fdatasync,fsync,sendto,write,writev,sendmsg,pwrite64"
ACK: Final = re.compile(r'type\\":\\"ack\\",\\"id\\":\\"(c\d+_)')
CHOICE: Final = re.compile(r"c\d+_")
WHOLE_PAGE: Final = "4200"  # bytes of a call that are shown: the rows of a page are looked through


async def no_answer_before_its_sync(report: Report, folder: Path, choices: int) -> None:
    """Play under strace: after the row of a choice is written a sync begins and ends, then its answer leaves."""
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
    command = [
        strace,
        "-f",
        "-qq",
        "-s",
        WHOLE_PAGE,
        "-y",
        "-e",
        CALLS,
        "-o",
        str(trace),
        "-p",
        str(server.process.pid),
    ]
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
    """How many answers there are, and how many left before a sync that began after their row was written had ended."""
    answered = early = 0
    unsynced: set[str] = set()  # choices whose row is written and not yet on disk
    syncing: dict[str, set[str]] = {}  # by thread: what its sync brings to disk
    safe: set[str] = set()
    for line in text.splitlines():
        thread = line.split(" ", 1)[0]
        if "pwrite64(" in line:
            unsynced |= set(CHOICE.findall(line)) - safe
        elif "sync" in line and "unfinished" in line:
            syncing[thread] = set(unsynced)
        elif "sync" in line and ("resumed" in line or "sync(" in line):
            safe |= syncing.pop(thread, unsynced)
            unsynced -= safe
        for choice in ACK.findall(line):
            answered += 1
            early += choice not in safe
    return answered, early

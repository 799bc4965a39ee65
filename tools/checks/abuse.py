"""Check what the server makes of frames that no client of ours would send.

python -m tools.checks.abuse --frames 20000
"""

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from tools.checks.machine import used
from tools.checks.report import Report, spread
from tools.checks.slow import slow
from tools.checks.wire import TEXT, Wire, frame
from tools.server.house import come_in, request
from tools.server.killed import Killed, stored

VALID: Final[list[dict[str, Any]]] = [
    {"do": "choose", "id": "x", "game": "g", "seq": 1, "pick": "no"}, {"do": "sit", "seat": "B"},
    {"do": "say", "text": "hi"},
    {"do": "undo", "seq": 3}, {"do": "hold", "seq": 2}, {"do": "ahead", "until": "turn"}, {"do": "why", "card": "worm"},
    {"do": "arm", "orders": [{"pick": "no"}]}, {"do": "bot", "seat": "B", "bot": ""}, {"do": "mute", "guest": "g"},
]  # fmt: skip
WRONG: Final[list[Any]] = [
    None,
    -1,
    10**12,
    1.5,
    [],
    {},
    "x" * 500,
    True,
    "\u0000",
    "<img onerror=alert(1)>",
    "../../etc",
]
NAMED: Final = 0.99
BATCH: Final = 25


def near(dice: random.Random) -> bytes:
    """A command with one field that is wrong."""
    message = dict(dice.choice(VALID))
    name = dice.choice(list(message))
    kind = type(message[name])
    if dice.random() < 0.2:
        message["surplus"] = 1
    else:
        message[name] = dice.choice([value for value in WRONG if not isinstance(value, kind) or value in (-1, 10**12)])
    return json.dumps(message).encode()


def junk(dice: random.Random) -> bytes:
    """JSON of any kind, or what looks like it."""
    texts = [
        json.dumps(dice.choice(WRONG)), "[" * dice.randrange(1, 3000), "{" * 50, "", "nul", '{"do":', '{"do":"choose"}',
        json.dumps({"do": dice.choice(["", "CHOOSE", "ping ", "__init__"]), "id": "x"}),
        json.dumps({str(n): n for n in range(90)}),
    ]  # fmt: skip
    return dice.choice(texts).encode()


def broken(dice: random.Random) -> bytes:
    """Bytes that are no text frame."""
    return dice.choice(
        [
            frame(2, b"binary"), frame(TEXT, b"\xff\xfe\xc3\x28"), frame(3, b"reserved"), frame(TEXT, b"{}", mask=None),
            frame(TEXT, b'{"do":', fin=False) + frame(TEXT, b'"ping"}'), frame(0, b"nothing to go on with"),
            frame(TEXT, b"x" * 9000), frame(9, b"p" * 200), dice.randbytes(60),
        ]
    )  # fmt: skip


class Fuzzed:
    """One socket after the other, and what came back."""

    def __init__(self, port: int, table: str, token: str) -> None:
        self.port, self.table, self.token = port, table, token
        self.sent = self.errors = self.named = 0
        self.codes: dict[int, int] = {}
        self.answered = asyncio.Event()

    def hear(self, wire: Wire, text: bytes) -> None:
        if text.startswith(b'{"type":"error"'):
            self.errors += 1
            self.named += bool(json.loads(text)["ref"])
        elif text.startswith(b'{"type":"pong"'):
            self.answered.set()

    async def wire(self) -> Wire:
        return await Wire(self.port, f"/api/tables/{self.table}/socket", self.token, self.hear).connect()

    async def texts(self, frames: list[bytes]) -> bool:
        """Send messages on one socket; whether it lives on and answers."""
        wire = await self.wire()
        for text in frames:
            wire.say(text)
            self.sent += 1
        wire.say(b'{"do":"ping","id":"p"}')
        try:
            await asyncio.wait_for(self.answered.wait(), 10)
        except TimeoutError:
            return False
        finally:
            self.answered.clear()
            wire.hang_up()
        return True

    async def break_in(self, raw: bytes) -> None:
        """Send bytes; the server may answer or hang up with a code."""
        wire = await self.wire()
        wire.transport.write(raw)
        self.sent += 1
        wire.say(b'{"do":"ping","id":"p"}')
        until = time.monotonic() + 3
        while not (wire.gone.done() or self.answered.is_set()) and time.monotonic() < until:
            await asyncio.sleep(0.001)
        self.answered.clear()
        if wire.gone.done():
            self.codes[wire.gone.result()] = self.codes.get(wire.gone.result(), 0) + 1
        wire.cut()


async def abuse(folder: Path, frames: int, seed: int) -> int:
    report = Report(f"abuse: {frames} frames, seed {seed}")
    server = Killed(folder)
    await server.start()
    assert server.process is not None
    dice = random.Random(seed)
    try:
        host, stranger = await come_in(server.port, "host"), await come_in(server.port, "stranger")
        table = await host.table("hackers", start=True)
        before: dict[str, list[tuple[Any, ...]]] | None = None
        while before != (before := stored(server.database)):  # bots play until the host is asked
            await asyncio.sleep(2.0)
        memory = used(server.process.pid).mib
        fuzz = Fuzzed(server.port, table, stranger.token)
        alive = [await fuzz.texts([near(dice) for _ in range(BATCH)]) for _ in range(frames // 2 // BATCH)]
        share = fuzz.named / max(1, fuzz.sent)
        report.row(
            "near misses",
            f"{fuzz.sent} sent, {100 * share:.1f} % named with their field",
            share >= NAMED and all(alive),
        )
        alive = [await fuzz.texts([junk(dice) for _ in range(BATCH)]) for _ in range(frames * 2 // 5 // BATCH)]
        report.row(
            "junk", f"{fuzz.errors} refused of {fuzz.sent} so far, every socket lived on: {all(alive)}", all(alive)
        )
        for _ in range(frames // 10):
            await fuzz.break_in(broken(dice))
        allowed = {1002, 1003, 1005, 1006, 1007, 1008, 1009}
        report.row("broken frames", f"closed with {dict(sorted(fuzz.codes.items()))}", set(fuzz.codes) <= allowed)
        await slow(report, server, host, table)
        times = []
        for _ in range(50):
            began = time.perf_counter()
            assert (await request(server.port, "GET", "/healthz")).status == 200
            times.append(time.perf_counter() - began)
        report.row("the server answers", spread(times), True)
        after = stored(server.database)
        report.row("rows of the table", "unchanged", {name: after[name] for name in before} == before)
        report.most("memory", used(server.process.pid).mib - memory, 50, " MiB more")
    finally:
        server.kill()
    return report.finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(abuse(Path(folder), given.frames, given.seed))


if __name__ == "__main__":
    sys.exit(main())

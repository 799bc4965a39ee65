"""Games over days, restarts and clocks: nobody loses time because the server was down."""

import http.server
import threading
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server import hooks
from sneakernet.server.refused import Refused
from sneakernet.server.settings import Settings
from tests.server.house import HandTime, House, Socket, run


async def my_choice(socket: Socket, time: HandTime) -> int:
    """Play on until I am asked; the number of the moment."""
    while not (socket.view and socket.view["prompt"]):
        await time.move(1)
        await socket.quiet()
    return int(socket.view["seq"])


def test_a_deadline_is_credited_with_the_time_the_server_was_down(tmp_path: Path) -> None:
    async def first() -> tuple[str, Any, int]:
        time = HandTime(1_000_000.0)
        async with House(tmp_path, time) as house:
            ann = await house.person()
            table = await ann.table(pace="turns", deadline_hours=1, start=True)
            socket = await ann.socket(table)
            seq = await my_choice(socket, time)
            await socket.close()
            await time.move(1000)
            return table, ann, seq

    async def second(table: str, ann: Any, seq: int) -> None:
        time = HandTime(1_500_000.0)
        async with House(tmp_path, time) as house:
            ann.port = house.port
            socket = await ann.socket(table)
            assert socket.view["seq"] == seq and socket.view["prompt"]
            left = socket.table["chairs"][0]["clock_ms"] / 1000
            assert 2590 <= left <= 2640, "1000 s were used while the server was up, less 30 s of grace"
            await time.move(left - 5)
            await socket.quiet()
            assert socket.view["seq"] == seq
            await time.move(10)
            await socket.sees(lambda view: view["seq"] > seq)

    run(second(*run(first())))


def test_a_live_clock_gets_grace_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, Any]:
        time = HandTime(1_000_000.0)
        async with House(tmp_path, time) as house:
            ann = await house.person()
            table = await ann.table(clock={"kind": "bank", "seconds": 100, "increment": 0}, start=True)
            socket = await ann.socket(table)
            await my_choice(socket, time)
            await time.move(40)
            await socket.choose()
            await my_choice(socket, time)
            return table, ann

    async def second(table: str, ann: Any) -> None:
        async with House(tmp_path, HandTime(1_900_000.0)) as house:
            ann.port = house.port
            socket = await ann.socket(table)
            assert 85_000 <= socket.table["chairs"][0]["clock_ms"] <= 90_000

    run(second(*run(first())))


def test_orders_are_the_only_answers_in_a_game_over_days(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table("wired", seats=2, pace="turns", start=True)
            await ann.socket(table)
            desk = house.hall.desks[table]
            assert not desk.windows_on()

    run(scene())


def test_a_web_hook_may_call_only_named_hosts() -> None:
    settings = Settings(hook_hosts=("hooks.example",))
    assert hooks.check_hook("https://hooks.example/x", settings) == "https://hooks.example/x"
    assert hooks.check_hook("", settings) == ""
    for address in ("http://hooks.example/x", "https://other.example/", "https://u@hooks.example/", "file:///etc"):
        with pytest.raises(Refused):
            hooks.check_hook(address, settings)


def test_a_web_hook_is_called_once_and_not_led_astray() -> None:
    calls: list[bytes] = []

    class Door(http.server.BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            calls.append(self.rfile.read(int(self.headers["Content-Length"])))
            self.send_response(302)
            self.send_header("Location", "/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Door) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{server.server_address[1]}/x"
        hooks.post(address, hooks.Call("t", "/t/t", "hackers", "A", "Ann", "Your turn"))
        server.shutdown()
    assert len(calls) == 1 and b'"seat":"A"' in calls[0]

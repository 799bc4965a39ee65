"""Connections: what comes slowly, from too many, or twice; whose address counts; what a host can set."""

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest

from sneakernet.core.complaint import Complaint
from sneakernet.server.http.connections import handles
from sneakernet.server.http.security import HEADERS, address_of
from sneakernet.server.run import HOUR, MANY, Lasting, Rarely
from sneakernet.server.settings import Limits, Settings, from_environment
from tools.server.house import FAST, PATIENCE, Answer, House, hang_up, read_answer, request, run, soon
from tools.server.killed import Killed

GET = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
SLOW = {
    "a body that never comes": b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 10\r\n\r\n{",
    "a second request that is half sent": GET + b"\r\nGET /",
    "nothing at all": b"",
}


@pytest.mark.parametrize("said", SLOW.values(), ids=list(SLOW))
def test_what_does_not_come_in_time_is_not_waited_for(
    said: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sneakernet.server.http.connections.PATIENCE", 0.3)

    async def scene() -> None:
        async with House(tmp_path) as house:
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(said)
            await asyncio.wait_for(reader.read(), 8)  # a connection that is kept alive would stay for 15 s
            writer.close()
            assert (await house.get("/healthz")).status == 200

    run(scene())
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING], "the log tells nothing"


def test_a_request_that_takes_its_time_to_be_answered_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sneakernet.server.http.connections.PATIENCE", 0.2)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table()
            assert (await ann.call("GET", f"/api/tables/{table}?after=0&wait=1")).status == 200

    run(scene())


def test_connections_are_counted_for_each_address_and_the_idle_make_room(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, limits=replaced(connections_per_address=3)) as house:
            lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(4)]
            assert await is_cut(lines[3]) and await stays(lines[0])
            for _, writer in lines:
                await hang_up(writer)
            await soon(lambda: not house.server.server_state.connections)  # the server has noticed
            assert (await house.get("/healthz")).status == 200, "who has gone is not counted any more"
        async with House(tmp_path, limits=replaced(connections=3)) as house:
            lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(3)]
            assert (await house.get("/healthz")).status == 200, "who is new is answered"
            assert await is_cut(lines[0]) and await stays(lines[2])
            for _, writer in lines:
                writer.close()

    run(scene())


def test_each_of_several_who_come_at_once_takes_another_place(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, limits=replaced(connections=3)) as house:
            first = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(3)]
            second = await asyncio.gather(*[asyncio.open_connection("127.0.0.1", house.port) for _ in range(3)])
            assert [await is_cut(line) for line in first] == [True] * 3
            assert [await stays(line) for line in second] == [True] * 3
            for _, writer in [*first, *second]:
                writer.close()

    run(scene())


def replaced(**more: int) -> Limits:
    return msgspec.structs.replace(FAST, **more)


Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def is_cut(line: Line, wait: float = PATIENCE) -> bool:
    """Whether the server hangs up."""
    try:
        return await asyncio.wait_for(line[0].read(1), wait) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


async def stays(line: Line) -> bool:
    """Whether the server has not hung up."""
    return not await is_cut(line, 0.2)


def test_a_process_may_have_as_many_connections_as_the_machine_allows() -> None:
    assert handles() == handles() >= 256


def test_strangers_who_take_all_handles_keep_nobody_out_and_fill_no_log(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killed(tmp_path)
        server.errors, server.handles = tmp_path / "errors.txt", 256
        await server.start()
        strangers = await asyncio.gather(*[asyncio.open_connection("127.0.0.1", server.port) for _ in range(500)])
        for _ in range(20):
            assert (await request(server.port, "GET", "/healthz")).status == 200
        for _, writer in strangers:
            await hang_up(writer)
        server.kill()
        assert server.errors.read_text() == ""

    run(scene())


def test_the_same_complaint_is_written_once_a_minute() -> None:
    rarely = Rarely(60.0)

    def said(text: str) -> bool:
        return rarely.filter(logging.LogRecord("asyncio", logging.ERROR, "", 0, text, (), None))

    assert [said(text) for text in ("no handle", "no handle", "no room", "no handle\nat 7")] == [
        True,
        False,
        True,
        False,
    ]
    rarely.seconds = 0.0
    assert said("no handle")


def test_what_lasts_is_looked_through_when_many_tables_have_left_or_once_an_hour(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    did: list[str] = []
    for name in ("freeze", "unfreeze", "collect"):
        monkeypatch.setattr(f"sneakernet.server.run.gc.{name}", lambda name=name: did.append(name))
    left = [0]
    lasting = Lasting(lambda: left[0])
    for left[0] in (0, MANY - 1, MANY, MANY + 1):
        lasting.settle()
    assert did == ["freeze", "freeze", "unfreeze", "collect", "freeze", "freeze"]
    for _ in range(HOUR):
        lasting.settle()
    assert did.count("collect") == 2


@pytest.mark.parametrize("more", ["Origin: https://evil.example\r\n", "Host: evil.example\r\n"])
def test_two_headers_of_which_one_is_enough_are_refused(more: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            own = f"Host: 127.0.0.1:{house.port}\r\nOrigin: http://127.0.0.1:{house.port}\r\n"
            for first, second in ((own, more), (more, own)):
                answer = await raw(house, f"POST /api/guests HTTP/1.1\r\n{first}{second}Connection: close\r\n\r\n")
                assert answer.status == 400

    run(scene())


def test_two_session_cookies_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            for given in (f"sneakernet={ann.token}; sneakernet=x", f"sneakernet=x; sneakernet={ann.token}"):
                assert (await house.get("/api/me", Cookie=given)).status == 400
            assert (await house.get("/api/me", Cookie=f"other=1; sneakernet={ann.token}")).status == 200

    run(scene())


async def raw(house: House, text: str) -> Answer:
    reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
    writer.write(text.encode())
    try:
        return read_answer(await asyncio.wait_for(reader.read(), 8))
    finally:
        writer.close()


UPGRADE = "GET /api/tables/x/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"


@pytest.mark.parametrize("text", ["nonsense\r\n\r\n", f"{UPGRADE}\r\n", f"{UPGRADE}Sec-WebSocket-Version: 1\r\n\r\n"])
def test_a_request_that_is_none_gets_every_header(text: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            answer = await raw(house, text)
            assert answer.status in (400, 426)
            assert {**answer.headers, **HEADERS, "cache-control": "no-store"} == answer.headers

    run(scene())


def from_address(client: str, *forwarded: str, proxies: tuple[str, ...] = ("10.0.0.0/8", "::1/128")) -> str:
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    return address_of({"type": "http", "client": (client, 1), "headers": headers}, Settings(proxies=proxies))


def test_the_last_address_that_is_no_proxy_counts() -> None:
    assert from_address("203.0.113.9", "198.51.100.1") == "203.0.113.9", "nobody is believed who is no proxy"
    assert from_address("10.0.0.1", "6.6.6.6, 198.51.100.1") == "198.51.100.1"
    assert from_address("10.0.0.1", "6.6.6.6", "198.51.100.1") == "198.51.100.1", "in a header of its own, too"
    assert from_address("10.0.0.1", "6.6.6.6, 198.51.100.1, 10.9.9.9") == "198.51.100.1", "through two proxies"
    assert from_address("10.0.0.1") == "10.0.0.1"
    assert from_address("::1", "198.51.100.1") == from_address("::ffff:10.0.0.1", "198.51.100.1") == "198.51.100.1"


def test_who_has_a_whole_network_of_ipv6_is_one_address() -> None:
    assert from_address("2001:db8:1:2::1") == from_address("2001:db8:1:2:ffff::9") != from_address("2001:db8:1:3::1")
    assert from_address("::ffff:198.51.100.1") == "198.51.100.1"


def test_proxies_and_limits_are_read_or_complained_about() -> None:
    there = from_environment({"SNEAKERNET_PROXIES": "10.1.2.3 10.0.0.0/8", "SNEAKERNET_LIMITS": "sockets_per_guest=3"})
    assert there.proxies == ("10.1.2.3/32", "10.0.0.0/8") and there.limits.sockets_per_guest == 3
    for wrong in ({"PROXIES": "proxy.local"}, {"LIMITS": "nothing=1"}, {"LIMITS": "frame_bytes=-1"}, {"LIMITS": "x"}):
        with pytest.raises(Complaint):
            from_environment({f"SNEAKERNET_{name}": text for name, text in wrong.items()})

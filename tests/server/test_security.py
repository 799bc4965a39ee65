"""Security: headers on every answer, origins, sizes, rates, names, paths. Nothing that comes in breaks anything."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sneakernet.server.http.caching import FOR_ALL
from sneakernet.server.http.routes import ROUTES
from sneakernet.server.http.security import POLICY
from sneakernet.server.people.guests import proposed_name
from sneakernet.server.people.names import BadText, clean_name, clean_text, distinct, graphemes
from sneakernet.server.settings import Limits
from sneakernet.server.wire.client import Client
from sneakernet.server.wire.messages import Pong
from sneakernet.table.handles import HANDLES
from tools.server.house import Answer, House, hang_up, request, run

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def complete(answer: Answer) -> bool:
    """Whether an answer carries all headers."""
    cached = answer.headers.get("cache-control")
    return all(answer.headers.get(name) == value for name, value in HEADERS.items()) and cached is not None


def test_every_route_carries_every_header_errors_included(tmp_path: Path) -> None:
    async def scene() -> None:
        (tmp_path / "web").mkdir()
        (tmp_path / "web" / "index.html").write_text("<title>x</title>")
        async with House(tmp_path, web=str(tmp_path / "web")) as house:
            paths = {route.path.replace("{table}", "x" * 22).replace("{game}", "hackers") for route in ROUTES}
            paths |= {"/", "/t/abc", "/static/index.html", "/static/none.js", "/nothing", "/api/openapi.json", "/%00"}
            for method in ("GET", "POST", "PATCH", "DELETE", "PUT"):
                for path in sorted(paths):
                    answer = await request(house.port, method, path)
                    assert complete(answer), (method, path, answer.headers)
                    assert answer.status < 500, (method, path, answer.status)
                    if path.startswith("/api/") and "json" not in path:
                        kept = "no-cache" if FOR_ALL.match(path) and answer.status == 200 else "no-store"
                        assert answer.headers["cache-control"] == kept
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"NONSENSE\r\n\r\n")
            raw = await reader.read()
            await hang_up(writer)
            assert b"400" in raw and POLICY.encode() in raw

    run(scene())


def test_a_foreign_page_can_do_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            own = {"Origin": f"http://127.0.0.1:{house.port}"}
            came = await request(house.port, "POST", "/api/guests", {"name": "Ann"}, own)
            cookie = came.headers["set-cookie"]
            assert "HttpOnly" in cookie and "SameSite=lax" in cookie
            mine = {"Cookie": cookie.partition(";")[0]}
            assert (await request(house.port, "GET", "/api/me", None, mine)).json["guest"]["name"] == "Ann"
            wish = {"game": "hackers"}
            made = await request(house.port, "POST", "/api/tables", wish, {**mine, **own})
            assert made.status == 201
            foreign = {**mine, "Origin": "https://evil.example"}
            assert (await request(house.port, "POST", "/api/tables", wish, foreign)).status == 403
            assert (await request(house.port, "POST", "/api/tables", wish, mine)).status == 403
            table = made.json["table"]["id"]
            address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"
            for headers in (foreign, mine):
                with pytest.raises(InvalidStatus) as refused:
                    await connect(address, additional_headers=headers, proxy=None)
                assert refused.value.response.status_code == 403
            socket = await connect(address, additional_headers={**mine, **own}, proxy=None)
            await socket.close()
            rebound = await request(house.port, "GET", "/api/games", None, {"Host": "evil.example"})
            assert rebound.status == 403

    run(scene())


def test_a_guest_without_a_name_is_not_called_like_a_bot() -> None:
    assert not {proposed_name().rpartition("_")[0] for _ in range(200)} & set(HANDLES)


def test_over_tls_the_cookie_is_bound_to_its_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, origins=("https://play.example",)) as house:
            headers = {"Origin": "https://play.example", "Host": "play.example"}
            came = await request(house.port, "POST", "/api/guests", {"name": "Ann"}, headers)
            cookie = came.headers["set-cookie"]
            assert cookie.startswith("__Host-sneakernet=") and "Secure" in cookie
            assert "strict-transport-security" in came.headers

    run(scene())


def test_a_signed_out_secret_is_void_and_no_secret_is_stored(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            assert (await ann.call("GET", "/api/me")).status == 200
            assert (await ann.call("DELETE", "/api/me")).status == 204
            assert (await ann.call("GET", "/api/me")).status == 401
            files = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
            assert ann.token.encode() not in files
        assert (tmp_path / "tables.db").stat().st_mode & 0o077 == 0

    run(scene())


BAD = [
    b"", b"null", b"[]", b"{", b'{"do":"nothing"}', b'{"do":"choose"}', b'{"do":"choose","id":"a","game":"g","seq":-1}',
    b'{"do":"choose","id":"","game":"g","seq":1}', b'{"do":"choose","id":"a b","game":"g","seq":1}',
    b'{"do":"sit","seat":"Z"}',
    b'{"do":"sit","extra":1}', b'{"do":"change","beat":7}', b'{"do":"arm","orders":[{}]}', b"\xff\xfe", b"[" * 4000,
    b'{"do":"say","text":"' + b"x" * 500 + b'"}', b'{"do":"ahead","until":"never"}', b"1e999", b'"\\ud800"',
]  # fmt: skip


def test_bad_messages_are_answered_by_name_and_the_socket_stays(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table(start=True)
            socket = await ann.socket(table)
            await socket.my_turn()
            for text in BAD:
                if text == b"\xff\xfe":
                    continue
                await socket.connection.send(text.decode())
                problem = await socket.until("error")
                assert problem["code"] == "bad_message", text
                posted = await request(house.port, "POST", f"/api/tables/{table}/do", None, ann.headers, text)
                assert posted.status == 400 and posted.json["code"] == "bad_message", text
            assert (await socket.ask(do="sit", seat="F"))["ref"] == "seat"
            assert (await socket.ask(do="choose", game=socket.view["game"], seq=0, pick="x"))["code"] == "stale"
            posted = await request(house.port, "POST", f"/api/tables/{table}/do", None, ann.headers, b"\xff\xfe")
            assert posted.status == 400
            assert (await socket.ask(do="ping"))["type"] == "pong"

    run(scene())


def near_the_schema(chance: random.Random) -> str:
    """A message that is almost one."""
    words = ["choose", "sit", "stand", "away", "say", "hold", "arm", "ahead", "change", "why", "undo", "bot", "x", ""]
    values: list[Any] = [
        None,
        True,
        -1,
        0,
        7,
        1.5,
        10**30,
        "",
        "A",
        "Z",
        "x" * 200,
        [],
        {},
        [[]],
        {"a": 1},
        "\u202e",
        "\x00",
    ]
    fields = [
        "id",
        "seq",
        "pick",
        "option",
        "seat",
        "away",
        "text",
        "phrase",
        "orders",
        "until",
        "beat",
        "game",
        "card",
    ]
    body = {name: chance.choice(values) for name in chance.sample(fields, chance.randrange(5))}
    return json.dumps({"do": chance.choice(words), **body})


def test_near_misses_neither_break_nor_change_anything(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, eve = await house.person("Ann"), await house.person("Eve")
            table = await ann.table(start=True)
            a, watcher = await ann.socket(table), await eve.socket(table)
            before = await a.my_turn()
            chance = random.Random(11)
            for n in range(400):
                await watcher.connection.send(near_the_schema(chance))
                if n % 20 == 19:
                    assert (await watcher.ask(do="ping"))["type"] == "pong"
            codes = {message["code"] for message in watcher.heard if message["type"] == "error"}
            assert "bad_message" in codes and codes <= {
                "bad_message", "forbidden", "stale", "bad_text", "rate_limited", "seat_taken", "not_found",
                "illegal_choice", "not_your_turn",
            }  # fmt: skip
            again = await ann.socket(table)
            assert again.view["prompt"] == before["prompt"]

    run(scene())


def test_what_is_too_large_or_too_fast_is_turned_away(tmp_path: Path) -> None:
    async def scene() -> None:
        slow = Limits(message_burst=10, messages_per_second=1, tables_per_minute=3, sockets_per_guest=2, chat_lines=2)
        async with House(tmp_path, limits=slow) as house:
            ann = await house.person()
            table = await ann.table()
            big = await ann.socket(table)
            await big.connection.send("x" * 9000)
            assert await big.closed() == 1009
            binary = await ann.socket(table)
            await binary.connection.send(b"{}")
            assert await binary.closed() == 1003
            fast = await ann.socket(table)
            assert (await fast.ask(do="say", text="1"))["type"] == "ack"
            assert (await fast.ask(do="say", text="2"))["type"] == "ack"
            assert (await fast.ask(do="say", text="3"))["code"] == "rate_limited"
            for _ in range(20):
                await fast.send(do="ping")
            assert await fast.closed() == 1008
            keep = [await ann.socket(table), await ann.socket(table)]
            with pytest.raises(InvalidStatus) as refused:
                await ann.socket(table)
            assert refused.value.response.status_code == 429 and len(keep) == 2
            answers = [await ann.call("POST", "/api/tables", {"game": "hackers"}) for _ in range(4)]
            assert answers[-1].status == 429 and int(answers[-1].headers["retry-after"]) > 0
            huge = await request(house.port, "POST", "/api/tables", None, ann.headers, b"x" * 65536)
            assert huge.status == 413
            chunked = {**ann.headers, "Transfer-Encoding": "chunked"}
            piece = b"4000\r\n" + b"x" * 0x4000 + b"\r\n"
            sent = await request(house.port, "POST", "/api/tables", None, chunked, piece * 2 + b"0\r\n\r\n")
            assert sent.status in (400, 413)
            many = {f"X-{n}": "y" for n in range(3000)}
            assert (await request(house.port, "GET", "/healthz", None, many)).status in (400, 431)

    run(scene())


class Ajar:
    """A socket whose reader does not read, until they do."""

    def __init__(self) -> None:
        self.room = False
        self.said: list[bytes] = []
        self.codes: list[int] = []

    def has_room(self) -> bool:
        return self.room

    def send_text(self, text: bytes) -> None:
        self.said.append(text)

    def close(self, code: int) -> None:
        self.codes.append(code)

    def abort(self) -> None:
        self.codes.append(0)


def test_who_does_not_read_is_dropped() -> None:
    async def scene() -> None:
        line, socket = Client("guest", "en", Limits(queue_messages=4)), Ajar()
        line.open(socket)
        for n in range(10):
            line.send(Pong(str(n)))
        assert not socket.said and not socket.codes
        socket.room = True
        line.flush()
        assert socket.codes == [4000] and len(socket.said) == 1 and b'"slow"' in socket.said[0]

    run(scene())


def test_a_request_that_does_not_come_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakernet.server.http.connections.PATIENCE", 0.3)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table())
            reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            assert await asyncio.wait_for(reader.read(), 5) == b""
            await hang_up(writer)
            assert (await socket.ask(do="ping"))["type"] == "pong", "an open socket stays"

    run(scene())


def test_unknown_and_private_things_are_not_found_alike(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table(start=True)
            game = (await ann.call("GET", f"/api/tables/{table}")).json["view"]["game"]
            unknown = await ann.call("GET", f"/api/replays/{'x' * 22}")
            running = await ann.call("GET", f"/api/replays/{game}")
            assert unknown.status == running.status == 404 and unknown.body == running.body
            assert (await ann.call("GET", f"/api/tables/{'x' * 22}")).status == 404
            assert len(table) == 22 and len(game) == 22

    run(scene())


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a\u202eb",
        "a\u0007",
        "\u200b",
        "a" * 25,
        "e" + "\u0301" * 10_000,
        "x\u0301\u0301\u0301\u0301",
        "\u2066x",
        "\ud800",
    ],
)
def test_bad_names_are_refused(name: str) -> None:
    with pytest.raises(BadText):
        clean_name(name)


@pytest.mark.parametrize("name", ["Zoë", "👩‍💻", "🇩🇪🇩🇪", "<img onerror=x>", "ゼロクール", "a" * 24, "{{7*7}}"])
def test_good_names_are_shown_as_they_are(name: str) -> None:
    assert clean_name(name) == name
    assert clean_name(f"  {name} ") == name


def test_characters_are_counted_as_a_reader_counts_them() -> None:
    assert graphemes("👩‍💻e\u0301🇩🇪") == 3
    assert clean_name("e\u0301") == "é"
    assert clean_text("") == ""


def test_look_alikes_get_a_number() -> None:
    assert distinct("admin", ["аdmin"]) == "admin 2"
    for other in ("lan", "1an", "ıan", "!an", "İan", "Iаn", "ιan"):
        assert distinct(other, ["Ian"]) == f"{other} 2"
    assert distinct("Zero", ["Ann"]) == "Zero"

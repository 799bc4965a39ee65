"""Being told that a game waits: each address confirmed by a code, none private, none led astray, few of them."""

import asyncio
import base64
import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any, Final
from zoneinfo import ZoneInfo

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sneakernet.server.people.calendar import Calendar
from sneakernet.server.people.outside import Outside, Unreachable, is_public
from sneakernet.server.wire.channels import Away, Preferences
from tools.server.house import Answer, HandTime, House, Person, request, rest, run
from tools.server.listener import World, world

NTFY: Final = "https://ntfy.sh/zero-cool-1995"
DISCORD: Final = "https://discord.com/api/webhooks/123/abc-DEF_9"
HOOK: Final = "https://hooks.example/x?y=1"


def a_house(tmp_path: Path, outside: World, where: str = "", time: Any = None, **more: Any) -> House:
    given = {"database": where} if where else {}
    house = House(
        tmp_path, time, origins=("https://play.example",), **{"hook_hosts": ("hooks.example",), **more, **given}
    )
    house.outside = outside  # type: ignore[attr-defined]
    return house


async def ann_of(house: House) -> Person:
    house.lobby.services.channels.outside = house.outside.outside  # type: ignore[attr-defined]
    return await house.person("Ann")


async def add(person: Person, kind: str, address: str) -> Answer:
    return await person.call("POST", "/api/me/channels", {"kind": kind, "address": address})


def code_in(text: bytes) -> str:
    found = re.search(rb"\b(\d{6})\b", text)
    assert found, text
    return found[1].decode()


async def confirmed(person: Person, outside: World, kind: str, address: str) -> str:
    """A channel whose code was read; its id."""
    made = await add(person, kind, address)
    assert made.status == 201, made.body
    code = code_in(outside.heard[-1].body)
    page = await person.call("POST", f"/api/me/channels/{made.json['id']}/confirm", {"code": code})
    assert page.status == 200 and page.json["channels"][-1]["confirmed"]
    return str(made.json["id"])


@pytest.mark.parametrize(("kind", "address"), [("ntfy", NTFY), ("discord", DISCORD), ("hook", HOOK)])
def test_a_channel_is_used_once_its_code_was_read_there(tmp_path: Path, where: str, kind: str, address: str) -> None:
    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside, where) as house:
            ann = await ann_of(house)
            made = (await add(ann, kind, address)).json
            assert not made["confirmed"] and made["to"] in address and "abc-DEF" not in json.dumps(made)
            path = f"/api/me/channels/{made['id']}"
            assert (await ann.call("POST", f"{path}/test")).status == 409, "nothing more before that"
            await house.lobby.services.channels.tell(ann.id, "notice-turn", "HACKERS")
            assert len(outside.heard) == 1
            wrong = await ann.call("POST", f"{path}/confirm", {"code": "000000"})
            assert (wrong.status, wrong.json["ref"]) == (422, "code")
            code = code_in(outside.heard[0].body)
            assert (await ann.call("POST", f"{path}/confirm", {"code": code})).status == 200
            assert (await ann.call("POST", f"{path}/test")).status == 204
            await house.lobby.services.channels.tell(ann.id, "notice-turn", "HACKERS")
            assert b"It is your turn: HACKERS." in outside.heard[-1].body and len(outside.heard) == 3
            assert all(b"/t/" not in heard.body for heard in outside.heard), "no link that lets anybody in"
            assert {host for host, _ in outside.lines} == {address.split("/")[2]}
            assert (await ann.call("DELETE", path)).status == 204
            await house.lobby.services.channels.tell(ann.id, "notice-turn", "HACKERS")
            assert len(outside.heard) == 3

    with world() as outside:
        run(scene(outside))


@pytest.mark.parametrize(
    ("kind", "address", "why"),
    [
        ("hook", "http://hooks.example/x", "must begin with https"),
        ("hook", "https://hooks.example:8443/x", "must begin with https"),
        ("hook", "https://u:p@hooks.example/x", "must begin with https"),
        ("hook", "https://[", "must begin with https"),
        ("hook", "https://hooks.example/ä", "must begin with https"),
        ("hook", "https://elsewhere.example/", "hooks.example"),
        ("ntfy", "https://ntfy.sh/", "must begin with https"),
        ("ntfy", "https://ntfy.sh.evil.example/topic", "ntfy.sh"),
        ("discord", "https://discord.com/api/users/@me", "must begin with https"),
        ("push", "no json", "must begin with https"),
        ("mail", "ann@example.org", "doesn’t offer that"),
    ],
)
def test_what_may_not_be_told_is_refused_and_says_why(tmp_path: Path, kind: str, address: str, why: str) -> None:
    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside) as house:
            answer = await add(await ann_of(house), kind, address)
            assert answer.status == 422 and why in answer.json["text"]
            assert not outside.lines

    with world() as outside:
        run(scene(outside))


@pytest.mark.parametrize(
    "addresses",
    [
        ["127.0.0.1"], ["10.1.2.3"], ["192.168.1.1"], ["169.254.169.254"], ["100.64.0.1"], ["0.0.0.0"], ["224.0.0.1"],
        ["::1"], ["fe80::1"], ["fd00::1"], ["::ffff:127.0.0.1"], ["64:ff9b::7f00:1"], ["2002:7f00:1::"],
        ["93.184.215.14", "10.0.0.1"], [],
    ],
    ids=str,
)  # fmt: skip
def test_no_private_address_is_ever_called_whatever_its_name(tmp_path: Path, addresses: list[str]) -> None:
    async def scene(outside: World) -> None:
        outside.names["ntfy.sh"] = addresses
        async with a_house(tmp_path, outside) as house:
            ann = await ann_of(house)
            answer = await add(ann, "ntfy", NTFY)
            assert (answer.status, answer.json["ref"]) == (422, "address") and not outside.lines
            assert (await ann.call("GET", "/api/me/channels")).json["channels"] == []

    with world() as outside:
        run(scene(outside))


def test_a_name_is_looked_up_once_and_what_was_looked_at_is_called(tmp_path: Path) -> None:
    """Whoever answers otherwise the second time leads nobody anywhere."""
    with world() as outside:
        outside.outside.post(NTFY, b"x", {})
        assert outside.looked_up == ["ntfy.sh"] and outside.lines == [("ntfy.sh", outside.look_up("")[0])]
        outside.status = 302
        with pytest.raises(Unreachable, match="302"):
            outside.outside.post(NTFY, b"x", {})
        assert [heard.path for heard in outside.heard] == ["/zero-cool-1995"] * 2, "a redirect is not followed"
    assert not is_public("127.0.0.1") and is_public("93.184.215.14")
    with pytest.raises(Unreachable):
        Outside(look_up=lambda _: ["127.0.0.1"]).post("https://localhost/", b"", {})


def test_there_are_few_channels_and_few_tries(tmp_path: Path) -> None:
    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside, time=(time := HandTime())) as house:
            ann = await ann_of(house)
            for n in range(5):
                assert (await add(ann, "ntfy", f"https://ntfy.sh/topic-{n}")).status == 201
            full = await add(ann, "ntfy", "https://ntfy.sh/one-more")
            assert (full.status, len(outside.heard)) == (403, 5)
            first = (await ann.call("GET", "/api/me/channels")).json["channels"][0]["id"]
            path = f"/api/me/channels/{first}/confirm"
            code = code_in(outside.heard[0].body)
            for _ in range(5):
                assert (await ann.call("POST", path, {"code": f"{(int(code) + 1) % 10**6:06}"})).status == 422
            assert (await ann.call("POST", path, {"code": code})).status == 409, "by now it is void"
            again = await add(ann, "ntfy", "https://ntfy.sh/topic-0")
            assert again.status == 201, "the same address gets a new code"
            await time.move(3601)
            path = f"/api/me/channels/{again.json['id']}/confirm"
            assert (await ann.call("POST", path, {"code": code_in(outside.heard[-1].body)})).status == 409
            bob = await house.person("Bob")
            assert (await bob.call("DELETE", f"/api/me/channels/{first}")).status == 404
            await ann.call("DELETE", "/api/me")
            assert await house.lobby.store.channels(ann.id) == []

    with world() as outside:
        run(scene(outside))


def test_nobody_is_sent_many_codes_however_many_ask_for_them(tmp_path: Path) -> None:
    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside) as house:
            people = [await ann_of(house), *[await house.person(name) for name in ("Bob", "Cy", "Di", "Eve")]]
            answers = [(await add(person, "ntfy", NTFY)).status for person in people]
            assert answers == [201, 201, 201, 201, 429] and len(outside.heard) == 4

    with world() as outside:
        run(scene(outside))


def test_a_browser_reads_its_message_and_nobody_else_does(tmp_path: Path) -> None:
    """The push service is one of this test's own: it sees a signature by the server's key, and no word."""
    browser, auth = generate_private_key(SECP256R1()), b"0123456789abcdef"
    point = browser.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    spelt = [base64.urlsafe_b64encode(key).decode().rstrip("=") for key in (point, auth)]
    endpoint = "https://updates.push.services.mozilla.com/wpush/v2/abc"
    subscription = json.dumps({"endpoint": endpoint, "keys": {"p256dh": spelt[0], "auth": spelt[1]}})

    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside) as house:
            ann = await ann_of(house)
            page = (await ann.call("GET", "/api/me/channels")).json
            assert page["offered"] == ["push", "ntfy", "discord", "hook"] and len(page["push_key"]) == 87
            made = (await add(ann, "push", subscription)).json
            heard = outside.heard[0]
            assert b"code" not in heard.body and heard.headers["TTL"]
            text = http_ece.decrypt(heard.body, private_key=browser, auth_secret=auth)
            token = re.match(r"vapid t=([^,]+),k=(.+)", heard.headers["Authorization"].replace(", ", ","))
            assert token and token[2].rstrip("=") == page["push_key"]
            claims = json.loads(base64.urlsafe_b64decode(token[1].split(".")[1] + "=="))
            assert claims["aud"] == "https://updates.push.services.mozilla.com"
            assert (await ann.call("GET", "/api/me/channels")).json["push_key"] == page["push_key"], "it stays"
            path = f"/api/me/channels/{made['id']}/confirm"
            assert (await ann.call("POST", path, {"code": code_in(text)})).status == 200
            evil = subscription.replace("updates.push.services.mozilla.com", "intranet.example")
            assert (await add(ann, "push", evil)).status == 422

    with world() as outside:
        run(scene(outside))


class MailServer:
    """A mail server of this test's own, as far as one letter goes."""

    def __init__(self) -> None:
        self.letters: list[str] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 here\r\n")
        inside, letter = False, list[str]()
        while line := (await reader.readline()).decode():
            if inside and line != ".\r\n":
                letter.append(line)
                continue
            if inside:
                self.letters.append("".join(letter))
            inside = line.upper().startswith("DATA")
            ends = line.upper().startswith("QUIT")
            writer.write(b"354 go on\r\n" if inside else b"221 bye\r\n" if ends else b"250 fine\r\n")
            if ends:
                break
        writer.close()


def test_letters_go_out_by_the_owners_mail_server_to_domains_that_the_owner_allows(tmp_path: Path) -> None:
    async def scene(outside: World) -> None:
        post = MailServer()
        async with await asyncio.start_server(post.serve, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            mail: Any = {
                "mail": f"smtp://127.0.0.1:{port}",
                "mail_from": "play@play.example",
                "mail_domains": ("ann.example",),
            }
            async with a_house(tmp_path, outside, **mail) as house:
                ann = await ann_of(house)
                for wrong in ("ann@other.example", "ann", "a@b@ann.example", "x\r\nBcc: y@ann.example", "@ann.example"):
                    assert (await add(ann, "mail", wrong)).status == 422
                made = (await add(ann, "mail", "ann@ann.example")).json
                assert "To: ann@ann.example" in post.letters[0] and "From: play@play.example" in post.letters[0]
                path = f"/api/me/channels/{made['id']}/confirm"
                code = code_in(post.letters[0].partition("\n\n")[2].encode() or post.letters[0].encode())
                assert (await ann.call("POST", path, {"code": code})).status == 200
                await house.lobby.services.channels.tell(ann.id, "notice-turn", "WIRED")
                assert "It is your turn: WIRED." in post.letters[1] and "/t/" not in post.letters[1]

    with world() as outside:
        run(scene(outside))


def test_a_feed_shows_what_waits_to_whoever_has_its_address_until_it_is_revoked(tmp_path: Path, where: str) -> None:
    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside, where) as house:
            ann = await ann_of(house)
            table = await ann.table("hackers", pace="turns", start=True)
            await (await ann.socket(table)).my_turn()
            page = (await ann.call("POST", "/api/me/feed")).json
            atom, calendar = (page[name].removeprefix("https://play.example") for name in ("atom", "calendar"))
            news = await request(house.port, "GET", atom)
            assert news.status == 200 and b"It is your turn: HACKERS." in news.body and news.body.count(b"<entry>") == 1
            days = await request(house.port, "GET", calendar)
            assert days.body.count(b"BEGIN:VEVENT") == 1 and b"SUMMARY:It is your turn: HACKERS." in days.body
            assert table.encode() not in news.body + days.body, "no link that lets anybody in"
            key = atom.split("/")[2].split(".")[0]
            assert (await request(house.port, "POST", "/api/keys", {"key": key})).status == 404, "it opens nothing"
            other = (await ann.call("POST", "/api/me/feed")).json["atom"].removeprefix("https://play.example")
            assert (await request(house.port, "GET", atom)).status == 404, "the one of before is void"
            assert (await ann.call("DELETE", "/api/me/feed")).status == 204
            assert (await request(house.port, "GET", other)).status == 404
            assert (await request(house.port, "GET", "/feed/nothing.atom")).status == 404

    with world() as outside:
        run(scene(outside))


def test_who_wants_to_play_a_game_hears_of_an_open_seat_but_not_every_time(tmp_path: Path) -> None:
    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside) as house:
            ann, bob = await ann_of(house), await house.person("Bob")
            await confirmed(ann, outside, "ntfy", NTFY)
            bad = await ann.call("PUT", "/api/me/preferences", {"seeks": ["poker"]})
            assert bad.status == 422
            assert (await ann.call("PUT", "/api/me/preferences", {"seeks": ["access-denied"]})).status == 200
            told = len(outside.heard)
            await bob.table("hackers", public=True)
            await ann.table("access-denied", public=True)
            await bob.table("access-denied")
            await rest()
            assert len(outside.heard) == told, "another game, one of my own, a private one"
            for _ in range(6):
                await bob.table("access-denied", public=True)
                await rest()
            assert len(outside.heard) == told + 3
            assert b"Somebody wants to play Access Denied" in outside.heard[-1].body

    with world() as outside:
        run(scene(outside))


def test_on_days_away_no_deadline_runs_and_nobody_tells_me(tmp_path: Path, where: str) -> None:
    berlin = ZoneInfo("Europe/Berlin")
    friday = datetime(2026, 11, 20, 12, tzinfo=berlin).timestamp()

    async def scene(outside: World) -> None:
        async with a_house(tmp_path, outside, where, HandTime(friday)) as house:
            ann = await ann_of(house)
            await confirmed(ann, outside, "ntfy", NTFY)
            set_to = {
                "zone": "Europe/Berlin",
                "weekdays": [5, 6],
                "away": [{"first": "2026-11-23", "last": "2026-11-23"}],
            }
            assert (await ann.call("PUT", "/api/me/preferences", set_to)).json["weekdays"] == [5, 6]
            assert (await ann.call("PUT", "/api/me/preferences", {"zone": "Nowhere/At_All"})).status == 422
            long = {"away": [{"first": "2026-12-01", "last": "2027-02-01"}]}
            assert (await ann.call("PUT", "/api/me/preferences", long)).status == 422
            table = await ann.table("hackers", pace="turns", deadline_hours=24, start=True)
            socket = await ann.socket(table)
            await socket.my_turn()
            await socket.quiet()
            playing = house.lobby.tables[table].state.playing
            assert playing is not None
            hours = (playing.clocks.left_of(0, house.time.now()) or 0) / 3600
            assert 95 < hours <= 96, "a day, and Saturday, Sunday and Monday, on which none of it passes"

    with world() as outside:
        run(scene(outside))


def test_days_away_are_those_of_the_persons_own_time_zone() -> None:
    auckland = Calendar(Preferences("Pacific/Auckland", [6]))
    sunday_there = datetime(2026, 11, 21, 12, tzinfo=ZoneInfo("UTC")).timestamp()
    assert auckland.away_at(sunday_there) and not Calendar(Preferences("UTC", [6])).away_at(sunday_there)
    berlin = Calendar(Preferences("Europe/Berlin", [], [Away("2026-10-25", "2026-10-25")]))
    before = datetime(2026, 10, 24, 23, tzinfo=ZoneInfo("Europe/Berlin")).timestamp()
    assert berlin.due(before, 7200) - before == 7200 + 25 * 3600, (
        "the clocks go back that night: it is a day of 25 hours"
    )

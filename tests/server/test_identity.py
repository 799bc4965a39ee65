"""One person on several devices: links that open once, phrases, and devices that are signed out."""

import asyncio
import logging
import re
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.people.guests import DAY
from sneakernet.server.people.keys import LINK_SECONDS, MOST_DEVICES
from sneakernet.server.people.secrecy import new_phrase, read_phrase
from sneakernet.server.settings import Limits
from sneakernet.server.storage.copying import back_up
from sneakernet.server.wire.identity import device_name
from tools.server.house import Answer, HandTime, House, Person, request, run

PHONE = (
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36"
)


def a_house(tmp_path: Path, where: str, time: Any = None, **more: Any) -> House:
    return House(tmp_path, time, database=where, owner_file=str(tmp_path / "owner.txt"), **more)


async def link_of(person: Person) -> str:
    """What opens a new link."""
    page = (await person.call("POST", "/api/me/link")).json
    assert page["seconds"] == LINK_SECONDS
    return str(page["link"].partition("#")[2])


async def arrive(house: House, key: str, **headers: str) -> Answer:
    return await request(house.port, "POST", "/api/arrivals", {"key": key, "token": True}, headers)


def come(house: House, answer: Answer) -> Person:
    """Who has arrived."""
    assert answer.status == 201, answer.body
    return Person(house.port, answer.json["token"], answer.json["guest"])


async def devices(person: Person) -> list[Any]:
    found: list[Any] = (await person.call("GET", "/api/me/devices")).json["devices"]
    return found


def test_a_link_brings_name_seats_and_games_to_another_device_once(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            key = await link_of(ann)
            told = await request(house.port, "POST", "/api/keys", {"key": key})
            assert (told.status, told.json) == (200, {"name": "Ann"})
            phone = come(house, await arrive(house, key, **{"User-Agent": PHONE}))
            assert phone.id == ann.id and phone.token != ann.token
            assert [line["id"] for line in (await phone.call("GET", "/api/me/tables")).json["tables"]] == [table]
            view = await (await phone.socket(table)).my_turn()
            assert view["seat"] == "A" and (await (await ann.socket(table)).my_turn())["prompt"] == view["prompt"]
            assert (await arrive(house, key)).json["text"].startswith("This link or phrase")
            assert [line["name"] for line in await devices(ann) if not line["here"]] == ["Chrome · Android"]

    run(scene())


def test_of_two_who_come_by_one_link_at_once_one_arrives(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            key = await link_of(await house.person("Ann"))
            answers = await asyncio.gather(*[arrive(house, key) for _ in range(8)])
            assert sorted(answer.status for answer in answers) == [201] + [404] * 7

    run(scene())


def test_a_link_is_void_after_five_minutes_and_when_another_is_made(tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            ann = await house.person("Ann")
            first, second = await link_of(ann), await link_of(ann)
            assert (await arrive(house, first)).status == 404
            await time.move(LINK_SECONDS + 1)
            assert (await arrive(house, second)).status == 404
            third = await link_of(ann)
            await time.move(LINK_SECONDS - 1)
            assert (await arrive(house, third)).status == 201

    run(scene())


def test_a_phrase_brings_back_whoever_has_lost_everything_however_it_is_typed(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann = await house.person("Ann")
            old = (await ann.call("POST", "/api/me/phrase")).json["phrase"]
            phrase = (await ann.call("POST", "/api/me/phrase")).json["phrase"]
            assert re.fullmatch(r"([a-z]{5} ){7}[a-z]{5}", phrase) and (await arrive(house, old)).status == 404
            assert (await ann.call("GET", "/api/me/devices")).json["phrase"]
            for typed in (phrase, f"  {phrase.upper()} ", phrase.replace(" ", "-\n")):
                assert come(house, await arrive(house, typed)).id == ann.id
            assert (await ann.call("DELETE", "/api/me/phrase")).status == 204
            assert (await arrive(house, phrase)).status == 404
            copy = tmp_path / "copy.db"
            back_up(where, copy)
            for secret in (phrase, ann.token):
                assert secret.encode() not in copy.read_bytes()

    run(scene())


def test_phrases_differ_and_have_all_their_bits() -> None:
    made = {new_phrase() for _ in range(1000)}
    assert len(made) == 1000 and all(read_phrase(phrase) == phrase for phrase in made)
    words = {word for phrase in made for word in phrase.split()}
    assert len(words) > 7000, "of 65,536 that there are"
    assert read_phrase("a-link_thatIsNoPhrase0") == "a-link_thatIsNoPhrase0"


def test_a_device_that_is_signed_out_is_out_at_once_and_the_others_stay(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            phone = come(house, await arrive(house, await link_of(ann)))
            socket, stays = await phone.socket(table), await ann.socket(table)
            other = next(line["id"] for line in await devices(ann) if not line["here"])
            eve = await house.person("Eve")
            assert (await eve.call("DELETE", f"/api/me/devices/{other}")).status == 404
            assert (await ann.call("DELETE", f"/api/me/devices/{other}")).status == 204
            assert await socket.closed() == 4000
            assert (await phone.call("GET", "/api/me")).status == 401
            assert (await stays.ask(do="ping"))["type"] == "pong"
            assert [line["here"] for line in await devices(ann)] == [True]

    run(scene())


def test_who_signs_out_is_out_on_every_device_and_no_key_opens_any_more(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann = await house.person("Ann")
            phone = come(house, await arrive(house, await link_of(ann)))
            phrase = (await ann.call("POST", "/api/me/phrase")).json["phrase"]
            link = await link_of(ann)
            assert (await phone.call("DELETE", "/api/me")).status == 204
            assert (await ann.call("GET", "/api/me")).status == 401
            assert [(await arrive(house, key)).status for key in (phrase, link)] == [404, 404]
            assert await house.lobby.store.devices(ann.id) == [] == await house.lobby.store.keys(ann.id)

    run(scene())


def test_whatever_is_wrong_with_a_key_the_answer_is_the_same(tmp_path: Path) -> None:
    """Nobody learns whether somebody of a name, or a key of before, exists."""

    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            ann = await house.person("Ann")
            used = await link_of(ann)
            await arrive(house, used)
            late = await link_of(ann)
            await time.move(LINK_SECONDS + 1)
            keys = [used, late, "Ann", ann.id, new_phrase(), "A" * 22, "ä" * 200, "\u0000"]
            for path in ("/api/keys", "/api/arrivals"):
                told = [await request(house.port, "POST", path, {"key": key}, house_origin(house)) for key in keys]
                assert {(answer.status, answer.body) for answer in told} == {(404, told[0].body)}
                assert all("set-cookie" not in answer.headers for answer in told)

    run(scene())


def house_origin(house: House) -> dict[str, str]:
    return {"Origin": f"http://127.0.0.1:{house.port}"}


def test_an_address_may_try_few_keys(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, limits=Limits()) as house:
            told = [await arrive(house, new_phrase()) for _ in range(12)]
            assert [answer.status for answer in told[:10]] == [404] * 10
            assert told[11].status == 429 and int(told[11].headers["retry-after"]) >= 1

    run(scene())


def test_a_browser_that_arrives_as_somebody_else_leaves_nothing_of_who_it_was(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, origin = await house.person("Ann"), house_origin(house)
            entered = await request(house.port, "POST", "/api/guests", {"name": "Bob"}, origin)
            cookie = entered.headers["set-cookie"].partition(";")[0]
            key = await link_of(ann)
            for headers in ({}, {"Origin": "https://evil.example"}):
                sent = await request(house.port, "POST", "/api/arrivals", {"key": key}, {"Cookie": cookie, **headers})
                assert sent.status == 403
            answer = await request(house.port, "POST", "/api/arrivals", {"key": key}, {"Cookie": cookie, **origin})
            assert answer.status == 201 and answer.json["token"] == "" and answer.json["guest"]["name"] == "Ann"
            new = answer.headers["set-cookie"].partition(";")[0]
            assert (await house.get("/api/me", Cookie=cookie)).status == 401, "the secret of before is void"
            assert (await house.get("/api/me", Cookie=new)).json["guest"]["id"] == ann.id
            again = await link_of(ann)
            same = await request(house.port, "POST", "/api/arrivals", {"key": again}, {"Cookie": new, **origin})
            assert same.status == 200 and "set-cookie" not in same.headers
            assert (await arrive(house, again)).status == 201, "who is there already uses up no link"

    run(scene())


def test_the_device_that_was_used_least_lately_goes_when_there_are_too_many(tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            ann = await house.person("Ann")
            phrase = (await ann.call("POST", "/api/me/phrase")).json["phrase"]
            first = come(house, await arrive(house, phrase))
            await time.move(DAY + 1)
            await ann.call("GET", "/api/me")
            for _ in range(MOST_DEVICES - 1):
                await arrive(house, phrase)
            assert (await first.call("GET", "/api/me")).status == 401
            assert len(await devices(ann)) == MOST_DEVICES

    run(scene())


def test_who_is_banned_comes_by_no_key(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            key = await link_of(ann)
            await house.lobby.moderation.ban(ann.id, "Ann", 1.0)
            assert (await arrive(house, key)).status == 403

    run(scene())


def test_no_key_and_no_secret_is_logged_or_sent_in_an_address(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            phrase = (await ann.call("POST", "/api/me/phrase")).json["phrase"]
            keys = [phrase, await link_of(ann)]
            arrived = [come(house, await arrive(house, key)) for key in keys]
            page = await house.get("/me")
            assert page.headers["referrer-policy"] == "no-referrer" and page.status == 200
            for secret in (*keys, ann.token, *[person.token for person in arrived]):
                assert secret not in caplog.text

    run(scene())


def test_an_export_names_devices_without_what_opens_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            await ann.call("POST", "/api/me/phrase")
            told = (await ann.call("GET", "/api/me/export")).json
            assert set(told["devices"][0]) == {"name", "made_at", "seen_at"} and told["phrase"] is True
            (device,) = await house.lobby.store.devices(ann.id)
            assert device.mark not in str(told)

    run(scene())


def test_a_device_is_named_by_its_browser_and_system_and_by_nothing_else() -> None:
    assert device_name(PHONE) == "Chrome · Android"
    assert device_name("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0") == "Firefox · Linux"
    assert device_name("<script>alert(1)</script>") == "" == device_name("")

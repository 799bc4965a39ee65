"""Passkeys: what is signed is ours, fresh and used once, whatever worker asked for it; nothing else opens anything."""

import base64
import json
from pathlib import Path

import pytest

from sneakernet.server.people.passkeys import SECONDS, Passkeys
from sneakernet.server.wire.errors import Refused
from tools.server.house import HandTime, House, request, run


def signed(challenge: bytes) -> str:
    """What a browser sends, as far as the challenge goes."""
    spelt = base64.urlsafe_b64encode(challenge).decode().rstrip("=")
    data = base64.urlsafe_b64encode(json.dumps({"challenge": spelt}).encode()).decode().rstrip("=")
    return json.dumps({"id": "x", "response": {"clientDataJSON": data}})


def test_a_challenge_is_good_once_and_for_minutes_and_for_whom_it_was_made(tmp_path: Path, where: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime(), database=where) as house:
            here, there = house.lobby.services.passkeys, Passkeys(house.lobby.store, time)
            asked = signed(await here.challenge("ann"))
            await there.answered(asked, "ann")  # another worker on the same store
            for again, whom in ((there, "ann"), (here, "bob")):
                with pytest.raises(Refused):
                    await again.answered(asked, whom)
            late = signed(await here.challenge(""))
            await time.move(SECONDS + 1)
            for wrong in (late, signed(b"x" * 56), signed(b""), "{}", "[]", "no json", json.dumps({"id": 3})):
                with pytest.raises(Refused):
                    await here.answered(wrong, "")

    run(scene())


def test_programs_and_strangers_get_the_same_no(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            assert (await ann.call("POST", "/api/me/passkeys/offer")).status == 403, "it comes from a page of ours"
            origin = {"Origin": f"http://127.0.0.1:{house.port}"}
            asked = await request(house.port, "POST", "/api/passkeys/offer", None, origin)
            assert asked.status == 200 and asked.json["challenge"]
            for credential in (signed(b"x"), "{}", "nothing"):
                answer = await request(house.port, "POST", "/api/passkeys", {"credential": credential}, origin)
                assert (answer.status, answer.json["code"]) == (404, "not_found")
                assert "doesn’t open anything" in answer.json["text"]

    run(scene())

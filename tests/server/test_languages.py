"""Languages at the door: what is refused, wherever it is refused, is said in the reader's language."""

from pathlib import Path
from typing import Any

import pytest

from sneakernet.say import DEFAULT, languages
from sneakernet.server.wire.sentences import voice
from tools.server.house import House, request, run

WRONG: list[tuple[str, str, dict[str, str], Any, int]] = [
    ("GET", "/api/nothing", {}, None, 404),
    ("POST", "/api/openapi.json", {}, None, 405),
    ("GET", "/api/games", {"Host": "evil.example"}, None, 403),
    ("POST", "/api/tables", {}, {}, 401),
    ("POST", "/api/guests", {}, {"name": 7}, 400),
    ("GET", "/static/lang/xx.json", {}, None, 404),
]


async def answers(house: House, language: str) -> list[tuple[int, Any]]:
    """Every wrong request, as a browser of this language would make it."""
    found = []
    for method, path, headers, body, _ in WRONG:
        answer = await request(house.port, method, path, body, {"Accept-Language": language, **headers})
        found.append((answer.status, answer.json["text"]))
    return found


@pytest.mark.parametrize("language", [name for name in languages() if name != DEFAULT])
def test_every_refusal_is_in_the_language_of_the_browser(tmp_path: Path, language: str) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ours, english = await answers(house, language), await answers(house, DEFAULT)
            assert [status for status, _ in ours] == [status for *_, status in WRONG]
            assert [one for one, other in zip(ours, english, strict=True) if one == other] == []

    run(scene())


def test_the_browser_learns_which_languages_there_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            found = (await request(house.port, "GET", "/static/lang/languages.json")).json
            assert found == {name: voice(name).speech.say("language-name") for name in languages()}
            assert (found["en"], found["de"]) == ("English", "Deutsch")

    run(scene())


def test_the_wrong_method_is_answered_with_the_right_ones(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            answer = await request(house.port, "PUT", "/api/me")
            assert (answer.status, answer.headers["allow"]) == (405, "DELETE, GET, HEAD, PATCH")

    run(scene())

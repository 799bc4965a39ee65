"""The example bot of the documentation plays a whole game through the front door; the documents describe that door."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sneakernet.core.registry import game_names
from sneakernet.server.http.openapi import openapi, socket_schema
from sneakernet.server.http.routes import ROUTES
from sneakernet.server.wire import messages
from tools.server.house import House, run

ROOT = Path(__file__).resolve().parents[2]


def example() -> Any:
    """The example as a module."""
    spec = importlib.util.spec_from_file_location("example_bot", ROOT / "docs" / "reference" / "example_bot.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_example_bot_plays_to_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bot = await house.person("Ann"), await house.person("Bot")
            table = await ann.table(sit="", start=True)
            result = await example().play(f"http://127.0.0.1:{house.port}", table, bot.token)
            assert abs(sum(result["shares"]) - 1) < 1e-9

    run(scene())


@pytest.mark.parametrize("game", sorted(game_names()))
def test_every_message_is_one_of_the_documented_ones(tmp_path: Path, game: str) -> None:
    """The socket's document is made from these types; what a table says is read back into them, and nothing is lost."""

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            line = await ann.socket(await ann.table(game, start=True))
            for message in ({"do": "why", "card": "none"}, {"do": "say", "phrase": "hello"}, {"do": "arm"}):
                await line.ask(**message)
            for _ in range(20):
                if (await line.my_turn())["result"]:
                    break
                await line.choose()
                line.view["prompt"] = None
            for text in line.raw:
                read = msgspec.json.decode(text, type=messages.Message)
                assert json.loads(msgspec.json.encode(read)) == json.loads(text)

    run(scene())


def test_every_route_and_message_is_in_the_documents() -> None:
    document = json.loads(openapi())
    for route in ROUTES:
        operation = document["paths"][route.path][route.method.lower()]
        assert str(route.status) in operation["responses"]
        assert ("security" in operation) == ("401" in operation["responses"]), route.path
    schema = json.loads(socket_schema())
    text = (ROOT / "docs" / "reference" / "network.md").read_text(encoding="utf-8")
    for name in schema["$defs"]:
        tag = schema["$defs"][name].get("properties", {})
        for field in ("do", "type"):
            for word in tag.get(field, {}).get("enum", []):
                assert word in text, f"{word} is not described"
    for code in schema["$defs"]["Problem"]["properties"]["code"]["enum"]:
        assert f"`{code}`" in text, f"{code} is not described"

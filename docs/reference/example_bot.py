"""A bot that plays over the network: it comes to a table, sits down, and picks at random until the game is over.

    python docs/reference/example_bot.py http://127.0.0.1:8000 TABLE-ID

It needs nothing but `pip install websockets` and shows every message that matters: a guest with a token, the socket,
`sit`, `view` with its prompt, `choose`, `ack`, and what to do when a choice was too late.
"""

import asyncio
import itertools
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect


def come_in(server: str, name: str) -> str:
    """A guest of its own; the token is its secret."""
    body = json.dumps({"name": name, "token": True}).encode()
    request = urllib.request.Request(f"{server}/api/guests", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        token: str = json.load(answer)["token"]
        return token


async def play(server: str, table: str, token: str) -> dict[str, Any]:
    """Sit down and play; returns the result of the game."""
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
    numbers = itertools.count()
    async with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, proxy=None) as socket:
        await socket.send(json.dumps({"do": "sit"}))
        async for text in socket:
            message = json.loads(text)
            view = message if message["type"] == "view" else message.get("view")
            if view is None:
                continue
            if view["result"] is not None:
                return dict(view["result"])
            prompt = view["prompt"] or (view["window"] or {}).get("prompt")
            if prompt is not None:
                pick = random.choice(prompt["options"])["pick"]
                choice = {"do": "choose", "id": f"pick-{next(numbers)}", "game": view["game"], "seq": view["seq"]}
                await socket.send(json.dumps({**choice, "pick": pick}))
    raise ConnectionError("the table was closed")


def main() -> None:
    server, table = sys.argv[1:3]
    result = asyncio.run(play(server, table, come_in(server, "example bot")))
    print(result["text"])


if __name__ == "__main__":
    main()

"""A server that means harm does none: it leads nowhere, fills no memory, and stops no keys."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection
from websockets.exceptions import ConnectionClosed

from sneakernet.terminal import service as services
from sneakernet.terminal.guests import Guests
from sneakernet.terminal.link import Closed, Link, News
from sneakernet.terminal.messages import ViewMessage, Welcome
from sneakernet.terminal.screen.app import Goal, Terminal
from sneakernet.terminal.screen.play import TableScreen
from sneakernet.terminal.service import LARGEST, Refused, Service, Unreachable
from sneakernet.terminal.words import Words
from tests.terminal.hostile import body, head, http_server, socket_server
from tools.terminal.pictures import SCENES
from tools.terminal.scenes import welcome_of

PATIENCE = 60.0


def asking(say: object, path: str = "/api/me") -> Exception:
    """What comes of one question to such a server."""

    async def ask() -> Exception:
        async with http_server(say) as address:  # type: ignore[arg-type]
            try:
                await asyncio.wait_for(Service(address, "en").get(path), PATIENCE)
            except (Refused, Unreachable) as problem:
                return problem
        raise AssertionError("it was believed")

    return asyncio.run(ask())


def test_no_redirect_is_followed() -> None:
    led = []

    async def elsewhere(writer: asyncio.StreamWriter) -> None:
        led.append(1)
        writer.write(head("302 Found", "location: http://127.0.0.1:9/api/me", "content-length: 0"))
        await writer.drain()

    assert isinstance(asking(elsewhere), Unreachable) and led == [1]


def test_an_answer_of_fifty_megabytes_is_let_go_at_four() -> None:
    sent = []

    async def much(writer: asyncio.StreamWriter) -> None:
        writer.write(head("200 OK", "content-length: 52428800"))
        for _ in range(50):
            writer.write(b" " * 2**20)
            await writer.drain()
            sent.append(2**20)

    assert isinstance(asking(much), Unreachable)
    assert sum(sent) < 50 * 2**20 and LARGEST == 4 * 2**20


def test_an_answer_that_drips_without_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(services, "PATIENCE", 0.5)

    async def drip(writer: asyncio.StreamWriter) -> None:
        writer.write(head("200 OK", "content-length: 1000000"))
        while True:
            writer.write(b" ")
            await writer.drain()
            await asyncio.sleep(0.01)

    assert isinstance(asking(drip), Unreachable)


@pytest.mark.parametrize("answer", [{"token": "a\r\nX: 1"}, {"token": 7}, {}, [], "x", None])
def test_a_secret_that_is_none_goes_into_no_header(answer: object, tmp_path: Path) -> None:
    async def come() -> None:
        async def say(writer: asyncio.StreamWriter) -> None:
            writer.write(body(answer))
            await writer.drain()

        async with http_server(say) as address:
            with pytest.raises(Unreachable):
                await Guests(tmp_path / "guests.json").come_in(Service(address, "en"))

    asyncio.run(come())
    assert not (tmp_path / "guests.json").exists()


def heard(say: object, until: int = 3) -> list[News]:
    """What a line to such a server brings, until it is closed or so much has come."""

    async def listen() -> list[News]:
        found: list[News] = []
        async with socket_server(say) as address:  # type: ignore[arg-type]
            link = Link(Service(address, "en"), "table")
            async for news in link.news():
                found.append(news)
                if isinstance(news, Closed) or len(found) > until:
                    break
            await link.close()
        return found

    return asyncio.run(asyncio.wait_for(listen(), PATIENCE))


def test_a_view_of_fifty_megabytes_is_never_taken_in() -> None:
    async def much(socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            await socket.send('{"type": "view", "pad": "' + "x" * 50 * 2**20 + '"}')

    assert not any(isinstance(news, ViewMessage) for news in heard(much))


def test_a_message_that_is_none_ends_the_line_for_good() -> None:
    async def nonsense(socket: ServerConnection) -> None:
        await socket.send('{"type": "view", "game": "\\u001b[2J"}')
        await socket.wait_closed()

    found = heard(nonsense)
    assert isinstance(found[-1], Closed) and found[-1].code == "unfit"


def test_keys_are_heard_while_a_server_talks_without_end() -> None:
    """A server that says more than can be shown does not freeze the screen: q leaves."""
    welcome = {**welcome_of(SCENES[0])}
    view = {**welcome["view"], "news": ["\x1b[2J flood " * 20] * 20}

    async def flood(socket: ServerConnection) -> None:
        await socket.send(json.dumps(welcome))
        try:
            for n in range(100_000):
                await socket.send(json.dumps({**view, "seq": n}))
        except ConnectionClosed:
            pass

    async def play() -> Terminal:
        async with socket_server(flood) as address:
            app = Terminal(Words("en"), Service(address, "en"), Goal("table", "table"))
            async with app.run_test(size=(80, 24)) as pilot:
                while not (isinstance(app.screen, TableScreen) and len(app.screen.at.log) > 100):
                    await pilot.pause(0.05)
                assert len(app.screen.at.log) <= 1000 and "\x1b" not in "".join(app.screen.at.log)
                await pilot.press("q")
                await pilot.pause(0.5)
                return app

    app = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert app.return_code == 0


def test_a_network_that_hangs_on_itself_is_listed_and_not_drawn_for_ever() -> None:
    scene = next(scene for scene in SCENES if scene.game == "wired")
    welcome = welcome_of(scene)
    loop = {"name": "internet", "card": "switch", "on": "internet", "active": True, "issues": []}
    for seat in welcome["view"]["view"]["facts"]["equipment"]:
        welcome["view"]["view"]["facts"]["equipment"][seat] = [loop] * 3

    async def say(socket: ServerConnection) -> None:
        await socket.send(json.dumps(welcome))
        await socket.wait_closed()

    async def draw() -> int:
        async with socket_server(say) as address:
            app = Terminal(Words("en"), Service(address, "en"), Goal("table", "table"))
            async with app.run_test(size=(200, 50)) as pilot:
                while not (isinstance(app.screen, TableScreen) and app.screen.at.view is not None):
                    await pilot.pause(0.05)
                return len(app.screen.at.drawn("board", 80))

    assert 0 < asyncio.run(asyncio.wait_for(draw(), PATIENCE)) <= 400


def test_a_handshake_that_leads_elsewhere_is_not_followed() -> None:
    async def listen() -> News | None:
        async def elsewhere(writer: asyncio.StreamWriter) -> None:
            writer.write(head("302 Found", "location: ws://127.0.0.1:9/", "content-length: 0"))
            await writer.drain()

        async with http_server(elsewhere) as address:
            last = None
            async for news in Link(Service(address, "en"), "table").news():
                last = news
            return last

    found = asyncio.run(asyncio.wait_for(listen(), PATIENCE))
    assert isinstance(found, Closed) and found.code == "redirect"


def test_a_welcome_is_a_welcome() -> None:
    """The same servers, saying what is right: the tests above fail for the right reason."""

    async def say(socket: ServerConnection) -> None:
        await socket.send(json.dumps(welcome_of(SCENES[0])))
        await socket.wait_closed()

    assert any(isinstance(news, Welcome) for news in heard(say, until=2))

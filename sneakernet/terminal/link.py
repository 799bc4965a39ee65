"""Link: the open line to a table. It dials again by itself when it breaks, and says so."""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncIterator
from typing import Any, Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

from sneakernet.terminal.messages import Bye, Message, read
from sneakernet.terminal.safe import Unfit
from sneakernet.terminal.service import LARGEST, Service

PAUSES: Final = (0.5, 1.0, 2.0, 4.0, 8.0)  # seconds before dialling again
SILENCE: Final = 25.0  # seconds after which a sign of life is sent
PATIENCE: Final = 10.0  # seconds to dial
WAITING: Final = 16  # messages that are read ahead; a server that says more has to wait
FINAL: Final = {"kicked", "signed_out", "closed"}  # after such a good-bye nobody dials again


class Dialling(NamedTuple):
    """The line is down; `tries` to get it back so far."""

    tries: int


class Connected(NamedTuple):
    """The line is there."""


class Closed(NamedTuple):
    """The line is down for good, and why."""

    text: str
    code: str = ""


News = Message | Dialling | Connected | Closed


class Dial(connect):
    """A dial that is led nowhere else."""

    def process_redirect(self, exc: Exception) -> Exception | str:
        return exc


class Link:
    """The line of one guest to one table."""

    def __init__(self, service: Service, table: str) -> None:
        self.service = service
        self.table = table
        self.socket: ClientConnection | None = None
        self.numbers = itertools.count()
        self.mine = secrets.token_hex(4)  # choices that are sent again bear the same id, those of others do not
        self.open = True
        self.unsure: dict[str, Any] | None = None  # a choice whose answer has not come

    async def news(self) -> AsyncIterator[News]:
        """Everything that comes, for as long as anybody listens; ends with Closed."""
        tries = 0
        while self.open:
            yield Dialling(tries)
            try:
                async with self.dial() as socket:
                    self.socket = socket
                    yield Connected()
                    if self.unsure is not None:  # the same id: it counts once
                        await socket.send(json.dumps(self.unsure))
                    async for message in self.listen(socket):
                        tries = 0
                        yield message
                        if isinstance(message, Bye) and message.code in FINAL:
                            self.open = False
                            yield Closed(message.text, message.code)
                            return
            except InvalidStatus as refused:
                if 400 <= refused.response.status_code < 500 and refused.response.status_code != 429:
                    yield Closed(told(bytes(refused.response.body)), str(refused.response.status_code))
                    return
                if 300 <= refused.response.status_code < 400:
                    yield Closed("", "redirect")
                    return
            except Unfit:
                yield Closed("", "unfit")
                return
            except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed, WebSocketException):
                pass
            finally:
                self.socket = None
            if self.open:
                yield Dialling(tries + 1)
                if self.service.revive is not None:
                    await asyncio.to_thread(self.service.revive)
                await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    def dial(self) -> Dial:
        """A new connection."""
        address = f"ws{self.service.server[4:]}/api/tables/{self.table}/socket?lang={self.service.language}"
        return Dial(
            address,
            additional_headers=self.service.headers(),
            max_size=LARGEST,
            max_queue=WAITING,
            compression=None,  # a few bytes could become many
            open_timeout=PATIENCE,
            close_timeout=1.0,
            proxy=None,
        )

    async def listen(self, socket: ClientConnection) -> AsyncIterator[Message]:
        """What comes through one connection; in silence a sign of life goes out."""
        while True:
            try:
                text = await asyncio.wait_for(socket.recv(), SILENCE)
            except TimeoutError:
                await socket.send('{"do": "ping"}')
                continue
            message = read(text)
            if message is not None:
                yield message
            await asyncio.sleep(0)  # however much comes, keys are heard

    async def send(self, do: str, **fields: Any) -> str:
        """Send a command; its id comes back. Empty if the line is down: nothing was sent."""
        name = f"{self.mine}-{next(self.numbers)}"
        command = {"do": do, "id": name, **fields}
        if do == "choose":
            self.unsure = command
        if self.socket is None:
            return ""
        try:
            await self.socket.send(json.dumps(command))
        except ConnectionClosed:
            return ""
        return name

    def answered(self, name: str) -> None:
        """The answer to a command has come."""
        if self.unsure is not None and self.unsure["id"] == name:
            self.unsure = None

    async def close(self) -> None:
        """Hang up."""
        self.open = False
        if self.socket is not None:
            await self.socket.close()


def told(body: bytes) -> str:
    """Why a handshake was refused, in the server's words."""
    try:
        problem = read(body)
    except Unfit:
        return ""
    return str(getattr(problem, "text", ""))

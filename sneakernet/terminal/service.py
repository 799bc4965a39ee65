"""Service: single questions to a server over HTTP. No redirect is followed, and no answer may be large or slow."""

import asyncio
import http.client
import json
import ssl
import time
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import msgspec

from sneakernet.terminal.safe import Unfit, safe

LARGEST: Final = 4 * 2**20  # bytes of one answer
PIECE: Final = 64 * 1024
PATIENCE: Final = 15.0  # seconds for one answer
SILENCE: Final = 5.0  # seconds in which nothing comes at all


class Refused(Exception):
    """The server has said no, with a reason in words."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text or f"HTTP {status}")
        self.status = status
        self.code = code


class Unreachable(Exception):
    """There is no such server, or it does not answer as one."""


class Service:
    """One server, as one guest knows it."""

    def __init__(
        self, server: str, language: str, revive: Callable[[], object] | None = None, forwarded: str = ""
    ) -> None:
        self.server = server
        self.public = server  # where others find it
        self.language = language
        self.token = ""
        self.revive = revive  # what opens the server again, where it is one's own
        self.forwarded = forwarded  # for whom the door by ssh asks: limits are for each address

    async def get(self, path: str, **query: str | int) -> Any:
        """Ask for something."""
        return await asyncio.to_thread(self.ask, "GET", path, None, query)

    async def post(self, path: str, body: object) -> Any:
        """Have something done."""
        return await asyncio.to_thread(self.ask, "POST", path, body, {})

    async def text(self, path: str) -> str:
        """A document as it is: for files, never for a screen."""
        return (await asyncio.to_thread(self.fetch, "GET", path, None)).decode("utf-8", "replace")

    def ask(self, method: str, path: str, body: object, query: dict[str, str | int]) -> Any:
        """One question; Refused or Unreachable. What comes back is safe to show."""
        asked = f"{path}?{urlencode({**query, 'lang': self.language})}" if query else path
        try:
            return safe(msgspec.json.decode(self.fetch(method, asked, body)))
        except (msgspec.MsgspecError, Unfit, RecursionError):
            raise Unreachable(self.server) from None

    def fetch(self, method: str, path: str, body: object) -> bytes:
        """The bytes of an answer."""
        parts = urlsplit(self.server)
        host, port = parts.hostname or "", parts.port
        connection: http.client.HTTPConnection
        if parts.scheme == "https":
            connection = http.client.HTTPSConnection(host, port, timeout=SILENCE, context=ssl.create_default_context())
        else:
            connection = http.client.HTTPConnection(host, port, timeout=SILENCE)
        headers = {"Accept": "application/json", "Accept-Language": self.language, **self.headers()}
        if body is not None:
            headers["Content-Type"] = "application/json"
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            return self.taken(answer.status, self.read(answer))
        except (OSError, http.client.HTTPException, UnicodeError) as problem:
            raise Unreachable(f"{self.server}: {type(problem).__name__}") from None
        finally:
            connection.close()

    def headers(self) -> dict[str, str]:
        """Who asks."""
        told = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {**told, "X-Forwarded-For": self.forwarded} if self.forwarded else told

    def read(self, answer: http.client.HTTPResponse) -> bytes:
        """All of an answer, unless it is too large or takes too long."""
        until = time.monotonic() + PATIENCE
        pieces: list[bytes] = []
        size = 0
        while piece := answer.read1(PIECE):
            pieces.append(piece)
            size += len(piece)
            if size > LARGEST or time.monotonic() > until:
                raise Unreachable(f"{self.server}: too much")
        return b"".join(pieces)

    def taken(self, status: int, body: bytes) -> bytes:
        """The body of a good answer; anything else, redirects too, is a refusal."""
        if 200 <= status < 300:
            return body
        try:
            told = safe(msgspec.json.decode(body))
            raise Refused(status, str(told["code"]), str(told["text"]))
        except (msgspec.MsgspecError, Unfit, KeyError, TypeError, RecursionError):
            if 300 <= status < 400:
                raise Unreachable(f"{self.server}: HTTP {status}") from None
            raise Refused(status, "", "") from None

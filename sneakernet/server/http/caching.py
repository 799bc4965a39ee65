"""Answers that travel light: what a browser has already is not sent again, and text is compressed.

Only what is the same for everybody. An answer that holds somebody's own things beside words that others may choose is
never compressed: its length would tell of them.
"""

import gzip
import re
import zlib
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

FOR_ALL: Final = re.compile(r"(?!/api/)|/api/(games|replays|records)(/|$)|/api/(openapi|socket)\.json$")
TEXT: Final = re.compile(r"text/|application/(json|manifest\+json)|image/svg")
WORTH_IT: Final = 600  # bytes; below that compressing saves no packet
REMEMBERED: Final = 300  # files and pages that are not compressed twice
LEVEL: Final = 6


@lru_cache(REMEMBERED)
def compressed(body: bytes) -> bytes:
    """The body, smaller; the same bytes every time."""
    return gzip.compress(body, LEVEL, mtime=0)


def tag_of(body: bytes) -> str:
    """What a browser shows to say that it has this body."""
    return f'"{zlib.crc32(body):08x}-{len(body):x}"'


def has_it(headers: Headers, tag: str) -> bool:
    """Whether a browser says so."""
    return tag in [one.strip().removeprefix("W/") for one in headers.get("if-none-match", "").split(",")]


class Caching:
    """Tags, and compression, for what is the same for everybody."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not FOR_ALL.match(scope["path"]):
            await self.app(scope, receive, send)
            return
        await self.app(scope, receive, WholeAnswer(Headers(scope=scope), send))


class WholeAnswer:
    """Collects an answer, and sends it when it is whole."""

    def __init__(self, asked: Headers, send: Send) -> None:
        self.asked = asked
        self.send = send
        self.start: Message = {}
        self.body = b""

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
            return
        if message["type"] != "http.response.body" or self.start["status"] != 200:
            await self.pass_on(message)
            return
        self.body += message.get("body", b"")
        if not message.get("more_body", False):
            await self.finish()

    async def pass_on(self, message: Message) -> None:
        """What is no plain answer goes through as it is."""
        if self.start:
            await self.send(self.start)
            self.start = {}
        await self.send(message)

    async def finish(self) -> None:
        """The answer, or that the browser has it."""
        headers = MutableHeaders(scope=self.start)
        headers.setdefault("etag", tag_of(self.body))
        headers.setdefault("cache-control", "no-cache")  # kept, and asked about each time
        headers.add_vary_header("Accept-Encoding")
        headers.add_vary_header("Accept-Language")
        tag = headers["etag"].removeprefix("W/")
        body = self.body
        if has_it(self.asked, tag):
            self.start["status"] = 304
            body = b""
            del headers["content-length"]
        elif self.worth_it(headers):
            body = compressed(body)
            headers["content-encoding"] = "gzip"
            headers["etag"] = f"W/{tag}"  # the same content in other bytes
            headers["content-length"] = str(len(body))
        await self.send(self.start)
        await self.send({"type": "http.response.body", "body": body})

    def worth_it(self, headers: MutableHeaders) -> bool:
        """Whether the body becomes smaller, for somebody who can read it then."""
        text = TEXT.match(headers.get("content-type", "")) is not None
        return text and len(self.body) >= WORTH_IT and "gzip" in self.asked.get("accept-encoding", "")

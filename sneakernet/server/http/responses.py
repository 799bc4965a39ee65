"""Answers of the HTTP routes: JSON from structs, and errors with their names."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sneakernet.server.storage.store import StorageUnavailable, Taken
from sneakernet.server.wire.client import encode
from sneakernet.server.wire.errors import STATUS, Refused
from sneakernet.server.wire.problems import bad_message, problem

T = TypeVar("T")


def json_response(body: object, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(encode(body), status, media_type="application/json")


def refusal(wrong: Refused | StorageUnavailable | Taken) -> Refused:
    """What is said where something cannot be done."""
    if isinstance(wrong, Refused):
        return wrong
    return Refused("retry_later" if isinstance(wrong, Taken) else "storage_unavailable")


def problem_response(wrong: Refused | StorageUnavailable | Taken, language: str) -> Response:
    """The same over HTTP."""
    refused = refusal(wrong)
    answer = json_response(problem(refused, language), STATUS[refused.code])
    if refused.wait:
        answer.headers["retry-after"] = str(refused.wait)
    return answer


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; an empty one is all defaults."""
    raw = await request.body()
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad_message(error, kind) from None


def number_of(request: Request, name: str, default: int, low: int, high: int) -> int:
    """A whole number in the query."""
    text = request.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 12) or not low <= int(text) <= high:
        raise Refused("bad_message", detail=f"{low} … {high}", ref=name)
    return int(text)


def path_of(request: Request, name: str) -> str:
    """A part of the path."""
    value: Any = request.path_params[name]
    return str(value)

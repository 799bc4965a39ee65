"""Answers of the HTTP routes: JSON from structs, and errors with their names."""

from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from sneakernet.server.wire.client import encode
from sneakernet.server.wire.errors import STATUS, Refused
from sneakernet.server.wire.messages import Problem, ViewMessage
from sneakernet.server.wire.sentences import voice

T = TypeVar("T")


def json_response(body: object, status: int = 200) -> Response:
    """A struct as JSON."""
    return Response(encode(body), status, media_type="application/json")


def problem(
    refused: Refused, language: str, command: str = "-", seq: int | None = None, view: ViewMessage | None = None
) -> Problem:
    """Why something was refused, in the reader's language."""
    said = voice(language)
    by_key = said.say(refused.key, detail=str(refused.detail)) if refused.key else ""
    text = refused.text or by_key or said.error(refused.code, refused.detail)
    return Problem(refused.code, text, command, refused.ref, refused.rule, seq, view)


def problem_response(refused: Refused, language: str) -> Response:
    """The same over HTTP."""
    answer = json_response(problem(refused, language), STATUS[refused.code])
    if refused.wait:
        answer.headers["retry-after"] = str(refused.wait)
    return answer


def bad_message(error: Exception) -> Refused:
    """What is wrong with a message, and in which field."""
    text = str(error)
    before, _, path = text.partition(" - at `$")
    ref = path.rstrip("`").lstrip(".")
    if not ref and "field `" in before:
        ref = before.rpartition("field `")[2].partition("`")[0]
    return Refused("bad_message", detail=before if isinstance(error, msgspec.ValidationError) else "JSON", ref=ref)


async def body_of(request: Request, kind: type[T]) -> T:
    """The body of a request, checked; an empty one is all defaults."""
    raw = await request.body()
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad_message(error) from None


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

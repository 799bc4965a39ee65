"""The documents for programs: OpenAPI for the routes, JSON Schema for the socket. Both come from the structs."""

import re
from functools import cache
from typing import Any

import msgspec

from sneakernet import __version__
from sneakernet.server.http.routes import ROUTES, ApiRoute
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire import messages
from sneakernet.server.wire.errors import STATUS

COMPONENT = "#/components/schemas/{name}"


@cache
def openapi() -> bytes:
    """The OpenAPI document."""
    types = [route.gives for route in ROUTES if route.gives is not None] + [
        route.takes for route in ROUTES if route.takes
    ]
    schemas, components = msgspec.json.schema_components([*types, messages.Problem], ref_template=COMPONENT)
    by_type = dict(zip(map(repr, [*types, messages.Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, by_type)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Sneakernet", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}}},
    }
    return msgspec.json.encode(document)


def operation(route: ApiRoute, by_type: dict[str, Any]) -> dict[str, Any]:
    """One route of the document."""
    answers = {str(route.status): {"description": route.about}}
    if route.gives is not None:
        answers[str(route.status)] |= {"content": {route.media: {"schema": by_type[repr(route.gives)]}}}  # type: ignore[dict-item]
    answers |= {str(status): dict(answers[str(route.status)]) for status in route.also}
    for code in route.errors:
        said = answers.setdefault(str(STATUS[code]), {"description": ""})
        said["description"] = ", ".join(filter(None, [said["description"], code]))
        said["content"] = {"application/json": {"schema": by_type[repr(messages.Problem)]}}  # type: ignore[assignment]
    found: dict[str, Any] = {"summary": route.about, "responses": answers}
    if "unauthorized" in route.errors:
        found["security"] = [{"bearer": []}]
    path = dict.fromkeys(re.findall(r"{(\w+)}", route.path), str)
    found["parameters"] = [
        {"name": name, "in": place, "required": required, "schema": msgspec.json.schema(kind)}
        for place, required, kinds in (
            ("path", True, path),
            ("query", True, route.needs),
            ("query", False, route.query),
        )
        for name, kind in kinds.items()
    ]
    if route.takes is not None:
        body = {"application/json": {"schema": by_type[repr(route.takes)]}}
        found["requestBody"] = {"required": not may_be_empty(route.takes), "content": body}
    return found


def may_be_empty(takes: Any) -> bool:
    """Whether a body may be left out: everything in it has a default."""
    try:
        msgspec.convert({}, takes)
    except msgspec.ValidationError:
        return False
    return True


@cache
def socket_schema() -> bytes:
    """The messages of the socket: `up` what a client may send, `down` what it gets."""
    (up, said), components = msgspec.json.schema_components(
        [wire.Command, messages.Message], ref_template="#/$defs/{name}"
    )
    document = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Sneakernet socket",
        "protocol": wire.PROTOCOL,
        "up": up,
        "down": said,
        "$defs": components,
    }
    return msgspec.json.encode(document)

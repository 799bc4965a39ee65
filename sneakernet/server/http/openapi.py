"""The documents for programs: OpenAPI for the routes, JSON Schema for the socket. Both come from the structs."""

import re
from functools import cache
from typing import Any

import msgspec

from sneakernet import __version__
from sneakernet.server.http.routes import DOORS, Door
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire import messages
from sneakernet.server.wire.errors import STATUS

COMPONENT = "#/components/schemas/{name}"


@cache
def openapi() -> bytes:
    """The OpenAPI document."""
    types = [door.gives for door in DOORS if door.gives is not None] + [door.takes for door in DOORS if door.takes]
    schemas, components = msgspec.json.schema_components([*types, messages.Problem], ref_template=COMPONENT)
    by_type = dict(zip(map(repr, [*types, messages.Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for door in DOORS:
        paths.setdefault(door.path, {})[door.method.lower()] = operation(door, by_type)
    document = {
        "openapi": "3.1.0",
        "info": {"title": "Sneakernet", "version": __version__},
        "paths": paths,
        "components": {"schemas": components, "securitySchemes": {"bearer": {"type": "http", "scheme": "bearer"}}},
    }
    return msgspec.json.encode(document)


def operation(door: Door, by_type: dict[str, Any]) -> dict[str, Any]:
    """One route of the document."""
    answers = {str(door.status): {"description": door.about}}
    if door.gives is not None:
        media = "text/plain" if door.gives is str else "application/json"
        answers[str(door.status)] |= {"content": {media: {"schema": by_type[repr(door.gives)]}}}  # type: ignore[dict-item]
    for code in door.errors:
        said = answers.setdefault(str(STATUS[code]), {"description": ""})
        said["description"] = ", ".join(filter(None, [said["description"], code]))
        said["content"] = {"application/json": {"schema": by_type[repr(messages.Problem)]}}  # type: ignore[assignment]
    found: dict[str, Any] = {"summary": door.about, "responses": answers}
    if "unauthorized" in door.errors:
        found["security"] = [{"bearer": []}]
    path = dict.fromkeys(re.findall(r"{(\w+)}", door.path), str)
    found["parameters"] = [
        {"name": name, "in": place, "required": required, "schema": msgspec.json.schema(kind)}
        for place, required, kinds in (("path", True, path), ("query", True, door.needs), ("query", False, door.query))
        for name, kind in kinds.items()
    ]
    if door.takes is not None:
        body = {"application/json": {"schema": by_type[repr(door.takes)]}}
        found["requestBody"] = {"required": not may_be_empty(door.takes), "content": body}
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

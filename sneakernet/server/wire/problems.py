"""Problems: why something was refused, in the reader's language."""

import msgspec

from sneakernet.server.wire.commands import Command
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import Problem, ViewMessage
from sneakernet.server.wire.sentences import voice


def problem(
    refused: Refused, language: str, command: str = "-", seq: int | None = None, view: ViewMessage | None = None
) -> Problem:
    """Why something was refused, in the reader's language."""
    said = voice(language)
    by_key = said.say(refused.key, detail=str(refused.detail)) if refused.key else ""
    text = refused.text or by_key or said.error(refused.code, refused.detail)
    return Problem(refused.code, text, command, refused.ref, refused.rule, seq, view)


def bad_message(error: Exception, kind: object = Command) -> Refused:
    """What is wrong with a message, and in which field."""
    text = str(error)
    before, _, path = text.partition(" - at `$")
    ref = path.rstrip("`").lstrip(".")
    if not ref and "field `" in before:
        ref = before.rpartition("field `")[2].partition("`")[0]
    if before == "Object missing required field `game`" and kind is Command:
        return Refused("bad_message", ref=ref, key="older-client")  # until protocol 2 a choice did not name its game
    return Refused("bad_message", detail=before if isinstance(error, msgspec.ValidationError) else "JSON", ref=ref)

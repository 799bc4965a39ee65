"""A call for a trade to the whole table: structured talk, which binds nobody. It is kept as the text of a chat line."""

from msgspec import Struct, json

from sneakernet.core.registry import UnknownGame, find
from sneakernet.say import DEFAULT
from sneakernet.server.tables.state import TableState
from sneakernet.server.wire.commands import Say
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import Voice, voice


class Call(Struct, frozen=True):
    """Who says it would give one of these for one of those. Nobody looks whether they have it."""

    game: str
    edition: str
    has: list[str]
    seeks: list[str]


def read_call(table: TableState, seat: int, command: Say) -> str:
    """A call as it is kept; Refused from those who do not play, and where the game has nothing of that name."""
    if table.playing is None:
        raise Refused("not_started")
    if seat < 0:
        raise Refused("forbidden")
    game = table.playing.game
    traded = voice(DEFAULT).speech.game(game.passport, game.row.edition).traded
    for ref, words in (("has", command.has), ("seeks", command.seeks)):
        if not words or len({*words}) < len(words) or not traded.issuperset(words):
            raise Refused("bad_text", ref=ref)
    return json.encode(Call(game.row.game, game.row.edition, command.has, command.seeks)).decode()


def call_of(text: str) -> Call:
    """A call from what was kept."""
    return json.decode(text, type=Call)


def say_call(call: Call, said: Voice) -> str:
    """A call in a reader's language; one for a game that is gone is not said."""
    try:
        words = said.speech.game(find(call.game), call.edition)
    except UnknownGame:
        return ""
    return said.say("call", has=words.any_of(call.has), seeks=words.any_of(call.seeks))

"""Caller: who sends a command, in which language, and how to answer."""

from collections.abc import Callable

from sneakernet.server.storage.store import GuestRow
from sneakernet.server.wire.messages import Ack, Message

Reply = Callable[[Message], None]


class Caller:
    """Who sends a command."""

    def __init__(self, guest: GuestRow, language: str, reply: Reply) -> None:
        self.guest = guest
        self.id = guest.id
        self.language = language
        self.reply = reply

    def done(self, command: str, seq: int = 0, again: bool = False, sealed: bool = False) -> None:
        """It is carried out."""
        self.reply(Ack(command, seq, again, sealed))

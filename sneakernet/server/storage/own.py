"""Rows of what belongs to one person: where they are told of what waits, and their passkeys."""

from msgspec import Struct


class ChannelRow(Struct, frozen=True):
    """Where a guest wants to be told that a game waits; the code goes once it is confirmed."""

    id: str
    guest: str
    kind: str  # "push", "ntfy", "discord", "hook" or "mail"
    address: str
    code: str
    tries: int
    confirmed: int
    made_at: float


class PasskeyRow(Struct, frozen=True):
    """With which somebody comes in; its secret half is with them alone."""

    id: str  # as browsers name it
    guest: str
    public_key: str
    count: int  # how often it has signed, as far as it tells
    name: str  # the browser and its system
    made_at: float

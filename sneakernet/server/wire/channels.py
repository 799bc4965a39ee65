"""How I am told that a game waits, and what I have set."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sneakernet.server.wire.commands import Short, Wish

Kind = Literal["push", "ntfy", "discord", "hook", "mail"]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class NewChannel(Struct, frozen=True, forbid_unknown_fields=True):
    """Where I want to be told; of a browser its subscription as JSON."""

    kind: Kind
    address: Annotated[str, Meta(min_length=1, max_length=1000)]


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """What the test message said."""

    code: Annotated[str, Meta(pattern="^[0-9]{6}$")]


class ChannelLine(Struct, frozen=True):
    """One of my channels; of its address only where it leads."""

    id: str
    kind: str
    to: str
    confirmed: bool


class ChannelsPage(Struct, frozen=True):
    """My channels, and what this server offers."""

    channels: list[ChannelLine]
    offered: list[str]  # kinds
    hosts: dict[str, list[str]]  # by kind: where they may lead
    push_key: str  # for subscriptions of browsers; empty where there is no push
    feed: bool  # whether I have a feed


class FeedPage(Struct, frozen=True):
    """My feed: what waits for me, for readers of news and for calendars. Shown once; the one of before is void."""

    atom: str
    calendar: str


class Away(Struct, frozen=True, forbid_unknown_fields=True):
    """Days on which I do not play, both included."""

    first: Day
    last: Day


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as I like it."""

    name: Short
    wish: Wish


class Preferences(Struct, frozen=True, forbid_unknown_fields=True):
    """What I have set. On days when I am away no deadline runs for me, and nobody tells me anything."""

    zone: Annotated[str, Meta(max_length=64)] = "UTC"  # IANA: Europe/Berlin
    weekdays: Annotated[list[Annotated[int, Meta(ge=0, le=6)]], Meta(max_length=3)] = []  # away; 0 is Monday
    away: Annotated[list[Away], Meta(max_length=4)] = []
    seeks: Annotated[list[Short], Meta(max_length=20)] = []  # games: tell me when somebody wants to play them
    presets: Annotated[list[Preset], Meta(max_length=12)] = []

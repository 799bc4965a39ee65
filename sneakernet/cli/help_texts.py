"""Help: the texts of commands and options come from the catalogue, when somebody asks for them."""

from collections.abc import Iterator
from typing import Any

from sneakernet.say import Speech


def keys(command: Any, name: str = "help") -> Iterator[tuple[Any, str]]:
    """Every command and option with the name of its message: `help-play`, `help-play-seed`."""
    yield command, name
    for param in command.params:
        yield param, f"{name}-{param.name}"
    for sub in getattr(command, "commands", {}).values():
        yield from keys(sub, f"{name}-{sub.name}")


def fill_in(command: Any, speech: Speech) -> None:
    """Give every command and option its text. An option that several commands share may have one message for all."""
    for thing, key in keys(command):
        if not hasattr(thing, "params"):
            shared = f"help-any-{thing.name}"
            thing.help = speech.say(key if speech.common.has(key) else shared)
            continue
        thing.help = speech.say(key)
        if speech.common.has(key, "examples"):
            lines = speech.say(key, "examples").splitlines()
            thing.epilog = "\b\n" + speech.say("examples") + "\n" + "\n".join(f"  {line}" for line in lines)

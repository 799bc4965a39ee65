"""Help: how commands are used, in the language of the reader. Typer knows the commands, the catalogue the sentences."""

import re
from collections.abc import Iterator
from typing import Any, Final

from sneakernet import engine
from sneakernet.cli.screen import Screen
from sneakernet.core.registry import shortest_first
from sneakernet.say import Speech, thoughts

WHO_PLAYS: Final = {"bots", "bot", "one", "field"}  # options that name bots


def keys(command: Any, name: str = "help") -> Iterator[tuple[Any, str]]:
    """Every command and option with the name of its message: `help-play`, `help-play-seed`."""
    yield command, name
    for param in command.params:
        yield param, f"{name}-{param.name}"
    for sub in getattr(command, "commands", {}).values():
        yield from keys(sub, f"{name}-{sub.name}")


def engine_text(speech: Speech) -> str:
    """Which engine runs, and why."""
    key, build = engine.describe()
    return speech.say(key, build=build)


def examples_of(speech: Speech) -> dict[str, str]:
    """What help texts and their examples are filled with: the games, one for newcomers, and a switch of it."""
    games = shortest_first()
    switches = (one.name for one in games[0].rules.settings if one.values == ("off", "on") and one.default == "off")
    titles = speech.say("comma").join(game.rules.title for game in games)
    return {"games": titles, "game": games[0].name, "house_rule": f"{next(switches, 'NAME')}=on"}


def show_help(command: Any, words: list[str], speech: Speech) -> None:
    """How to use the command that these words name."""
    path = ["sneakernet"]
    key = "help"
    for word in words:
        sub = getattr(command, "commands", {}).get(word)
        if sub is not None:
            command = sub
            path.append(word)
            key += f"-{word}"
    screen = Screen()
    subs = list(getattr(command, "commands", {}).values())
    arguments = [param for param in command.params if param.param_type_name == "argument"]
    options = [param for param in command.params if param.param_type_name == "option"]
    forms = [argument_form(speech, argument) for argument in arguments]
    rest = blanks(speech, "COMMAND … [OPTION …]" if subs else "[OPTION …]")
    usage = " ".join([*path, *forms, rest])
    screen.line(speech.say("usage", line=usage), "bold")
    screen.line()
    about = examples_of(speech)
    screen.paragraph(speech.say(key, **about))
    block(screen, speech.say("help-commands"), [[sub.name, speech.say(f"{key}-{sub.name}")] for sub in subs])
    block(screen, speech.say("help-arguments"), [[form(speech, p), param_text(speech, key, p)] for p in arguments])
    rows = [[form(speech, p), param_text(speech, key, p)] for p in options]
    block(screen, speech.say("help-options"), [*rows, ["--help", speech.say("help-help")]])
    if WHO_PLAYS & {param.name for param in options}:
        block(screen, speech.say("help-bots"), [[name, thoughts.about_level(speech, name)] for name in bots()])
    if speech.common.says(key, "examples"):
        block(
            screen, speech.say("help-examples"), [[line] for line in speech.say(key, "examples", **about).splitlines()]
        )


def bots() -> list[str]:
    """The names of all bots, the levels first."""
    from sneakernet.bots import bot_names
    from sneakernet.bots.levels import LEVELS

    return [*LEVELS, *(name for name in bot_names() if name not in LEVELS)]


def block(screen: Screen, title: str, rows: list[list[str]]) -> None:
    """A heading and what stands under it, if anything does."""
    if rows:
        screen.line()
        screen.line(title, "bold")
        screen.table(rows)


def argument_form(speech: Speech, param: Any) -> str:
    """An argument in the line of usage."""
    name = form(speech, param)
    return name if param.required else f"[{name}{' …' if param.nargs == -1 else ''}]"


def form(speech: Speech, param: Any) -> str:
    """How an argument or an option is typed."""
    name = blanks(speech, str(param.metavar or ""))
    if param.param_type_name == "argument":
        return name
    return " ".join([*param.opts, *([name] if name and not param.is_flag else [])])


def blanks(speech: Speech, text: str) -> str:
    """Words that stand for others, such as GAME or KEY=VALUE, in the language of the reader; letters stay letters."""
    return re.sub("[A-Z]{2,}", lambda word: speech.say(f"blank-{word[0].lower()}"), text)


def param_text(speech: Speech, key: str, param: Any) -> str:
    """What an option does, and what it is if nobody says; one that several commands share may have one message."""
    own = f"{key}-{param.name}"
    text = speech.say(own) if speech.common.says(own) else speech.say(f"help-any-{param.name}")
    told = param.param_type_name == "option" and not param.is_flag and param.show_default is not False
    return speech.say("help-default", text=text, value=str(param.default)) if told and param.default else text

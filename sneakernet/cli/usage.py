"""Usage: what is wrong with a command line. Typer finds it; the catalogue has the sentences."""

import re
from difflib import get_close_matches
from typing import Any, Final

from typer.exceptions import TyperException

from sneakernet.cli.help_texts import form
from sneakernet.say import Speech

# Typer tells these apart by nothing but their wording.
WORDED: Final = (
    (r"Missing command", "no-command"),
    (r"No such command '(.*?)'\.", "no-such-command"),
    (r"No such option: (\S*)", "no-such-option"),
    (r"Got unexpected extra argument\(s\) \((.*)\)", "extra"),
    (r"Option '(.*?)' requires", "needs-value"),
    (r"Option '(.*?)' does not take", "takes-no-value"),
)


def wrong_usage(speech: Speech, problem: TyperException) -> str:
    """What is wrong, in one line."""
    param: Any = getattr(problem, "param", None)
    if param is not None:
        return wrong_value(speech, param, problem.__cause__)
    for pattern, key in WORDED:
        found = re.match(pattern, problem.message)
        if found and key == "no-such-command" and (close := get_close_matches(found[1], commands_of(problem), 1)):
            return speech.say("usage-no-such-command-but", given=found[1], meant=close[0])
        if found:
            return speech.say(f"usage-{key}", given="".join(found.groups()))
    return speech.say("usage-other")


def commands_of(problem: TyperException) -> list[str]:
    """The commands that could have been meant."""
    context: Any = getattr(problem, "ctx", None)
    return list(getattr(context.command, "commands", {})) if context else []


def wrong_value(speech: Speech, param: Any, cause: Any) -> str:
    """An argument or option that is missing, or is not what it should be: the cause tells why."""
    if cause is None:
        return speech.say("usage-missing", given=form(speech, param))
    fault = cause.errors()[0]
    key = f"usage-{fault['type']}"
    if speech.common.find(key) is None:
        return speech.say("usage-bad-value", given=form(speech, param))
    bound = next(iter(fault.get("ctx", {}).values()), 0)
    return speech.say(key, option=param.opts[0], given=str(fault["input"]), bound=bound)

"""Complaints in words: what somebody wrote cannot be, and where; and what the system says of files."""

import errno
from typing import Final

from sneakernet.core.choice import Refusal
from sneakernet.core.complaint import Complaint, Told
from sneakernet.core.registry import find, game_names
from sneakernet.core.view import LETTERS
from sneakernet.say.catalogue import Value
from sneakernet.say.game import spoken
from sneakernet.say.people import People
from sneakernet.say.speech import Speech

PLACES: Final = ("line", "field", "game")  # where the fault is


def complain(speech: Speech, problem: Complaint) -> str:
    """A complaint as one line, after the line or the field where the fault is."""
    told = {name: in_words(speech, value, problem) for name, value in problem.told.items()}
    text = sentence(speech, problem, told)
    if told.get("line"):
        return speech.say("complaint-in-line", line=told["line"], text=text)
    if told.get("field"):
        return speech.say("complaint-in-field", field=told["field"], text=text)
    return text


def sentence(speech: Speech, problem: Complaint, told: dict[str, Value]) -> str:
    """What is wrong, in the game's own sentence or that of all games. One that a game has no sentence for is named."""
    if problem.told.get("game") not in game_names():
        return speech.say(f"complaint-{problem.key}", **told)
    words = speech.game(find(str(problem.told["game"]))).words
    for catalogue in (words, speech.common):
        said = catalogue.find(f"complaint-{problem.key}", **told)
        if said is not None:
            return said
    given = ", ".join(str(value) for name, value in told.items() if name not in PLACES)
    return f"{spoken(problem.key)}: {given}" if given else spoken(problem.key)


def in_words(speech: Speech, value: Told, problem: Complaint) -> Value:
    """What fills a blank: numbers and names as they are, lists with commas, refusals as the game says them."""
    if isinstance(value, Refusal):
        return speech.game(find(str(problem.told["game"]))).refusal(value, People(LETTERS))
    return speech.say("comma").join(value) if isinstance(value, tuple) else value


def complain_of_file(speech: Speech, problem: OSError, file: str = "") -> str:
    """Why the system cannot do something with a file; `file`: as the person calls it."""
    code = errno.errorcode.get(problem.errno or 0, "?")
    text = speech.common.find(f"system-{code.lower()}") or speech.say("system-other", code=code)
    name = file or str(problem.filename or "")
    return speech.say("complaint-in-field", field=name, text=text) if name else text

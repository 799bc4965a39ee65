"""Complaints in words: what somebody wrote cannot be, and where; and what the system says of files."""

import errno

from sneakernet.core.choice import Refusal
from sneakernet.core.complaint import Complaint, Told
from sneakernet.core.registry import find
from sneakernet.core.view import LETTERS
from sneakernet.say.catalogue import Value
from sneakernet.say.people import People
from sneakernet.say.speech import Speech


def complain(speech: Speech, problem: Complaint) -> str:
    """A complaint as one line, after the line or the field where the fault is."""
    told = {name: in_words(speech, value, problem) for name, value in problem.told.items()}
    text = speech.say(f"complaint-{problem.key}", **told)
    if told.get("line"):
        return speech.say("complaint-in-line", line=told["line"], text=text)
    if told.get("field"):
        return speech.say("complaint-in-field", field=told["field"], text=text)
    return text


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

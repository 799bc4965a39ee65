"""Stopping: what a person did wrong is one line and exit status 2; a fault of the program stays a traceback."""

from typing import TYPE_CHECKING

from typer.exceptions import TyperException

if TYPE_CHECKING:
    from sneakernet.say import Speech


class Stop(Exception):
    """The command cannot go on; the message says what was expected and what came."""


def complaint(speech: "Speech", problem: Exception) -> str | None:
    """The one line for a problem that the person at the keyboard can mend; None for a fault of the program."""
    from sneakernet.cli.usage import wrong_usage
    from sneakernet.core.complaint import Complaint
    from sneakernet.say.complaints import complain, complain_of_file

    if isinstance(problem, TyperException):
        text = wrong_usage(speech, problem)
    elif isinstance(problem, Complaint):
        text = complain(speech, problem)
    elif isinstance(problem, OSError):
        text = complain_of_file(speech, problem)
    elif isinstance(problem, UnicodeDecodeError):
        text = speech.say("not-text", byte=problem.start)
    elif isinstance(problem, Stop):
        text = str(problem)
    else:
        return None
    return " ".join(text.split())

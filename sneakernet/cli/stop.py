"""Stopping: what a person did wrong is one line and exit status 2; a fault of the program stays a traceback."""

from typer.exceptions import TyperException


class Stop(Exception):
    """The command cannot go on; the message says what was expected and what came."""


def complaint(problem: Exception) -> str | None:
    """The one line for a problem that the person at the keyboard can mend; None for a fault of the program."""
    from sneakernet.bots import UnknownBot
    from sneakernet.core.position import BadPosition
    from sneakernet.core.record import BadRecord
    from sneakernet.core.registry import UnknownGame
    from sneakernet.core.settings import BadSetting

    if isinstance(problem, TyperException):
        text = problem.format_message()
    elif isinstance(problem, OSError):
        text = f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem.strerror or problem)
    elif isinstance(problem, UnicodeDecodeError):
        text = f"not a text file: {problem.reason} at byte {problem.start}"
    elif isinstance(problem, Stop | UnknownGame | UnknownBot | BadSetting | BadRecord | BadPosition):
        text = str(problem)
    else:
        return None
    return " ".join(text.split())

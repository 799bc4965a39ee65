"""Options as learners see them: seats counted from the one who has the option."""

from typing import Final

from sneakernet.core.choice import Option, spell
from sneakernet.core.view import seat_of

BY_LETTER: Final = ("to", "against", "steal", "at")  # verbs of options that can name a seat


def counted(option: Option, me: int, seats: int) -> str:
    """How an option is spelled if seats are counted from the one who has it."""
    if option.verb in BY_LETTER and option.target in list("ABCDEF"):
        ahead = (seat_of(option.target) - me) % seats
        return spell(option.verb, option.card, f"seat+{ahead}" if ahead else "my", option.n)
    return option.spelling

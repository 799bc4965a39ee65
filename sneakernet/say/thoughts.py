"""Thoughts: hints, reasons and reviews of bots as sentences. What they are made of are names and numbers."""

from collections.abc import Sequence
from typing import Final

from sneakernet.say.game import GameSpeech, spoken
from sneakernet.say.speech import Speech

HARDLY: Final = 0.025  # a chance of which a percentage says nothing that helps


def reason(words: GameSpeech, part: str) -> str:
    """What speaks for a pick, by the part of the judgement that likes it."""
    return words.common.find(f"reason-{part}") or words.words.find(f"reason-{part}") or spoken(part)


def hint(speech: Speech, words: GameSpeech, option: str, chance: float, parts: Sequence[str], lead: str) -> str:
    """What to pick, how likely it wins, and why; `option` is said already.

    Where no part of the judgement speaks for it at once, its `lead` over the other options is said.
    """
    said = speech.say("hint" if chance >= HARDLY else "hint-hardly", option=option, chance=speech.percent(chance, 0))
    if parts:
        reasons = listed(speech, [reason(words, part) for part in parts])
        return f"{said} {speech.say('hint-reason', reasons=reasons)}"
    return said if lead == "only" or chance < HARDLY else f"{said} {speech.say(f'hint-{lead}')}"


def listed(speech: Speech, things: Sequence[str]) -> str:
    """One; one and another; several, the last one with an "and"."""
    *first, last = things
    return speech.say("and", first=speech.say("comma").join(first), last=last) if first else last


def other(speech: Speech, option: str, chance: float) -> str:
    """Another option and its chance."""
    return speech.say("hint-other", option=option, chance=speech.percent(chance, 0))


def moment(
    speech: Speech, number: int, who: str, played: str, better: str, before: float, after: float, you: bool = False
) -> str:
    """A turning point of a game; picks are counted from 1. To the reader their own picks are said as theirs."""
    return speech.say(
        "review-moment-you" if you else "review-moment",
        number=number,
        who=who,
        played=played,
        better=better,
        before=speech.percent(before, 0),
        after=speech.percent(after, 0),
    )


def no_moment(speech: Speech) -> str:
    """A game without turning points."""
    return speech.say("review-nothing")


def bot(speech: Speech, name: str) -> str:
    """A bot or a level of play; a name that nobody has put into words is said as it is."""
    return speech.common.find(f"bot-{name}") or name


def about_level(speech: Speech, name: str) -> str:
    """What a level of play is like, or another bot."""
    return speech.common.find(f"bot-{name}", "about") or speech.say("bot-brought")

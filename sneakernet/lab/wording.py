"""Wording: intervals, differences and tables as people write them."""

from collections.abc import Iterable, Sequence
from typing import Final

from sneakernet.core.registry import find
from sneakernet.lab.match import Match
from sneakernet.lab.stats import Share
from sneakernet.say import Speech

MOST_DIGITS: Final = 3


def spread(speech: Speech, share: Share, as_percent: bool = True) -> str:
    """The interval of a share or of a count."""
    low, high = (speech.percent(end) if as_percent else speech.number(end, 1) for end in share[1:])
    return f"{low} – {high}"


def points(speech: Speech, share: float) -> str:
    """A difference of two shares: 40 % and 30 % are 10 points apart, not 10 %."""
    return speech.say("lab-points", n=speech.number(100 * share, 1))


def change(speech: Speech, difference: Share, as_points: bool) -> tuple[str, str]:
    """A difference and its interval, with signs. An end that is not 0 is never written as 0."""
    unit = 100.0 if as_points else 1.0
    values = [unit * value for value in difference]
    digits = digits_for(values[1:])
    mean, low, high = (signed(speech, value, digits) for value in values)
    interval = speech.say("lab-from-to", low=low, high=high)
    if as_points:
        return speech.say("lab-points", n=mean), speech.say("lab-points", n=interval)
    return mean, interval


def digits_for(ends: Sequence[float]) -> int:
    """One digit behind the point, or as many more as keep an end that is not 0 from looking like it."""
    enough = (digits for digits in range(1, MOST_DIGITS) if all(round(end, digits) or not end for end in ends))
    return next(enough, MOST_DIGITS)


def signed(speech: Speech, value: float, digits: int) -> str:
    """A number with its sign, be it plus or minus."""
    return ("+" if round(value, digits) > 0 else "") + speech.number(value, digits)


def way(edition: str, settings: Iterable[tuple[str, str]]) -> str:
    """An edition, and the settings that were named, in the words of the command line."""
    return " ".join([edition, *[f"{name}={value}" for name, value in settings]])


def seed_of(match: Match) -> str:
    """The seed of a whole run: behind it a match has the number of its deal."""
    return match.seed.rpartition("/")[0]


def about_tournament(speech: Speech, matches: Sequence[Match]) -> str:
    """What was played in a tournament, whether it was typed or left to the lab."""
    first = matches[0]
    return speech.say(
        "lab-tournament-about",
        game=find(first.game).rules.title,
        way=way(first.edition, first.settings),
        seats=first.seats,
        bots=speech.say("comma").join(dict.fromkeys(bot for match in matches for bot in match.bots)),
        deals=len({match.seed for match in matches}),
        n=len(matches),
        seed=seed_of(first),
    )


def about_comparison(speech: Speech, matches: Sequence[Match]) -> str:
    """What was compared, whether it was typed or left to the lab."""
    left, right = matches[0], matches[-1]
    return speech.say(
        "lab-compare-about",
        game=find(left.game).rules.title,
        left=way(left.edition, left.settings),
        right=way(right.edition, right.settings),
        seats=left.seats,
        bot=left.bots[0],
        deals=len({match.seed for match in matches}),
        n=len(matches),
        seed=seed_of(left),
    )

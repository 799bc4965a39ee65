"""Tournament: every bot against every other, seats rotated, the same deals for every pair."""

from collections.abc import Sequence
from itertools import combinations
from math import isfinite
from pathlib import Path
from typing import NamedTuple

from sneakernet.bots.by_path import make_typed
from sneakernet.core.game import Game
from sneakernet.lab.batch import LOCAL, Progress, nobody, run
from sneakernet.lab.match import Match, Result
from sneakernet.lab.rating import Rated, Rating, ratings
from sneakernet.lab.stats import Share, mean_share, z_for
from sneakernet.lab.wording import spread
from sneakernet.say import Speech
from sneakernet.table.clock import check_without_clock


class Pairing(NamedTuple):
    """Two bots at one table: what one seat of the first gets of the wins."""

    one: str
    other: str
    share: Share  # with an interval that holds for all pairs together
    fair: float


class Standings(NamedTuple):
    """What a tournament found."""

    ratings: dict[str, Rating]  # the strongest first
    pairings: tuple[Pairing, ...]
    games: int


def lineups(one: str, other: str, seats: int) -> list[tuple[str, ...]]:
    """Two bots in turns around the table, in every rotation, so that both see every seat equally often."""
    rows = [[one if (seat + first) % 2 == 0 else other for seat in range(seats)] for first in (0, 1)]
    turned = [tuple(row[turn:] + row[:turn]) for row in rows for turn in range(seats)]
    return list(dict.fromkeys(turned))


def plan(
    game: Game, edition: str, seats: int, settings: dict[str, str], seed: str, bots: Sequence[str], deals: int
) -> list[Match]:
    """All matches: deal by deal, pair by pair."""
    for name in bots:
        make_typed(name, game)
    chosen, players, values = check_without_clock(game, edition, seats, settings)
    fixed = tuple((name, values[name]) for name in settings)
    return [
        Match(game.name, chosen, players, fixed, f"{seed}/{deal}", seated)
        for deal in range(deals)
        for one, other in combinations(bots, 2)
        for seated in lineups(one, other, players)
    ]


def standings(matches: Sequence[Match], results: Sequence[Result], bots: Sequence[str], seed: str) -> Standings:
    """Ratings and pairings from what was played."""
    deals: dict[str, list[Rated]] = {}
    for match, result in zip(matches, results, strict=True):
        deals.setdefault(match.seed, []).append(Rated(match.bots, result.shares))
    rated = ratings(list(deals.values()), list(bots), seed)
    ordered = dict(sorted(rated.items(), key=lambda item: -item[1].points))
    z = z_for(len(bots) * (len(bots) - 1) // 2)
    pairs = tuple(pairing(list(deals.values()), one, other, z) for one, other in combinations(ordered, 2))
    return Standings(ordered, pairs, len(results))


def pairing(deals: Sequence[Sequence[Rated]], one: str, other: str, z: float) -> Pairing:
    """What one seat of the first bot gets where these two sit together, deal by deal."""
    samples: list[float] = []
    games, most = 1, 1.0
    for deal in deals:
        together = [game for game in deal if set(game.bots) == {one, other}]
        won = sum(share for game in together for bot, share in zip(game.bots, game.shares, strict=True) if bot == one)
        chairs = sum(game.bots.count(one) for game in together)
        if chairs:
            samples.append(won / chairs)
            games, most = len(together), len(together) / chairs  # where every game was won
    return Pairing(one, other, mean_share(samples, games, most, z), 1 / len(deals[0][0].bots))


def interval(speech: Speech, rating: Rating) -> str:
    """The interval of a rating as people write it; the games may have set no bound to one side, or to none."""
    low, high = (speech.number(end) if isfinite(end) else "" for end in (rating.low, rating.high))
    if low and high:
        return speech.say("lab-from-to", low=low, high=high)
    if low:
        return speech.say("lab-at-least", low=low)
    return speech.say("lab-at-most", high=high) if high else speech.say("lab-open")


def rating_head(speech: Speech) -> list[str]:
    """What stands above the columns of the ratings."""
    return [speech.say(f"lab-{name}") for name in ("head-name", "axis-rating", "head-interval")]


def rating_rows(speech: Speech, standings: Standings) -> list[list[str]]:
    """Every bot with its rating."""
    return [[name, speech.number(one.points), interval(speech, one)] for name, one in standings.ratings.items()]


def pair_head(speech: Speech) -> list[str]:
    """What stands above the columns of the pairs."""
    return [speech.say(f"lab-head-{name}") for name in ("pair", "times-fair", "share", "interval")]


def pair_name(pair: Pairing) -> str:
    """Two bots, the one that is measured first."""
    return f"{pair.one} – {pair.other}"


def pair_rows(speech: Speech, standings: Standings) -> list[list[str]]:
    """Every pair: what one seat of the first bot wins."""
    return [
        [
            pair_name(pair),
            speech.number(pair.share.mean / pair.fair, 2),
            speech.percent(pair.share.mean),
            spread(speech, pair.share),
        ]
        for pair in standings.pairings
    ]


def notes(speech: Speech, standings: Standings) -> list[str]:
    """What the points of a rating mean, and why an interval is open, if one is."""
    is_open = not all(isfinite(end) for rating in standings.ratings.values() for end in rating)
    return [speech.say("lab-note-ratings"), *([speech.say("lab-note-open")] if is_open else [])]


def strongest(speech: Speech, standings: Standings) -> str:
    """Who leads; the strongest is only who surely gets more than a fair share beside each of the others."""
    name, best = next(iter(standings.ratings.items()))
    near = [pair.other for pair in standings.pairings if pair.one == name and pair.share.low <= pair.fair]
    points = speech.number(best.points) if isfinite(best.high) else interval(speech, best)
    fair = speech.percent(standings.pairings[0].fair)
    if near:
        return speech.say("lab-leads", name=name, points=points, others=speech.say("comma").join(near), fair=fair)
    return speech.say("lab-strongest", name=name, points=points, fair=fair)


def hold(
    matches: Sequence[Match],
    bots: Sequence[str],
    seed: str,
    jobs: int = 0,
    file: Path | None = None,
    progress: Progress = nobody,
    place: str = LOCAL,
) -> Standings:
    """Play a tournament and rate its bots."""
    return standings(matches, run(matches, jobs, file, progress, place), bots, seed)

"""Compare: two editions, house-rule sets or rule changes against each other, on the same deals."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sneakernet.core.game import Game
from sneakernet.lab.balance import plan as table_plan
from sneakernet.lab.match import Match, Result
from sneakernet.lab.stats import Share, mean, mean_difference, mean_share, z_for
from sneakernet.lab.tale import Tale, tell
from sneakernet.table.clock import check_without_clock

COUNTS: Final = ("turns", "decisions")  # measures that are no shares


class Side(NamedTuple):
    """One of the two ways to play."""

    name: str
    edition: str
    settings: dict[str, str]  # those that were named
    values: dict[str, str]  # those of all settings

    def same_as(self, other: "Side") -> bool:
        """Whether both are one way to play, be it said or left as it is."""
        return (self.edition, self.values) == (other.edition, other.values)


class Figure(NamedTuple):
    """One measure on both sides, and the difference on the same deals."""

    name: str
    left: Share
    right: Share
    difference: Share

    @property
    def sure(self) -> bool:
        """Whether the difference is surely none of chance."""
        return self.difference.low > 0 or self.difference.high < 0


class Comparison(NamedTuple):
    """What changes from the left to the right side."""

    left: Side
    right: Side
    games: int
    figures: tuple[Figure, ...]
    same: Share  # of the deals that end alike on both sides


def side(game: Game, text: str) -> Side:
    """A side from words such as `edition=2013 gemini=on`; nothing stands for the game as it is."""
    words = dict(word.partition("=")[::2] for word in text.replace(",", " ").split())
    edition = words.pop("edition", "")
    chosen, _, values = check_without_clock(game, edition, 0, words)
    return Side(text.strip() or chosen, chosen, {name: values[name] for name in words}, values)


def another_way(game: Game, one: Side) -> str:
    """Words for a way to play that is not this one: another edition, else a rule that is off by itself."""
    editions = [f"edition={edition}" for edition in game.rules.editions if edition != one.edition]
    off = [s.name for s in game.rules.settings if "on" in s.values and s.default == one.values[s.name] == "off"]
    return next(iter([*editions, *[f"{name}=on" for name in off]]), "edition=…")


def plan(game: Game, sides: tuple[Side, Side], seats: int, seed: str, bot: str, games: int) -> list[Match]:
    """The games of the left side, then those of the right one, from the same seeds."""
    return [match for one in sides for match in table_plan(game, one.edition, seats, one.settings, seed, bot, games)]


def compare(sides: tuple[Side, Side], results: Sequence[Result]) -> Comparison:
    """Pair the games by their deal and measure what differs."""
    half = len(results) // 2
    left = [tell(result.record()) for result in results[:half]]
    right = [tell(result.record()) for result in results[half:]]
    seats = len(left[0].shares)
    measures = {
        "turns": [[float(tale.turns) for tale in tales] for tales in (left, right)],
        "decisions": [[float(tale.decisions) for tale in tales] for tales in (left, right)],
        "draws": [[1.0 if max(tale.shares) < 1 else 0.0 for tale in tales] for tales in (left, right)],
        "starter": [[tale.shares[tale.starter] for tale in tales] for tales in (left, right)],
        "last": [[last(tale, seats) for tale in tales] for tales in (left, right)],
    }
    same = mean_share([float(a.shares == b.shares) for a, b in zip(left, right, strict=True)])
    z = z_for(len(measures))
    figures = tuple(figure(name, z, *pair) for name, pair in measures.items())
    return Comparison(sides[0], sides[1], half, figures, same)


def last(tale: Tale, seats: int) -> float:
    """The share of the seat that plays last."""
    return tale.shares[(tale.starter - 1) % seats]


def figure(name: str, z: float, left: list[float], right: list[float]) -> Figure:
    """One measure, paired, with an interval of the difference that holds for all measures together."""
    changes = [b - a for a, b in zip(left, right, strict=True)]
    if name in COUNTS:
        return Figure(name, mean(left, least=0.0), mean(right, least=0.0), mean(changes, z))
    return Figure(name, mean_share(left), mean_share(right), mean_difference(changes, z))

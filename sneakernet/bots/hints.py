"""Hints and reviews, from the same search that plays: what it would have picked, and what that does to the chances."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sneakernet.bots import odds
from sneakernet.bots.bot import Spot, spot_at, was_picked
from sneakernet.bots.greedy import Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.registry import judgement
from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import Trust, style_of
from sneakernet.core.game import Game
from sneakernet.core.record import Record, choose
from sneakernet.core.view import letter

WORLDS: Final = 2000
FAIR_WORD: Final = 200  # worlds in which an option is tried at least before its chance is told
ALIKE: Final = 0.02  # of a win: options that are not further apart than this are about as good
MOST_REASONS: Final = 3
TURNING: Final = 0.2  # a pick that costs so much of a fair share of a win turns a game
MOST_TURNING_POINTS: Final = 5


class Chance(NamedTuple):
    """One option and what it is worth: the chance to win that is told for it (odds.py)."""

    pick: str
    chance: float
    tries: int


class Hint(NamedTuple):
    """What the search would pick, why, and what it thinks of everything else, the best first."""

    seat: str
    about: str
    pick: str
    chance: float
    options: tuple[Chance, ...]
    reasons: tuple[str, ...]  # names of parts of the judgement in which the pick is better than others

    @property
    def lead(self) -> str:
        """How the pick stands to the others: the "only" one, "close" to another one, or "ahead" of all."""
        others = [option.chance for option in self.options if option.pick != self.pick]
        if not others:
            return "only"
        return "close" if self.chance - max(others) <= ALIKE else "ahead"


class Moment(NamedTuple):
    """One decision of a game, seen by the seat that made it."""

    number: int  # which pick of the record, from 0
    seat: str
    about: str
    played: str
    better: str  # what the search would have picked
    before: float  # the seat's chance if it picks that
    after: float  # its chance after what it played
    everybody: tuple[float, ...]  # each seat's chance, as this seat could see it

    @property
    def cost(self) -> float:
        """What the pick gave away."""
        return max(0.0, self.before - self.after)

    @property
    def turning(self) -> bool:
        """Whether it gave away so much of what everybody has at the start that it turned the game."""
        return self.cost >= dear(len(self.everybody))


class Review(NamedTuple):
    """A game seen again: every decision, and those that turned it."""

    moments: tuple[Moment, ...]
    turning: tuple[Moment, ...]  # in the order of the game


def hint(spot: Spot, worlds: int = WORLDS, seconds: float = 0.0) -> Hint:
    """What to pick here. It sees what the seat sees, and nothing else."""
    judge = judgement(spot.game)
    tree = Ismcts(judge, style_of(spot.game).manner, worlds, seconds).think(spot)
    trust = trust_at(spot, tree)
    best = tree.best()
    listed = [
        Chance(option.spelling, chance, tries)
        for option, chance, tries in zip(spot.ask.options, odds.chances(tree, trust), tree.tries(), strict=True)
    ]
    ranked = sorted(listed, key=lambda chance: -chance.tries)
    picked = listed[best]
    return Hint(
        letter(spot.ask.seat), spot.ask.about, picked.pick, picked.chance, tuple(ranked), reasons(spot, judge, best)
    )


def reasons(spot: Spot, judge: Judgement[Any] | None, choice: int) -> tuple[str, ...]:
    """What speaks most for an option, as names of sentences."""
    if judge is None:
        return ()
    return tuple(reason.key for reason in Greedy(judge).reasons(spot, choice)[:MOST_REASONS])


def review(
    game: Game, record: Record, worlds: int = WORLDS, progress: Callable[[int], None] = lambda done: None
) -> Review:
    """Go through a record pick by pick. The same record and number of worlds give the same review."""
    rules = game.rules
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    moments: list[Moment] = []
    for number, line in enumerate(record.picks):
        ask = rules.ask(s)
        if ask is None:
            break
        if was_picked(ask, line):
            moments.append(moment(spot_at(game, s, ask, f"review {number}"), number, line, worlds))
        choose(rules, s, line, record.line(number + 1))
        progress(number + 1)
    return Review(tuple(moments), turning_points(moments))


def moment(spot: Spot, number: int, line: str, worlds: int) -> Moment:
    """One decision, thought over again."""
    seat, _, played = line.partition(" ")
    choice = [option.spelling for option in spot.ask.options].index(played)
    tree = Ismcts(judgement(spot.game), style_of(spot.game).manner, worlds).think(spot)
    trust = trust_at(spot, tree)
    best = tree.best()
    everybody = odds.everybody(tree, trust)
    before = after = odds.chances(tree, trust)[best]
    if choice != best:
        fair_word(tree, choice, worlds // 2)
        after = odds.chances(tree, trust)[choice]
    return Moment(number, seat, spot.ask.about, played, spot.ask.options[best].spelling, before, after, everybody)


def trust_at(spot: Spot, tree: Tree[Any]) -> Trust:
    """How far the hopes of a search can be trusted at this table."""
    return style_of(spot.game).trust_in(spot.rules.edition_of(tree.base), int(tree.base.seats()))


def fair_word(tree: Tree[Any], choice: int, worlds: int) -> None:
    """A pick that the search soon left aside is tried often enough to say what it was worth."""
    missing = max(FAIR_WORD, worlds) - tree.tries()[choice]
    if missing > 0:
        tree.insist(choice, missing)


def dear(seats: int) -> float:
    """The cost from which on a pick is told as one that turned a game."""
    return TURNING / seats


def turning_points(moments: list[Moment]) -> tuple[Moment, ...]:
    """The picks that gave most away, at most a few, in the order of the game."""
    dearest = sorted((m for m in moments if m.turning), key=lambda m: -m.cost)[:MOST_TURNING_POINTS]
    return tuple(sorted(dearest, key=lambda m: m.number))

"""Simulation: many games between bots, from a range of seeds, on as many cores as wanted, with the same result."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

from sneakernet.bots import Bot, spot_at
from sneakernet.bots.by_path import make_typed
from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game
from sneakernet.core.registry import find
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.lab.batch import in_order
from sneakernet.lab.stats import Share, share
from sneakernet.table.clock import check_without_clock

CHUNK: Final = 50  # games that one process plays before it reports; fixed, so that sums do not depend on the jobs


class Plan(NamedTuple):
    """What is simulated, in names and seeds: this is all that travels between processes."""

    game: str
    edition: str
    seats: int
    seed: str
    settings: Mapping[str, str]
    bots: tuple[str, ...]  # one per seat; they move on by one seat from game to game
    games: int


class Played(NamedTuple):
    """One game: each seat's share of the win, how many decisions it took among how many options, and how it ended."""

    shares: list[float]
    decisions: int
    options: int = 0  # of all decisions together
    most_options: int = 0  # of one decision
    ending: str = ""
    turns: int = 0
    questions: Mapping[str, int] = {}  # how many decisions each question was


class Tally:
    """What some games add up to."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.draws = 0
        self.decisions = 0
        self.shortest = 0
        self.longest = 0
        self.options = 0
        self.most_options = 0
        self.turns = 0
        self.endings: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self.by_seat = [0.0] * seats
        self.by_bot = [0.0] * seats  # in the order of Plan.bots

    def add(self, played: Played, shift: int) -> None:
        """One more game; bot i sat `shift` seats further on."""
        shares, decisions = played.shares, played.decisions
        seats = len(shares)
        self.games += 1
        self.draws += 1 if max(shares) < 1 else 0
        self.decisions += decisions
        self.shortest = min(self.shortest, decisions) if self.games > 1 else decisions
        self.longest = max(self.longest, decisions)
        self.options += played.options
        self.most_options = max(self.most_options, played.most_options)
        self.turns += played.turns
        self.endings[played.ending] += 1
        self.questions.update(played.questions)
        for seat, won in enumerate(shares):
            self.by_seat[seat] += won
            self.by_bot[(seat - shift) % seats] += won

    def merge(self, other: "Tally") -> None:
        """The games of another tally too."""
        self.shortest = min(self.shortest, other.shortest) if self.games else other.shortest
        self.longest = max(self.longest, other.longest)
        self.games += other.games
        self.draws += other.draws
        self.decisions += other.decisions
        self.options += other.options
        self.most_options = max(self.most_options, other.most_options)
        self.turns += other.turns
        self.endings += other.endings
        self.questions += other.questions
        self.by_seat = [a + b for a, b in zip(self.by_seat, other.by_seat, strict=True)]
        self.by_bot = [a + b for a, b in zip(self.by_bot, other.by_bot, strict=True)]

    def options_per_decision(self) -> float:
        """Among how many options a decision is made, on average."""
        return self.options / self.decisions if self.decisions else 0.0

    def question_share(self, names: Iterable[str]) -> float:
        """Which part of all decisions these questions are."""
        return sum(self.questions[name] for name in names) / self.decisions if self.decisions else 0.0

    def ending_shares(self) -> dict[str, Share]:
        """Per way to end: the share of the games that ended so, the most frequent first."""
        return {name: share(n, self.games) for name, n in sorted(self.endings.items(), key=lambda e: (-e[1], e[0]))}

    def seat_shares(self) -> dict[str, Share]:
        """Per seat: its share of the wins."""
        return {letter(seat): share(won, self.games) for seat, won in enumerate(self.by_seat)}

    def bot_shares(self, bots: tuple[str, ...]) -> dict[str, Share]:
        """Per bot: the share of the wins that one of its seats gets."""
        return {
            name: share(sum(won for bot, won in zip(bots, self.by_bot, strict=True) if bot == name) / n, self.games)
            for name, n in {name: bots.count(name) for name in bots}.items()
        }


def plan(
    game: Game, edition: str, seats: int, seed: str, settings: Mapping[str, object], bots: list[str], games: int
) -> Plan:
    """A checked plan; the last bot named takes all seats that are left."""
    edition, seats, values = check_without_clock(game, edition, seats, settings)
    if len(bots) > seats:
        raise Complaint("too-many-bots", bots=len(bots), seats=seats)
    named = bots or ["uniform"]
    filled = tuple(named + [named[-1]] * (seats - len(named)))
    for name in set(filled):
        make_typed(name, game)
    return Plan(game.name, edition, seats, seed, values, filled, games)


def play_one(game: Game, plan: Plan, bots: list[Bot], number: int) -> Played:
    """Game `number` of a plan."""
    rules, seed = game.rules, f"{plan.seed}/{number}"
    s = rules.new(plan.edition, plan.seats, seed, plan.settings)
    decisions = options = most = 0
    questions: Counter[str] = Counter()
    while (ask := rules.ask(s)) is not None:
        bot = bots[(ask.seat - number) % plan.seats]
        rules.pick(s, bot.pick(spot_at(game, s, ask, f"{seed} {decisions}")))
        decisions += 1
        questions[ask.about] += 1
        options += len(ask.options)
        most = max(most, len(ask.options))
    outcome = rules.outcome(s)
    assert outcome is not None
    turns = rules.view(s, SPECTATOR).facts.get("turn")  # a game that counts none has none
    turns = turns if isinstance(turns, int) else 0
    return Played(outcome.shares, decisions, options, most, outcome.reason, turns, questions)


def play_chunk(work: tuple[Plan, int]) -> Tally:
    """A few games in a row."""
    plan, first = work
    game = find(plan.game)
    bots = [make_typed(name, game) for name in plan.bots]
    tally = Tally(plan.seats)
    for number in range(first, min(first + CHUNK, plan.games)):
        tally.add(play_one(game, plan, bots, number), number % plan.seats)
    return tally


def chunks(plan: Plan, jobs: int) -> Iterator[Tally]:
    """The tallies of all chunks, in order, whoever played them."""
    work = [(plan, first) for first in range(0, plan.games, CHUNK)]
    return in_order(play_chunk, work, jobs)


def simulate(plan: Plan, jobs: int = 1, progress: Callable[[int], None] = lambda games: None) -> Tally:
    """Play a plan; `progress` is told how many games are done."""
    total = Tally(plan.seats)
    for tally in chunks(plan, jobs):
        total.merge(tally)
        progress(total.games)
    return total

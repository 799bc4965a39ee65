"""bench-v1: one frozen measure of players. Each agent sits among greedy ones at every table that the rules allow, for
the same 100 deals, on each seat in turn. Nothing of this changes under this name: with other deals, tables or rivals it
would be another bench.
"""

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time
from typing import Final, NamedTuple

from sneakernet.bots import spot_at
from sneakernet.bots.by_path import make_typed
from sneakernet.core.game import Game
from sneakernet.core.registry import all_games, find
from sneakernet.encoding import encoding_of
from sneakernet.lab.batch import Progress, cores, in_order, nobody
from sneakernet.lab.match import Match, rotations, source_of
from sneakernet.lab.stats import Share, mean_share

NAME: Final = "bench-v1"
DEALS: Final = 100
FIELD: Final = "greedy"
AGENTS: Final = (
    *("uniform", "newcomer", "casual", "strong"),
    *("greedy@1", "greedy@32"),
    *("ismcts@10", "ismcts@50", "ismcts@100", "ismcts@200"),
)
"""Those that are always measured. No search here thinks more than 200 worlds: the table takes hours, not weeks."""

CLASSES: Final = ((0.005, "reflex"), (0.05, "quick"), (0.3, "calm"))
"""Seconds a decision may take on average, and what such an agent is called."""
SLOW: Final = "slow"


class Table(NamedTuple):
    """A rule set with a number of seats."""

    game: str
    edition: str
    seats: int

    def __str__(self) -> str:
        many = len(find(self.game).rules.editions) > 1
        return " ".join([self.game, *([self.edition] if many else []), str(self.seats)])


class Played(NamedTuple):
    """One game of an agent: its share of the win, its decisions, and the CPU time it took for them."""

    share: float
    decisions: int
    seconds: float


class Line(NamedTuple):
    """An agent at a table: its share, as a multiple of a fair one, and the seconds it takes for a decision."""

    agent: str
    table: Table
    times: Share
    seconds: float

    @property
    def time_class(self) -> str:
        """How long it thinks, in a word."""
        return next((name for most, name in CLASSES if self.seconds <= most), SLOW)


def tables(games: Sequence[Game] = ()) -> list[Table]:
    """All tables of some games, or of all that come with the program."""
    found = []
    for game in games or all_games():
        for edition in game.rules.editions:
            found += [Table(game.name, edition, seats) for seats in sorted(game.rules.seat_counts(edition))]
    return found


def plan(agent: str, table: Table, deals: int = DEALS) -> list[Match]:
    """The games of an agent at a table: it sits on another seat at each deal."""
    ways = rotations(agent, FIELD, table.seats)
    return [
        Match(table.game, table.edition, table.seats, (), f"{NAME}/{deal}", ways[deal % table.seats])
        for deal in range(deals)
    ]


def play(task: tuple[Match, str]) -> Played:
    """One game, in which one agent's time is taken. The streams are those of the lab's other matches."""
    match, agent = task
    game = find(match.game)
    me = match.bots.index(agent)
    bots = [make_typed(name, game) for name in match.bots]
    s = game.rules.new(match.edition, match.seats, match.seed)
    picks = mine = 0
    spent = 0.0
    while (ask := game.rules.ask(s)) is not None:
        spot = spot_at(game, s, ask, f"{match.seed} {picks}")
        began = process_time()
        choice = bots[ask.seat].pick(spot)
        if ask.seat == me:
            spent += process_time() - began
            mine += 1
        game.rules.pick(s, choice)
        picks += 1
    outcome = game.rules.outcome(s)
    assert outcome is not None
    return Played(outcome.shares[me], mine, spent)


def line(agent: str, table: Table, games: Sequence[Played]) -> Line:
    """What the games of an agent at a table say."""
    times = Share(*(table.seats * value for value in mean_share([game.share for game in games])))
    decisions = sum(game.decisions for game in games)
    return Line(agent, table, times, sum(game.seconds for game in games) / max(1, decisions))


def measure(
    agents: Sequence[str], at: Sequence[Table], deals: int, jobs: int, keep: Path | None, progress: Progress = nobody
) -> list[Line]:
    """All agents at all tables. With a file, lines that are there are not measured again, and new ones go there."""
    found = kept(keep, deals)
    there = {(line.agent, line.table) for line in found}
    wanted = [(agent, table) for agent in agents for table in at if (agent, table) not in there]
    tasks = [(match, agent) for agent, table in wanted for match in plan(agent, table, deals)]
    done, results = 0, in_order(play, tasks, jobs or cores())
    for agent, table in wanted:
        games: list[Played] = []
        for _ in range(deals):
            games.append(next(results))
            progress(done := done + 1)
        found.append(line(agent, table, games))
        if keep is not None:
            with keep.open("a", encoding="utf-8") as book:
                book.write(json.dumps([deals, source_of(plan(agent, table, 1)), *found[-1]]) + "\n")
    return [line for agent in agents for table in at for line in found if (line.agent, line.table) == (agent, table)]


def kept(file: Path | None, deals: int) -> list[Line]:
    """The lines of an earlier run with as many deals, by the same rules and bots."""
    found: list[Line] = []
    for text in file.read_text(encoding="utf-8").splitlines() if file is not None and file.is_file() else ():
        of, source, agent, where, times, seconds = json.loads(text)
        table = Table(*where)
        if (of, source) == (deals, source_of(plan(agent, table, 1))):
            found.append(Line(agent, table, Share(*times), seconds))
    return found


def versions(found: Sequence[Line]) -> Iterator[str]:
    """Which behaviour of each game was measured."""
    for name in dict.fromkeys(line.table.game for line in found):
        yield f"{name} v{encoding_of(find(name)).version}"


def markdown(found: Sequence[Line]) -> str:
    """One table: agents down, tables across, each share with its interval."""
    agents = list(dict.fromkeys(line.agent for line in found))
    across = list(dict.fromkeys(line.table for line in found))
    cells = {(line.agent, line.table): line for line in found}
    head = ["table", *agents]
    rows = [head, ["---", *["---:"] * len(agents)]]
    rows += [[str(table), *[cell(cells.get((agent, table))) for agent in agents]] for table in across]
    mine = {agent: [line for line in found if line.agent == agent] for agent in agents}
    rows.append(["seconds a decision", *[f"{max(one.seconds for one in mine[agent]):.4f}" for agent in agents]])
    rows.append(["class", *[max(mine[agent], key=lambda one: one.seconds).time_class for agent in agents]])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows) + "\n"


def cell(found: Line | None) -> str:
    """A share as a multiple of a fair one, with its interval."""
    return "–" if found is None else f"{found.times.mean:.2f} ({found.times.low:.2f}–{found.times.high:.2f})"

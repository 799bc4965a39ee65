"""Match: one game between bots. Names and a seed go in, a record and its outcome come out."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, NamedTuple

from sneakernet.bots import spot_at
from sneakernet.bots.by_path import make_typed, module_of
from sneakernet.core.game import Game
from sneakernet.core.record import Record, open_record, parse
from sneakernet.core.registry import find, game_names
from sneakernet.core.rules import Rules
from sneakernet.core.view import letter
from sneakernet.table.clock import check_without_clock

PLAYED_BY: Final = ("core", "games", "bots")  # the rooms of the package on which results depend, with this file


@cache
def source(packages: tuple[str, ...] = ()) -> str:
    """A fingerprint of rules, bots and nets, with those of other packages: results of other ones are never taken for
    those of these."""
    seen = blake2b(digest_size=8)
    package = Path(__file__).resolve().parent.parent
    played = [f for room in PLAYED_BY for kind in ("*.py", "*.bin") for f in (package / room).rglob(kind)]
    ours = [Path(__file__).resolve(), *sorted(played)]
    for base, file in [*((package, file) for file in ours), *(found for name in packages for found in files_of(name))]:
        seen.update(f"{file.relative_to(base).as_posix()}\n".encode() + file.read_bytes())
    return seen.hexdigest()


def files_of(package: str) -> Iterator[tuple[Path, Path]]:
    """The Python files of a package or module, each with the folder above it; none where it is not installed."""
    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations is not None:
        for place in map(Path, spec.submodule_search_locations):
            yield from ((place.parent, file) for file in sorted(place.rglob("*.py")))
    elif spec is not None and spec.origin is not None:
        yield Path(spec.origin).parent, Path(spec.origin)


class Match(NamedTuple):
    """What is played, in names and seeds: this is all that travels between processes and machines."""

    game: str
    edition: str
    seats: int
    settings: tuple[tuple[str, str], ...]
    seed: str
    bots: tuple[str, ...]  # by seat

    def rules(self) -> Rules[Any]:
        """The rules of its game."""
        return find(self.game).rules


class Result(NamedTuple):
    """How a match ended; the record tells the rest."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int
    text: str  # the record

    def record(self) -> Record:
        """The game, complete."""
        return parse(self.text)


def packages(games: Iterable[str], bots: Iterable[str]) -> tuple[str, ...]:
    """The packages beside this one that bring some games and bots."""
    there = game_names()  # a machine of a cluster may lack one: then its fingerprint is another
    modules = {find(name).package for name in games if name in there} | {module_of(name) for name in bots}
    return tuple(sorted({module.partition(".")[0] for module in modules} - {"", __name__.partition(".")[0]}))


def source_of(matches: Sequence[Match]) -> str:
    """The fingerprint of all that plays some matches."""
    games, bots = {match.game for match in matches}, {name for match in matches for name in match.bots}
    return source(packages(games, bots))


def play(match: Match) -> Result:
    """Play one match to its end. A bot's stream depends on the match's seed and on how far the game has come."""
    game = find(match.game)
    rules = game.rules
    bots = [make_typed(name, game) for name in match.bots]
    record = open_record(rules, match.edition, match.seats, match.seed, dict(match.settings))
    s = rules.new(match.edition, match.seats, match.seed, dict(match.settings))
    while (ask := rules.ask(s)) is not None:
        spot = spot_at(game, s, ask, f"{match.seed} {len(record.picks)}")
        choice = bots[ask.seat].pick(spot)
        record.picks.append(f"{letter(ask.seat)} {ask.options[choice].spelling}")
        rules.pick(s, choice)
    outcome = rules.outcome(s)
    assert outcome is not None
    record.digest = rules.digest(s)
    return Result(tuple(outcome.shares), tuple(outcome.scores), len(record.picks), record.write())


def rotations(one: str, field: str, seats: int) -> list[tuple[str, ...]]:
    """One bot among others, once on each seat."""
    return [tuple(one if seat == turn else field for seat in range(seats)) for turn in range(seats)]


def duels(
    game: Game, edition: str, seats: int, settings: dict[str, str], seed: str, one: str, field: str, deals: int
) -> list[Match]:
    """The matches that measure one bot among others: each deal is played once from each seat."""
    chosen, players, values = check_without_clock(game, edition, seats, settings)
    fixed = tuple((name, values[name]) for name in settings)
    return [
        Match(game.name, chosen, players, fixed, f"{seed}/{deal}", bots)
        for deal in range(deals)
        for bots in rotations(one, field, players)
    ]


def samples(results: list[Result], seats: int) -> list[float]:
    """What the one bot got of each deal, on average over the seats: deals are independent, seats of one deal not."""
    return [
        sum(results[first + turn].shares[turn] for turn in range(seats)) / seats
        for first in range(0, len(results), seats)
    ]

"""Match: one game between bots. Names and a seed go in, a record and its outcome come out."""

from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final, NamedTuple

from sneakernet.bots import make, spot_at
from sneakernet.core.game import Game
from sneakernet.core.record import Record, open_record, parse
from sneakernet.core.registry import find
from sneakernet.core.rules import Rules
from sneakernet.core.view import letter

PLAYED_BY: Final = ("core", "games", "bots")  # the rooms of the package on which results depend, with this file


@cache
def source() -> str:
    """A fingerprint of rules and bots: results of other source are never taken for those of this one."""
    seen = blake2b(digest_size=8)
    package = Path(__file__).resolve().parent.parent
    for file in [Path(__file__).resolve(), *sorted(f for room in PLAYED_BY for f in (package / room).rglob("*.py"))]:
        seen.update(f"{file.relative_to(package).as_posix()}\n".encode() + file.read_bytes())
    return seen.hexdigest()


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


def play(match: Match) -> Result:
    """Play one match to its end. A bot's stream depends on the match's seed and on how far the game has come."""
    game = find(match.game)
    rules = game.rules
    bots = [make(name, game) for name in match.bots]
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
    chosen, players, values = game.rules.check(edition, seats, settings)
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

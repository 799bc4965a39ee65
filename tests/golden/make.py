"""The golden files: records, playthroughs and counts. A change of the rules shows here as a difference.

python -m tests.golden.make        writes them anew, after a change that was meant (and a raised version)
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from sneakernet.core.event import Happened
from sneakernet.core.record import Record, open_record
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.view import SPECTATOR, letter
from tests.properties.tables import ONE_ASK_IN, Settings, Table, name_of, tables

HERE = Path(__file__).parent
COUNTS = HERE / "counts.toml"
DEPTHS = (1, 2, 3, 4)
READABLE = 40  # picks of a playthrough: a long game is read up to here


def kept() -> list[Table]:
    """The tables with golden files: all of a short game, those without house rules of a long one."""
    return [table for table in tables() if table[0] not in ONE_ASK_IN or not table[3]]


def seeds(table: Table) -> tuple[str, ...]:
    """The seeds of a table's golden records."""
    return ("one",) if table[0] in ONE_ASK_IN else ("one", "two")


def play(rules: Rules[Any], edition: str, seats: int, seed: str, settings: Settings) -> Record:
    """A whole game of random picks, as a record."""
    record = open_record(rules, edition, seats, seed, settings)
    s = rules.new(edition, seats, seed, settings)
    rng = Rng(f"golden {seed}")
    ask = rules.ask(s)
    while ask is not None:
        choice = int(rng.below(len(ask.options)))
        record.picks.append(f"{letter(ask.seat)} {ask.options[choice].spelling}")
        rules.pick(s, choice)
        ask = rules.ask(s)
    record.digest = rules.digest(s)
    return record


def playthrough(record: Record) -> str:
    """Every view at every ask of a game, and what each reader was told on the way: to be read in review."""
    rules = find(record.game).rules
    log: list[Happened] = []
    s = rules.new(record.edition, record.seats, record.seed, record.settings, log)
    lines = [record.header()]
    for pick in ["", *record.picks[:READABLE]]:
        if pick:
            lines += ["", f"> {pick}"]
            rules.pick(s, rules.find(s, pick.split(" ", 1)[1]))
        for seat in [*range(record.seats), SPECTATOR]:
            name = letter(seat) or "spectator"
            lines += [f"{name} hears {event}" for event in rules.read(log, record.seats, seat)]
            lines.append(f"{name} sees {json.dumps(rules.view(s, seat).plain(), sort_keys=True)}")
        log.clear()
    return "\n".join(lines) + "\n"


def paths(rules: Rules[Any], s: Any, depth: int) -> int:
    """How many ways the game can go in so many picks: the perft of a card game."""
    if depth == 0 or s.asked() < 0:
        return 1
    found = 0
    for choice in range(int(s.offered())):
        after = s.copy()
        rules.pick(after, choice)
        found += paths(rules, after, depth - 1)
    return found


def counts(table: Table) -> list[int]:
    """The number of paths to each depth from a fixed seed."""
    game, edition, seats, settings = table
    rules = find(game).rules
    return [paths(rules, rules.new(edition, seats, "perft", settings), depth) for depth in DEPTHS]


def kept_counts() -> dict[str, list[int]]:
    """The counts as they were when they were last written."""
    return dict(tomllib.loads(COUNTS.read_text(encoding="utf-8")))


def short_game(game: str) -> Record:
    """The shortest of twenty games at the smallest table."""
    rules = find(game).rules
    edition = rules.editions[0]
    seats = min(rules.seat_counts(edition))
    games = [play(rules, edition, seats, f"short {n}", {}) for n in range(20)]
    return min(games, key=lambda record: len(record.picks))


def main() -> None:
    """Write every golden file."""
    lines: list[str] = []
    for table in kept():
        game, edition, seats, settings = table
        for seed in seeds(table):
            record = play(find(game).rules, edition, seats, seed, settings)
            (HERE / f"{name_of(table)}-{seed}.record").write_text(record.write(), encoding="utf-8")
        lines.append(f'"{name_of(table)}" = {counts(table)}')
    COUNTS.write_text("\n".join(lines) + "\n", encoding="utf-8")
    for game in sorted({table[0] for table in kept()}):
        record = short_game(game)
        (HERE / f"{game}.playthrough").write_text(playthrough(record), encoding="utf-8")
        (HERE / f"{game}.playthrough.record").write_text(record.write(), encoding="utf-8")


if __name__ == "__main__":
    main()

"""Simulate and measure."""

import json
import os
import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sneakernet import __version__, engine
from sneakernet.cli.help_texts import engine_text
from sneakernet.cli.screen import Screen
from sneakernet.core.position import pairs
from sneakernet.core.registry import find
from sneakernet.lab import bench as benches
from sneakernet.lab.sim import Plan, Tally, plan, simulate
from sneakernet.lab.stats import Share
from sneakernet.say import Speech


def sim(
    speech: Speech,
    game: str,
    edition: str,
    seats: int,
    games: int,
    bots: str,
    seed: str,
    settings: list[str],
    jobs: int,
    as_json: bool,
) -> None:
    """Many games between bots."""
    found = find(game)
    named = [name for name in bots.split(",") if name]
    planned = plan(found, edition, seats, seed, pairs(settings, "--set"), named, games)
    with bar(speech.say("sim-progress", game=found.rules.title), games) as progress:
        tally = simulate(planned, jobs or os.cpu_count() or 1, progress)
    if as_json:
        Screen().json(as_data(planned, tally))
    else:
        report(speech, planned, tally)


@contextmanager
def bar(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on standard error, if that is a terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(title, total=total)
        yield lambda done: progress.update(task, completed=done)


def command_of(plan: Plan) -> str:
    """The command that makes these numbers again."""
    words = ["sneakernet", "sim", plan.game, "--edition", plan.edition, "--seats", str(plan.seats)]
    words += ["--games", str(plan.games), "--bots", ",".join(plan.bots), "--seed", plan.seed]
    defaults = {setting.name: setting.default for setting in find(plan.game).rules.settings}
    for name, value in plan.settings.items():
        if value != defaults[name]:
            words += ["--set", f"{name}={value}"]
    return shlex.join(words)


def as_data(plan: Plan, tally: Tally) -> dict[str, object]:
    """The result for programs."""
    return {
        "command": command_of(plan),
        "version": __version__,
        "game": plan.game,
        "edition": plan.edition,
        "seats": plan.seats,
        "seed": plan.seed,
        "settings": dict(plan.settings),
        "games": tally.games,
        "draws": tally.draws,
        "decisions_per_game": tally.decisions / tally.games,
        "turns_per_game": tally.turns / tally.games,
        "shortest": tally.shortest,
        "longest": tally.longest,
        "options_per_decision": tally.options_per_decision(),
        "most_options": tally.most_options,
        "by_question": {name: tally.question_share([name]) for name in sorted(tally.questions)},
        "by_ending": {name: ended._asdict() for name, ended in tally.ending_shares().items()},
        "by_bot": {name: won._asdict() for name, won in tally.bot_shares(plan.bots).items()},
        "by_seat": {name: won._asdict() for name, won in tally.seat_shares().items()},
    }


def report(speech: Speech, plan: Plan, tally: Tally) -> None:
    """The result for people."""
    screen = Screen()
    title = find(plan.game).rules.title
    screen.line(speech.say("sim-head", game=title, n=tally.games, seats=plan.seats, seed=plan.seed), "bold")
    head = [speech.say("sim-who"), speech.say("sim-share"), speech.say("sim-interval")]
    fair = speech.say("sim-fair", share=speech.percent(1 / plan.seats))
    bots = [[name, *shown(speech, won)] for name, won in tally.bot_shares(plan.bots).items()]
    seats = [[speech.say("sim-seat", seat=seat), *shown(speech, won)] for seat, won in tally.seat_shares().items()]
    screen.table(bots + seats, head, right=[1])
    screen.line(fair)
    mean = speech.number(tally.decisions / tally.games, 1)
    turns = speech.number(tally.turns / tally.games, 1) if tally.turns else "none"
    screen.line(speech.say("sim-length", mean=mean, shortest=tally.shortest, longest=tally.longest, turns=turns))
    options = speech.number(tally.options_per_decision(), 1)
    screen.line(speech.say("sim-options", mean=options, most=tally.most_options))
    words = speech.game(find(plan.game), plan.edition)
    endings = [f"{words.ending(name)} {speech.percent(ended.mean)}" for name, ended in tally.ending_shares().items()]
    screen.paragraph(speech.say("sim-endings", endings=speech.say("comma").join(endings)))
    screen.line(speech.say("sim-draws", n=tally.draws))


def shown(speech: Speech, won: Share) -> list[str]:
    """A share and its interval."""
    return [speech.percent(won.mean), f"{speech.percent(won.low)} – {speech.percent(won.high)}"]


def bench(speech: Speech, games: list[str], as_json: bool, seconds: float, reps: int) -> None:
    """Decisions per second, as lines of JSON or as a table."""
    for name in games:
        find(name)
    if not engine.compiled():
        print(speech.say("bench-interpreted", engine=engine_text(speech)), file=sys.stderr)
    if not benches.has_numpy():
        print(speech.say("bench-no-numpy"), file=sys.stderr)
    rows = benches.rows(games, seconds, reps)
    if as_json or not sys.stdout.isatty():
        for row in rows:
            print(json.dumps(row), flush=True)
        return
    cells = [
        [
            f"{row['game']}, {row['players']}",
            row["mode"],
            speech.number(row["decisions_per_s"]),
            speech.number(row["games_per_s"]),
            speech.number(row["copy_us"] or 0.0, 2),
        ]
        for row in rows
    ]
    head = [speech.say(f"bench-{name}") for name in ("game", "mode", "decisions", "games", "copy")]
    Screen().table(cells, head, right=[2, 3])

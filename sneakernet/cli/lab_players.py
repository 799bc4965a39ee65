"""The lab's commands for who makes players: what the numbers mean, and a measure that stays."""

from typing import Annotated

import typer

from sneakernet.cli.lab import Edition, Game, Jobs, Keep, Out, Seats, open_lab, try_out, write_page


def bench_v1(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    agents: Annotated[list[str] | None, typer.Option("--agent", metavar="NAME")] = None,
    seats: Seats = 0,
    deals: Annotated[int, typer.Option("--deals", metavar="K", min=2)] = 100,
    jobs: Jobs = 0,
    keep: Keep = None,
    out: Out = None,
) -> None:
    from sneakernet.bots.by_path import make_typed
    from sneakernet.cli.ending import heeded
    from sneakernet.cli.main import speech
    from sneakernet.cli.study import bar
    from sneakernet.core.registry import find
    from sneakernet.lab import bench_v1 as bench

    words = speech()
    try_out(words, out, keep)
    at = [table for table in bench.tables([find(name) for name in games or []]) if seats in (0, table.seats)]
    names = agents or list(bench.AGENTS)
    for name in names:
        for table in at:
            make_typed(name, find(table.game))
    total = deals * len(at) * len(names)
    with heeded(), bar(words.say("lab-progress", game=bench.NAME), total) as progress:
        found = bench.measure(names, at, deals, jobs, keep, progress)
    text = bench.markdown(found)
    print(text, end="")
    if out is not None:
        write_page(words, out, text)


def columns(game: Game, edition: Edition = "", seats: Seats = 0, out: Out = None) -> None:
    import json

    from sneakernet.encoding.legend import legend

    words, the_game = open_lab(game)
    text = json.dumps(legend(the_game, edition, seats), indent=1) + "\n"
    if out is None:
        print(text, end="")
    else:
        write_page(words, out, text)


def declare(lab_app: typer.Typer) -> None:
    """Make these commands known to the lab."""
    lab_app.command("bench-v1")(bench_v1)
    lab_app.command("columns")(columns)

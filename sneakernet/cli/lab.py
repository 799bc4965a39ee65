"""The lab's commands: measure bots, weigh games, compare ways to play, make data sets."""

import shlex
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from sneakernet.cli.stop import Stop

if TYPE_CHECKING:
    from sneakernet.core.game import Game as TheGame
    from sneakernet.core.record import Record
    from sneakernet.lab.dataset import EncodedGame, Origin
    from sneakernet.lab.match import Match
    from sneakernet.say import Speech
    from sneakernet.table import Notes

lab_app: Final = typer.Typer(add_completion=False, rich_markup_mode=None)

ALL: Final = "all"

Game = Annotated[str, typer.Argument(metavar="GAME")]
Edition = Annotated[str, typer.Option("--edition", metavar="E", show_default=False)]
Seats = Annotated[int, typer.Option("--seats", metavar="N", show_default=False)]
Seed = Annotated[str, typer.Option("--seed", metavar="S")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=0, show_default=False)]
Deals = Annotated[int, typer.Option("--deals", metavar="K", min=2)]
Count = Annotated[int, typer.Option("--games", metavar="K", min=2)]
Keep = Annotated[Path | None, typer.Option("--keep", metavar="FILE")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE")]
Place = Annotated[str, typer.Option("--on", metavar="PLACE")]
OneBot = Annotated[str, typer.Option("--bot", metavar="NAME")]


def open_lab(game: str) -> "tuple[Speech, TheGame]":
    """The language of the person at the keyboard, and a game."""
    from sneakernet.cli.main import speech
    from sneakernet.core.registry import find

    return speech(), find(game)


def chosen(settings: list[str] | None) -> dict[str, str]:
    """Settings as names with values."""
    from sneakernet.core.position import pairs

    return pairs(settings or [], "--set")


@contextmanager
def at_play(
    words: "Speech", the_game: "TheGame", games: int, keep: Path | None, place: str
) -> Iterator[Callable[[int], None]]:
    """A progress bar for so many games, where they can be played; who interrupts them hears what is kept."""
    from sneakernet.cli.ending import heeded
    from sneakernet.cli.study import bar
    from sneakernet.lab import batch

    if place not in (batch.LOCAL, batch.RAY):
        raise Stop(words.say("lab-no-such-place", given=place, one=batch.LOCAL, other=batch.RAY))
    try:
        with heeded(), bar(words.say("lab-progress", game=the_game.rules.title), games) as progress:
            yield progress
    except KeyboardInterrupt:
        done = batch.how_many(keep) if keep else 0
        said = words.say("lab-kept", n=done, of=games, file=str(keep)) if keep else words.say("lab-nothing-kept")
        print(said, file=sys.stderr)
        raise


def played(words: "Speech", the_game: "TheGame", matches: Any, jobs: int, keep: Path | None, place: str) -> Any:
    """Play matches behind a progress bar."""
    from sneakernet.lab import batch

    with at_play(words, the_game, len(matches), keep, place) as progress:
        return batch.run(matches, jobs, keep, progress, place)


def seat_counts(words: "Speech", given: str) -> list[int]:
    """Numbers of seats from words such as `2,4`; none of them for all there are, 0 for the recommended one."""
    numbers = [number.strip() for number in (given or "0").split(",")]
    if given == ALL:
        return []
    if not all(number.isdecimal() for number in numbers):
        raise Stop(words.say("lab-no-seats", given=given, all=ALL))
    return [int(number) for number in numbers]


def again() -> str:
    """The command that makes these numbers again."""
    return shlex.join(["sneakernet", *sys.argv[1:]])


def try_out(words: "Speech", out: Path | None, keep: Path | None) -> None:
    """Complain of a file that cannot be written before hours of games are played for it, not after them."""
    if out is not None:
        if keep is not None and keep.resolve() == out.resolve():
            raise Stop(words.say("lab-same-file", file=str(out)))
        there = out.exists()
        out.open("ab").close()
        if not there:
            out.unlink()


def write_page(words: "Speech", out: Path, text: str) -> None:
    """A report to its file."""
    out.write_text(text, encoding="utf-8")
    print(words.say("lab-written", file=str(out)))


def need_plots(words: "Speech") -> None:
    """Stop with a hint where the packages for plots are not installed."""
    try:
        import matplotlib  # noqa: F401 - only to see whether it is there
    except ImportError:
        from sneakernet.say.installed import how_to_add

        raise Stop(words.say("lab-needs", command=how_to_add("lab"))) from None


def finished_record(words: "Speech", game: str, file: Path) -> "tuple[Record, Notes]":
    """The record in a file, of a game that was played to its end, and who played."""
    from sneakernet.cli import shelf
    from sneakernet.core.complaint import Complaint
    from sneakernet.say.complaints import complain
    from sneakernet.table import read_table

    try:
        table, notes = read_table(shelf.read(file))
    except Complaint as problem:
        raise Stop(words.say("complaint-in-field", field=str(file), text=complain(words, problem))) from None
    if table.record.game != game:
        raise Stop(words.say("resume-other-game", file=str(file), game=table.record.game))
    if table.outcome() is None:
        raise Stop(words.say("lab-unfinished", file=str(file)))
    return table.record, notes


def encoded_files(words: "Speech", the_game: "TheGame", files: list[Path]) -> "list[tuple[EncodedGame, Origin]]":
    """The games in some files, encoded behind a progress bar."""
    from sneakernet.cli.study import bar
    from sneakernet.lab.dataset import Origin, encode

    found = []
    with bar(words.say("lab-progress", game=the_game.rules.title), len(files)) as progress:
        for file in files:
            record, notes = finished_record(words, the_game.name, file)
            found.append((encode(record), Origin(file.name, notes.bots)))
            progress(len(found))
    return found


def encoded_matches(
    words: "Speech", the_game: "TheGame", matches: "list[Match]", jobs: int, keep: Path | None, place: str
) -> "list[tuple[EncodedGame, Origin]]":
    """Play matches behind a progress bar; whoever plays them encodes them."""
    from sneakernet.lab import batch
    from sneakernet.lab.dataset import Origin, encode_result

    with at_play(words, the_game, len(matches), keep, place) as progress:
        games = batch.run_making(encode_result, matches, jobs, keep, progress, place)
        return [(game, Origin(bots=match.bots)) for match, game in zip(matches, games, strict=True)]


def need_no_play(words: "Speech", context: typer.Context) -> None:
    """Records are played already: stop where an option says how to play."""
    for parameter in context.command.params:
        name = parameter.name or ""
        source = context.get_parameter_source(name)
        if name not in ("game", "out", "files") and source is not None and source.name == "COMMANDLINE":
            raise Stop(words.say("lab-already-played", option=parameter.opts[0]))


@lab_app.command("match")
def match(
    game: Game,
    one: Annotated[str, typer.Option("--one", metavar="NAME")] = "greedy",
    field: Annotated[str, typer.Option("--field", metavar="NAME")] = "uniform",
    edition: Edition = "",
    seats: Seats = 0,
    deals: Deals = 50,
    seed: Seed = "1",
    settings: Settings = None,
    jobs: Jobs = 0,
    keep: Keep = None,
    place: Place = "local",
) -> None:
    from sneakernet.bots.by_path import make_typed
    from sneakernet.lab.match import duels, samples
    from sneakernet.lab.stats import mean_share

    words, the_game = open_lab(game)
    for name in (one, field):
        make_typed(name, the_game)
    matches = duels(the_game, edition, seats, chosen(settings), seed, one, field, deals)
    results = played(words, the_game, matches, jobs, keep, place)
    players = matches[0].seats
    won = mean_share(samples(results, players), players)
    times, low, high = (words.number(players * value, 2) for value in won)
    share = words.percent(won.mean)
    print(words.say("lab-match", one=one, field=field, times=times, low=low, high=high, share=share, n=len(results)))


@lab_app.command("tournament")
def tournament(
    game: Game,
    bots: Annotated[str, typer.Option("--bots", metavar="NAME,…")] = "uniform,greedy,casual",
    edition: Edition = "",
    seats: Seats = 0,
    deals: Deals = 50,
    seed: Seed = "1",
    settings: Settings = None,
    jobs: Jobs = 0,
    keep: Keep = None,
    out: Out = None,
    place: Place = "local",
) -> None:
    from sneakernet.cli.screen import Screen
    from sneakernet.lab import tournament as held
    from sneakernet.lab.wording import about_tournament

    words, the_game = open_lab(game)
    if out is not None:
        need_plots(words)
    try_out(words, out, keep)
    names = [name for name in bots.split(",") if name]
    if len(set(names)) < 2:
        raise Stop(words.say("lab-too-few-bots"))
    twice = next((name for name in names if names.count(name) > 1), "")
    if twice:
        raise Stop(words.say("lab-bot-twice", name=twice))
    matches = held.plan(the_game, edition, seats, chosen(settings), seed, names, deals)
    standings = held.standings(matches, played(words, the_game, matches, jobs, keep, place), names, seed)
    screen = Screen()
    print(about_tournament(words, matches))
    screen.table(held.rating_rows(words, standings), held.rating_head(words), right=[1])
    print(*held.notes(words, standings), words.say("lab-pairings"), sep="\n")
    screen.table(held.pair_rows(words, standings), held.pair_head(words), right=[1, 2])
    print(words.say("lab-note-pairings"), held.strongest(words, standings), sep="\n")
    if out is not None:
        from sneakernet.lab.report_tournament import tournament_page

        write_page(words, out, tournament_page(words, standings, matches, again()))


@lab_app.command("balance")
def balance(
    game: Game,
    edition: Edition = "",
    seats: Annotated[str, typer.Option("--seats", metavar="N,…", show_default=False)] = "",
    each_rule: Annotated[bool, typer.Option("--each-rule")] = False,
    games: Count = 1000,
    bot: OneBot = "greedy",
    seed: Seed = "1",
    settings: Settings = None,
    jobs: Jobs = 0,
    keep: Keep = None,
    out: Out = None,
    place: Place = "local",
) -> None:
    words, the_game = open_lab(game)
    need_plots(words)
    try_out(words, out, keep)
    from sneakernet.lab import balance as weighing
    from sneakernet.lab.report import Weighed, all_sections, balance_page, left_out_lines

    editions = [] if edition == ALL else [name.strip() for name in edition.split(",")]
    ways, left_out = weighing.ways(the_game, editions, seat_counts(words, seats), chosen(settings), each_rule)
    tables = [weighing.plan(the_game, *way, seed, bot, games) for way in ways]
    matches = [match for table in tables for match in table]
    weighed = weighing.weigh_all(tables, played(words, the_game, matches, jobs, keep, place), seed)
    print("".join(f"{line}\n" for line in left_out_lines(words, left_out)), end="")
    for section in all_sections(words, weighed):
        print("\n".join([section.title, *[f"  {line}" for line in (*section.found, *section.notes)]]))
    if out is not None:
        found = Weighed.by(again(), weighed, left_out)
        write_page(words, out, found.written() if out.suffix == ".json" else balance_page(words, found))


@lab_app.command("compare")
def compare(
    game: Game,
    left: Annotated[str, typer.Option("--left", metavar="WORDS")] = "",
    right: Annotated[str, typer.Option("--right", metavar="WORDS")] = "",
    seats: Seats = 0,
    games: Count = 500,
    bot: OneBot = "greedy",
    seed: Seed = "1",
    jobs: Jobs = 0,
    keep: Keep = None,
    out: Out = None,
    place: Place = "local",
) -> None:
    words, the_game = open_lab(game)
    need_plots(words)
    try_out(words, out, keep)
    from sneakernet.lab import compare as comparing
    from sneakernet.lab.report_compare import compare_found, compare_head, compare_page, compare_rows
    from sneakernet.lab.wording import about_comparison

    sides = (comparing.side(the_game, left), comparing.side(the_game, right))
    if sides[0].same_as(sides[1]):
        raise Stop(words.say("lab-same-sides", hint=comparing.another_way(the_game, sides[0])))
    matches = comparing.plan(the_game, sides, seats, seed, bot, games)
    found = comparing.compare(sides, played(words, the_game, matches, jobs, keep, place))
    print(about_comparison(words, matches))
    rows = [compare_head(words, found), *compare_rows(words, found)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for name, *numbers in rows:  # side by side, however long: these are to be compared
        print("  ".join([name.ljust(widths[0]), *map(str.rjust, numbers, widths[1:])]).rstrip())
    print(words.say("lab-note-compare"), *compare_found(words, found), sep="\n")
    if out is not None:
        write_page(words, out, compare_page(words, found, matches, again()))


@lab_app.command("dataset")
def dataset(
    context: typer.Context,
    game: Game,
    out: Annotated[Path, typer.Option("--out", metavar="FILE")],
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE")] = None,
    edition: Edition = "",
    seats: Seats = 0,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 200,
    bot: OneBot = "greedy",
    seed: Seed = "1",
    settings: Settings = None,
    jobs: Jobs = 0,
    keep: Keep = None,
    place: Place = "local",
) -> None:
    words, the_game = open_lab(game)
    need_plots(words)
    try_out(words, out, keep)
    from sneakernet.lab import balance as weighing
    from sneakernet.lab.dataset import write

    if files:
        need_no_play(words, context)
        found = encoded_files(words, the_game, files)
    else:
        matches = weighing.plan(the_game, edition, seats, chosen(settings), seed, bot, games)
        found = encoded_matches(words, the_game, matches, jobs, keep, place)
    write([game for game, _ in found], out, [origin for _, origin in found])
    print(words.say("lab-written", file=str(out)))


@lab_app.command("review")
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    worlds: Annotated[int, typer.Option("--worlds", metavar="N", min=10)] = 1000,
) -> None:
    from sneakernet.cli.main import speech
    from sneakernet.cli.review import tell_review

    tell_review(speech(), file, worlds)


@lab_app.command("train")
def train(
    game: Game,
    folder: Annotated[Path, typer.Option("--folder", metavar="FOLDER")] = Path("training"),
    generations: Annotated[int, typer.Option("--generations", metavar="K", min=1)] = 1,
    minutes: Annotated[float, typer.Option("--minutes", metavar="M", min=0.1)] = 55.0,
    jobs: Jobs = 0,
) -> None:
    words, the_game = open_lab(game)
    try:
        import numpy  # noqa: F401 - only to see whether it is there
    except ImportError:
        from sneakernet.say.installed import how_to_add

        raise Stop(words.say("train-needs", command=how_to_add("train"))) from None
    from sneakernet.cli.training import tell_training

    tell_training(words, the_game, folder, generations, minutes, jobs)

"""The command `sneakernet`: commands are declared here and done elsewhere, and loaded only when they are needed."""

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
import typer.main
from typer.exceptions import Exit

from sneakernet import __version__
from sneakernet.cli import keeping, lab_players
from sneakernet.cli.lab import lab_app
from sneakernet.cli.stop import Stop, complaint

if TYPE_CHECKING:
    from sneakernet.say import Speech

app: Final = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)
position_app: Final = typer.Typer(add_completion=False, rich_markup_mode=None)
app.add_typer(position_app, name="position")
lab_players.declare(lab_app)
app.add_typer(lab_app, name="lab")

Game = Annotated[str, typer.Argument(metavar="GAME")]
Edition = Annotated[str, typer.Option("--edition", metavar="E", show_default=False)]
Seats = Annotated[int, typer.Option("--seats", metavar="N", show_default=False)]
Bots = Annotated[str, typer.Option("--bots", metavar="NAME,…")]
Seed = Annotated[str, typer.Option("--seed", metavar="S")]
Settings = Annotated[list[str] | None, typer.Option("--set", metavar="KEY=VALUE")]
Plain = Annotated[bool, typer.Option("--plain")]
Link = Annotated[str, typer.Argument(metavar="URL")]
Json = Annotated[bool, typer.Option("--json")]
Jobs = Annotated[int, typer.Option("--jobs", metavar="J", min=0, show_default=False)]
File = Annotated[Path, typer.Argument(metavar="FILE")]

REFUSED: Final = 2
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def speech() -> "Speech":
    """The language of the person at the keyboard."""
    from sneakernet.say import Speech, preferred

    return Speech(preferred(os.environ))


@app.callback(invoke_without_command=True)
def sneakernet(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Annotated[str, typer.Option("--language", metavar="LANG")] = "",
) -> None:
    if version:
        from sneakernet.cli.help_texts import engine_text

        print(f"sneakernet {__version__} ({engine_text(speech())})")
        raise Exit(0)
    if context.invoked_subcommand is None:
        from sneakernet.cli.help_texts import show_help

        show_help(context.command, [], speech())


@app.command()
def games(json: Json = False) -> None:
    from sneakernet.cli import tell

    tell.games(speech(), json)


@app.command()
def cards(
    game: Game,
    card: Annotated[list[str] | None, typer.Argument(metavar="CARD")] = None,
    edition: Edition = "",
    json: Json = False,
) -> None:
    from sneakernet.cli import tell

    tell.cards(speech(), game, " ".join(card or []), edition, json)


@app.command()
def rules(game: Game, number: Annotated[str, typer.Argument(metavar="N")] = "") -> None:
    from sneakernet.cli import tell

    tell.rules(speech(), game, number)


@app.command("print")
def print_sheets(
    game: Game,
    edition: Edition = "",
    settings: Settings = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", show_default=False)] = None,
    paper: Annotated[str, typer.Option("--paper", metavar="NAME")] = "a4",
    ink: Annotated[str, typer.Option("--ink", metavar="NAME")] = "colour",
    parts: Annotated[list[str] | None, typer.Option("--part", metavar="NAME")] = None,
    no_backs: Annotated[bool, typer.Option("--no-backs")] = False,
) -> None:
    from sneakernet.cli import paper as on_paper

    on_paper.begin(speech(), game, edition, settings or [], out, paper, ink, parts or [], not no_backs)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="GAME")] = "",
    edition: Edition = "",
    seats: Seats = 0,
    bots: Bots = "",
    seed: Seed = "",
    settings: Settings = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE")] = None,
    position: Annotated[Path | None, typer.Option("--position", metavar="FILE")] = None,
    plain: Plain = False,
    new: Annotated[bool, typer.Option("--new")] = False,
) -> None:
    from sneakernet.cli import play as playing
    from sneakernet.cli.screen import full_screen

    words = speech()
    if resume is not None:
        playing.resume(words, resume, game, bots, plain)
    elif position is not None:
        playing.lay_out(words, position, game, bots, plain)
    elif game and full_screen(plain) and playing.can_serve(bots, seed):
        from sneakernet.cli import doors

        doors.play(words, game, doors.wish_of(game, edition, seats, bots, settings or []), new)
    else:
        playing.begin(words, game, edition, seats, bots, seed, settings or [], plain)


@app.command()
def join(url: Link, plain: Plain = False) -> None:
    from sneakernet.cli import doors

    doors.join(speech(), url, True, plain)


@app.command()
def watch(url: Link, plain: Plain = False) -> None:
    from sneakernet.cli import doors

    doors.join(speech(), url, False, plain)


@app.command()
def sim(
    game: Game,
    edition: Edition = "",
    seats: Seats = 0,
    games: Annotated[int, typer.Option("--games", metavar="K", min=1)] = 1000,
    bots: Bots = "",
    seed: Seed = "1",
    settings: Settings = None,
    jobs: Jobs = 0,
    json: Json = False,
) -> None:
    from sneakernet.cli import study

    study.sim(speech(), game, edition, seats, games, bots, seed, settings or [], jobs, json)


@app.command()
def lobby(url: Annotated[str, typer.Argument(metavar="URL")] = "", plain: Plain = False) -> None:
    from sneakernet.cli import doors

    doors.lobby(speech(), url, plain)


@app.command()
def replay(
    file: Annotated[str, typer.Argument(metavar="FILE")],
    seat: Annotated[str, typer.Option("--seat", metavar="S")] = "",
    step: Annotated[bool, typer.Option("--step")] = False,
    sealed: Annotated[str, typer.Option("--sealed", metavar="SEAL")] = "",
    plain: Plain = False,
) -> None:
    from sneakernet.cli import doors

    doors.replay(speech(), file, seat, step, sealed, plain)


@position_app.command()
def show(
    file: File,
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "",
    seat: Annotated[str, typer.Option("--seat", metavar="S")] = "",
) -> None:
    from sneakernet.cli import records

    records.show_position(speech(), file, game, seat)


@position_app.command()
def check(file: File, game: Annotated[str, typer.Option("--game", metavar="GAME")] = "") -> None:
    from sneakernet.cli import records

    records.check_position(speech(), file, game)


@app.command()
def bench(
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME")] = None,
    json: Json = False,
    seconds: Annotated[float, typer.Option("--seconds", metavar="S", min=0.001)] = 0.6,
    reps: Annotated[int, typer.Option("--reps", metavar="N", min=1)] = 7,
) -> None:
    from sneakernet.cli import study

    study.bench(speech(), games or [], json, seconds, reps)


@app.command()
def home(game: Annotated[str, typer.Argument(metavar="GAME")] = "", plain: Plain = False) -> None:
    from sneakernet.cli import home as at_home
    from sneakernet.cli.tell import known

    at_home.begin(speech(), game or known()[0], plain)


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", show_default=False)] = "",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, max=65535, show_default=False)] = 0,
    database: Annotated[str, typer.Option("--store", "--database", metavar="FILE|URL", show_default=False)] = "",
    internal: Annotated[str, typer.Option("--internal", metavar="HOST:PORT", show_default=False)] = "",
    origins: Annotated[list[str] | None, typer.Option("--origin", metavar="URL")] = None,
    proxies: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS")] = None,
    hooks: Annotated[list[str] | None, typer.Option("--hook-host", metavar="NAME")] = None,
    limits: Annotated[list[str] | None, typer.Option("--limit", metavar="NAME=N")] = None,
    ssh: Annotated[int, typer.Option("--ssh", metavar="N", min=0, max=65535, show_default=False)] = 0,
    no_print: Annotated[bool, typer.Option("--no-print")] = False,
) -> None:
    from sneakernet.cli import serve as serving

    given = (origins or [], proxies or [], hooks or [], limits or [])
    serving.begin(speech(), host, port, database, internal, *given, ssh, not no_print)


keeping.declare(app)

# Running


def run(words: list[str]) -> int:
    """Carry out a command line; returns the exit status."""
    command: Any = typer.main.get_command(app)
    try:
        choose_language(words)
        if "--help" in words:
            from sneakernet.cli.help_texts import show_help

            show_help(command, words, speech())
            return 0
        with command.make_context("sneakernet", list(words)) as context:
            command.invoke(context)
        sys.stdout.flush()
    except Exit as done:
        return done.exit_code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads: nothing is left to flush
        return PIPE_CLOSED
    except Exception as problem:
        line = complaint(speech(), problem)
        if line is None:
            raise
        print(f"sneakernet: {line}", file=sys.stderr)
        return REFUSED
    return 0


def choose_language(words: list[str]) -> None:
    """Take the language from the command line; help must know it before the command line is read."""
    if not any(word.startswith("--language") for word in words):
        return
    from sneakernet.say import Speech, languages, preferred

    for n, word in enumerate(words):
        name, equals, value = word.partition("=")
        if name == "--language":
            given = value if equals else "".join(words[n + 1 : n + 2])
            if given not in languages():
                speech = Speech(preferred(os.environ))
                raise Stop(speech.say("no-such-language", given=given, languages=", ".join(languages())))
            os.environ["SNEAKERNET_LANGUAGE"] = given


def open_streams() -> None:
    """A program may be started without them, or with an encoding that has no room for its texts."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115
        else:
            stream.reconfigure(errors="replace")


def main() -> None:
    """The entry point."""
    open_streams()
    sys.exit(run(sys.argv[1:]))

"""Play in plain lines: the table, what happened, the question, numbered choices; one person against bots."""

import secrets
from pathlib import Path

from sneakernet import engine
from sneakernet.bots.by_path import is_path
from sneakernet.bots.levels import LEVELS
from sneakernet.cli import shelf
from sneakernet.cli.lines import client as lines
from sneakernet.cli.lines.own import ME, Sitting, new_file
from sneakernet.cli.screen import Screen
from sneakernet.cli.stop import Stop
from sneakernet.cli.tell import known
from sneakernet.core import position
from sneakernet.core.complaint import Complaint
from sneakernet.core.position import pairs
from sneakernet.core.registry import find
from sneakernet.say import Speech
from sneakernet.table import Match, Notes, handles, read_table
from sneakernet.table.match import LaidOut

USUAL = "newcomer"  # the bot for somebody who names none


def begin(
    speech: Speech,
    game: str,
    edition: str,
    seats: int,
    bots: str,
    seed: str,
    settings: list[str],
    plain: bool,
) -> None:
    """A new game."""
    if not game:
        raise Stop(speech.say("which-game", games=", ".join(known())))
    table = Match.new(find(game), edition, seats, seed or secrets.token_hex(4), pairs(settings, "--set"))
    seating = seat_bots(table.seats, [name for name in bots.split(",") if name])
    names = handles(table.seats, table.record.seed)
    play_on(Sitting(speech, table, Notes(tuple(seating), tuple(names)), new_file(table)), plain)


def resume(speech: Speech, path: Path, game: str, bots: str, plain: bool) -> None:
    """A game that was kept."""
    table, notes = read_table(shelf.read(path))
    if game and game != table.record.game:
        raise Stop(speech.say("resume-other-game", file=str(path), game=table.record.game))
    named = [name for name in bots.split(",") if name]
    seating = seat_bots(table.seats, named) if named or not notes.bots else list(notes.bots)
    for name in seating:
        if is_path(name) and name not in named:  # a file must not say what code is run here
            raise Stop(speech.say("resume-bot-path", file=str(path), bot=name))
    names = notes.names or tuple(handles(table.seats, table.record.seed))
    play_on(Sitting(speech, table, Notes(tuple(seating), names), path), plain)


def lay_out(speech: Speech, path: Path, game: str, bots: str, plain: bool) -> None:
    """A written position, played on by whoever is asked there."""
    text = shelf.read(path)
    named = position.parse(text).text("game") or game
    if not named:
        raise Stop(speech.say("position-without-game", file=str(path), game=known()[0]))
    table = LaidOut(find(named), text)
    ask = table.ask()
    if ask is None:
        raise Stop(speech.say("position-over"))
    seating = seat_bots(table.seats, [name for name in bots.split(",") if name])
    if not seating[ME]:  # the one person
        seating[ME], seating[ask.seat] = seating[ask.seat], ""
    names = tuple(handles(table.seats, table.record.seed))
    play_on(Sitting(speech, table, Notes(tuple(seating), names), shelf.new_file(named, "position", ".position")), plain)


def seat_bots(seats: int, named: list[str]) -> list[str]:
    """The bot of each seat, empty for the person; the last one named takes all seats that are left."""
    if len(named) == seats:
        return named  # nobody plays: watch
    if len(named) > seats:
        raise Complaint("too-many-bots", bots=len(named), seats=seats)
    named = named or [USUAL]
    return ["", *named, *[named[-1]] * (seats - 1 - len(named))]


def can_serve(bots: str, seed: str) -> bool:
    """Whether a server can play this: it lets nobody say the seed, and runs no code by a name that it is told."""
    return not seed and not any(is_path(name) for name in bots.split(","))


def play_on(sitting: Sitting, plain: bool) -> None:
    """One game after the other, until the person has enough."""
    if not engine.compiled() and any(name in LEVELS and LEVELS[name].searches for name in sitting.kept.bots):
        Screen(plain).paragraph(sitting.speech.say("search-interpreted"))
    lines.play(sitting, plain)

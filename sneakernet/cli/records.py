"""Records and positions: replay one, look at one, check one."""

import sys
from pathlib import Path

from sneakernet.cli import shelf
from sneakernet.cli.screen import Screen, interactive
from sneakernet.cli.stop import Stop
from sneakernet.core import position
from sneakernet.core.game import Game
from sneakernet.core.record import has_old_digest, parse
from sneakernet.core.registry import find, shortest_first
from sneakernet.core.state import State
from sneakernet.core.view import EVERYTHING, letter, seat_of
from sneakernet.draw import drawing
from sneakernet.say import People, Speech
from sneakernet.server.storage.seal import note_of, verify, words_of
from sneakernet.table import Match, handles, read_table
from sneakernet.table.match import everything
from sneakernet.terminal.safe import safe_text


def replay(speech: Speech, text: str, seat: str, step: bool, sealed: str = "") -> None:
    """Tell a recorded game: all of it, or as one seat saw it. `sealed`: what an online table showed at the deal."""
    table, notes = read_table(text)
    if sealed or note_of(text, "commitment"):
        check_seal(speech, text, table, sealed)
    reader = which_seat(speech, seat, table.seats)
    screen = Screen()
    if has_old_digest(parse(text)):
        screen.paragraph(speech.say("record-old-digest"))
        screen.line()
    people = People(notes.names or handles(table.seats, table.record.seed), letter(reader))
    if step:
        walk(speech, screen, table, people, reader)
        return
    words = speech.game(table.game, table.record.edition)
    for head, told in words.story(table.events(reader), people):
        if head:
            screen.line(head, "bold")
        if told:
            screen.paragraph(told, "  ")
    screen.line()
    screen.lines(drawing(table.game)(table.view(reader), words, people, screen.width))
    if table.ask() is not None:
        screen.line()
        screen.line(speech.say("record-unfinished", n=len(table.record.picks)))


def check_seal(speech: Speech, text: str, table: Match, sealed: str) -> None:
    """What follows from the seal of a game on a server: of its secret, of the words in its seed, of its deal and draws.

    By now the record was played anew by the rules: every card and draw followed from its seed.
    """
    seed = table.record.seed
    if not verify(seed, note_of(text, "salt"), sealed or note_of(text, "commitment")):
        raise Stop(speech.say("seal-broken"))
    words = words_of(seed)
    said = speech.say("comma").join(safe_text(f"{seat} {word}") for seat, word in words.items())
    print(speech.say("seal-fine" if sealed else "seal-note"))
    print(speech.say("seal-words", words=said, n=len(words)))
    print(speech.say("seal-dealt", n=len(table.record.picks)))


def which_seat(speech: Speech, seat: str, seats: int) -> int:
    """The seat whose eyes are used; without one, everything is seen."""
    if not seat:
        return EVERYTHING
    number = seat_of(seat.upper())
    if number >= seats:
        raise Stop(speech.say("no-such-seat", seat=seat.upper(), seats=seats))
    return number


def walk(speech: Speech, screen: Screen, table: Match, people: People, reader: int) -> None:
    """One pick at a time, with the table before each; Enter goes on, q ends."""
    words = speech.game(table.game, table.record.edition)
    draw = drawing(table.game)
    record = table.record
    picks, record.picks = record.picks, []
    walked = Match(table.game, record)
    told = 0
    for number, line in enumerate([*picks, ""], 1):
        for _, text in words.story(walked.events(reader, told), people):
            if text:
                screen.paragraph(text, "· ", hanging="  ")
        told = len(walked.log)
        screen.line()
        screen.lines(draw(walked.view(reader), words, people, screen.width))
        screen.line()
        if not line:
            return
        seat, _, pick = line.partition(" ")
        ask = walked.ask()
        open_to_reader = ask is not None and (reader == EVERYTHING or not ask.hushed or letter(ask.seat) == people.me)
        if open_to_reader and not wait(speech, number, len(picks), people.name(seat)):
            return
        walked.pick(pick)


def wait(speech: Speech, number: int, picks: int, name: str) -> bool:
    """Wait for Enter where somebody can press it; False to stop."""
    prompt = speech.say("step-prompt", n=number, of=picks, name=name)
    if not interactive():
        print(prompt)
        return True
    try:
        return not input(f"{prompt} ").strip().lower().startswith("q")
    except EOFError:
        print(file=sys.stdout)
        return False


# Positions


def load(speech: Speech, path: Path, game: str) -> tuple[Game, State]:
    """The state that a position file describes."""
    text = shelf.read(path)
    named = position.parse(text).text("game") or game
    if not named:
        raise Stop(speech.say("position-without-game", file=str(path), game=shortest_first()[0].name))
    found = find(named)
    return found, found.rules.load(text)


def show_position(speech: Speech, path: Path, game: str, seat: str = "") -> None:
    """Draw a position, with all cards or as one seat sees it, and say who is asked what."""
    found, s = load(speech, path, game)
    rules = found.rules
    screen = Screen()
    seats = int(s.seats())
    reader = which_seat(speech, seat, seats)
    people = People([letter(seat) for seat in range(seats)], letter(reader))
    words = speech.game(found, rules.edition_of(s))
    view = everything(rules, s) if reader == EVERYTHING else rules.view(s, reader)
    screen.lines(drawing(found)(view, words, people, screen.width))
    ask = rules.ask(s)
    screen.line()
    if ask is not None and reader not in (EVERYTHING, ask.seat):
        asked_openly = speech.say("position-asks-other", seat=letter(ask.seat))
        screen.line(speech.say("position-asks-somebody") if ask.hushed else asked_openly)
        return
    if ask is None:
        screen.line(speech.say("position-over"))
        return
    asked = People([letter(seat) for seat in range(seats)], letter(ask.seat))
    scene = words.scene(rules.view(s, ask.seat), asked)
    question = words.ask(ask, scene)
    screen.paragraph(
        speech.say("position-asks", seat=letter(ask.seat), about=ask.about, question=question), style="bold"
    )
    rows = [[o.spelling, words.option(o, scene, asked, ask.about)] for o in ask.options]
    screen.table([[f"{n:>2}", *row] for n, row in enumerate(rows, 1)])


def check_position(speech: Speech, path: Path, game: str) -> None:
    """Say that a position can be read, and that writing and reading it gives the same table."""
    found, s = load(speech, path, game)
    rules = found.rules
    again: State = rules.load(rules.save(s))
    if rules.save(again) != rules.save(s):
        raise Stop(speech.say("position-differs", file=str(path)))
    ask = rules.ask(s)
    Screen().line(
        speech.say(
            "position-fine",
            file=str(path),
            game=rules.name,
            seats=int(s.seats()),
            asked=letter(ask.seat) if ask else "none",
            about=ask.about if ask else "",
            n=len(ask.options) if ask else 0,
        )
    )

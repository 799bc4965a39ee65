"""A game seen again: the picks that turned it, what was better, and what they did to the chances."""

from pathlib import Path
from typing import Final

from sneakernet.bots.hints import Moment, review
from sneakernet.cli import shelf
from sneakernet.cli.study import bar
from sneakernet.core.game import Game
from sneakernet.core.record import Record, choose
from sneakernet.core.registry import find
from sneakernet.core.view import letter
from sneakernet.say import People, Speech, thoughts
from sneakernet.table import Notes, handles, read_table

WORLDS: Final = 1000  # imagined per pick


def tell_review(speech: Speech, path: Path, worlds: int) -> None:
    """Think a recorded game over and say what turned it."""
    table, notes = read_table(shelf.read(path))
    for line in review_lines(speech, table.record, notes, worlds):
        print(line)


def review_lines(speech: Speech, record: Record, notes: Notes, worlds: int) -> list[str]:
    """What turned a game, a sentence each. Who played against bots alone is the reader."""
    game = find(record.game)
    with bar(speech.say("lab-progress", game=game.rules.title), len(record.picks)) as progress:
        found = review(game, record, worlds, progress)
    names = notes.names or handles(record.seats, record.seed)
    persons = [letter(seat) for seat, bot in enumerate(notes.bots) if not bot]
    reader = persons[0] if len(persons) == 1 else ""
    if not found.turning:
        return [thoughts.no_moment(speech)]
    return [sentence(speech, game, record, one, People(names, one.seat), one.seat == reader) for one in found.turning]


def sentence(speech: Speech, game: Game, record: Record, moment: Moment, people: People, you: bool) -> str:
    """One turning point, with picks as the table says them."""
    words = speech.game(game, record.edition)
    rules = game.rules
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    for n, line in enumerate(record.picks[: moment.number]):
        choose(rules, s, line, n + 2)
    ask = rules.ask(s)
    assert ask is not None
    scene = words.scene(rules.view(s, ask.seat), people)
    said = {option.spelling: words.option(option, scene, people, ask.about) for option in ask.options}
    return thoughts.moment(
        speech,
        moment.number + 1,
        people.name(moment.seat),
        said[moment.played],
        said[moment.better],
        moment.before,
        moment.after,
        you,
    )

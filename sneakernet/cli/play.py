"""Play in plain lines: the table, what happened, the question, numbered choices; one person against bots."""

import secrets
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from sneakernet import engine
from sneakernet.bots import Bot, spot_at
from sneakernet.bots.by_path import is_path, make_typed
from sneakernet.bots.levels import LEVELS
from sneakernet.cli import shelf
from sneakernet.cli.commands import Commands, Leave
from sneakernet.cli.ending import heeded
from sneakernet.cli.screen import Screen
from sneakernet.cli.stop import Stop
from sneakernet.cli.tell import known
from sneakernet.core import position
from sneakernet.core.choice import Ask
from sneakernet.core.complaint import Complaint
from sneakernet.core.position import pairs
from sneakernet.core.registry import find
from sneakernet.core.rules import TIMEOUT
from sneakernet.core.state import State
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.say import People, Speech, thoughts
from sneakernet.table import Match, Notes, handles, read_table, write_table
from sneakernet.table.clock import clock_of
from sneakernet.table.match import LaidOut
from sneakernet.table.series import Before as GameBefore
from sneakernet.table.series import series_of
from sneakernet.table.undo import is_harmless

USUAL = "newcomer"  # the bot for somebody who names none
ME = 0  # the person at the keyboard sits in seat A of a new game


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
    play_on(Sitting(speech, table, Notes(tuple(seating), tuple(names)), new_file(table), plain))


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
    play_on(Sitting(speech, table, Notes(tuple(seating), names), path, plain))


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
    play_on(Sitting(speech, table, Notes(tuple(seating), names), shelf.new_file(named, "position", ".position"), plain))


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


def play_on(sitting: "Sitting") -> None:
    """One game after the other, until the person has enough."""
    another: Sitting | None = sitting
    if not engine.compiled() and any(name in LEVELS and LEVELS[name].searches for name in sitting.kept.bots):
        sitting.screen.paragraph(sitting.speech.say("search-interpreted"))
    with heeded():
        while another is not None:
            another = another.run()


def new_file(table: Match) -> Path:
    """Where a new game is kept."""
    return shelf.new_file(table.record.game, table.record.seed)


def game_before(table: Match) -> GameBefore:
    """A finished game, as the next one at the same table needs it: nobody has left."""
    outcome = table.outcome()
    assert outcome is not None
    settings = table.rules.settings_of(table.state)
    return GameBefore(outcome, table.view(SPECTATOR), (True,) * table.seats, 1, settings)


class Before(NamedTuple):
    """The moment before a choice: how many picks had been made, the table, and how much had happened."""

    picks: int
    state: State
    log: int


class Sitting:
    """One person (or nobody) and some bots at a table."""

    def __init__(self, speech: Speech, table: Match, notes: Notes, path: Path, plain: bool) -> None:
        self.speech = speech
        self.table = table
        self.kept = notes
        self.path = path
        self.plain = plain
        self.screen = Screen(plain)
        self.bots = [make_typed(name, table.game, patient=True) if name else None for name in notes.bots]
        self.me = notes.bots.index("") if "" in notes.bots else SPECTATOR
        names = list(notes.names)
        if self.me != SPECTATOR:
            names[self.me] = speech.say("you-name")
        self.people = People(names, letter(self.me))
        self.words = speech.game(table.game, table.record.edition)
        self.told = 0  # how much of the log has been told
        self.limit = clock_of(table.game, table.rules.settings_of(table.state)).game_seconds()
        self.used = 0.0  # seconds of the person's thought: the time of a game that has one
        self.way: list[Before] = []  # my choices, the last one last: the way back
        self.commands = Commands(self)

    def notes(self) -> Notes:
        """Who sits where, to be kept with the record."""
        return self.kept

    def run(self) -> "Sitting | None":
        """Play to the end, or until the person leaves; returns the next game, if there is to be one."""
        self.welcome()
        try:
            while (ask := self.table.ask()) is not None:
                bot = self.bots[ask.seat]
                if bot is None and self.time_is_up():
                    self.table.pick(TIMEOUT)
                elif bot is None:
                    self.think(ask)
                else:
                    self.bot_moves(bot, ask)
        except Leave:
            self.keep_to_resume()
            return None
        except KeyboardInterrupt:
            self.screen.line()
            self.keep_to_resume()
            raise
        self.tell_news()
        self.tell_why()
        self.draw()
        if isinstance(self.table, LaidOut):
            return None  # it has no beginning that a replay could show
        self.keep()
        self.screen.line(self.speech.say("kept-to-replay", file=shelf.shown(self.path)))
        return self.next_game() if self.me == ME else None

    def think(self, ask: Ask) -> None:
        """The person is asked, and the time of the game runs."""
        begun = monotonic()
        self.commands.question(ask)
        self.used += monotonic() - begun

    def time_is_up(self) -> bool:
        """Whether a game of so many minutes is over, as far as the rules let it."""
        return self.limit is not None and self.used >= self.limit and self.table.rules.may_expire(self.table.state)

    def choose(self, picks: list[str]) -> None:
        """The person picks; it is remembered, to be taken back."""
        self.way.append(Before(len(self.table.record.picks), self.table.state.copy(), len(self.table.log)))
        for pick in picks:
            self.table.pick(pick)

    def undo(self) -> bool:
        """Take back the last choice of the person, if nobody else has moved and nothing came to light."""
        if not self.way:
            return False
        table, before, mine = self.table, self.way[-1], f"{letter(self.me)} "
        if any(not line.startswith(mine) for line in table.record.picks[before.picks :]):
            return False
        if not is_harmless(table.rules, before.state, table.state, self.me, table.events(self.me, before.log)):
            return False
        self.table = table.until(before.picks)
        self.told = min(self.told, before.log)
        self.way.pop()
        return True

    def next_game(self) -> "Sitting | None":
        """The next game at this table, if the person wants one: its series says who begins it."""
        series, record = series_of(self.table.game), self.table.record
        following = series.next(game_before(self.table))
        try:
            if not self.commands.another_game(drawn=following.replay):
                return None
        except Leave:
            return None
        kept = {name: value for name, value in record.settings.items() if name not in series.given}
        settings = {**kept, **following.settings}
        base, _, number = record.seed.partition("#")
        seed = f"{base}#{int(number or 1) + 1 if (number or '1').isdecimal() else 2}"
        table = Match.new(self.table.game, record.edition, record.seats, seed, settings)
        return Sitting(self.speech, table, self.kept, new_file(table), self.plain)

    def bot_moves(self, bot: Bot, ask: Ask) -> None:
        """A bot picks, with a random stream of this very decision."""
        record = self.table.record
        seed = f"bot {letter(ask.seat)} {len(record.picks)} {record.seed}"
        self.table.pick(bot.pick(spot_at(self.table.game, self.table.state, ask, seed)))

    def welcome(self) -> None:
        """What this is, who sits here, how to answer."""
        record = self.table.record
        self.screen.line(self.table.rules.title, "bold")
        settings = self.table.rules.settings_of(self.table.state)
        if goal := self.words.goal(record.seats, settings):
            self.screen.paragraph(goal)
        for rule in self.words.house_rules(record.settings, series_of(self.table.game).given):
            self.screen.paragraph(self.speech.say("house-rule", rule=rule))
        seats = [
            f"{seat} {name}" + (f" ({thoughts.bot(self.speech, self.kept.bots[n])})" if self.kept.bots[n] else "")
            for n, (seat, name) in enumerate(self.people.names.items())
        ]
        self.screen.paragraph(self.speech.say("at-the-table", seats=", ".join(seats), seed=record.seed))
        if self.me != SPECTATOR:
            self.screen.paragraph(self.speech.say("how-to-answer"), style="dim")

    def tell_news(self) -> bool:
        """What happened since it was told last; False if that is nothing."""
        log = self.table.log
        story = self.words.story(self.table.events(self.me, self.told), self.people)
        self.told = len(log)
        news = [text for _, text in story if text]
        if news:
            self.screen.line()
        for text in news:
            self.screen.paragraph(text, "· ", hanging="  ")
        return bool(news)

    def tell_why(self) -> None:
        """Why the game ended as it did."""
        outcome = self.table.outcome()
        assert outcome is not None
        self.screen.paragraph(self.words.verdict(outcome, self.table.view(SPECTATOR), self.people), "· ", hanging="  ")

    def draw(self) -> None:
        """The table as the person sees it."""
        self.screen.line()
        self.screen.lines(self.commands.table_lines())

    def keep_to_resume(self) -> None:
        """Write the game down, and say how to go on with it."""
        self.keep()
        key = "kept-position" if isinstance(self.table, LaidOut) else "kept-to-resume"
        self.screen.line(self.speech.say(key, file=shelf.shown(self.path)))

    def keep(self) -> None:
        """Write the game down."""
        write_table(self.path, self.table, self.kept)
        self.screen.line()

"""A game on this machine: one person (or nobody) and bots, and the file that keeps it."""

from collections.abc import Hashable, Mapping
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import msgspec
from rich.text import Text

from sneakernet.bots import Bot, spot_at
from sneakernet.bots.by_path import make_typed
from sneakernet.bots.hints import hint
from sneakernet.cli import shelf
from sneakernet.cli.lines.place import Told, Word
from sneakernet.core.choice import Ask, IllegalPick
from sneakernet.core.rules import TIMEOUT
from sneakernet.core.state import State
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.draw import drawing
from sneakernet.say import People, Speech, thoughts
from sneakernet.say.complaints import complain_of_file
from sneakernet.server.wire.sentences import voice
from sneakernet.table import Match, Notes, write_table
from sneakernet.table.clock import clock_of
from sneakernet.table.files import holds_a_game
from sneakernet.table.match import LaidOut
from sneakernet.table.series import Before as GameBefore
from sneakernet.table.series import series_of
from sneakernet.table.sets import set_choice
from sneakernet.table.undo import is_harmless
from sneakernet.terminal.messages import Prompt, Why
from sneakernet.terminal.words import Book, Card, Rule, Words

ME: Final = 0  # the person at the keyboard sits in seat A of a new game
HINT_SECONDS: Final = 2.0
WORTH_TELLING: Final = 20  # an option that was tried in fewer worlds has no chance to speak of
MOST_OTHERS: Final = 3


class Before(NamedTuple):
    """The moment before a choice: how many picks had been made, the table, and how much had happened."""

    picks: int
    state: State
    log: int


class Sitting:
    """One person (or nobody) and some bots at a table."""

    def __init__(self, speech: Speech, table: Match, notes: Notes, path: Path) -> None:
        self.speech = speech
        self.words = Words(speech.language)
        self.table = table
        self.kept = notes
        self.path = path
        self.bots = [make_typed(name, table.game, patient=True) if name else None for name in notes.bots]
        self.me = notes.bots.index("") if "" in notes.bots else SPECTATOR
        names = list(notes.names)
        if self.me != SPECTATOR:
            names[self.me] = speech.say("you-name")
        self.people = People(names, letter(self.me))
        self.said = speech.game(table.game, table.record.edition)
        self.book = Book(self.said, known=True)
        self.told = 0  # how much of the log has been told
        self.limit = clock_of(table.game, table.rules.settings_of(table.state)).game_seconds()
        self.used = 0.0  # seconds of the person's thought: the time of a game that has one
        self.asked_at: float | None = None  # since when the person thinks
        self.way: list[Before] = []  # my choices, the last one last: the way back
        self.shown: tuple[Hashable, Prompt] | None = None  # the question in words

    closed = False

    # The game goes on

    def go_on(self) -> bool:
        """Bots play until the person is asked, or the game is over."""
        while (ask := self.table.ask()) is not None:
            bot = self.bots[ask.seat]
            if bot is not None:
                self.bot_moves(bot, ask)
            elif self.asked_at is None and self.time_is_up():
                self.table.pick(TIMEOUT)
            else:
                self.asked_at = self.asked_at or monotonic()
                break
        return True

    def bot_moves(self, bot: Bot, ask: Ask) -> None:
        """A bot picks, with a random stream of this very decision."""
        record = self.table.record
        seed = f"bot {letter(ask.seat)} {len(record.picks)} {record.seed}"
        self.table.pick(bot.pick(spot_at(self.table.game, self.table.state, ask, seed)))

    def time_is_up(self) -> bool:
        """Whether a game of so many minutes is over, as far as the rules let it."""
        return self.limit is not None and self.used >= self.limit and self.table.rules.may_expire(self.table.state)

    # What the person sees

    @property
    def seated(self) -> bool:
        return self.me != SPECTATOR

    @property
    def over(self) -> bool:
        return self.table.ask() is None

    @property
    def moment(self) -> Hashable:
        return self.table.record.seed, len(self.table.record.picks)

    @property
    def prompt(self) -> Prompt | None:
        """The open question in words; a bot that is asked has none to show."""
        ask, table = self.table.ask(), self.table
        if ask is None or ask.seat != self.me:
            return None
        if self.shown is None or self.shown[0] != self.moment:
            said = voice(self.speech.language).at(table.game.name, table.record.edition, list(self.people.all), self.me)
            prompt = said.prompt(ask, table.view(self.me), set_choice(table.rules, table.state))
            self.shown = self.moment, msgspec.convert(msgspec.to_builtins(prompt), Prompt)
        return self.shown[1]

    def greeting(self) -> list[str]:
        record = self.table.record
        settings = self.table.rules.settings_of(self.table.state)
        rules = self.said.house_rules(record.settings, series_of(self.table.game).given)
        seats = [
            f"{seat} {name}" + (f" ({thoughts.bot(self.speech, self.kept.bots[n])})" if self.kept.bots[n] else "")
            for n, (seat, name) in enumerate(self.people.names.items())
        ]
        told = [
            self.table.rules.title,
            self.said.goal(record.seats, settings),
            *(self.speech.say("house-rule", rule=rule) for rule in rules),
            self.speech.say("at-the-table", seats=", ".join(seats), seed=record.seed),
        ]
        return [text for text in told if text]

    def news(self) -> list[Told]:
        story = self.said.story(self.table.events(self.me, self.told), self.people)
        self.told = len(self.table.log)
        return [Told(text) for _, text in story if text]

    def drawn(self, width: int) -> list[Text]:
        return drawing(self.table.game)(self.table.view(self.me), self.said, self.people, width)

    def story(self) -> list[tuple[str, str]]:
        return self.said.story(self.table.events(self.me), self.people)

    def hand(self) -> tuple[str, ...]:
        pile = self.table.view(self.me).places.get(f"{letter(self.me)} hand")
        return pile.cards if pile else ()

    def cards(self) -> list[Card]:
        return self.book.own_cards

    def rules(self) -> list[Rule]:
        return self.book.own_rules

    # What the person does

    def pick(self, spelling: str) -> str:
        return self.choose([spelling], whole=False)

    def pick_set(self, marked: list[str]) -> str:
        return self.choose(marked, whole=True)

    def choose(self, picks: list[str], whole: bool) -> str:
        """The person picks; it is remembered, to be taken back."""
        table = self.table
        before = Before(len(table.record.picks), table.state.copy(), len(table.log))
        try:
            if whole:
                table.pick_set(picks)
            else:
                table.pick(picks[0])
        except IllegalPick as illegal:
            return self.said.refusal(illegal.refusal, self.people)
        self.way.append(before)
        if self.asked_at is not None:
            self.used += monotonic() - self.asked_at
            self.asked_at = None
        return ""

    def undo(self) -> str:
        """Take back the last choice of the person, if nobody else has moved and nothing came to light."""
        table, mine = self.table, f"{letter(self.me)} "
        before = self.way[-1] if self.way else None
        if (
            before is None
            or any(not line.startswith(mine) for line in table.record.picks[before.picks :])
            or not is_harmless(table.rules, before.state, table.state, self.me, table.events(self.me, before.log))
        ):
            return self.speech.say("no-undo")
        self.table = table.until(before.picks)
        self.told = min(self.told, before.log)
        self.way.pop()
        return ""

    def why(self, card: str) -> Why:
        refusal = self.table.rules.why_not(self.table.state, self.me, card)
        text = "" if refusal is None else self.said.refusal(refusal, self.people)
        return Why(card, possible=refusal is None, text=text)

    def hint(self, said: Mapping[str, str]) -> list[str]:
        """What the search would pick, why, and the chances of what else it thought about."""
        table, ask = self.table, self.table.ask()
        assert ask is not None
        found = hint(spot_at(table.game, table.state, ask, f"hint {len(table.record.picks)}"), seconds=HINT_SECONDS)
        told = [thoughts.hint(self.speech, self.said, said[found.pick], found.chance, found.reasons, found.lead)]
        others = [other for other in found.options if other.pick != found.pick and other.tries >= WORTH_TELLING]
        told += [self.speech.say("hint-others")] if others else []
        return told + [f"  {thoughts.other(self.speech, said[one.pick], one.chance)}" for one in others[:MOST_OTHERS]]

    def save(self, path: Path | None) -> str:
        path = path or self.path
        try:
            if path.is_file() and not holds_a_game(path, self.table):
                return self.speech.say("no-record-there", file=str(path))
            write_table(path, self.table, self.kept)
        except OSError as problem:
            return complain_of_file(self.speech, problem, str(path))
        return self.speech.say("saved", file=str(path))

    # The end

    def ending(self) -> list[str]:
        """Why it ended; and the game is written down. A written position has no beginning that a replay could show."""
        outcome = self.table.outcome()
        assert outcome is not None
        why = self.said.verdict(outcome, self.table.view(SPECTATOR), self.people)
        if isinstance(self.table, LaidOut):
            return [why]
        write_table(self.path, self.table, self.kept)
        return [why, self.speech.say("kept-to-replay", file=shelf.shown(self.path))]

    def ask_again(self) -> str:
        if self.me != ME or isinstance(self.table, LaidOut):
            return ""
        following = series_of(self.table.game).next(game_before(self.table))
        return self.speech.say("again-draw" if following.replay else "again")

    def again(self) -> "Sitting":
        """The next game at this table: its series says who begins it."""
        series, record = series_of(self.table.game), self.table.record
        following = series.next(game_before(self.table))
        kept = {name: value for name, value in record.settings.items() if name not in series.given}
        base, _, number = record.seed.partition("#")
        seed = f"{base}#{int(number or 1) + 1 if (number or '1').isdecimal() else 2}"
        settings = {**kept, **following.settings}
        table = Match.new(self.table.game, record.edition, record.seats, seed, settings)
        return Sitting(self.speech, table, self.kept, new_file(table))

    def review(self) -> list[str]:
        from sneakernet.cli.review import WORLDS, review_lines  # no game needs it before its end

        return review_lines(self.speech, self.table.record, self.kept, WORLDS)

    def leave(self) -> list[str]:
        """Write the game down, and say how to go on with it."""
        if self.over:
            return []
        write_table(self.path, self.table, self.kept)
        key = "kept-position" if isinstance(self.table, LaidOut) else "kept-to-resume"
        return [self.speech.say(key, file=shelf.shown(self.path))]

    def more(self) -> dict[str, Word]:
        return {}


def new_file(table: Match) -> Path:
    """Where a new game is kept."""
    return shelf.new_file(table.record.game, table.record.seed)


def game_before(table: Match) -> GameBefore:
    """A finished game, as the next one at the same table needs it: nobody has left."""
    outcome = table.outcome()
    assert outcome is not None
    settings = table.rules.settings_of(table.state)
    return GameBefore(outcome, table.view(SPECTATOR), (True,) * table.seats, 1, settings)

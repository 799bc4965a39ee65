"""Replays: a finished game, step by step, through the eyes of one side or with all hands open."""

import json
from typing import Any, Final, NamedTuple

import msgspec

from sneakernet.core.complaint import Complaint
from sneakernet.core.record import Record
from sneakernet.core.registry import find
from sneakernet.core.rng import STREAM
from sneakernet.core.rules import TIMEOUT
from sneakernet.core.view import EVERYTHING, LETTERS, SPECTATOR, View, seat_of
from sneakernet.server.storage.seal import commitment, notes
from sneakernet.server.storage.store import GameRow, PickRow, StateRow
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.roster import names_at_end
from sneakernet.server.wire.client import encode
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import ChancePage, ReplayFrame, ReplayPage
from sneakernet.server.wire.sentences import Reader, event_line, voice
from sneakernet.table import Match

MOST_FRAMES: Final = 100
LONGEST_GAME: Final = 100_000  # picks


def record_of(row: GameRow, lines: list[str]) -> Record:
    """The record of a stored game."""
    return Record(row.game, row.edition, row.version, row.seats, row.seed, json.loads(row.settings), lines)


class Finished(NamedTuple):
    """A game that is over, named after those who sat there at its end, with its picks."""

    row: GameRow
    lines: list[str]


def read_back(row: GameRow, picks: list[PickRow], states: list[StateRow], journal: list[str]) -> Finished | None:
    """A stored game that is over; None where it cannot be read back, or rows are missing."""
    try:
        game = TableGame(row)
        game.restore(picks, states)
    except Complaint:
        return None
    if game.match.outcome() is None:
        return None
    names = names_at_end(journal, row.id)
    row = msgspec.structs.replace(row, names=json.dumps(names) if names else row.names, version=game.rules.version)
    return Finished(row, game.match.record.picks)


def replay_page(found: Finished, side: str, first: int, count: int, language: str) -> bytes:
    """Some frames of a game, as they go over the wire."""
    return encode(Replaying(found.row, found.lines, side, language).page(first, count))


def record_text(row: GameRow, lines: list[str]) -> str:
    """The record as text, with its digest, and notes with which the shuffle can be checked."""
    text = Match(find(row.game), record_of(row, lines)).text()
    names = " ".join(name.replace(" ", "_") for name in voice("").called(json.loads(row.names)))
    return text + f"# names: {names}\n" + notes(row.seed, row.salt)


def chance_page(found: Finished) -> bytes:
    """Where the random stream of a game stood at its deal, and after each pick that moved it."""
    row, match = found.row, Match(find(found.row.game), record_of(found.row, []))
    at = [int(match.state.row[STREAM + n]) for n in range(4)]
    steps = [[0, *at]]
    for number, line in enumerate(found.lines, 1):
        match.follow(line, number + 1)
        now = [int(match.state.row[STREAM + n]) for n in range(4)]
        if now != at:
            steps.append([number, *now])
            at = now
    return encode(ChancePage(row.id, row.seed, row.salt, commitment(row.seed, row.salt), steps))


def observer_of(side: str, seats: int) -> int:
    """Through whose eyes."""
    if side == "all":
        return EVERYTHING
    if side == "table":
        return SPECTATOR
    if len(side) != 1 or side not in LETTERS:
        raise Refused("bad_message", detail="all, table, A …", ref="side")
    if seat_of(side) >= seats:
        raise Refused("not_found", ref="side")
    return seat_of(side)


class Replaying:
    """One game being stepped through."""

    def __init__(self, row: GameRow, lines: list[str], side: str, language: str) -> None:
        self.rules: Any = find(row.game).rules
        self.row = row
        self.lines = lines
        self.side = side
        self.names: list[str] = voice(language).called(json.loads(row.names))
        self.observer = observer_of(side, row.seats)
        self.said: Reader = voice(language).at(row.game, row.edition, self.names, self.observer)
        self.match = Match(find(row.game), record_of(row, []))
        self.heard = 0
        self.view: View | None = None  # what the side saw in the frame before

    def frames(self) -> list[ReplayFrame]:
        """All frames, of a game that may be unfinished."""
        return [frame for n in range(len(self.lines) + 1) if (frame := self.step(n, True)) is not None]

    def page(self, first: int, count: int) -> ReplayPage:
        """Some frames of the game."""
        frames: list[ReplayFrame] = []
        last = min(first + count, len(self.lines) + 1)
        for n in range(len(self.lines) + 1):
            wanted = first <= n < last
            frame = self.step(n, wanted)
            if frame is not None:
                frames.append(frame)
        outcome = self.match.outcome()
        assert outcome is not None
        row = self.row
        return ReplayPage(
            row.game, row.edition, row.id, self.side, self.names, len(self.lines) + 1, first, frames,
            self.said.result(self.rules, self.match.state, outcome), row.seed, row.salt,
            commitment(row.seed, row.salt),
        )  # fmt: skip

    def step(self, n: int, wanted: bool) -> ReplayFrame | None:
        """The n-th frame: what the side saw after n picks."""
        seat, pick, label = "", "", ""
        asked = (self.view or self.match.view(self.observer)).asked if n > 0 and wanted else ""
        if n > 0:
            seat, _, pick = self.lines[n - 1].partition(" ")
            if wanted:
                label = self.label(pick)
            self.match.follow(self.lines[n - 1], n + 1)
        events = self.match.events(self.observer, self.heard)
        self.heard = len(self.match.log)
        if not wanted:
            return None
        if self.observer not in (EVERYTHING, seat_of(seat) if seat else SPECTATOR):
            pick = label = "?" if n > 0 else ""
        self.view = self.match.view(self.observer)
        shown = self.view.plain()
        view = {name: shown[name] for name in ("places", "memory", "facts", "asked", "about")}
        news = self.said.news(events)
        caption = " ".join(news) or self.caption(n, seat, asked, label)
        turn = any(event.verb in self.said.words.known.headings for event in events)
        return ReplayFrame(n, seat, pick, label, caption, turn, view, [event_line(event) for event in events], news)

    def caption(self, n: int, seat: str, asked: str, label: str) -> str:
        """A step of which nothing is told: who chose, as far as the side saw that, and what, if it knows."""
        say = self.said.voice.say
        if n == 0:
            return say("step-start")
        if label == TIMEOUT:
            return say("step-timeout", name=self.said.people.name(seat))
        if label != "?":
            return say("step-chose", name=self.said.people.name(seat), option=label)
        return say("step-unseen", name=self.said.people.name(asked)) if asked else say("step-hushed")

    def label(self, pick: str) -> str:
        """A pick in words."""
        ask = self.match.ask()
        assert ask is not None
        if pick == TIMEOUT:
            return pick
        option = ask.options[self.rules.find(self.match.state, pick)]
        view = self.rules.view(self.match.state, ask.seat)
        scene = self.said.words.scene(view, self.said.people)
        return self.said.words.option(option, scene, self.said.people, ask.about)

"""Looking back: a game that goes on, as it was shown so far to one of those who see it. It is made anew from the store.

Between two rows a table may have shown several moments. Its windows follow from what everybody knows: they are opened
here as they were there; how many views each reader had been shown stands in every row, and says whether that was so.
"""

from collections.abc import Iterable
from copy import copy
from typing import Final, NamedTuple

import msgspec

from sneakernet.core.view import SPECTATOR, letter
from sneakernet.server.storage.chain import lines_of
from sneakernet.server.storage.store import GameRow, PickRow
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.render import moment as moment_of
from sneakernet.server.tables.table import Table
from sneakernet.server.wire.client import encode
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import Prompt, WindowState
from sneakernet.server.wire.pages import EarlierFrame, EarlierPage
from sneakernet.server.wire.sentences import Reader, voice

MOST_VIEWS: Final = 20  # of one page
LONGEST: Final = 24  # moments that follow each other without a row
Mode = tuple[bool, bool, frozenset[int]]  # how a table opens windows: see TableGame.advance


class Past(NamedTuple):
    """A game up to this moment, and who looks back on it."""

    row: GameRow
    picks: list[PickRow]
    seqs: list[int]  # per reader: how many views they have been shown
    observer: int
    names: list[str]
    live: bool
    bots: frozenset[int]
    answers: dict[int, str]  # in windows, by view: what the reader answered


async def past_of(table: Table, guest: str) -> Past:
    """What somebody may look back on; Refused where nothing is played, or not for them."""
    async with table.lock:
        state, game = table.state, table.state.game
        observer = state.observer(guest)
        if game is None:
            raise Refused("not_started")
        if not state.may_look(observer):
            raise Refused("forbidden")
        n, seqs, names = game.n, list(game.seqs.values()), state.roster.names_in_game()
        live = state.roster.plan.pace == "live"
        bots = frozenset(seat for seat, chair in enumerate(state.roster.chairs) if chair.bot)
    store = table.services.store
    picks, sealed = (await store.picks(game.id))[:n], await store.sealed(game.id)
    answers = {row.seq: row.pick for row in sealed if observer != SPECTATOR and row.seat == letter(observer)}
    return Past(game.row, picks, seqs, observer, names, live, bots, answers)


def earlier_page(past: Past, before: int, count: int, language: str) -> bytes:
    """The last views before this one, as they go over the wire."""
    said = voice(language).at(past.row.game, past.row.edition, past.names, past.observer)
    return encode(LookingBack(past, said, range(before - count, before)).page())


class LookingBack:
    """A game that is shown again to one reader; the views with these numbers are kept."""

    def __init__(self, past: Past, said: Reader, wanted: range) -> None:
        self.past = past
        self.said = said
        self.wanted = wanted
        self.game = TableGame(past.row)
        nobody, everybody = frozenset[int](), frozenset(range(self.game.seats))
        over_days = [(False, True, bots) for bots in (past.bots, everybody, nobody)]
        live = [(True, True, nobody)]
        self.modes: list[Mode] = [*(live + over_days if past.live else over_days + live), (False, False, nobody)]
        self.frames: list[EarlierFrame] = []
        self.more = False  # whether there are earlier ones

    def page(self) -> EarlierPage:
        """The views that are wanted."""
        for row in self.rows():
            self.catch_up(msgspec.json.decode(row.seqs, type=list[int]), row)
            self.note_choice(row)
            self.game.pick(row.pick)
        self.catch_up(self.past.seqs)
        return EarlierPage(self.game.id, letter(self.past.observer), self.frames, self.more)

    def rows(self) -> Iterable[PickRow]:
        """The rows of the game, less those that were taken back."""
        return [self.past.picks[n] for n in lines_of(self.past.row, self.past.picks)]

    # As the table went on

    def catch_up(self, seqs: list[int], row: PickRow | None = None) -> None:
        """All moments until every reader has been shown so many views; `row` comes next."""
        for mode in self.modes:
            found = self.ahead(mode, seqs)
            if found is not None:
                self.modes.sort(key=lambda other: other != mode)  # most often the next one is alike
                self.show(*found, row)
                return
        self.come_back(seqs, row)

    def ahead(self, mode: Mode, seqs: list[int]) -> tuple[TableGame, list[TableGame]] | None:
        """The game further on at a table with such windows, and the moments until then; None: it never gets there."""
        game, moments = again(self.game), list[TableGame]()
        while (shown := list(game.seqs.values())) != seqs:
            if len(moments) == LONGEST or any(one > other for one, other in zip(shown, seqs, strict=True)):
                return None
            if moments:
                game.are_shown()
            game.advance(*mode)
            moments.append(again(game))
        return game, moments

    def come_back(self, seqs: list[int], row: PickRow | None) -> None:
        """After a choice was taken back, or where the host has changed windows: only the question is shown."""
        game = again(self.game)
        game.advance(False)
        game.seqs = dict(zip(game.seqs, seqs, strict=True))
        mine = row is not None and row.player == "person" and row.seat == letter(self.past.observer)
        self.show(game, [game] if game.hush < 0 or mine else [], row)

    def show(self, game: TableGame, moments: list[TableGame], row: PickRow | None) -> None:
        """The game is so far; what the reader saw on the way. At once after the last moment orders were carried out."""
        observer = self.past.observer
        seen, orders = self.game.seqs[observer], row is not None and row.player == "orders"
        self.game = game
        for moment in moments[:-1] if orders else moments:
            number = moment.seqs[observer]
            if number > seen:
                self.more |= number < self.wanted.start
                if number in self.wanted:
                    self.frames.append(self.frame(moment))
            seen = number
        if not orders:
            game.are_shown()

    # What was seen

    def frame(self, game: TableGame) -> EarlierFrame:
        """What the reader saw at a moment."""
        observer = self.past.observer
        events = game.events(observer, game.told[observer], game.upto(observer))
        window = self.window(game)
        view = moment_of(self.said, game, observer, events, window, False)
        answer = self.past.answers.get(view.seq, "")
        chose = "" if window is None or window.prompt is None else labels(window.prompt, [answer])
        return EarlierFrame(view, chose, {} if view.prompt is None else self.reasons(game, view.prompt))

    def window(self, game: TableGame) -> WindowState | None:
        """The window that was open, with what the reader could answer."""
        observer, opening = self.past.observer, game.opening
        if opening is None:
            return None
        prompt = None
        if opening.by_hand and observer in opening.eligible:
            view, holder = game.view(observer), game.holders().get(observer)
            prompt = self.said.prompt(holder[0], view) if holder else self.said.only(opening.kind, view, opening.own)
        sort = game.windows.sort(opening)
        return WindowState(
            kind=opening.kind,
            sort=sort,
            sort_text=self.said.voice.say(f"sort-{sort}") if sort else "",
            text=self.said.cause(None if opening.own else opening.cause, opening.by_hand),
            cause=None,
            eligible=[letter(seat) for seat in opening.eligible if opening.by_hand or seat in self.past.bots],
            left_ms=-1,
            total_ms=0,
            held=False,
            holds_left=0,
            answer="",
            prompt=prompt,
        )

    def reasons(self, game: TableGame, prompt: Prompt) -> dict[str, str]:
        """Why the other cards in the reader's hand could not be played."""
        seat = self.past.observer
        can = {option.card for option in [*prompt.options, *(prompt.set.options if prompt.set else ())]}
        state = game.match.state if seat == game.hush else game.face.state
        found: dict[str, str] = {}
        for card in game.view(seat).places[f"{letter(seat)} hand"].cards:
            refusal = game.rules.why_not(state, seat, card) if card not in can | found.keys() else None
            if refusal is not None:
                found[card] = self.said.refusal(refusal)
        return found

    def note_choice(self, row: PickRow) -> None:
        """What the reader chose then, one pick or several of a set."""
        seq = self.game.seqs[self.past.observer]
        if not self.frames or row.seat != letter(self.past.observer) or self.frames[-1].view.seq != seq:
            return
        frame = self.frames[-1]
        if frame.view.prompt is not None:
            chosen = labels(frame.view.prompt, [row.pick])
            together = ", ".join(text for text in (frame.chose, chosen) if text)
            self.frames[-1] = msgspec.structs.replace(frame, chose=together)


def again(game: TableGame) -> TableGame:
    """The same moment once more: what is shown next does not change it. Picks are shared, nobody takes one back."""
    other = copy(game)
    other.seqs, other.asks, other.told = dict(game.seqs), dict(game.asks), dict(game.told)
    return other


def labels(prompt: Prompt, picks: list[str]) -> str:
    """Picks as they are listed; what ends a set is no part of it."""
    listed = {option.pick: option.label for option in prompt.options}
    if prompt.set is not None:
        listed |= {option.pick: option.label for option in prompt.set.options} | {prompt.set.done: ""}
    return ", ".join(listed[pick] for pick in picks if listed.get(pick))

"""The state of a table: who sits there, who is here, and what is played. It answers questions and changes nothing."""

from typing import NamedTuple

from sneakernet.core.view import SPECTATOR
from sneakernet.server.people.names import distinct
from sneakernet.server.storage.chain import Broken
from sneakernet.server.storage.store import ChatRow, Lease
from sneakernet.server.tables import plans
from sneakernet.server.tables.answers import HOLDS, AnswerWindow
from sneakernet.server.tables.clocks import Clocks
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.presence import Presence
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.services import Services
from sneakernet.table.series import Next


class Offer(NamedTuple):
    """Another game is offered; a replay until a certain moment."""

    next: Next
    until: float | None


class Idle:
    """No game has begun, or the last one cannot be continued."""

    def __init__(self, trouble: Broken | None = None) -> None:
        self.trouble = trouble


class Playing:
    """A game goes on."""

    def __init__(self, game: TableGame, clocks: Clocks) -> None:
        self.game = game
        self.clocks = clocks
        self.window = AnswerWindow()  # empty while none is open
        self.ideas: dict[int, str] = {}  # per bot: the card for any time that it will play at the next safe point
        self.late: tuple[int, int] | None = None  # a seat whose time is up: a bot makes this one choice (n, seat)
        self.waits: object = None  # for whom, in which turn: they know
        self.undone = ""  # who has just taken a choice back
        self.stalled = False  # the disk failed between two picks of one move


class Over:
    """A game has ended; another one is offered as soon as that is noted."""

    def __init__(self, game: TableGame, clocks: Clocks) -> None:
        self.game = game
        self.clocks = clocks
        self.offer: Offer | None = None


Stage = Idle | Playing | Over


def dealt(game: TableGame, clocks: Clocks) -> Playing | Over:
    """A game on the table: it goes on, unless it is over already."""
    return Over(game, clocks) if game.over else Playing(game, clocks)


class TableState:
    """Who sits at a table, who is here, and what is played."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.services = services
        self.time = services.time
        self.id = table_id
        self.lease = Lease(table_id)
        self.roster = Roster()
        self.presence = Presence(services.time)
        self.away: set[int] = set()  # seats of people who let a bot play, or are gone for too long
        self.chat: list[ChatRow] = []
        self.stage: Stage = Idle()
        self.deal_at: float | None = None  # until then words are waited for

    @property
    def game(self) -> TableGame | None:
        """The game that is played or was played last."""
        return None if isinstance(self.stage, Idle) else self.stage.game

    @property
    def playing(self) -> Playing | None:
        """The game that goes on."""
        return self.stage if isinstance(self.stage, Playing) else None

    # People

    def observer(self, guest: str) -> int:
        """Through whose eyes a guest sees the game."""
        seat = self.roster.seat_of(guest)
        return seat if seat >= 0 else SPECTATOR

    def may_look(self, observer: int) -> bool:
        """Whether somebody sees the game at all."""
        return observer != SPECTATOR or self.roster.plan.watch or isinstance(self.stage, Over)

    def name_of(self, guest: str) -> str:
        """How a guest is called here; who watches cannot be mistaken for who sits here."""
        seat = self.roster.seat_of(guest)
        if seat >= 0:
            return self.roster.chairs[seat].name
        return distinct(self.services.guests.name(guest), [chair.name for chair in self.roster.chairs if chair.name])

    def visitors(self) -> dict[str, str]:
        """Everybody with an open socket, by name."""
        return {client.guest: self.name_of(client.guest) for client in self.presence.clients}

    def was_here(self, guest: str) -> bool:
        """Whether somebody is or was at this table, as far as it remembers."""
        roster = self.roster
        known = self.presence.been.keys() | roster.seen.keys() | roster.muted | roster.kicked
        return guest in known or roster.seat_of(guest) >= 0 or any(line.guest == guest for line in self.chat)

    def awake(self) -> bool:
        """Whether the game goes on: somebody is there, or it is played over days."""
        if self.roster.plan.pace == "turns":
            return True
        people = [chair.guest for chair in self.roster.chairs if chair.guest]
        return any(map(self.presence.is_present, people)) if people else bool(self.presence.clients)

    def away_left(self, seat: int) -> float | None:
        """Seconds until a bot plays for somebody who is gone; None while they are here."""
        chair = self.roster.chairs[seat]
        since = self.presence.gone_since(chair.guest) if chair.guest else None
        if since is None or self.playing is None or self.roster.plan.pace == "turns" or seat in self.away:
            return None
        return max(0.0, since + self.roster.plan.absent_seconds - self.time.now())

    # Bots

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays for a person now."""
        return seat in self.away and bool(self.roster.chairs[seat].guest)

    def by_bot(self, seat: int) -> str:
        """The bot that chooses for a seat now; empty if a person does."""
        helped = self.stands_in(seat) or self.is_late(seat)
        return self.roster.chairs[seat].bot or (plans.stand_in_bot(self.roster.plan) if helped else "")

    def is_late(self, seat: int) -> bool:
        """Whether a seat's time for the open question is up."""
        playing = self.playing
        return playing is not None and playing.late == (playing.game.n, seat)

    def is_free_now(self, seat: int) -> bool:
        """Whether a bot's chair can change hands: it is not asked, and no window is open."""
        ask = None if self.game is None else self.game.asked()
        return ask is not None and ask.seat != seat

    # Windows

    def windows_on(self) -> bool:
        """Whether the table waits where somebody could answer: not for one person alone, nor over days."""
        plan = self.roster.plan
        return plan.pace == "live" and plan.beat != 0 and len(self.roster.people()) > 1

    def hides(self) -> bool:
        """Whether nobody may see by the time who was asked in a hush."""
        return self.windows_on() or (self.roster.plan.pace == "turns" and len(self.roster.people()) > 1)

    def sort(self) -> str:
        """The sort of the open window; empty if there is none that can be passed ahead."""
        game = self.game
        return "" if game is None or game.opening is None else game.windows.sort(game.opening)

    def passes_ahead(self, seat: int) -> bool:
        """Whether somebody has passed ahead in the window that is open, or in all."""
        ahead = self.roster.ahead.get(seat)
        return ahead is not None and (not ahead.sort or ahead.sort == self.sort())

    def holds_left(self, observer: int) -> int:
        """How often somebody may still ask for more time in this game."""
        return 0 if observer == SPECTATOR else HOLDS - self.roster.held[observer]

    def all_may_answer(self) -> bool:
        """Whether everybody who may answer in the open window is here, or played by a bot."""
        opening = None if self.game is None else self.game.opening
        return (
            opening is None
            or not opening.by_hand
            or all(
                self.by_bot(seat) or self.presence.is_present(self.roster.chairs[seat].guest)
                for seat in opening.eligible
            )
        )

"""Presence: who sits at a table, who is there, and for whom a bot plays."""

from typing import TYPE_CHECKING, Final

from sneakernet.core.view import SPECTATOR
from sneakernet.server.people.names import distinct
from sneakernet.server.tables.game import Play
from sneakernet.server.tables.roster import Roster
from sneakernet.server.wire.client import Client

if TYPE_CHECKING:
    from sneakernet.server.tables.lobby import Lobby

PRESENT: Final = 30.0  # seconds that a request without a socket counts as being there


class Presence:
    """The people and bots around a table."""

    def __init__(self, lobby: "Lobby", table_id: str) -> None:
        self.lobby = lobby
        self.time = lobby.time
        self.id = table_id
        self.roster = Roster()
        self.play: Play | None = None
        self.clients: set[Client] = set()
        self.away: set[int] = set()  # seats of people who let a bot play, or are gone for too long
        self.gone: dict[str, float] = {}  # per guest: since when nothing was heard of them
        self.touched: dict[str, float] = {}
        self.late: tuple[int, int] | None = None  # a seat whose time is up: a bot makes this one choice (n, seat)

    def observer(self, guest: str) -> int:
        """Through whose eyes a guest sees the game."""
        seat = self.roster.seat_of(guest)
        return seat if seat >= 0 else SPECTATOR

    def may_look(self, observer: int) -> bool:
        """Whether somebody sees the game at all."""
        return observer != SPECTATOR or self.roster.plan.watch or (self.play is not None and self.play.over)

    def name_of(self, guest: str) -> str:
        """How a guest is called here; who watches cannot be mistaken for who sits here."""
        seat = self.roster.seat_of(guest)
        if seat >= 0:
            return self.roster.chairs[seat].name
        return distinct(self.lobby.guests.name(guest), [chair.name for chair in self.roster.chairs if chair.name])

    def visitors(self) -> dict[str, str]:
        """Everybody with an open line."""
        return {client.guest: self.name_of(client.guest) for client in self.clients}

    def is_present(self, guest: str) -> bool:
        """Whether somebody is here now."""
        if not guest:
            return False
        touched = self.touched.get(guest)
        return any(client.guest == guest for client in self.clients) or (
            touched is not None and self.time.now() - touched < PRESENT
        )

    def awake(self) -> bool:
        """Whether the game goes on: somebody is there, or it is played over days."""
        if self.roster.plan.pace == "turns":
            return True
        people = [chair.guest for chair in self.roster.chairs if chair.guest]
        return any(map(self.is_present, people)) if people else bool(self.clients)

    def stands_in(self, seat: int) -> bool:
        """Whether a bot plays for a person now."""
        return seat in self.away and bool(self.roster.chairs[seat].guest)

    def by_bot(self, seat: int) -> str:
        """The bot that chooses for a seat now; empty if a person does."""
        chair = self.roster.chairs[seat]
        late = self.play is not None and self.late == (self.play.n, seat)
        return chair.bot or (self.stand_in_bot() if self.stands_in(seat) or late else "")

    def stand_in_bot(self) -> str:
        """The bot for absent people and empty chairs."""
        return self.roster.plan.stand_in or self.lobby.first_bot(self.roster.plan.game)

    def gone_since(self, guest: str) -> float | None:
        """Since when somebody is not here; None while they are."""
        if self.is_present(guest):
            return None
        touched = self.touched.get(guest)
        return self.gone.get(guest, None if touched is None else touched + PRESENT)

    def away_left(self, seat: int) -> float | None:
        """Seconds until a bot plays for somebody who is gone; None while they are here."""
        chair = self.roster.chairs[seat]
        since = self.gone_since(chair.guest) if chair.guest else None
        playing = self.play is not None and not self.play.over
        if since is None or not playing or self.roster.plan.pace == "turns" or seat in self.away:
            return None
        return max(0.0, since + self.roster.plan.absent_seconds - self.time.now())

    def passes_ahead(self, seat: int) -> bool:
        """Whether somebody has passed ahead in the window that is open, or in all."""
        ahead = self.roster.ahead.get(seat)
        if ahead is None:
            return False
        return not ahead.sort or ahead.sort == self.sort()

    def sort(self) -> str:
        """The sort of the open window; empty if there is none that can be passed ahead."""
        play = self.play
        return "" if play is None or play.opening is None else play.windows.sort(play.opening)

    def all_may_answer(self) -> bool:
        """Whether everybody who may answer in the window is here, or played by a bot."""
        assert self.play is not None and self.play.opening is not None
        return not self.play.opening.by_hand or all(
            self.by_bot(seat) or self.is_present(self.roster.chairs[seat].guest) for seat in self.play.opening.eligible
        )

    def is_free_now(self, seat: int) -> bool:
        """Whether a bot's chair can change hands: it is not asked, and no window is open."""
        ask = self.play.asked() if self.play is not None else None
        return ask is not None and ask.seat != seat

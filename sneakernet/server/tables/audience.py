"""Showing: what everybody at a table is told, each as much as they may know."""

from typing import TYPE_CHECKING

from sneakernet.core.view import SPECTATOR
from sneakernet.server.storage.chain import Broken
from sneakernet.server.storage.store import ChatRow
from sneakernet.server.tables import render
from sneakernet.server.tables.answers import HOLDS, AnswerWindow
from sneakernet.server.tables.clocks import Clocks
from sneakernet.server.tables.presence import Presence
from sneakernet.server.tables.rematch import Offer
from sneakernet.server.wire.client import encode
from sneakernet.server.wire.messages import WindowMessage, YouMessage

if TYPE_CHECKING:
    from sneakernet.server.tables.lobby import Lobby


class Showing(Presence):
    """A table that speaks."""

    def __init__(self, lobby: "Lobby", table_id: str) -> None:
        super().__init__(lobby, table_id)
        self.clocks: Clocks | None = None
        self.answers = AnswerWindow()
        self.chat: list[ChatRow] = []
        self.offer: Offer | None = None
        self.trouble: Broken | None = None  # why its game cannot be continued
        self.clock_seen = False  # whether anybody's clock stands in what was shown last
        self.undone = ""  # who has just taken a choice back

    def holds_left(self, observer: int) -> int:
        """How often somebody may still ask for more time in this game."""
        return 0 if observer == SPECTATOR else HOLDS - self.roster.held[observer]

    def tell_you(self, guest: str) -> None:
        """Tell somebody that something about them has changed."""
        for client in self.clients:
            if client.guest == guest:
                client.send(YouMessage(render.you(self, guest, client.language)))

    def welcome(self, guest: str) -> None:
        """Show somebody everything anew: they sit elsewhere now."""
        for client in self.clients:
            if client.guest == guest:
                client.send(render.welcome(self, guest, client.language))

    def show_table(self) -> None:
        """The table has changed."""
        ready: dict[str, bytes] = {}
        for client in list(self.clients):
            if client.language not in ready:
                ready[client.language] = encode(render.table_message(self, client.language))
            client.push(ready[client.language])

    def show_window_to(self, guest: str) -> None:
        """Somebody's own answer is sealed."""
        self.show_window(guest)

    def show_window(self, only: str = "") -> None:
        """The window has changed."""
        play = self.play
        assert play is not None
        for client in list(self.clients):
            observer = self.observer(client.guest)
            if self.may_look(observer) and only in ("", client.guest):
                said = render.reader(self, play, observer, client.language)
                client.send(WindowMessage(play.seqs[observer], render.window_state(self, play, observer, said)))

    def show_view(self) -> None:
        """The game has moved: each reader gets a view, or only the one who is asked in a hush."""
        play = self.play
        assert play is not None
        ready: dict[tuple[int, str], bytes] = {}
        readers = play.readers
        for client in list(self.clients):
            observer = self.observer(client.guest)
            if observer not in readers or not self.may_look(observer):
                continue
            key = (observer, client.language)
            if key not in ready:
                ready[key] = encode(render.view_message(self, play, observer, client.language, fresh=True))
            client.push(ready[key])
        play.are_shown()
        self.undone = ""
        self.lobby.wake_polls(self.id)
        if len(readers) > 1:
            self.show_clocks()

    def show_clocks(self) -> None:
        """The table goes with the view where it shows more than before: clocks, the end."""
        play = self.play
        assert play is not None
        seen = self.clocks is not None and self.clocks.seen(play.asked_openly())
        if play.over or seen or self.clock_seen:
            self.show_table()
        self.clock_seen = seen

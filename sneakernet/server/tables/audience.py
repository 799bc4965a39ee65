"""The audience: what everybody at a table is told, each as much as they may know."""

from typing import Final

from sneakernet.server.clock import Alarm
from sneakernet.server.tables import render
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.state import Over, Playing, TableState
from sneakernet.server.wire.client import encode
from sneakernet.server.wire.messages import WindowMessage, YouMessage

FEW: Final = 16  # so many hear of everybody who comes or goes at once
TOGETHER: Final = 1.0  # seconds; others hear of all together


class Audience:
    """Everybody with an open socket at a table."""

    def __init__(self, table: TableState) -> None:
        self.table = table
        self.pending: Alarm | None = None  # when it is told who has come and gone
        self.clocks_shown = False  # whether anybody's clock stands in what was shown last

    def tell_you(self, guest: str) -> None:
        """Tell somebody that something about them has changed."""
        for client in self.table.presence.clients:
            if client.guest == guest:
                client.send(YouMessage(render.you(self.table, guest, client.language)))

    def welcome(self, guest: str) -> None:
        """Show somebody everything anew: they sit elsewhere now."""
        for client in self.table.presence.clients:
            if client.guest == guest:
                client.send(render.welcome(self.table, guest, client.language))

    def show_table(self) -> None:
        """The table has changed."""
        ready: dict[str, bytes] = {}
        for client in list(self.table.presence.clients):
            if client.language not in ready:
                ready[client.language] = encode(render.table_message(self.table, client.language))
            client.push(ready[client.language])

    def show_people(self) -> None:
        """Somebody has come or gone. Where many are that is not told one by one."""
        if self.pending is not None:
            return
        if len(self.table.presence.clients) <= FEW:
            self.show_table()
            return
        time = self.table.time
        self.pending = time.call_at(time.now() + TOGETHER, self.show_at_last)

    def show_at_last(self) -> None:
        """Who has come and gone in the last moment."""
        self.pending = None
        self.show_table()

    def stop(self) -> None:
        """The table leaves memory."""
        if self.pending is not None:
            self.pending.cancel()

    def show_window(self, playing: Playing, only: str = "") -> None:
        """The window has changed, for all or for one guest alone, whose own answer is sealed."""
        table, game = self.table, playing.game
        for client in list(table.presence.clients):
            observer = table.observer(client.guest)
            if table.may_look(observer) and only in ("", client.guest):
                said = render.reader(table, game, observer, client.language)
                client.send(WindowMessage(game.seqs[observer], render.window_state(table, game, observer, said)))

    def close_window(self, game: TableGame) -> None:
        """The window is over."""
        for client in self.table.presence.clients:
            client.send(WindowMessage(game.seqs[self.table.observer(client.guest)], None))

    def show_view(self, stage: Playing | Over) -> None:
        """The game has moved: each reader gets a view, or only the one who is asked in a hush."""
        table, game = self.table, stage.game
        ready: dict[tuple[int, str], bytes] = {}
        readers = game.readers
        for client in list(table.presence.clients):
            observer = table.observer(client.guest)
            if observer not in readers or not table.may_look(observer):
                continue
            key = (observer, client.language)
            if key not in ready:
                ready[key] = encode(render.view_message(table, game, *key, fresh=True))
            client.push(ready[key])
        game.are_shown()
        if isinstance(stage, Playing):
            stage.undone = ""
        table.services.wake_polls(table.id)
        if len(readers) > 1:
            self.show_clocks(stage)

    def show_clocks(self, stage: Playing | Over) -> None:
        """The table goes with the view where it shows more than before: clocks, the end."""
        shown = stage.clocks.seen(stage.game.asked_openly())
        if isinstance(stage, Over) or shown or self.clocks_shown:
            self.show_table()
        self.clocks_shown = shown

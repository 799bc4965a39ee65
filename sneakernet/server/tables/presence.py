"""Presence: who is at a table, over a socket or by asking now and then."""

from typing import Final

from sneakernet.server.clock import Time
from sneakernet.server.wire.client import Client

REMEMBERED: Final = 1000
PRESENT: Final = 30.0  # seconds that a request without a socket counts as being there


class Presence:
    """Everybody who is at a table now, or was."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.clients: set[Client] = set()
        self.gone: dict[str, float] = {}  # per guest: since when nothing was heard of them
        self.touched: dict[str, float] = {}  # per guest: when they asked without a socket
        self.been: dict[str, None] = {}  # who was here lately, the newest last

    def is_present(self, guest: str) -> bool:
        """Whether somebody is here now."""
        if not guest:
            return False
        touched = self.touched.get(guest)
        return any(client.guest == guest for client in self.clients) or (
            touched is not None and self.time.now() - touched < PRESENT
        )

    def gone_since(self, guest: str) -> float | None:
        """Since when somebody is not here; None while they are."""
        if self.is_present(guest):
            return None
        touched = self.touched.get(guest)
        return self.gone.get(guest, None if touched is None else touched + PRESENT)

    def expect(self, guest: str) -> None:
        """Somebody sits here who has not come yet: from now on they are missed."""
        self.gone[guest] = self.time.now()

    def come(self, client: Client) -> None:
        """Somebody has opened a socket."""
        self.clients.add(client)
        self.remember(client.guest)
        self.gone.pop(client.guest, None)
        self.touched.pop(client.guest, None)

    def touch(self, guest: str) -> None:
        """Somebody without a socket is here."""
        self.touched.pop(guest, None)
        self.touched[guest] = self.time.now()
        if len(self.touched) > REMEMBERED:
            self.touched.pop(next(iter(self.touched)))
        self.remember(guest)
        self.gone.pop(guest, None)

    def remember(self, guest: str) -> None:
        """Somebody was here."""
        self.been.pop(guest, None)
        self.been[guest] = None
        if len(self.been) > REMEMBERED:
            self.been.pop(next(iter(self.been)))

    def expiries(self) -> list[float]:
        """When those without a socket will no longer count as being here."""
        now = self.time.now()
        return [at + PRESENT for at in self.touched.values() if at + PRESENT > now]

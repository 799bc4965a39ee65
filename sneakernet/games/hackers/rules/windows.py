"""Windows of HACKERS: Encrypted alone has them, where FILES lie face down."""

from collections.abc import Sequence
from typing import Final

from sneakernet.core.bits import members
from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import View, letter, seat_of
from sneakernet.core.windows import Opening, WindowPolicy
from sneakernet.games.hackers.rules.card import PACK

SHIELDS: Final = [PACK.names[card] for card in members(PACK.shields)]
ATTACKS: Final = {PACK.names[card] for card in members(PACK.attacks)}


class HackersWindows(WindowPolicy):
    """Encrypted: nobody may learn who was asked for a shield, or who draws by Phone Tap (HK-43, 58)."""

    own = frozenset({"draw_end"})
    sorts = frozenset({"shield"})
    lays = frozenset({"added", "announced"})

    def hidden(self, view: View) -> bool:
        """Whether FILES lie face down now (HK-46)."""
        return self.settings["encrypted"] == "on" and not view.facts["last_round"]

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        event = events[n]
        if self.hidden(view) and event.verb == "announced" and event.card in ATTACKS:
            may = self.who(view, events[: n + 1], "files", SHIELDS)
            return Opening("shield", tuple(seat for seat in may if letter(seat) != event.seat), event)
        return None

    def before(self, view: View, event: Event) -> Opening | None:
        if event.verb in ("drew_top", "drew_bottom"):
            return self.asking(view, "draw_end", seat_of(event.seat))
        return None

    def asking(self, view: View, about: str, seat: int) -> Opening | None:
        if about == "draw_end" and self.hidden(view) and view.places[f"{letter(seat)} files"].count > 0:
            return Opening("draw_end", (seat,))
        return None

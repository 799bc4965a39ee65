"""Windows of WIRED: AUDIT and HEAD HUNTER, which any card in a hand might answer, and counter-offers."""

from collections.abc import Sequence
from typing import Final

from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import View, letter, seat_of
from sneakernet.core.windows import Opening, WindowPolicy


class WiredWindows(WindowPolicy):
    """Audit and Head Hunter: whoever holds an answer is asked in a hush (WD-41, 42, 46, 81).

    A counter-offer waits for the active player, who can accept it only with what is wanted in hand: nobody may see
    whether there was anything to choose (WD-53).
    """

    own = frozenset({"counter_answer"})
    fresh = frozenset({"counter_answer", "audit_answer", "duel_answer"})
    sorts = frozenset({"audit_answer", "duel_answer"})
    lays = frozenset({"chose", "played", "named", "answered"})
    audits: Final = frozenset({("played", "audit"), ("answered", "hacked"), ("answered", "secured")})
    counters: Final = ("head-hunter", "seal-the-deal")

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        event = events[n]
        since = events[: n + 1]
        if (event.verb, event.card) in self.audits:
            return Opening("audit_answer", self.may_audit(view, since), event)
        if event.verb == "named" and n > 0 and events[n - 1].card == "head-hunter":
            return Opening("duel_answer", self.may_counter(view, since, event.target), events[n - 1])
        if event.verb == "answered" and event.card == "head-hunter":
            return Opening("duel_answer", self.may_counter(view, since, self.rival(events, n, view)), event)
        return None

    def before(self, view: View, event: Event) -> Opening | None:
        if event.verb in ("accepted", "declined"):
            return self.asking(view, "counter_answer", seat_of(event.seat))
        return None

    def asking(self, view: View, about: str, seat: int) -> Opening | None:
        """The active player answers nothing but counter-offers."""
        if about == "counter_answer" and letter(seat) == view.facts["active"]:
            return Opening("counter_answer", (seat,), own=True)
        return None

    def may_audit(self, view: View, since: Sequence[Event]) -> tuple[int, ...]:
        """Everybody but the last to play who is not done and may answer: Secured saves an Audit that Hacked stops."""
        done = view.facts["done"]
        assert isinstance(done, list)
        out = [*done, since[-1].seat]
        cards = ["secured" if since[-1].card == "hacked" else "hacked"]
        return tuple(seat for seat in self.who(view, since, "hand", cards) if letter(seat) not in out)

    def may_counter(self, view: View, since: Sequence[Event], seat: str) -> tuple[int, ...]:
        """This seat, if it may hold a counter."""
        return tuple(other for other in self.who(view, since, "hand", self.counters) if letter(other) == seat)

    def rival(self, events: Sequence[Event], n: int, view: View) -> str:
        """The other one in a duel: the player whose turn it is, or whom they have named."""
        active = str(view.facts["active"])
        if events[n].seat != active:
            return active
        named = [event.target for event in events[:n] if event.verb == "named"]
        return named[-1]

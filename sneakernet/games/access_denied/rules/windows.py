"""Windows of Access Denied: instants answer every play and every attempt, whoever may hold one."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import members
from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import View, letter, seat_of
from sneakernet.core.windows import Opening, WindowPolicy
from sneakernet.games.access_denied.rules.pack import Pack


def named(pack: Pack, cards: i64) -> frozenset[str]:
    """A set of cards, by their names."""
    return frozenset(pack.names[card] for card in members(cards))


class AccessDeniedWindows(WindowPolicy):
    """Instants answer every play and every attempt; whoever holds one is asked in a hush (AD-66, 67, 69).

    Any-time instants at idle points are played by orders, so that nobody waits there. Backup (AD-70) is asked of who
    loses cards alone. The questions of a turn that hot potatoes may do away with in silence wait for who plays: also
    if there is nothing to choose (AD-R62).
    """

    instant = frozenset({"idle"})
    own = frozenset("attempt action draw government newsmedia press_pass spam_draw".split())
    sorts = frozenset({"attempt", "backup", "card"})
    tries: Final = frozenset({"declared", "dialled", "handed_over"})
    lays = frozenset("played aimed declared dialled handed_over paid set_aside".split())
    aims: Final = frozenset("player receiver sector marker upgrade sector_card gift new_password".split())
    laid_out: Final = frozenset({"handed_over", "paid", "set_aside"})
    goes_on: Final = frozenset({"aimed", "set_aside", "sprang"})  # still part of the announcement (AD-R18, R101)

    def __init__(self, seats: int, settings: Mapping[str, str], copies: Callable[[str], int], pack: Pack) -> None:
        super().__init__(seats, settings, copies)
        self.instants: Final = named(pack, pack.instants)
        self.silent: Final = named(pack, pack.at_loss)  # opens no window (AD-R93)
        self.sprung: Final = named(pack, pack.on_key)  # springs at an announcement (AD-R18)
        self.lifters: Final = named(pack, pack.lifts)

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        event = events[n]
        if event.verb == "may":
            kind = "backup" if event.card == "loss" else event.card
            holds = view.places[f"{event.seat} hand"].count > 0 or kind in self.own
            return Opening(kind, (seat_of(event.seat),) if holds else (), event, kind in self.own)
        last = n + 1 == len(events)
        following = "" if last else events[n + 1].verb
        asked = openly.about if last and openly is not None and letter(openly.seat) == event.seat else ""
        if event.verb in ("played", "aimed"):
            later = openly is not None and openly.options[0].verb == "done"  # Spam's gifts, which may be none
            aiming = asked in self.aims and not later
            opens = following not in self.goes_on and not aiming and event.card not in self.silent
        elif event.verb in self.laid_out:
            opens = following not in (event.verb, "sprang") and asked != "pay"
        elif event.verb == "lifted":  # what sprang at an announcement is dealt with, if no other does
            by_play = following == "filed" and events[n + 1].card in self.lifters
            opens = event.card in self.sprung and following != "sprang" and not by_play
        elif event.verb == "filed":  # an answer is dealt with: the window below polls anew
            silent = event.card in self.silent or following == "filed"
            opens = not silent and self.pending(view, events[: n + 1])
        else:
            opens = event.verb in ("declared", "dialled")
        if not opens:
            return None
        cause = self.announced(view, events[:n]) if event.verb == "lifted" else event
        may = self.who(view, events[: n + 1], "hand", self.instants)
        return Opening("respond", may, cause)

    def sort(self, opening: Opening) -> str:
        """Cards and attempts are answered by different cards."""
        if opening.kind != "respond":
            return super().sort(opening)
        return "attempt" if opening.cause is not None and opening.cause.verb in self.tries else "card"

    def announced(self, view: View, events: Sequence[Event]) -> Event:
        """The newest announcement among these events, else the one that waits since everybody looked last."""
        for event in reversed(events):
            if event.verb in ("played", "aimed", "set_aside") and event.card not in self.silent:
                return event
        plays = view.facts["plays"]
        assert isinstance(plays, list)
        card, by, *targets = plays[-1]
        return Event("played", by, card, targets[0] if targets else "")

    def pending(self, view: View, events: Sequence[Event]) -> bool:
        """Whether a play or an attempt still waits to be dealt with: one that lay there, or came since."""
        verbs = [event.verb for event in events if event.card not in self.silent]
        plays = view.places["in play"].count + verbs.count("played") + verbs.count("waived")
        tries = (view.facts["attempt"] is not None) + verbs.count("declared") + verbs.count("dialled")
        over = sum(verbs.count(verb) for verb in ("granted", "denied", "failed"))
        return plays > verbs.count("filed") + verbs.count("laid") or tries > over

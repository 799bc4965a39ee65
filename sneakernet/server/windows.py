"""Answer windows: when the table waits so that others may answer, judged by what everybody sees and by nothing else.

A question that is asked in a hush must not show: not by a message, not by its absence, not by time. So the table opens
a window wherever such a question *could* be asked as far as everybody knows, and keeps it open whether it is or not.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct

from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import View, letter, seat_of


class Opening(Struct, frozen=True):
    """A window: what may be answered, and by whom as far as everybody knows."""

    kind: str
    eligible: tuple[int, ...]
    cause: Event | None = None
    own: bool = False  # a question to the player whose turn it is: it waits for them


class Watch:
    """A game without hushed questions: no windows."""

    instant: frozenset[str] = frozenset()  # questions that orders alone answer: cards playable at any time
    own: frozenset[str] = frozenset()  # hushed questions to the player whose turn it is
    sorts: frozenset[str] = frozenset()  # what may be passed ahead

    def __init__(self, seats: int, settings: Mapping[str, str]) -> None:
        self.seats = seats
        self.settings = settings

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        """The window that opens once event n has happened. `openly`: the question that everybody sees asked then."""
        return None

    def before(self, view: View, event: Event) -> Opening | None:
        """The window that opens before this happens."""
        return None

    def asking(self, view: View, about: str, seat: int) -> Opening | None:
        """The window that `before` would open, found by its question, as nothing has happened yet."""
        return None

    def sort(self, opening: Opening) -> str:
        """What sort of window this is, for who passes ahead; empty where nobody can."""
        return "" if opening.own else opening.kind

    def others(self, but: str, view: View, place: str) -> tuple[int, ...]:
        """Every other seat with a card in such a place."""
        return tuple(
            seat
            for seat in range(self.seats)
            if letter(seat) != but and view.places[f"{letter(seat)} {place}"].count > 0
        )


class HackersWatch(Watch):
    """Encrypted: nobody may learn who was asked for a shield, or who draws by Phone Tap (HK-43, 58)."""

    own = frozenset({"draw_end"})
    sorts = frozenset({"shield"})
    strikes: Final = frozenset({"hacker-burn", "hacker-dade", "diskette", "scapegoat"})  # HK-33

    def hidden(self, view: View) -> bool:
        """Whether FILES lie face down now (HK-46)."""
        return self.settings.get("encrypted") == "on" and not view.facts["last_round"]

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        event = events[n]
        if self.hidden(view) and event.verb == "announced" and event.card in self.strikes:
            return Opening("shield", self.others(event.seat, view, "files"), event)
        return None

    def before(self, view: View, event: Event) -> Opening | None:
        if event.verb in ("drew_top", "drew_bottom"):
            return self.asking(view, "draw_end", seat_of(event.seat))
        return None

    def asking(self, view: View, about: str, seat: int) -> Opening | None:
        if about == "draw_end" and self.hidden(view) and view.places[f"{letter(seat)} files"].count > 0:
            return Opening("draw_end", (seat,))
        return None


class WiredWatch(Watch):
    """Audit and Head Hunter: whoever holds an answer is asked in a hush (WD-41, 42, 46, 81)."""

    sorts = frozenset({"audit_answer", "duel_answer"})
    audit: Final = frozenset({"hacked", "secured"})

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        event = events[n]
        if event.verb == "played" and event.card == "audit":
            return Opening("audit_answer", self.still_in(view, event.seat), event)
        if event.verb == "answered" and event.card in self.audit:
            return Opening("audit_answer", self.still_in(view, event.seat), event)
        if event.verb == "named" and n > 0 and events[n - 1].card == "head-hunter":
            return Opening("duel_answer", self.with_cards(view, event.target), events[n - 1])
        if event.verb == "answered" and event.card == "head-hunter":
            return Opening("duel_answer", self.with_cards(view, self.rival(events, n, view)), event)
        return None

    def still_in(self, view: View, but: str) -> tuple[int, ...]:
        """Everybody else who is not done and has cards."""
        done = view.facts["done"]
        assert isinstance(done, list)
        return tuple(seat for seat in self.others(but, view, "hand") if letter(seat) not in done)

    def with_cards(self, view: View, seat: str) -> tuple[int, ...]:
        """This seat, if it has cards."""
        return (seat_of(seat),) if view.places[f"{seat} hand"].count > 0 else ()

    def rival(self, events: Sequence[Event], n: int, view: View) -> str:
        """The other one in a duel: the player whose turn it is, or whom they have named."""
        active = str(view.facts["active"])
        if events[n].seat != active:
            return active
        named = [event.target for event in events[:n] if event.verb == "named"]
        return named[-1]


class AccessDeniedWatch(Watch):
    """Instants answer every play and every attempt; whoever holds one is asked in a hush (AD-66, 67, 69).

    Any-time instants at idle points are played by orders, so that nobody waits there. Backup (AD-70) is asked of who
    loses cards alone. The questions of a turn that hot potatoes may do away with in silence wait for who plays: also
    if there is nothing to choose (AD-R62).
    """

    instant = frozenset({"idle"})
    own = frozenset("attempt action draw government newsmedia press_pass spam_draw".split())
    sorts = frozenset({"attempt", "backup", "card"})
    tries: Final = frozenset({"declared", "dialled", "handed_over"})
    aims: Final = frozenset("player receiver sector marker upgrade sector_card gift new_password".split())
    silent: Final = frozenset({"backup"})  # opens no window (AD-R93)
    laid_out: Final = frozenset({"handed_over", "paid", "set_aside"})
    goes_on: Final = frozenset({"aimed", "set_aside", "sprang"})  # still part of the announcement (AD-R18, R101)
    sprung: Final = frozenset("packet-sniffer logic-bomb de-paket-schnueffler de-logik-bombe".split())  # by it (AD-R18)
    lifters: Final = frozenset({"samurai", "de-samurai"})

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
        return Opening("respond", tuple(range(self.seats)), cause)

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


WATCHES: Final[dict[str, type[Watch]]] = {
    "hackers": HackersWatch,
    "wired": WiredWatch,
    "access-denied": AccessDeniedWatch,
}


def watch_of(game: str, seats: int, settings: Mapping[str, str]) -> Watch:
    """What has to be watched in a game."""
    return WATCHES.get(game, Watch)(seats, settings)

"""Answer windows: when the table waits so that others may answer, judged by what everybody sees and by nothing else.

A question that is asked in a hush must not show: not by a message, not by its absence, not by time. So the table opens
a window wherever such a question *could* be asked as far as everybody knows, and keeps it open whether it is or not.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from sneakernet.core.choice import Ask
from sneakernet.core.event import Event
from sneakernet.core.view import View, letter, seat_of
from sneakernet.server.library import copies, instants


class Opening(Struct, frozen=True):
    """A window: what may be answered, and by whom as far as everybody knows."""

    kind: str
    eligible: tuple[int, ...]
    cause: Event | None = None
    own: bool = False  # a question to the player whose turn it is: it waits for them
    by_hand: bool = True  # people may answer; over days their orders alone do, and bots


class Watch:
    """A game without hushed questions: no windows."""

    instant: frozenset[str] = frozenset()  # questions that orders alone answer: cards playable at any time
    own: frozenset[str] = frozenset()  # hushed questions to the player whose turn it is
    sorts: frozenset[str] = frozenset()  # what may be passed ahead
    lays: frozenset[str] = frozenset()  # events by which no card comes to where an answer could be hidden

    def __init__(self, game: str, edition: str, seats: int, settings: Mapping[str, str]) -> None:
        self.game = game
        self.edition = edition
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

    def who(self, view: View, since: Sequence[Event], place: str, cards: Iterable[str]) -> tuple[int, ...]:
        """The seats that may have one of these cards in such a place, as far as everybody knows.

        `view` is what everybody saw when they looked last; where more may have changed since, nobody is left out.
        """
        if any(event.verb not in self.lays for event in since):
            return tuple(range(self.seats))
        return tuple(seat for seat in range(self.seats) if self.may_hold(view, f"{letter(seat)} {place}", cards))

    def may_hold(self, view: View, place: str, cards: Iterable[str]) -> bool:
        """Whether such a card may lie there: not if the place is empty, or all copies are known to lie elsewhere."""
        if view.places[place].count == 0:
            return False
        known = {name: (*pile.cards, *view.memory.get(name, ())) for name, pile in view.places.items()}
        elsewhere = Counter(card for name, lying in known.items() if name != place for card in lying)
        return any(elsewhere[card] < copies(self.game, card) for card in cards)


class HackersWatch(Watch):
    """Encrypted: nobody may learn who was asked for a shield, or who draws by Phone Tap (HK-43, 58)."""

    own = frozenset({"draw_end"})
    sorts = frozenset({"shield"})
    lays = frozenset({"added", "announced"})
    shields: Final = ("hacker-cereal", "hacker-joey", "hacker-nikon", "hacker-phreak")
    strikes: Final = frozenset({"hacker-burn", "hacker-dade", "diskette", "scapegoat"})  # HK-33

    def hidden(self, view: View) -> bool:
        """Whether FILES lie face down now (HK-46)."""
        return self.settings.get("encrypted") == "on" and not view.facts["last_round"]

    def after(self, view: View, events: Sequence[Event], n: int, openly: Ask | None) -> Opening | None:
        event = events[n]
        if self.hidden(view) and event.verb == "announced" and event.card in self.strikes:
            may = self.who(view, events[: n + 1], "files", self.shields)
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


class WiredWatch(Watch):
    """Audit and Head Hunter: whoever holds an answer is asked in a hush (WD-41, 42, 46, 81)."""

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
    lays = frozenset("played aimed declared dialled handed_over paid set_aside".split())
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
        may = self.who(view, events[: n + 1], "hand", instants(self.game, self.edition))
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


WATCHES: Final[dict[str, type[Watch]]] = {
    "hackers": HackersWatch,
    "wired": WiredWatch,
    "access-denied": AccessDeniedWatch,
}


def watch_of(game: str, edition: str, seats: int, settings: Mapping[str, str]) -> Watch:
    """What has to be watched in a game."""
    return WATCHES.get(game, Watch)(game, edition, seats, settings)

"""Access Denied: what a checklist concludes from who held which cards when, beyond single codes (AD-R87, AD-R100).

Three players: A Banking, B Government, C Micronopoly. C looks on and knows no password but its own.
"""

from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR
from sneakernet.table.deductions import Deductions
from tests.games.access_denied.positions import (
    SEATS,
    answer,
    english,
    facts,
    german,
    hand,
    passive,
    quiet,
    table,
    until,
)
from tests.support.table import Table

HANDS = "A hand: listserv ice; B hand: none; C hand: none; deck: [9]; B levels: banking=root"


class Reader:
    """Somebody who listens from here on."""

    def __init__(self, t: Table, seat: str = "C") -> None:
        self.t = t
        self.seat = SEATS.index(seat) if seat else SPECTATOR
        begun = t.s.copy()
        self.deductions = Deductions(t.game, int(t.s.seats()), lambda: begun)
        t.log.clear()

    def marks(self, sector: str = "government") -> str:
        """A line of the checklist: `+` confirmed, `-` ruled out, `.` open."""
        view = self.deductions.complete(self.t.rules.view(self.t.s, self.seat), self.t.log, len(self.t.log))
        rows: dict[str, dict[str, list[int]]] = view.facts["checklist"]  # type: ignore[assignment]
        return "".join(".+-"[cell[0]] for cell in rows[sector].values())


def attempted(text: str, edition: str, card: str, reader: str = "C") -> Reader:
    """A tries one card at Government."""
    listening = Reader(table(text, edition, 3), reader)
    quiet(answer(quiet(listening.t.play("attempt@government")), f"give:{card}"))
    return listening


@english
def test_a_card_that_was_kept_and_is_seen_later_did_not_match(edition: str) -> None:
    """B had no card, so the one that B discards is the one that was kept (AD-45)."""
    text = f"{HANDS}; government password: A/B/C"
    for reader in ("C", ""):
        found = attempted(text, edition, "listserv", reader)
        assert found.marks() == "......"
        until(found.t, "B", "discard").play("discard:listserv")
        assert found.marks() == "...-.."
        assert facts(found.t, "C")["checklist"]["government"]["D"][0] == 0, "single codes do not say so"


@english
def test_whichever_of_two_cards_came_back_it_matched(edition: str) -> None:
    """Both of A's cards, which C sees later, have the same code (AD-44)."""
    text = f"{HANDS.replace('ice', 'bank-run')}; government password: C/D/E; actions: 1"
    found = attempted(text, edition, "listserv")
    assert found.marks() == "......"
    until(found.t, "A", "discard").play("discard:listserv", "discard:bank-run")
    assert found.marks() == "...+.."


@english
def test_a_code_that_was_said_tells_which_card_was_kept(edition: str) -> None:
    """A has said D and E, keeps the card E, so B kept the one of code D (AD-R70)."""
    found = Reader(table(f"{HANDS}; government password: A/B/C; actions: 1", edition, 3))
    for card in ("listserv", "ice"):
        answer(found.t.play("trade", "at@B"), f"offer:{card}").play("unnamed", "done")
        answer(found.t, "decline")
    quiet(answer(quiet(found.t.play("attempt@government")), "give:listserv"))
    assert found.marks() == "......"
    until(found.t, "A", "discard").play("discard:ice")
    assert found.marks() == "...-.."


@english
def test_a_card_that_firewall_kept_says_nothing(edition: str) -> None:
    """AD-R23: it may be right or wrong."""
    text = HANDS.replace("B hand: none", "B hand: firewall")
    found = Reader(table(f"{text}; government password: A/B/C", edition, 3))
    answer(quiet(found.t.play("attempt@government")), "give:listserv")
    answer(found.t, "play:firewall")
    quiet(found.t)
    until(found.t, "B", "discard").play("discard:listserv")
    assert found.marks() == "......"


def test_a_new_password_begins_a_new_line() -> None:
    """AD-R78: what followed for the old password is void, also what was said of all cards of a code."""
    passwords = "banking password: A/B/C; government password: A/B/D; micronopoly password: C/D/E"
    notes = "C said: F.0; C notes: banking+B.upgrade.1"
    t = german(f"A hand: de-code-verschluesseln [DEF]; {passwords}; {notes}; turn: 3", 3)
    found = Reader(t)
    assert [found.marks(sector) for sector in ("banking", "government")] == [".+...-", ".....-"]
    t.play("play:de-code-verschluesseln")
    while t.about in ("new_password", "old_password", "respond"):
        passive(t)
    assert [found.marks(sector) for sector in ("banking", "government")] == ["......", "......"]


@english
def test_imagining_does_not_ask_what_others_heard_or_when_they_saw_it(edition: str) -> None:
    """AD-R87: what B has counted is B's own; in a world that C imagines only C's memory is there."""
    t = table("B said: A.4; C said: A.5; B sights: D.2; C sights: D.3; A hand: [1]; turn: 4", edition)
    world = t.rules.imagine(t.s, 2, Rng("world"))
    assert [int(world.most_of(q, 0)) for q in (1, 2)] == [15, 5]
    assert [int(world.sighted(q, 3)) for q in (1, 2)] == [0, 3]
    assert hand(t, "A"), "the real table has not changed"

"""2013: nobody can tell from questions, steps or numbers that somebody holds Bug, which dulls benefits (AD-R62)."""

from itertools import groupby

import pytest

from tests.games.access_denied.positions import facts, quiet, table, until
from tests.support.table import Table

Shown = tuple[str, str, str, object]

TURNS = {
    "the TeleComm bonus after Flame War": ("E", "E next: fewer-actions*1; E hand: CARD phreaking [2]"),
    "2nd Phone Line under Fifteen Minutes": (
        "A",
        "A next: no-actions; A upgrades: 2nd-phone-line; A hand: CARD phreaking [2]",
    ),
    "Over-Clock under Flame War": ("D", "D next: fewer-actions*1; D upgrades: over-clock; D hand: CARD phreaking [2]"),
    "Over-Clock": ("D", "D upgrades: over-clock; D hand: CARD phreaking [2]"),
}


def shown_to_c(t: Table) -> Shown:
    """Who is asked what in which step with how many actions left, as C sees it."""
    view = t.view("C")
    return view.asked, view.about if view.asked else "", facts(t, "C")["step"], facts(t, "C")["actions"]


def story(text: str, seat: str, card: str) -> list[Shown]:
    """A turn in which nothing is done, as C sees it; what looks the same is one moment."""
    t = table(f"active: {seat}; step: begin; {text.replace('CARD', card)}", "2013")
    moments = []
    while t.fact("active") == seat and not t.over:
        moments.append(shown_to_c(t))
        t.play(next((pick for pick in ("no", "done") if pick in t.options), t.options[0]))
    return [moment for moment, _ in groupby(moments)]


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_with_bug_looks_like_any_other(name: str) -> None:
    seat, text = TURNS[name]
    assert story(text, seat, "bug") == story(text, seat, "samurai")


@pytest.mark.parametrize("name", TURNS)
def test_without_bug_the_benefit_works(name: str) -> None:
    seat, text = TURNS[name]
    t = table(f"active: {seat}; step: begin; {text.replace('CARD', 'samurai')}", "2013")
    assert until(t, seat, "action").asked == seat


@pytest.mark.parametrize("card", ["bug", "samurai"])
def test_a_card_paid_with_an_action_looks_like_a_free_one(card: str) -> None:
    hands = f"A hand: {card} overdraft phreaking [1]; B hand: [2]; C hand: copybot; pile: guru"
    t = table(f"step: begin; A upgrades: 2nd-phone-line; {hands}", "2013")
    until(t, "A", "action").play("play:overdraft", "at@B")
    assert t.asked == "C" and facts(t, "C")["actions"] == 1
    quiet(t)
    assert t.asked == "A" and t.about == ("discard" if card == "bug" else "action")
    assert t.view("C").asked == ("A" if card == "bug" else ""), "what is left to do is asked in a hush"


@pytest.mark.parametrize("card", ["bug", "samurai"])
def test_nobody_learns_whether_spam_lets_the_active_player_draw(card: str) -> None:
    t = table(f"active: C; step: begin; C hand: {card} spam [6]; A hand: [7]", "2013")
    until(t, "C", "action").play("play:spam", "at@A")
    asked = []
    while t.about in ("gift", "spam_draw"):
        asked.append((t.view("D").asked, t.view("D").about))
        t.play("done")
    assert ("C", "spam_draw") not in asked and facts(t, "D")["limits"]["C"] == 8

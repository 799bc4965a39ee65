"""Why a game ended as it did: one sentence for every ending, which names what decided it."""

from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rules import Rules
from sneakernet.say import People, Speech, languages
from tests.games.access_denied.positions import german, passive
from tests.games.hackers.positions import ended
from tests.games.wired.positions import wired
from tests.games.wired.rulebook.test_end import FIVE_ACTIVE, tied
from tests.say import files
from tests.say.expected import SPOKEN
from tests.support.table import Table

PEOPLE = People(["ann", "bob", "cat", "dan", "eve", "fay"], "A")
ONE = "S1>K2a>[P1]"
CAPPED = f"dealer: D; round: 3; active: D; step: draw; A score: 7; A network: {ONE};"


def verdict(t: Table, language: str = "en") -> str:
    """Why this game ended so, for somebody at the table and for anybody else."""
    words = Speech(language).game(find(t.rules.name), t.rules.edition_of(t.s))
    outcome = t.rules.outcome(t.s)
    said = {words.verdict(outcome, t.view(seat), PEOPLE) for seat in ("A", "B", "spectator")}
    assert len(said) == 1, "everybody is told the same"
    return said.pop()


@pytest.mark.parametrize("rules", [pytest.param(rules, id=name) for name, rules in SPOKEN.items()])
@pytest.mark.parametrize("language", languages())
def test_every_ending_has_its_sentence(language: str, rules: Rules[Any]) -> None:
    messages = files.messages(language, rules.name)
    endings = {message.partition("-")[2] for message in messages if message.startswith("ending-")}
    assert endings and endings == {m.partition("-")[2] for m in messages if m.startswith("verdict-")}


@pytest.mark.parametrize(
    ("a", "c", "winner", "why"),
    [
        ("S1>K2a>[P1,P2]", ONE, "A", "the most active computers decide it, with 2."),
        (f"{FIVE_ACTIVE} S2 ~P6", f"{FIVE_ACTIVE} ~P6 ~P7", "C",
         "active computers are equal; the most computers in play decide it, with 7."),
        (f"{ONE} S2", f"{ONE} ~K2b ~K2c", "A", "computers are equal; the most active equipment decides it, with 4."),
        (ONE, f"{ONE} ~K3a", "C",
         "computers and active equipment are equal; the most equipment in play decides it, with 4."),
    ],
)  # fmt: skip
def test_a_tie_in_wired_is_broken_by_what_the_sentence_names(a: str, c: str, winner: str, why: str) -> None:
    t = tied(a, c)
    assert t.winners == [winner] and verdict(t) == f"A tie at 27 points (ann, cat): {why}"


def test_wired_without_a_tie_and_with_one_that_nothing_breaks() -> None:
    at_once = wired("active: A; step: draw; A score: 24; A network: S1>K2a>[P1]; A hand: switch", seats=2)
    assert verdict(at_once) == "With two or three players, whoever reaches 25 points first wins at once."
    best = wired("dealer: D; finisher: C; done: C D A; active: B; step: draw; A score: 27; C score: 26")
    assert verdict(best) == "Everybody has had their last turn, and nobody has more points."
    shared = tied(ONE, ONE, thunderdome="shared")
    assert verdict(shared) == "A tie at 27 points (ann, cat): computers and equipment are equal too."
    assert verdict(shared, "de") == "Gleichstand bei 27 Punkten (ann, cat): Auch Computer und Geräte sind gleich."


def test_wired_at_the_round_cap() -> None:
    over = "The last round allowed here is over"
    assert verdict(wired(CAPPED, round_cap=3)) == f"{over}, and nobody has more points."
    more = f"{CAPPED} B score: 7; C score: 7; C network: S1>K2a;"
    t = wired(f"{more} B network: {ONE} S2", round_cap=3)
    assert t.winners == ["B"]
    assert verdict(t) == (
        f"{over}. A tie at 7 points (ann, bob, cat): computers are equal; the most active equipment decides it, with 4."
    )
    t = wired(f"{more} B network: {ONE}", round_cap=3)
    assert verdict(t) == f"{over}. A tie at 7 points (ann, bob): computers and equipment are equal too."


@pytest.mark.parametrize(
    ("a", "b", "winners", "why"),
    [
        ("government=root", "", ["A"], "Nobody else has Root in as many sectors."),
        ("government=root", "banking=root micronopoly=oper", ["B"],
         "A tie in Roots (ann, bob): the most sectors at Oper decide it, with 1."),
        ("government=root micronopoly=oper telecomm=root", "banking=root micronopoly=oper newsmedia=user", ["B"],
         "A tie in Roots and Opers (ann, bob): the most sectors at User decide it, with 1."),
        ("government=root telecomm=oper", "banking=root", ["A", "B"],
         "Roots, Opers and Users are equal, so the victory is shared."),
    ],
)  # fmt: skip
def test_access_denied_when_time_is_up(a: str, b: str, winners: list[str], why: str) -> None:
    """AD-85, AD-86: Telecomm is controlled by nobody here and does not count."""
    levels = f"A levels: {a};" + (f"B levels: {b}" if b else "")
    t = passive(german(f"step: draw; turn: 8; {levels}", 4, time_limit=8))
    assert t.winners == winners and verdict(t) == f"Time was up. {why}"
    t = passive(german(f"step: draw; turn: 8; {levels}", 4, round_cap=2))
    assert t.winners == winners and verdict(t) == f"The last round allowed here is over. {why}"


def test_hackers_has_no_tie_breaks() -> None:
    drawn = ended(A="security-officer curtis diskette", B="the-gibson scapegoat hacker-cereal")
    assert verdict(drawn) == "ann, bob share the lead with 18, and nothing breaks a tie in this game."
    won = ended(A="security-officer curtis diskette", B="hacker-joey")
    assert verdict(won) == "HACK THE PLANET was called, everybody has had one more turn, and nobody has more points."

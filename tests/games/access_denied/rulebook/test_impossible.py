"""Access Denied positions: what no table can look like is refused, with the field and in words of both languages."""

import re

import pytest

from sneakernet.core.position import BadPosition
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.say import Speech
from sneakernet.say.complaints import complain
from tests.games.access_denied.positions import english, german, table
from tests.support.table import Table

RULES = find("access-denied").rules

IMPOSSIBLE = [
    # Sectors and levels (AD-7, AD-8, AD-40, AD-75)
    ("sectors: A=banking B=banking C=newsmedia", "sectors", "there-twice"),
    ("sectors: A=banking B=newsmedia", "sectors", "deal-count"),
    ("sectors: A=banking,telecomm B=newsmedia C=government", "sectors", "deal-count"),
    ("sectors: =banking B=newsmedia C=government", "sectors", "no-seat"),
    ("sectors: A B=newsmedia C=government", "sectors", "no-sector"),
    ("A levels: banking=none", "A levels", "controller-root"),
    ("A levels: banking=oper", "A levels", "controller-root"),
    ("A levels: government=user government=oper", "A levels", "there-twice"),
    ("A levels: government=sysop", "A levels", "none-of"),
    ("A levels: government=root micronopoly=root", "A levels", "has-won"),
    # Passwords (AD-9, AD-11)
    ("banking password: A/A/B", "banking password", "no-password"),
    ("government password: A/B", "government password", "no-password"),
    ("government password: A/B/C/D", "government password", "no-password"),
    ("government password: A/B/", "government password", "no-code"),
    ("government password: AB/C", "government password", "no-code"),
    ("government password: A/B/G", "government password", "no-code"),
    ("government password: none", "government password", "no-password"),
    ("government password: bbs samurai ice", "government password", "no-password"),
    ("government password: bbs ice", "government password", "no-password"),
    ("telecomm password: A/B/C", "telecomm password", "no-controller"),
    ("step: password; A hand: [ABC]; B hand: [ABC]; C hand: [ABC]; banking password: D/E/F", "banking password",
     "password-to-come"),
    # Cards where their kind cannot lie (AD-62, AD-63)
    ("A upgrades: samurai", "A upgrades", "no-upgrade"),
    ("A upgrades: ice worm", "A upgrades", "no-upgrade"),
    ("banking cards: ice@A", "banking cards", "no-sector-card"),
    ("banking cards: multi-virus@A", "banking cards", "no-sector-card"),
    ("banking cards: retro-virus@Z", "banking cards", "no-letter"),
    ("banking cards: retro-virus@F", "banking cards", "no-seat"),
    ("banking cards: retro-virus@A!BB", "banking cards", "there-twice"),
    ("banking cards: retro-virus@A!AB", "banking cards", "not-immune"),
    ("banking cards: logic-bomb@A!B", "banking cards", "not-immune"),
    ("banking cards: retro-virus@A.first", "banking cards", "whole-number"),
    ("A hand: ice; B hand: ice", "B hand", "two-places"),
    ("A hand: nothing-at-all", "A hand", "no-card"),
    ("pile: ice; deck: ice", "deck", "two-places"),
    ("played by: A", "played by", "nothing-played"),
    ("pile: ice worm; played by: A", "played by", "nothing-played"),
    # Effects (AD-20, AD-R38, AD-R39)
    ("A next: no-drawing no-drawing", "A next", "there-twice"),
    ("A next: fewer-actions*0", "A next", "no-effect"),
    ("A next: etaxes*300", "A next", "no-effect"),
    ("A next: fewer-actions*99999999999999999999", "A next", "no-effect"),
    ("A next: no-actions*2", "A next", "no-effect"),
    ("A next: unlimited", "A next", "not-of-one-turn"),
    ("A status: no-actions", "A status", "no-status"),
    ("A status: limit-cut*2 limit-cut*4", "A status", "there-twice"),
    ("A status: upgrades-off; A levels: telecomm=oper", "A status", "until-oper"),
    ("A status: one-action; A levels: telecomm=oper", "A status", "until-oper"),
    ("A status: limit-cut*2; A levels: micronopoly=oper", "A status", "until-oper"),
    ("now: no-actions no-actions", "now", "there-twice"),
    ("used: bonus bonus", "used", "there-twice"),
    ("used: bonbon", "used", "none-of"),
    # The turn
    ("active: ", "active", "no-seat"),
    ("starter: ", "starter", "no-seat"),
    ("active: F", "active", "no-seat"),
    ("step: lunch", "step", "none-of"),
    ("turn: 0", "turn", "from-to"),
    ("turn: -4", "turn", "from-to"),
    ("turn: 301", "turn", "from-to"),
    ("turn: 99999999999999999999", "turn", "from-to"),
    ("turn: soon", "turn", "whole-number"),
    ("actions: -1", "actions", "from-to"),
    ("actions: 1000", "actions", "from-to"),
    ("step: draw; actions: 1", "actions", "only-in-step"),
    ("offers: 4", "offers", "from-to"),
    ("taken: -1", "taken", "from-to"),
    ("drawn: 99999999999999999999", "drawn", "from-to"),
    ("drawn free: -1", "drawn free", "from-to"),
    ("credit: -1", "credit", "from-to"),
    ("base: -1", "base", "from-to"),
    ("held: nothing-at-all", "held", "no-card"),
    ("expired: yes", "expired", "no-clock"),
    ("expired: perhaps", "expired", "none-of"),
    # In the middle of something, without the stack of a saved position
    ("handed over: ice", "handed over", "only-saved"),
    ("set aside: ice", "set aside", "only-saved"),
    ("A hand: ice; picked: ice", "picked", "only-saved"),
    ("A hand: ice; offered: ice", "offered", "only-saved"),
    ("attempt: A newsmedia user", "attempt", "only-saved"),
    ("plays: ice@A", "plays", "only-saved"),
    ("winners: A", "winners", "only-saved"),
    ("inner: tries=1", "inner", "only-saved"),
    # Knowledge (AD-R87, AD-R100)
    ("A notes: micronopoly-A micronopoly-B micronopoly-C micronopoly-D", "A notes", "untrue-note"),
    ("A notes: micronopoly+A", "A notes", "untrue-note"),
    ("A notes: micronopoly-C", "A notes", "untrue-note"),
    ("A notes: micronopoly-A.shown.1", "A notes", "no-note"),
    ("A notes: micronopoly+C.refused.1", "A notes", "no-note"),
    ("A notes: micronopoly+C.returned.x", "A notes", "no-note"),
    ("A notes: micronopoly+CD", "A notes", "no-note"),
    ("A notes: micronopoly+C micronopoly+C", "A notes", "there-twice"),
    ("A notes: banking+A", "A notes", "nothing-to-note"),
    ("A notes: telecomm-A", "A notes", "nothing-to-note"),
    ("spectator notes: micronopoly-C", "spectator notes", "untrue-note"),
    ("A notes: micronopoly+C.returned.2 micronopoly-C", "A notes", "untrue-note"),
    ("A excludes: micronopoly.CDE", "A excludes", "untrue-note"),
    ("A excludes: banking.DEF", "A excludes", "nothing-to-note"),
    ("A excludes: telecomm.DEF", "A excludes", "nothing-to-note"),
    ("A said: C.0", "A said", "untrue-note"),
    ("A said: C.3 C.4", "A said", "there-twice"),
    ("A sights: D.1 D.2", "A sights", "there-twice"),
    ("A sights: D.x", "A sights", "no-sight"),
    ("proven B: X", "proven B", "none-of"),
    ("proven B: A", "proven B", "not-in-password"),
    ("government password: bbs firewall ice; outside A: bbs", "outside A", "in-a-password"),
    ("A hand: ice; before B: ice", "before B", "no-attempt"),
    ("known A: nothing-at-all", "known A", "no-card"),
]  # fmt: skip


@english
@pytest.mark.parametrize(("text", "field", "key"), IMPOSSIBLE, ids=[text for text, _, _ in IMPOSSIBLE])
def test_what_cannot_be_is_refused(edition: str, text: str, field: str, key: str) -> None:
    with pytest.raises(BadPosition) as problem:
        table(text, edition, 3)
    assert (problem.value.key, problem.value.told["field"]) == (key, field)
    for language in ("en", "de"):
        said = complain(Speech(language), problem.value)
        assert said.startswith(f"{field}: ") and "{" not in said and key not in said


def test_two_players_have_two_sectors_each() -> None:
    """AD-80."""
    with pytest.raises(BadPosition) as problem:
        table("sectors: A=banking B=government", seats=2)
    assert problem.value.key == "deal-count" and problem.value.told["n"] == 2
    assert (
        table(
            "sectors: A=banking,telecomm B=government,newsmedia; telecomm password: A/B/C; newsmedia password: A/B/C",
            seats=2,
        ).asked
        == "A"
    )


@pytest.mark.parametrize("goal", [4, 6])
def test_what_wins_depends_on_the_goal(goal: int) -> None:
    """AD-75, AD-77: with a higher goal the same levels are a game in progress."""
    assert table("A levels: government=root micronopoly=root; A hand: [2]", seats=4, goal=goal).asked == "A"


def test_a_clock_can_have_run_out() -> None:
    """AD-85."""
    assert table("expired: yes; A hand: [2]", time_limit="30min").fact("expired") == "yes"


@english
def test_what_one_sees_one_knows(edition: str) -> None:
    """A position that tells what somebody remembers besides does not make him forget the own hand."""
    t = table("A hand: ice bbs; B hand: worm; known A: worm", edition, 3)
    assert {"ice", "bbs", "worm"} <= set(t.cards("known A"))


# A saved position in the middle of an attempt, and what may not be changed in it.
MIDDLE = "step: attempt; A hand: [DEF]; A levels: newsmedia=user; D hand: firewall"


@english
@pytest.mark.parametrize(
    ("pattern", "instead", "field"),
    [
        (r"attempt=0\.3", "attempt=9.3", "inner"),
        (r"attempt=0\.3", "attempt=0.7", "inner"),
        (r"attempt=0\.3", "attempt=x.3", "inner"),
        (r"attempt=0\.3", "attempt=3", "inner"),
        (r"attempt=0\.3", "attempt=99999999999999999999.3", "inner"),
        (r"attempt=0\.3", "attempts=0.3", "inner"),
        (r"inner: ", "inner: tries=9 ", "inner"),
        (r"inner: ", "inner: paid=1.2.3.4.5 ", "inner"),
        (r"inner: ", "inner: paid=63 ", "inner"),
        (r"inner: ", "inner: play=1.0 ", "inner"),
        (r"inner: ", "inner: " + "play=-1.0.-1.-1.-1.3.0.-1 " * 13, "inner"),
        (r"inner: ", "inner: play=62.0.-1.-1.99.0.0.-1 ", "inner"),
        (r"inner: ", "inner: over=0.1 ", "inner"),
        (r"inner: ", "inner: trade=9.0.0.0 ", "inner"),
        (r"(attempt=\S*)", r"\1 paid=62", "handed over"),
        (r"inner: attempt=\S*", "", "attempt"),
        (r"attempt: A newsmedia oper", "attempt: B newsmedia oper", "attempt"),
        (r"\nactive:", "\nwinners: A\nactive:", "winners"),
        (r"\nactive:", "\nplays: ice@A\nactive:", "plays"),
        (r"\nactive:", "\npicked: worm\nactive:", "picked"),
        (r"\nactive:", "\noffered: worm\nactive:", "offered"),
        (r"(attempt=\S*)", r"\1 trade=1.1.0.0", "offered"),
        (r"\nactive:", "\nbefore D: worm\nactive:", "before D"),
    ],
)  # fmt: skip
def test_a_saved_position_is_not_believed_blindly(edition: str, pattern: str, instead: str, field: str) -> None:
    t = table(MIDDLE, edition)
    t.play("attempt@newsmedia", *(f"give:{card}" for card in ("war-dialer", "ice")))
    saved = t.save()
    assert t.asked == "D" and Table("access-denied", saved).save() == saved
    changed = re.sub(pattern, instead, saved, count=1)
    assert changed != saved
    with pytest.raises(BadPosition) as problem:
        RULES.load(changed)
    assert problem.value.told["field"] == field


@english
def test_codes_that_must_differ(edition: str) -> None:
    """AD-42, AD-R20: under the house rule of distinct codes, what is handed over has them."""
    t = table(f"{MIDDLE}; B hand: overdraft", edition, distinct_codes="on")
    saved = t.play("attempt@newsmedia", "give:war-dialer", "give:ice").save()
    swapped = saved.replace("B hand: overdraft", "B hand: war-dialer").replace(
        "handed over: war-dialer ice", "handed over: ice overdraft"
    )
    with pytest.raises(BadPosition) as problem:
        RULES.load(swapped)
    assert (problem.value.key, problem.value.told["field"]) == ("codes-differ", "handed over")


@english
def test_passwords_still_to_be_chosen_can_be(edition: str) -> None:
    """AD-12: extra cards were drawn until it was so."""
    t = Table("access-denied", "", 3, edition, "1")
    saved = t.save()
    assert t.about == "password"
    with pytest.raises(BadPosition) as problem:
        RULES.load(re.sub(r"(C hand: \S+ \S+)[^\n]*", r"\1", saved))
    assert (problem.value.key, problem.value.told["field"]) == ("no-password-in-hand", "C hand")


@english
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_what_can_be_loaded_can_be_imagined(edition: str, seats: int) -> None:
    """AD-R87: true notes leave a world to imagine, whoever looks."""
    sector, codes = ("banking", "ABC")
    notes = " ".join(f"{sector}+{code}" for code in codes) + " " + " ".join(f"{sector}-{code}" for code in "DEF")
    t = table(f"A hand: [2]; B notes: {notes}; spectator notes: {notes}", edition, seats)
    for seat in range(seats):
        assert RULES.imagine(t.s, seat, Rng("1")).asked() == 0


def test_german_positions() -> None:
    """Code verschlüsseln lies open while the password changes; at any other time a password is whole."""
    with pytest.raises(BadPosition) as problem:
        german("banking password: A/A/B")
    assert problem.value.key == "no-password"

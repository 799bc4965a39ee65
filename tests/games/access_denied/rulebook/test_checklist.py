"""Access Denied, the deduction checklist: what follows from what a seat has seen (AD-5, AD-R87, AD-R88, AD-R100)."""

from typing import Any

import pytest

from sneakernet.core.rng import Rng
from tests.games.access_denied.positions import CODE, answer, english, facts, german, hand, quiet, table
from tests.support.table import Table


def row(t: Table, reader: str, sector: str) -> dict[str, Any]:
    """One line of a checklist: of each code the mark, the reason and the turn."""
    return dict(facts(t, reader)["checklist"][sector])


def marks(t: Table, reader: str, sector: str) -> str:
    """One line of a checklist in short: `+` confirmed, `-` ruled out, `.` open."""
    return "".join(".+-"[cell[0]] for cell in row(t, reader, sector).values())


def of_code(letter: str) -> list[str]:
    """The cards of a code."""
    return [card for card, code in CODE.items() if code == letter]


@english
def test_at_first_only_the_own_password_is_known(edition: str) -> None:
    """AD-5, AD-R87: a table of sectors and codes; a sector without a password has no line."""
    t = table("A hand: [1]", edition)
    assert marks(t, "A", "banking") == "+++---" and row(t, "A", "banking")["A"] == [1, "own", 0]
    assert [marks(t, "A", sector) for sector in ("government", "newsmedia")] == ["......", "......"]
    four = ["banking", "government", "micronopoly", "newsmedia"]
    assert list(facts(table("A hand: [1]", edition, seats=4), "A")["checklist"]) == four
    assert facts(table("", edition), "A")["checklist"] == {}


@english
def test_own_attempts_fill_it_and_three_codes_settle_the_rest(edition: str) -> None:
    """AD-11: D returned, A refused; with two more confirmed the other codes are out."""
    t = table("A levels: newsmedia=user; A hand: [AD]; turn: 4", edition).play("attempt@newsmedia")
    answer(quiet(t), *[f"give:{card}" for card in hand(t, "A")])
    quiet(t)
    assert marks(t, "A", "newsmedia") == "-..+.."
    assert row(t, "A", "newsmedia")["A"] == [-1, "refused", 4]
    assert row(t, "A", "newsmedia")["D"] == [1, "returned", 4]
    assert marks(t, "B", "newsmedia") == "......"
    known = "A notes: newsmedia+D.returned.3 newsmedia+E.shown.5 newsmedia+F.wiretapped.4"
    t = table(known, edition)
    assert marks(t, "A", "newsmedia") == "---+++" and row(t, "A", "newsmedia")["B"] == [-1, "three_codes", 5]
    t = table("A notes: newsmedia-A.refused.3 newsmedia-B.refused.5 newsmedia-C.refused.4", edition)
    assert row(t, "A", "newsmedia")["F"] == [1, "three_codes", 5]


@english
def test_a_code_whose_cards_are_all_seen_is_ruled_out(edition: str) -> None:
    """AD-R100: all cards of a code lie elsewhere, before the seat's eyes."""
    rekeyed = "; ".join(
        f"{sector} password: {codes}"
        for sector, codes in (
            ("banking", "B/C/D"),
            ("government", "B/C/E"),
            ("micronopoly", "B/C/F"),
            ("newsmedia", "D/E/F"),
            ("telecomm", "D/E/F"),
            ("universities", "B/E/F"),
        )
    )
    seen = of_code("A")
    t = table(f"{rekeyed}; pile: {' '.join(seen[1:])}; A hand: {seen[0]}; turn: 6", edition)
    assert all(marks(t, "A", x)[0] == "-" for x in ("government", "micronopoly", "newsmedia", "telecomm"))
    assert row(t, "A", "newsmedia")["A"][:2] == [-1, "all_seen"]
    assert marks(t, "B", "newsmedia") == "......"


def short_of_a(confirmed: str) -> Table:
    """Two players: all cards of code A but one are in sight."""
    seen = of_code("A")
    return Table(
        "access-denied",
        f"seats: 2; banking password: B/C/D; government password: B/C/E; micronopoly password: {seen[0]} "
        f"{of_code('B')[0]} {of_code('C')[0]}; newsmedia password: D/E/F; pile: {' '.join(seen[1:])}; {confirmed}",
    )


def test_two_passwords_cannot_share_the_last_unseen_card() -> None:
    """AD-R100: one card of A is unseen; where A is known to be in one password it is not in the other."""
    t = short_of_a("")
    assert marks(t, "A", "micronopoly") == "......" and marks(t, "A", "newsmedia") == "......"
    t = short_of_a("A notes: micronopoly+A.shown.2")
    assert row(t, "A", "newsmedia")["A"] == [-1, "counting", 2]
    assert marks(t, "A", "newsmedia") == "-....."


def test_two_players_an_upgrade_proves_a_code_of_one_of_two() -> None:
    """AD-R81, AD-R100: refused in one of the two passwords, the code is in the other one."""
    position = "seats: 2; proven B: D"
    assert marks(Table("access-denied", position), "A", "micronopoly") == "......"
    t = Table("access-denied", f"{position}; A notes: micronopoly-D.refused.3")
    assert row(t, "A", "newsmedia")["D"] == [1, "proven", 3]
    assert marks(t, "spectator", "newsmedia") == "......"


@english
def test_an_announced_upgrade_proves_its_code_even_if_it_is_stopped(edition: str) -> None:
    """AD-59, AD-R100: the code is checked at the announcement, so CancelBot takes nothing back."""
    t = table("C levels: banking=user; C hand: cancelbot; A hand: dads-office-computer [1]; turn: 3", edition)
    t.play("play:dads-office-computer", "play:cancelbot@dads-office-computer")
    assert t.cards("A upgrades") == []
    for reader in ("B", "C", "spectator"):
        assert row(t, reader, "banking")["B"] == [1, "upgrade", 3]


@english
@pytest.mark.parametrize(("letter", "mark"), [("D", 1), ("A", -1)])
def test_whoever_can_name_the_cards_of_an_attempt_learns_too(edition: str, letter: str, mark: int) -> None:
    """AD-R100: A's only card is known to B; that it came back, or was kept, is public."""
    card = of_code(letter)[0]
    known = f"known B: {card}; outside B: {card}"
    t = quiet(table(f"A hand: {card}; {known}; turn: 2", edition).play("attempt@newsmedia"))
    answer(t, f"give:{card}")
    quiet(t)
    assert row(t, "B", "newsmedia")[letter] == [mark, "witnessed", 2]
    assert marks(t, "C", "newsmedia") == "......"


@english
def test_other_hidden_cards_do_not_change_it(edition: str) -> None:
    """AD-R87: two tables that differ in what A cannot see read the same to A."""
    notes = "A notes: newsmedia+D.returned.2 newsmedia-A.refused.2"
    one = table(f"newsmedia password: D/E/F; universities password: A/B/F; {notes}", edition)
    other = table(f"newsmedia password: B/C/D; universities password: C/D/E; {notes}", edition)
    assert facts(one, "A")["checklist"] == facts(other, "A")["checklist"]
    assert facts(one, "D")["checklist"] != facts(other, "D")["checklist"]


def test_a_new_password_wipes_its_line() -> None:
    """AD-R78, AD-R100: what was known of the old password is void."""
    t = german("A hand: de-code-verschluesseln [DEF]; C notes: banking+B.upgrade.1 newsmedia+D.shown.1; turn: 3")
    assert marks(t, "C", "banking") == ".+...."
    t.play("play:de-code-verschluesseln")
    while t.about in ("new_password", "old_password", "respond"):
        t.play("pass" if t.about == "respond" else t.options[0])
    assert marks(t, "C", "banking") == "......" and marks(t, "C", "newsmedia") == "...+.."


def test_codes_said_in_a_trade_count() -> None:
    """AD-R70, AD-R100: the last unseen card of a code is offered, so no password has it."""
    seen = of_code("A")
    sectors = "banking=B/C/D government=B/C/E micronopoly=B/C/F newsmedia=D/E/F telecomm=D/E/F universities=B/E/F"
    passwords = "; ".join(f"{word.split('=')[0]} password: {word.split('=')[1]}" for word in sectors.split())
    t = table(f"{passwords}; A hand: {seen[0]} [F]; B hand: [F]; pile: {' '.join(seen[1:])}")
    assert marks(t, "C", "newsmedia") == "......"
    t.play("trade", "at@B", f"offer:{seen[0]}", "unnamed")
    assert row(t, "C", "newsmedia")["A"][:2] == [-1, "all_seen"]


def test_cards_known_by_name_may_lie_in_a_new_password() -> None:
    """AD-R78, AD-R100: A's whole hand becomes the password, and C can name two cards of it."""
    t = german("A hand: de-code-verschluesseln [DEF]; turn: 3")
    d, e, _ = [card for card in hand(t, "A") if card != "de-code-verschluesseln"]
    seen = f"{t.fact('known C')} {d} {e}"
    t = german(f"A hand: {' '.join(hand(t, 'A'))}; turn: 3; known C: {seen}; outside C: {seen}")
    t.play("play:de-code-verschluesseln")
    while t.about in ("new_password", "old_password", "respond"):
        world = t.rules.imagine(t.s, 2, Rng(t.about))
        assert t.rules.view(world, 2) == t.rules.view(t.s, 2)
        t.play("pass" if t.about == "respond" else t.options[0])
    assert row(t, "C", "banking")["D"] == [1, "card", 0] and row(t, "C", "banking")["E"] == [1, "card", 0]
    assert marks(t, "C", "banking") == "...++." and marks(t, "B", "banking") == "......"
    world = t.rules.imagine(t.s, 2, Rng("known"))
    assert t.rules.view(world, 2) == t.rules.view(t.s, 2)

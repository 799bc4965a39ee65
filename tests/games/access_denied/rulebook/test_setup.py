"""Access Denied, set-up: sectors, deal, passwords, first player (AD-6 to AD-15)."""

import pytest

from sneakernet.core.settings import BadSetting
from tests.games.access_denied.positions import (
    ENGLISH,
    READERS,
    SEATS,
    SECTORS,
    answer,
    code,
    english,
    facts,
    hand,
    level,
    passive,
    table,
    told,
)
from tests.support.table import Table

THREE = "step: password; B hand: [ABCDEF]; C hand: [ABCDEF]"


def choose_passwords(t: Table) -> Table:
    """Every player takes the first password offered."""
    while t.about == "password":
        t.play(t.options[0])
    return t


@english
def test_a_repeated_code_is_no_password(edition: str) -> None:
    """A/B/B is refused, A/C/F is accepted (AD-11)."""
    t = table(f"{THREE}; A hand: [ABBCFF]", edition, seats=3)
    a, b, b2, c, f, f2 = hand(t, "A")
    assert (t.asked, t.about) == ("A", "password")
    t.play(f"choose:{a}@banking", f"choose:{b}@banking")
    assert t.refuses(f"choose:{b2}@banking").rule == "AD-11"
    t = table(f"{THREE}; A hand: [ABBCFF]", edition, seats=3)
    answer(t, f"choose:{a}@banking", f"choose:{c}@banking", f"choose:{f}@banking")
    assert t.asked == "B" and sorted(t.cards("banking password")) == sorted([a, c, f])
    assert hand(t, "A") == [b, b2, f2]


@english
def test_extra_cards_are_drawn_until_a_password_is_possible(edition: str) -> None:
    """F, E, A and no more; six cards stay in hand (AD-12, AD-R5)."""
    t = table(f"{THREE}; A hand: [EEEFFF]; deck: [FEAB]", edition, seats=3)
    extra = [e.partition(":")[2] for e in told(t, "A", "drew_extra")]
    assert [code(c) for c in extra] == ["F", "E", "A"]
    for reader in ("B", "C", "spectator"):
        assert told(t, reader, "drew_extra") == ["A drew_extra:?"] * 3, "the number is public"
    assert [code(c) for c in t.cards("deck")] == ["B"]
    while t.asked == "A":
        t.play(t.options[0])
    assert sorted(code(c) for c in t.cards("banking password")) == ["A", "E", "F"] and len(hand(t, "A")) == 6


@english
def test_extra_draws_go_seat_by_seat_before_anybody_chooses(edition: str) -> None:
    """AD-R5: from the first player on; the deck is reproducible."""
    t = table(
        "step: password; starter: B; active: B; A hand: [FFFFFE]; B hand: [EEEEDD]; C hand: [ABCDEF]; deck: [CABDF]",
        edition,
        seats=3,
    )
    assert [e.split(":")[0] for e in told(t, "", "drew_extra")] == ["B drew_extra", "A drew_extra"]
    assert (t.asked, t.about) == ("B", "password"), "the first player is asked first"


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@english
def test_the_deal(edition: str, seats: int) -> None:
    """AD-7, AD-8, AD-9, AD-10: a sector and six cards each; Root there and nothing elsewhere."""
    t = Table("access-denied", "", seats, edition, "7", first_player="A")
    owners = facts(t)["sectors"]
    assert set(owners) == set(SECTORS)
    assert sorted(o for o in owners.values() if o) == list(SEATS[:seats]), "one sector each, the rest uncontrolled"
    for seat in SEATS[:seats]:
        assert {s: n for s, n in facts(t)["levels"][seat].items() if n} == {
            s: 3 for s, o in owners.items() if o == seat
        }
        assert len([e for e in told(t, "", "dealt") if e.startswith(f"{seat} ")]) == 6
    assert {e.split()[1].split("@")[0] for e in told(t, "spectator", "got_sector")} == {"got_sector"}
    assert all(e.endswith(":?") for e in told(t, "spectator", "dealt"))


@english
def test_passwords_are_facedown_and_no_longer_hand(edition: str) -> None:
    """AD-11, AD-13, AD-14: three different codes, seen by their owner alone."""
    t = choose_passwords(Table("access-denied", "", 4, edition, "3", first_player="C"))
    owners = {o: s for s, o in facts(t)["sectors"].items() if o}
    for seat in SEATS[:4]:
        cards = t.cards(f"{owners[seat]} password")
        assert len({code(c) for c in cards}) == 3 and not set(cards) & set(hand(t, seat))
        for reader in READERS[:4]:
            pile = t.view(reader).places[f"{owners[seat]} password"]
            assert pile.count == 3 and set(pile.cards) == (set(cards) if reader == seat else set())
        assert told(t, "spectator", "set_password").count(f"{seat} set_password@{owners[seat]}") == 1
    assert t.fact("active") == "C" and "C starts" in t.events


@english
def test_turns_pass_clockwise_from_the_first_player(edition: str) -> None:
    """AD-15."""
    t = choose_passwords(Table("access-denied", "", 3, edition, "5", first_player="B"))
    order: list[str] = []
    while len(order) < 6:
        if not order or order[-1] != t.fact("active"):
            order.append(t.fact("active"))
        passive(t)
    assert "".join(order) == "BCABCA"


@english
@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_players(edition: str, seats: int) -> None:
    """AD-6."""
    with pytest.raises((BadSetting, ValueError)):
        Table("access-denied", "", seats, edition)


@pytest.mark.parametrize("edition", ENGLISH)
def test_two_players_have_two_sectors_and_nine_cards_each(edition: str) -> None:
    """Nine cards, six of them in passwords, three in hand (AD-80 to AD-82)."""
    t = Table("access-denied", "", 2, edition, "11", first_player="A")
    owners = facts(t)["sectors"]
    assert sorted(owners.values()) == ["", "", "A", "A", "B", "B"]
    extra = {seat: len([e for e in told(t, "", "drew_extra") if e[0] == seat]) for seat in "AB"}
    choose_passwords(t)
    for seat in "AB":
        for sector in (s for s, o in owners.items() if o == seat):
            assert len({code(c) for c in t.cards(f"{sector} password")}) == 3 and level(t, seat, sector) == 3
        assert len([e for e in told(t, "", "dealt") if e[0] == seat]) == 9
        assert len(hand(t, seat)) == 3 + extra[seat]


@english
@pytest.mark.parametrize(("dealt", "extra"), [("AAAABBBCC", 0), ("AAAAABBBC", 1)])
def test_when_two_passwords_are_possible(edition: str, dealt: str, extra: int) -> None:
    """The sum over codes of min(copies, 2) must be 6 (AD-81)."""
    t = table(f"step: password; A hand: [{dealt}]; B hand: [DDEEFFDEF]; deck: [CFE]", edition, seats=2)
    assert len([e for e in told(t, "", "drew_extra") if e[0] == "A"]) == extra
    while t.about == "password" and t.asked == "A":
        t.play(t.options[0])
    for sector in ("banking", "government"):
        assert sorted(code(c) for c in t.cards(f"{sector} password")) == ["A", "B", "C"], "passwords may share codes"
    assert len(hand(t, "A")) == 3 + extra


@english
def test_password_cards_cannot_be_used(edition: str) -> None:
    """AD-13: not played, discarded or handed over."""
    t = table("banking password: bbs overdraft fbi-raid; A hand: [2]; A levels: newsmedia=user", edition)
    for card in ("bbs", "overdraft"):
        refusal = t.why_not("A", card)
        assert f"play:{card}" not in t.options and refusal is not None and refusal.rule
        t.refuses(f"play:{card}")
    t.play("attempt@government")
    assert t.refuses("give:overdraft").rule and set(t.options) == {f"give:{c}" for c in hand(t, "A")}

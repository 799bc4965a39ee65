"""Access Denied, the six upgrades of the English editions: what each gives, and what switches it off."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    answer,
    draw_all,
    english,
    hand,
    knows,
    level,
    limit,
    table,
    told,
)
from tests.support.marks import card


@card("bbs", "dads-office-computer", "2nd-phone-line", "war-dialer", "ice", "over-clock")
@english
@pytest.mark.parametrize(
    ("name", "seat", "sector"),
    [
        ("bbs", "A", "newsmedia"),
        ("dads-office-computer", "B", "banking"),
        ("2nd-phone-line", "A", "telecomm"),
        ("war-dialer", "B", "universities"),
        ("ice", "C", "government"),
        ("over-clock", "D", "micronopoly"),
    ],
)
def test_an_upgrade_is_laid_in_front(edition: str, name: str, seat: str, sector: str) -> None:
    """AD-62: faceup, seen by all, no hand card any more."""
    t = table(f"active: {seat}; {seat} levels: {sector}=user; {seat} hand: {name} [1]", edition).play(f"play:{name}")
    assert t.cards(f"{seat} upgrades") == [name] and name not in hand(t, seat) and t.cards("pile") == []
    assert f"{seat} laid:{name}" in t.seen_by("spectator") and knows(t, "spectator", name, f"{seat} upgrades")


@card("bbs")
@english
@pytest.mark.parametrize(("lies", "cards"), [("", 3), ("; B status: upgrades-off", 2), ("; now: no-benefits", 2)])
def test_bbs_draws_one_more(edition: str, lies: str, cards: int) -> None:
    """AD-37: while active."""
    assert draw_all(table(f"active: B; step: draw; B upgrades: bbs; B hand: [1]{lies}", edition)) == cards


@card("bbs")
@english
def test_bbs_stays_within_the_limit(edition: str) -> None:
    """AD-37."""
    assert draw_all(table("active: B; step: draw; B upgrades: bbs; B hand: [5]", edition)) == 1


@card("dads-office-computer")
@english
@pytest.mark.parametrize(("lies", "cards"), [("", 8), ("; B status: upgrades-off", 6), ("; now: no-benefits", 6)])
def test_dads_office_computer_raises_the_limit(edition: str, lies: str, cards: int) -> None:
    """AD-30."""
    assert limit(table(f"active: B; B upgrades: dads-office-computer; B hand: [1]{lies}", edition), "B") == cards


@card("2nd-phone-line")
@english
def test_second_phone_line_plays_one_card_free(edition: str) -> None:
    """AD-R66: once, also with no actions left; not for attempts, trades or hot potatoes."""
    t = table("A upgrades: 2nd-phone-line; actions: 0; A hand: phreaking warez worm [1]", edition)
    assert {"play:phreaking", "play:warez"} <= set(t.options) and "hand_on:worm" not in t.options
    t.play("play:phreaking")
    assert t.about == "discard" and level(t, "A", "telecomm") == 1
    assert t.refuses("play:warez").rule.startswith("AD-")


@card("2nd-phone-line")
@english
@pytest.mark.parametrize("lies", ["A status: upgrades-off", "now: no-benefits"])
def test_second_phone_line_switched_off(edition: str, lies: str) -> None:
    """AD-R69, AD-R38."""
    t = table(f"A upgrades: 2nd-phone-line; actions: 0; A hand: phreaking [1]; {lies}", edition)
    assert t.about == "discard"


@card("war-dialer")
@english
@pytest.mark.parametrize("sector", ["micronopoly", "telecomm"])
def test_war_dialer_gains_user_without_cards(edition: str, sector: str) -> None:
    """AD-R30, AD-R9: controlled or not, no cost."""
    t = table("step: attempt; A upgrades: war-dialer", edition, seats=4)
    t.play(f"dial@{sector}")
    assert level(t, "A", sector) == 1 and f"A dialled@{sector}" in t.seen_by("spectator")


@card("war-dialer", "route-trace")
@english
def test_route_trace_stops_a_war_dialer(edition: str) -> None:
    """AD-R30: the upgrade stays, the free attempt is spent."""
    t = table("step: attempt; A upgrades: war-dialer; A hand: [1]; C hand: route-trace firewall wiretap", edition)
    t.play("dial@micronopoly")
    assert (t.asked, t.options) == ("C", ["pass", "play:route-trace"])
    t.play("play:route-trace")
    assert level(t, "A", "micronopoly") == 0 and t.cards("A upgrades") == ["war-dialer"] and t.about == "action"


@card("war-dialer")
@english
@pytest.mark.parametrize("lies", ["now: no-attempts", "now: no-benefits", "A status: upgrades-off", "held: trojan"])
def test_what_forbids_a_war_dialer(edition: str, lies: str) -> None:
    """AD-R30: Whoops! Disconnect, Software Patch or Bug, S.O.L., Trojan."""
    t = table(f"step: attempt; A upgrades: war-dialer; A hand: phreaking [1]; {lies}", edition)
    assert not any(o.startswith("dial") for o in t.options)


@card("ice", "multi-virus")
@english
def test_ice_against_multi_virus(edition: str) -> None:
    """AD-R52."""
    t = table("A hand: multi-virus [1]; C levels: banking=user; C upgrades: ice; C hand: [6]", edition)
    t.play("play:multi-virus")
    assert len(hand(t, "C")) == 6 and t.asked == "A"


@card("ice", "satan-virus")
@english
def test_ice_against_satan_virus(edition: str) -> None:
    """AD-R52: and when ICE does not work, the bonus goes."""
    lies = "micronopoly cards: satan-virus@A; C upgrades: ice; C hand: [1]; active: C"
    assert limit(table(lies, edition), "C") == 8
    assert limit(table(f"{lies}; C status: upgrades-off", edition), "C") == 6
    assert limit(table(lies.replace("C upgrades: ice; ", ""), edition), "C") == 6


@card("ice", "retro-virus")
@english
def test_ice_does_not_help_against_retro_virus(edition: str) -> None:
    """Not to Retro-Virus."""
    t = table("newsmedia cards: retro-virus@B; A upgrades: ice; A hand: popular-homepage", edition)
    t.play("play:popular-homepage")
    assert t.cards("A upgrades") == [] and t.cards("pile") == ["ice", "retro-virus", "popular-homepage"]


@card("over-clock")
@english
@pytest.mark.parametrize(("lies", "number"), [("", 2), ("; A status: upgrades-off", 1), ("; now: no-benefits", 1)])
def test_over_clock_gives_an_action(edition: str, lies: str, number: int) -> None:
    """AD-20."""
    assert actions(table(f"A upgrades: over-clock; A hand: [1]{lies}", edition)) == number


@card("over-clock")
@english
@pytest.mark.parametrize(("letter", "left"), [("A", []), ("D", ["over-clock"])])
def test_over_clocks_clause(edition: str, letter: str, left: list[str]) -> None:
    """AD-R65: only an attempt that fails with the extra action costs it; ordinary actions come first."""
    t = table("A upgrades: over-clock; A hand: [AA]", edition)
    answer(t.play("attempt@newsmedia"), f"give:{hand(t, 'A')[0]}")
    assert t.cards("A upgrades") == ["over-clock"] and actions(t) == 1
    t = table(f"A upgrades: over-clock; A hand: [{letter}]; actions: 0", edition).play("attempt@newsmedia")
    assert t.cards("A upgrades") == left and t.cards("pile") == ([] if left else ["over-clock"])


@card("over-clock")
@english
def test_the_free_attempt_never_costs_over_clock(edition: str) -> None:
    """AD-R65."""
    t = table("step: attempt; A upgrades: over-clock; A hand: [A]", edition).play("attempt@newsmedia")
    assert told(t, "", "denied") == ["A denied@newsmedia"] and t.cards("A upgrades") == ["over-clock"]

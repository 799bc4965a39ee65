"""Access Denied, the six Root bonuses of the English editions (AD-50 to AD-57, AD-R33, AD-R34, AD-R58 to AD-R61)."""

import pytest

from tests.games.access_denied.positions import (
    READERS,
    actions,
    draw_all,
    end_turn,
    english,
    facts,
    hand,
    level,
    limit,
    next_turn,
    passive,
    table,
    told,
    until,
)

BANKING = [("2014", 3), ("2013", 2)]


@pytest.mark.parametrize(("edition", "cards"), BANKING)
def test_banking_draws_past_the_limit_and_discards_down_to_it(edition: str, cards: int) -> None:
    """2014 three cards, 2013 two, then down to 6 (AD-52)."""
    t = table("step: draw; A hand: [6]", edition)
    assert draw_all(t) == cards and len(hand(t, "A")) == 6 + cards
    assert (t.asked, t.about) == ("A", "discard_down")
    while t.about == "discard_down":
        passive(t)
    assert len(hand(t, "A")) == 6 and len(t.cards("pile")) == cards and t.fact("active") == "B"


@english
def test_no_closing_discard_without_a_draw(edition: str) -> None:
    """AD-R97, AD-R44: a hand left above the limit by Backup stays as it is if nothing is drawn."""
    t = table("step: draw; A hand: [7]", edition)
    assert (t.asked, t.about) == ("A", "draw")
    t.play("done")
    assert len(hand(t, "A")) == 7 and t.cards("pile") == []
    t = table("step: draw; A hand: [7]", edition).play("draw", "done")
    assert (t.asked, t.about) == ("A", "discard_down")


@pytest.mark.parametrize(("edition", "cards"), BANKING)
@pytest.mark.parametrize("size", [3, 5, 6])
def test_banking_with_bbs(edition: str, cards: int, size: int) -> None:
    """AD-R58: BBS's card only below the limit, and it is used first (AD-37)."""
    t = table(f"step: draw; A levels: newsmedia=user; A upgrades: bbs; A hand: [{size}]", edition)
    assert draw_all(t) == cards + (1 if size < 6 else 0)


@pytest.mark.parametrize(("edition", "cards"), BANKING)
def test_no_closing_discard_while_the_limit_is_ignored(edition: str, cards: int) -> None:
    """AD-R59, AD-33."""
    t = table("step: draw; A status: unlimited; A hand: [6]", edition)
    assert draw_all(t) == cards and len(hand(t, "A")) == 6 + cards and t.fact("active") == "B"


@english
def test_government_takes_the_top_of_the_pile(edition: str) -> None:
    """Worm, seen by all, harmless this turn, harmful at the next (AD-53, AD-R61, AD-R63)."""
    t = table("active: B; step: begin; pile: [1] worm", edition)
    assert (t.asked, t.about, t.options) == ("B", "government", ["no", "take:worm"])
    t.play("take:worm")
    assert hand(t, "B") == ["worm"] and len(t.cards("pile")) == 1
    assert all("B salvaged:worm" in t.seen_by(reader) for reader in READERS)
    until(t, "B", "draw")
    assert "draw" in t.options
    next_turn(t, "B")
    begun = len(t.events)
    end_turn(t)
    assert not [e for e in t.events[begun:] if e.startswith("B drew")] and "worm" in hand(t, "B")


@english
def test_government_goes_beyond_the_limit_and_may_be_declined(edition: str) -> None:
    """AD-53, AD-R61: nothing with an empty pile; an own card too."""
    t = table("active: B; step: begin; pile: [1]; B hand: [6]", edition)
    t.play(t.options[1])
    assert len(hand(t, "B")) == 7
    t = table("active: B; step: begin; pile: [1]; B hand: [6]", edition).play("no")
    assert len(hand(t, "B")) == 6
    t = table("active: B; step: begin; B hand: [6]", edition)
    assert t.about == "attempt"


@english
def test_micronopoly_adds_two_to_the_limit(edition: str) -> None:
    """Eight cards, no forced discard (AD-54)."""
    t = table("active: C; step: discard; C hand: [8]", edition)
    assert limit(t, "C") == 8 and (t.about, t.options[0]) == ("discard", "done")
    assert len(hand(t.play("done"), "C")) == 8


@english
def test_newsmedia_skips_the_turn_for_six_cards(edition: str) -> None:
    """Hand 11, no steps 1 to 4, P5 follows (AD-55, AD-R60)."""
    t = table("active: D; step: begin; D hand: [5]", edition)
    assert (t.asked, t.about, t.options) == ("D", "newsmedia", ["no", "skip"])
    t.play("skip")
    assert len(hand(t, "D")) == 11 and t.fact("active") == "E" and "D skipped" in t.seen_by("spectator")
    assert told(t, "spectator", "drew") == ["D drew:?"] * 6 and "D ended" in t.events


@english
def test_newsmedia_draws_what_there_is(edition: str) -> None:
    """AD-R60: fewer only by AD-39; the Government card of the same step is kept."""
    t = table("active: D; step: begin; D levels: government=root; deck: [2]; pile: [2]; D hand: [1]", edition)
    t.play(t.options[1], "skip")
    assert len(hand(t, "D")) == 1 + 1 + 2 + 1


@english
def test_telecomm_buys_one_action_once(edition: str) -> None:
    """Two hand cards for one more action, a second time is refused (AD-56, AD-R68)."""
    t = table("active: E; actions: 0; taken: 1; E hand: [3]", edition)
    first, second, third = hand(t, "E")
    assert t.options == ["done", "buy_action"]
    t.play("buy_action", f"discard:{third}", f"discard:{first}")
    assert actions(t) == 1 and hand(t, "E") == [second] and t.cards("pile") == [third, first], "in the order named"
    assert t.refuses("buy_action").rule == "AD-56"
    t = table("active: E; E hand: [6]", edition)
    t.play("buy_action", *(f"discard:{c}" for c in hand(t, "E")[:2]))
    assert actions(t) == 2 and "buy_action" not in t.options and t.refuses("buy_action").rule == "AD-56"


@english
def test_telecomm_after_flame_war(edition: str) -> None:
    """AD-R68: also with no action left; AD-R6: not with one card."""
    t = table("active: E; now: fewer-actions*1; E hand: [3]", edition)
    assert t.options == ["done", "buy_action"] and actions(t) == 0
    t = table("active: E; E hand: [1]", edition)
    assert "buy_action" not in t.options and t.refuses("buy_action").rule in ("AD-56", "AD-R6")


@english
def test_trojan_takes_step_1_and_the_universities_bonus_with_it(edition: str) -> None:
    """No automatic access (AD-57, AD-R33)."""
    t = table("active: F; step: begin; F hand: trojan [2]", edition)
    assert (t.asked, t.about) == ("F", "action")
    t = table("active: F; step: begin; F hand: [2]", edition)
    assert (t.asked, t.about) == ("F", "attempt") and "automatic@newsmedia" in t.options


@english
def test_universities_gives_user_access(edition: str) -> None:
    """AD-57: instead of the free attempt, where there is none yet, without cards; nothing stops it (AD-49, AD-R29)."""
    t = table(
        "active: F; step: attempt; F levels: banking=user government=oper; D hand: firewall route-trace; F hand: [1]",
        edition,
    )
    offered = {o for o in t.options if o.startswith("automatic")}
    assert offered == {"automatic@micronopoly", "automatic@newsmedia", "automatic@telecomm"}
    t.play("automatic@newsmedia")
    assert level(t, "F", "newsmedia") == 1 and (t.asked, t.about) == ("F", "action"), "nobody could answer"
    assert told(t, "", "declared") == [] and "F rose@newsmedia*1" in t.seen_by("spectator")


@english
def test_universities_reaches_uncontrolled_sectors(edition: str) -> None:
    """AD-R9: no cost; AD-50: who has Root in an uncontrolled sector has its bonus."""
    t = table("step: attempt; A levels: universities=root", edition, seats=4)
    t.play("automatic@telecomm")
    assert level(t, "A", "telecomm") == 1


@english
def test_every_root_holder_has_the_bonus(edition: str) -> None:
    """P1 and P3 both have limit 8 (AD-50)."""
    t = table("A levels: micronopoly=oper; A hand: [CDE]", edition)
    assert (limit(t, "A"), limit(t, "C")) == (6, 8)
    t.play("attempt@micronopoly")
    assert (limit(t, "A"), limit(t, "C")) == (8, 8)
    assert "micronopoly" in facts(t)["bonuses"]["A"] and "micronopoly" in facts(t)["bonuses"]["C"]


@english
@pytest.mark.parametrize(
    ("seat", "sector", "asked"),
    [("B", "government", "government"), ("D", "newsmedia", "newsmedia"), ("F", "universities", "attempt")],
)
def test_satan_virus_switches_a_bonus_off(edition: str, seat: str, sector: str, asked: str) -> None:
    """AD-51, AD-R34, AD-R53: for all but immune players."""
    text = f"active: {seat}; step: begin; pile: [1]; {seat} hand: [2]; {sector} cards: satan-virus@A"
    t = table(text, edition)
    assert t.about == ("attempt" if asked != "attempt" else asked)
    assert not any(o.startswith("automatic") for o in t.options)
    t = table(f"{text}!{seat}", edition)
    assert t.about == asked and (asked != "attempt" or any(o.startswith("automatic") for o in t.options))


@english
def test_satan_virus_at_telecomm_and_banking(edition: str) -> None:
    """AD-51."""
    t = table("active: E; E hand: [4]; telecomm cards: satan-virus@A", edition)
    assert "buy_action" not in t.options
    t = table("step: draw; A hand: [6]; banking cards: satan-virus@B", edition)
    assert t.fact("active") == "B", "nothing to draw: hand 6, limit 6"

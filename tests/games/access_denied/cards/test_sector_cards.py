"""Access Denied, sector cards and hot potatoes of the English editions."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    draw_all,
    end_turn,
    english,
    facts,
    hand,
    level,
    limit,
    notes,
    passive,
    table,
    told,
    until,
)
from tests.support.marks import card

SECTOR_CARDS = ["satan-virus", "packet-sniffer", "logic-bomb", "retro-virus"]


@card("satan-virus", "packet-sniffer", "logic-bomb", "retro-virus", "multi-virus")
@english
@pytest.mark.parametrize("name", [*SECTOR_CARDS, "multi-virus"])
def test_only_where_one_has_access(edition: str, name: str) -> None:
    """Any sector with access, controlled or not (AD-R9)."""
    t = table(f"A levels: telecomm=user newsmedia=oper; A hand: {name} [1]", edition, seats=4).play(f"play:{name}")
    assert set(t.options) == {"at@banking", "at@newsmedia", "at@telecomm"}
    t.play("at@telecomm")
    if name != "multi-virus":
        assert facts(t)["sector_cards"]["telecomm"][0][:2] == [name, "A"] and t.cards("pile") == []
        assert f"A laid:{name}@telecomm" in t.seen_by("spectator")


@card("satan-virus", "packet-sniffer", "logic-bomb", "retro-virus", "samurai")
@english
@pytest.mark.parametrize("name", SECTOR_CARDS)
def test_samurai_removes_a_sector_card(edition: str, name: str) -> None:
    """AD-63: without effect; pile: the card, Samurai."""
    t = table(f"newsmedia cards: {name}@C; A upgrades: ice; A hand: samurai [4]", edition).play("play:samurai")
    assert t.cards("pile") == [name, "samurai"] and t.fact("newsmedia cards") == ""
    assert t.cards("A upgrades") == ["ice"] and len(hand(t, "A")) == 4 and f"C lifted:{name}@newsmedia" in t.events


@card("samurai")
@english
def test_samurai_needs_a_sector_card(edition: str) -> None:
    """AD-R3."""
    assert table("A hand: samurai [1]", edition).refuses("play:samurai").rule == "AD-60"


@card("satan-virus")
@english
def test_satan_virus_hits_its_own_player(edition: str) -> None:
    """AD-R53: all Root holders."""
    t = table("active: C; C hand: satan-virus [1]", edition).play("play:satan-virus")
    assert limit(t, "C") == 6 and facts(t, "C")["bonuses"]["C"] == []


@card("packet-sniffer")
@english
@pytest.mark.parametrize("name", ["red-tape", "ice"])
def test_packet_sniffer_shows_a_code_of_the_next_player(edition: str, name: str) -> None:
    """A key card that requires this sector, upgrades too (AD-R18)."""
    t = table(f"government cards: packet-sniffer@A; active: C; C levels: government=user; C hand: {name} [1]", edition)
    t.play(f"play:{name}")
    if t.about == "player":
        t.play("at@B")
    assert told(t, "A", "saw")[0] in {
        f"A saw:{x}@micronopoly" for x in notes(t, "A", "micronopoly")
    } and "packet-sniffer" in t.cards("pile")
    assert "C sprang:packet-sniffer@government" in t.seen_by("spectator")


@card("logic-bomb")
@english
@pytest.mark.parametrize(("size", "gone"), [(6, 3), (4, 1), (3, 0)])
def test_logic_bomb_discards_down_to_three(edition: str, size: int, gone: int) -> None:
    """AD-R41: the announced card does not count."""
    t = table(f"government cards: logic-bomb@A; active: B; B hand: red-tape [{size}]", edition)
    t.play("play:red-tape", "at@C")
    for _ in range(gone):
        assert (t.asked, t.about) == ("B", "discard_down")
        passive(t)
    assert len(hand(t, "B")) == size - gone and t.cards("pile")[-2:] == ["logic-bomb", "red-tape"]


@card("retro-virus")
@english
@pytest.mark.parametrize("upgrades", ["", "ice", "ice bbs"])
def test_retro_virus_costs_one_upgrade(edition: str, upgrades: str) -> None:
    """AD-R54: of own choice, if any; it goes to the pile."""
    t = table(f"newsmedia cards: retro-virus@B; A upgrades: {upgrades}; A hand: popular-homepage", edition)
    t.play("play:popular-homepage")
    if upgrades == "ice bbs":
        assert (t.asked, t.about) == ("A", "lose_upgrade")
        t.play("discard:bbs")
    left = len(upgrades.split()) - 1
    assert len(t.cards("A upgrades")) == max(0, left) and t.cards("pile")[-2:] == ["retro-virus", "popular-homepage"]


@card("multi-virus")
@english
def test_multi_virus_hits_others_with_access(edition: str) -> None:
    """Down to 3, clockwise; not its own player."""
    t = table("A hand: multi-virus [6]; D levels: banking=oper; D hand: [4]; B levels: banking=user; B hand: [5]; "
              "C hand: [5]", edition).play("play:multi-virus")  # fmt: skip
    victims = []
    while t.about == "discard_down":
        victims.append(t.asked)
        passive(t)
    assert victims == ["B", "B", "D"] and [len(hand(t, s)) for s in "ABCD"] == [6, 3, 5, 3]


@card("trojan")
@english
def test_trojan_takes_step_1(edition: str) -> None:
    """AD-R33: attempts by action stay possible."""
    t = table("step: begin; A hand: trojan [1]", edition)
    assert (t.asked, t.about) == ("A", "action") and "attempt@newsmedia" in t.options


@card("bug")
@english
def test_bug_takes_bonuses_and_upgrades(edition: str) -> None:
    """AD-R69: for the whole turn, not for the next."""
    t = table("active: C; step: begin; C upgrades: over-clock dads-office-computer; C hand: bug [1]", edition)
    until(t, "C", "action")
    assert actions(t) == 1 and limit(t, "C") == 6 and level(t, "C", "micronopoly") == 3
    end_turn(t)
    assert limit(t, "C") == 10


@card("worm")
@english
def test_worm_takes_the_draw_of_step_4(edition: str) -> None:
    t = table("step: begin; A hand: worm [1]; B hand: [1]", edition)
    end_turn(t)
    assert told(t, "", "drew") == [] and t.fact("active") == "B"
    t = table("step: draw; A hand: worm [1]", edition)
    assert draw_all(t) > 0, "not held in step 0"


@card("trojan", "bug", "worm")
@english
@pytest.mark.parametrize("name", ["trojan", "bug", "worm"])
def test_a_hot_potato_goes_from_hand_to_hand(edition: str, name: str) -> None:
    """AD-64: one action; it may be discarded, handed over or kept; it stays in hand when it harms."""
    t = table(f"A hand: {name} [1]", edition).play(f"hand_on:{name}", "at@D")
    assert hand(t, "D") == [name] and t.about == "discard"
    t = table(f"step: discard; A hand: {name} [1]", edition).play(f"discard:{name}")
    assert t.cards("pile") == [name]
    t = table(f"step: attempt; A hand: {name}", edition).play("attempt@government")
    assert told(t, "", "handed_over") == [f"A handed_over:{name}@government"]
    t = table(f"step: begin; A hand: {name} [1]", edition)
    assert name in hand(t, "A")

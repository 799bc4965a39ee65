"""Access Denied, viruses and other sector cards of the English editions (AD-63, AD-72, AD-R18, AD-R50 to AD-R54)."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    answer,
    english,
    facts,
    hand,
    held,
    level,
    limit,
    passive,
    quiet,
    table,
    told,
    until,
)


@english
def test_counter_virus_turns_multi_virus_against_its_player(edition: str) -> None:
    """P1 discards 2 of own choice; pile: those 2, Counter-Virus, Multi-Virus (AD-65, AD-71)."""
    t = table(
        "A hand: multi-virus [5]; B levels: banking=user; B hand: counter-virus; C levels: banking=user; C hand: [5]",
        edition,
    ).play("play:multi-virus")
    assert (t.asked, t.about, t.options) == ("B", "respond", ["pass", "play:counter-virus@multi-virus"])
    t.play("play:counter-virus@multi-virus")
    assert (t.asked, t.about) == ("A", "discard_down")
    mine = hand(t, "A")
    t.play(f"discard:{mine[4]}", f"discard:{mine[1]}")
    assert t.cards("pile") == [mine[4], mine[1], "counter-virus", "multi-virus"]
    assert len(hand(t, "A")) == 3 and len(hand(t, "C")) == 5
    assert "B stopped:multi-virus@A" in t.seen_by("spectator")


@english
def test_anti_virus_saves_its_player_alone(edition: str) -> None:
    """P2 keeps 5 cards, P3 discards 3 (AD-R51)."""
    t = table(
        "A hand: multi-virus; B levels: banking=user; C levels: banking=user; B hand: anti-virus [5]; C hand: [6]",
        edition,
    ).play("play:multi-virus")
    assert (t.asked, t.options) == ("B", ["pass", "play:anti-virus@multi-virus"])
    t.play("play:anti-virus@multi-virus")
    assert (t.asked, t.about) == ("C", "discard_down")
    while t.about == "discard_down":
        passive(t)
    assert len(hand(t, "B")) == 5 and len(hand(t, "C")) == 3 and "B immune:multi-virus" in t.events
    assert t.cards("pile")[0] == "anti-virus" and t.cards("pile")[-1] == "multi-virus"


@english
def test_ice_saves_without_a_question(edition: str) -> None:
    """P3 discards nothing without playing anything (AD-R52)."""
    t = table(
        "A hand: multi-virus [1]; C levels: banking=user government=user; C upgrades: ice; C hand: [6]", edition
    ).play("play:multi-virus")
    assert t.asked == "A" and len(hand(t, "C")) == 6 and "C immune:multi-virus" in t.events


@english
def test_an_inactive_ice_does_not_protect(edition: str) -> None:
    """AD-R52: not under S.O.L., not in a turn with Software Patch."""
    t = table(
        "active: B; B levels: banking=user; B hand: multi-virus; A status: upgrades-off; A upgrades: ice; A hand: [5]",
        edition,
    ).play("play:multi-virus", "at@banking")
    assert (t.asked, t.about) == ("A", "discard_down")
    lies = (
        "active: B; step: begin; B levels: telecomm=user; government cards: satan-virus@A; B upgrades: ice; pile: [1]"
    )
    assert table(f"{lies}; B hand: [1]", edition).about == "government"
    assert table(f"{lies}; B hand: [1]; B next: no-benefits", edition).about == "attempt"


@english
def test_satan_virus_and_samurai(edition: str) -> None:
    """P3's limit is 6 until Samurai (AD-51, AD-R53)."""
    t = table("A levels: micronopoly=user; A hand: satan-virus; B hand: samurai [1]", edition)
    t.play("play:satan-virus")
    assert (t.about, set(t.options)) == ("sector", {"at@banking", "at@micronopoly"})
    t.play("at@micronopoly")
    assert limit(t, "C") == 6 and t.fact("micronopoly cards") == "satan-virus@A" and t.cards("pile") == []
    assert facts(t)["sector_cards"]["micronopoly"][0][:2] == ["satan-virus", "A"]
    until(t, "B", "action").play("play:samurai")
    assert limit(t, "C") == 8 and t.cards("pile") == ["satan-virus", "samurai"]
    t = table("A hand: samurai [1]", edition)
    assert t.refuses("play:samurai").rule == "AD-60"


@english
def test_satan_virus_does_not_touch_an_owner_of_ice(edition: str) -> None:
    """P3's limit stays 8 (AD-R52)."""
    t = table(
        "A levels: micronopoly=user; A hand: satan-virus; C levels: government=user; C upgrades: ice", edition
    ).play("play:satan-virus", "at@micronopoly")
    assert limit(t, "C") == 8


@english
def test_anti_virus_keeps_a_bonus(edition: str) -> None:
    """AD-R51: the immune player is stored with the sector card."""
    t = table("A levels: micronopoly=user; A hand: satan-virus; C hand: anti-virus", edition)
    t.play("play:satan-virus", "at@micronopoly", "play:anti-virus@satan-virus")
    assert limit(t, "C") == 8 and t.fact("micronopoly cards") == "satan-virus@A!C"


@english
def test_samurai_picks_one_of_several(edition: str) -> None:
    """AD-63: any number at one sector; it goes to the pile without effect."""
    t = table("newsmedia cards: retro-virus@B logic-bomb@C; banking cards: packet-sniffer@D; A hand: samurai", edition)
    t.play("play:samurai")
    assert (t.about, set(t.options)) == ("sector_card", {"at:retro-virus", "at:logic-bomb", "at:packet-sniffer"})
    t.play("at:logic-bomb")
    assert t.cards("pile") == ["logic-bomb", "samurai"]
    assert [lies[:2] for lies in facts(t)["sector_cards"]["newsmedia"]] == [["retro-virus", "B"]]


@english
def test_packet_sniffer(edition: str) -> None:
    """Before any response P3 shows P1 a code; Red Tape then works (AD-R18)."""
    t = table(
        "active: C; government cards: packet-sniffer@A; C levels: government=user; C hand: red-tape [1]; "
        "B hand: cancelbot; D hand: [1]",
        edition,
    ).play("play:red-tape", "at@D")
    assert (t.asked, t.about) == ("B", "respond") and t.cards("pile") == ["packet-sniffer"]
    seen = told(t, "A", "saw")
    assert len(seen) == 1 and seen[0] in {f"A saw:{x}@micronopoly" for x in "CDE"}
    assert told(t, "C", "saw") == seen and told(t, "B", "saw") == ["A saw:?@micronopoly"]
    t.play("pass")
    assert t.cards("pile") == ["packet-sniffer", "red-tape"]
    until(t, "D", "attempt")
    begun = len(t.events)
    until(t, "E", "draw")
    assert not [e for e in t.events[begun:] if e.startswith("D drew")]


@english
def test_logic_bomb_and_listserv(edition: str) -> None:
    """3 discards, Logic Bomb, LISTSERV; two actions left (AD-R18)."""
    t = table("active: D; newsmedia cards: logic-bomb@A; D hand: listserv [6]", edition).play("play:listserv")
    assert (t.asked, t.about) == ("D", "discard_down")
    mine = hand(t, "D")
    t.play(*(f"discard:{c}" for c in mine[:3]))
    assert t.cards("pile") == [*mine[:3], "logic-bomb", "listserv"] and actions(t) == 2
    assert (t.asked, t.about) == ("D", "action") and hand(t, "D") == mine[3:]


@english
def test_logic_bomb_springs_although_the_card_is_cancelled(edition: str) -> None:
    """P4 discarded 3 and gains no action (AD-R18, AD-71)."""
    t = table(
        "active: D; newsmedia cards: logic-bomb@A; D hand: listserv [6]; B levels: newsmedia=user; B hand: cancelbot",
        edition,
    ).play("play:listserv")
    mine = hand(t, "D")
    t.play(*(f"discard:{c}" for c in mine[:3]))
    assert (t.asked, t.options) == ("B", ["pass", "play:cancelbot@listserv"])
    t.play("play:cancelbot@listserv")
    assert t.cards("pile") == [*mine[:3], "logic-bomb", "cancelbot", "listserv"]
    assert (t.asked, t.about) == ("D", "discard") and hand(t, "D") == mine[3:]


@english
def test_a_logic_bomb_hits_its_owner_and_a_sniffer_shows_its_owner_nothing(edition: str) -> None:
    """AD-R18."""
    t = table("newsmedia cards: logic-bomb@D; active: D; D hand: listserv [4]", edition).play("play:listserv")
    assert (t.asked, t.about) == ("D", "discard_down")
    t = table("newsmedia cards: packet-sniffer@D; active: D; D hand: listserv [1]", edition).play("play:listserv")
    assert t.cards("pile") == ["packet-sniffer", "listserv"] and told(t, "", "saw") == []


@english
@pytest.mark.parametrize("order", ["packet-sniffer@A logic-bomb@B", "logic-bomb@B packet-sniffer@A"])
def test_several_cards_at_one_sector_spring_in_the_order_laid(edition: str, order: str) -> None:
    """AD-R18."""
    t = table(f"newsmedia cards: {order}; active: D; D hand: listserv [4]", edition).play("play:listserv")
    discarded = hand(t, "D")[0]
    t.play(f"discard:{discarded}")
    names = [word.split("@")[0] for word in order.split()]
    where = [t.cards("pile").index(name) for name in names]
    assert where == sorted(where) and t.cards("pile")[-1] == "listserv"


@english
def test_an_instant_springs_a_sniffer_through_backdoor_too(edition: str) -> None:
    """AD-R14, AD-R18: a card played through Backdoor is still a key card; upgrades and instants spring as well."""
    t = table("government cards: packet-sniffer@B; A hand: [ED]; C hand: wiretap backdoor", edition)
    t.play("attempt@newsmedia")
    assert (t.asked, t.options) == ("C", ["pass", "waive:wiretap"])
    t.play("waive:wiretap")
    assert t.cards("pile")[0] == "packet-sniffer" and len(told(t, "B", "saw")) == 1
    t = table("government cards: packet-sniffer@B; C levels: government=user; active: C; C hand: ice", edition)
    t.play("play:ice")
    assert t.cards("C upgrades") == ["ice"] and t.cards("pile") == ["packet-sniffer"]


@english
def test_what_counts_is_the_required_sector(edition: str) -> None:
    """AD-R18: not the sector the card is aimed at."""
    t = table("telecomm cards: logic-bomb@B; A hand: phreaking [4]", edition).play("play:phreaking")
    assert t.cards("pile") == ["phreaking"] and t.fact("telecomm cards") == "logic-bomb@B"


@english
def test_retro_virus_costs_an_upgrade(edition: str) -> None:
    """ICE or War Dialer; without an upgrade nothing, and it goes to the pile all the same (AD-R54)."""
    text = "active: C; newsmedia cards: retro-virus@A; C hand: popular-homepage [1]"
    t = table(f"{text}; C levels: government=user universities=user; C upgrades: ice war-dialer", edition)
    t.play("play:popular-homepage")
    assert level(t, "C", "newsmedia") == 1
    assert (t.asked, t.about, set(t.options)) == ("C", "lose_upgrade", {"discard:ice", "discard:war-dialer"})
    t.play("discard:ice")
    assert t.cards("C upgrades") == ["war-dialer"] and t.cards("pile") == ["ice", "retro-virus", "popular-homepage"]
    t = table(text, edition).play("play:popular-homepage")
    assert level(t, "C", "newsmedia") == 1 and t.cards("pile") == ["retro-virus", "popular-homepage"]


@english
@pytest.mark.parametrize("way", ["attempt", "guru", "mothers-maiden-name", "dial", "automatic", "owner"])
def test_retro_virus_springs_on_any_rise(edition: str, way: str) -> None:
    """AD-R54: attempt, Guru, automatic access, War Dialer, Universities; also by its owner."""
    lies = "newsmedia cards: retro-virus@B; A upgrades: over-clock"
    if way in ("attempt", "owner"):
        t = table(f"{lies.replace('@B', '@A' if way == 'owner' else '@B')}; A hand: [D]", edition)
        t.play("attempt@newsmedia")
    elif way in ("guru", "mothers-maiden-name"):
        reached = "newsmedia=user" if way == "guru" else "banking=root"
        t = table(f"{lies}; A levels: {reached}; A hand: {way} [1]", edition)
        answer(t.play(f"play:{way}"), "at@newsmedia")
    else:
        reached = "universities=user" if way == "dial" else "universities=root"
        text = lies.replace("over-clock", "over-clock war-dialer") if way == "dial" else lies
        t = table(f"{text}; step: attempt; A levels: {reached}; A hand: [1]", edition).play(f"{way}@newsmedia")
    answer(t, "discard:over-clock")
    assert "over-clock" in t.cards("pile") and "retro-virus" in t.cards("pile") and level(t, "A", "newsmedia") >= 1


@english
def test_retro_virus_springs_on_an_uncontrolled_sector_but_not_on_a_failed_attempt(edition: str) -> None:
    """AD-R9, AD-R27, AD-R54."""
    t = table("telecomm cards: retro-virus@B; A upgrades: ice; A hand: [2]", edition, seats=4)
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "A")))
    assert t.cards("A upgrades") == [] and t.cards("pile")[-2:] == ["ice", "retro-virus"], "ICE is no help"
    t = table("newsmedia cards: retro-virus@B; A upgrades: ice; A hand: [A]", edition).play("attempt@newsmedia")
    assert t.cards("A upgrades") == ["ice"] and t.fact("newsmedia cards") == "retro-virus@B"


@english
def test_an_immune_player_loses_nothing_to_retro_virus(edition: str) -> None:
    """AD-R51, AD-R54: it goes to the pile all the same."""
    t = table("newsmedia cards: retro-virus@B!A; A upgrades: ice; A hand: [D]", edition).play("attempt@newsmedia")
    assert t.cards("A upgrades") == ["ice"] and t.cards("pile") == ["retro-virus"]


@english
def test_only_the_announcement_of_a_virus_can_be_answered(edition: str) -> None:
    """AD-R19: not when Retro-Virus springs, and not against an own virus; Anti-Virus without access is fine."""
    t = table(
        "newsmedia cards: retro-virus@B; A upgrades: ice; A hand: [D]; A status: unlimited; "
        "D hand: counter-virus anti-virus",
        edition,
    ).play("attempt@newsmedia")
    assert "ice" in t.cards("pile") and hand(t, "D") == ["counter-virus", "anti-virus"]
    t = table("A hand: multi-virus counter-virus anti-virus [1]; C hand: [1]", edition).play("play:multi-virus")
    assert (t.asked, t.about) == ("A", "discard"), "nobody was asked"
    t = table("A hand: retro-virus; C hand: anti-virus counter-virus", edition).play("play:retro-virus")
    assert (t.asked, t.options) == ("C", ["pass", "play:anti-virus@retro-virus"]), "Counter-Virus needs access there"
    quiet(t)


@english
@pytest.mark.parametrize("card", ["logic-bomb", "packet-sniffer"])
def test_logic_bomb_and_packet_sniffer_are_no_viruses(edition: str, card: str) -> None:
    """AD-72, AD-R50: nothing answers them."""
    t = table(f"A hand: {card} [1]; B levels: banking=user; B hand: counter-virus anti-virus", edition)
    answer(t.play(f"play:{card}"), "at@banking")
    assert t.asked == "A" and t.fact("banking cards") == f"{card}@A"
    assert held(t, "B", "A") == ["counter-virus"]

"""Access Denied, the fourteen instants of the English editions: what each does and when it may be played."""

import pytest

from tests.games.access_denied.positions import (
    SEATS,
    answer,
    draw_all,
    english,
    hand,
    held,
    level,
    naming,
    notes,
    table,
    told,
    until,
    waiting,
)
from tests.support.marks import card

VIRUSES = ["multi-virus", "satan-virus", "retro-virus"]


@card("counter-virus", "multi-virus", "satan-virus", "retro-virus")
@english
@pytest.mark.parametrize("virus", VIRUSES)
def test_counter_virus_cancels_and_punishes(edition: str, virus: str) -> None:
    """The virus player discards down to 3; pile: discards, Counter-Virus, virus."""
    t = table(f"A hand: {virus} [4]; B levels: banking=user; B hand: counter-virus [5]", edition).play(f"play:{virus}")
    assert (t.asked, t.options) == ("B", ["pass", f"play:counter-virus@{virus}"])
    t.play(f"play:counter-virus@{virus}")
    gone = hand(t, "A")[2]
    t.play(f"discard:{gone}")
    assert t.cards("pile") == [gone, "counter-virus", virus] and t.fact("banking cards") == ""
    assert len(hand(t, "A")) == 3 and len(hand(t, "B")) == 5


@card("counter-virus")
@english
def test_counter_virus_needs_access_to_the_sector(edition: str) -> None:
    """And another player's virus (AD-R19)."""
    t = table("A hand: multi-virus [1]; B hand: counter-virus", edition).play("play:multi-virus")
    assert t.asked == "A" and t.cards("pile") == ["multi-virus"]


@card("anti-virus", "multi-virus", "satan-virus", "retro-virus")
@english
@pytest.mark.parametrize("virus", VIRUSES)
def test_anti_virus_makes_immune(edition: str, virus: str) -> None:
    """Its player alone, also without access (AD-R19, AD-R51)."""
    text = f"A levels: micronopoly=user; A hand: {virus}; C hand: anti-virus [5]; C upgrades: bbs; B hand: [5]"
    t = table(f"{text}; B levels: micronopoly=user", edition).play(f"play:{virus}", "at@micronopoly")
    t.play(f"play:anti-virus@{virus}")
    if virus == "multi-virus":
        assert t.asked == "B" and t.about == "discard_down"
        assert len(hand(t, "C")) == 5
    else:
        assert t.fact("micronopoly cards") == f"{virus}@A!C" and t.cards("pile") == ["anti-virus"]


@card("firewall")
@english
def test_firewall(edition: str) -> None:
    """One card of the controller's choice is kept, the rest returns, the attempt fails."""
    t = table("A levels: newsmedia=user; A hand: [DEA]; D hand: firewall", edition).play("attempt@newsmedia")
    d, e = held(t, "A", "DE")
    answer(t, f"give:{d}", f"give:{e}").play("play:firewall", f"keep:{d}")
    assert hand(t, "D") == [d] and e in hand(t, "A") and level(t, "A", "newsmedia") == 1
    assert t.cards("pile") == ["firewall"]


@card("firewall")
@english
@pytest.mark.parametrize("holder", ["A", "B", "C"])
def test_firewall_is_the_controllers(edition: str, holder: str) -> None:
    """Another player's attempt on a sector you control."""
    t = (
        table(f"A hand: [D]; {holder} hand: firewall", edition)
        if holder != "A"
        else table("A hand: firewall [D]", edition)
    )
    t.play("attempt@newsmedia")
    answer(t, f"give:{next(c for c in hand(t, 'A') if c != 'firewall')}" if hand(t, "A") else "")
    assert level(t, "A", "newsmedia") == 1 and "firewall" in hand(t, holder)


@card("backdoor")
@english
def test_backdoor(edition: str) -> None:
    """Together with an own key card; both leave the hand, the action is spent."""
    t = table("A hand: backdoor listserv [1]", edition)
    assert "waive:listserv" in t.options and "play:backdoor" not in t.options
    t.play("waive:listserv")
    assert t.cards("pile") == ["backdoor", "listserv"] and told(t, "spectator", "waived") == ["A waived:backdoor"]


@card("copybot")
@english
def test_copybot(edition: str) -> None:
    """The top card of the pile into the hand; CopyBot on the pile."""
    t = table("step: end; pile: bbs ice; E hand: copybot", edition).play("play:copybot")
    assert hand(t, "E") == ["ice"] and t.cards("pile") == ["bbs", "copybot"]
    t = table("step: end; E hand: copybot; A hand: [1]", edition)
    assert t.about != "idle", "an empty pile is no target (AD-R3)"


@card("mocking-bird")
@english
def test_mocking_bird(edition: str) -> None:
    """Blocks and shows one code."""
    t = table(
        "active: C; C hand: major-release; A levels: micronopoly=user; A hand: [5]; E hand: mocking-bird", edition
    )
    t.play("play:major-release", "play:mocking-bird@major-release")
    assert len(hand(t, "A")) == 5 and sum(notes(t, "E", "micronopoly").values()) == 1


@card("market-rumors")
@english
@pytest.mark.parametrize("before", [0, 1, 2])
def test_market_rumors(edition: str, before: int) -> None:
    """AD-37: six in all, whatever was drawn before; the limit is ignored for the rest of the step."""
    t = table("active: D; step: draw; D hand: market-rumors [3]", edition).play(*["draw"] * before)
    assert (t.asked, t.about) == ("D", "draw")
    t.play("play:market-rumors")
    assert draw_all(t) == 6 - before


@card("easy-credit")
@english
@pytest.mark.parametrize(("seat", "lies"), [("B", "B levels: banking=user"), ("A", "")])
def test_easy_credit(edition: str, seat: str, lies: str) -> None:
    """AD-37: three more than the base; no closing discard (AD-R59)."""
    t = table(f"active: {seat}; step: draw; {seat} hand: easy-credit [6]; {lies}", edition).play("play:easy-credit")
    base = 3 if (seat, edition) == ("A", "2014") else 2
    assert draw_all(t) == base + 3 and len(hand(t, seat)) == 6 + base + 3 and t.fact("active") != seat


@card("market-rumors", "easy-credit")
@english
def test_easy_credit_adds_to_market_rumors(edition: str) -> None:
    """AD-R57: one replaces the base, the other adds."""
    t = table("active: D; step: draw; D levels: banking=user; D hand: market-rumors easy-credit", edition)
    t.play("play:easy-credit", "play:market-rumors")
    assert draw_all(t) == 9


@card("wiretap")
@english
def test_wiretap(edition: str) -> None:
    """Every card handed over and which return."""
    t = table("A hand: [CA]; B hand: wiretap", edition).play("attempt@newsmedia", "play:wiretap")
    (c,) = held(t, "A", "C")
    answer(t, f"give:{c}")
    assert f"A handed_over:{c}@newsmedia" in t.seen_by("B") and f"D kept:{c}@A" in t.seen_by("B")
    assert notes(t, "B", "newsmedia") == {"C": -1} and naming(t, "C", c) == []


@card("wiretap")
@english
def test_several_players_may_answer_one_attempt(edition: str) -> None:
    """AD-R22: an own attempt is not wiretapped."""
    t = table("active: B; B hand: wiretap [E]", edition).play("attempt@newsmedia")
    assert t.about == "hand_over" and t.asked == "B"


@card("route-trace")
@english
@pytest.mark.parametrize(("reached", "may"), [("user", False), ("oper", True), ("root", True)])
def test_route_trace(edition: str, reached: str, may: bool) -> None:
    """With Oper or Root in the sector."""
    t = table(f"A hand: [D]; B levels: newsmedia={reached}; B hand: route-trace", edition).play("attempt@newsmedia")
    assert (t.asked == "B") == may
    if may:
        t.play("play:route-trace")
    assert level(t, "A", "newsmedia") == (0 if may else 1) and len(hand(t, "A")) == 1


@card("backup")
@english
def test_backup(edition: str) -> None:
    """No card is lost in this event."""
    t = table("A hand: overdraft; B hand: backup [5]", edition).play("play:overdraft", "at@B", "play:backup")
    assert len(hand(t, "B")) == 5 and t.cards("pile") == ["backup", "overdraft"]


@card("no-etaxes")
@english
def test_no_etaxes(edition: str) -> None:
    """Pending for all players."""
    t = table("step: end; D hand: no-etaxes", edition).play("play:no-etaxes")
    assert all(waiting(t, seat) == ["etaxes*1"] for seat in "ACDEF")
    assert t.fact("active") == "B" and draw_all(until(t, "B", "draw")) == 4


@card("freeware")
@english
def test_freeware(edition: str) -> None:
    """Pending for all with access to Micronopoly (AD-R8)."""
    t = table("active: F; step: end; C hand: freeware [1]; E levels: micronopoly=user; A hand: [1]", edition)
    t.play("play:freeware")
    assert [waiting(t, seat) for seat in SEATS] == [[], [], ["more-actions*1"], [], ["more-actions*1"], []]


@card("cancelbot")
@english
def test_cancelbot(edition: str) -> None:
    """Another player's key card, before it takes effect."""
    t = table("A hand: overdraft; F levels: banking=user; F hand: cancelbot; B hand: [5]", edition)
    t.play("play:overdraft", "at@B", "play:cancelbot@overdraft")
    assert len(hand(t, "B")) == 5 and t.cards("pile") == ["cancelbot", "overdraft"]
    t = table("A hand: phreaking [1]; E hand: cancelbot", edition).play("play:phreaking")
    assert t.asked == "A", "no key card"


@card("multi-virus", "anti-virus", "counter-virus")
@english
def test_two_answers_to_one_virus(edition: str) -> None:
    """AD-66: Anti-Virus, then the window goes on with Counter-Virus."""
    t = table(
        "A hand: multi-virus; B levels: banking=user; B hand: anti-virus [4]; C levels: banking=user; "
        "C hand: counter-virus [4]",
        edition,
    ).play("play:multi-virus", "play:anti-virus@multi-virus")
    assert (t.asked, t.options) == ("C", ["pass", "play:counter-virus@multi-virus"])
    t.play("pass")
    assert (t.asked, t.options) == ("C", ["pass", "play:counter-virus@multi-virus"]), "Anti-Virus is done"
    t.play("play:counter-virus@multi-virus")
    assert t.cards("pile") == ["anti-virus", "counter-virus", "multi-virus"] and len(hand(t, "C")) == 4

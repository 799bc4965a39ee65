"""Access Denied, who sees what: the events, in both English editions."""

import pytest

from tests.games.access_denied.positions import (
    READERS,
    answer,
    english,
    hand,
    held,
    knows,
    naming,
    table,
    told,
)

readers = pytest.mark.parametrize("reader", READERS)


@english
@readers
def test_an_attempt_on_a_controlled_sector(edition: str, reader: str) -> None:
    """Row attempt, controlled: the cards and which were kept are known to A and D."""
    t = table("A levels: newsmedia=user; A hand: [ACD]; D hand: [2]", edition).play("attempt@newsmedia")
    c, d = held(t, "A", "CD")
    answer(t, f"give:{c}", f"give:{d}")
    inside = reader in "AD"
    assert told(t, reader, "declared", "denied") == ["A declared@newsmedia*2", "A denied@newsmedia"]
    assert told(t, reader, "handed_over") == [f"A handed_over:{x if inside else '?'}@newsmedia" for x in (c, d)]
    assert told(t, reader, "kept") == [f"D kept:{c if inside else '?'}@A"]
    assert told(t, reader, "returned") == [f"A returned:{d if inside else '?'}@newsmedia"]
    assert inside or naming(t, reader, c) + naming(t, reader, d) == []


@english
@readers
def test_firewall(edition: str, reader: str) -> None:
    """Row Firewall: one card kept; which: both sides and Wiretap; no matches."""
    t = table("A levels: newsmedia=user; A hand: [ACD]; D hand: firewall; B hand: wiretap", edition)
    c, d = held(t, "A", "CD")
    answer(t.play("attempt@newsmedia", "play:wiretap"), f"give:{c}", f"give:{d}").play("play:firewall", f"keep:{d}")
    inside = reader in "ABD"
    assert told(t, reader, "kept") == [f"D kept:{d if inside else '?'}@A"]
    assert told(t, reader, "granted", "denied") == [] and told(t, reader, "failed") == ["A failed@newsmedia"]
    assert knows(t, reader, d, "D hand") == inside and knows(t, reader, c, "A hand") == inside


@english
@readers
def test_route_trace(edition: str, reader: str) -> None:
    """Row Route Trace: all returned; the cards as in an attempt."""
    t = table("A hand: [AD]; B levels: newsmedia=oper; B hand: route-trace", edition).play("attempt@newsmedia")
    (d,) = held(t, "A", "D")
    answer(t, f"give:{d}").play("play:route-trace")
    inside = reader in "AD"
    assert told(t, reader, "returned") == [f"A returned:{d if inside else '?'}@newsmedia"]
    assert knows(t, reader, d, "A hand") == inside, "B played it, but saw no card"


@english
@readers
@pytest.mark.parametrize("way", ["dumpster-diving", "packet-sniffer", "mocking-bird"])
def test_a_password_look(edition: str, reader: str, way: str) -> None:
    """Row password look: that it happened and whose; the letter to viewer and owner (AD-R88)."""
    if way == "dumpster-diving":
        t = table("A hand: dumpster-diving [1]", edition).play("play:dumpster-diving", "at@government")
        viewer, owner = "A", "B"
    elif way == "packet-sniffer":
        t = table("banking cards: packet-sniffer@A; active: B; B levels: banking=user; B hand: overdraft [1]", edition)
        t.play("play:overdraft", "at@C")
        viewer, owner = "A", "B"
    else:
        t = table("active: B; B hand: fbi-raid [1]; C upgrades: ice; E hand: mocking-bird", edition)
        t.play("play:fbi-raid", "play:mocking-bird@fbi-raid")
        viewer, owner = "E", "B"
    (look,) = told(t, reader, "saw")
    known = reader in (viewer, owner)
    assert look.startswith(f"{viewer} saw:") and look.endswith("@government")
    assert (look[6] in "BCD") if known else (look[6] == "?")


@english
@readers
def test_random_theft(edition: str, reader: str) -> None:
    """Row random theft: Usenet's return is known to its old and its new owner."""
    t = table("A hand: usenet [1]; B hand: [3]", edition)
    (given,), before = [c for c in hand(t, "A") if c != "usenet"], hand(t, "B")
    answer(t.play("play:usenet", "at@B"), f"give:{given}", "done")
    (gone,) = [c for c in before if c not in hand(t, "B")]
    known = reader in "AB"
    assert told(t, reader, "gave") == [f"A gave:{given if known else '?'}@B"]
    assert told(t, reader, "took") == [f"A took:{gone if known else '?'}@B"]
    assert knows(t, reader, given, "B hand") == known and knows(t, reader, gone, "A hand") == known


@english
@readers
def test_cards_set_aside(edition: str, reader: str) -> None:
    """AD-R101: everybody sees how many cards are set aside at an announcement, their owner alone which."""
    t = table("A hand: usenet [3]; B hand: [1]; C hand: copybot; pile: [1]", edition)
    given = [c for c in hand(t, "A") if c != "usenet"][:2]
    answer(t.play("play:usenet", "at@B"), *(f"give:{c}" for c in given), "done")
    assert t.asked == "C"
    shown = given if reader == "A" else ["?", "?"]
    assert told(t, reader, "set_aside") == [f"A set_aside:{c}" for c in shown]


@english
@readers
def test_digital_divide(edition: str, reader: str) -> None:
    """Row random theft, Digital Divide: the old owner knows which cards left, not which went where (AD-R74)."""
    t = table("active: B; B hand: digital-divide; C hand: [4]; A hand: [1]; E hand: [1]", edition)
    before, mine, theirs = hand(t, "C"), hand(t, "B"), hand(t, "E")
    t.play("play:digital-divide", "at@C", "at@E")
    (b,) = [c for c in hand(t, "B") if c not in mine]
    (e,) = [c for c in hand(t, "E") if c not in theirs]
    assert {b, e} < set(before)
    assert knows(t, reader, b, "B hand") == (reader == "B") and knows(t, reader, e, "E hand") == (reader == "E")
    took = told(t, reader, "took")
    assert len(took) == 2 and sum(event.startswith("B took:") for event in took) == 1
    named = {event.split(":")[1].split("@")[0] for event in took} - {"?"}
    assert named <= {"B": {b}, "E": {e}}.get(reader, set())


@english
@readers
def test_the_nsa_is_watching_you(edition: str, reader: str) -> None:
    """Row NSA: the hand to the NSA player; the card taken to both; to others that one was taken."""
    t = table("active: B; B hand: the-nsa-is-watching-you; C hand: [3]", edition)
    cards = hand(t, "C")
    t.play("play:the-nsa-is-watching-you", "at@C")
    assert (t.asked, t.about, t.options) == ("B", "take", [f"take:{c}" for c in cards])
    t.play(f"take:{cards[1]}")
    assert told(t, reader, "took") == [f"B took:{cards[1] if reader in 'BC' else '?'}@C"]
    assert knows(t, reader, cards[0], "C hand") == (reader in "BC")
    if reader not in "BC":
        assert all(naming(t, reader, c) == [] for c in cards)


@english
@readers
def test_gifts(edition: str, reader: str) -> None:
    """Row FDIC, Spam gifts: numbers to all, cards to giver and receiver."""
    t = table("A hand: spam; C hand: [2]; B hand: [1]", edition).play("play:spam", "at@B")
    card = hand(t, "C")[0]
    answer(t.play(f"give:{card}"), "done")
    assert told(t, reader, "gave") == [f"C gave:{card if reader in 'BC' else '?'}@B"]
    assert knows(t, reader, card, "B hand") == (reader in "BC")
    t = table("A hand: fdic; B hand: [4]", edition).play("play:fdic")
    kept = hand(t, "B")[:3]
    (gone,) = [c for c in hand(t, "B") if c not in kept]
    answer(t, *(f"keep:{c}" for c in kept))
    assert told(t, reader, "gave") == [f"B gave:{gone if reader in 'AB' else '?'}@A"]


@english
@readers
def test_a_trade(edition: str, reader: str) -> None:
    """Row trade cards: numbers and codes to all, cards to the two."""
    t = table("A hand: [DA]; B hand: [CE]", edition)
    (d,), (c,) = held(t, "A", "D"), held(t, "B", "C")
    t.play("trade", "at@B", f"offer:{d}", "unnamed", "done", f"give:{c}", "done", "accept")
    assert told(t, reader, "offered", "answered") == ["A offered:D@B", "B answered:C@A"]
    known = reader in "AB"
    assert sorted(told(t, reader, "traded")) == sorted(
        [f"A traded:{d if known else '?'}@B", f"B traded:{c if known else '?'}@A"]
    )
    assert knows(t, reader, d, "B hand") == known and knows(t, reader, c, "A hand") == known


@english
@readers
@pytest.mark.parametrize("why", ["step", "card"])
def test_discards(edition: str, reader: str, why: str) -> None:
    """Row forced or free discards: the cards."""
    if why == "step":
        t = table("step: discard; A hand: [7]", edition)
        card = hand(t, "A")[3]
        t.play(f"discard:{card}")
        assert told(t, reader, "discarded") == [f"A discarded:{card}"]
    else:
        t = table("A hand: overdraft; B hand: [5]", edition).play("play:overdraft", "at@B")
        first, second = hand(t, "B")[:2]
        t.play(f"discard:{second}", f"discard:{first}")
        assert told(t, reader, "discarded") == [f"B discarded:{second}", f"B discarded:{first}"]
        assert list(t.view(reader).places["pile"].cards) == ["overdraft"]


@english
@readers
def test_government_copybot_and_fbi_raid(edition: str, reader: str) -> None:
    """Row Government, CopyBot, FBI Raid: the card, and all know who holds it (AD-R61, AD-R76)."""
    t = table("active: B; step: begin; pile: bbs; B hand: [2]", edition).play("take:bbs")
    assert "B salvaged:bbs" in t.seen_by(reader) and knows(t, reader, "bbs", "B hand")
    t = table("step: end; pile: bbs; B hand: copybot [1]", edition).play("play:copybot")
    assert "B copied:bbs" in t.seen_by(reader) and knows(t, reader, "bbs", "B hand")
    t = table("active: B; B hand: fbi-raid [2]; D upgrades: bbs", edition).play("play:fbi-raid")
    assert "B raided:bbs@D" in t.seen_by(reader) and knows(t, reader, "bbs", "B hand")


@english
@readers
def test_draws(edition: str, reader: str) -> None:
    """Row draws: the number to all, the cards to the drawer."""
    t = table("active: B; step: draw; B hand: [1]; deck: bbs ice rest", edition).play("draw", "draw")
    drawn = ["bbs", "ice"] if reader == "B" else ["?", "?"]
    assert told(t, reader, "drew") == [f"B drew:{c}" for c in drawn]
    assert knows(t, reader, "bbs", "B hand") == (reader == "B")


@readers
def test_hot_potatoes_in_2014_and_2013(reader: str) -> None:
    """Rows hot potato at step 0(c) and given: 2014 to all, 2013 to owner, giver and receiver."""
    t = table("step: begin; A hand: worm [1]", "2014")
    assert "A showed:worm" in t.seen_by(reader)
    t = table("step: begin; A hand: worm [1]", "2013")
    assert told(t, reader, "showed") in ([], ["A showed:worm"] if reader == "A" else [])
    t = table("A hand: worm [1]; F hand: [1]", "2013").play("hand_on:worm", "at@F")
    assert told(t, reader, "handed_on") == [f"A handed_on:{'worm' if reader in 'AF' else '?'}@F"]
    assert knows(t, reader, "worm", "F hand") == (reader in "AF")


@english
@readers
def test_backup(edition: str, reader: str) -> None:
    """Row Backup in a loss window: the card once played; before, nothing may show that a player was asked."""
    t = table("A hand: overdraft; B hand: backup [4]", edition).play("play:overdraft", "at@B")
    assert (t.asked, t.about) == ("B", "backup")
    assert (t.view(reader).asked, t.view(reader).about) == (("B", "backup") if reader == "B" else ("", ""))
    events = t.seen_by(reader)
    assert "B played:backup" in t.play("play:backup").seen_by(reader)
    t = table("A hand: overdraft; B hand: backup [4]", edition).play("play:overdraft", "at@B", "pass")
    assert t.seen_by(reader) == events, "passing leaves no trace"


@english
def test_no_spectator_reads_a_hidden_card_in_a_whole_game(edition: str) -> None:
    """Draws, gifts and attempts are never named to somebody who only watches."""
    t = table("step: begin; A hand: [3]; B hand: [3]; C hand: [3]", edition, seats=4, round_cap=6)
    while t.asked is not None:
        t.play(t.options[-1] if t.about in ("draw", "attempt", "hand_over") else t.options[0])
    assert {e.split(":")[1] for e in told(t, "spectator", "drew")} <= {"?"}
    for verb in ("handed_over", "kept", "returned", "gave", "took"):
        assert all(":?" in e for e in told(t, "spectator", verb))
    assert t.over

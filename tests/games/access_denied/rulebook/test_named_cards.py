"""Access Denied, cards of the 2014 list: access, markers, hands, upgrades."""

import pytest

from tests.games.access_denied.positions import (
    ENGLISH,
    READERS,
    SECTORS,
    actions,
    answer,
    draw_all,
    english,
    facts,
    hand,
    knows,
    level,
    limit,
    passive,
    table,
    told,
    until,
)


@english
@pytest.mark.parametrize(("size", "cards"), [(3, 3), (4, 2), (6, 0)])
def test_bbs(edition: str, size: int, cards: int) -> None:
    """One more card in step 4, within the limit (AD-37)."""
    t = table(f"active: E; step: draw; E levels: newsmedia=user; E upgrades: bbs; E hand: [{size}]", edition)
    drawn = draw_all(t) if t.asked == "E" else 0
    assert drawn == cards and len(hand(t, "E")) == size + cards


@english
def test_dumpster_diving(edition: str) -> None:
    """One of D, E, F seen by P1 and P4 only; not at an own access, not without a password (AD-R9, AD-R88)."""
    t = table("A hand: dumpster-diving [1]", edition).play("play:dumpster-diving")
    assert (t.about, set(t.options)) == ("sector", {f"at@{s}" for s in SECTORS} - {"at@banking"})
    assert t.refuses("at@banking").rule
    t.play("at@newsmedia")
    (seen,) = told(t, "A", "saw")
    assert seen in {f"A saw:{x}@newsmedia" for x in "DEF"} and told(t, "D", "saw") == [seen]
    for reader in ("B", "C", "E", "F", "spectator"):
        assert told(t, reader, "saw") == ["A saw:?@newsmedia"]
    t = table("A hand: dumpster-diving [1]", edition, seats=4).play("play:dumpster-diving")
    assert set(t.options) == {"at@government", "at@micronopoly", "at@newsmedia"}


@english
def test_usenet(edition: str) -> None:
    """Three cards for the two of the original hand (AD-R73)."""
    t = table("A hand: usenet [3]; B hand: [2]", edition)
    given, original = [c for c in hand(t, "A") if c != "usenet"], hand(t, "B")
    answer(t.play("play:usenet", "at@B"), *(f"give:{c}" for c in given), "done")
    assert hand(t, "A") == original and hand(t, "B") == given and t.cards("pile") == ["usenet"]


@english
def test_guru_is_no_attempt(edition: str) -> None:
    """Played under Whoops! Disconnect; not at a sector with Oper (AD-49, AD-R32)."""
    t = table("now: no-attempts; A levels: newsmedia=user; A hand: guru [2]", edition).play("play:guru")
    assert level(t, "A", "newsmedia") == 2 and t.cards("pile") == ["guru"]
    t = table("A levels: newsmedia=oper; A hand: guru [2]", edition)
    assert t.refuses("play:guru").rule == "AD-60"


@english
def test_delete_account(edition: str) -> None:
    """User or Oper where one has Root; never Root, never elsewhere (AD-R35, AD-R36)."""
    text = "B levels: banking=oper; C levels: banking=root; D levels: telecomm=user; A hand: delete-account [1]"
    t = table(text, edition).play("play:delete-account")
    assert level(t, "B", "banking") == 0 and level(t, "C", "banking") == 3 and level(t, "D", "telecomm") == 1
    assert "B lost_access@banking" in t.seen_by("spectator")
    t = table(f"{text}; E levels: banking=user", edition).play("play:delete-account")
    assert (t.about, t.options) == ("marker", ["at@B", "at@E"]) and t.refuses("at@C").rule
    t = table("C levels: banking=root; D levels: telecomm=user; A hand: delete-account [1]", edition)
    assert t.refuses("play:delete-account").rule == "AD-60"


@english
def test_revoke_login(edition: str) -> None:
    """Oper may remove User, not Oper (AD-R35)."""
    text = "A levels: newsmedia=oper; C levels: newsmedia=oper; A hand: revoke-login [1]"
    t = table(f"{text}; B levels: newsmedia=user", edition).play("play:revoke-login")
    assert level(t, "B", "newsmedia") == 0 and level(t, "C", "newsmedia") == 2
    t = table(text, edition)
    assert t.refuses("play:revoke-login").rule == "AD-60"


@english
def test_dads_office_computer(edition: str) -> None:
    """Limit 8; the password must contain B (AD-59)."""
    t = table("A hand: dads-office-computer", edition).play("play:dads-office-computer")
    assert limit(t, "A") == 8 and t.cards("A upgrades") == ["dads-office-computer"]
    t = table("active: C; C levels: banking=user; C hand: dads-office-computer [1]", edition)
    assert t.refuses("play:dads-office-computer").rule == "AD-59"
    t = table("active: B; B levels: banking=user; B hand: dads-office-computer", edition)
    assert limit(t.play("play:dads-office-computer"), "B") == 8


@english
def test_bank_error_in_your_favor(edition: str) -> None:
    """3 cards, 1 action, no limit until the next own turn (AD-R79, AD-R59)."""
    t = table("A hand: bank-error-in-your-favor [4]", edition).play("play:bank-error-in-your-favor")
    assert (t.about, t.options) == ("bank_draw", ["no", "draw"])
    t.play("draw")
    assert len(hand(t, "A")) == 7 and actions(t) == 1 and limit(t, "A") is None
    t.play("done")
    assert (t.about, t.options[0]) == ("discard", "done")
    t.play("done")
    base = 3 if edition == "2014" else 2
    assert draw_all(t) == base and len(hand(t, "A")) == 7 + base and t.fact("active") == "B"
    assert limit(t, "A") is None, "until the next own turn"
    until(t, "A", "attempt")
    assert limit(t, "A") == 6


@english
def test_olfactopeg(edition: str) -> None:
    """Four random cards, each known to P6 and its giver; no forced discard (AD-R6)."""
    t = table("active: F; F hand: olfactopeg [6]; A hand: [2]; B hand: [2]; D hand: [2]; E hand: [2]", edition)
    before = {seat: hand(t, seat) for seat in "ABDE"}
    t.play("play:olfactopeg")
    assert len(hand(t, "F")) == 10 and [len(hand(t, s)) for s in "ABCDE"] == [1, 1, 0, 1, 1]
    for seat in "ABDE":
        (gone,) = set(before[seat]) - set(hand(t, seat))
        for reader in READERS:
            assert (f"F took:{gone}@{seat}" in t.seen_by(reader)) == (reader in (seat, "F"))
            assert knows(t, reader, gone, "F hand") == (reader in (seat, "F"))
    assert limit(t, "F") is None and (t.about, t.options[0]) == ("discard", "done")


@english
def test_second_phone_line(edition: str) -> None:
    """A free play in the same step, not for a hot potato; P5's password lacks C (AD-R66, AD-R99)."""
    t = table("A levels: telecomm=user; A hand: 2nd-phone-line overdraft trojan [1]", edition)
    t.play("play:2nd-phone-line")
    assert (t.asked, t.about) == ("A", "action") and "play:overdraft" in t.options and actions(t) == 0
    assert "hand_on:trojan" not in t.options and t.refuses("hand_on:trojan").rule in ("AD-22", "AD-R66")
    assert not any(o.startswith(("attempt", "trade")) for o in t.options)
    t.play("play:overdraft", "at@B")
    assert (t.asked, t.about) == ("A", "discard") and t.cards("pile") == ["overdraft"]
    t = table("active: E; E hand: 2nd-phone-line [1]", edition)
    assert t.refuses("play:2nd-phone-line").rule == "AD-59"


@english
def test_market_rumors(edition: str) -> None:
    """One card drawn, five more, hand up to 10 (AD-37, AD-R57)."""
    t = table("active: D; step: draw; D hand: market-rumors [4]", edition)
    assert t.options == ["done", "draw", "play:market-rumors"]
    t.play("draw", "play:market-rumors")
    assert draw_all(t) == 5 and len(hand(t, "D")) == 10 and t.cards("pile") == ["market-rumors"]


@english
def test_easy_credit(edition: str) -> None:
    """Two and three, hand up to 10 (AD-37)."""
    t = table("active: B; step: draw; B levels: banking=user; B hand: easy-credit [5]", edition)
    t.play("play:easy-credit")
    assert draw_all(t) == 5 and len(hand(t, "B")) == 10


@english
def test_fbi_raid(edition: str) -> None:
    """Over-Clock goes into P2's hand, known to all; P2 cannot play it (AD-R76)."""
    t = table(
        "active: B; B levels: micronopoly=user; D levels: micronopoly=user; D upgrades: over-clock; D hand: [2]; "
        "B hand: fbi-raid [1]",
        edition,
    ).play("play:fbi-raid")
    assert "over-clock" in hand(t, "B") and t.cards("D upgrades") == []
    assert all("B raided:over-clock@D" in t.seen_by(r) and knows(t, r, "over-clock", "B hand") for r in READERS)
    until(t, "D", "action")
    assert actions(t) == 1
    t = table("active: B; B levels: micronopoly=user; B hand: over-clock [1]", edition)
    refusal = t.why_not("B", "over-clock")
    assert refusal is not None and refusal.rule == "AD-59"
    t = table("active: B; B levels: newsmedia=user; B upgrades: ice; B hand: fbi-raid [1]", edition)
    assert t.refuses("play:fbi-raid").rule == "AD-60", "an own upgrade is no target"


@english
def test_major_release(edition: str) -> None:
    """P1 discards 2, P2 and P3 nothing."""
    t = table("active: C; A levels: micronopoly=user; A hand: [5]; B hand: [5]; C hand: major-release [6]", edition)
    t.play("play:major-release")
    assert (t.asked, t.about) == ("A", "discard_down")
    passive(passive(t))
    assert [len(hand(t, s)) for s in "ABC"] == [3, 5, 6] and t.cards("pile")[-1] == "major-release"


@english
def test_sol(edition: str) -> None:
    """Upgrades rest until Oper in TeleComm; losing User does not end it (AD-R38)."""
    t = table(
        "active: E; actions: 2; A levels: telecomm=user; A upgrades: dads-office-computer; E hand: sol revoke-login",
        edition,
    ).play("play:sol")
    assert limit(t, "A") == 6 and facts(t)["status"]["A"] == ["upgrades-off"] and t.cards("pile") == ["sol"]
    t.play("play:revoke-login")
    assert level(t, "A", "telecomm") == 0 and limit(t, "A") == 6
    t = table(
        "A status: upgrades-off; A levels: telecomm=user; A upgrades: dads-office-computer; A hand: guru", edition
    )
    assert limit(t, "A") == 6
    assert limit(t.play("play:guru"), "A") == 8 and "A freed:upgrades-off" in t.seen_by("spectator")


@english
def test_war_dialer(edition: str) -> None:
    """User without cards; Route Trace stops it, Firewall cannot, Whoops! Disconnect forbids it (AD-R30)."""
    text = "active: B; step: attempt; B levels: universities=user; B upgrades: war-dialer; B hand: [1]"
    t = table(text, edition).play("dial@micronopoly")
    assert level(t, "B", "micronopoly") == 1 and len(hand(t, "B")) == 1 and (t.asked, t.about) == ("B", "action")
    t = table(f"{text}; C hand: route-trace firewall; F levels: government=oper; F hand: wiretap", edition)
    t.play("dial@micronopoly")
    assert (t.asked, t.options) == ("C", ["pass", "play:route-trace"]), "no cards: no Wiretap, no Firewall (AD-R96)"
    t.play("play:route-trace")
    assert level(t, "B", "micronopoly") == 0 and (t.asked, t.about) == ("B", "action")
    assert "B failed@micronopoly" in t.events
    t = table(f"{text}; now: no-attempts", edition)
    assert (t.asked, t.about) == ("B", "action")


@english
def test_digital_divide(edition: str) -> None:
    """One card each for P2 and P5; with one card P2 alone gets it (AD-R74)."""
    t = table("active: B; B hand: digital-divide; C hand: [3]", edition)
    before = hand(t, "C")
    t.play("play:digital-divide", "at@C")
    assert (t.about, t.options) == ("receiver", ["at@A", "at@D", "at@E", "at@F"])
    t.play("at@E")
    assert [len(hand(t, s)) for s in "BCE"] == [1, 1, 1]
    assert {*hand(t, "B"), *hand(t, "C"), *hand(t, "E")} == set(before)
    (mine,), (theirs,) = hand(t, "B"), hand(t, "E")
    assert not knows(t, "B", theirs, "E hand") and not knows(t, "E", mine, "B hand")
    assert not knows(t, "C", mine, "B hand") and not knows(t, "C", theirs, "E hand"), "not which went where"
    t = table("active: B; B hand: digital-divide; C hand: [1]", edition).play("play:digital-divide", "at@C", "at@E")
    assert [len(hand(t, s)) for s in "BCE"] == [1, 0, 0]


@pytest.mark.parametrize("edition", ENGLISH)
@pytest.mark.parametrize(
    ("card", "sector"),
    [
        ("warez", "micronopoly"),
        ("free-checking", "banking"),
        ("telecourse", "universities"),
        ("public-library", "government"),
        ("phreaking", "telecomm"),
        ("popular-homepage", "newsmedia"),
    ],
)
def test_fixed_automatic_access(edition: str, card: str, sector: str) -> None:
    """User from none; illegal with access there (AD-49, AD-R29)."""
    seat = "B" if sector == "banking" else "A"
    text = f"active: {seat}; {seat} hand: {card} [1]"
    t = table(text, edition).play(f"play:{card}")
    assert level(t, seat, sector) == 1 and t.cards("pile") == [card] and f"{seat} rose@{sector}*1" in t.events
    t = table(f"{text}; {seat} levels: {sector}=user", edition)
    assert t.refuses(f"play:{card}").rule == "AD-60"
    owner = "ABCDEF"[SECTORS.index(sector)]
    t = table(f"active: {owner}; {owner} hand: {card} [1]", edition)
    assert t.refuses(f"play:{card}").rule == "AD-60"

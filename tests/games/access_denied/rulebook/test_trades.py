"""Access Denied, trades: one card for none, one or more, by a structured offer (AD-28, AD-R70, AD-R71)."""

import pytest

from tests.games.access_denied.positions import actions, answer, english, facts, hand, held, naming, table, told
from tests.support.table import Table

STALL = "A hand: overdraft [A]; B hand: [CCE]"


def offer(t: Table, card: str, *wanted: str, partner: str = "B", name: str = "unnamed") -> Table:
    """A offers a card for codes, and the partner is about to answer."""
    t.play("trade", f"at@{partner}")
    answer(t, f"offer:{card}")
    t.play(name, *(f"want:{w}" for w in wanted))
    return t.play("done") if t.about == "trade_wanted" else t


@english
def test_a_trade(edition: str) -> None:
    """One D for two C; all know the codes, not the cards (AD-28, AD-R70)."""
    t = table("A hand: [DA]; B hand: [CCE]", edition)
    a, d = hand(t, "A")
    c1, c2, e = hand(t, "B")
    offer(t, d, "C")
    assert (t.asked, t.about) == ("B", "trade_answer") and t.options[:2] == ["decline", "done"]
    answer(t, f"give:{c1}", f"give:{c2}", "done")
    assert (t.asked, t.about, t.options) == ("A", "trade_accept", ["withdraw", "accept"])
    assert actions(t) == 1, "nothing is spent before the agreement"
    t.play("accept")
    assert hand(t, "A") == [a, c1, c2] and hand(t, "B") == [d, e] and (t.asked, t.about) == ("A", "discard")
    for reader in ("C", "D", "E", "F", "spectator"):
        assert told(t, reader, "offered", "wants") == ["A offered:D@B", "A wants:C"]
        assert told(t, reader, "answered", "accepted") == ["B answered:C@A", "B answered:C@A", "A accepted@B"]
        assert sorted(told(t, reader, "traded")) == ["A traded:?@B", "B traded:?@A", "B traded:?@A"]
        assert all(naming(t, reader, card) == [] for card in (d, c1, c2))
    for reader in ("A", "B"):
        assert {f"A traded:{d}@B", f"B traded:{c1}@A", f"B traded:{c2}@A"} <= set(t.seen_by(reader))


@english
def test_three_offers_may_come_to_nothing(edition: str) -> None:
    """The action is still there, a fourth offer is refused, a card may be played (AD-R71)."""
    t = table(STALL, edition)
    for _ in range(3):
        offer(t, "overdraft").play("decline")
        assert (t.asked, t.about, actions(t)) == ("A", "action", 1)
    assert "trade" not in t.options and t.refuses("trade").rule == "AD-R71"
    assert told(t, "spectator", "declined") == ["B declined@A"] * 3
    t.play("play:overdraft", "at@B")
    assert t.cards("pile") == ["overdraft"]


@english
def test_a_withdrawn_offer_counts_and_costs_no_action(edition: str) -> None:
    """AD-R70, AD-R71: withdrawn after the answer."""
    t = table(f"{STALL}; offers: 2", edition)
    offer(t, "overdraft").play("done", "withdraw")
    assert actions(t) == 1 and t.refuses("trade").rule == "AD-R71" and len(hand(t, "B")) == 3
    assert "A withdrew@B" in t.seen_by("spectator") and "overdraft" in hand(t, "A")


@english
def test_an_accepted_trade_does_not_count_as_an_offer_that_failed(edition: str) -> None:
    """AD-R71; AD-28: one card given is one action."""
    t = table(f"{STALL}; offers: 2; actions: 2", edition)
    offer(t, "overdraft").play("done", "accept")
    assert actions(t) == 1 and "trade" in t.options and "overdraft" in hand(t, "B")


@english
def test_a_card_may_be_given_for_nothing(edition: str) -> None:
    """AD-28: 0, 1 or more cards in return, also from an empty hand."""
    t = table("A hand: [2]", edition)
    card = hand(t, "A")[0]
    offer(t, card, partner="E")
    assert (t.asked, t.options) == ("E", ["decline", "done"])
    t.play("done", "accept")
    assert hand(t, "E") == [card] and told(t, "spectator", "answered") == []


@english
def test_the_name_is_told_only_if_the_proposer_wishes(edition: str) -> None:
    """AD-R70."""
    for name in ("named", "unnamed"):
        t = table(STALL, edition)
        offer(t, "overdraft", name=name)
        for reader in ("B", "C", "spectator"):
            assert told(t, reader, "named") == (["A named:overdraft"] if name == "named" else [])
            trade = facts(t, reader)["trade"]
            assert (trade["seat"], trade["partner"], trade["code"]) == ("A", "B", "E")
            assert (trade["card"] == "overdraft") == (name == "named")


@english
def test_wanted_codes_are_a_list(edition: str) -> None:
    """AD-R70: it may be empty; the partner is not bound to it."""
    t = table("A hand: [DA]; B hand: [CCE]", edition)
    (e,) = held(t, "B", "E")
    offer(t, hand(t, "A")[1], "A", "F")
    assert facts(t)["trade"]["wanted"] in (["A", "F"], "AF") and told(t, "C", "wants") == ["A wants:A", "A wants:F"]
    answer(t.play(f"give:{e}"), "done").play("accept")
    assert e in hand(t, "A")


@english
@pytest.mark.parametrize("card", ["backup", "cancelbot", "route-trace"])
def test_nobody_answers_a_trade_with_a_card(edition: str, card: str) -> None:
    """AD-R70, AD-R89: and a trade is no loss event (AD-R40)."""
    t = table(f"A hand: [2]; B hand: {card} [1]; B levels: newsmedia=oper", edition)
    mine = hand(t, "A")[0]
    offer(t, mine)
    assert (t.asked, t.about) == ("B", "trade_answer") and f"play:{card}" not in t.options
    other = next(c for c in hand(t, "B") if c != card)
    answer(t.play(f"give:{other}"), "done")
    assert t.about == "trade_accept"
    t.play("accept")
    assert other in hand(t, "A") and mine in hand(t, "B")


@english
def test_a_trade_needs_a_card_and_an_action(edition: str) -> None:
    """AD-22, AD-28."""
    t = table("A hand: [2]; actions: 0; active: E; E hand: [2]; E levels: banking=user", edition)
    assert t.refuses("trade").rule == "AD-22" and "trade" not in t.options
    t = table("A upgrades: 2nd-phone-line; A levels: telecomm=user; A hand: [1]; now: no-actions", edition)
    assert "trade" not in t.options


@english
def test_a_hot_potato_may_be_traded(edition: str) -> None:
    """AD-64: like any card; nobody else learns its name."""
    t = table("A hand: worm [1]; B hand: [1]", edition)
    offer(t, "worm").play("done", "accept")
    assert "worm" in hand(t, "B") and naming(t, "C", "worm") == []

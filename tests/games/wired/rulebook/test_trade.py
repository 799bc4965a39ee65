"""WIRED, TRADE: offers, answers, counters, execution (WD-50 to WD-58)."""

import pytest

from tests.games.wired.positions import (
    classes,
    counter,
    end_turn,
    hand,
    lie,
    moves,
    network,
    offer,
    public,
    refused,
    score,
    seen,
    wired,
)


def test_a_partner_without_the_cards_can_only_decline_or_counter() -> None:
    """WD-53."""
    t = offer(wired("A hand: hacked switch; B hand: secured trained"), "B", "hacked", "computer")
    assert (t.asked, t.about, t.options) == ("B", "trade_answer", ["decline", "counter"])
    assert refused(t, "accept") == "WD-53"
    t.play("decline")
    assert hand(t, "A") == ["switch", "hacked"] and (t.asked, t.about) == ("A", "trade")


def test_the_offerer_is_not_told_why() -> None:
    """A forced decline and a free one read the same (WD-53)."""
    poor, rich = (wired(f"A hand: hacked switch; B hand: {held}") for held in ("secured*2", "computer secured"))
    for t in (poor, rich):
        offer(t, "B", "hacked", "computer").play("decline")
    assert poor.seen_by("A") == rich.seen_by("A") and poor.view("A") == rich.view("A")


SWAP = (
    "A classifications: facilities; B classifications: supervisor field-tech; B network: S1{power-outage};"
    "A hand: switch; B hand: computer secured trained; draw: powered*7"
)


def test_a_classification_in_play_for_two_hand_cards() -> None:
    """B keeps two of three; Facilities stays and clears; nobody draws (WD-55, WD-56)."""
    t = offer(wired(SWAP), "B", "in_play:facilities", "computer secured").play("accept")
    assert (t.asked, t.about) == ("B", "keep")
    assert (
        t.options == ["drop:supervisor", "drop:field-tech", "drop:facilities"] and network(t, "B") == "S1{power-outage}"
    )
    t.play("drop:field-tech")
    assert classes(t, "B") == ["supervisor", "facilities"] and classes(t, "A") == [] and network(t, "B") == "S1"
    assert hand(t, "A") == ["computer", "switch", "secured"] and hand(t, "B") == ["trained"]
    assert sorted(lie(t, "discard")) == ["field-tech", "power-outage"] and (t.asked, t.about) == ("A", "trade")


def test_a_traded_classification_that_does_not_stay_clears_nothing() -> None:
    """WD-31, WD-55."""
    t = offer(wired(SWAP), "B", "in_play:facilities", "computer secured").play("accept", "drop:facilities")
    assert classes(t, "B") == ["supervisor", "field-tech"] and network(t, "B") == "S1{power-outage}"
    assert hand(t, "A") == ["computer", "switch", "secured"] and lie(t, "discard") == ["facilities"]


def test_no_trade_from_twenty_points_on() -> None:
    """Whoever has them (WD-57)."""
    t = wired("C score: 20; A hand: switch; B hand: computer")
    assert t.about == "moves" and t.options == ["done", "play:switch"] and refused(t, "offer") == "WD-57"
    assert public(t, "trading") is False


def test_kingmaker_trades_to_the_end() -> None:
    """WD-61."""
    t = wired("C score: 20; A hand: switch hacked; B hand: computer; C hand: trained", kingmaker=True)
    assert t.about == "trade" and "offer" in t.options and public(t, "trading") is True
    offer(t, "C", "switch")
    assert t.asked == "C"


def test_nineteen_points_do_not_stop_the_trade() -> None:
    """WD-57."""
    assert "offer" in wired("C score: 19; A hand: switch; B hand: computer").options


def test_the_trade_stop_is_a_setting() -> None:
    """5: `trade_stop`."""
    t = wired("C score: 12; A hand: switch; B hand: computer", trade_stop=12)
    assert t.about == "moves" and refused(t, "offer") == "WD-57"
    assert "offer" in wired("C score: 22; A hand: switch; B hand: computer", trade_stop=23).options


def test_a_hand_of_eight_after_a_trade() -> None:
    """After one MOVE seven are left and none is drawn (WD-9, WD-56)."""
    t = wired("A hand: hacked switch trained*4; B hand: computer*3 secured; draw: powered*7")
    offer(t, "B", "hacked", "computer*3").play("accept")
    assert len(hand(t, "A")) == 8 and hand(t, "B") == ["hacked", "secured"]
    t.play("play:switch")
    assert len(hand(end_turn(t), "A")) == 7 and len(lie(t, "draw")) == 7


def test_equipment_in_play_and_points_are_not_for_trade() -> None:
    """WD-51."""
    t = wired("A network: S1; A score: 5; A hand: computer hacked; B hand: secured").play("offer", "to@B")
    assert t.about == "give" and t.options == ["enough", "give:computer", "give:hacked"]
    assert refused(t, "give@S1") == "WD-51" and refused(t, "give:points*2") == "WD-51"
    assert refused(t, "give_in_play:switch") == "WD-51" and score(t, "A") == 5


@pytest.mark.parametrize("pick", ["want@S1", "want:points*2", "want_in_play:switch", "want:promise"])
def test_they_cannot_be_wanted_either(pick: str) -> None:
    """WD-51: B's switch in play, B's points, a promise."""
    t = wired("A hand: computer hacked; B network: S1{hacked}; B score: 9; B hand: secured*2").play("offer", "to@B")
    t.play("give:computer", "enough")
    assert t.about == "want" and refused(t, pick) == "WD-51"


def test_a_plain_swap() -> None:
    """WD-52, WD-54: at once and as a whole."""
    t = wired("A hand: hacked*2 switch; B hand: computer*2 secured")
    offer(t, "B", "hacked*2", "computer")
    assert t.options == ["decline", "accept", "counter"] and hand(t, "A") == ["switch", "hacked", "hacked"]
    t.play("accept")
    assert hand(t, "A") == ["computer", "switch"] and hand(t, "B") == ["computer", "hacked", "hacked", "secured"]
    assert (t.asked, t.about, moves(t)) == ("A", "trade", 3)


def test_a_gift() -> None:
    """WD-51: one side may be empty."""
    t = offer(wired("A hand: hacked switch; B hand: computer"), "B", "hacked").play("accept")
    assert hand(t, "A") == ["switch"] and hand(t, "B") == ["computer", "hacked"]


def test_begging() -> None:
    """WD-51: the other side may be empty too."""
    t = offer(wired("A hand: switch*2; B hand: computer hacked"), "B", "", "computer").play("accept")
    assert hand(t, "A") == ["computer", "switch", "switch"] and hand(t, "B") == ["hacked"]


def test_an_offer_needs_something_in_it() -> None:
    """WD-52: give and want must not both be empty."""
    t = wired("A hand: switch; B hand: computer hacked").play("offer", "to@B", "enough")
    assert t.about == "want" and "propose" not in t.options and refused(t, "propose") == "WD-52"


def test_a_counter_that_is_accepted() -> None:
    """WD-53: of the same form, to the active player."""
    t = offer(wired("A hand: hacked switch; B hand: computer secured*2"), "B", "hacked", "computer")
    counter(t, "secured", "switch")
    assert (t.asked, t.about, t.options) == ("A", "counter_answer", ["decline", "accept"])
    t.play("accept")
    assert hand(t, "A") == ["hacked", "secured"] and hand(t, "B") == ["computer", "switch", "secured"]
    assert (t.asked, t.about) == ("A", "trade")


def test_a_counter_that_is_declined() -> None:
    """WD-53: one counter-offer, no more."""
    t = offer(wired("A hand: hacked switch; B hand: computer secured*2"), "B", "hacked", "computer")
    counter(t, "secured", "switch")
    assert "counter" not in t.options
    t.play("decline")
    assert hand(t, "A") == ["switch", "hacked"] and (t.asked, t.about) == ("A", "trade")


def test_a_counter_for_cards_the_active_player_lacks_is_declined_for_them() -> None:
    """WD-53, WD-59: B is not told that it was forced."""
    poor, rich = (wired(f"A hand: {held} switch; B hand: computer secured*2") for held in ("hacked", "trained"))
    offer(poor, "B", "switch", "computer")
    offer(rich, "B", "switch", "computer")
    counter(poor, "secured", "trained")
    counter(rich, "secured", "trained").play("decline")
    assert (poor.asked, poor.about) == ("A", "trade") and poor.seen_by("B") == rich.seen_by("B")
    assert poor.view("B") == rich.view("B")


def test_a_classification_for_a_classification() -> None:
    """WD-55: both work at once with their new owners (WD-32)."""
    t = wired(
        "A classifications: facilities; B classifications: supervisor; A network: S1{new-hire};"
        "B network: S1{power-outage}; A hand: switch; B hand: secured"
    )
    offer(t, "B", "in_play:facilities", "in_play:supervisor").play("accept")
    assert classes(t, "A") == ["supervisor"] and classes(t, "B") == ["facilities"]
    assert network(t, "A") == "S1" and network(t, "B") == "S1"


def test_both_choose_the_active_player_first() -> None:
    """WD-55: first everybody chooses, then what stayed works."""
    t = wired(
        "A classifications: facilities field-tech; B classifications: supervisor supervisor;"
        "A network: S1{new-hire}; A hand: switch; B hand: secured"
    )
    offer(t, "B", "", "in_play:supervisor").play("accept")
    assert (t.asked, t.about) == ("A", "keep") and network(t, "A") == "S1{new-hire}"
    t.play("drop:facilities")
    assert (
        classes(t, "A") == ["field-tech", "supervisor"]
        and network(t, "A") == "S1"
        and classes(t, "B") == ["supervisor"]
    )


def test_several_classifications_at_once() -> None:
    """WD-31, WD-55: B has four and drops two."""
    t = wired(
        "A classifications: facilities field-tech; B classifications: supervisor security-specialist; A hand: switch;"
        "B hand: secured"
    )
    offer(t, "B", "in_play:facilities in_play:field-tech", "secured").play("accept", "drop:security-specialist")
    assert (t.asked, t.about) == ("B", "keep")
    t.play("drop:field-tech")
    assert classes(t, "B") == ["supervisor", "facilities"] and classes(t, "A") == []
    assert lie(t, "discard") == ["security-specialist", "field-tech"]


def test_a_king_seal_goes_along() -> None:
    """WD-55, WD-63."""
    t = wired("A classifications: facilities+sealed; A hand: switch; B hand: secured", king_seal=True)
    offer(t, "B", "in_play:facilities+sealed", "secured").play("accept")
    assert classes(t, "B") == ["facilities+sealed"] and classes(t, "A") == []


def test_only_so_many_offers_a_turn() -> None:
    """WD-58: counter-offers are not counted."""
    t = wired("A hand: hacked*4 switch; B hand: computer*2; C hand: secured", offers_per_turn=2)
    assert public(t, "offers_left") == 2
    offer(t, "B", "hacked", "computer")
    counter(t, "computer", "hacked").play("decline")
    assert public(t, "offers_left") == 1
    offer(t, "C", "hacked").play("decline")
    assert (t.asked, t.about) == ("A", "moves") and refused(t, "offer") == "WD-58"


def test_a_new_turn_brings_new_offers() -> None:
    """WD-58: in one TRADE phase."""
    t = wired("A hand: hacked*4; B hand: computer*2", offers_per_turn=1)
    offer(t, "B", "hacked").play("decline")
    end_turn(t)
    assert t.asked == "B" and "offer" in t.options and public(t, "offers_left") == 1


def test_trading_may_be_switched_off() -> None:
    """WD-58: `offers_per_turn` 0."""
    t = wired("A hand: hacked switch; B hand: computer", offers_per_turn=0)
    assert t.about == "moves" and refused(t, "offer") == "WD-58"


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_active_player_trades_with_anybody(seats: int) -> None:
    """WD-50: with two players there is nobody to choose."""
    t = wired("active: B; A hand: hacked; B hand: switch computer", seats=seats).play("offer")
    assert t.asked == "B" and t.about == ("give" if seats == 2 else "partner")
    assert seats == 2 or t.options == [f"to@{s}" for s in "CDEFA" if s in "ABCDEF"[:seats]]


def test_an_offer_in_silence_counts_as_declined() -> None:
    """WD-58: the clock of the table answers."""
    t = offer(wired("A hand: hacked switch; B hand: computer"), "B", "hacked", "computer").play("timeout")
    assert (t.asked, t.about) == ("A", "trade") and seen(t, "C", "declined") == ["B declined@A"]


def test_trade_ends_with_the_first_move() -> None:
    """WD-5: trades may be many, but before."""
    t = wired("A hand: hacked*2 switch*2; B hand: computer*2")
    offer(t, "B", "hacked", "computer").play("accept")
    offer(t, "B", "hacked", "computer").play("accept")
    t.play("play:switch")
    assert hand(t, "A") == ["computer", "computer", "switch"] and refused(t, "offer") == "WD-5"


def test_nobody_draws_after_a_trade() -> None:
    """WD-56."""
    t = offer(wired("A hand: hacked switch; B hand: computer; draw: trained*7"), "B", "hacked").play("accept")
    assert hand(t, "A") == ["switch"] and hand(t, "B") == ["computer", "hacked"] and len(lie(t, "draw")) == 7

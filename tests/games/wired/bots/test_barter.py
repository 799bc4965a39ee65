"""Offers of bots that search, in WIRED: a card for a card that both would like, or none (WD-50 to WD-58)."""

import pytest

from sneakernet.bots import spot_at
from sneakernet.bots.hints import hint, moment
from sneakernet.core.op import answer
from sneakernet.games.wired.judgement.barter import PATIENCE
from sneakernet.games.wired.judgement.judge import JUDGEMENT
from sneakernet.games.wired.rules.book import BOOK
from tests.games.wired.bots.barter_spots import (
    ALIKE,
    ASKED,
    BUILDERS,
    CURES,
    LEADERS,
    NONE,
    PATIENTS,
    REMEMBERED,
    STUCK,
    SWITCHES,
    finish,
    open_offer,
    picks_of,
    table_of,
    tree_of,
)
from tests.games.wired.positions import offer, wired

# Offers that are made


@pytest.mark.parametrize(
    ("position", "name", "swap"),
    [
        (SWITCHES, "ismcts@100", ("A>B", "computer", "switch")),
        (SWITCHES, "strong", ("A>B", "computer", "switch")),
        (CURES, "ismcts@100", ("A>B", "trained", "secured")),
    ],
)
def test_a_card_is_offered_for_a_card_where_both_are_better_off(
    position: str, name: str, swap: tuple[str, str, str]
) -> None:
    t = wired(position)
    assert picks_of(t, name)[0] == "offer"
    assert (t.asked, t.about) == ("B", "trade_answer") and open_offer(t) == swap


def test_such_an_offer_is_accepted() -> None:
    t = offer(wired(SWITCHES), "B", "computer", "switch")
    assert picks_of(t, "ismcts@100") == ["accept"] and t.asked == "A"


@pytest.mark.parametrize("partner", "BC")
def test_who_is_known_to_hold_the_card_is_asked(partner: str) -> None:
    """B and C are alike but for what A knows of their hands."""
    c = "C hand: switch*4 cable-3 secured; C network: S1>K2a"
    d = "D hand: hacked cable-2; D network: S1>K2a>[P1,P2]; D score: 10"
    draw = "draw: computer*8 cable-2*6 hacked*3 secured*7 switch*3; round: 3"
    t = wired(f"{BUILDERS}; {c}; {d}; {draw}; known A of {partner}: switch")
    assert picks_of(t, "ismcts@100")[:2] == ["offer", f"to@{partner}"]
    assert open_offer(t) == (f"A>{partner}", "computer", "switch")


@pytest.mark.parametrize("author", "ABCD")
def test_a_player_makes_offers_in_one_round_of_three(author: str) -> None:
    """A person at a table of bots is not asked all the time."""
    others = "ABCD".replace(author, "")
    text = SWITCHES.replace("; round: 3", "").translate(str.maketrans("ABCD", author + others))
    told = [wired(f"{text}; active: {author}; round: {n}") for n in range(1, 13)]
    rounds = [n for n, t in enumerate(told, 1) if JUDGEMENT.idle(table_of(t)) == NONE]
    assert len(rounds) == 4 and rounds == list(range(rounds[0], 13, PATIENCE)) and PATIENCE == 3


# Offers that are not made

NOWHERE = SWITCHES.replace("switch*4", "powered*4").replace(" switch*3", "")
HARDLY_ANYWHERE = SWITCHES.replace("switch*4", "switch powered*3").replace("switch*3", "new-hire*7 power-outage*7")
# A would like everything that the others have; to them a computer is worth a cable, and a switch more than that.
ONE_SIDED = """A hand: cable-2*6; B hand: switch*3 computer*3; C hand: switch*3 computer*3
draw: switch*4 computer*6; round: 3
"""
# The cure would bring A four points, and the attack that A gives for it a quarter of a point to B.
UNFAIR = """A hand: hacked*6; A network: S1{hacked}>K3a>[P1,P2,P3]; B hand: secured*4; C hand: secured*2
draw: hacked secured*3; round: 3; known A of B: secured
"""
# Both would be better off by less than half a point.
PETTY = """A hand: computer*6; B hand: hacked*3 computer*3; C hand: computer*6; draw: computer*9; round: 3
known A of B: hacked
"""


@pytest.mark.parametrize(
    ("position", "seats"),
    [
        (SWITCHES.replace("round: 3", "round: 4"), 4),
        (f"{SWITCHES}; offers: 1", 4),
        (NOWHERE, 4),
        (HARDLY_ANYWHERE, 4),
        (ONE_SIDED, 3),
        (UNFAIR, 3),
        (PETTY, 3),
        (ALIKE, 3),
    ],
    ids=["another round", "a second one", "nowhere", "hardly anywhere", "one-sided", "unfair", "petty", "alike"],
)
def test_nobody_makes_an_offer_of_which_nothing_can_come(position: str, seats: int) -> None:
    t = wired(position, seats)
    k = t.options.index("offer")
    assert JUDGEMENT.idle(table_of(t)) == k
    assert tree_of(t, 100).tries()[k] == 0
    assert picks_of(t, "strong")[0] != "offer"


def test_a_rare_card_is_asked_for_where_it_is_known_to_be() -> None:
    t = wired(f"{HARDLY_ANYWHERE}; known A of B: switch")
    assert picks_of(t, "ismcts@100")[0] == "offer" and open_offer(t) == ("A>B", "computer", "switch")


def test_the_same_cure_is_asked_for_where_it_is_fair() -> None:
    """B has an issue too, and A has the cure for it."""
    fair = UNFAIR.replace("hacked*6", "hacked*5 trained") + "B network: S1{new-hire}>K3a>[P1,P2,P3]"
    assert JUDGEMENT.idle(table_of(wired(fair, 3))) == NONE


def test_when_trading_has_stopped_the_rest_of_the_turn_is_thought_about() -> None:
    """WD-57: the option is not there, so there is none to leave out."""
    t = wired(SWITCHES.replace("C score: 10", "C score: 20"))
    assert "offer" not in t.options and JUDGEMENT.idle(table_of(t)) == NONE
    assert all(tries > 0 for tries in tree_of(t, 60).tries())


@pytest.mark.parametrize("position", [BUILDERS, PATIENTS], ids=["builders", "patients"])
def test_two_players_do_not_trade(position: str) -> None:
    """What is good for the only rival is bad for oneself."""
    t = wired(position + LEADERS[LEADERS.index("draw") :], 2)
    assert picks_of(t, "ismcts@200")[0] != "offer"


# Counter-offers


@pytest.mark.parametrize(("give", "want"), [("cable-2", "switch"), ("", "switch*2")], ids=["too little", "nothing"])
def test_a_bad_offer_is_answered_by_a_better_one(give: str, want: str) -> None:
    """WD-53: B would part with a switch, but for a computer."""
    t = offer(wired(ASKED, 3), "B", give, want)
    assert picks_of(t, "ismcts@100")[0] == "counter"
    assert (t.asked, t.about) == ("A", "counter_answer") and open_offer(t) == ("B>A", "switch", "computer")


def test_a_counter_offer_may_come_in_any_round() -> None:
    """Patience is for those who ask: who was asked may answer."""
    for n in range(1, 4):
        t = offer(wired(ASKED.replace("round: 3", f"round: {n}"), 3), "B", "cable-2", "switch")
        assert JUDGEMENT.idle(table_of(t)) == NONE


def test_who_has_nothing_better_to_propose_does_not_counter() -> None:
    t = offer(wired(ALIKE, 3), "B", "secured*2", "secured*3")
    k = t.options.index("counter")
    assert JUDGEMENT.idle(table_of(t)) == k and tree_of(t, 60).tries()[k] == 0


# An offer that somebody else has begun


@pytest.mark.parametrize("name", ["ismcts@16", "strong", "expert"])
@pytest.mark.parametrize(
    "begun",
    [
        "offer",
        "offer to@B",
        "offer to@B give:computer",
        "offer to@B give:computer enough",
        "offer to@B give:computer enough want:switch",
    ],
)
def test_who_takes_over_an_offer_goes_on_as_if_it_had_meant_it(begun: str, name: str) -> None:
    """A bot takes a seat in the middle of an offer (WD-87), even in a round in which it would not have begun one."""
    t = wired(SWITCHES.replace("round: 3", "round: 4")).play(*begun.split())
    finish(t, name)
    assert (t.asked, t.about) == ("B", "trade_answer") and open_offer(t) == ("A>B", "computer", "switch")


def test_who_takes_over_keeps_to_the_partner_that_was_named() -> None:
    t = wired(SWITCHES).play("offer", "to@C")
    finish(t, "ismcts@16")
    pair, give, want = open_offer(t)
    assert pair == "A>C" and {give, want}.isdisjoint({""}) and give != want


@pytest.mark.parametrize("name", ["ismcts@16", "strong", "expert"])
@pytest.mark.parametrize(
    "begun",
    [
        "offer",
        "offer to@C",
        "offer to@C enough",
        "offer to@C give:secured",
        "offer to@C give:secured give:secured",
        "offer to@C give:secured enough",
        "offer to@C give:secured enough want:audit",
        "offer to@C give_in_play:facilities",
        "offer to@C enough want_in_play:supervisor",
    ],
)
def test_where_no_swap_is_any_good_the_offer_is_finished_all_the_same(begun: str, name: str) -> None:
    """There is no way back from an offer that is being written: any legal one will do (WD-52)."""
    t = wired(f"{ALIKE}; A classifications: facilities; C classifications: supervisor", 3).play(*begun.split())
    partner = "C" if "to@C" in begun else "B"
    finish(t, name)
    assert (t.asked, t.about) == (partner, "trade_answer") and t.fact("offer") == f"A>{partner} open"


def test_a_partner_with_an_empty_hand_can_still_be_written_to() -> None:
    """WD-51: its classifications are goods."""
    text = SWITCHES.replace("B hand: switch*4 cable-3 secured", "B classifications: supervisor")
    t = wired(text).play("offer", "to@B")
    finish(t, "ismcts@16")
    assert (t.asked, t.about) == ("B", "trade_answer")


# The search


def test_the_search_tries_an_idle_offer_only_where_somebody_insists() -> None:
    t = wired(SWITCHES.replace("round: 3", "round: 4"))
    k = t.options.index("offer")
    tree = tree_of(t, 60)
    assert (tree.tries()[k], sum(tree.tries())) == (0, 60)
    tree.insist(k, 30)
    assert (tree.tries()[k], sum(tree.tries())) == (30, 90)
    tree.grow(20)
    assert (tree.tries()[k], sum(tree.tries())) == (30, 110)


def test_in_the_middle_of_an_offer_the_search_follows_what_was_meant() -> None:
    """Every world is spent on the pick that is custom; what somebody insists on is tried, and then it is left alone."""
    t = wired(SWITCHES).play("offer", "to@B")
    custom, other = t.options.index("give:computer"), t.options.index("give:cable-3")
    assert JUDGEMENT.custom(table_of(t)) == custom
    tree = tree_of(t, 40)
    assert tree.is_settled() and tree.best() == custom and tree.tries()[custom] == 40
    tree.insist(other, 10)
    tree.grow(5)
    assert (tree.tries()[other], tree.tries()[custom]) == (10, 45)


def test_in_imagined_worlds_an_offer_is_written_at_once() -> None:
    """After `offer` the next to be asked is the partner, with a card for a card before it."""
    t = wired(SWITCHES)
    tree = tree_of(t, 1)
    world = tree.world(0)
    answer(world, BOOK.ops, t.options.index("offer"))
    tree.carry_on(world)
    ask = t.rules.ask(world)
    assert (ask.seat, ask.about) == (1, "trade_answer")
    assert "offer: A>B open\noffer_give: computer\n" in t.rules.save(world)
    assert "offer_want: switch\n" in t.rules.save(world)


# Hints and reviews


@pytest.mark.parametrize(
    ("begun", "about", "pick"),
    [
        ("offer", "partner", "to@B"),
        ("offer to@B", "give", "give:computer"),
        ("offer to@B give:computer", "give", "enough"),
        ("offer to@B give:computer enough", "want", "want:switch"),
        ("offer to@B give:computer enough want:switch", "want", "propose"),
    ],
)
def test_a_hint_helps_a_person_to_write_an_offer(begun: str, about: str, pick: str) -> None:
    t = wired(SWITCHES).play(*begun.split())
    found = hint(spot_at(t.game, t.s, t.rules.ask(t.s), "hint"), 40)
    assert (found.seat, found.about, found.pick) == ("A", about, pick) and 0 < found.chance < 1
    assert sorted(option.pick for option in found.options) == sorted(t.options)


def test_a_hint_does_not_say_offer_where_nothing_can_come_of_it() -> None:
    t = wired(ONE_SIDED, 3)
    found = hint(spot_at(t.game, t.s, t.rules.ask(t.s), "hint"), 60)
    assert found.pick != "offer" and [option.tries for option in found.options if option.pick == "offer"] == [0]


def test_a_review_says_what_an_idle_offer_cost() -> None:
    """And it is the same word as before on what would have been better."""
    t = wired(ONE_SIDED, 3)
    seen = {
        played: moment(spot_at(t.game, t.s, t.rules.ask(t.s), "review"), 0, f"A {played}", 60)
        for played in ("offer", "done")
    }
    assert seen["offer"].better == seen["done"].better != "offer" and seen["offer"].before == seen["done"].before
    assert 0 < seen["offer"].after < 1


def test_a_review_knows_a_worse_card_to_give() -> None:
    """A cable is offered where a computer was meant."""
    t = wired(SWITCHES).play("offer", "to@B")
    played = moment(spot_at(t.game, t.s, t.rules.ask(t.s), "review"), 0, "A give:cable-3", 60)
    assert (played.played, played.better) == ("give:cable-3", "give:computer")
    meant = moment(spot_at(t.game, t.s, t.rules.ask(t.s), "review"), 0, "A give:computer", 60)
    assert meant.cost == 0 and meant.before == played.before


# Offers that go on sensibly, and some that do not begin


def test_an_offer_is_written_as_it_was_meant_by_who_forgets() -> None:
    """Now and then a player who has asked to make an offer wants a computer for nothing."""
    for seed in range(20):
        t = wired(REMEMBERED, 3)
        if picks_of(t, "strong", f"forget {seed}")[0] == "offer":
            assert open_offer(t) == ("A>C", "computer", "switch")


def test_nobody_answers_an_offer_with_the_same_offer() -> None:
    """It would be accepted or declined at once (WD-53)."""
    t = offer(wired(ASKED, 3), "B", "computer", "switch")
    if JUDGEMENT.idle(table_of(t)) == NONE:
        finish(t.play("counter"), "ismcts@16")
        assert open_offer(t) != ("B>A", "switch", "computer")


def test_who_takes_over_an_offer_gives_nothing_away() -> None:
    """Whatever is wanted for it, a card for nothing is the worst way to finish (WD-51)."""
    t = wired(SWITCHES).play("offer", "to@B", "give:cable-2")
    finish(t, "ismcts@16")
    assert open_offer(t)[2] != ""


def test_two_players_do_not_trade_though_they_have_nothing_else_to_do() -> None:
    assert picks_of(wired(STUCK, 2), "ismcts@200")[0] != "offer"

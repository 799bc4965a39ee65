"""WIRED, set-up: the deck, dealer, deal (WD-1 to WD-4)."""

from typing import Any

import pytest

from sneakernet.core.settings import BadSetting
from sneakernet.games.wired.series import SERIES
from sneakernet.table.series import Before
from tests.games.wired.positions import (
    ATTACKS,
    CLASSIFICATIONS,
    DECK,
    EQUIPMENT,
    RESOLUTIONS,
    SEATS,
    everything,
    hand,
    lie,
    public,
    wander,
    wired,
)
from tests.support.table import Table


def test_the_deck_has_143_cards_of_18_kinds() -> None:
    """Counts and categories of 1.1."""
    t = wired("draw: rest")
    assert dict(everything(t, 4)) == DECK and len(DECK) == 18 and sum(DECK.values()) == 143
    sums = [sum(kinds.values()) for kinds in (EQUIPMENT, ATTACKS, RESOLUTIONS, CLASSIFICATIONS)]
    assert sums == [74, 27, 27, 15]


def test_a_new_game_is_made_of_these_cards() -> None:
    assert dict(everything(Table("wired", "", seats=4, seed="8"), 4)) == DECK


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_four_players_are_dealt_six_each(seed: str) -> None:
    """Dealer A, so B goes first (WD-2, WD-3)."""
    t = Table("wired", "", seats=4, seed=seed, dealer="A")
    assert [len(hand(t, s)) for s in "ABCD"] == [6, 6, 6, 6]
    assert len(lie(t, "draw")) == 119 and lie(t, "discard") == []
    assert t.fact("dealer") == "A" and t.asked == "B" and public(t, "active") == "B"
    assert "A deals" in t.events and "B began*1" in t.events
    assert public(t, "scores") == [0, 0, 0, 0] and public(t, "round") == 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_can_play(seats: int) -> None:
    """WD-1, WD-3, WD-66: six cards each, the rest is the draw pile."""
    t = Table("wired", "", seats=seats, seed="1", dealer="B")
    assert [len(hand(t, s)) for s in SEATS[:seats]] == [6] * seats
    assert len(lie(t, "draw")) == 143 - 6 * seats
    assert t.asked == ("A" if seats == 2 else "C")


@pytest.mark.parametrize("seats", [1, 7])
def test_one_or_seven_cannot_play(seats: int) -> None:
    """WD-1."""
    with pytest.raises(BadSetting, match="seat-count"):
        Table("wired", "", seats=seats, seed="1")


def test_the_first_dealer_is_chosen_by_chance() -> None:
    """WD-2: each seat may be the dealer, and the player on the dealer's left goes first."""
    tables = [Table("wired", "", seats=4, seed=str(n)) for n in range(40)]
    assert {t.fact("dealer") for t in tables} == set("ABCD")
    assert all(t.asked == "BCDA"["ABCD".index(t.fact("dealer"))] for t in tables)


def next_dealer(t: Table) -> str:
    """Who deals the game after this one."""
    return SERIES.next(Before(t.rules.outcome(t.s), t.view("spectator"), (True,) * 4, 1, {})).settings["dealer"]


def test_the_next_game_is_dealt_by_the_next_seat() -> None:
    """WD-2: afterwards the next seat to the left."""
    t = wired("dealer: D; active: D; round: 1; step: draw", round_cap=1)
    assert t.over and next_dealer(t) == "A"
    t = wired("dealer: B; active: B; round: 1; step: draw", round_cap=1)
    assert t.over and next_dealer(t) == "C"


def test_one_seed_is_one_deal_and_another_seed_another() -> None:
    """WD-3: the shuffle comes from the seed alone."""
    first, again, other = (Table("wired", "", seats=4, seed=s, dealer="A") for s in ("5", "5", "6"))
    assert first.save() == again.save() != other.save()


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_no_card_is_lost_or_made(seats: int) -> None:
    """143 cards at every moment, whatever is played."""
    t = Table("wired", "", seats=seats, seed=str(seats))
    for n in range(60):
        wander(t, n, 2)
        assert dict(everything(t, seats)) == DECK


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_seat_is_played_to_the_end_whoever_sits_there(seats: int) -> None:
    """WD-87: nobody can get up from the rules' table; whoever takes over answers for the same seat."""
    t = Table("wired", "", seats=seats, seed="2", round_cap=2)
    first = t.asked
    assert t.refuses("leave").rule == "WD-59"
    wander(t, 1, 40)
    substitute = Table("wired", t.save())
    assert (substitute.asked, substitute.options) == (t.asked, t.options) and first is not None


@pytest.mark.parametrize(
    "setting",
    [
        {"target": 9},
        {"target": 51},
        {"trade_stop": 0},
        {"gemini": "maybe"},
        {"peel_out_seconds": 0},
        {"peel_out_seconds": 61},
        {"thunderdome": "duel"},
        {"offers_per_turn": 21},
        {"trade_answer_seconds": 0},
        {"response_seconds": 301},
        {"round_cap": 501},
        {"dealer": "G"},
        {"colour": "red"},
    ],
)
def test_a_setting_beyond_its_bounds_is_refused(setting: dict[str, Any]) -> None:
    """5: the table of settings."""
    with pytest.raises(ValueError, match=next(iter(setting))):
        Table("wired", "", seats=4, seed="1", **setting)


def test_the_dealer_is_one_of_the_players() -> None:
    """WD-2: with two players nobody sits at C."""
    with pytest.raises(ValueError, match="dealer"):
        Table("wired", "", seats=2, seed="1", dealer="C")
    assert Table("wired", "", seats=3, seed="1", dealer="C").asked == "A"


def test_the_defaults_of_the_brief() -> None:
    """5: the table of settings."""
    t = Table("wired", "", seed="1")
    assert t.s.seats() == 4
    values = t.rules.settings_of(t.s)
    house = ("gemini", "kingmaker", "peel_out", "king_seal", "switcheroo")
    assert [values[name] for name in house] == ["off"] * 5
    assert (values["target"], values["trade_stop"], values["thunderdome"]) == ("25", "20", "sudden_death")
    assert (values["offers_per_turn"], values["round_cap"], values["peel_out_seconds"]) == ("6", "100", "5")
    assert (values["trade_answer_seconds"], values["response_seconds"]) == ("30", "20")


def test_more_copies_than_the_deck_has_cannot_be_laid() -> None:
    with pytest.raises(ValueError, match="seal-the-deal"):
        wired("A hand: seal-the-deal; B hand: seal-the-deal")

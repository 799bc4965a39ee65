"""HACKERS, set-up: players, starting player, phones, deal (HK-1 to HK-5)."""

import pytest

from sneakernet.core.settings import BadSetting
from tests.games.hackers.positions import PACK, SEATS, play_out
from tests.support.table import Table

HACKERS_300 = ["hacker-cereal", "hacker-joey", "hacker-nikon", "hacker-phreak"]


def everything(t: Table, seats: str = SEATS) -> list[str]:
    places = ["deck", "snoop", "phones", "box"] + [f"{s} {zone}" for s in seats for zone in ("hand", "files")]
    return [card for place in places for card in t.cards(place)]


@pytest.mark.parametrize("seed", ["1", "2", "3", "4", "5"])
def test_four_players_are_dealt_3_2_2_1(seed: str) -> None:
    """Starter A (HK-4, 5)."""
    t = Table("hackers", "", seats=4, seed=seed, first_starter="host")
    assert t.fact("starter") == "A" and t.asked == "A"
    assert [len(t.cards(f"{s} hand")) for s in SEATS] == [3, 2, 2, 1]
    assert [len(t.cards(place)) for place in ("deck", "snoop", "phones", "box")] == [len(PACK) - 10, 1, 1, 0]
    assert all(t.cards(f"{s} files") == [] for s in SEATS)
    assert sorted(everything(t)) == sorted(PACK)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_three_players_are_dealt_3_2_1_from_the_starter(seed: str) -> None:
    """Starter B (HK-4, 5)."""
    t = Table("hackers", "", seats=3, seed=seed, starter="B")
    assert [len(t.cards(f"{s} hand")) for s in "BCA"] == [3, 2, 1]
    assert len(t.cards("deck")) == len(PACK) - 8 and len(t.cards("snoop")) == 1
    assert t.asked == "B" and t.fact("active") == "B"
    assert sorted(everything(t, "ABC")) == sorted(PACK)


@pytest.mark.parametrize("seats", [1, 2, 5, 6])
def test_only_three_or_four_can_play(seats: int) -> None:
    """HK-1."""
    with pytest.raises(BadSetting, match="seat-count"):
        Table("hackers", "", seats=seats, seed="1")


def test_the_starter_sends_a_hacker_to_fix_the_phones() -> None:
    """C is asked and picks Nikon, before the shuffle (HK-3)."""
    t = Table("hackers", "", seats=4, seed="1", phones_hacker="ask", starter="C")
    assert (t.asked, t.about) == ("C", "choose_phones")
    assert sorted(t.options) == [f"phones:{h}" for h in HACKERS_300]
    assert all(t.cards(f"{s} hand") == [] for s in SEATS)
    t.play("phones:hacker-nikon")
    assert t.cards("phones") == ["hacker-nikon"] and "C phones:hacker-nikon" in t.seen_by("A")
    elsewhere = everything(t)
    elsewhere.remove("hacker-nikon")
    assert len(elsewhere) == len(PACK) - 1 and "hacker-cereal" in elsewhere and "hacker-nikon" not in elsewhere
    assert [len(t.cards(f"{s} hand")) for s in "CDAB"] == [3, 2, 2, 1]


def test_the_hacker_at_the_phones_never_comes_back() -> None:
    """Nikon appears nowhere else as long as the game lasts (HK-3)."""
    t = Table("hackers", "", seats=4, seed="7", phones_hacker="ask", starter="C").play("phones:hacker-nikon")
    while t.asked is not None:
        assert t.cards("phones") == ["hacker-nikon"] and everything(t).count("hacker-nikon") == 1
        t.play(t.options[-1])
    assert t.cards("phones") == ["hacker-nikon"]


@pytest.mark.parametrize("who", ["cereal", "joey", "nikon", "phreak"])
def test_the_setting_names_who_fixes_the_phones(who: str) -> None:
    """HK-3."""
    t = Table("hackers", "", seats=4, seed="1", phones_hacker=who)
    assert t.cards("phones") == [f"hacker-{who}"] and t.about != "choose_phones"


def test_cereal_fixes_the_phones_by_default() -> None:
    """HK-3."""
    assert Table("hackers", "", seats=4, seed="1").cards("phones") == ["hacker-cereal"]


def test_chance_may_send_any_300_baud_hacker_to_the_phones() -> None:
    """HK-3."""
    sent = [Table("hackers", "", seats=4, seed=str(n), phones_hacker="random").cards("phones") for n in range(40)]
    assert {hacker for phones in sent for hacker in phones} == set(HACKERS_300)
    assert all(len(phones) == 1 for phones in sent)


def test_the_last_winner_starts_and_the_right_neighbour_gets_one_card() -> None:
    """D won the last game at the table, so the table names D as starter (HK-2, 4)."""
    t = Table("hackers", "", seats=4, seed="1", starter="D")
    assert t.fact("starter") == "D" and t.fact("active") == "D"
    assert [len(t.cards(f"{s} hand")) for s in "DABC"] == [3, 2, 2, 1]


def test_a_first_game_is_started_by_chance() -> None:
    """HK-2: each seat may be the starter."""
    starters = {Table("hackers", "", seats=4, seed=str(n)).fact("starter") for n in range(40)}
    assert starters == set(SEATS)


def test_a_first_game_may_be_started_by_the_host() -> None:
    """HK-2."""
    tables = [Table("hackers", "", seats=4, seed=str(n), first_starter="host") for n in range(8)]
    assert {t.fact("starter") for t in tables} == {"A"}


def test_filling_snoop_at_set_up_announces_nothing() -> None:
    """HK-5."""
    t = Table("hackers", "", seats=3, seed="1")
    assert t.fact("announcer") == "" and not any("hacked_the_planet" in e for e in t.events)


def test_one_seed_is_one_deal_and_another_seed_another() -> None:
    """HK-4: the shuffle comes from the seed alone."""
    first, again, other = (Table("hackers", "", seats=4, seed=s, starter="A") for s in ("5", "5", "6"))
    assert everything(first) == everything(again) != everything(other)


@pytest.mark.parametrize("seats", [3, 4])
def test_a_dealt_game_is_played_to_an_end_with_all_its_cards(seats: int) -> None:
    """PHONES, DECK, SNOOP, HANDs, FILES and BOX hold all cards at every moment."""
    t = Table("hackers", "", seats=seats, seed="3")
    while t.asked is not None:
        assert sorted(everything(t, SEATS[:seats])) == sorted(PACK)
        t.play(t.options[0])
    assert sorted(everything(play_out(t), SEATS[:seats])) == sorted(PACK) and len(t.scores) == seats

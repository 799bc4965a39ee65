"""A bot cannot cheat: it is handed a state in which every hidden card is another one, and picks the same.

That these tests would notice is shown by bots that do cheat.
"""

import pytest

from sneakernet.bots import Bot, make, spot_at
from sneakernet.bots.hints import hint
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.memory import recall
from sneakernet.bots.registry import judgement
from sneakernet.core.game import Game
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from tests.bots.cheats import CHEATS, PeekingAt, PeekingSearch, real_table
from tests.bots.spots import alike, all_tables, decisions, swapped, tables, with_other_cards
from tests.support.pinned import PINNED, pinned_game, places

BOTS = ("uniform", "greedy", "ismcts@40", "newcomer", "casual", "strong")  # expert is strong with more worlds


def caught(bot: Bot, game: Game, edition: str, seats: int) -> list[int]:
    """The decisions of a game at which a bot picks something else when the hidden cards are others."""
    rules = game.rules
    found: list[int] = []
    replaced = 0
    for n, groups in enumerate(alike(rules, edition, seats, "secrecy", every=2, most=40)):
        for tables_alike in groups:
            picks: set[int] = set()
            for s in tables_alike:
                ask = rules.ask(s)
                assert ask is not None
                picks.add(bot.pick(spot_at(game, s, ask, f"spot {n}")))
            replaced += any(s.encode() != tables_alike[0].encode() for s in tables_alike)
            if len(picks) > 1:
                found.append(n)
    assert replaced, "other tables must differ somewhere"
    return found


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_picks_the_same_whatever_is_hidden(name: str, game: str, edition: str, seats: int) -> None:
    assert caught(make(name, find(game)), find(game), edition, seats) == []


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
@pytest.mark.parametrize("cheat", CHEATS)
def test_a_bot_that_looks_at_the_real_cards_is_caught(cheat: str, game: str, edition: str, seats: int) -> None:
    assert caught(CHEATS[cheat](game), find(game), edition, seats) != []


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_a_bot_that_looks_at_a_card_which_no_imagined_world_moves_is_caught(
    game: str, edition: str, seats: int
) -> None:
    """Tables that come from `imagine` all have this card where it lies: the others have to catch it."""
    card = PINNED[edition]
    pinned = pinned_game(game, card)
    assert caught(PeekingAt(card), pinned, edition, seats) != []
    for imagined, _ in alike(pinned.rules, edition, seats, "secrecy", every=2, most=40):
        assert len({str(places(pinned.rules, s).get(card)) for s in imagined}) == 1


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_worlds_that_a_seat_cannot_tell_apart_are_one_table_to_a_bot(game: str, edition: str, seats: int) -> None:
    rules = find(game).rules
    judge = judgement(find(game))
    for n, s in enumerate(decisions(rules, edition, seats, "one table", every=5, most=8)):
        ask = rules.ask(s)
        assert ask is not None
        tables_seen = {
            recall(spot_at(find(rules.name), table, ask, f"spot {n}"), judge).encode()
            for table in (s, *(with_other_cards(rules, s, ask.seat, other) for other in ("first", "second")))
        }
        assert len(tables_seen) == 1


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_the_real_tables_are_several(game: str, edition: str, seats: int) -> None:
    """They are one table to a bot only because all that is hidden from it is put in order."""
    rules = find(game).rules
    for n, s in enumerate(decisions(rules, edition, seats, "one table", every=5, most=8)):
        ask = rules.ask(s)
        assert ask is not None
        tables_seen = {
            real_table(
                spot_at(find(rules.name), with_other_cards(rules, s, ask.seat, other), ask, f"spot {n}")
            ).encode()
            for other in ("first", "second", "third")
        }
        assert len(tables_seen) > 1


@pytest.mark.parametrize(("game", "edition", "seats", "settings"), all_tables())
def test_so_they_are_at_every_number_of_seats_and_by_all_house_rules(
    game: str, edition: str, seats: int, settings: dict[str, str]
) -> None:
    rules = find(game).rules
    judge = judgement(find(game))
    for seed in ("all 0", "all 1", "all 2"):
        for n, s in enumerate(decisions(rules, edition, seats, seed, every=2, most=30, settings=settings)):
            ask = rules.ask(s)
            assert ask is not None
            tables_seen = {
                recall(spot_at(find(rules.name), table, ask, "spot"), judge).encode()
                for table in (s, *(with_other_cards(rules, s, ask.seat, other) for other in ("first", "second")))
            }
            assert len(tables_seen) == 1, f"{seed}, decision {n}"
            if n % 5 == 0:
                here, there = (
                    recall(spot_at(find(game), s, ask, "spot"), judge) for s in swapped(rules, s, ask.seat, seed)
                )
                assert here.encode() == there.encode(), f"{seed}, decision {n}"


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_the_table_as_a_bot_remembers_it_looks_like_the_real_one(game: str, edition: str, seats: int) -> None:
    """And so do the worlds that are imagined from it."""
    rules = find(game).rules
    for n, s in enumerate(decisions(rules, edition, seats, "remembered", every=6, most=6)):
        ask = rules.ask(s)
        assert ask is not None
        table = recall(spot_at(find(rules.name), s, ask, f"spot {n}"), judgement(find(game)))
        assert rules.view(table, ask.seat) == rules.view(s, ask.seat)
        assert rules.view(rules.imagine(table, ask.seat, Rng("world")), ask.seat) == rules.view(s, ask.seat)


def hints_differ(game: str, edition: str, seats: int) -> bool:
    """Whether some hint of a game is another when the hidden cards are others."""
    rules = find(game).rules
    for s in decisions(rules, edition, seats, "hints", every=10, most=3):
        ask = rules.ask(s)
        assert ask is not None
        other = with_other_cards(rules, s, ask.seat, "first")
        if hint(spot_at(find(rules.name), s, ask, "x"), 50) != hint(spot_at(find(rules.name), other, ask, "x"), 50):
            return True
    return False


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_a_hint_is_the_same_whatever_is_hidden(game: str, edition: str, seats: int) -> None:
    assert not hints_differ(game, edition, seats)


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_a_hint_that_looks_at_the_real_cards_is_caught(
    game: str, edition: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ismcts, "plant", PeekingSearch.plant)
    assert hints_differ(game, edition, seats)

"""Offers of bots in whole games of WIRED: what they give and want, how often they ask, and what they know (WD-52)."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.memory import recall
from sneakernet.core.record import Record
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from sneakernet.games.wired.judgement.barter import ENVY, GAIN, PATIENCE, PROFIT
from sneakernet.games.wired.judgement.judge import JUDGEMENT
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.stock import ONE, how_many
from sneakernet.lab.match import Match, play
from tests.games.wired.bots.barter_spots import NONE, WRITING

WIRED = find("wired")
RULES = WIRED.rules
BEGINS = ("offer", "counter")
HOUSE_RULES: list[dict[str, str]] = [{}, {"kingmaker": "on"}, {"gemini": "on", "king_seal": "on", "switcheroo": "on"}]


class Offer(NamedTuple):
    """One offer of a record."""

    seat: str
    verb: str  # offer or counter
    give: tuple[str, ...]
    want: tuple[str, ...]
    turn: int
    round: int


def offers_in(record: Record) -> list[Offer]:
    """All offers of a game, in order."""
    s: Any = RULES.new(record.edition, record.seats, record.seed, record.settings)
    found: list[Offer] = []
    for line in record.picks:
        seat, _, pick = line.partition(" ")
        if pick in BEGINS:
            found.append(Offer(seat, pick, (), (), int(s.turns()), int(s.round())))
        elif pick.startswith("give"):
            found[-1] = found[-1]._replace(give=(*found[-1].give, pick))
        elif pick.startswith("want"):
            found[-1] = found[-1]._replace(want=(*found[-1].want, pick))
        RULES.pick(s, RULES.find(s, pick))
    return found


def played(bots: tuple[str, ...], seed: str, **settings: str) -> list[Offer]:
    """The offers of a game between bots, of those that search."""
    match = Match("wired", "", len(bots), tuple(settings.items()), seed, bots)
    thinkers = [letter(seat) for seat, bot in enumerate(bots) if bot != "uniform"]
    return [offer for offer in offers_in(play(match).record()) if offer.seat in thinkers]


def are_well_mannered(offers: list[Offer]) -> bool:
    """A hand card for a hand card of another kind; one offer in a turn, and then two rounds without."""
    for n, offer in enumerate(offers):
        assert len(offer.give) == len(offer.want) == 1, offer
        assert offer.give[0].startswith("give:") and offer.want[0].startswith("want:"), offer
        assert offer.give[0].removeprefix("give:") != offer.want[0].removeprefix("want:"), offer
        for later in offers[n + 1 :]:
            if (later.seat, later.verb, offer.verb) == (offer.seat, "offer", "offer"):
                assert later.turn > offer.turn and later.round - offer.round >= PATIENCE, (offer, later)
    return True


@pytest.mark.parametrize(
    ("bots", "seed", "target"),
    [
        (("ismcts@60",) * 3, "barter/6", "25"),
        (("strong",) * 4, "barter/11", "25"),
        (("ismcts@30",) * 6, "barter/0", "12"),
    ],
    ids=["three", "four", "six"],
)
def test_bots_that_search_ask_for_a_card_and_give_one(bots: tuple[str, ...], seed: str, target: str) -> None:
    """They used to ask for five HEAD HUNTERs for nothing, up to 25 times a game."""
    offers = played(bots, seed, target=target)
    assert are_well_mannered(offers) and len(offers) < 8


def test_so_they_do_among_players_who_offer_anything() -> None:
    """Others offer, counter, give and take at random: there is much to answer, and much is known of hands."""
    found = [played(("ismcts@20", "ismcts@20", "uniform", "uniform"), f"among {n}", kingmaker="on") for n in range(6)]
    assert all(are_well_mannered(offers) for offers in found)
    assert any(offer.verb == "counter" for offers in found for offer in offers)


def test_two_bots_do_not_trade() -> None:
    assert not any(played(("ismcts@40",) * 2, f"two {n}") for n in range(2))


# Every offer that a bot might make


def game(seats: int, seed: str, bot: str, settings: dict[str, str]) -> Iterator[tuple[Any, Any]]:
    """Every question of a game, with its table."""
    s: Any = RULES.new("", seats, seed, settings)
    player = make(bot, WIRED)
    n = 0
    while (ask := RULES.ask(s)) is not None and n < 1200:
        yield s, ask
        RULES.pick(s, player.pick(spot_at(WIRED, s, ask, f"{seed} {n}")))
        n += 1


def seen_by_asked(s: Any, ask: Any) -> Any:
    """The table as whoever is asked remembers it."""
    return recall(spot_at(WIRED, s, ask, "seen"), JUDGEMENT)


def written(s: Any) -> tuple[int, list[str]]:
    """An offer that has begun is written to its end: to whom it goes, and what was picked."""
    to = -1
    said: list[str] = []
    while (ask := RULES.ask(s)) is not None and ask.about in WRITING:
        k = JUDGEMENT.custom(seen_by_asked(s, ask))
        assert 0 <= k < len(ask.options)
        said.append(ask.options[k].spelling)
        to = int(s.offer_to())
        RULES.pick(s, k)
    return to, said


def only(said: list[str], verb: str) -> int:
    """The one kind of card that was picked with a verb; classifications in play have another one."""
    named = [pick for pick in said if pick.startswith(verb)]
    assert len(named) == 1 and named[0].startswith(f"{verb}:"), said
    return PACK.names.index(named[0].removeprefix(f"{verb}:"))


def gains(table: Any, me: int, to: int, give: int, want: int) -> tuple[float, float]:
    """What a swap brings the author, and what it brings the partner as far as the author sees it."""
    held, known = table.hand(me), table.known_hand(me, to)
    rest = known - (ONE[want] if how_many(known, want) else 0)
    values = []
    for mine, theirs in ((held, rest + ONE[want]), (held - ONE[give] + ONE[want], rest + ONE[give])):
        world = table.copy()
        world.set_hand(me, mine, table.hand_size(me))
        world.set_hand(to, theirs, table.hand_size(to))
        values.append((JUDGEMENT.standing(world, me), JUDGEMENT.standing(world, to)))
    return values[1][0] - values[0][0], values[1][1] - values[0][1]


def is_fair(mine: float, theirs: float, slack: float) -> bool:
    """Whether a swap brings the author enough, and the partner enough of it."""
    return mine >= PROFIT - slack and theirs >= max(GAIN, ENVY * mine) - slack


@pytest.mark.parametrize("bot", ["casual", "uniform"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_whoever_begins_an_offer_has_one_that_both_would_like(seats: int, bot: str) -> None:
    """In sound positions and in silly ones: the author gains, and the partner at least half as much."""
    found = 0
    for seed in range(12):
        for s, ask in game(seats, f"like {seed}", bot, HOUSE_RULES[seed % len(HOUSE_RULES)]):
            begin = [k for k, option in enumerate(ask.options) if option.spelling in BEGINS]
            if begin and JUDGEMENT.idle(table := seen_by_asked(s, ask)) == NONE:
                after = s.copy()
                RULES.pick(after, begin[0])
                to, said = written(after)
                give, want = only(said, "give"), only(said, "want")
                assert give != want and to != ask.seat and how_many(table.hand(ask.seat), give) > 0
                assert is_fair(*gains(table, ask.seat, to, give, want), slack=1e-9)
                found += 1
    assert found > 5


@pytest.mark.parametrize("seats", [3, 4])
def test_a_fair_swap_for_a_card_that_is_known_is_not_overlooked(seats: int) -> None:
    """In one of three rounds the author would begin an offer; players at random show each other many cards."""
    found = 0
    for seed in range(6):
        for s, ask in game(seats, f"overlooked {seed}", "uniform", {}):
            if ask.about == "trade" and s.offers_made() == 0 and has_fair_swap(s, ask.seat):
                tables = [s.copy() for _ in range(PATIENCE)]
                for n, table in enumerate(tables):
                    table.set_round(s.round() + n)
                assert [JUDGEMENT.idle(seen_by_asked(table, ask)) for table in tables].count(NONE) == 1, RULES.save(s)
                found += 1
    assert found > 5


def has_fair_swap(s: Any, me: int) -> bool:
    """Whether the author knows of a card in another hand that both would like to see exchanged."""
    kinds = range(len(PACK.names))
    return any(
        is_fair(*gains(s, me, p, give, want), slack=-1e-9)
        for p in range(int(s.seats()))
        if p != me
        for want in kinds
        if how_many(s.known_hand(me, p), want)
        for give in kinds
        if give != want and how_many(s.hand(me), give)
    )


# What bots know


@pytest.mark.parametrize("bot", ["casual", "uniform"])
@pytest.mark.parametrize("seats", [3, 5])
def test_offers_do_not_depend_on_hidden_cards(seats: int, bot: str) -> None:
    """On tables that the author cannot tell apart it begins the same offer, or none, and goes on in the same way."""
    asked = changed = 0
    for seed in range(4):
        for n, (s, ask) in enumerate(game(seats, f"hidden {seed}", bot, {})):
            if ask.about not in ("trade", "trade_answer", *WRITING):
                continue
            worlds = [s, *(RULES.imagine(s, ask.seat, Rng(f"{seed} {n} {k}")) for k in range(3))]
            changed += len({world.encode() for world in worlds}) > 1
            asked += 1
            picks = {(int(JUDGEMENT.idle(world)), int(JUDGEMENT.custom(world))) for world in worlds}
            tables = [JUDGEMENT.blind(world, ask.seat) for world in worlds]
            picks |= {(int(JUDGEMENT.idle(table)), int(JUDGEMENT.custom(table))) for table in tables}
            assert len(picks) == 1, RULES.save(s)
    assert asked > 60 and changed > asked / 2


def test_an_offer_that_is_being_written_by_anybody_can_be_finished() -> None:
    """Players at random begin offers of every kind, with classifications in play and with any number of cards."""
    finished = 0
    for seed in range(6):
        for s, ask in game(4, f"finish {seed}", "uniform", {"kingmaker": "on"}):
            if ask.about in WRITING:
                written(after := s.copy())
                assert int(after.asked()) != ask.seat or int(after.offer_state()) == 0
                finished += 1
    assert finished > 200

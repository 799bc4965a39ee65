"""Levels: one table, four ways to play; and the names under which bots are asked for."""

from typing import Any

import pytest

from sneakernet.bots import BOTS, UnknownBot, ismcts, make, spot_at
from sneakernet.bots.bot import Spot
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.levels import LEVELS
from sneakernet.bots.memory import recall
from sneakernet.bots.registry import bot_names, judgement
from sneakernet.bots.search.tree import Tree
from sneakernet.core.registry import all_games, find, game_names
from sneakernet.server.thinking.pool import decide
from tests.support.table import Table

SEEN_GOING = (
    "A hand: worm virus curtis; B hand: the-gibson payphone; deck: diskette scapegoat media-icons phone-tap; "
    "snoop: hacker-nikon; known A: worm virus curtis the-gibson hacker-nikon media-icons"
)


def picks(name: str, t: Table, times: int) -> list[str]:
    """What a level picks in a position, asked again and again; 200 worlds are enough here, however slow the machine."""
    bot = LEVELS[name].bot(find("hackers"), judgement(find("hackers")))
    if isinstance(bot, Ismcts):
        bot.seconds = 0.0
        bot.iterations = min(bot.iterations, 200)
    ask = t.rules.ask(t.s)
    return [ask.options[bot.pick(spot_at(t.game, t.s, ask, f"time {n}"))].spelling for n in range(times)]


def test_a_newcomer_takes_its_points_where_everybody_else_strikes_the_leader() -> None:
    """A's last turn: with The Gibson it has 12 points to B's 13; Burn leaves B with 4, and 7 are enough."""
    files = "A files: hacker-joey; B files: security-officer hacker-dade; C files: media-icons; D files: dumpster-dive"
    last_turn = "active: A; announcer: A; ending: yes; deck: virus diskette phone-tap worm; snoop: hacker-nikon"
    t = Table("hackers", f"{last_turn}; {files}; A hand: the-gibson hacker-burn", seats=4)
    assert [set(picks(name, t, 5)) for name in LEVELS] == [{"add:the-gibson"}, *[{"add:hacker-burn"}] * 3]


def test_only_who_searches_sees_what_a_rival_will_do_about_it() -> None:
    """B plays last, and everybody sees its Scapegoat: it would take "Security Officer" and win by 12 to 11 (HK-39)."""
    files = "A files: curtis; B files: phone-tap; C files: payphone; D files: cyberdelia"
    last_turns = "active: A; announcer: B; ending: yes; deck: virus worm dumpster-dive diskette; snoop: media-icons"
    hands = "A hand: security-officer garbage-file; B hand: scapegoat"
    t = Table("hackers", f"{last_turns}; {files}; {hands}", seats=4, open_source="on")
    dazzled, clever = {"add:security-officer"}, {"add:garbage-file"}
    assert [set(picks(name, t, 5)) for name in LEVELS] == [dazzled, dazzled, clever, clever]


def test_each_level_remembers_more_often_than_the_one_below_what_lies_under_the_deck() -> None:
    """A knows that The Gibson is the lowest card, and Phone Tap lets it draw that one (HK-23)."""
    hands = "A hand: hacker-nikon media-icons; B hand: hacker-burn; C hand: virus; D hand: special-agent"
    deck = "deck: dumpster-dive diskette payphone hacker-joey the-gibson; snoop: worm"
    known = "known A: phone-tap hacker-nikon media-icons worm the-gibson"
    t = Table("hackers", f"A files: phone-tap; {hands}; {deck}; {known}", seats=4).play("add:hacker-nikon", "deck")
    newcomer, casual, strong, expert = (picks(name, t, 40).count("bottom") for name in LEVELS)
    assert newcomer < 25, "who has forgotten it draws anywhere"
    assert newcomer < casual < strong < expert == 40


@pytest.mark.parametrize(
    ("seats", "name", "turns", "worlds"),
    [(4, "strong", 4, 50), (4, "expert", 8, 1_000), (2, "strong", 2, 50), (2, "expert", 2, 4_000)],
)
def test_an_expert_of_wired_looks_a_round_further_against_several_rivals(
    seats: int, name: str, turns: int, worlds: int
) -> None:
    rules = find("wired").rules
    s = rules.new("", seats, "far")
    ask = rules.ask(s)
    assert ask is not None
    bot = LEVELS[name].bot(find("wired"), judgement(find("wired")))
    assert isinstance(bot, Ismcts)
    bot.seconds = 0.0  # as many worlds as it wants, however busy the machine
    tree = bot.think(spot_at(find(rules.name), s, ask, "far"))
    assert (int(tree.turns), int(tree.iterations)) == (turns, worlds)


def test_every_level_plays_every_game() -> None:
    for rules in [game.rules for game in all_games()]:
        s = rules.new("", 0, "levels")
        for name in LEVELS:
            ask = rules.ask(s)
            assert ask is not None
            bot = make(name, find(rules.name))
            assert 0 <= bot.pick(spot_at(find(rules.name), s, ask, name)) < len(ask.options)


class Clock:
    """A clock that goes on by a fixed step whenever somebody looks at it: a machine of known speed."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.now = 100.0
        self.looks = 0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


@pytest.mark.parametrize("game", list(game_names()))
@pytest.mark.parametrize("name", [name for name, level in LEVELS.items() if level.searches])
def test_a_level_stops_thinking_when_its_time_is_over(name: str, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine so slow that a slice of worlds takes half of its seconds, it answers after two."""
    level = LEVELS[name]
    clock = Clock(level.seconds / 2)
    monkeypatch.setattr(ismcts, "monotonic", clock)
    rules = find(game).rules
    s = rules.new("", 0, "slow")
    ask = rules.ask(s)
    assert ask is not None
    bot = level.bot(find(game), judgement(find(game)))
    assert isinstance(bot, Ismcts)
    tree = bot.think(spot_at(find(rules.name), s, ask, "slow"))
    assert clock.looks == 1 + 2
    assert int(tree.iterations) == 2 * ismcts.SLICE < level.worlds


def test_what_a_search_does_before_its_first_world_counts_as_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(0.0)
    monkeypatch.setattr(ismcts, "monotonic", clock)
    t = Table("hackers", SEEN_GOING, seats=4)
    bot = LEVELS["strong"].bot(find("hackers"), judgement(find("hackers")))
    assert isinstance(bot, Ismcts)
    plant = bot.plant

    def slowly(spot: Spot) -> Tree[Any]:
        clock.now += LEVELS["strong"].seconds
        return plant(spot)

    monkeypatch.setattr(bot, "plant", slowly)
    tree = bot.think(spot_at(t.game, t.s, t.rules.ask(t.s), "late"))
    assert int(tree.iterations) == ismcts.SLICE, "one slice is thought whatever it takes"


def test_a_fast_machine_thinks_no_more_worlds_than_the_level_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ismcts, "monotonic", Clock(0.0))
    t = Table("hackers", SEEN_GOING, seats=4)
    bot = LEVELS["strong"].bot(find("hackers"), judgement(find("hackers")))
    assert isinstance(bot, Ismcts)
    tree = bot.think(spot_at(t.game, t.s, t.rules.ask(t.s), "fast"))
    assert int(tree.iterations) == LEVELS["strong"].worlds


def test_a_level_thinks_as_long_about_an_easy_choice_as_about_a_hard_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """People could read its hand from a quick answer. In the lab nobody waits for it."""
    t = Table("hackers", SEEN_GOING, seats=4)
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "easy")
    thought: list[int] = []
    for bot in (make("strong", t.game, patient=True), make("strong", t.game)):
        assert isinstance(bot, Ismcts)
        tree = bot.plant(spot)
        monkeypatch.setattr(bot, "plant", lambda _, tree=tree: tree)
        bot.pick(spot)
        thought.append(int(tree.iterations))
    assert thought[0] == LEVELS["strong"].worlds > thought[1]


def test_at_a_table_of_the_server_every_bot_is_patient(monkeypatch: pytest.MonkeyPatch) -> None:
    patient: list[bool] = []
    grow = Ismcts.grow

    def watched(bot: Ismcts, tree: Tree[Any], start: float, may_stop: bool) -> None:
        patient.append(not may_stop)
        grow(bot, tree, start, may_stop)

    monkeypatch.setattr(Ismcts, "grow", watched)
    t = Table("hackers", SEEN_GOING, seats=4)
    for name in ("strong", "ismcts@100"):
        assert decide(t.game, t.s, [], name, "watched")
    assert patient == [True, True]


def test_who_forgets_knows_what_lies_open_and_nothing_else() -> None:
    t = Table("hackers", SEEN_GOING, seats=4)
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "memory")
    judge = judgement(find("hackers"))
    everything, nothing = (recall(spot, judge, memory) for memory in (100, 0))
    names = t.rules.cards()
    known = [{names[card] for card in range(20) if int(s.known_to(0)) >> card & 1} for s in (everything, nothing)]
    assert known[0] == {"worm", "virus", "curtis", "the-gibson", "hacker-nikon", "media-icons"}
    assert known[1] == {"worm", "virus", "curtis", "hacker-nikon"}


def test_a_bot_is_asked_for_by_name_and_bound() -> None:
    rules = find("hackers").rules
    searcher = make("ismcts@250", find(rules.name))
    assert isinstance(searcher, Ismcts) and (searcher.iterations, searcher.seconds) == (250, 0)
    timed = make("ismcts@0.05s", find(rules.name))
    assert isinstance(timed, Ismcts) and timed.seconds == 0.05


@pytest.mark.parametrize("name", ["grandmaster", "ismcts@0", "ismcts@fast", "ismcts@-1s", "greedy@all"])
def test_an_unknown_name_or_bound_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        make(name, find("hackers"))


def test_every_bot_plays_every_game() -> None:
    for rules in [game.rules for game in all_games()]:
        assert all(make(name, find(rules.name)) for name in bot_names())
    assert bot_names() == list(BOTS)

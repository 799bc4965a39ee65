"""Who was not touched by a move is as strong as before it: judged sooner, and exactly the same (WIRED)."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.judgement.judgement import after_option
from sneakernet.core.op import Question
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.games.wired.judgement.judge import JUDGEMENT
from sneakernet.games.wired.rules.book import BOOK
from tests.games.wired.positions import counter, offer, wired
from tests.support.table import Table

WIRED = find("wired")
RULES = WIRED.rules
HOUSE_RULES = ("gemini", "kingmaker", "peel_out", "king_seal", "switcheroo")  # WD-60 to WD-64
ALL_ON = dict.fromkeys(HOUSE_RULES, "on")
TABLES: list[dict[str, str]] = [{}, *({rule: "on"} for rule in HOUSE_RULES), ALL_ON]


def game(seats: int, seed: str, bot: str, settings: dict[str, str]) -> Iterator[Any]:
    """Every question of a game; the player must not touch the table it is shown."""
    s: Any = RULES.new("", seats, seed, settings)
    player = make(bot, WIRED)
    n = 0
    while (ask := RULES.ask(s)) is not None:
        yield s
        RULES.pick(s, player.pick(spot_at(WIRED, s, ask, f"{seed} {n}")))
        n += 1


def same_since(s: Any) -> int:
    """Check every option of an open question, as it is picked and when its move is completed; returns how many."""
    me = s.asked()
    before = JUDGEMENT.before(s.copy())
    for k in range(int(s.offered())):
        only_picked = s.copy()
        RULES.pick(only_picked, k)
        completed = after_option(RULES, JUDGEMENT, s.copy(), k, before)
        for after in (only_picked, completed):
            assert JUDGEMENT.strengths_since(after, before, me) == JUDGEMENT.strengths(after), told(s, k)
            assert JUDGEMENT.value(after, me, before) == JUDGEMENT.value(after, me), told(s, k)
        # the same move is completed the same way, however the judgement came to its numbers
        assert completed.encode() == after_option(RULES, JUDGEMENT, s.copy(), k).encode(), told(s, k)
    return int(s.offered())


def told(s: Any, k: int) -> str:
    """A decision that went wrong, to be laid out again."""
    ask = RULES.ask(s)
    assert ask is not None
    return f"{ask.options[k].spelling} in\n{RULES.save(s)}"


@pytest.mark.parametrize("settings", TABLES, ids=lambda settings: "+".join(settings) or "plain")
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_move_leaves_everybody_as_strong_as_a_fresh_look_says(seats: int, settings: dict[str, str]) -> None:
    """Players who pick at random offer, counter, audit and hunt heads all the time; careful ones build networks."""
    checked = 0
    for bot, questions, every in (("uniform", 600, 2), ("casual", 400, 3)):
        for n, s in enumerate(game(seats, f"since {seats}", bot, settings)):
            if n == questions:
                break
            if n % every == 0:
                checked += same_since(s)
    assert checked > 300


def test_so_it_is_for_every_question_that_can_be_asked() -> None:
    """Nothing of the game is left out of these tests: events, trades and answers, discards, the choice of staff."""
    asked: Counter[str] = Counter()
    for seed in range(3):
        for s in game(4, f"every question {seed}", "uniform", ALL_ON):
            ask = RULES.ask(s)
            assert ask is not None
            if asked[ask.about] < 12:
                asked[ask.about] += 1
                same_since(s)
    questions = {op.about for op in BOOK.ops if isinstance(op, Question)}
    assert questions == set(asked)


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_so_it_is_when_the_game_ends(seats: int) -> None:
    """The first to reach the target is done, everybody else has a last turn, and then it is over (WD-34 to WD-36)."""
    last = [s.copy() for s in game(seats, f"end {seats}", "casual", {"target": "10"})][-40:]
    for s in last:
        same_since(s)
    over = [k for k in range(int(last[-1].offered())) if is_over_after(last[-1], k)]
    assert over, "the last pick of a game ends it"


def is_over_after(s: Any, k: int) -> bool:
    """Whether a pick ends the game."""
    after = s.copy()
    RULES.pick(after, k)
    return RULES.outcome(after) is not None


def test_so_it_is_in_the_thunderdome() -> None:
    """Those who are not in the dome are done, and the dome's turns go there and back (WD-38)."""
    equal = "S1>K3a>[P1,P2]"
    t = wired(
        f"dealer: D; finisher: C; done: C D A; active: B; step: draw; A score: 27; C score: 27; A network: {equal};"
        f"C network: {equal}; B network: S1>K2a>[P1]; A hand: computer*2 hacked switch audit; B hand: hacked secured;"
        "C hand: hacked switch secured head-hunter; D hand: hacked; A classifications: facilities; draw: rest"
    )
    rng = Rng("dome")
    checked = 0
    while t.asked is not None:
        assert int(t.s.dome()) == 0b101
        checked += same_since(t.s)
        t.rules.pick(t.s, int(rng.below(int(t.s.offered()))))
    assert checked > 60


def test_so_it_is_when_a_bout_ends_with_the_one_who_begins_the_next() -> None:
    """A is asked again and has done nothing to C, who is out of the dome all the same (WD-38, WD-90)."""
    equal = "S1>K3a>[P1,P2]"
    t = wired(
        f"dealer: D; finisher: C; done: D; dome: A B C; dome_turn: 5; active: A; step: moves; A network: {equal};"
        f"B network: {equal}; C network: {equal}; A score: 31; B score: 33; C score: 32; D score: 20;"
        "B hand: hacked switch; C hand: secured audit; D hand: hacked"
    )
    assert (t.asked, t.options) == ("A", ["done", "reconnect"]) and same_since(t.s) == 2
    t.play("done")
    assert (t.asked, t.fact("bout"), t.fact("dome"), t.fact("done")) == ("A", "2", "A B", "C D")


TANGLED = """A hand: computer switch hacked new-hire audit head-hunter seal-the-deal facilities
A network: S1{power-outage}>K2a>[P1,P2{hacked}] ~P3; A classifications: supervisor field-tech
B hand: hacked head-hunter secured; B network: S1{power-outage}>K3a>[P1,P2,P3] S2>K2b{new-hire}>[P4]
B classifications: facilities security-specialist; C hand: secured cable-2; C network: S1>K2a>[P1]
C classifications: security-specialist; D hand: switch; D network: ~K3a>[P1]; draw: rest
"""


@pytest.mark.parametrize("dealer", "ABCD")
@pytest.mark.parametrize("score", ["", "B score: 24", "C score: 19; D score: 18"])
def test_so_it_is_whoever_has_scored_in_this_round(dealer: str, score: str) -> None:
    """What somebody who has scored in this round loses changes how many rounds are expected (WD-2, WD-24)."""
    t = wired(f"{TANGLED}; dealer: {dealer}; {score}", kingmaker="on")
    assert t.asked == "A" and same_since(t.s) > 7
    for pick in [option for option in t.options if option not in ("done", "offer")]:
        follow = wired(f"{TANGLED}; dealer: {dealer}; {score}", kingmaker="on").play(pick)
        if follow.asked is not None:
            same_since(follow.s)


def answered(t: Table) -> Iterator[Table]:
    """A trade from its answer to the last choice of staff, each question checked by who is asked."""
    while t.about in ("trade_answer", "counter_answer", "keep"):
        same_since(t.s)
        yield t
        t.play("accept" if "accept" in t.options else t.options[-1])


@pytest.mark.parametrize("dealer", "ABCD")
def test_so_it_is_when_staff_changes_sides(dealer: str) -> None:
    """Each may have to choose, and then what stayed clears issues, even of a leader who has scored (WD-31, WD-55)."""
    text = f"{TANGLED}; dealer: {dealer}; B score: 15"
    t = offer(wired(text), "B", "computer in_play:supervisor", "in_play:facilities in_play:security-specialist")
    assert [(one.asked, one.about) for one in answered(t)] == [("B", "trade_answer"), ("A", "keep")]
    t = offer(wired(text), "B", "in_play:supervisor", "hacked")
    assert [(one.asked, one.about) for one in answered(t)] == [("B", "trade_answer"), ("B", "keep")]
    t = counter(offer(wired(text), "B", "hacked"), "in_play:facilities", "in_play:supervisor")
    assert [(one.asked, one.about) for one in answered(t)] == [("A", "counter_answer")]
    t = counter(offer(wired(text), "B", "hacked"), "secured", "in_play:supervisor")
    assert [(one.asked, one.about) for one in answered(t)] == [("A", "counter_answer"), ("B", "keep")]


def test_a_rival_who_was_not_touched_is_not_judged_again() -> None:
    """This is why it is sooner: of a move in one's own network the rivals' numbers are those from before."""
    t = wired(f"{TANGLED}; trade_open: no")
    before = JUDGEMENT.before(t.s.copy())
    before.strengths = [1000.0] * 4
    after = after_option(t.rules, JUDGEMENT, t.s.copy(), t.options.index("play:switch"))
    assert JUDGEMENT.strengths_since(after, before, 0) == [JUDGEMENT.standing(after, 0), 1000.0, 1000.0, 1000.0]


def test_a_rival_who_was_hit_is_judged_again() -> None:
    t = wired(f"{TANGLED}; trade_open: no; dealer: D")
    before = JUDGEMENT.before(t.s.copy())
    before.strengths = [1000.0] * 4
    after = after_option(t.rules, JUDGEMENT, t.s.copy(), t.options.index("play:hacked"))
    hit = [p for p in range(4) if int(after.trouble(p)) != int(t.s.trouble(p))]
    assert len(hit) == 1
    found = JUDGEMENT.strengths_since(after, before, 0)
    assert [p for p in range(4) if found[p] != 1000.0] == sorted([0, *hit])
    assert found[hit[0]] == JUDGEMENT.standing(after, hit[0])

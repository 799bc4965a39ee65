"""The judgement of HACKERS: readable positions, and which of two it likes better."""

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.judgement.judgement import after_option
from sneakernet.games.hackers.judgement import JUDGEMENT, settled, turns_left
from tests.support.table import Table

QUIET = "deck: virus diskette phone-tap worm; snoop: hacker-nikon"


def value(position: str, seat: int = 0) -> float:
    """How good a position of four is for a seat."""
    return JUDGEMENT.value(Table("hackers", f"{position}; {QUIET}", seats=4).s, seat)


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A files: special-agent; A hand: media-icons", "A files: media-icons; A hand: special-agent"),
        ("A hand: the-gibson", "A hand: media-icons"),
        ("A files: curtis special-agent; B hand: hacker-burn", "A files: curtis cyberdelia; B hand: hacker-burn"),
        ("B hand: media-icons", "B hand: the-gibson"),
        ("B files: payphone", "B files: the-gibson"),
    ],
    ids=["points lie in FILES", "a hand promises", "a guard keeps 2400 BAUD safe", "rivals' hands", "rivals' FILES"],
)
def test_it_likes_one_position_better(better: str, worse: str) -> None:
    c_to_play = "active: C; C hand: hacker-phreak scapegoat"
    assert value(f"{c_to_play}; {better}") > value(f"{c_to_play}; {worse}")


def test_four_files_count_as_the_best_three() -> None:
    """Payphone is worth 6 beside Joey, so Curtis is the one to go."""
    t = Table("hackers", f"A files: curtis payphone hacker-joey; A hand: scapegoat hacker-dade; {QUIET}")
    t.play("add:scapegoat")
    assert t.about == "limit" and settled(t.s.files(0)) == 6 + 6 + 3


def test_in_the_last_round_a_turn_that_is_over_promises_nothing() -> None:
    text = "A hand: curtis payphone; B hand: the-gibson; C hand: scapegoat; D hand: hacker-joey"
    t = Table("hackers", f"active: A; announcer: B; ending: yes; {text}; {QUIET}", seats=4)
    assert [int(turns_left(t.s, p)) for p in range(4)] == [1, 1, 0, 0]
    t.play("add:curtis")
    assert int(turns_left(t.s, 0)) == 0


def test_once_hack_the_planet_is_called_everybody_has_one_turn() -> None:
    t = Table("hackers", f"active: A; announcer: A; A hand: curtis payphone; B hand: scapegoat; {QUIET}", seats=4)
    assert [int(turns_left(t.s, p)) for p in range(4)] == [1, 1, 1, 1]


def test_the_card_that_scores_least_leaves_files_however_good_the_hand_is() -> None:
    """A place in FILES is filled once: what the hand will bring must not count for each of its cards."""
    hand = "A hand: hacker-dade cyberdelia hacker-joey special-agent"
    t = Table("hackers", f"A files: virus media-icons payphone; {hand}; {QUIET.replace('virus ', '')}", seats=4)
    t.play("add:special-agent")
    bot = make("greedy", t.game)
    assert t.about == "limit"
    assert t.options[bot.pick(spot_at(t.game, t.s, t.rules.ask(t.s), "least"))] == "return:virus"


def test_a_move_is_judged_when_it_is_complete() -> None:
    """Virus brings its player a card and then calls HACK THE PLANET: both belong to adding it."""
    t = Table("hackers", f"A files: payphone; A hand: virus curtis; {QUIET.replace('virus ', '')}", seats=4)
    after = after_option(t.rules, JUDGEMENT, t.s, t.options.index("add:virus"))
    assert int(after.announcer()) == 0 and int(after.files(0)).bit_count() == 3


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    chances = JUDGEMENT.chances(Table("hackers", seats=4).s)
    assert sum(chances) == pytest.approx(1) and all(chance > 0 for chance in chances)


def test_greedy_says_why_it_likes_a_pick() -> None:
    t = Table("hackers", f"A hand: the-gibson payphone; B hand: curtis; {QUIET}", seats=4)
    bot = make("greedy", t.game)
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "why")
    assert t.options[bot.pick(spot)] == "add:the-gibson"
    reasons = bot.reasons(spot, t.options.index("add:the-gibson"))  # type: ignore[attr-defined]
    assert reasons[0].key == "files"


@pytest.mark.parametrize("name", ["casual", "greedy", "strong"])
def test_a_strike_that_sends_two_cards_home_is_judged_when_it_has_struck(name: str) -> None:
    """B would name the order in which The Gibson and Security Officer go back (HK-38)."""
    files = "A files: hacker-joey; B files: the-gibson security-officer; C files: media-icons; D files: dumpster-dive"
    last_turn = "active: A; announcer: A; ending: yes; deck: virus diskette phone-tap worm; snoop: hacker-nikon"
    t = Table("hackers", f"{last_turn}; {files}; A hand: curtis hacker-burn", seats=4)
    ask = t.rules.ask(t.s)
    assert ask is not None
    picked = make(name, t.game).pick(spot_at(t.game, t.s, ask, "two cards"))
    assert ask.options[picked].spelling == "add:hacker-burn"

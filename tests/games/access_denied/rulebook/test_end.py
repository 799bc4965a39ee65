"""Access Denied, the end: victory, longer games, two players, time limit, round cap (AD-75 to AD-86, AD-R91)."""

import pytest

from tests.games.access_denied.positions import (
    SEATS,
    answer,
    end_turn,
    english,
    facts,
    hand,
    level,
    notes,
    passive,
    table,
    told,
)
from tests.support.table import Table


def pay_for_telecomm(t: Table) -> Table:
    return answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "A")))


def play_out(t: Table) -> Table:
    while t.asked is not None:
        passive(t)
    return t


@english
@pytest.mark.parametrize(
    ("goal", "others", "wins"),
    [
        (4, "government=root newsmedia=root", False),
        (5, "government=root newsmedia=root universities=root", True),
        (5, "government=root newsmedia=root", False),
        (6, "government=root newsmedia=root universities=root", False),
    ],
)
def test_goals_and_uncontrolled_sectors(edition: str, goal: int, others: str, wins: bool) -> None:
    """Uncontrolled sectors count only if the goal is greater than the number of players (AD-77)."""
    t = pay_for_telecomm(table(f"A levels: {others} telecomm=oper; A hand: [4]", edition, seats=4, goal=goal))
    assert level(t, "A", "telecomm") == 3 and t.over == wins
    assert not wins or t.winners == ["A"]


@english
@pytest.mark.parametrize(("seats", "goal", "wins"), [(3, 3, False), (3, 4, True), (4, 4, False), (4, 5, True)])
def test_what_counts_by_players_and_goal(edition: str, seats: int, goal: int, wins: bool) -> None:
    """AD-76: never in the standard game."""
    owned = ["government", "micronopoly", "newsmedia"][: seats - 1]
    free = ["universities", "newsmedia"] if seats == 3 else ["universities"]
    levels = " ".join(f"{s}=root" for s in ([*owned, *free] if wins else [*free, *owned])[: goal - 2])
    t = pay_for_telecomm(table(f"A levels: {levels} telecomm=oper; A hand: [4]", edition, seats=seats, goal=goal))
    assert level(t, "A", "telecomm") == 3 and t.over == wins


@english
def test_two_players_need_five_roots(edition: str) -> None:
    """Uncontrolled sectors count (AD-83)."""
    text = "A levels: telecomm=root universities=root micronopoly=oper; A hand: [ACE]"
    t = table(text, edition, seats=2).play("attempt@micronopoly")
    assert t.winners == ["A"] and t.shares == [1.0, 0.0]
    t = table(text.replace("universities=root", "universities=oper"), edition, seats=2).play("attempt@micronopoly")
    assert not t.over and level(t, "A", "micronopoly") == 3


@english
def test_two_players_have_both_bonuses_and_one_hand(edition: str) -> None:
    """AD-82: Banking and Government for P1, Micronopoly and NewsMedia for P2."""
    t = table("step: begin; A hand: [2]; pile: [1]", edition, seats=2)
    assert (t.asked, t.about) == ("A", "government")
    assert set(facts(t)["bonuses"]["A"]) == {"banking", "government"}
    assert set(facts(t)["bonuses"]["B"]) == {"micronopoly", "newsmedia"} and facts(t)["limits"]["B"] == 8


@english
def test_two_players_either_password_meets_a_requirement(edition: str) -> None:
    """AD-R81: BBS needs A; P1's Banking password has it, Government's has not."""
    t = table("A levels: newsmedia=user; A hand: bbs [1]", edition, seats=2).play("play:bbs")
    assert t.cards("A upgrades") == ["bbs"]
    t = table("A levels: micronopoly=user; A hand: over-clock [1]", edition, seats=2).play("play:over-clock")
    assert t.cards("A upgrades") == ["over-clock"], "F lies under Government"
    for reader in ("A", "B", "spectator"):
        assert facts(t, reader)["proven"]["A"] == ["F"], "in one of the two passwords (AD-R100)"
    assert notes(t, "B", "banking") == {} and notes(t, "B", "government") == {}
    t = table("active: B; B levels: government=user; B hand: ice [1]", edition, seats=2).play("play:ice")
    assert facts(t, "A")["proven"] == {"A": [], "B": ["E"]}


@english
def test_two_players_a_random_code_comes_with_its_sector(edition: str) -> None:
    """AD-R81: one of all six password cards; responses pass between the two."""
    t = table("banking cards: packet-sniffer@B; A hand: overdraft [1]", edition, seats=2).play("play:overdraft")
    (seen,) = told(t, "B", "saw")
    letter, sector = seen.removeprefix("B saw:").split("@")
    assert letter in {"banking": "ABC", "government": "DEF"}[sector] and notes(t, "B", sector) == {letter: 1}


@english
def test_two_players_digital_divide(edition: str) -> None:
    """AD-R74: no different player exists: one random card, kept."""
    t = table("A hand: digital-divide; B hand: [3]", edition, seats=2).play("play:digital-divide")
    assert len(hand(t, "A")) == 1 and len(hand(t, "B")) == 2


@english
def test_a_time_limit_in_turns(edition: str) -> None:
    """AD-78, AD-84, AD-85, AD-R82: the turn is played to its end; later turns are not begun."""
    t = table("step: draw; turn: 5; A hand: [1]", edition, seats=4, time_limit=5, goal=4)
    assert t.asked == "A"
    t.play("done")
    assert t.over and t.shares == [0.25] * 4, "all have one Root and nothing else"
    t = table("step: draw; turn: 4; A hand: [1]", edition, seats=4, time_limit=5)
    assert not t.play("done").over


@english
def test_one_oper_beats_five_users(edition: str) -> None:
    """AD-85, AD-86: with all six sectors counting, no number of Users makes up for an Oper."""
    users = " ".join(f"{sector}=user" for sector in ("banking", "micronopoly", "newsmedia", "telecomm", "universities"))
    levels = f"A levels: newsmedia=oper; B levels: {users}"
    t = table(f"step: draw; turn: 9; A hand: [1]; {levels}", edition, seats=4, time_limit=9, goal=5).play("done")
    assert t.winners == ["A"]


@english
@pytest.mark.parametrize(
    ("levels", "winners"),
    [
        ("A levels: government=root", ["A"]),
        ("A levels: government=oper; B levels: banking=user micronopoly=user", ["A"]),
        ("A levels: government=user; B levels: banking=user micronopoly=user", ["B"]),
        ("A levels: government=user; B levels: banking=user", ["A", "B"]),
        ("A levels: telecomm=root universities=root; B levels: banking=user", ["B"]),
    ],
)
def test_how_a_time_limit_is_judged(edition: str, levels: str, winners: list[str]) -> None:
    """AD-85, AD-86: Root, then exactly Oper, then exactly User; uncontrolled sectors do not count for goal 3."""
    t = table(f"step: draw; turn: 9; A hand: [1]; {levels}", edition, seats=4, time_limit=9).play("done")
    assert t.over and t.winners == winners and sum(t.shares) == pytest.approx(1.0)
    assert t.shares[0] == (1 / len(winners) if "A" in winners else 0.0)


@english
def test_an_expired_clock_ends_the_game_with_the_turn(edition: str) -> None:
    """AD-85: the clock is the table's; the position says `expired`."""
    t = table("step: draw; expired: yes; A hand: [1]; C levels: banking=user", edition, time_limit="30min")
    assert t.asked == "A"
    assert t.play("done").winners == ["C"]


@english
def test_reaching_the_goal_still_wins_at_once(edition: str) -> None:
    """AD-84."""
    t = table("turn: 9; A levels: government=root newsmedia=oper; A hand: [DEF]", edition, time_limit=9)
    assert t.play("attempt@newsmedia").winners == ["A"]


@english
def test_the_round_cap(edition: str) -> None:
    """AD-R91: every player has had that many turns; judged as in AD-85."""
    t = table("step: draw; active: D; turn: 8; D hand: [1]; B levels: banking=user", edition, seats=4, round_cap=2)
    assert t.play("done").winners == ["B"]
    t = table("step: draw; active: C; turn: 7; C hand: [1]; B levels: banking=user", edition, seats=4, round_cap=2)
    assert not t.play("done").over


@english
def test_a_game_nobody_plays_ends_by_the_cap(edition: str) -> None:
    """AD-R91: skipped turns count; 0 means none."""
    t = play_out(table("step: attempt; A hand: [1]", edition, seats=3, round_cap=2))
    assert sorted(t.winners) == list(SEATS[:3]) and len(told(t, "", "ended")) <= 6


@english
def test_root_wins_before_retro_virus(edition: str) -> None:
    """AD-R37, AD-75: nothing further is resolved."""
    t = table(
        "newsmedia cards: retro-virus@B; A upgrades: ice over-clock; A levels: government=root newsmedia=oper; "
        "A hand: [DEF]",
        edition,
    ).play("attempt@newsmedia")
    assert t.winners == ["A"] and t.fact("newsmedia cards") == "retro-virus@B"


@english
def test_after_the_end_nobody_is_asked(edition: str) -> None:
    """AD-75."""
    t = table("A levels: government=root newsmedia=oper; A hand: [DEF]; B hand: copybot", edition)
    t.play("attempt@newsmedia")
    assert t.asked is None and t.options == []
    refusal = t.why_not("B", "copybot")
    assert refusal is not None and refusal.rule == "AD-75"
    assert t.scores[0] == 3 and end_turn(t).over


@english
def test_two_players_count_all_six_sectors(edition: str) -> None:
    """AD-86, AD-83: at the time limit too; the goal is always five."""
    t = table(
        "step: draw; turn: 6; A levels: telecomm=root; B levels: banking=oper; A hand: [1]", edition, 2, time_limit=6
    )
    assert t.play("done").winners == ["A"]
    t = table("A levels: telecomm=oper; A hand: [4]", edition, 2, goal=3)
    assert not pay_for_telecomm(t).over and facts(t)["goal"] == 5


@english
def test_the_tables_clock_runs_out(edition: str) -> None:
    """AD-84, AD-85: the rule is the game's: the turn in progress is played to its end."""
    t = table("A hand: [2]; C levels: banking=oper", edition, time_limit="45min")
    t.rules.expire(t.s)
    assert (t.asked, t.about) == ("A", "action") and "A expired" in t.seen_by("spectator")
    end_turn(t)
    assert t.winners == ["C"] and "C won" in t.events


@english
def test_no_round_cap(edition: str) -> None:
    """AD-R91: 0 means none; the default is 100 rounds."""
    t = table("step: draw; active: D; turn: 400; D hand: [1]", edition, seats=4, round_cap=0)
    assert not t.play("done").over
    t = table("step: draw; active: D; turn: 400; D hand: [1]", edition, seats=4)
    assert t.play("done").over


@english
def test_a_skipped_turn_counts_for_the_cap(edition: str) -> None:
    """AD-R91."""
    t = table("step: begin; active: D; turn: 8; D hand: [1]; B levels: banking=user", edition, seats=4, round_cap=2)
    assert t.play("skip").winners == ["B"]


@english
def test_a_shared_victory(edition: str) -> None:
    """AD-85: the tied players share it."""
    t = table("step: draw; turn: 9; A hand: [1]; D levels: banking=user; B levels: banking=user", edition, time_limit=9)
    t.play("done")
    assert t.winners == ["B", "D"] and t.shares == [0.0, 0.5, 0.0, 0.5, 0.0, 0.0]
    assert told(t, "spectator", "shared") == ["B shared", "D shared"] and told(t, "spectator", "won") == []

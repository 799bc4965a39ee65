"""WIRED, AUDIT: target, answers, asking order, outcome (WD-40 to WD-44, WD-78 to WD-82)."""

import pytest

from tests.games.wired.positions import all_pass, hand, lie, moves, network, public, refused, take_first, why, wired
from tests.support.table import Table

FIVE = "B network: S1>K2a>[P1,P2] S1>K3a>[P3{hacked}] ~P4 ~P5"
ONE = "B network: S1>K2a>[P1]"
ARMED = (
    "A hand: audit hacked*2 secured*2 switch; B hand: hacked*2 secured*2; C hand: hacked*2 secured*2;"
    "D hand: hacked*2 secured*2; draw: computer*9"
)


def asking_order(t: Table) -> str:
    """Who is asked in this round of asking if everybody passes, as one word; the table is not touched."""
    trial = Table("wired", t.save())
    order = ""
    while trial.about == "audit_answer":
        order += trial.asked or ""
        trial.play("pass")
    return order


@pytest.mark.parametrize(
    ("picks", "left"),
    [
        (["take@P1", "take@P2", "take@P3"], "S1>K2a S1>K3a ~P4 ~P5"),
        (["take@P1", "take@P3"], "S1>K2a>[P2] S1>K3a ~P5"),
        (["take@P3"], "S1>K2a>[P1,P2] S1>K3a"),
        (["take@P1", "take@P4"], "S1>K2a>[P2] S1>K3a>[P3{hacked}]"),
        (["take@P1", "take@P2", "take@P4"], "S1>K2a S1>K3a>[P3{hacked}] ~P5"),
    ],
)
def test_the_auditor_takes_half_rounded_up(picks: list[str], left: str) -> None:
    """Any three of five; an issue on a chosen one is discarded (WD-43)."""
    t = wired(f"{FIVE}; A hand: audit switch; B hand: trained").play("play:audit")
    assert (t.asked, t.about) == ("A", "audit_pick")
    t.play(*picks)
    assert network(t, "B") == left and hand(t, "B") == ["computer"] * 3 + ["trained"]
    assert lie(t, "discard") == ["audit"] + ([] if "P3" in left else ["hacked"])
    assert (t.asked, t.about, moves(t)) == ("A", "moves", 2)


def test_a_single_computer_goes_back() -> None:
    """Nothing to choose (WD-43)."""
    t = wired(f"{ONE}; A hand: audit switch").play("play:audit")
    assert network(t, "B") == "S1>K2a" and hand(t, "B") == ["computer"] and lie(t, "discard") == ["audit"]
    assert t.about == "moves"


def test_an_audit_needs_computers() -> None:
    """Refused against a player without computers (WD-82)."""
    t = wired("A network: ~P1; B network: S1>K2a; A hand: audit switch")
    assert refused(t, "play:audit") == "WD-82" and why(t, "A", "audit") == "WD-82" and moves(t) == 3
    t = wired("B network: S1>K2a; C network: ~P1; D network: ~P1; A hand: audit switch").play("play:audit")
    assert t.about == "victim" and t.options == ["against@C", "against@D"]
    assert refused(t, "against@B") == "WD-82" and refused(t, "against@A") == "WD-40"


def test_anybody_may_block_and_the_auditor_may_unblock() -> None:
    """B passes, C hacks, A secures, B, C and D pass (WD-41, WD-42, WD-79)."""
    t = wired(
        f"{ONE}; A hand: audit secured switch; B hand: hacked; C hand: hacked*2 trained*4; D hand: hacked;"
        "draw: powered*7"
    ).play("play:audit", "pass", "answer:hacked", "answer:secured", "pass", "pass", "pass")
    assert network(t, "B") == "S1>K2a" and lie(t, "discard") == ["audit", "hacked", "secured"]
    assert hand(t, "C") == ["hacked", "powered"] + ["trained"] * 4 and hand(t, "A") == ["switch"] and moves(t) == 2
    assert "A stood@B" in t.events and (t.asked, t.about) == ("A", "moves")


def test_the_order_of_asking() -> None:
    """B, C, D; after C's HACKED A, B, D; after A's SECURED B, C, D again (WD-41, WD-42)."""
    t = wired(f"{ONE}; {ARMED}").play("play:audit")
    assert asking_order(t) == "BCD" and t.options == ["pass", "answer:hacked"] and t.hushed
    t.play("pass", "answer:hacked")
    assert asking_order(t) == "ABD" and t.options == ["pass", "answer:secured"]
    t.play("answer:secured")
    assert asking_order(t) == "BCD" and t.options == ["pass", "answer:hacked"]


def test_the_order_of_asking_goes_round_from_the_target() -> None:
    """WD-42: clockwise from the target while standing, from the auditor while blocked."""
    t = wired(f"{ONE.replace('B', 'C')}; {ARMED}").play("play:audit")
    assert asking_order(t) == "CDB"
    t.play("pass", "pass", "answer:hacked")
    assert asking_order(t) == "ACD"
    t.play("pass", "answer:secured")
    assert asking_order(t) == "DAB", "C played last; the target's place is skipped"


def test_redrawing_comes_before_the_computers_come_back() -> None:
    """B draws one to six, then gets two computers: eight (WD-44)."""
    t = wired(
        "B network: S1>K2a>[P1,P2] S1>K2b>[P3,P4]; A hand: audit secured switch; draw: powered;B hand: hacked trained*5"
    ).play("play:audit", "answer:hacked", "answer:secured")
    take_first(t)
    assert hand(t, "B") == ["computer"] * 2 + ["powered"] + ["trained"] * 5
    told = [e.split(":")[0] for e in t.events if e.startswith(("B drew", "B took_back"))]
    assert told == ["B drew", "B took_back", "B took_back"]


def test_immunity_does_not_stop_hacked_in_an_audit() -> None:
    """C plays HACKED though B has Security Specialist (WD-33)."""
    t = wired(f"{ONE}; B classifications: security-specialist; A hand: audit switch; C hand: hacked; draw: powered*7")
    assert t.play("play:audit").asked == "C"
    t.play("answer:hacked")
    assert network(t, "B") == "S1>K2a>[P1]" and lie(t, "discard") == ["audit", "hacked"] and "A blocked@B" in t.events


def test_the_target_may_use_its_own_hacked_while_immune() -> None:
    """WD-33, WD-41: Security Specialist protects equipment, not events."""
    t = wired(f"{ONE}; B classifications: security-specialist; A hand: audit switch; B hand: hacked").play("play:audit")
    assert t.asked == "B" and network(t.play("answer:hacked"), "B") == "S1>K2a>[P1]"


def test_a_pass_counts_for_one_round_of_asking() -> None:
    """B passed, C hacked, A secured; B is asked first again and may hack now (WD-42)."""
    t = wired(f"{ONE}; A hand: audit secured switch; B hand: hacked; C hand: hacked").play(
        "play:audit", "pass", "answer:hacked", "answer:secured"
    )
    assert t.asked == "B" and t.options == ["pass", "answer:hacked"]
    assert network(t.play("answer:hacked"), "B") == "S1>K2a>[P1]"


def test_a_long_chain_that_reshuffles_in_the_redraw() -> None:
    """B, A, C, B, D … blocked; nine cards are shuffled while C draws (WD-42, WD-13, WD-80)."""
    t = wired(
        f"{ONE}; A hand: audit secured switch; B hand: hacked*2 trained*3 secured; C hand: secured*2 powered*3;"
        "D hand: hacked*2 powered*4; draw: computer*2; discard: switch switch switch switch switch"
    ).play("play:audit", "answer:hacked", "pass", "answer:secured", "pass", "answer:hacked")
    assert asking_order(t) == "ABC"
    t.play("pass", "pass", "pass")
    assert [len(hand(t, s)) for s in "BCD"] == [6, 6, 6] and network(t, "B") == "S1>K2a>[P1]"
    assert len(lie(t, "draw")) == 7 and lie(t, "discard") == [] and moves(t) == 2
    told = [e.split(":")[0] for e in t.events if " drew" in e or "reshuffled" in e]
    assert told == ["B drew", "C drew", "A reshuffled*9", "C drew", "D drew"]


def test_the_cards_of_the_event_are_discarded_in_the_order_played() -> None:
    """3, step 3."""
    t = wired(f"{ONE}; A hand: audit secured switch; B hand: hacked; D hand: hacked; draw: powered*7 trained*7").play(
        "play:audit", "answer:hacked", "answer:secured", "answer:hacked"
    )
    assert lie(t, "discard") == ["audit", "hacked", "secured", "hacked"]


def test_redraws_go_clockwise_from_the_auditors_left() -> None:
    """3, step 4: whoever answered first."""
    t = wired(
        f"active: C; {ONE}; C hand: audit switch; D hand: secured trained*4; A hand: hacked trained;"
        "B hand: hacked powered*5; draw: computer*20"
    ).play("play:audit", "pass", "answer:hacked", "answer:secured", "answer:hacked")
    drawn = [e[0] for e in t.events if " drew:" in e]
    assert "".join(drawn) == "DD" + "AAAAA" + "B" and (t.asked, t.about) == ("C", "moves")


def test_the_event_area_holds_what_was_played() -> None:
    """Event area, until answers end."""
    t = wired(f"{ONE}; {ARMED}").play("play:audit", "answer:hacked")
    assert lie(t, "event") == ["audit", "hacked"] and lie(t, "discard") == []
    all_pass(t)
    assert lie(t, "event") == [] and lie(t, "discard") == ["audit", "hacked"]


def test_the_auditor_may_not_answer_the_audit_with_hacked_at_once() -> None:
    """WD-41: not who played the last card."""
    t = wired(f"{ONE}; A hand: audit hacked*2 switch").play("play:audit")
    assert network(t, "B") == "S1>K2a" and hand(t, "A") == ["switch", "hacked", "hacked"]


def test_a_third_player_may_secure_for_the_auditor() -> None:
    """WD-41: any player who is not done."""
    t = wired(f"{ONE}; A hand: audit switch; B hand: hacked; D hand: secured").play("play:audit", "answer:hacked")
    assert t.asked == "D"
    t.play("answer:secured")
    assert network(t, "B") == "S1>K2a" and hand(t, "D") == []


def test_the_auditor_may_block_what_another_secured() -> None:
    """WD-41: A may play HACKED on D's SECURED."""
    t = wired(f"{ONE}; A hand: audit hacked switch; B hand: hacked; D hand: secured")
    t.play("play:audit", "answer:hacked", "answer:secured")
    assert t.asked == "A" and t.options == ["pass", "answer:hacked"]
    t.play("answer:hacked")
    assert network(t, "B") == "S1>K2a>[P1]" and moves(t) == 2


@pytest.mark.parametrize(("computers", "back"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (8, 4)])
def test_how_many_go_back(computers: int, back: int) -> None:
    """WD-43: half, rounded up; WD-44: the hand may exceed six."""
    floating = " ".join(f"~P{n + 1}" for n in range(computers))
    t = wired(f"B network: {floating}; A hand: audit switch; B hand: trained*6")
    take_first(t.play("play:audit"))
    assert hand(t, "B").count("computer") == back and len(hand(t, "B")) == 6 + back


def test_returned_computers_are_ordinary_hand_cards() -> None:
    """WD-44, WD-73: B may play them again."""
    t = wired(f"{ONE}; A hand: audit; B hand: trained; draw: switch*12").play("play:audit")
    assert t.asked == "B" and hand(t, "B") == ["computer", "trained"]
    t.play("play:computer", "on@K2a")
    assert network(t, "B") == "S1>K2a>[P1]"


@pytest.mark.parametrize(
    ("text", "results"),
    [
        ("~P1 ~P2{hacked} ~P3 ~P4{hacked} ~P5{new-hire}", 5),
        ("S1>K2a>[P1,P2] S1>K2b>[P3,P4]", 3),
        ("S1>K2a>[P1,P2] S2>K2b>[P3,P4{hacked}]", 4),
        ("S1>K3a>[P1,P2,P3] ~P4 ~P5 ~P6", 4),
    ],
)
def test_every_selection_can_be_made(text: str, results: int) -> None:
    """WD-43: any half; those that differ only in alike computers of one cable are one."""
    start = wired(f"B network: {text}; A hand: audit switch").play("play:audit")
    paths, ends = [start.save()], []
    while paths:
        t = Table("wired", paths.pop())
        if t.about == "audit_pick":
            paths.extend(Table("wired", t.save()).play(o).save() for o in t.options)
        else:
            ends.append(network(t, "B"))
    assert len(ends) == len(set(ends)) == results


def test_cables_and_switches_stay() -> None:
    """WD-43."""
    t = wired("B network: S1{hacked}>K2a{new-hire}>[P1]; A hand: audit switch").play("play:audit")
    assert network(t, "B") == "S1{hacked}>K2a{new-hire}"


def test_nothing_else_is_possible_within_an_event() -> None:
    """WD-78: only the cards of WD-41; the answerer neither plays nor trades."""
    t = wired(f"{ONE}; A hand: audit switch; B hand: hacked secured switch head-hunter").play("play:audit")
    assert t.options == ["pass", "answer:hacked"]
    assert refused(t, "answer:secured") == "WD-41"
    assert [refused(t, p) for p in ("play:switch", "offer", "answer:switch", "done")] == ["WD-78"] * 4


def test_a_blocked_audit_costs_its_move() -> None:
    """WD-43, WD-7: the answers cost none."""
    t = wired(f"{ONE}; A hand: audit secured switch; B hand: hacked").play("play:audit", "answer:hacked", "pass")
    assert moves(t) == 2 and network(t, "B") == "S1>K2a>[P1]" and hand(t, "A") == ["switch", "secured"]


def test_the_auditors_answers_cost_no_move() -> None:
    """WD-7, even as the last MOVE: SECURED is played with none left."""
    t = wired(f"step: moves; moves: 1; {ONE}; A hand: audit secured trained; B hand: hacked")
    t.play("play:audit", "answer:hacked")
    assert (t.asked, t.about, moves(t)) == ("A", "audit_answer", 0)
    assert network(t.play("answer:secured"), "B") == "S1>K2a"


def test_an_audit_against_everybody_in_turn() -> None:
    """WD-40: any opponent with computers, floating or disabled ones too."""
    t = wired("A network: ~P1; B network: ~P1{hacked}; C network: S1>K2a>[P1]; D network: S1; A hand: audit switch")
    assert t.play("play:audit").options == ["against@B", "against@C"] and public(t, "moves") == 3
    t.play("against@B")
    assert hand(t, "B") == ["computer"] and lie(t, "discard") == ["audit", "hacked"] and network(t, "B") == ""

"""WIRED, refusals: what may not be done, by which rule, and that trying changes nothing (WD-59)."""

import pytest

from sneakernet.core.position import BadPosition
from tests.games.wired.positions import classes, hand, network, refused, why, wired
from tests.support.table import Table

LAID = (
    "A hand: computer switch hacked secured; B hand: cable-2 power-outage; A network: S1>K2a>[P1,P2] S2 ~K3a ~P3;"
    "B network: S1>K2a>[P1]; C network: ~P1; A classifications: facilities; B classifications: supervisor"
)


@pytest.mark.parametrize("card", ["cable-2", "power-outage", "facilities", "supervisor", "audit", "trained"])
def test_only_a_card_in_hand_can_be_played(card: str) -> None:
    """WD-6: not B's, not one in play; the answer does not tell where it is."""
    t = wired(LAID)
    assert refused(t, f"play:{card}") == "WD-6" and why(t, "A", card) == "WD-6"


@pytest.mark.parametrize("pick", ["dance", "accept", "pass", "over", "on@S1", "float", "", "play", "play:", "@B", "*3"])
def test_what_is_no_move_is_refused(pick: str) -> None:
    """WD-59; an answer to another question is no MOVE (WD-6)."""
    assert refused(wired(LAID), pick) in ("WD-59", "WD-6")


def test_a_card_nobody_made_is_refused() -> None:
    """WD-59 or WD-6: there is no such card."""
    assert refused(wired(LAID), "play:firewall") in ("WD-6", "WD-59")


@pytest.mark.parametrize(
    ("pick", "rule"),
    [("on@K2a", "WD-71"), ("on@S1", "WD-14"), ("on@P1", "WD-14"), ("internet", "WD-14"), ("on@K9z", "WD-15")],
)
def test_where_a_computer_cannot_go(pick: str, rule: str) -> None:
    """WD-14, WD-15, WD-71: K2a is full, a switch holds cables, K9z does not exist."""
    t = wired(LAID).play("play:computer")
    assert t.options == ["float", "on@K3a"] and refused(t, pick) == rule


@pytest.mark.parametrize(("pick", "rule"), [("on@K2a", "WD-14"), ("on@P1", "WD-14"), ("internet", "WD-14")])
def test_where_a_cable_cannot_go(pick: str, rule: str) -> None:
    """WD-14: a cable hangs on a switch."""
    t = wired(LAID.replace("computer switch", "cable-2 switch").replace("B hand: cable-2", "B hand: cable-3"))
    t.play("play:cable-2")
    assert t.options == ["float", "on@S1", "on@S2"] and refused(t, pick) == rule


def test_a_switch_does_not_float() -> None:
    """WD-16: with Switcheroo there is a choice, but never this one."""
    t = wired("A network: S1{hacked}>K2a; A hand: switch*2", switcheroo=True).play("play:switch")
    assert t.options == ["internet", "over@S1"] and refused(t, "float") == "WD-16"


@pytest.mark.parametrize(
    ("pick", "rule"), [("move@S1", "WD-16"), ("move@P9", "WD-15"), ("move@K2b", "WD-15"), ("move@internet", "WD-15")]
)
def test_what_cannot_be_moved(pick: str, rule: str) -> None:
    """WD-15, WD-16, WD-20."""
    assert refused(wired(LAID).play("reconnect"), pick) == rule


def test_a_floating_computer_without_a_port_has_nowhere_to_go() -> None:
    """WD-23: nothing else is possible for it."""
    t = wired("A network: S1>K2a>[P1,P2] S2>K2b>[P3{hacked},P4] ~P5; A hand: switch").play("reconnect")
    assert "move@P5" not in t.options and refused(t, "move@P5") == "WD-23"


@pytest.mark.parametrize(("pick", "rule"), [("on@K2a", "WD-23"), ("on@K2b", "WD-71"), ("on@S1", "WD-14")])
def test_where_a_computer_cannot_be_moved(pick: str, rule: str) -> None:
    """WD-23, WD-71, WD-14."""
    t = wired("A network: S1>K2a>[P1] S2>K2b>[P2,P3] S2>K3a; A hand: switch").play("reconnect", "move@P1")
    assert t.options == ["float", "on@K3a"] and refused(t, pick) == rule


@pytest.mark.parametrize(
    ("pick", "rule"),
    [("against@A", "WD-27"), ("against@D", "WD-27"), ("against@E", "WD-27"), ("on@S1", "WD-59"), ("done", "WD-59")],
)
def test_whom_an_attack_cannot_hit(pick: str, rule: str) -> None:
    """WD-27: oneself, a player without equipment, nobody."""
    t = wired(LAID).play("play:hacked")
    assert t.options == ["against@B", "against@C"]
    assert refused(t, pick) in ({rule} if rule != "WD-59" else {"WD-27", "WD-59"})


def test_what_of_the_victim_is_not_there() -> None:
    """WD-27: S2 is A's own."""
    t = wired(LAID).play("play:hacked", "against@B")
    assert t.options == ["on@S1", "on@K2a", "on@P1"] and refused(t, "on@S2") == "WD-27"


@pytest.mark.parametrize(
    ("attack", "guard"), [("hacked", "security-specialist"), ("power-outage", "facilities"), ("new-hire", "supervisor")]
)
def test_an_immune_target_is_refused(attack: str, guard: str) -> None:
    """WD-33, WD-74: no card, no MOVE spent."""
    both = f"B classifications: {guard}; C classifications: {guard}; B network: S1; C network: S1"
    t = wired(f"{both}; A hand: {attack} switch")
    assert refused(t, f"play:{attack}") == "WD-33" and why(t, "A", attack) == "WD-33"
    t = wired(f"B classifications: {guard}; B network: S1; C network: S1; D network: S1; A hand: {attack} switch")
    assert refused(t.play(f"play:{attack}"), "against@B") == "WD-33"


@pytest.mark.parametrize(
    ("cure", "there"), [("secured", "new-hire"), ("powered", "hacked"), ("trained", "power-outage"), ("helpdesk", "")]
)
def test_nothing_to_resolve(cure: str, there: str) -> None:
    """WD-28: POWERED without an outage, HELPDESK without an issue."""
    mine = f"S1{{{there}}}" if there else "S1"
    t = wired(f"A network: {mine}; B network: S1{{hacked,power-outage,new-hire}}; A hand: {cure} switch")
    assert refused(t, f"play:{cure}") == "WD-28" and why(t, "A", cure) == "WD-28"


def test_robbing_what_cannot_be_robbed() -> None:
    """WD-45, WD-36, WD-60, WD-63."""
    t = wired(
        "A classifications: facilities; B classifications: supervisor supervisor; C classifications: field-tech+sealed;"
        "D classifications: security-specialist field-tech; A hand: head-hunter switch",
        gemini=True,
        king_seal=True,
    ).play("play:head-hunter")
    assert t.options == ["steal:security-specialist@D", "steal:field-tech@D"]
    assert refused(t, "steal:facilities@A") == "WD-45" and refused(t, "steal:facilities@D") == "WD-45"
    assert refused(t, "steal:supervisor@B") == "WD-60" and refused(t, "steal:field-tech+sealed@C") == "WD-63"


def test_robbing_a_done_player() -> None:
    """WD-36."""
    t = wired(
        "dealer: D; active: D; finisher: C; done: C; C classifications: facilities; A classifications: supervisor;"
        "B classifications: field-tech; D hand: head-hunter switch; C score: 25"
    ).play("play:head-hunter")
    assert t.options == ["steal:supervisor@A", "steal:field-tech@B"] and refused(t, "steal:facilities@C") == "WD-36"


def test_auditing_who_cannot_be_audited() -> None:
    """WD-82, WD-40, WD-36."""
    t = wired(
        "dealer: D; active: D; finisher: C; done: C; C network: ~P1; A network: ~P1; B network: ~P1; D network: ~P1;"
        "D hand: audit switch; C score: 25"
    ).play("play:audit")
    assert t.options == ["against@A", "against@B"]
    assert refused(t, "against@C") == "WD-36" and refused(t, "against@D") == "WD-40"


@pytest.mark.parametrize("pick", ["drop:field-tech", "drop:switch", "done", "drop:head-hunter"])
def test_dropping_what_is_not_there(pick: str) -> None:
    """WD-31."""
    t = wired("A classifications: facilities supervisor; A hand: security-specialist switch")
    t.play("play:security-specialist")
    assert refused(t, pick) in ("WD-31", "WD-59") and (pick[:4] != "drop" or refused(t, pick) == "WD-31")


@pytest.mark.parametrize("pick", ["take@S1", "take@K2a", "take@P9"])
def test_taking_what_is_no_computer_of_the_target(pick: str) -> None:
    """WD-43."""
    t = wired("B network: S1>K2a>[P1] ~P2{hacked} ~P3; A network: ~P9; A hand: audit switch").play("play:audit")
    assert t.about == "audit_pick" and refused(t, pick) == "WD-43"


@pytest.mark.parametrize(("pick", "rule"), [("hang@P1", "WD-19"), ("hang@K2b", "WD-19"), ("hang@P8", "WD-19")])
def test_hanging_what_does_not_fit(pick: str, rule: str) -> None:
    """WD-19: P1 is attached, K2b is a cable, P8 does not exist."""
    t = wired("A network: S1>K2a>[P1] ~K2b ~P2; A hand: cable-3 switch").play("play:cable-3", "on@S1")
    assert t.about == "attach" and t.options == ["enough", "hang@P2"] and refused(t, pick) == rule


@pytest.mark.parametrize(
    ("pick", "rule"), [("discard:facilities", "WD-84"), ("discard:audit", "WD-8"), ("discard:cable-2", "WD-8")]
)
def test_discarding_what_is_not_in_hand(pick: str, rule: str) -> None:
    """WD-8, WD-84."""
    assert refused(wired(f"step: discard; {LAID}"), pick) == rule


@pytest.mark.parametrize(("over", "rule"), [("over@S2", "WD-64"), ("over@K2a", "WD-64"), ("over@S9", "WD-64")])
def test_switcheroo_on_a_sound_card(over: str, rule: str) -> None:
    """WD-64: not disabled, another id, nothing there."""
    t = wired("A network: S1{hacked}>K2a{hacked} S2; A hand: switch*2", switcheroo=True).play("play:switch")
    assert t.options == ["internet", "over@S1"] and refused(t, over) == rule


@pytest.mark.parametrize(
    ("held", "rule"),
    [("hacked", "WD-6"), ("secured", "WD-6"), ("switch", "WD-6"), ("audit", "WD-6"), ("facilities", "WD-6")],
)
def test_a_fourth_move(held: str, rule: str) -> None:
    """WD-6: whatever it is, and targets there are."""
    t = wired(
        f"step: moves; moves: 0; A hand: {held} trained; A network: S1{{hacked}}; B network: S1>K2a>[P1];"
        "B classifications: supervisor"
    )
    assert t.about == "discard" and refused(t, f"play:{held}") == rule
    assert hand(t, "A") and network(t, "B") == "S1>K2a>[P1]"


def test_a_fourth_reconnection() -> None:
    """WD-6."""
    t = wired("step: moves; moves: 0; A hand: trained; A network: S1>K2a S2")
    assert t.about == "discard" and refused(t, "reconnect") in ("WD-6", "WD-8")


def test_cards_of_a_player_who_is_not_asked() -> None:
    """WD-2: it is A's turn."""
    t = wired(LAID)
    assert why(t, "B", "cable-2") == "WD-2" and why(t, "C", "switch") == "WD-2"


def test_why_not_for_every_card_in_hand() -> None:
    """WD-59: what can be played now, and what stands in the way of the rest."""
    t = wired(
        "A hand: computer cable-2 cable-3 switch hacked power-outage new-hire audit helpdesk secured powered trained"
        " security-specialist facilities supervisor field-tech head-hunter seal-the-deal; B network: S1;"
        "B classifications: facilities; A network: S1{hacked}"
    )
    said = {card: why(t, "A", card) for card in hand(t, "A")}
    assert {card: rule for card, rule in said.items() if rule} == {
        "power-outage": "WD-33",
        "audit": "WD-82",
        "powered": "WD-28",
        "trained": "WD-28",
    }
    assert {f"play:{card}" for card, rule in said.items() if not rule} == {
        o for o in t.options if o.startswith("play:")
    }


def test_why_not_in_discard() -> None:
    """WD-8: every card in hand can be discarded."""
    t = wired(f"step: discard; {LAID}")
    assert [why(t, "A", card) for card in hand(t, "A")] == [""] * 4 and why(t, "A", "audit") == "WD-8"


def test_why_not_in_an_audit() -> None:
    """WD-78, WD-41: B may play HACKED and nothing else; A waits."""
    t = wired("B network: ~P1; A hand: audit switch; B hand: hacked secured switch").play("play:audit")
    assert (why(t, "B", "hacked"), why(t, "B", "secured")) == ("", "WD-41") and why(t, "B", "switch") in (
        "WD-41",
        "WD-78",
    )


def test_why_not_in_a_duel() -> None:
    """WD-46, WD-78."""
    t = wired("B classifications: facilities; A hand: head-hunter switch; B hand: head-hunter seal-the-deal hacked")
    t.play("play:head-hunter")
    assert t.options == ["pass", "answer:head-hunter", "answer:seal-the-deal"]
    assert (why(t, "B", "head-hunter"), why(t, "B", "seal-the-deal")) == ("", "")
    assert why(t, "B", "hacked") in ("WD-46", "WD-78") and refused(t, "answer:hacked") in ("WD-46", "WD-78")


def test_a_card_chosen_is_not_yet_played() -> None:
    """WD-59: while A is choosing a victim, HACKED is in hand and no MOVE is paid."""
    t = wired(LAID).play("play:hacked")
    assert hand(t, "A") == ["computer", "switch", "hacked", "secured"] and t.view("A").facts["moves"] == 3


def test_refused_picks_leave_the_game_as_it_was() -> None:
    """WD-59: the same game goes on."""
    t, untouched = wired(LAID), wired(LAID)
    for wrong in ("play:audit", "dance", "on@K2a", "play:facilities", "timeout"):
        refused(t, wrong)
    for pick in ("play:computer", "on@K3a", "play:hacked", "against@C"):
        assert t.play(pick).save() == untouched.play(pick).save()
    assert t.events == untouched.events and classes(t, "A") == ["facilities"]


def test_a_refusal_does_not_tell_where_a_card_is() -> None:
    """In B's hand, in the draw pile or nowhere, the refusal reads the same."""
    for place in ("B hand: audit", "draw: audit", ""):
        t = wired(f"A hand: switch; {place}")
        refusal = t.refuses("play:audit")
        assert (refusal.rule, refusal.target) == ("WD-6", "")


@pytest.mark.parametrize(
    ("text", "field"),
    [
        *((f"A network: {text}", "network") for text in ("S1>P1", "K2a", "S1>K2a>[P1,P2,P3]", "S1>K2a>[S2]", "~S1")),
        *((f"A network: {text}", "network") for text in ("S1>K2a>[K2b]", "S1{sunny}", "S1{audit}", "S99", "~P1 ~P1")),
        ("A classifications: facilities+tapped", "classifications"),
        ("A classifications: head-hunter", "classifications"),
        ("A hand: firewall", "hand"),
        ("A hand: computer*33", "hand"),
        ("moves: -1", "moves"),
        ("moves: 4", "moves"),
        ("A score: -4", "score"),
        ("active: E", "active"),
        ("step: nap", "step"),
    ],
)
def test_a_bad_position_cannot_be_laid(text: str, field: str) -> None:
    """WD-14, WD-6, WD-10: a written position is checked too, and the field that is wrong is named."""
    with pytest.raises(BadPosition, match=field):
        Table("wired", f"{text}; B hand: switch", seats=4)


@pytest.mark.parametrize(
    ("play", "pick", "said"),
    [
        ("play:computer", "on@K9z", ("WD-15", "no-such-equipment")),
        ("play:computer", "on@K2b", ("WD-15", "no-such-equipment")),
        ("reconnect", "move@B.S7", ("WD-15", "no-such-equipment")),
        ("play:hacked", "on@B.P7", ("WD-27", "no-such-equipment")),
        ("play:hacked", "on@A.S1", ("WD-27", "not-the-victims")),
    ],
)
def test_equipment_that_does_not_exist_is_told_from_that_of_others(play: str, pick: str, said: tuple[str, str]) -> None:
    """WD-15, WD-27."""
    t = wired(LAID).play(play)
    while t.about == "victim":
        t.play("against@B")
    refusal = t.refuses(pick)
    assert (refusal.rule, refusal.key) == said


@pytest.mark.parametrize(
    ("theirs", "said"),
    [
        ("supervisor+sealed facilities+sealed", ("WD-63", "all-sealed")),
        ("supervisor supervisor", ("WD-60", "all-paired")),
        ("supervisor+sealed", ("WD-63", "all-sealed")),
    ],
)
def test_a_seal_is_told_from_a_pair(theirs: str, said: tuple[str, str]) -> None:
    """WD-60, WD-63."""
    t = wired(f"B classifications: {theirs}; A hand: seal-the-deal switch", gemini=True, king_seal=True)
    refusal = t.refuses("play:seal-the-deal")
    assert (refusal.rule, refusal.key) == said


def test_seals_and_pairs_side_by_side_are_both_told() -> None:
    """WD-60, WD-63: B's card is sealed, C's are a pair."""
    text = "B classifications: supervisor+sealed; C classifications: facilities facilities; A hand: head-hunter switch"
    refusal = wired(text, gemini=True, king_seal=True).refuses("play:head-hunter")
    assert (refusal.rule, refusal.key) == ("WD-60", "all-sealed-or-paired")

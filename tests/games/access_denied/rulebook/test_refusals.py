"""Access Denied, refusals: what may not be done, by which rule, and that trying changes nothing."""

import pytest

from tests.games.access_denied.positions import ENGLISH, actions, answer, english, hand, held, table

HELD = "A hand: overdraft listserv samurai copybot trojan [2]; B hand: fbi-raid [2]"


def rule(refusal: object) -> str:
    """The rule of a refusal that must be there."""
    assert refusal is not None
    return str(getattr(refusal, "rule", ""))


@english
@pytest.mark.parametrize(
    ("pick", "rules"),
    [
        ("play:listserv", {"AD-59"}),
        ("play:samurai", {"AD-60"}),
        ("play:copybot", {"AD-60", "AD-61"}),
        ("play:trojan", {"AD-64"}),
        ("waive:overdraft", {"AD-58", "AD-R14", "AD-59"}),
        ("attempt@banking", {"AD-40"}),
        ("hand_on:overdraft", {"AD-64", "AD-22", "AD-R64"}),
        ("buy_action", {"AD-56"}),
    ],
)
def test_what_the_action_step_refuses(edition: str, pick: str, rules: set[str]) -> None:
    """AD-22, AD-40, AD-56, AD-58 to AD-61, AD-64."""
    t = table(HELD, edition)
    assert t.refuses(pick).rule in rules


@english
@pytest.mark.parametrize("pick", ["play:fbi-raid", "play:major-release", "dance", "pass", "at@B"])
def test_what_is_not_on_the_list_is_refused(edition: str, pick: str) -> None:
    """A refusal names a rule, whatever was tried, and does not tell where a hidden card lies."""
    t = table(HELD, edition)
    assert t.refuses(pick).rule.startswith("AD-")
    assert t.refuses("play:no-such-card").key, "no rule speaks of a card that does not exist"


@english
def test_the_answer_does_not_tell_where_a_hidden_card_lies(edition: str) -> None:
    """AD-58: in B's hand, in a password or in the deck, the refusal reads the same."""
    t = table(f"{HELD}; telecomm password: bbs ice over-clock; deck: sol rest", edition)
    said = [t.why_not("A", card) for card in ("fbi-raid", "ice", "sol")]
    assert None not in said and len({(r.rule, r.key) for r in said if r is not None}) == 1
    tried = [t.refuses(f"play:{card}") for card in ("fbi-raid", "ice", "sol")]
    assert len({(r.rule, r.key) for r in tried}) == 1


@english
@pytest.mark.parametrize(
    ("card", "levels", "needed"),
    [
        ("listserv", "", "AD-59"),
        ("listserv", "newsmedia=user", "AD-59"),
        ("listserv", "newsmedia=oper", None),
        ("fbi-raid", "government=oper", "AD-59"),
        ("fbi-raid", "government=root", None),
        ("red-tape", "", "AD-59"),
        ("red-tape", "government=user", None),
        ("ice", "government=user", "AD-59"),
        ("dads-office-computer", "", None),
    ],
)
def test_why_not_requirement(edition: str, card: str, levels: str, needed: str | None) -> None:
    """AD-59: level in the stated sector, and the code in an own password."""
    t = table(f"A levels: {levels}; A hand: {card} [1]; C upgrades: bbs", edition)
    said = t.why_not("A", card)
    assert (None if said is None else said.rule) == needed
    assert (f"play:{card}" in t.options) == (needed is None)


@english
@pytest.mark.parametrize(
    ("card", "lies"),
    [
        ("samurai", "C upgrades: bbs"),
        ("burnout", "C upgrades: bbs"),
        ("fbi-raid", "A levels: government=root; A upgrades: bbs"),
        ("delete-account", "B levels: newsmedia=user; C levels: banking=root"),
        ("revoke-login", "B levels: banking=oper"),
        ("guru", "A levels: newsmedia=oper"),
        ("free-checking", "C upgrades: bbs"),
        ("sol", "A levels: telecomm=oper; B levels: telecomm=oper"),
        ("line-spike", "A levels: telecomm=oper"),
        ("beta-site", "A levels: micronopoly=oper; C upgrades: bbs"),
        ("direct-deposit", "B levels: banking=oper"),
    ],
)
def test_why_not_target(edition: str, card: str, lies: str) -> None:
    """AD-60, AD-R3: without a target a card may not be played."""
    t = table(f"{lies}; A hand: {card} [1]", edition)
    assert rule(t.why_not("A", card)) == "AD-60" and t.refuses(f"play:{card}").rule == "AD-60"


@english
@pytest.mark.parametrize(
    ("card", "lies"),
    [
        ("overdraft", "B hand: [2]"),
        ("software-patch", "A levels: micronopoly=oper"),
        ("the-nsa-is-watching-you", "A levels: government=oper"),
        ("olfactopeg", "A levels: universities=oper"),
        ("major-release", "A levels: micronopoly=root"),
        ("digital-divide", "A levels: government=oper"),
    ],
)
def test_a_card_without_a_real_effect_may_be_played(edition: str, card: str, lies: str) -> None:
    """AD-R3, AD-60: a target is a condition, a useful outcome is not; AD-R6: as far as possible."""
    t = table(f"{lies}; A hand: {card} [1]", edition)
    assert t.why_not("A", card) is None
    answer(t.play(f"play:{card}"), "at@B", "at@C")
    assert t.cards("pile") == [card] and t.asked == "A"


@english
def test_why_not_action(edition: str) -> None:
    """AD-20, AD-22: no action left, or none allowed."""
    t = table("active: E; actions: 0; E hand: phreaking spam [3]", edition)
    assert (t.asked, t.about) == ("E", "action"), "only the TeleComm bonus is left"
    assert rule(t.why_not("E", "spam")) in ("AD-20", "AD-22") and t.refuses("play:spam").rule in ("AD-20", "AD-22")
    assert t.refuses(f"attempt@{'banking'}").rule in ("AD-20", "AD-22")


@english
@pytest.mark.parametrize("step", ["attempt", "discard", "draw"])
def test_why_not_timing_of_action_cards(edition: str, step: str) -> None:
    """AD-58: action cards, upgrades and sector cards only in the own step 2."""
    t = table(f"step: {step}; A levels: newsmedia=user; A hand: overdraft bbs logic-bomb [1]", edition)
    assert t.about == step
    for card in ("overdraft", "bbs", "logic-bomb"):
        said = t.why_not("A", card)
        if step == "discard":
            assert said is None or said.rule == "AD-58", "it can be discarded"
        else:
            assert rule(said) == "AD-58"
        assert t.refuses(f"play:{card}").rule == "AD-58"


@english
def test_why_not_in_another_players_turn(edition: str) -> None:
    """AD-58, AD-61."""
    t = table("A hand: [1]; B hand: red-tape firewall route-trace mocking-bird market-rumors", edition)
    assert rule(t.why_not("B", "red-tape")) == "AD-58"
    for card in ("firewall", "route-trace", "mocking-bird", "market-rumors"):
        assert rule(t.why_not("B", card)) in ("AD-61", "AD-59"), card


@english
@pytest.mark.parametrize(
    "card",
    ["counter-virus", "anti-virus", "firewall", "backdoor", "wiretap", "route-trace", "backup", "cancelbot"],
)
def test_why_not_timing_of_instants(edition: str, card: str) -> None:
    """AD-61: at the time their text allows; AD-70 and AD-R14 say it for Backup and Backdoor."""
    expected = {"backup": "AD-70", "backdoor": "AD-R14"}.get(card, "AD-61")
    t = table(f"A levels: government=oper; A hand: {card} [1]", edition)
    assert rule(t.why_not("A", card)) == expected and t.refuses(f"play:{card}").rule == expected


@english
@pytest.mark.parametrize(("card", "levels"), [("market-rumors", "newsmedia=oper"), ("easy-credit", "banking=root")])
def test_draw_instants_wait_for_step_4(edition: str, card: str, levels: str) -> None:
    """AD-37, AD-61."""
    t = table(f"A levels: {levels}; A hand: {card} [1]".replace("banking=root", "newsmedia=user"), edition)
    assert rule(t.why_not("A", card)) == "AD-61"
    t = table(f"step: draw; A levels: newsmedia=user; A hand: {card} [1]", edition)
    said = t.why_not("A", card)
    assert (None if said is None else said.rule) == ("AD-59" if card == "market-rumors" else None)


@english
def test_too_few_cards(edition: str) -> None:
    """AD-41, AD-47, AD-56: costs and attempts must be paid in full (AD-R6)."""
    t = table("step: attempt; A levels: newsmedia=oper; A hand: [2]", edition, seats=4)
    assert t.refuses("attempt@newsmedia").rule == "AD-41"
    t = table("step: attempt; A levels: telecomm=user; A hand: [2]", edition, seats=4)
    assert t.refuses("attempt@telecomm").rule == "AD-47" and "attempt@universities" in t.options


@english
def test_a_refused_pick_leaves_the_question_open(edition: str) -> None:
    """The player may answer again, and the game goes on as if nothing had been tried."""
    t, untouched = table(HELD, edition), table(HELD, edition)
    for wrong in ("play:listserv", "play:trojan", "attempt@banking", "draw"):
        t.refuses(wrong)
    for one in (t, untouched):
        one.play("play:overdraft", "at@B")
    assert t.save() == untouched.save() and t.events == untouched.events


@pytest.mark.parametrize("edition", ENGLISH)
@pytest.mark.parametrize(
    ("card", "wrong"),
    [("overdraft", "at@A"), ("usenet", "at@A"), ("whoops-disconnect", "at@A"), ("the-nsa-is-watching-you", "at@A")],
)
def test_cards_against_a_player_hit_others_only(edition: str, card: str, wrong: str) -> None:
    """AD-R4."""
    t = table(f"A levels: telecomm=user government=oper; A hand: {card} [2]", edition).play(f"play:{card}")
    assert t.about == "player" and wrong not in t.options and t.refuses(wrong).rule in ("AD-60", "AD-R4")
    assert t.options == ["at@B", "at@C", "at@D", "at@E", "at@F"]


@english
def test_a_hand_over_takes_hand_cards_only(edition: str) -> None:
    """AD-41: not an upgrade, not a neighbour's card, and each card once."""
    t = table("A levels: newsmedia=oper; A upgrades: ice; A hand: [DEFA]; B hand: fbi-raid", edition)
    t.play("attempt@newsmedia")
    for wrong in ("give:ice", "give:fbi-raid", "done"):
        assert t.refuses(wrong).rule.startswith("AD-")
    a, d = held(t, "A", "AD")
    t.play(f"give:{a}")
    assert t.refuses(f"give:{a}").rule.startswith("AD-") and f"give:{d}" in t.options


@english
def test_requirements_are_checked_once(edition: str) -> None:
    """AD-59, AD-62, AD-R8, AD-R36: an upgrade stays when its requirement is lost."""
    t = table("B upgrades: dads-office-computer; B levels: banking=user; A hand: delete-account", edition)
    t.play("play:delete-account")
    assert t.cards("B upgrades") == ["dads-office-computer"]
    assert t.view("B").facts["limits"] == {**dict.fromkeys("ADEF", 6), "B": 8, "C": 8}
    assert hand(t, "A") == [] and actions(t) == 0

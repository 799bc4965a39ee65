"""Access Denied, why not: the true reason for every hand card that cannot be played now."""

import pytest

from sneakernet.core.registry import find
from sneakernet.say import Speech
from sneakernet.say.people import People
from tests.games.access_denied.positions import answer, english, facts, german, hand, held, table
from tests.support.table import Table

LAID_ATTEMPT = "step: attempt; A hand: [D]"


def reason(t: Table, seat: str, card: str) -> tuple[str, str] | None:
    """Rule and key of a refusal; None if the card can be played."""
    said = t.why_not(seat, card)
    return None if said is None else (said.rule, said.key)


def answering(edition: str, text: str, seats: int = 6) -> Table:
    """A's attempt on NewsMedia is laid; the others passed before it."""
    t = table(f"{LAID_ATTEMPT}; {text}", edition, seats).play("attempt@newsmedia")
    while facts(t, "A")["attempt"]["cards"] == 0:
        t.play("pass")
    return t


@english
@pytest.mark.parametrize("card", ["freeware", "no-etaxes"])
@pytest.mark.parametrize("lies", ["", "pile: ice; played by: A", "pile: ice"])
def test_any_time_cards_do_not_care_for_the_pile(edition: str, card: str, lies: str) -> None:
    """AD-69: in the middle of step 2 it is not the moment; the pile and AD-R16 concern CopyBot alone."""
    t = table(f"A levels: micronopoly=user newsmedia=user; A hand: {card} [2]; {lies}", edition)
    assert t.about == "action" and reason(t, "A", card) == ("AD-69", "only-at-a-moment")


@english
@pytest.mark.parametrize(
    ("lies", "said"),
    [
        ("", ("AD-60", "pile-is-empty")),
        ("pile: ice; played by: A", ("AD-R16", "just-played")),
        ("pile: ice; played by: B", ("AD-69", "only-at-a-moment")),
    ],
)
def test_copybot_looks_at_the_pile(edition: str, lies: str, said: tuple[str, str]) -> None:
    """AD-R3, AD-R16."""
    assert reason(table(f"A hand: copybot [2]; {lies}", edition), "A", "copybot") == said


@english
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("A hand: backdoor overdraft [1]; B hand: [4]", None),
        ("A hand: backdoor fbi-raid [1]; B upgrades: ice", None),
        ("A hand: backdoor samurai ice [1]", ("AD-R14", "goes-with-a-key-card")),
        ("A hand: backdoor overdraft [1]; actions: 0; A upgrades: 2nd-phone-line", None),
        ("step: attempt; A hand: backdoor overdraft [1]", ("AD-R14", "goes-with-a-key-card")),
        ("step: draw; A hand: backdoor overdraft [1]", ("AD-R14", "goes-with-a-key-card")),
    ],
)
def test_backdoor_is_played_where_something_can_be_waived(
    edition: str, text: str, said: tuple[str, str] | None
) -> None:
    """AD-R14: with a `waive` on the list it can be played, else not."""
    t = table(text, edition)
    assert reason(t, "A", "backdoor") == said
    assert any(option.startswith("waive:") for option in t.options) == (said is None)


@english
def test_a_requirement_that_can_be_waived_is_not_the_reason(edition: str) -> None:
    """AD-R14, AD-60: with Backdoor in hand only the target is missing."""
    t = table("A hand: backdoor line-spike [1]", edition)
    assert reason(t, "A", "line-spike") == ("AD-60", "nobody-with-only-user")
    t = table("A hand: line-spike [1]", edition)
    assert reason(t, "A", "line-spike") == ("AD-59", "requires-oper")


@english
@pytest.mark.parametrize("level", ["none", "user"])
def test_route_trace_needs_oper_where_the_attempt_is_made(edition: str, level: str) -> None:
    """AD-R25: the level in that sector is the reason, asked or not."""
    held = "B hand: route-trace freeware; B levels: micronopoly=user"
    t = answering(edition, f"{held} newsmedia={level}")
    assert t.asked == "B" and reason(t, "B", "route-trace") == ("AD-R25", "attempt-needs-oper")
    refusal = t.why_not("B", "route-trace")
    assert refusal is not None and refusal.target == "newsmedia" and t.refuses("play:route-trace").rule == "AD-R25"
    assert reason(answering(edition, f"{held} newsmedia=oper"), "B", "route-trace") is None


@english
def test_firewall_protects_the_own_sector(edition: str) -> None:
    """AD-60: on another player's sector; AD-R27: on one without a controller; AD-R30: without cards."""
    t = answering(edition, "C hand: firewall freeware")
    assert t.asked == "C" and reason(t, "C", "firewall") == ("AD-60", "attempt-not-on-yours")
    t = table("step: attempt; A hand: [2]; C hand: firewall freeware", edition, 4).play("attempt@telecomm")
    t.play("pass")  # before the cost is laid out
    while t.about == "pay":
        t.play(t.options[0])
    assert t.asked == "C" and reason(t, "C", "firewall") == ("AD-R27", "attempt-uncontrolled")
    t = table(
        "step: attempt; A upgrades: war-dialer; A hand: [1]; D hand: firewall freeware; D levels: micronopoly=user",
        edition,
    ).play("dial@newsmedia")
    assert t.asked == "D" and reason(t, "D", "firewall") == ("AD-R30", "attempt-without-cards")


@english
def test_instants_against_attempts_without_an_attempt(edition: str) -> None:
    """AD-61: no attempt is being made, or it is one's own (AD-R25)."""
    t = table("A hand: [1]; B hand: route-trace firewall wiretap", edition)
    assert reason(t, "B", "route-trace") == reason(t, "B", "firewall") == ("AD-61", "only-at-an-attempt")
    assert reason(t, "B", "wiretap") == ("AD-61", "only-before-an-attempt")
    t = table("step: attempt; A levels: newsmedia=user; A hand: route-trace [DE]; D hand: firewall", edition)
    answer(t.play("attempt@newsmedia"), *(f"give:{card}" for card in held(t, "A", "DE")))
    assert t.asked == "D" and reason(t, "A", "route-trace") == ("AD-61", "only-at-an-attempt")


@english
def test_who_may_answer_but_is_not_asked_yet(edition: str) -> None:
    """AD-66: B is asked before D; the moment is right, the turn to answer is not D's."""
    t = answering(edition, "B hand: route-trace; B levels: newsmedia=oper; D hand: firewall")
    assert t.asked == "B" and reason(t, "D", "firewall") == ("AD-66", "only-when-asked")
    assert reason(t.play("pass"), "D", "firewall") is None
    t = table("A hand: [D]; B hand: wiretap; C hand: freeware", edition)
    assert reason(t, "B", "wiretap") == ("AD-61", "only-before-an-attempt")
    t.play("attempt@newsmedia")
    assert t.asked == "B" and reason(t, "B", "wiretap") is None


@english
@pytest.mark.parametrize(
    ("instant", "played", "levels", "said"),
    [
        ("counter-virus", "multi-virus", "", ("AD-60", "answer-needs-user")),
        ("counter-virus", "multi-virus", "banking=user", None),
        ("anti-virus", "multi-virus", "", None),
        ("cancelbot", "loan-default", "", ("AD-R86", "answer-needs-user")),
        ("cancelbot", "loan-default", "universities=user", None),
        ("cancelbot", "multi-virus", "", ("AD-61", "only-as-an-answer")),
        ("mocking-bird", "loan-default", "telecomm=user", ("AD-61", "only-as-an-answer")),
    ],
)
def test_answers_to_cards(edition: str, instant: str, played: str, levels: str, said: tuple[str, str] | None) -> None:
    """AD-60, AD-61, AD-R86: the access that is missing is named, or that nothing here can be answered."""
    t = table(
        f"A levels: universities=oper; A hand: {played} [1]; C levels: {levels}; C hand: {instant} freeware",
        edition,
    ).play(f"play:{played}")
    if t.about == "sector":
        t.play("at@banking")
    assert (t.asked, t.about) == ("C", "respond") and reason(t, "C", instant) == said


@english
@pytest.mark.parametrize(("level", "said"), [("user", ("AD-R86", "answer-needs-oper")), ("oper", None)])
def test_cancelbot_needs_oper_where_the_table_follows_the_faq(
    edition: str, level: str, said: tuple[str, str] | None
) -> None:
    """AD-R86: the other reading, `cancelbot=oper`."""
    held = f"A hand: loan-default [1]; C levels: universities={level}; C hand: cancelbot freeware"
    t = table(f"settings: cancelbot=oper; A levels: universities=oper; {held}", edition).play("play:loan-default")
    assert (t.asked, t.about) == ("C", "respond") and reason(t, "C", "cancelbot") == said


@english
def test_answers_while_the_target_is_being_named(edition: str) -> None:
    """AD-58, AD-61: before its sector is named, a virus cannot be answered."""
    t = table("A levels: newsmedia=user; A hand: multi-virus [1]; C hand: counter-virus anti-virus", edition)
    t.play("play:multi-virus")
    assert t.about == "sector"
    assert reason(t, "C", "counter-virus") == reason(t, "C", "anti-virus") == ("AD-61", "only-as-an-answer")


@english
def test_an_own_card_is_not_answered(edition: str) -> None:
    """AD-R19, AD-60: neither Counter-Virus nor CancelBot goes against one's own card."""
    levels = "A levels: micronopoly=user universities=oper"
    t = table(f"{levels}; A hand: multi-virus counter-virus freeware", edition).play("play:multi-virus", "at@banking")
    assert t.asked == "A" and reason(t, "A", "counter-virus") == ("AD-60", "answers-others")
    t = table(f"{levels}; A hand: loan-default cancelbot freeware", edition).play("play:loan-default")
    assert t.asked == "A" and reason(t, "A", "cancelbot") == ("AD-60", "answers-others")


HELD = "overdraft trojan samurai freeware backup copybot easy-credit bbs"


@english
@pytest.mark.parametrize(
    ("text", "picks", "about"),
    [
        ("step: discard", (), "discard"),
        ("step: attempt", ("attempt@newsmedia",), "hand_over"),
        ("step: attempt; seats: 4", ("attempt@telecomm",), "pay"),
        ("step: action; A levels: micronopoly=user telecomm=root", ("buy_action",), "buy"),
        ("step: action", ("trade", "at@B"), "trade_card"),
    ],
)
def test_what_can_be_paid_or_given_can_be_picked(edition: str, text: str, picks: tuple[str, ...], about: str) -> None:
    """Glossary, AD-58: discarding, paying, handing over and trading are not playing; no card needs its moment."""
    levels = "" if "levels" in text else "A levels: micronopoly=user; "
    t = table(f"{levels}A hand: {HELD}; {text}", edition, 0 if "seats" in text else 6)
    t.play(*picks)
    if t.about in ("respond", "backup"):
        t.play("pass")
    assert t.about == about and all(any(option.endswith(f":{c}") for option in t.options) for c in HELD.split())
    assert {card: reason(t, "A", card) for card in hand(t, "A")} == dict.fromkeys(HELD.split())


@english
def test_a_gift_is_not_played(edition: str) -> None:
    """AD-R72: what can be given in Spam cannot be played meanwhile; what others hold cannot be given."""
    t = table("A hand: spam [1]; B hand: [1]; C levels: banking=user; C hand: overdraft", edition)
    t.play("play:spam", "at@B")
    assert (t.asked, t.about) == ("C", "gift") and "give:overdraft" in t.options
    assert reason(t, "C", "overdraft") is None and t.refuses("play:overdraft").rule == "AD-58"
    assert reason(t, "C", "samurai") == ("AD-58", "not-in-hand")


@english
def test_cards_elsewhere_can_be_picked(edition: str) -> None:
    """AD-60: what is no hand card is aimed at or taken, not played."""
    t = table("A hand: fbi-raid [1]; A levels: government=root; B upgrades: ice; C upgrades: bbs", edition)
    t.play("play:fbi-raid")
    assert t.about == "upgrade" and reason(t, "A", "ice") is None and reason(t, "A", "worm") == ("AD-58", "not-in-hand")


@english
def test_a_reason_does_not_depend_on_what_is_hidden(edition: str) -> None:
    """What others hold or are asked changes nothing that a player is told."""
    told = []
    for hidden in ("firewall", "samurai"):
        t = table(
            f"step: attempt; A hand: [D]; C hand: route-trace freeware; C levels: newsmedia=user; D hand: {hidden}; "
            "B levels: micronopoly=user; B hand: no-etaxes",
            edition,
        ).play("attempt@newsmedia")
        told.append([reason(t, "C", card) for card in ("route-trace", "freeware", "sol", "firewall")])
    assert told[0] == told[1]


@pytest.mark.parametrize("language", ["en", "de"])
def test_reasons_name_the_sector(language: str) -> None:
    """The sentence says which sector is meant, in both languages."""
    speech = Speech(language)
    words = speech.game(find("access-denied"), "2014")
    t = answering("2014", "B hand: route-trace freeware; B levels: micronopoly=user newsmedia=user")
    said = t.why_not("B", "route-trace")
    sector = {"en": "NewsMedia", "de": "Medien"}[language]
    assert said is not None and sector in words.refusal(said, People(list("ABCDEF"), "B"))
    assert words.words.problems == []


def test_german_reasons() -> None:
    """Abbruch Bot needs Operator; Firewall also stands against Guru."""
    t = german(
        "A levels: universities=oper; A hand: de-kredit-verzug [1]; C levels: universities=user;"
        "C hand: de-abbruch-bot de-winzap"
    ).play("play:de-kredit-verzug")
    assert t.asked == "C" and reason(t, "C", "de-abbruch-bot") == ("AD-60", "answer-needs-oper")
    t = german("A levels: newsmedia=user; A hand: de-guru; C hand: de-firewall de-winzap")
    t.play("play:de-guru")
    assert t.asked == "C" and reason(t, "C", "de-firewall") == ("AD-60", "attempt-not-on-yours")


@english
def test_a_card_that_needs_backdoor_is_not_played_by_itself(edition: str) -> None:
    """AD-59, AD-R14: it can be waived, so only its requirement keeps it from being played alone."""
    t = table("A hand: backdoor fifteen-minutes [1]; B hand: [4]", edition)
    assert "waive:fifteen-minutes" in t.options and t.refuses("play:fifteen-minutes").rule == "AD-59"

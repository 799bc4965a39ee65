"""Access Denied, AD-60: a card without a target says which one it would need, and why there is none."""

import pytest

from sneakernet.core.registry import find
from sneakernet.say import Speech
from sneakernet.say.people import People
from tests.games.access_denied.positions import english, german, table, until
from tests.support.table import Table

Reason = tuple[str, str, str]
OPER_TELECOMM = "A levels: micronopoly=user telecomm=oper"


def reason(t: Table, card: str, seat: str = "A") -> Reason | None:
    """Rule, sentence and sector of a refusal; None if the card can be played."""
    said = t.why_not(seat, card)
    assert said is None or said.card == card
    return None if said is None else (said.rule, said.key, said.target)


ENGLISH: list[tuple[str, str, Reason | None]] = [
    ("line-spike", f"{OPER_TELECOMM}; B levels: telecomm=oper", ("AD-60", "nobody-with-only-user", "telecomm")),
    ("line-spike", f"{OPER_TELECOMM}; B levels: telecomm=user", None),
    ("sol", OPER_TELECOMM, ("AD-60", "nobody-with-only-user", "telecomm")),
    ("beta-site", "A levels: micronopoly=oper", ("AD-60", "nobody-with-only-user", "micronopoly")),
    ("direct-deposit", "", ("AD-60", "nobody-with-only-user", "banking")),
    ("direct-deposit", "B levels: banking=user", None),
    ("free-checking", "", ("AD-60", "access-already", "banking")),
    ("public-library", "", None),
    ("phreaking", "A levels: micronopoly=user telecomm=root", ("AD-60", "access-already", "telecomm")),
    ("mothers-maiden-name", "A levels: micronopoly=user", None),
    ("guru", "A levels: micronopoly=oper", ("AD-60", "just-user-nowhere", "")),
    ("guru", "A levels: micronopoly=user", None),
    (
        "delete-account",
        "A levels: micronopoly=oper; B levels: micronopoly=user",
        ("AD-60", "no-user-or-oper-marker", ""),
    ),
    ("delete-account", "A levels: micronopoly=root; B levels: micronopoly=oper", None),
    ("revoke-login", "A levels: micronopoly=oper; B levels: micronopoly=oper", ("AD-60", "no-user-marker", "")),
    ("revoke-login", "A levels: micronopoly=oper; B levels: micronopoly=user", None),
    ("fbi-raid", "A levels: government=root; A upgrades: ice", ("AD-60", "no-upgrade-of-another", "")),
    ("samurai", "", ("AD-60", "no-sector-card-on-the-table", "")),
    ("burnout", "B upgrades: ice", ("AD-60", "no-extra-action-on-the-table", "")),
    ("burnout", "B upgrades: over-clock", None),
    ("usenet", "A hand: usenet", ("AD-60", "no-card-to-give", "")),
]


@english
@pytest.mark.parametrize(("card", "text", "said"), ENGLISH)
def test_a_card_says_which_target_it_needs(edition: str, card: str, text: str, said: Reason | None) -> None:
    """AD-60, AD-R9, AD-R29, AD-R35, AD-R90, AD-R101."""
    hand = "" if "A hand" in text else f"A hand: {card} [1]; "
    assert reason(table(f"{hand}{text}", edition), card) == said


@english
def test_fdic_is_aimed_at_another_controller_of_government(edition: str) -> None:
    """AD-R75: B controls Government."""
    own = table("active: B; B levels: banking=root; B hand: fdic [1]", edition)
    assert reason(own, "fdic", "B") == ("AD-R75", "controlled-by-you", "government")
    assert reason(table("A hand: fdic [1]", edition), "fdic") is None
    nobody = table("A hand: fdic [1]; sectors: A=banking B=micronopoly C=newsmedia", edition, 3)
    assert reason(nobody, "fdic") == ("AD-R75", "controlled-by-nobody", "government")


GERMAN: list[tuple[str, str, Reason | None]] = [
    ("de-guru", "A levels: micronopoly=root", ("AD-60", "nowhere-to-rise", "")),
    ("de-guru", "A levels: micronopoly=oper", None),
    (
        "de-entferne-anmeldung",
        "A levels: micronopoly=oper; B levels: micronopoly=user",
        ("AD-60", "no-user-marker", ""),
    ),
    ("de-fbi", "A levels: government=root", ("AD-60", "no-upgrade-on-the-table", "")),
    ("de-fbi", "A levels: government=root; A upgrades: de-ice", None),
    ("de-code-verschluesseln", "A hand: de-code-verschluesseln [ABB]", ("AD-60", "no-three-codes", "")),
    ("de-code-verschluesseln", "A hand: de-code-verschluesseln [ABC]", None),
    ("de-sol", "A levels: telecomm=oper", ("AD-60", "nobody-with-only-user", "telecomm")),
]


@pytest.mark.parametrize(("card", "text", "said"), GERMAN)
def test_a_german_card_says_which_target_it_needs(card: str, text: str, said: Reason | None) -> None:
    """AD-60, AD-R31, AD-R35, AD-R90, AD-R101."""
    hand = "" if "A hand" in text else f"A hand: {card} [1]; "
    assert reason(german(f"{hand}{text}"), card) == said


def test_german_guru_is_an_attempt() -> None:
    """AD-R31: where attempts are forbidden it has no target, whatever levels there are."""
    t = german("step: begin; A levels: newsmedia=user; A hand: de-guru de-trojaner [1]")
    until(t, "A", "action")
    assert reason(t, "de-guru") == ("AD-R31", "card-is-an-attempt", "")
    told = t.refuses("attempt@newsmedia")
    assert (told.rule, told.key, told.card) == ("AD-64", "hot-potato-forbids-attempts", "de-trojaner")


@english
def test_whoops_disconnect_is_the_reason_where_it_is(edition: str) -> None:
    """AD-17: what another player's card forbids is said of that card."""
    t = table("step: attempt; A hand: [3]; now: no-attempts", edition)
    assert t.refuses("attempt@micronopoly").key == "no-attempts-this-turn"


@english
def test_a_ban_on_actions_is_the_reason_where_it_is(edition: str) -> None:
    """AD-R67."""
    t = table("A hand: overdraft [2]; A upgrades: 2nd-phone-line; now: no-actions", edition)
    said = t.refuses("attempt@micronopoly")
    assert (said.rule, said.key) == ("AD-R67", "actions-banned")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("edition", ["2014", "german"])
def test_every_reason_is_a_whole_sentence(language: str, edition: str) -> None:
    """In both languages each of these reasons names the card, and leaves no blank."""
    words = Speech(language).game(find("access-denied"), edition)
    for card, text, said in ENGLISH if edition == "2014" else GERMAN:
        if said is not None:
            hand = "" if "A hand" in text else f"A hand: {card} [1]; "
            refusal = table(f"{hand}{text}", edition).why_not("A", card)
            assert refusal is not None
            sentence = words.refusal(refusal, People(list("ABCDEF"), "A"))
            assert words.card_name(card) in sentence and sentence.endswith(f"({said[0]})")
    assert words.words.problems == []

"""Zugang Verweigert: hot potatoes are silent, but what a player does may show that it began without them (AD-R62).

Three players: A Banken, B Regierung, C Wirtschaft. C looks on, and can name the cards of all passwords and of the
pile. There is no deck, so whoever draws gets cards of the pile. C holds CopyBot, so it is asked at every idle point and
in every window, and that is when it thinks.
"""

import pytest

from tests.games.access_denied.positions import answer, german, quiet, until
from tests.games.access_denied.rulebook.worlds import began_with
from tests.support.table import Table

PASSWORDS = {
    "banking": "de-entferne-anmeldung de-major-release de-burnout",
    "government": "de-zugriff-loeschen de-strom-spitze de-net-volley-ball",
    "micronopoly": "de-untertauchen de-fbi de-beta-website",
}
PILE = "de-samurai de-paket-schnueffler de-multi-virus de-logik-bombe de-anti-virus"
FITS, REFUTED, PROVEN = {True, False}, {False}, {True}
TWO_PLAYS = "de-phreaking de-telekurs [2]"


def small(text: str) -> Table:
    """A position at the beginning of a turn in which C can name all passwords."""
    fields = "; ".join(f"{sector} password: {cards}" for sector, cards in PASSWORDS.items())
    known = f"known C: {' '.join(PASSWORDS.values())}; outside C: none"
    return german(f"step: begin; {text}; {fields}; {known}; C hand: de-copybot; deck: none; pile: {PILE}", 3)


def begins(potato: str, text: str, cards: str) -> Table:
    """A begins a turn with these cards; B holds the hot potato, and need not discard."""
    levels = "" if "B levels" in text else "B levels: newsmedia=user; "
    return small(f"{levels}{text}; A hand: {cards}; B hand: {potato} [1]")


def held(t: Table, potato: str) -> set[bool]:
    """Whether A may have begun its turn with a hot potato."""
    return began_with(t, potato)


def two_plays(t: Table) -> list[set[bool]]:
    """What C thinks of Bug after A's first and after A's second action."""
    plays = ("play:de-phreaking", "play:de-telekurs")
    return [held(until(t, "A", "action").play(play), "de-bug") for play in plays]


def test_a_second_action_is_taken() -> None:
    """Bug allows one action."""
    assert two_plays(begins("de-bug", "A levels: newsmedia=root", TWO_PLAYS)) == [FITS, REFUTED]


def test_a_second_action_of_uebertaktet_is_taken() -> None:
    """AD-20: the cap holds for the whole turn, also for actions gained."""
    assert two_plays(begins("de-bug", "A upgrades: de-uebertaktet", TWO_PLAYS)) == [FITS, REFUTED]
    assert two_plays(begins("de-bug", "A next: more-actions*1", TWO_PLAYS)) == [FITS, REFUTED]


def test_a_second_action_with_the_telekom_bonus_says_nothing() -> None:
    """AD-R47: the cap of Bug is ignored."""
    t = begins("de-bug", "A levels: telecomm=root", "de-telekurs de-warez [2]")
    for card in ("de-telekurs", "de-warez"):
        assert held(until(t, "A", "action").play(f"play:{card}"), "de-bug") == FITS, card


def test_telekom_shared_with_another_does_not_help() -> None:
    """AD-50, AD-R47: B has Root there too, so nobody has the bonus."""
    t = begins("de-bug", "A levels: telecomm=root; B levels: telecomm=root", "de-telekurs de-warez [2]")
    assert held(until(t, "A", "action").play("play:de-telekurs"), "de-bug") == FITS
    assert held(until(t, "A", "action").play("play:de-warez"), "de-bug") == REFUTED


def test_telekom_under_a_virus_does_not_help() -> None:
    """AD-51: its bonus does not work."""
    field = "A levels: telecomm=root; telecomm cards: de-satan-virus@C"
    t = begins("de-bug", field, "de-telekurs de-warez [2]")
    assert held(until(t, "A", "action").play("play:de-telekurs"), "de-bug") == FITS
    assert held(until(t, "A", "action").play("play:de-warez"), "de-bug") == REFUTED


def press(potato: str, text: str) -> Table:
    """A plays Presse Pass at the beginning of step 2."""
    cards = f"de-presse-pass {TWO_PLAYS.replace('[2]', '[1]')}"
    hands = f"A hand: de-bug {cards}; B hand: [2]" if potato == "A" else f"A hand: {cards}; B hand: de-bug [1]"
    t = small(f"{text}; {hands}")
    return until(t, "A", "press_pass").play("play:de-presse-pass")


def test_presse_pass_without_another_reason_proves_bug() -> None:
    """AD-R48: nothing that all can see takes actions from A."""
    t = press("A", "A levels: newsmedia=root")
    assert held(t, "de-bug") == PROVEN
    assert two_plays(t) == [PROVEN, PROVEN]


@pytest.mark.parametrize("reason", ["A next: fewer-actions*1", "A next: no-actions", "A status: one-action"])
@pytest.mark.parametrize("holder", ["A", "B"])
def test_presse_pass_for_another_reason_says_nothing(reason: str, holder: str) -> None:
    """AD-R48: and then a second action is possible with Bug too."""
    t = press(holder, f"A levels: newsmedia=root; {reason}")
    assert held(t, "de-bug") == FITS
    assert two_plays(t) == [FITS, FITS]


def test_presse_pass_that_is_cancelled_proves_bug_too() -> None:
    """AD-R49: A's turn ends, but nothing else made A play it."""
    hands = "A hand: de-bug de-presse-pass [2]; B hand: de-abbruch-bot [2]"
    t = small(f"A levels: newsmedia=root; B levels: newsmedia=oper telecomm=user; {hands}")
    until(t, "A", "press_pass").play("play:de-presse-pass")
    until(t, "B", "respond").play("play:de-abbruch-bot@de-presse-pass")
    assert held(t, "de-bug") == PROVEN


@pytest.mark.parametrize("holder", ["A", "B"])
def test_presse_pass_in_the_window_of_a_card_says_nothing(holder: str) -> None:
    """AD-R48: Fünfzehn Minuten costs A no actions; later a second action says that A began without Bug."""
    mine, theirs = ("de-bug", "[1]") if holder == "A" else ("[1]", "de-bug")
    hands = f"A hand: de-presse-pass de-phreaking de-telekurs {mine}; B hand: de-fuenfzehn-minuten {theirs} [1]"
    t = small(f"active: B; A levels: newsmedia=root; B levels: newsmedia=user; {hands}")
    until(t, "B", "action").play("play:de-fuenfzehn-minuten", "at@A")
    until(t, "A", "respond").play("play:de-presse-pass@de-fuenfzehn-minuten")
    assert held(t, "de-bug") == FITS
    if holder == "B":
        assert two_plays(t) == [FITS, REFUTED]


def test_guru_is_played() -> None:
    """AD-R31: Trojaner forbids it."""
    t = begins("de-trojaner", "A levels: newsmedia=user", "de-guru [3]")
    assert held(t, "de-trojaner") == FITS
    assert held(until(t, "A", "action").play("play:de-guru"), "de-trojaner") == REFUTED


@pytest.mark.parametrize("step", ["attempt", "action"])
def test_an_attempt_is_made(step: str) -> None:
    """Trojaner forbids attempts, free or by action; Bug does not."""
    for potato, end in (("de-trojaner", REFUTED), ("de-bug", FITS), ("de-wurm", FITS)):
        t = begins(potato, "", "[4]")
        assert held(t, potato) == FITS
        assert held(until(t, "A", step).play("attempt@government"), potato) == end


def test_automatic_access_says_nothing() -> None:
    """AD-R32: Trojaner does not hinder the cards nor the bonus of Universitäten."""
    t = begins("de-trojaner", "A levels: universities=root", "de-phreaking [3]")
    assert held(until(t, "A", "attempt").play("automatic@newsmedia"), "de-trojaner") == FITS
    assert held(until(t, "A", "action").play("play:de-phreaking"), "de-trojaner") == FITS


def test_an_attempt_on_a_sector_without_a_password_is_made() -> None:
    """AD-R27: it counts as an attempt."""
    t = begins("de-trojaner", "", "[4]")
    until(t, "A", "attempt").play("attempt@newsmedia")
    answer(quiet(t), *(f"give:{card}" for card in t.cards("A hand")[:2]))
    assert held(t, "de-trojaner") == REFUTED


ACCESS = "A levels: newsmedia=oper telecomm=user universities=user government=user micronopoly=user"


def test_a_card_is_drawn_in_step_4() -> None:
    """AD-R56: the others say nothing, and not to draw says nothing."""
    for potato, end in (("de-wurm", REFUTED), ("de-bug", FITS), ("de-trojaner", FITS)):
        assert held(until(begins(potato, ACCESS, "[4]"), "A", "draw").play("draw"), potato) == end
        assert held(until(begins(potato, ACCESS, "[4]"), "A", "draw").play("done"), potato) == FITS


def test_cards_drawn_by_bank_irrtum_say_nothing() -> None:
    """AD-R56: Wurm forbids drawing in step 4 alone."""
    t = begins("de-wurm", ACCESS, "de-bank-irrtum-zu-deinen-gunsten [3]")
    quiet(until(t, "A", "action").play("play:de-bank-irrtum-zu-deinen-gunsten"))
    answer(t, "draw", "draw", "draw")
    assert len(t.cards("A hand")) > 3 and held(t, "de-wurm") == FITS


def test_a_turn_that_was_skipped_says_nothing() -> None:
    """AD-R60: of Wurm; German bonuses work with Bug."""
    for potato in ("de-wurm", "de-bug", "de-trojaner"):
        t = begins(potato, "A levels: newsmedia=root", "[3]")
        until(t, "A", "newsmedia").play("skip")
        answer(t, "draw")
        assert held(t, potato) == FITS

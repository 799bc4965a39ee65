"""Access Denied 2013: who uses a bonus or an upgrade began the turn without Bug (AD-51, AD-R62, AD-R69).

Three players: A Banking, B Government, C Micronopoly. C looks on, and can name the cards of all passwords and of the
pile. There is no deck, so whoever draws gets cards of the pile; Bug is with A or with B. C holds CopyBot, so it is
asked at every idle point and in every window, and that is when it thinks about Bug.
"""

import pytest

from tests.games.access_denied.positions import quiet, table, until
from tests.games.access_denied.rulebook.worlds import began_with
from tests.support.table import Table

PASSWORDS = {
    "banking": "revoke-login sol burnout",
    "government": "delete-account line-spike direct-deposit",
    "micronopoly": "satan-virus route-trace beta-site",
}
PILE = "samurai guru fbi-raid multi-virus packet-sniffer logic-bomb anti-virus"
FITS, REFUTED = {True, False}, {False}


def small(text: str, deck: str = "none", named: str = "") -> Table:
    """A position at the beginning of a turn in which C can name all passwords, and these cards."""
    fields = "; ".join(f"{sector} password: {cards}" for sector, cards in PASSWORDS.items())
    known = f"known C: {' '.join([named, *PASSWORDS.values()])}; outside C: {named or 'none'}"
    return table(f"step: begin; {text}; {fields}; {known}; deck: {deck}; pile: {PILE}", "2013", seats=3)


def bug(t: Table, seat: str = "A") -> set[bool]:
    """Whether the player whose turn it is may have begun it with Bug."""
    assert t.fact("active") == seat
    return began_with(t, "bug")


def with_a(text: str, cards: str = "[4]") -> Table:
    """A begins a turn with these cards; B holds Bug."""
    return small(f"{text}; A hand: {cards}; B hand: bug [1]; C hand: copybot")


def with_b(text: str, cards: str) -> Table:
    """B begins a turn with these cards; A holds Bug."""
    return small(f"active: B; {text}; B hand: {cards}; A hand: bug [1]; C hand: copybot")


def test_war_dialer_is_used() -> None:
    """AD-R30."""
    t = with_a("A upgrades: war-dialer")
    assert bug(t) == FITS
    assert bug(until(t, "A", "attempt").play("dial@government")) == REFUTED


def test_the_universities_bonus_is_used() -> None:
    """AD-57, AD-R34."""
    t = with_a("A levels: universities=root")
    assert bug(t) == FITS
    assert bug(until(t, "A", "attempt").play("automatic@government")) == REFUTED


def test_the_government_bonus_is_used_or_not() -> None:
    """AD-53: to leave the card says nothing."""
    assert bug(until(with_b("", "[3]"), "B", "government").play("no"), "B") == FITS
    assert bug(until(with_b("", "[3]"), "B", "government").play("take:anti-virus"), "B") == REFUTED


def test_a_turn_that_is_not_skipped_says_nothing() -> None:
    """AD-55, AD-R60."""
    assert bug(until(with_a("A levels: newsmedia=root"), "A", "newsmedia").play("no")) == FITS


def test_the_telecomm_bonus_is_used() -> None:
    """AD-56."""
    t = with_a("A levels: telecomm=root")
    assert bug(t) == FITS
    until(t, "A", "action").play("buy_action", *(f"discard:{card}" for card in t.cards("A hand")[:2]))
    assert bug(t) == REFUTED


TWO_PLAYS = "phreaking telecourse [2]"


@pytest.mark.parametrize("upgrade", ["over-clock", "2nd-phone-line"])
def test_a_second_card_is_played(upgrade: str) -> None:
    """AD-20, AD-R66: the first is possible with Bug as well."""
    t = with_a(f"A upgrades: {upgrade}", TWO_PLAYS)
    assert bug(until(t, "A", "action").play("play:phreaking")) == FITS
    assert bug(until(t, "A", "action").play("play:telecourse")) == REFUTED


def test_over_clock_is_laid_and_used_at_once() -> None:
    """AD-R69: with Bug it would work from the next turn on."""
    t = with_a("A levels: micronopoly=user", "over-clock phreaking [2]")
    assert bug(until(t, "A", "action").play("play:over-clock")) == FITS
    assert bug(until(t, "A", "action").play("play:phreaking")) == REFUTED


def test_actions_of_listserv_say_nothing() -> None:
    """AD-20: LISTSERV and two more are possible with Bug; a fourth action is Over-Clock's."""
    cards = "listserv phreaking telecourse warez [1]"
    t = with_a("A upgrades: over-clock; A levels: newsmedia=oper", cards)
    for card in ("listserv", "phreaking", "telecourse"):
        assert bug(until(t, "A", "action").play(f"play:{card}")) == FITS, card
    assert bug(until(t, "A", "action").play("play:warez")) == REFUTED


def test_more_actions_by_freeware_say_nothing() -> None:
    """AD-20: one more action in this turn, as all know."""
    t = with_a("A next: more-actions*1", TWO_PLAYS)
    for card in ("phreaking", "telecourse"):
        assert bug(until(t, "A", "action").play(f"play:{card}")) == FITS, card


def test_a_free_play_and_an_attempt() -> None:
    """AD-R66: so it is with an attempt, whatever becomes of it."""
    t = with_a("A upgrades: 2nd-phone-line", TWO_PLAYS)
    assert bug(until(t, "A", "action").play("play:phreaking")) == FITS
    assert bug(until(t, "A", "action").play("attempt@government")) == REFUTED


@pytest.mark.parametrize("upgrade", ["over-clock", "2nd-phone-line"])
def test_one_card_is_played_where_there_was_no_action(upgrade: str) -> None:
    """AD-R65, AD-R66: after Flame War; but for the upgrade nothing could be played."""
    t = with_a(f"A next: fewer-actions*1; A upgrades: {upgrade}", TWO_PLAYS)
    assert bug(t) == FITS
    assert bug(until(t, "A", "action").play("play:phreaking")) == REFUTED


# Drawing and the hand limit.


def drawn(t: Table, seat: str, number: int) -> set[bool]:
    """What everybody can tell after that player has drawn so many cards in step 4."""
    until(t, seat, "draw").play(*["draw"] * number)
    return bug(t, seat)


def test_two_cards_drawn_with_bbs_say_nothing() -> None:
    """AD-37."""
    assert drawn(with_b("B upgrades: bbs", "[2]"), "B", 2) == FITS


def test_a_card_is_drawn_beyond_the_limit_with_banking() -> None:
    """AD-52."""
    assert drawn(with_a("", "[5]"), "A", 1) == FITS
    assert drawn(with_a("", "[5]"), "A", 2) == REFUTED


WIDE = {"Micronopoly": "B levels: micronopoly=root", "Dad's Office Computer": "B upgrades: dads-office-computer"}
wide = pytest.mark.parametrize("name", WIDE)


@wide
def test_a_card_drawn_up_to_the_wide_limit_says_nothing(name: str) -> None:
    """AD-54."""
    assert drawn(with_b(WIDE[name], "[5]"), "B", 1) == FITS


@wide
def test_step_3_ends_with_more_than_the_plain_limit(name: str) -> None:
    """AD-34: with Bug at least one card would have been discarded."""
    t = with_b(WIDE[name], "[7]")
    assert bug(t, "B") == FITS
    assert bug(until(t, "B", "discard").play("done"), "B") == REFUTED


def test_step_3_ends_with_the_plain_limit() -> None:
    """AD-34: one of seven is discarded."""
    t = until(with_b(WIDE["Micronopoly"], "spam [6]"), "B", "discard").play("discard:spam", "done")
    assert bug(t, "B") == FITS


def test_a_limit_that_is_ignored_says_nothing() -> None:
    """AD-33: after Loan Default nobody must discard."""
    t = with_b(f"{WIDE['Micronopoly']} universities=oper", "loan-default [7]")
    quiet(until(t, "B", "action").play("play:loan-default"))
    assert bug(until(t, "B", "discard").play("done"), "B") == FITS


def test_a_limit_that_was_cut() -> None:
    """AD-30: under Beta Site it is six with Dad's Office Computer, and four with Bug; B keeps five cards."""
    t = with_b("B levels: micronopoly=user; B upgrades: dads-office-computer; B status: limit-cut*2", "[5]")
    assert bug(t, "B") == FITS
    assert bug(until(t, "B", "discard").play("done"), "B") == REFUTED


@pytest.mark.parametrize(("number", "end"), [(5, FITS), (6, REFUTED)])
def test_cards_drawn_with_easy_credit_and_bbs(number: int, end: set[bool]) -> None:
    """AD-37: five cards are possible with Bug too, and BBS brings a sixth."""
    t = with_b("B upgrades: bbs; B levels: banking=user", "easy-credit [1]")
    quiet(until(t, "B", "draw").play("play:easy-credit"))
    assert drawn(t, "B", number) == end


def test_cards_drawn_after_no_etaxes_with_bbs() -> None:
    """AD-37: with seven cards in hand, for the limit is ignored."""
    assert drawn(with_b("B upgrades: bbs; B next: etaxes*1", "[7]"), "B", 4) == FITS


def spam_in_the_own_turn(draws: int) -> Table:
    """B plays Spam with five cards left and draws."""
    t = until(with_b(WIDE["Micronopoly"], "spam [5]"), "B", "action").play("play:spam", "at@A")
    return until(t, "B", "spam_draw").play(*["draw"] * draws)


def test_spam_lets_the_active_player_draw_beyond_the_plain_limit() -> None:
    """AD-R72, AD-R69."""
    assert bug(spam_in_the_own_turn(1), "B") == FITS
    assert bug(spam_in_the_own_turn(2), "B") == REFUTED


def test_spam_in_the_turn_of_another_says_nothing() -> None:
    """AD-R69: Bug harms in the own turn alone."""
    t = small("B levels: micronopoly=root; A hand: spam bug; B hand: [6]; C hand: copybot")
    until(t, "A", "action").play("play:spam", "at@A")
    until(t, "B", "spam_draw").play("draw")
    assert bug(t) == FITS


# What Bug might have brought about, but something else did.


def test_backup_in_step_3_after_software_patch() -> None:
    """AD-51: all know that the bonus does not work in this turn, so Backup says nothing about Bug."""
    for cards in ("A hand: bug [1]; B hand: backup [6]", "A hand: [2]; B hand: backup bug [5]"):
        t = small(f"B levels: micronopoly=root; B next: no-benefits; active: B; C hand: copybot; {cards}")
        assert bug(until(t, "B", "backup").play("play:backup"), "B") == FITS


def test_retro_virus_harms_in_spite_of_ice() -> None:
    """The English ICE does not protect against it, so that says nothing."""
    t = until(with_a("A upgrades: ice; telecomm cards: retro-virus@C", "phreaking [3]"), "A", "action")
    quiet(t.play("play:phreaking"))
    assert t.cards("A upgrades") == [] and bug(t) == FITS

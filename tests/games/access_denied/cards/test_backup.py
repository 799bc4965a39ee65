"""Access Denied, Backup against every loss event of the English editions, and what it does not cover (AD-R40 ff.)."""

from typing import NamedTuple

import pytest

from tests.games.access_denied.positions import answer, english, hand, level, passive, table, waiting
from tests.support.marks import card
from tests.support.table import Table

OVERCLOCKED = "levels: micronopoly=user; B upgrades: over-clock"


class Loss(NamedTuple):
    """A position, the picks up to the loss window, and who is about to lose something."""

    name: str
    text: str
    picks: tuple[str, ...]
    seat: str = "B"

    def opened(self, edition: str) -> Table:
        t = table(self.text, edition)
        for pick in self.picks:
            answer(t, pick.replace("FIRST", next(iter(c for c in hand(t, "A") if c not in ("backup", "usenet")), "")))
        return t


LOSSES = [
    Loss("counter-virus", "active: B; B hand: multi-virus backup [4]; A levels: government=user; A hand: counter-virus",
         ("play:multi-virus", "play:counter-virus@multi-virus")),
    Loss("multi-virus", "A hand: multi-virus; B levels: banking=user; B hand: backup [4]", ("play:multi-virus",)),
    Loss("logic-bomb", "active: B; government cards: logic-bomb@A; B hand: red-tape backup [4]",
         ("play:red-tape", "at@C")),
    Loss("major-release", "active: C; C hand: major-release; B levels: micronopoly=user; B hand: backup [4]",
         ("play:major-release",)),
    Loss("bank-run", "active: D; D hand: bank-run; B levels: banking=user; B hand: backup [4]", ("play:bank-run",)),
    Loss("overdraft", "A hand: overdraft; B hand: backup [4]", ("play:overdraft", "at@B")),
    Loss("fdic", "A hand: fdic; B hand: backup [4]", ("play:fdic",)),
    Loss("olfactopeg", "active: F; F hand: olfactopeg; B hand: backup [1]", ("play:olfactopeg",)),
    Loss("the-nsa-is-watching-you", "A levels: government=oper; A hand: the-nsa-is-watching-you; B hand: backup [2]",
         ("play:the-nsa-is-watching-you", "at@B")),
    Loss("digital-divide", "A levels: government=oper; A hand: digital-divide; B hand: backup [2]",
         ("play:digital-divide", "at@B", "at@C")),
    Loss("usenet", "A hand: usenet [1]; B hand: backup [2]", ("play:usenet", "at@B", "give:FIRST", "done")),
    Loss("spam", "A hand: spam; B hand: backup [7]", ("play:spam", "at@B", *("done",) * 5)),
    Loss("fbi-raid", "A levels: government=root; A hand: fbi-raid; B upgrades: bbs; B hand: backup",
         ("play:fbi-raid",)),
    Loss("retro-virus", "active: B; newsmedia cards: retro-virus@A; B upgrades: bbs; B hand: popular-homepage backup",
         ("play:popular-homepage",)),
    Loss("burnout", f"A hand: burnout; B {OVERCLOCKED}; B hand: backup", ("play:burnout",)),
    Loss("firewall", "A hand: firewall; active: B; B hand: backup over-clock",
         ("attempt@banking", "give:over-clock", "play:firewall")),
    Loss("denied", "active: B; B hand: backup over-clock", ("attempt@banking", "give:over-clock")),
    Loss("step-3", "active: B; step: discard; B hand: backup [6]", ()),
    Loss("banking", "step: draw; A hand: backup [6]", ("draw", "done"), "A"),
]  # fmt: skip
every_loss = pytest.mark.parametrize("loss", LOSSES, ids=[loss.name for loss in LOSSES])


@card("backup", "counter-virus", "multi-virus", "logic-bomb", "major-release", "bank-run", "overdraft", "fdic")
@card("olfactopeg", "the-nsa-is-watching-you", "digital-divide", "usenet", "spam", "fbi-raid", "retro-virus")
@card("burnout", "firewall")
@english
@every_loss
def test_backup_saves_everything(loss: Loss, edition: str) -> None:
    """AD-R40, AD-R42, AD-70: one loss event, wholly; the window opens before the cards are picked."""
    t = loss.opened(edition)
    assert (t.asked, t.about, t.options, t.hushed) == (loss.seat, "backup", ["pass", "play:backup"], True)
    before = {*hand(t, loss.seat), *t.cards("handed over")} - {"backup"}
    upgrades = t.cards(f"{loss.seat} upgrades")
    t.play("play:backup")
    assert before <= set(hand(t, loss.seat)) and t.cards(f"{loss.seat} upgrades") == upgrades
    assert "backup" in t.cards("pile") and f"{loss.seat} played:backup" in t.seen_by("spectator")


@card("backup", "counter-virus", "multi-virus", "logic-bomb", "major-release", "bank-run", "overdraft", "fdic")
@card("olfactopeg", "the-nsa-is-watching-you", "digital-divide", "usenet", "spam", "fbi-raid", "retro-virus")
@card("burnout", "firewall")
@english
@every_loss
def test_who_does_not_play_backup_loses(loss: Loss, edition: str) -> None:
    """AD-70: passing leaves the loss as it is."""
    t = loss.opened(edition)
    before = {*hand(t, loss.seat), *t.cards("handed over"), *t.cards(f"{loss.seat} upgrades")}
    t.play("pass")
    while t.about in ("discard_down", "keep", "take", "lose_upgrade", "discard", "firewall"):
        if t.about == "discard" and "done" in t.options:
            break
        passive(t)
    assert not before <= {*hand(t, loss.seat), *t.cards(f"{loss.seat} upgrades")}


@card("backup")
@english
def test_backup_in_an_attempt_is_not_in_hand(edition: str) -> None:
    """AD-R42: handed over, it cannot be played."""
    t = table("A hand: backup; A levels: government=oper", edition).play("attempt@telecomm")
    assert hand(t, "E") == ["backup"] and hand(t, "A") == [] and level(t, "A", "telecomm") == 0


@card("backup")
@english
@pytest.mark.parametrize("size", [2, 3])
def test_no_loss_no_window(edition: str, size: int) -> None:
    """AD-R41: with three cards or fewer there is no loss event."""
    t = table(f"A hand: overdraft [1]; B hand: backup [{size - 1}]", edition).play("play:overdraft", "at@B")
    assert t.asked == "A" and len(hand(t, "B")) == size


@card("backup", "burnout")
@english
def test_backup_stops_only_the_loss_of_burnout(edition: str) -> None:
    """AD-R45: the ban stays."""
    t = table(f"A hand: burnout; B {OVERCLOCKED}; B hand: backup", edition).play("play:burnout", "play:backup")
    assert t.cards("B upgrades") == ["over-clock"] and waiting(t, "B") == ["no-actions"]


@card("backup", "firewall")
@english
def test_backup_against_firewall_does_not_save_the_attempt(edition: str) -> None:
    """AD-R45: Firewall keeps nothing but the attempt fails."""
    t = table("A hand: backup [D]; D hand: firewall", edition).play("attempt@newsmedia")
    card_given = next(c for c in hand(t, "A") if c != "backup")
    answer(t, f"give:{card_given}").play("play:firewall", "play:backup")
    assert hand(t, "A") == [card_given] and hand(t, "D") == [] and level(t, "A", "newsmedia") == 0


@card("backup", "over-clock")
@english
def test_a_failed_attempt_and_over_clocks_clause_are_two_events(edition: str) -> None:
    """AD-R43: one Backup, used for the first or saved for the second."""
    t = table("active: D; D levels: micronopoly=user; D upgrades: over-clock; D hand: backup [EE]", edition)
    for _ in range(2):
        answer(t.play("attempt@banking"), f"give:{hand(t, 'D')[-1]}")
        assert (t.asked, t.about) == ("D", "backup")
        t.play("pass")
    assert (t.asked, t.about) == ("D", "backup"), "Over-Clock's own loss window"
    t.play("play:backup")
    assert t.cards("D upgrades") == ["over-clock"] and hand(t, "D") == []


@card("backup")
@english
def test_banking_closing_discard_after_backup(edition: str) -> None:
    """AD-R44: the hand stays as it is."""
    t = table("step: draw; A hand: backup [6]", edition).play("draw", "done", "play:backup")
    assert len(hand(t, "A")) == 7 and t.fact("active") == "B"

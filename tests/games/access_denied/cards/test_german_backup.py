"""Zugang Verweigert, Backup against every loss event of the German edition (AD-R40 to AD-R46)."""

from typing import NamedTuple

import pytest

from tests.games.access_denied.positions import answer, german, hand, passive
from tests.support.marks import card
from tests.support.table import Table


class Loss(NamedTuple):
    """A position, the picks up to the loss window of B."""

    name: str
    text: str
    picks: tuple[str, ...]

    def opened(self) -> Table:
        t = german(self.text)
        for pick in self.picks:
            answer(t, pick)
        return t


HELD = "B hand: de-backup [4]"
LOSSES = [
    Loss("gegen-virus", "active: B; B hand: de-multi-virus de-backup [2]; A levels: government=user; "
         "A hand: de-gegen-virus", ("play:de-multi-virus", "play:de-gegen-virus@de-multi-virus")),
    Loss("multi-virus", f"A hand: de-multi-virus; B levels: banking=user; {HELD}", ("play:de-multi-virus",)),
    Loss("logik-bombe", "active: B; government cards: de-logik-bombe@A; B hand: de-rotes-band de-backup [2]",
         ("play:de-rotes-band", "at@C")),
    Loss("major-release", f"active: C; C hand: de-major-release; B levels: micronopoly=user; {HELD}",
         ("play:de-major-release",)),
    Loss("software-patch", f"active: C; C hand: de-software-patch; B levels: micronopoly=user; {HELD}",
         ("play:de-software-patch",)),
    Loss("bank-run", f"active: D; D hand: de-bank-run; B levels: banking=user; {HELD}", ("play:de-bank-run",)),
    Loss("ueberzogen", f"A hand: de-ueberzogen; {HELD}", ("play:de-ueberzogen", "at@B")),
    Loss("fdic", f"A hand: de-fdic; {HELD}", ("play:de-fdic",)),
    Loss("olfactopeg", f"active: F; F hand: de-olfactopeg; {HELD}", ("play:de-olfactopeg",)),
    Loss("nsa", f"A levels: government=oper; A hand: de-die-nsa-beobachtet-dich; {HELD}",
         ("play:de-die-nsa-beobachtet-dich", "at@B")),
    Loss("privater-service", f"A levels: government=oper; A hand: de-privater-service; {HELD}",
         ("play:de-privater-service", "at@B", "at@C")),
    Loss("fbi", "A levels: government=root; A hand: de-fbi; B upgrades: de-dsl; B hand: de-backup", ("play:de-fbi",)),
    Loss("retro-virus", "active: B; banking cards: de-retro-virus@A; B hand: de-backup de-blog de-uebertaktet",
         ("attempt@banking", "give:de-uebertaktet", "pass")),
    Loss("burnout", "A hand: de-burnout; B upgrades: de-uebertaktet; B hand: de-backup", ("play:de-burnout",)),
    Loss("firewall", "active: B; A hand: de-firewall; B hand: de-backup de-uebertaktet",
         ("attempt@banking", "give:de-uebertaktet", "play:de-firewall")),
    Loss("denied", "active: B; B hand: de-backup de-uebertaktet", ("attempt@banking", "give:de-uebertaktet")),
    Loss("step-3", "active: B; step: discard; B hand: de-backup [2]", ()),
]  # fmt: skip
every_loss = pytest.mark.parametrize("loss", LOSSES, ids=[loss.name for loss in LOSSES])


@card("de-backup", "de-gegen-virus", "de-multi-virus", "de-logik-bombe", "de-major-release", "de-software-patch")
@card("de-bank-run", "de-ueberzogen", "de-fdic", "de-olfactopeg", "de-die-nsa-beobachtet-dich", "de-privater-service")
@card("de-fbi", "de-retro-virus", "de-burnout", "de-firewall")
@every_loss
def test_backup_saves_everything(loss: Loss) -> None:
    """AD-R40, AD-R42."""
    t = loss.opened()
    assert (t.asked, t.about, t.hushed) == ("B", "backup", True)
    before, upgrades = {*hand(t, "B"), *t.cards("handed over")} - {"de-backup"}, t.cards("B upgrades")
    t.play("play:de-backup")
    assert before <= set(hand(t, "B")) and t.cards("B upgrades") == upgrades and "de-backup" in t.cards("pile")


@card("de-backup", "de-gegen-virus", "de-multi-virus", "de-logik-bombe", "de-major-release", "de-software-patch")
@card("de-bank-run", "de-ueberzogen", "de-fdic", "de-olfactopeg", "de-die-nsa-beobachtet-dich", "de-privater-service")
@card("de-fbi", "de-retro-virus", "de-burnout", "de-firewall")
@every_loss
def test_who_passes_loses(loss: Loss) -> None:
    """AD-70."""
    t = loss.opened()
    before = {*hand(t, "B"), *t.cards("handed over"), *t.cards("B upgrades")}
    t.play("pass")
    while t.about in ("discard_down", "hand_half", "take", "discard") and not (
        t.about == "discard" and "done" in t.options
    ):
        passive(t)
    assert not before <= {*hand(t, "B"), *t.cards("B upgrades")}

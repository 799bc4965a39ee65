"""Spending actions: which one pays for what (AD-R65, AD-R66, AD-R99)."""

from mypy_extensions import i64

from sneakernet.games.access_denied.standing import has_extra, has_free_play
from sneakernet.games.access_denied.state import DULLED_PLAY, USED_EXTRA, USED_FREE_PLAY, Net


def spend_action(s: Net, p: i64, for_attempt: bool) -> bool:
    """Spend one action. An attempt uses ordinary ones first, all else the extra one; whether it was the extra."""
    s.set_taken(s.taken() + 1)
    extra = has_extra(s, p)
    if extra and (not for_attempt or s.actions() == 0):
        s.use(USED_EXTRA)
        return True
    s.set_actions(s.actions() - 1)
    return False


def spend_for_card(s: Net, p: i64) -> None:
    """A card takes the free play first, without a question (AD-R99)."""
    if has_free_play(s, p):
        s.use(USED_FREE_PLAY)
        return
    if s.held() & s.pack.dulls:
        s.use(DULLED_PLAY)
    spend_action(s, p, False)

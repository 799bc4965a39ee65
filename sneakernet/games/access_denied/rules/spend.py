"""Spending actions: which one pays for what (AD-R65, AD-R66, AD-R99)."""

from mypy_extensions import i64

from sneakernet.games.access_denied.rules.burdens import refute
from sneakernet.games.access_denied.rules.standing import has_extra, has_free_play, is_banned
from sneakernet.games.access_denied.rules.state import DULLED_PLAY, LOSSES_VOID, USED_EXTRA, USED_FREE_PLAY, Net


def spend_action(s: Net, p: i64, for_attempt: bool) -> bool:
    """Spend one action. An attempt uses ordinary ones first, all else the extra one; whether it was the extra."""
    s.set_taken(s.taken() + 1)
    extra = has_extra(s, p) and (not for_attempt or s.actions() == 0)
    if extra:
        s.use(USED_EXTRA)
    else:
        s.set_actions(s.actions() - 1)
    if not s.blind:
        count_up(s, p)
    return extra


def count_up(s: Net, p: i64, more: i64 = 0) -> None:
    """Who acts more often than a hot potato allows began the turn without it, as everybody can count (AD-20, AD-51).

    An offer in vain is no action, but one must be left for it (AD-R71): one more than were taken.
    """
    if s.blind or s.rule.burdens_shown:
        return
    taken = s.taken() + more
    if taken > 1 and not s.is_used(LOSSES_VOID):
        refute(s, p, s.pack.slows)
    without_benefits = s.actions() + s.taken() - (1 if s.is_used(USED_EXTRA) else 0)
    if taken + (1 if s.is_used(USED_FREE_PLAY) else 0) > (0 if is_banned(s) else without_benefits):
        refute(s, p, s.pack.dulls)


def spend_for_card(s: Net, p: i64) -> None:
    """A card takes the free play first, without a question (AD-R99)."""
    if has_free_play(s, p):
        s.use(USED_FREE_PLAY)
        count_up(s, p)
        return
    if s.held() & s.pack.dulls:
        s.use(DULLED_PLAY)
    spend_action(s, p, False)

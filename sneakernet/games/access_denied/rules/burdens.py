"""What everybody can tell of the hot potatoes with which a turn began, where they are not shown (AD-64)."""

from mypy_extensions import i64

from sneakernet.games.access_denied.rules.state import Net


def refute(s: Net, p: i64, burdens: i64) -> None:
    """A player does what these hot potatoes forbid: none was in the hand when the turn began."""
    if not s.blind and not s.rule.burdens_shown and p == s.active():
        s.set_ruled_out(s.ruled_out() | burdens)


def prove(s: Net, p: i64, burdens: i64) -> None:
    """What happens to a player happens by these hot potatoes alone: they were in the hand when the turn began."""
    if not s.blind and not s.rule.burdens_shown and p == s.active():
        s.set_betrayed(s.betrayed() | burdens)

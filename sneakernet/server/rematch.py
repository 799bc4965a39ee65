"""What one game at a table means for the next: who starts or deals (HK-2, 19, 60; WD-2; AD-15)."""

from typing import Final, NamedTuple

from sneakernet.core.rules import Outcome
from sneakernet.core.view import View, letter

OFFER: Final = 60.0  # seconds to accept a replay (HK-19.3)


class Before(NamedTuple):
    """The game before: how it ended, its last public view, and which of its seats still have the same player."""

    outcome: Outcome
    view: View
    same_player: tuple[bool, ...]
    people: int  # people at the table now
    settings: dict[str, str]  # all of them
    kind: tuple[str, str, int]  # game, edition and number of seats


class Next(NamedTuple):
    """What the table sets for the next game, and whether the game before must be played again."""

    settings: dict[str, str]
    replay: bool = False
    starter: str = ""


class Offer(NamedTuple):
    """Another game is offered; a replay until a certain moment."""

    next: Next
    until: float | None


class Tradition:
    """A game whose games do not depend on each other."""

    given: frozenset[str] = frozenset()  # settings that the table fills in, not the host

    def next(self, before: Before) -> Next:
        """What follows from the game before if everybody accepts."""
        return Next({})

    def after_refusal(self, before: Before) -> Next:
        """What follows if a replay was not accepted by all."""
        return self.next(before)


class HackersTradition(Tradition):
    """The winner starts the next game; a draw is played again by the same starter."""

    given = frozenset({"starter"})

    def next(self, before: Before) -> Next:
        if not before.outcome.winners and before.people > 0:  # HK-19.2; without people a draw stays a draw (HK-60)
            starter = str(before.view.facts["starter"])
            return Next({"starter": starter}, True, starter)
        return self.after_refusal(before)

    def after_refusal(self, before: Before) -> Next:
        if before.settings.get("winner_starts") == "off":  # HK-60
            return Next({})
        winners = before.outcome.winners
        if not winners:  # HK-19.3
            starter = str(before.view.facts["starter"])
        elif before.same_player[winners[0]]:  # HK-2
            starter = letter(winners[0])
        else:  # HK-60: as for a first game
            return Next({})
        return Next({"starter": starter}, False, starter)


class WiredTradition(Tradition):
    """The deal passes to the left (WD-2)."""

    given = frozenset({"dealer"})

    def next(self, before: Before) -> Next:
        dealer = str(before.view.facts["dealer"])
        following = letter((ord(dealer) - ord("A") + 1) % len(before.same_player))
        return Next({"dealer": following}, False, following)


TRADITIONS: dict[str, Tradition] = {"hackers": HackersTradition(), "wired": WiredTradition()}


def tradition(game: str) -> Tradition:
    """What a game hands on to the next one."""
    return TRADITIONS.get(game, Tradition())

"""Counts: which events of a game the lab counts, to say what wins more than its share."""

from collections.abc import Mapping
from typing import NamedTuple

from sneakernet.core.game import Game


class Counts(NamedTuple):
    """The verbs of these events."""

    turn: str  # somebody's turn begins
    dealt: tuple[str, ...] = ()  # somebody is dealt a card
    played: tuple[str, ...] = ()  # somebody plays a card
    gained: Mapping[str, tuple[str, ...]] = {}  # somebody gains what the event names: by what it is called in a report


def counts_of(game: Game) -> Counts | None:
    """What the lab counts; None if the game does not say."""
    found: Counts | None = game.part("counts", "COUNTS")
    return found

"""Manner: how a search thinks."""

from typing import Final

MOST_WORLDS: Final = 512
MOST_ITERATIONS: Final = 1_000_000
DEEPENS: Final = -1  # in place of rounds: it judges when the turn ends in which it has come to something new


class Manner:
    """How a search thinks: the constants of one kind of player."""

    def __init__(
        self,
        explore: float,
        rounds: int,
        first_look: float,
        duel: "Manner | None" = None,
        most_worlds: int = MOST_WORLDS,
        enough: int = MOST_ITERATIONS,
        trust: float = 0.1,
        sure: float = 0.4,
        candidates: int = 1,
        by_wish: bool = True,
        old_eyes: float = 0.0,
        looks: bool = False,
    ) -> None:
        self.explore = explore  # how much it tries what has not proved itself yet
        self.rounds = rounds  # so often everybody has a turn before it judges; 0: when the running turn ends; DEEPENS
        self.first_look = first_look  # for how many iterations the judgement's first look at each option counts
        self.duel = duel  # how it thinks against one rival, if otherwise: then it has more worlds in its time
        self.most_worlds = most_worlds  # it imagines no more than these, and then begins again with the first
        self.enough = enough  # after so many iterations it has made up its mind
        # With a net
        self.trust = trust  # share of a win by which an option is behind that is wanted e times less
        self.sure = sure  # the most that this can make
        self.candidates = candidates  # of so many worlds one is taken, by how likely rivals hold these cards
        self.by_wish = by_wish  # whether playouts pick what the asked seat wants, by what it sees
        self.looks = looks  # whether the judgement, not the wishes, takes the first look at the options in question
        self.old_eyes = old_eyes  # the share of the judgement in what is said of a position

"""Judgement: what a good position looks like for one seat, as a sum of parts that can be named in words."""

from math import exp
from typing import Any, Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sneakernet.core.op import Book, Question, S, answer
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules

RIVALS: Final = "rivals"
STEPS_OF_A_MOVE: Final = 4  # picks of one move that are thought through together
MOST_HABITS: Final = 24


@final
class Reason:
    """Why an option is good: the name of a sentence, and by how many points it counts."""

    def __init__(self, key: str, points: float) -> None:
        self.key = key
        self.points = points

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.points:.2f})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(Generic[S]):
    """One game's sense of a good position. It judges imagined worlds, in which every card has a place."""

    def __init__(self, parts: tuple[str, ...], scale: float) -> None:
        self.parts = parts  # what a player's own position is made of; `reason-<part>` says it in words
        self.scale = scale  # so many points ahead make a win about e times as likely

    def part(self, s: S, p: i64, n: i64) -> float:
        """One part of a player's own position, in points."""
        raise NotImplementedError

    def blind(self, s: S, me: i64) -> S:
        """The same table with everything that `me` does not know put in one fixed order."""
        raise NotImplementedError

    def forget(self, s: S, me: i64, memory: i64, rng: Rng) -> None:
        """Drop some of what `me` only remembers; what it sees it never forgets."""

    def turn(self, s: S) -> i64:
        """How many turns of the game have begun."""
        raise NotImplementedError

    def busy(self, s: S) -> bool:
        """Whether the open question belongs to a move that has only begun: it is judged when it is complete."""
        return False

    def habit(self, s: S) -> i64:
        """What the asked player does here without thinking, by its own knowledge alone; -1: it thinks."""
        return -1

    def shrugs(self, s: S) -> i64:
        """The option with which somebody else, asked in the middle of a move, lets it pass; -1 where there is none."""
        return -1

    def waits(self, s: S, option: i64) -> bool:
        """Whether an option only ends a step: then the table is judged as it stands."""
        return False

    def custom(self, s: S) -> i64:
        """What a player who has begun something picks next, as it was meant from the start; -1: it thinks."""
        return -1

    def idle(self, s: S) -> i64:
        """The option that would begin something of which nothing can come; -1 where there is none."""
        return -1

    def is_folly(self, s: S, option: i64) -> bool:
        """Whether another option of the question is better, whatever comes."""
        return False

    def eager(self, s: S) -> i64:
        """What a player who looks no further than its own pick does at once; -1: it compares its options."""
        return -1

    def is_far_fetched(self, s: S, option: i64) -> bool:
        """Whether nobody takes an option without long thought: in imagined futures it is left out."""
        return False

    def regret(self, s: S, me: i64) -> float:
        """What a player's own manners cost it, in points: nobody else is better off for it."""
        return 0.0

    def urgency(self, s: S) -> float:
        """How much a point counts: the less is still to come, the more."""
        return 1.0

    def standing(self, s: S, p: i64) -> float:
        """How strong a player's own position is, in points."""
        total = 0.0
        for n in range(i64(len(self.parts))):
            total += self.part(s, p, n)
        return total

    def strengths(self, s: S) -> list[float]:
        """How strong everybody's position is, in points."""
        return [self.standing(s, p) for p in range(s.seats())]

    def before(self, s: S) -> "Before[S] | None":
        """How everybody stands before a move, where what comes of it is judged sooner by that."""
        return None

    def strengths_since(self, s: S, before: "Before[S]", me: i64) -> list[float]:
        """The same, sooner where `me` has made no more than a move since then: who was not touched is as strong."""
        return self.strengths(s)

    def rivals(self, s: S, me: i64) -> float:
        """How strong the others are."""
        return self.together(self.strengths(s), me)

    def together(self, strengths: list[float], me: i64) -> float:
        """How strong the others are; the strongest counts most."""
        best = -1000.0
        total = 0.0
        for p in range(i64(len(strengths))):
            if p != me:
                total += strengths[p]
                best = max(best, strengths[p])
        return 0.75 * best + 0.25 * total / float(len(strengths) - 1)

    def value(self, s: S, me: i64, before: "Before[S] | None" = None) -> float:
        """How good this world is for a seat, in points: its own position against the others'."""
        strengths = self.strengths(s) if before is None else self.strengths_since(s, before, me)
        return (strengths[me] - self.regret(s, me) - self.together(strengths, me)) * self.urgency(s)

    def chances(self, s: S) -> list[float]:
        """Every seat's chance to win, from how strong its position is."""
        strengths = self.strengths(s)
        for p in range(s.seats()):
            strengths[p] -= self.regret(s, p)
        best = max(strengths)
        odds = [exp((strength - best) / self.scale) for strength in strengths]
        total = sum(odds)
        return [odd / total for odd in odds]


@final
class Before(Generic[S]):
    """A table before somebody's move, and how strong everybody is there."""

    def __init__(self, table: S, strengths: list[float], rounds: float) -> None:
        self.table = table
        self.strengths = strengths
        self.rounds = rounds  # that there will be, by what can be seen


def ops_about(book: Book[Any], abouts: tuple[str, ...]) -> vec[i64]:
    """For each op of a catalogue: 1 if it asks about one of these, else 0."""
    return vec[i64]([1 if isinstance(op, Question) and op.about in abouts else 0 for op in book.ops])


def complete(rules: Rules[S], judgement: Judgement[S], s: S, me: i64, steps: i64, before: Before[S] | None = None) -> S:
    """The table when `me` has completed the move it has begun, as well as it can, and nobody has answered it."""
    done: i64 = 0
    while s.asked() >= 0 and done < MOST_HABITS:
        k = judgement.habit(s) if s.asked() == me else judgement.shrugs(s)
        if k < 0:
            break
        answer(s, rules.book.ops, k)
        done += 1
    if steps == 0 or s.asked() != me or not judgement.busy(s):
        return s
    best = s
    hope = 0.0
    for k in range(s.offered()):
        after = s.copy()
        answer(after, rules.book.ops, k)
        after = complete(rules, judgement, after, me, steps - 1, before)
        value = judgement.value(after, me, before)
        if k == 0 or value > hope:
            best = after
            hope = value
    return best


def after_option(rules: Rules[S], judgement: Judgement[S], world: S, k: i64, before: Before[S] | None = None) -> S:
    """The table that an option leads to, its move completed."""
    if judgement.waits(world, world.option(k)):
        return world
    after = world.copy()
    answer(after, rules.book.ops, k)
    return complete(rules, judgement, after, world.asked(), STEPS_OF_A_MOVE, before)


def look_ahead(rules: Rules[S], judgement: Judgement[S], world: S, rng: Rng) -> i64:
    """The option after which the asked seat is best off in this world; of equal ones a random one.

    What is far-fetched is left out.
    """
    me = world.asked()
    before = judgement.before(world)
    best: i64 = 0
    hope = 0.0
    equal: i64 = 0
    for k in range(world.offered()):
        if judgement.is_far_fetched(world, world.option(k)):
            continue
        value = judgement.value(after_option(rules, judgement, world, k, before), me, before)
        if equal == 0 or value > hope:
            best = k
            hope = value
            equal = 1
        elif value == hope:
            equal += 1
            if rng.below(equal) == 0:
                best = k
    return best


def hopes(rules: Rules[S], judgement: Judgement[S], worlds: list[S]) -> list[list[float]]:
    """For each option: each part of the judgement after it, the rivals last, on average over these worlds."""
    me = worlds[0].asked()
    parts = len(judgement.parts)
    found: list[list[float]] = []
    for k in range(worlds[0].offered()):
        sums = [0.0] * (parts + 1)
        for world in worlds:
            after = after_option(rules, judgement, world, k)
            urgency = judgement.urgency(after)
            for n in range(parts):
                sums[n] += judgement.part(after, me, n) * urgency
            sums[parts] -= (judgement.rivals(after, me) + judgement.regret(after, me)) * urgency
        found.append([total / len(worlds) for total in sums])
    return found

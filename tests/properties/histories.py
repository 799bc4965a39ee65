"""The search for a history: whether what one seat was told of cards can end in the places of an imagined world.

Between two steps it is kept which cards may be in which place. Steps and numbers of cards narrow that from both sides,
and what is left open is tried, so a world fits exactly if some history leads to it.
"""

from collections.abc import Callable, Iterable

from tests.properties.listener import Listener
from tests.properties.steps import DIFFER, LEAST, MERGE, MOVE, NAMES, ONLY, PLACES, POOR, Column, Password, Step

MOST_TRIES = 1000


class Contradiction(Exception):
    """No history does this."""


class Columns:
    """What is possible: before, between and after all steps the cards that may be in each place; who may move."""

    def __init__(self, between: list[Column], movers: list[int]) -> None:
        self.between = between
        self.movers = movers

    def copy(self) -> "Columns":
        return Columns(list(self.between), list(self.movers))


class History:
    """The steps one seat was told, and what they leave possible."""

    def __init__(self, listener: Listener) -> None:
        self.names = listener.cards
        self.steps = listener.story()
        self.codes = list(listener.of_code.values())
        self.all = listener.all
        self.counts = [listener.counts]
        for step in self.steps:
            self.counts.append(counted(step, self.counts[-1]))
        between = [[self.all if n else 0 for n in row] for row in self.counts]
        between[0] = listener.start
        self.claims = listener.claims
        self.allowed = [step.cards for step in self.steps]
        self.possible = Columns(between, [step.cards if step.kind == MOVE else 0 for step in self.steps])
        self.tries = 0
        self.spread(range(len(self.steps)), self.possible)

    def check(self, world: Column) -> bool | None:
        """Whether some history leads to this world; None if it is too long a search. A Contradiction if none does."""
        last = self.possible.between[-1]
        for n, cards in enumerate(world):
            wrong = cards & ~last[n]
            if wrong:
                raise Contradiction(f"{NAMES[n]} cannot have {self.spell(wrong)}; {self.last_told(wrong & -wrong)}")
            if cards.bit_count() != self.counts[-1][n]:
                raise Contradiction(f"{NAMES[n]} has {self.counts[-1][n]} cards")
        return self.decide(world, lambda password: self.right(password.cards(world)))

    def check_codes(self, codes: dict[int, int]) -> bool | None:
        """The same for passwords alone: of the place of each all cards with its codes, and any world with these."""
        limits = [codes.get(place, self.all) for place in range(PLACES)]
        return self.decide(
            limits, lambda password: codes[password.place] if password.lies else self.right(password.opened)
        )

    def decide(self, limits: Column, right: Callable[[Password], int]) -> bool | None:
        """Whether some history ends within limits, with passwords that make these cards right."""
        for claim in self.claims:
            if not any(right(password) & claim.of_code for password in claim.passwords):
                raise Contradiction(claim.told)
        columns = self.possible.copy()
        columns.between[-1] = [now & cards for now, cards in zip(columns.between[-1], limits, strict=True)]
        self.spread([len(self.steps) - 1, *self.judge(columns, right)], columns)
        self.tries = 0
        return self.search(columns)

    def right(self, password: int) -> int:
        """All cards with a code of a password."""
        return joined([codes for codes in self.codes if codes & password])

    def judge(self, columns: Columns, right: Callable[[Password], int]) -> list[int]:
        """With the passwords it is settled which cards are right, wherever that was told; these steps."""
        judged = []
        for i, step in enumerate(self.steps):
            if step.password:
                match = right(step.password)
                self.allowed[i] = step.cards & (match if step.right else ~match)
                columns.movers[i] &= self.allowed[i]
                judged.append(i)
        return judged

    def last_told(self, card: int) -> str:
        """Where a card can be, and what was last told of it."""
        where = [NAMES[n] for n, cards in enumerate(self.possible.between[-1]) if cards & card]
        told = [f"step {i}, {step.told}" for i, step in enumerate(self.steps) if step.cards == card]
        return f"it may be in {', '.join(where)}; {(told or ['it was never seen'])[-1]}"

    def search(self, columns: Columns) -> bool | None:
        """Settle who moved unseen, beginning where the fewest can have."""
        open_moves = [
            (cards.bit_count() - step.n, i)
            for i, (step, cards) in enumerate(zip(self.steps, columns.movers, strict=True))
            if step.kind == MOVE and cards.bit_count() > step.n
        ]
        if not open_moves:
            return True
        i = min(open_moves)[1]
        step = self.steps[i]
        stay = [a & b for a, b in zip(columns.between[i], columns.between[i + 1], strict=True)]
        choice = columns.movers[i] & joined(stay)
        card = choice & -choice
        failed = ""
        for moves in (True, False):
            self.tries += 1
            if self.tries > MOST_TRIES:
                return None
            tried = columns.copy()
            if moves:
                for n, place in ((i, step.place), (i + 1, step.to)):
                    tried.between[n] = [cards & ~card for cards in tried.between[n]]
                    tried.between[n][place] |= card
            else:
                tried.movers[i] &= ~card
            try:
                self.spread([i - 1, i, i + 1], tried)
                return self.search(tried)
            except Contradiction as contradiction:
                failed = str(contradiction)
        raise Contradiction(f"{step.told}: {failed}")

    def spread(self, dirty: Iterable[int], columns: Columns) -> None:
        """Narrow the columns on both sides of these steps, and of all that this touches, sweeping to and fro."""
        end = len(self.steps)
        waiting = {i for i in dirty if 0 <= i < end}
        i, ahead = min(waiting, default=0), 1
        between = columns.between
        while waiting:
            if i in waiting:
                waiting.discard(i)
                try:
                    before, after = self.narrow(i, columns)
                    before, after = self.balance(before, self.counts[i]), self.balance(after, self.counts[i + 1])
                except Contradiction as contradiction:
                    raise Contradiction(f"step {i}, {self.steps[i].told}: {contradiction}") from None
                for n, column in ((i, before), (i + 1, after)):
                    if column != between[n]:
                        between[n] = column
                        waiting.update(near for near in (n - 1, n) if 0 <= near < end)
            if not 0 <= i + ahead < end:
                ahead = -ahead
            i += ahead if 0 <= i + ahead < end else 0

    def narrow(self, i: int, columns: Columns) -> tuple[Column, Column]:
        """What a step leaves of the columns on its two sides."""
        step, before, after = self.steps[i], columns.between[i], columns.between[i + 1]
        if step.kind == MERGE:
            return merged(step, before, after)
        stay = [a & b for a, b in zip(before, after, strict=True)]
        if step.kind == MOVE:
            return self.moved(i, columns, stay)
        here = stay[step.place]
        if step.kind == ONLY:
            stay[step.place] = here & step.cards
        elif step.kind == LEAST:
            possible = here & self.allowed[i]
            if possible.bit_count() < step.n:
                raise Contradiction(f"too few can be in {NAMES[step.place]}")
            if possible.bit_count() == step.n:
                stay = surely(possible, step.place, stay)
        elif step.kind == DIFFER:
            sure = here & ~shared(stay)
            for codes in self.codes:
                if (sure & codes).bit_count() > 1:
                    raise Contradiction(f"the same code twice: {self.spell(sure & codes)}")
                if sure & codes:
                    stay[step.place] &= ~codes | sure
        else:
            stay = self.several_codes(step, here & self.allowed[i], stay)
        return stay, list(stay)

    def several_codes(self, step: Step, cards: int, stay: Column) -> Column:
        """So many codes are among the cards in a place, or fewer."""
        if step.kind == POOR:
            sure = cards & ~shared(stay)
            copies = {codes: (codes & sure).bit_count() for codes in self.codes}
            useful = sum(min(n, step.n) for n in copies.values())
            if useful >= 3 * step.n:
                raise Contradiction(f"{NAMES[step.place]} allows {step.n} passwords")
            if useful == 3 * step.n - 1:
                stay = list(stay)
                stay[step.place] &= sure | joined([codes for codes, n in copies.items() if n >= step.n])
            return stay
        found = [codes & cards for codes in self.codes if codes & cards]
        if len(found) < step.n:
            raise Contradiction(f"too few codes can be in {NAMES[step.place]}")
        if len(found) == step.n:
            for only in found:
                if only.bit_count() == 1:
                    stay = surely(only, step.place, stay)
        return stay

    def moved(self, i: int, columns: Columns, stay: Column) -> tuple[Column, Column]:
        """So many cards move, all others stay."""
        step = self.steps[i]
        movers = columns.between[i][step.place] & columns.between[i + 1][step.to] & columns.movers[i]
        staying = joined(stay)
        lost = self.all & ~staying & ~movers
        must = movers & ~staying
        if lost or must.bit_count() > step.n or movers.bit_count() < step.n:
            raise Contradiction(f"not possible for {self.spell(lost or must) or 'any card'}")
        if must.bit_count() == step.n:
            movers = must
        elif movers.bit_count() == step.n:
            stay = [cards & ~movers for cards in stay]
        columns.movers[i] = movers
        before, after = list(stay), list(stay)
        before[step.place] |= movers
        after[step.to] |= movers
        return before, after

    def balance(self, column: Column, counts: list[int]) -> Column:
        """Every card is somewhere, and each place holds its number of cards."""
        if joined(column) != self.all:
            raise Contradiction(f"no place is left for {self.spell(self.all & ~joined(column))}")
        several = shared(column)
        for place, n in enumerate(counts):
            here = column[place]
            sure = here & ~several
            if sure.bit_count() > n or here.bit_count() < n:
                raise Contradiction(
                    f"{NAMES[place]} has {n} cards, surely {self.spell(sure)}, at most {self.spell(here)}"
                )
            if sure == here:
                continue
            if sure.bit_count() == n:
                column = [*column[:place], sure, *column[place + 1 :]]
                several = shared(column)
            elif here.bit_count() == n:
                column = [cards & ~here for cards in column]
                column[place] = here
                several = shared(column)
        return column

    def spell(self, cards: int) -> str:
        return " ".join(name for n, name in enumerate(self.names) if cards >> n & 1)


def surely(cards: int, place: int, column: Column) -> Column:
    """These cards are here and nowhere else."""
    found = [others & ~cards for others in column]
    found[place] |= cards
    return found


def joined(column: Column) -> int:
    """All cards that may be somewhere."""
    found = 0
    for cards in column:
        found |= cards
    return found


def shared(column: Column) -> int:
    """The cards that may be in several places."""
    seen = found = 0
    for cards in column:
        found |= seen & cards
        seen |= cards
    return found


def merged(step: Step, before: Column, after: Column) -> tuple[Column, Column]:
    """All cards of one place go to another."""
    joining, there = before[step.place] & after[step.to], before[step.to] & after[step.to]
    stay = [a & b for a, b in zip(before, after, strict=True)]
    before, after = list(stay), list(stay)
    before[step.place], before[step.to] = joining, there
    after[step.place], after[step.to] = 0, joining | there
    return before, after


def counted(step: Step, counts: list[int]) -> list[int]:
    """How many cards each place holds after a step."""
    if step.kind not in (MOVE, MERGE):
        return counts
    n = step.n if step.kind == MOVE else counts[step.place]
    after = list(counts)
    after[step.place] -= n
    after[step.to] += n
    return after

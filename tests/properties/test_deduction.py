"""The checklist that people see marks exactly what follows from everything their seat was told, and nothing else.

What follows is found by brute force: every assignment of codes to the hidden passwords is held against all that an
independent listener was told, and on small tables every way to lay the cards is. Nothing here is shared with the
engine.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from sneakernet.games.access_denied.deduction import begin
from sneakernet.games.access_denied.deduction.marks import Marks, values
from sneakernet.table import Match
from sneakernet.table.deductions import Deductions
from tests.games.access_denied.positions import SEATS, code
from tests.properties.enumeration import TooMany, Worlds
from tests.properties.histories import History
from tests.properties.listener import Listener
from tests.properties.passwords import CODES, Knowledge
from tests.properties.steps import Column, password_of
from tests.properties.test_all_worlds import MOST_LISTED, PICKS, POSITIONS, Small
from tests.properties.test_imagined_passwords import Assignments

GAME = find("access-denied")
RULES: Any = GAME.rules
TURNS = (6, 9, 12, 16, 20)
SEEDS = 2
MOST_ASSIGNMENTS = 420  # two hidden passwords
GAMES = [("2014", 3, {}), ("2013", 3, {}), ("german", 3, {}), ("2014", 2, {}), ("2013", 3, {"distinct_codes": "on"})]
Found = dict[str, dict[str, int]]


def marks(view: Any) -> Found:
    """The marks of a checklist: 1 inside, -1 not, 0 open."""
    rows = view.facts["checklist"]
    return {sector: {letter: cell[0] for letter, cell in row.items()} for sector, row in rows.items()}


def agree(found: dict[str, int], sure: set[frozenset[str]], perhaps: set[frozenset[str]], where: str) -> int:
    """A cell is marked if all sets that a password may have agree, and only then; how many were marked."""
    for c, mark in found.items():
        values = {1 if c in codes else -1 for codes in sure}
        assert mark == 0 or values == {mark}, f"{where}: {c} is marked {mark}, worlds have {values}"
        doubtful = values | {1 if c in codes else -1 for codes in perhaps}
        assert mark != 0 or len(doubtful) == 2, f"{where}: {c} is not marked, and all worlds have {doubtful}"
    return sum(mark != 0 for mark in found.values())


def codes_at(world: Column, listener: Listener, sector: str) -> frozenset[str]:
    """The codes of a password in a world."""
    cards = world[password_of(sector)]
    return frozenset(code(card) for n, card in enumerate(listener.cards) if cards >> n & 1)


def follow(small: Small, seed: int) -> int:
    """Random picks from a small position on; how many cells were marked."""
    t = small.lay()
    seat = SEATS.index(small.observer)
    listener = Listener(small.edition, small.observer, small.edition == "german" or "distinct_codes" in small.settings)
    listener.begin_at(t.save())
    begun = t.s.copy()
    deductions = Deductions(t.game, int(t.s.seats()), lambda: begun)
    t.log.clear()
    rng = Rng(f"small {small} {seed}")
    looks = {n + int(rng.below(6)) for n in PICKS}
    found = 0
    for n in range(max(looks) + 1):
        if t.asked is None:
            break
        listener.catch_up(t.rules, t.s, t.log)
        if n in looks:
            seen = deductions.complete(t.rules.view(t.s, seat), t.log, len(t.log))
            try:
                worlds = Worlds(History(listener), MOST_LISTED)
            except TooMany:
                continue
            for sector in small.hides:
                sure = {codes_at(world, listener, sector) for world in worlds.fitting.values()}
                perhaps = {codes_at(list(world), listener, sector) for world in worlds.undecided}
                found += agree(marks(seen)[sector], sure, perhaps, f"{small}, seed {seed}, pick {n}, {sector}")
        t.rules.pick(t.s, int(rng.below(int(t.s.offered()))))
    return found


@pytest.mark.parametrize("small", [small for small in POSITIONS if small.hides], ids=str)
def test_on_small_tables_a_cell_is_marked_if_all_worlds_agree_and_only_then(small: Small) -> None:
    assert sum(follow(small, seed) for seed in range(8)) > 0


def moments(edition: str, seats: int, seed: str, settings: dict[str, Any]) -> Iterator[tuple[Match, list[Listener]]]:
    """Some turns of a random game, with what each seat has heard."""
    values = RULES.check(edition, seats, settings)[2]
    match = Match.new(GAME, edition, seats, seed, values)
    different = edition == "german" or "distinct_codes" in settings
    listeners = [Listener(edition, letter(seat), different) for seat in range(seats)]
    rng = Rng(f"deduction {seed}")
    turn = 0
    while match.ask() is not None and turn < max(TURNS):
        for listener in listeners:
            listener.catch_up(RULES, match.state, match.log)
        now: Any = RULES.view(match.state, 0).facts["turn"]
        if now > turn:
            turn = now
            if turn in TURNS:
                yield match, listeners
        match.pick(int(rng.below(int(match.state.offered()))))


def possible(s: Any, listener: Listener, found: Found) -> tuple[list[str], list[Any], list[Any]]:
    """Hidden sectors, assignments with a history, and some that nobody could decide: as many as settle all cells."""
    known = Knowledge(RULES.save(s), listener.seat)
    told = Assignments(s, listener, known.sectors)
    sure: list[Any] = []
    perhaps: list[Any] = []
    shown: set[tuple[str, str, bool]] = set()
    for codes in known.worlds():
        cells = {(x, c, c in row) for x, row in zip(known.sectors, codes, strict=True) for c in CODES}
        if cells <= shown:
            continue
        fits = told.have_history(codes)
        if fits:
            sure.append(codes)
            shown |= cells
        elif fits is None:
            perhaps.append(codes)
    return known.sectors, sure, perhaps


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("edition", "seats", "settings"), GAMES)
def test_a_cell_is_marked_if_every_history_agrees_and_only_then(
    edition: str, seats: int, settings: dict[str, Any], seed: int
) -> None:
    looked = 0
    for match, listeners in moments(edition, seats, f"{seed}", settings):
        for seat, listener in enumerate(listeners):
            if Knowledge(RULES.save(match.state), listener.seat).size() > MOST_ASSIGNMENTS:
                continue
            found = marks(match.view(seat))
            sectors, sure, perhaps = possible(match.state, listener, found)
            looked += 1
            for n, sector in enumerate(sectors):
                where = f"{edition}, {seats} seats, seed {seed}, turn {match.view(0).facts['turn']}, {letter(seat)}"
                agree(found[sector], {w[n] for w in sure}, {w[n] for w in perhaps}, f"{where}, {sector}")
    assert looked > 0


@pytest.mark.parametrize("edition", ["2014", "2013", "german"])
def test_a_long_story_that_begins_anew_forgets_no_mark(edition: str) -> None:
    """Of what was told long ago it is kept where cards may be: what followed still does."""
    for match, listeners in moments(edition, 4, "anew", {}):
        for seat in range(len(listeners)):
            start: Any = match.start()
            found = begin(start, seat)
            found.listen(match.events(seat))
            found.listener.look(RULES.view(match.state, seat), found.listener.story)
            before = Marks(found.listener.story, [])
            found.listener.story.begin_anew(before.columns.last(), before.columns.sets)
            after = Marks(found.listener.story, [])
            for sector in range(6):
                assert values(before.sets(sector)) & ~values(after.sets(sector)) == 0

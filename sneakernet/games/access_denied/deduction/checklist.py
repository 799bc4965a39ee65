"""The checklist of one reader: what its view says of codes, and all that follows from what it was told (AD-R87, R100).

The view has what was learned of single codes. Here it is added what can have no other history: who held which cards
when, what was handed over and came back, what was said in trades, how many cards of a code there are.
"""

from collections.abc import Iterable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.event import Event
from sneakernet.core.view import SPECTATOR, View
from sneakernet.games.access_denied.deduction.listener import Listener
from sneakernet.games.access_denied.deduction.marks import Marks, values
from sneakernet.games.access_denied.deduction.position import story_of
from sneakernet.games.access_denied.deduction.steps import Story
from sneakernet.games.access_denied.rules.cells import DISTINCT
from sneakernet.games.access_denied.rules.names import CODES, SECTORS
from sneakernet.games.access_denied.rules.state import Net

Cell = list[object]  # mark, reason, turn

LONG: Final = 1800  # cells of a story: of a longer one only is kept where cards may be by now
MOVES: Final = "moves"  # the reason: cards cannot have gone any other way


@final
class Checklist:
    """What one reader can conclude: a function of the events and of the reader's own cards, not of who looks when."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.begun: Story | None = None  # the story as this turn began, if nothing was concluded from it yet
        self.fresh = False  # something was heard since
        self.examples: list[vec[i64]] = []  # passwords that did not contradict the story

    def listen(self, events: Iterable[Event]) -> None:
        """Events as the reader is told of them."""
        for event in events:
            story = self.listener.story
            if event.verb == "began":
                if len(story.steps) > LONG:
                    columns = Marks(story, self.examples).columns
                    story.begin_anew(columns.last(), columns.sets)
                self.begun = story.copy()
            self.listener.hear(event)
            self.fresh = True

    def complete(self, view: View, at_once: bool) -> None:
        """Mark in a view what follows for its reader and is not marked yet: by this moment, or by the turn's begin."""
        story = self.listener.story
        if at_once and self.fresh:
            now = story.copy()
            self.listener.look(view, now)
            self.conclude(now)
            self.fresh = False
        elif self.begun is not None and not at_once:
            self.listener.look_at_passwords(view, self.begun)
            self.conclude(self.begun)
        self.begun = None
        rows: Any = view.facts["checklist"]
        view.facts["checklist"] = {sector: self.marked(SECTORS.index(sector), row) for sector, row in rows.items()}

    def conclude(self, story: Story) -> None:
        """All that follows from a story; it stays so, and need not be found again."""
        marks = Marks(story, self.examples)
        if marks.columns.possible:
            self.examples = marks.examples
            self.listener.story.keep(marks.columns.sets)

    def marked(self, sector: int, row: dict[str, Cell]) -> dict[str, Cell]:
        """A line of the checklist with what follows."""
        story = self.listener.story
        sure = values(story.sets[story.latest[sector]])
        found = dict(row)
        for n, code in enumerate(CODES):
            if row[code][0] == 0 and sure & (BIT[n] | BIT[n + 6]):
                found[code] = [1 if sure & BIT[n] else -1, MOVES, 0]
        return found


def begin(s: Net, seat: int) -> Checklist:
    """A reader who begins to listen at this table: before a game is dealt, or at a position."""
    observer = int(s.seats()) if seat == SPECTATOR else seat
    story = story_of(s, observer)
    listener = Listener(s.rule, story, seat, s.setting(DISTINCT) != 0)
    listener.begin_at(s)
    return Checklist(listener)

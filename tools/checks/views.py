"""Check how long the server works at each view, and at carrying out a choice, with as many players as a game allows.

python -m tools.checks.views
"""

import argparse
import gc
import sys
import time
from collections.abc import Callable
from functools import partial

from sneakernet.core.choice import Ask
from sneakernet.core.registry import all_games
from sneakernet.server.tables import render
from sneakernet.server.tables.game import TableGame
from sneakernet.server.thinking.pool import decide
from sneakernet.server.wire.client import encode
from tools.checks.report import Report, percentile, spread
from tools.checks.table import deal, table_of

MOST_MS = 20.0  # nothing that takes longer may run in the event loop


class Watched:
    """One game of bots, whose every step and view is timed."""

    def __init__(self, play: TableGame, bot: str) -> None:
        self.play = play
        self.bot = bot
        self.table = table_of(play)
        self.views: list[float] = []
        self.choices: list[float] = []

    def run(self) -> None:
        """To the end."""
        self.timed(self.choices, self.go_on)
        while not self.play.over:
            self.show()
            picks = self.picks()
            self.timed(self.choices, partial(self.carry_out, picks))
        self.show()

    def picks(self) -> list[str]:
        """What is picked next: by a bot, or in a window by those who hold an answer."""
        play = self.play
        if play.opening is not None:
            return [pick for _, pick in play.answers(self.reply)]
        seed = f"{play.row.seed} {len(play.match.record.picks)}"
        return [decide(play.passport, play.match.state, [], self.bot, seed)]

    def reply(self, ask: Ask) -> str:
        """Every third answer is given, so that windows answer each other."""
        return ask.options[-1 if len(self.choices) % 3 == 0 else 0].spelling

    def carry_out(self, picks: list[str]) -> None:
        """As a table does it."""
        for pick in picks:
            self.play.pick(pick)
        self.go_on()

    def go_on(self) -> None:
        """A window opens, or a question."""
        self.play.advance(True)
        if self.table.state.playing is not None:
            self.table.question_opens(self.table.state.playing)

    def show(self) -> None:
        """Everybody who can see a difference is shown it, in their language."""
        play = self.play
        for observer in play.readers:
            language = "de" if observer % 2 else "en"
            self.timed(self.views, partial(self.view, observer, language))
        play.are_shown()

    def view(self, observer: int, language: str) -> None:
        """All that is done for one reader: view, options, whether there is an undo, sentences, and the message."""
        encode(render.view_message(self.table.state, self.play, observer, language, fresh=True))

    @staticmethod
    def timed(times: list[float], work: Callable[[], None]) -> None:
        """How long the processor works at it: other programs do not count."""
        began = time.thread_time()
        work()
        times.append(time.thread_time() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5, help="per edition")
    parser.add_argument("--bot", default="newcomer")
    given = parser.parse_args()
    report = Report(f"views, {given.games} games of {given.bot} per edition")
    for game in all_games():
        for edition in game.rules.editions:
            seats = max(game.rules.seat_counts(edition))
            games = [Watched(deal(game.name, edition, seats, seed=f"views {n}"), given.bot) for n in range(given.games)]
            for watched in games:
                gc.freeze()  # as the server does
                watched.run()
            for what, times in (
                ("views", [seconds for watched in games for seconds in watched.views]),
                ("choices", [seconds for watched in games for seconds in watched.choices]),
            ):
                report.note(f"{len(times)} {what}, {spread(times)}")
                most = 1000 * percentile(times, 0.99)
                report.most(f"{game.name} {edition}, {seats} seats: {what}, p99", most, MOST_MS, " ms")
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())

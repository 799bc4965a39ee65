"""Check that a choice can be taken back only where nothing came to light, as worlds show that its player could imagine.

python -m tools.checks.undo --games 500
"""

import argparse
import multiprocessing
import os
import sys
from collections import Counter
from collections.abc import Mapping, Set
from functools import partial
from typing import Any, Final, NamedTuple

from sneakernet.core.choice import Ask
from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import STREAM, Rng
from sneakernet.core.view import SPECTATOR, View, letter
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.undo import may_undo
from tools.checks.report import Report
from tools.checks.table import deal

WORLDS: Final = 16  # in which the pick must look the same to who made it
FIRST: Final = 3  # of each kind of choice and game so many are looked at
ONE_IN: Final = 40  # and of all choices one in so many
VARIANTS: Final[dict[str, list[dict[str, str]]]] = {"hackers": [{}, {"encrypted": "on"}, {"open_source": "on"}]}


class Seen(NamedTuple):
    """One choice that was looked at."""

    what: str
    by_chance: bool  # and not because its kind is rare
    offered: bool
    fair: bool


def tables() -> list[tuple[str, str, Mapping[str, str]]]:
    """Every game in every edition, and in the variants that hide other cards."""
    return [
        (game.name, edition, settings)
        for game in all_games()
        for edition in game.rules.editions
        for settings in VARIANTS.get(game.name, [{}])
    ]


def names_in(view: View) -> set[str]:
    """The cards that a view names in places."""
    return {card for pile in view.places.values() for card in pile.cards}.union(*view.memory.values())


def hidden(view: View) -> int:
    """How many cards a view does not name."""
    return sum(pile.count - len(pile.cards) for pile in view.places.values()) - sum(map(len, view.memory.values()))


def is_fair(play: TableGame) -> bool:
    """Whether the last pick drew on no chance, showed nobody a card, and looked alike in every imagined world.

    Who is asked on, as for a target, may have shown others cards of their own hand: only they lose by it.
    """
    last = play.last
    assert last is not None
    if any(last.before.state.row[STREAM + n] != play.match.state.row[STREAM + n] for n in range(4)):
        return False
    own: set[str] = set()
    if play.public().asked == letter(last.seat):
        own = set(last.before.view(last.seat).places[f"{letter(last.seat)} hand"].cards)
    others = [n for n in (SPECTATOR, *range(play.seats)) if n != last.seat]
    return not (has_learned(play, last.seat) or any(has_learned(play, n, own) for n in others)) and looks_alike(play)


def has_learned(play: TableGame, observer: int, shown: Set[str] = frozenset()) -> bool:
    """Whether somebody has come to know a card by the last pick; not counting those that may be `shown`."""
    assert play.last is not None
    before, now = play.last.before.view(observer), play.face.view(observer)
    told = [event.card for event in play.events(observer, play.last.log, len(play.match.log))]
    if hidden(now) < hidden(before) - len(shown & set(told)):
        return True
    if play.rules.cards_exist_once and not names_in(now) <= names_in(before) | shown:
        return True
    named = set(told).intersection(play.rules.cards(play.row.edition)) - names_in(before) - shown
    return any(card not in str(before.facts) for card in named)  # what lies open may be a fact


def looks_alike(play: TableGame) -> bool:
    """Whether the pick would have told its player the same in every world they could imagine before it."""
    assert play.last is not None
    rules: Any = play.rules
    seat = play.last.seat
    pick = play.match.record.picks[play.last.picks].partition(" ")[2]
    seen = play.face.view(seat)
    rng = Rng(f"undo {play.last.picks}")
    for _ in range(WORLDS):
        world = rules.imagine(play.last.before.state, seat, rng)
        rules.pick(world, rules.find(world, pick))
        while (ask := rules.ask(world)) is not None and ask.hushed and ask.seat != seat:
            rules.pick(world, 0)  # a pass, of which nobody knows
        if rules.view(world, seat) != seen:
            return False
    return True


class Game:
    """One game of random picks, with undo judged after them."""

    def __init__(self, game: str, edition: str, settings: Mapping[str, str], number: int) -> None:
        counts = find(game).rules.seat_counts(edition)
        self.play = deal(game, edition, counts[number % len(counts)], settings, f"undo {number}")
        self.windows = number % 4 != 3  # over days there are none
        self.rng = Rng(f"undo {game} {edition} {number}")
        self.kinds: Counter[str] = Counter()
        self.seen: list[Seen] = []

    def run(self, most: int) -> list[Seen]:
        """So many picks, or to the end."""
        play = self.play
        play.advance(self.windows)
        for _ in range(most):
            ask = play.match.ask()
            if play.opening is not None:
                for _, pick in play.answers(self.any_option):
                    play.pick(pick)
            elif ask is not None:
                play.are_shown()
                play.pick(self.any_option(ask))
            else:
                break
            play.advance(self.windows)
            self.judge("" if ask is None else ask.about)
        return self.seen

    def any_option(self, ask: Ask) -> str:
        """A pick; hushed questions are most often passed, so that what comes before them can be taken back."""
        pass_by = ask.hushed and self.rng.below(4) > 0
        return ask.options[0 if pass_by else int(self.rng.below(len(ask.options)))].spelling

    def judge(self, about: str) -> None:
        """Look at the last choice, if it is rare or its turn comes."""
        play = self.play
        if play.last is None or play.opening is not None or play.hush >= 0 or play.over:
            return
        offered = may_undo(play, play.last.seat)
        following = play.public()
        pick = play.match.record.picks[play.last.picks].partition(" ")[2]
        kind = f"{about} {pick.partition(':')[0].partition('@')[0]} > {following.about} {offered}"
        self.kinds[kind] += 1
        by_chance = self.rng.below(ONE_IN) == 0
        if by_chance or self.kinds[kind] <= FIRST:
            what = f"{play.row.seats} seats, {play.row.seed}, pick {play.last.picks} {pick} ({kind})"
            self.seen.append(Seen(what, by_chance, offered, is_fair(play)))


def look(game: str, edition: str, settings: Mapping[str, str], most: int, number: int) -> list[Seen]:
    """What was seen in one game."""
    return Game(game, edition, settings, number).run(most)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500, help="per edition")
    parser.add_argument("--picks", type=int, default=20_000, help="per game, at most")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    report = Report(f"undo, {given.games} games per edition")
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for game, edition, settings in tables():
            games = pool.imap_unordered(partial(look, game, edition, settings, given.picks), range(given.games))
            seen = [one for found in games for one in found]
            wrong = [one.what for one in seen if one.offered and not one.fair]
            offered, fair = sum(one.offered for one in seen), [one for one in seen if one.fair and one.by_chance]
            share = 100 * sum(one.offered for one in fair) / max(1, len(fair))
            figure = f"{len(seen)} choices, {offered} offers, {len(wrong)} of them unfair; {share:.0f} % of fair ones"
            report.row(" ".join([game, edition, *settings]), figure, not wrong and offered > 0)
            for what in wrong[:5]:
                report.note(what)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())

"""How a game plays, as a table for docs/reports: decisions, options and endings for every number of players.

usage: python -m tools.play_table GAME [--bot NAME] [--games K] [--seats N …] [--seed S] [--unfinished ENDING]
                                  [--answers QUESTIONS]

The rows are those of `sneakernet sim GAME --seats N --bots NAME --games K --seed S`, one for each N. `--unfinished`
names the ending that a safeguard causes, such as a round cap; the last column is the share of all other games.
`--answers` names questions, as in `respond,idle`; with it there are columns for turns and for their share of the
decisions.
"""

import argparse

from sneakernet.core.registry import find
from sneakernet.lab.sim import Tally, plan, simulate
from sneakernet.lab.stats import Share, share

HEAD = "| players | bots | games | decisions per game | options per decision | most options | played to the end |"


def percent(found: Share) -> str:
    """A share with its 95% interval."""
    return f"{100 * found.mean:.1f}% ({100 * found.low:.1f} – {100 * found.high:.1f})"


def row(seats: int, bot: str, tally: Tally, unfinished: str, answers: list[str]) -> str:
    """One line of the table."""
    length = f"{tally.decisions / tally.games:.0f} ({tally.shortest} – {tally.longest})"
    finished = share(tally.games - tally.endings[unfinished], tally.games)
    cells = [str(seats), bot, str(tally.games), length, f"{tally.options_per_decision():.1f}", str(tally.most_options)]
    if answers:
        cells += [f"{tally.turns / tally.games:.0f}", f"{100 * tally.question_share(answers):.1f}%"]
    return f"| {' | '.join([*cells, percent(finished)])} |"


def head(answers: list[str]) -> str:
    """The first two lines."""
    last = HEAD.rindex("| played")
    titles = HEAD[:last] + ("| turns per game | answers " if answers else "") + HEAD[last:]
    return titles + "\n|" + "---|" * (titles.count("|") - 1)


def main() -> None:
    """Print the table, row by row."""
    parser = argparse.ArgumentParser(prog="python -m tools.play_table")
    parser.add_argument("game")
    parser.add_argument("--bot", default="uniform")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="*", default=[])
    parser.add_argument("--seed", default="1")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--unfinished", default="round-cap")
    parser.add_argument("--answers", default="")
    asked = parser.parse_args()
    game = find(asked.game)
    rules = game.rules
    answers = [name for name in asked.answers.split(",") if name]
    print(head(answers), flush=True)
    for seats in asked.seats or sorted(rules.seat_counts(rules.editions[0])):
        planned = plan(game, "", seats, asked.seed, {}, [asked.bot], asked.games)
        print(row(seats, asked.bot, simulate(planned, asked.jobs), asked.unfinished, answers), flush=True)


if __name__ == "__main__":
    main()

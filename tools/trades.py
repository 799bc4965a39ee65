"""What becomes of the trades that bots open in Access Denied, or of their offers in WIRED.

They are accepted, declined by the partner, or (in Access Denied) withdrawn.

usage: python -m tools.trades BOT [--game G] [--edition E] [--seats N] [--games K] [--seed S]
"""

import argparse
from collections import Counter

from sneakernet.lab.match import Match, play

OPENING = ("trade", "offer")  # the whole pick: in Access Denied `offer:` names the card of a trade that is open
ENDS = ("accept", "decline", "withdraw")


def trades(picks: list[str]) -> Counter[str]:
    """The trades of one record: opened, how they ended, and how many were withdrawn after the partner put up cards."""
    found: Counter[str] = Counter()
    gave = False
    for line in picks:
        pick = line.split(" ")[1]
        verb = pick.split(":")[0]
        if pick in OPENING:
            found["opened"] += 1
            gave = False
        elif verb == "give":
            gave = True
        elif verb in ENDS:
            found[verb] += 1
            found["in vain"] += verb == "withdraw" and gave
    return found


def main() -> None:
    """Play and print one line."""
    parser = argparse.ArgumentParser(prog="python -m tools.trades")
    parser.add_argument("bot")
    parser.add_argument("--game", default="access-denied", choices=("access-denied", "wired"))
    parser.add_argument("--edition", default="")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", default="trades")
    asked = parser.parse_args()
    found: Counter[str] = Counter()
    for game in range(asked.games):
        bots = (asked.bot,) * asked.seats
        match = Match(asked.game, asked.edition, asked.seats, (), f"{asked.seed}/{game}", bots)
        found += trades(play(match).record().picks)
    print("| bot | opened | accepted | declined | withdrawn | after cards were put up |\n|---|---|---|---|---|---|")
    print("|", " | ".join([asked.bot, *(str(found[key]) for key in ("opened", *ENDS, "in vain"))]), "|")


if __name__ == "__main__":
    main()

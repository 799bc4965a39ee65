"""Steps through PettingZoo and playouts of the search, as rows that stand beside those of other engines.

    python -m tools.bench_adapters --seconds 0.6 --reps 7 [--games hackers wired]

It needs `make adapters`. Each row is one line of JSON with the fields of `sneakernet bench --json`. A decision of the
AEC rows is one round of PettingZoo's loop: `last()` with the encoded observation, a random legal action, `step()`. In
the rows of a search `decisions_per_s` are its playouts: from a table in its beginning, through the tree, to the end of
the game (or, as the bot plays, to where it judges); `decisions_per_game` is how long a random game from there is.
"""

import argparse
import json
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Final

import pyspiel

from sneakernet import __version__
from sneakernet.adapters import pettingzoo
from sneakernet.bots.registry import judgement
from sneakernet.bots.search.manner import Manner
from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import style_of
from sneakernet.core.playout import play_out
from sneakernet.core.registry import all_games
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.lab.bench import Row

CENSUS: Final = 20
SIMULATIONS: Final = 400  # per decision that is thought over
CRAZY: Final = "crazy_eights(players=4)"
LONG: Final = 1000  # more choices than anybody ever has

Play = Callable[[], int]
Choose = Callable[[Any], Any]


def samples(play: Play, seconds: float, reps: int) -> list[tuple[float, float]]:
    """Decisions and games per CPU second, after a short warm-up."""
    found = []
    for length in [seconds / 3, *[seconds] * reps]:
        games = decisions = 0
        start = process_time()
        while (spent := process_time() - start) < length:
            decisions += play()
            games += 1
        found.append((decisions / spent, games / spent))
    return found[1:]


def row(peer: str, version: str, game: str, players: int, mode: str, timed: list[tuple[float, float]]) -> Row:
    """A row without a census."""
    return Row(
        peer=peer,
        version=version,
        game=game,
        players=players,
        mode=mode,
        decisions_per_s=median(decisions for decisions, _ in timed),
        best=max(decisions for decisions, _ in timed),
        games_per_s=median(games for _, games in timed),
        copy_us=None,
        decisions_per_game=median(decisions / games for decisions, games in timed),
        legal_actions=0.0,
        forced=0.0,
    )


def aec(env: pettingzoo.Environment, choose: Choose) -> int:
    """One game through PettingZoo's loop, from the deal to the last agent's leave."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = choose(observation["action_mask"].nonzero()[0].tolist())
            decisions += 1
        env.step(action)
    return decisions


def environments(games: list[str], seconds: float, reps: int) -> Iterator[Row]:
    """Every game and edition at its usual table."""
    for rules in [game.rules for game in all_games()]:
        for edition in rules.editions if not games or rules.name in games else ():
            env = pettingzoo.env(rules.name, edition)
            env.reset(seed=1)
            sizes: list[int] = []
            random = Random(1)

            def look(legal: Any, sizes: list[int] = sizes, random: Random = random) -> Any:
                sizes.append(len(legal))
                return random.choice(legal)

            for _ in range(CENSUS):
                aec(env, look)
            timed = samples(partial(aec, env, random.choice), seconds, reps)
            name = rules.name if len(rules.editions) == 1 else f"{rules.name} {edition}"
            made = row("sneakernet", __version__, name, len(env.possible_agents), "AEC, env()", timed)
            made["decisions_per_game"] = len(sizes) / CENSUS
            made["legal_actions"], made["forced"] = fmean(sizes), sizes.count(1) / len(sizes)
            yield made


def thinking(s: Any, rules: Rules[Any], judgement: Any, manner: Manner) -> int:
    """One decision thought over by Sneakernet's search."""
    tree = Tree(rules, judgement, s, Rng("think"), manner)
    tree.grow(SIMULATIONS)
    return SIMULATIONS


def searches(games: list[str], seconds: float, reps: int) -> Iterator[Row]:
    """Sneakernet's search on its games: random playouts to the end, and as the bot plays."""
    for game in all_games():
        rules = game.rules
        if not games or rules.name in games:
            s = rules.new()
            length = fmean(play_out(rules, s.copy(), Rng(str(n))) for n in range(CENSUS))
            ways = (
                ("random playouts", None, Manner(1.0, 0, 0.0)),
                ("as it plays", judgement(game), style_of(game).manner),
            )
            for how, judge, manner in ways:
                timed = samples(partial(thinking, s, rules, judge, manner), seconds, reps)
                found = row("sneakernet", __version__, rules.name, int(s.seats()), f"ismcts, {how}", timed)
                found["decisions_per_game"] = length
                yield found


def step_once(bot: Any, state: Any) -> int:
    """One decision thought over by OpenSpiel's search."""
    bot.step(state)
    return SIMULATIONS


def open_spiel(seconds: float, reps: int) -> Iterator[Row]:
    """OpenSpiel's MCTS, in C++, on Crazy Eights. It sees all hands; for its ISMCTS that game cannot imagine worlds."""
    game = pyspiel.load_game(CRAZY)
    chance = Random(1)
    state = advance(game.new_initial_state(), chance, choices=2)
    lengths = []
    for _ in range(CENSUS):
        other = state.clone()
        advance(other, chance, choices=LONG)
        lengths.append(sum(1 for moved in other.full_history() if moved.player >= 0))
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, SIMULATIONS, 1000, False, 1, False)
    timed = samples(partial(step_once, bot, state), seconds, reps)
    made = row("open_spiel", version("open_spiel"), "crazy_eights", game.num_players(), "C++ MCTS, playouts", timed)
    made["decisions_per_game"] = fmean(lengths)
    yield made


def advance(state: Any, chance: Random, choices: int) -> Any:
    """Play at random until somebody has so many choices, or to the end."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        elif len(state.legal_actions()) < choices:
            state.apply_action(chance.choice(state.legal_actions()))
        else:
            break
    return state


def main() -> None:
    """Print the rows."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--reps", type=int, default=7)
    parser.add_argument("--games", nargs="*", default=[])
    given = parser.parse_args()
    for made in environments(given.games, given.seconds, given.reps):
        print(json.dumps(made), flush=True)
    for made in searches(given.games, given.seconds, given.reps):
        print(json.dumps(made), flush=True)
    for made in open_spiel(given.seconds, given.reps):
        print(json.dumps(made), flush=True)


if __name__ == "__main__":
    main()

"""Generations: play, learn, and keep what plays better; in pieces, so that a training goes on where it was stopped.

A folder holds everything: the samples of each piece of games, a net for each generation, and `curve.json`, which says
of each generation what it learned from, how well it foretells, and how it played against the best one before.
"""

import json
from collections.abc import Callable
from functools import partial
from itertools import zip_longest
from pathlib import Path
from time import monotonic
from typing import Any, Final

import numpy as np

from sneakernet.bots.learned import Learned
from sneakernet.bots.recipe import Recipe
from sneakernet.core.game import Game
from sneakernet.lab.batch import in_order
from sneakernet.lab.training import gate
from sneakernet.lab.training.fit import Data, fit
from sneakernet.lab.training.self_play import Samples, Task, play, together
from sneakernet.lab.training.tables import tables

CURVE: Final = "curve.json"
WINDOW: Final = 3  # of so many generations the games are learned from
PIECES: Final = 10  # of each generation's games, each kept by itself


Say = Callable[[str, int, int], None]
"""What is done, how much of it, and out of how much."""


class Training:
    """A training in its folder."""

    def __init__(self, game: Game, recipe: Recipe, folder: Path, jobs: int, say: Say) -> None:
        self.game = game
        self.recipe = recipe
        self.folder = folder
        self.jobs = jobs
        self.say = say
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / CURVE
        self.curve: list[dict[str, Any]] = json.loads(file.read_text()) if file.is_file() else []

    @property
    def best(self) -> str:
        """The file of the best net so far; empty: the judgement is."""
        return next((str(self.folder / g["net"]) for g in reversed(self.curve) if g["passed"]), "")

    @property
    def newest(self) -> str:
        """The file of the net from which learning goes on."""
        return str(self.folder / self.curve[-1]["net"]) if self.curve else ""

    def run(self, generations: int, until: float) -> None:
        """So many generations more, as far as the time goes; what was begun is taken up again."""
        last = len(self.curve) + generations
        while len(self.curve) < last and monotonic() < until:
            if not self.generation(len(self.curve), until):
                return

    def generation(self, n: int, until: float) -> bool:
        """One generation; whether there was time for it."""
        if not self.play(n, until):
            return False
        began = monotonic()
        net, record = self.learn(n)
        name = f"net-{n:03}.bin"
        net.record = {"game": self.game.name, "rules": self.game.rules.version, "generation": n, **record}
        net.write(self.folder / name)
        gates = self.gate(n, str(self.folder / name))
        passed = all(found[1] > 1 for found in gates.values())
        self.curve.append(
            {**net.record, "net": name, "gates": gates, "passed": passed, "learned_s": round(monotonic() - began)}
        )
        (self.folder / CURVE).write_text(json.dumps(self.curve, indent=1) + "\n")
        return True

    def tasks(self, n: int) -> list[Task]:
        """The games of a generation."""
        recipe = self.recipe
        shared = [(edition, seats) for edition, seats, tenths in recipe.tables for _ in range(tenths)]
        games = recipe.games if n else recipe.first
        return [
            Task(
                self.game.name,
                *shared[k % len(shared)],
                f"train/{n}/{k}",
                self.newest,
                recipe.worlds,
                recipe.keep[n > 0],
            )
            for k in range(games)
        ]

    def play(self, n: int, until: float) -> bool:
        """Play a generation's games, and keep them piece by piece; whether all are played."""
        tasks = self.tasks(n)
        size = -(-len(tasks) // PIECES)
        done = len(self.pieces(n))
        found: list[Samples] = []
        for samples in in_order(play, tasks[done * size :], self.jobs):
            found.append(samples)
            self.say("train-play", done * size + len(found), len(tasks))
            if len(found) == size or done * size + len(found) == len(tasks):
                self.keep(self.piece(n, done), together(found))
                done += 1
                found = []
                if monotonic() > until:
                    break
        return done * size >= len(tasks)

    def keep(self, file: Path, samples: Samples) -> None:
        """A piece to its file, all of it or nothing."""
        part = file.with_suffix(".part.npz")
        np.savez_compressed(part, **samples._asdict())
        part.replace(file)

    def piece(self, n: int, piece: int) -> Path:
        """Where the samples of a piece lie."""
        return self.folder / f"games-{n:03}-{piece}.npz"

    def pieces(self, n: int) -> list[Path]:
        """Those of a generation's pieces that are played."""
        return [file for piece in range(PIECES) if (file := self.piece(n, piece)).is_file()]

    def samples(self, n: int) -> Samples:
        """What is learned from in a generation: its own games and those of the ones before, mixed piece by piece."""
        pieces = [self.pieces(m) for m in range(max(0, n - WINDOW + 1), n + 1)]
        found: list[Samples] = []
        for file in (file for row in zip_longest(*pieces) for file in row if file is not None):
            with np.load(file) as kept:
                found.append(Samples._make([*[kept[name] for name in Samples._fields[:-1]], int(kept["games"])]))
        return together(found)

    def learn(self, n: int) -> tuple[Learned, dict[str, Any]]:
        """A net that foretells these samples."""
        known = tables(self.game)
        samples = self.samples(n)
        data = Data(samples, known)
        begin = Learned.read(Path(self.newest)) if n else None
        net, foretold = fit(
            data, known, begin, self.recipe.passes, n, lambda share: self.say("train-fit", int(100 * share), 100)
        )
        return net, {"games": samples.games, "samples": len(data), "foretold": foretold}

    def gate(self, n: int, net: str) -> dict[str, tuple[float, float, float]]:
        """How much more than its share a net wins against the best so far, at each table of the gate."""
        found: dict[str, tuple[float, float, float]] = {}
        for table in self.recipe.gates:
            tasks = gate.duels(
                self.game.name, table, net, self.best, self.recipe.deals, self.recipe.gate_worlds, f"gate/{n}"
            )
            won = gate.times_fair(tasks, self.jobs, partial(self.say_gate, len(tasks)))
            found[" ".join(map(str, table))] = (round(won.mean, 3), round(won.low, 3), round(won.high, 3))
        return found

    def say_gate(self, games: int, done: int) -> None:
        """How far a gate is."""
        self.say("train-gate", done, games)

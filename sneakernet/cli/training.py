"""Train nets, and say how it goes."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from time import monotonic
from typing import Any

from sneakernet.bots.recipe import recipe_of
from sneakernet.cli.ending import heeded
from sneakernet.cli.study import bar
from sneakernet.core.game import Game
from sneakernet.lab.batch import cores
from sneakernet.lab.training.generations import Training
from sneakernet.say import Speech


class Progress:
    """A bar for what is just done; another one when something else begins."""

    def __init__(self, words: Speech, stack: ExitStack) -> None:
        self.words = words
        self.stack = stack
        self.about = ""
        self.show: Callable[[int], None] = lambda done: None

    def __call__(self, about: str, done: int, of: int) -> None:
        if about != self.about:
            self.stack.close()
            self.about = about
            self.show = self.stack.enter_context(bar(self.words.say(about), of))
        self.show(done)


def tell_training(words: Speech, game: Game, folder: Path, generations: int, minutes: float, jobs: int) -> None:
    """Train for so many generations, as far as the time goes; the same command goes on."""
    until = monotonic() + 60 * minutes
    with heeded(), ExitStack() as stack:
        training = Training(game, recipe_of(game), folder / game.name, jobs or cores(), Progress(words, stack))
        before = len(training.curve)
        try:
            training.run(generations, until)
        except KeyboardInterrupt:
            stack.close()
            print(words.say("train-stopped", folder=str(training.folder)), file=sys.stderr)
            raise
    for generation in training.curve[before:]:
        tell_generation(words, generation)
    if len(training.curve) < before + generations:
        print(words.say("train-stopped", folder=str(training.folder)))
    elif training.best:
        print(words.say("train-best", file=training.best))
    else:
        print(words.say("train-none"))


def tell_generation(words: Speech, generation: dict[str, Any]) -> None:
    """What came of a generation."""
    n, games = generation["generation"], generation["games"]
    off = words.number(generation["foretold"]["after"]["shares"], 3)
    print(words.say("train-generation", n=n, games=games, off=off))
    for table, won in generation["gates"].items():
        times, low, high = (words.number(x, 2) for x in won)
        print(words.say("train-gate-found", table=table, times=times, low=low, high=high))

"""Fit: the weights that foretell best what samples say, by gradient descent (Adam) in NumPy."""

from array import array
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from sneakernet.bots.learned import DEEP, PARTS, WIDE, Learned
from sneakernet.bots.search.net import MOST_SEATS
from sneakernet.lab.training.self_play import Samples
from sneakernet.lab.training.tables import Tables

BATCH: Final = 1024
RATE: Final = 2e-3
DECAY: Final = 1e-4  # of the weights, at each step
HELD_OUT: Final = 20  # one game's sample of so many is only foretold
FAR: Final = -1e9

Floats = NDArray[np.float32]
Weights = dict[str, Floats]


def fresh(columns: int, options: int, rng: np.random.Generator) -> Weights:
    """Weights to begin with."""

    def drawn(*shape: int, like: int) -> Floats:
        drawn_at_random: Floats = (rng.standard_normal(shape) * np.sqrt(2.0 / like)).astype(np.float32)
        return drawn_at_random

    return {
        "first": drawn(columns, WIDE, like=60),
        "first_bias": np.zeros(WIDE, np.float32),
        "second": drawn(WIDE, DEEP, like=WIDE),
        "second_bias": np.zeros(DEEP, np.float32),
        "shares": drawn(MOST_SEATS, DEEP, like=20 * DEEP),
        "shares_bias": np.zeros(MOST_SEATS, np.float32),
        "wishes": drawn(options, DEEP, like=20 * DEEP),
        "wishes_bias": np.zeros(options, np.float32),
        "odds": np.zeros((1, DEEP), np.float32),
        "odds_bias": np.zeros(1, np.float32),
    }


class Data:
    """Samples, and where each of them begins."""

    def __init__(self, samples: Samples, known: Tables) -> None:
        self.samples = samples
        self.columns = len(known.columns)
        self.options = len(known.options)
        self.starts = np.concatenate([[0], np.cumsum(samples.lengths, dtype=np.int64)])
        self.asked = np.concatenate([[0], np.cumsum(samples.counts, dtype=np.int64)])

    def __len__(self) -> int:
        return len(self.samples.lengths)

    def batch(
        self, which: NDArray[np.int64], scale: Floats
    ) -> tuple[Floats, Floats, Floats, NDArray[np.bool_], NDArray[np.int8]]:
        """Rows, shares, wishes, what was offered, and whether hands were real."""
        rows = np.zeros((len(which), self.columns), np.float32)
        at, n = spans(self.starts, which)
        rows[n, self.samples.columns[at]] = self.samples.values[at]
        rows *= scale
        wishes = np.zeros((len(which), self.options), np.float32)
        offered = np.zeros((len(which), self.options), np.bool_)
        at, n = spans(self.asked, which)
        wishes[n, self.samples.options[at]] = self.samples.wishes[at]
        offered[n, self.samples.options[at]] = True
        return rows, self.samples.shares[which], wishes, offered, self.samples.real[which]

    def scale(self) -> Floats:
        """One over the largest number of each column."""
        most = np.ones(self.columns, np.float32)
        np.maximum.at(most, self.samples.columns, self.samples.values.astype(np.float32))
        return (1.0 / most).astype(np.float32)


def spans(starts: NDArray[np.int64], which: NDArray[np.int64]) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For some samples, where their entries lie, and the number of the sample for each."""
    lengths = starts[which + 1] - starts[which]
    n = np.repeat(np.arange(len(which)), lengths)
    inside = np.arange(len(n)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
    return starts[which][n] + inside, n


def soft(logits: Floats) -> Floats:
    """Shares of one."""
    odds = np.exp(logits - logits.max(axis=1, keepdims=True))
    return odds / odds.sum(axis=1, keepdims=True)  # type: ignore[no-any-return]


def losses(w: Weights, batch: tuple[Any, ...]) -> tuple[dict[str, tuple[float, int]], Weights]:
    """How far the net is off (sum, and of how many), and in which direction each weight would mend it."""
    rows, shares, wishes, offered, real = batch
    one = np.maximum(rows @ w["first"] + w["first_bias"], 0)
    two = np.maximum(one @ w["second"] + w["second_bias"], 0)
    size = np.float32(len(rows))
    lost: dict[str, tuple[float, int]] = {}
    slopes: Weights = {}
    valued = shares[:, 0] >= 0
    there = shares >= 0
    foretold = soft(np.where(there, two @ w["shares"].T + w["shares_bias"], FAR))
    off = np.where(there, foretold - shares, 0) / size
    lost["shares"] = (float(-(shares * np.log(foretold + 1e-9))[there].sum()), int(valued.sum()))
    back = off @ w["shares"]
    slopes["shares"], slopes["shares_bias"] = off.T @ two, off.sum(axis=0)
    asked = offered.any(axis=1)
    wanted = soft(np.where(offered, two @ w["wishes"].T + w["wishes_bias"], FAR))
    off = np.where(asked[:, None] & offered, wanted - wishes, 0) / size
    lost["wishes"] = (float(-(wishes[asked] * np.log(wanted[asked] + 1e-9)).sum()), int(asked.sum()))
    back += off @ w["wishes"]
    slopes["wishes"], slopes["wishes_bias"] = off.T @ two, off.sum(axis=0)
    told = real >= 0
    chance = 1 / (1 + np.exp(-(two @ w["odds"][0] + w["odds_bias"][0])))
    lost["odds"] = (float(-np.log(np.where(real == 1, chance, 1 - chance)[told] + 1e-9).sum()), int(told.sum()))
    off = (np.where(told, chance - real, 0) / size)[:, None]
    back += off @ w["odds"]
    slopes["odds"], slopes["odds_bias"] = off.T @ two, off.sum(axis=0)
    back *= two > 0
    slopes["second"], slopes["second_bias"] = one.T @ back, back.sum(axis=0)
    back = (back @ w["second"].T) * (one > 0)
    slopes["first"], slopes["first_bias"] = rows.T @ back, back.sum(axis=0)
    return lost, slopes


def fit(
    data: Data,
    known: Tables,
    begin: Learned | None,
    passes: float,
    seed: int,
    progress: Callable[[float], None] = lambda done: None,
    seconds: Callable[[], float] = lambda: 1e9,
) -> tuple[Learned, dict[str, dict[str, float]]]:
    """Go through the samples so many times, slower and slower; what was held out is foretold before and after."""
    rng = np.random.default_rng(seed)
    scale = data.scale()
    w = fresh(data.columns, data.options, rng) if begin is None else taken_up(begin, scale)
    first = {name: np.zeros_like(part) for name, part in w.items()}
    second = {name: np.zeros_like(part) for name, part in w.items()}
    held = np.arange(len(data)) >= len(data) * (HELD_OUT - 1) // HELD_OUT  # whole games: the last ones
    others = np.flatnonzero(~held)
    steps = max(1, int(passes * len(others) / BATCH))
    order = np.concatenate([rng.permutation(others) for _ in range(int(passes) + 1)])
    before = foretell(w, data, np.flatnonzero(held), scale)
    for step in range(steps):
        share = step / steps
        rate = RATE * (1 - share) + RATE / 50
        _, slopes = losses(w, data.batch(order[step * BATCH : (step + 1) * BATCH], scale))
        for name, slope in slopes.items():
            first[name] = 0.9 * first[name] + 0.1 * slope
            second[name] = 0.999 * second[name] + 0.001 * slope * slope
            mean, spread = first[name] / (1 - 0.9 ** (step + 1)), second[name] / (1 - 0.999 ** (step + 1))
            w[name] -= (rate * (mean / (np.sqrt(spread) + 1e-8) + DECAY * w[name])).astype(np.float32)
        progress(share)
        if seconds() <= 0:
            break
    after = foretell(w, data, np.flatnonzero(held), scale)
    return given(w, known, scale), {"before": before, "after": after}


def foretell(w: Weights, data: Data, which: NDArray[np.int64], scale: Floats) -> dict[str, float]:
    """How far off each answer is, on average, on samples that were not learned from."""
    sums: dict[str, list[float]] = {"shares": [0.0, 0.0], "wishes": [0.0, 0.0], "odds": [0.0, 0.0]}
    for start in range(0, min(len(which), 20 * BATCH), BATCH):
        lost, _ = losses(w, data.batch(which[start : start + BATCH], scale))
        for name, (total, count) in lost.items():
            sums[name][0] += total
            sums[name][1] += count
    return {name: round(total / max(1.0, count), 4) for name, (total, count) in sums.items()}


def taken_up(begin: Learned, scale: Floats) -> Weights:
    """The weights of a net, to learn on from them."""
    shapes: dict[str, tuple[int, ...]] = {
        "first": (-1, WIDE),
        "second": (WIDE, DEEP),
        "shares": (-1, DEEP),
        "wishes": (-1, DEEP),
        "odds": (1, DEEP),
    }
    w = {name: np.array(begin.weights[name], np.float32).reshape(shapes.get(name, (-1,))) for name in PARTS}
    w["first"] /= scale[:, None]
    return w


def given(w: Weights, known: Tables, scale: Floats) -> Learned:
    """Weights as they are kept: for numbers as they stand in the row."""
    kept = {**w, "first": w["first"] * scale[:, None]}
    return Learned(known.columns, known.options, {}, [array("f", kept[name].ravel().tolist()) for name in PARTS])

"""Shared: the tables of a vector, played by several processes, in arrays that all of them share."""

from collections.abc import Iterator
from contextlib import suppress
from math import prod
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np

from sneakernet.core.choice import IllegalPick
from sneakernet.core.game import Game
from sneakernet.core.registry import find
from sneakernet.encoding.actions import illegal
from sneakernet.encoding.vector import Array, Vector

ARRAYS: Final = ("observations", "masks", "legal", "counts", "asked", "over", "rewards")
DEAL: Final = b"deal"
STEP: Final = b"step"


class How(NamedTuple):
    """What each process plays, and where it puts what comes of it."""

    game: str
    edition: str
    seats: int
    settings: dict[str, str]
    tables: int
    processes: int
    memory: str


class SharedVector:
    """As `Vector`, with so many processes: each plays its part of the tables. Close it, or use it in a `with`."""

    def __init__(
        self, game: Game, edition: str = "", seats: int = 0, tables: int = 64, processes: int = 2, **settings: Any
    ) -> None:
        if tables % processes:
            raise ValueError(f"{tables} tables cannot be shared out evenly among {processes} processes")
        part = Vector(game, edition, seats, 1, **settings)
        self.game, self.edition, self.seats, self.settings = game, part.edition, part.seats, part.settings
        self.actions, self.columns, self.version = part.actions, part.columns, part.version
        shapes = layout(part, tables)
        self.memory: Final = SharedMemory(create=True, size=sum(size for _, _, _, size in shapes))
        self.crew: Final[list[tuple[Any, Connection]]] = []
        self.observations, self.masks, self.legal, self.counts, self.asked, self.over, self.rewards = arrays(
            self.memory, shapes
        )
        self.chosen: Final = np.zeros(tables, np.int64)
        how = How(game.name, part.edition, part.seats, dict(part.settings), tables, processes, self.memory.name)
        start = get_context("spawn")
        for number in range(processes):
            here, there = start.Pipe()
            worker = start.Process(target=serve, args=(there, how, number), daemon=True)
            worker.start()
            there.close()
            self.crew.append((worker, here))

    def __len__(self) -> int:
        return len(self.chosen)

    def __enter__(self) -> "SharedVector":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()

    def reset(self, seed: str = "1") -> None:
        """Deal at every table: the same games for the same seed and as many processes."""
        self.all_do([DEAL + seed.encode()] * len(self.crew))

    def step(self, chosen: Array) -> int:
        """One action at each table; returns how many games ended."""
        if np.shape(chosen) != (len(self),):
            raise ValueError(f"{len(self)} tables need as many actions")
        parts = np.split(np.asarray(chosen, dtype="<i8"), len(self.crew))
        self.all_do([STEP + part.tobytes() for part in parts])
        return int(self.over.sum())

    def all_do(self, words: list[bytes]) -> None:
        """Every process does its part, all at once."""
        for (_, pipe), word in zip(self.crew, words, strict=True):
            pipe.send_bytes(word)
        refused = [said for said in [pipe.recv_bytes() for _, pipe in self.crew] if said]
        if refused:
            raise illegal(int(refused[0]))

    def random_actions(self, random: np.random.Generator) -> Array:
        """A legal action for each table, each equally likely."""
        places = (random.random(len(self)) * self.counts).astype(np.int64)
        picked: Array = self.legal[np.arange(len(self)), places]
        return picked

    def close(self) -> None:
        """End the processes, and let go of what they shared."""
        for worker, pipe in self.crew:
            with suppress(OSError):
                pipe.send_bytes(b"")
            worker.join()
            pipe.close()
        self.crew.clear()
        self.observations = self.masks = self.legal = self.counts = self.asked = self.over = self.rewards = np.zeros(0)
        with suppress(FileNotFoundError):
            self.memory.close()
            self.memory.unlink()


Shape = tuple[str, tuple[int, ...], np.dtype[Any], int]


def layout(part: Vector, tables: int) -> list[Shape]:
    """The arrays with their forms and sizes in bytes, each a multiple of eight."""
    found = []
    for name in ARRAYS:
        one: Array = getattr(part, name)
        form = (tables, *one.shape[1:])
        found.append((name, form, one.dtype, (prod(form) * one.dtype.itemsize + 7) // 8 * 8))
    return found


def arrays(memory: SharedMemory, shapes: list[Shape]) -> Iterator[Array]:
    """The arrays, one behind the other."""
    at = 0
    for _, form, kind, size in shapes:
        yield np.ndarray(form, kind, memory.buf, at)
        at += size


def serve(pipe: Connection, how: How, number: int) -> None:
    """Play a part of the tables until nothing more is wanted; answer with nothing, or with the action that was none."""
    count = how.tables // how.processes
    mine = Vector(find(how.game), how.edition, how.seats, count, **dict[str, Any](how.settings))
    memory = SharedMemory(how.memory)
    ours = [array[number * count : (number + 1) * count] for array in arrays(memory, layout(mine, how.tables))]
    with suppress(EOFError, KeyboardInterrupt):
        while word := pipe.recv_bytes():
            said = b""
            if word.startswith(DEAL):
                mine.reset(f"{word.removeprefix(DEAL).decode()} {number}")
            else:
                try:
                    mine.tables.step(word.removeprefix(STEP))
                except IllegalPick as problem:
                    said = problem.pick.encode()
            show(mine, ours)
            pipe.send_bytes(said)
    ours.clear()
    memory.close()


def show(mine: Vector, ours: list[Array]) -> None:
    """What one process has goes where all see it."""
    for name, array in zip(ARRAYS, ours, strict=True):
        np.copyto(array, getattr(mine, name))

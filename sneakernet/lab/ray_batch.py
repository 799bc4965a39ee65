"""The same matches on a Ray cluster: names and seeds travel, so the figures are those of a single machine."""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from sneakernet.lab.match import Match, Result, play

CHUNK: Final = 8  # matches that travel together
AHEAD: Final = 4  # chunks per core that wait their turn


def play_chunk(matches: list[Match]) -> list[Result]:
    """A few matches in a row, on whatever machine."""
    return [play(match) for match in matches]


def spread_on_ray(matches: Sequence[Match], address: str = "auto") -> Iterator[Result]:
    """The results in the order of the matches; `address` is that of a cluster, `local` starts one here."""
    ray: Any = import_module("ray")
    if not ray.is_initialized():
        ray.init(address=None if address == "local" else address, log_to_driver=False)
    task = ray.remote(play_chunk)
    chunks = [list(matches[first : first + CHUNK]) for first in range(0, len(matches), CHUNK)]
    waiting = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running = [task.remote(chunk) for chunk in chunks[:waiting]]
    for n in range(len(chunks)):
        yield from ray.get(running[n])
        if len(running) < len(chunks):
            running.append(task.remote(chunks[len(running)]))

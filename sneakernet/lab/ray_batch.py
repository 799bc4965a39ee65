"""The same matches on a Ray cluster: names and seeds travel, so the figures are those of a single machine.

The cluster is the one that RAY_ADDRESS names, or one that runs on this machine already; if there is none, one is
started here for as long as it takes. Its machines need the same Sneakernet.
"""

import os
import socket
from collections import deque
from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any, Final

from sneakernet.core.complaint import Complaint
from sneakernet.lab.match import Match, Result, play, source

CHUNK: Final = 8  # matches that travel together
AHEAD: Final = 4  # chunks per core that wait their turn
PATIENCE: Final = 5.0  # seconds for the cluster's address to answer


def load() -> Any:
    """Ray, if it is installed. It reports to nobody how it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise Complaint("no-ray") from None


def play_chunk(matches: list[Match], wanted: str) -> list[Result]:
    """A few matches in a row, on whatever machine."""
    if wanted != source():
        raise RuntimeError(f"this machine of the cluster has other rules or bots: {source()} in place of {wanted}")
    return [play(match) for match in matches]


def spread_on_ray(matches: Sequence[Match]) -> Iterator[Result]:
    """The results in the order of the matches."""
    ray = load()
    joined = ray.is_initialized()
    if not joined:
        join(ray)
    try:
        task = ray.remote(play_chunk)
        most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        chunks = deque(list(matches[first : first + CHUNK]) for first in range(0, len(matches), CHUNK))
        waiting: deque[Any] = deque()
        while chunks or waiting:
            while chunks and len(waiting) < most:
                waiting.append(task.remote(chunks.popleft(), source()))
            yield from ray.get(waiting.popleft())
    finally:
        if not joined:
            ray.shutdown()


def join(ray: Any) -> None:
    """Join the cluster, or start one here. Ray itself would look for a cluster that is not there for minutes."""
    address = os.environ.get("RAY_ADDRESS", "")
    if not answers(address):
        raise Complaint("no-cluster", address=address)
    ray.init(log_to_driver=False, logging_level="ERROR")


def answers(address: str) -> bool:
    """Whether somebody listens at an address; what is none, such as `auto` or `local`, is left to Ray."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if not port.isdecimal():
        return True
    try:
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()
    except OSError:
        return False
    return True

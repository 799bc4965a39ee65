"""The same matches on a Ray cluster: names and seeds travel, so the figures are those of a single machine.

The cluster is the one that RAY_ADDRESS names, or one that runs on this machine already; if there is none, one is
started here for as long as it takes. Its machines need the same Sneakernet.
"""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Any, Final, NamedTuple

from sneakernet.core.complaint import Complaint
from sneakernet.lab.match import Match, Result, source_of
from sneakernet.say.installed import how_to_add

CHUNK: Final = 8  # matches that travel together
AHEAD: Final = 4  # chunks per core that wait their turn
PATIENCE: Final = 5.0  # seconds for the cluster's address to answer


def load() -> Any:
    """Ray, if it is installed. It reports to nobody how it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        return import_module("ray")
    except ImportError:
        raise Complaint("no-ray", command=how_to_add("ray")) from None


class Played(NamedTuple):
    """What came back from a machine: its name, the fingerprint of its rules and bots, and the results."""

    machine: str
    source: str  # empty where there is no Sneakernet
    results: list[Result]


def traveller() -> Callable[[list[tuple[Any, ...]], str], tuple[str, str, list[Any]]]:
    """What plays a few matches in a row on whatever machine. A function inside a function travels as a whole, and
    matches travel as plain rows: so a machine with other code, or with none, can still say so."""

    def play_chunk(rows: list[tuple[Any, ...]], wanted: str) -> tuple[str, str, list[Any]]:  # names no type of ours
        try:
            from sneakernet.lab import match  # noqa: PLC0415 - that of the machine it has come to

            matches = [match.Match(*row) for row in rows]
            found = match.source_of(matches)
        except (ImportError, AttributeError):  # none, or an old one
            return socket.gethostname(), "", []
        return socket.gethostname(), found, [match.play(one) for one in matches] if found == wanted else []

    return play_chunk


def checked(played: Played, wanted: str) -> list[Result]:
    """The results of a machine, if it has the rules and bots of this one."""
    if not played.source:
        raise Complaint("cluster-without", machine=played.machine)
    if played.source != wanted:
        raise Complaint("cluster-other", machine=played.machine)
    return played.results


def spread_on_ray(matches: Sequence[Match], jobs: int = 0) -> Iterator[Result]:
    """The results in the order of the matches. So many processes work at once as there are jobs, or all there are."""
    ray = load()
    joined = ray.is_initialized()
    if not joined:
        join(ray)
    try:
        task = ray.remote(traveller())
        most = jobs or AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        chunks = deque(matches[first : first + CHUNK] for first in range(0, len(matches), CHUNK))
        waiting: deque[tuple[Any, str]] = deque()
        while chunks or waiting:
            while chunks and len(waiting) < most:
                wanted = source_of(chunk := chunks.popleft())
                waiting.append((task.remote([tuple(match) for match in chunk], wanted), wanted))
            sent, wanted = waiting.popleft()
            yield from checked(Played(*ray.get(sent)), wanted)
    finally:
        if not joined:
            ray.shutdown()


def join(ray: Any) -> None:
    """Join the cluster, or start one here. Ray itself would look for a cluster that is not there for minutes."""
    address = os.environ.get("RAY_ADDRESS", "")
    if not answers(address):
        raise Complaint("no-cluster", address=address)
    try:
        ray.init(log_to_driver=False, logging_level="ERROR")
    except ConnectionError:
        raise Complaint("no-cluster", address=address) from None
    except (ValueError, RuntimeError) as problem:  # an address that is none, or a cluster of another Ray or Python
        raise Complaint("cluster-refuses", address=address or "local", text=str(problem)) from None


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

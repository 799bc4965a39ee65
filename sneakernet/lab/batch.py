"""Batch: many matches on all cores, in order, resumable: what is played is kept in a file, line by line."""

import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from functools import partial
from hashlib import blake2b
from itertools import chain
from multiprocessing import TimeoutError as NothingYet
from multiprocessing import active_children, get_context
from multiprocessing.pool import IMapIterator
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final, TextIO, TypeVar

from sneakernet.core.complaint import Complaint
from sneakernet.lab.match import Match, Result, play, source_of

if sys.platform != "win32":
    import fcntl

LOCAL: Final = "local"
RAY: Final = "ray"
PATIENCE: Final = 1.0  # seconds without a result before the crew is counted
PLAN: Final = '{"plan": "'  # how a file of results begins

Progress = Callable[[int], None]

Task = TypeVar("Task")
Done = TypeVar("Done")


def nobody(done: int) -> None:
    """Nobody watches."""


def plan_digest(matches: Sequence[Match]) -> str:
    """A fingerprint of a plan and of who plays it, so that results are never taken for those of another."""
    return blake2b(json.dumps([source_of(matches), *matches]).encode(), digest_size=8).hexdigest()


def cores() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_interrupts_to_the_parent() -> None:
    """A worker does not answer Ctrl-C: the process that started it stops them all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def in_order(do: Callable[[Task], Done], tasks: Sequence[Task], jobs: int) -> Iterator[Done]:
    """What comes of each task, in the order of the tasks, whichever process does it."""
    workers = min(jobs, len(tasks))
    if workers <= 1:
        yield from map(do, tasks)
        return
    before = set(active_children())
    with get_context("spawn").Pool(workers, leave_interrupts_to_the_parent) as pool:
        crew = set(active_children()) - before
        results = pool.imap(do, tasks)
        for _ in tasks:
            yield awaited(results, crew)


def awaited(results: "IMapIterator[Done]", crew: set[BaseProcess]) -> Done:
    """The next result, if nobody of the crew is missing: what dies with its process would be waited for for ever."""
    while True:
        try:
            return results.next(PATIENCE)
        except NothingYet:
            if not crew <= set(active_children()):
                raise Complaint("worker-gone") from None


def spread(matches: Sequence[Match], jobs: int) -> Iterator[Result]:
    """The results in the order of the matches, from this machine."""
    return in_order(play, matches, jobs or cores())


def spread_on(place: str, matches: Sequence[Match], jobs: int) -> Iterator[Result]:
    """The results in the order of the matches, from this machine or from a cluster."""
    if place == RAY:
        from sneakernet.lab.ray_batch import spread_on_ray  # noqa: PLC0415 - Ray is loaded only where it is wanted

        return spread_on_ray(matches, jobs)
    return spread(matches, jobs)


def kept(file: Path, matches: Sequence[Match]) -> list[Result]:
    """What an interrupted run has left: every whole line, if it was the same plan. An empty file has nothing left."""
    if not file.is_file():
        return []
    text = file.read_text(encoding="utf-8")
    head = heading(matches)
    if head.startswith(text):  # empty, or cut off in its first line
        return []
    first, *lines = text.split("\n")[:-1] or [text]
    if first != head:
        known = first.startswith(PLAN) and first.endswith("}")
        raise Complaint("other-plan", file=str(file)) if known else damaged(file, 1)
    if len(lines) > len(matches):
        raise damaged(file, len(matches) + 2)
    return [read(file, n, line, match) for n, (line, match) in enumerate(zip(lines, matches, strict=False), 2)]


def how_many(file: Path) -> int:
    """How many results a file keeps: its whole lines behind the first one."""
    return max(0, file.read_bytes().count(b"\n") - 1) if file.is_file() else 0


def heading(matches: Sequence[Match]) -> str:
    """The first line of a file that keeps results."""
    return json.dumps({"plan": plan_digest(matches)})


def damaged(file: Path, line: int) -> Complaint:
    """A file that no run has written like this."""
    return Complaint("damaged-results", file=str(file), number=line)


def read(file: Path, number: int, line: str, match: Match) -> Result:
    """The result of a match from its line."""
    try:
        bots, shares, scores, decisions, text = json.loads(line)
        result = Result(tuple(map(float, shares)), tuple(map(int, scores)), int(decisions), text)
        record = result.record()
    except (ValueError, TypeError, AttributeError):
        raise damaged(file, number) from None
    found = (record.game, record.seed, bots, len(result.shares))
    if found != (match.game, match.seed, list(match.bots), match.seats):
        raise damaged(file, number)
    return result


def run(
    matches: Sequence[Match],
    jobs: int = 0,
    file: Path | None = None,
    progress: Progress = nobody,
    place: str = LOCAL,
) -> list[Result]:
    """Play all matches; with a file, go on where the last run stopped."""
    with keeping(file, matches) as (results, keep):
        for result in spread_on(place, matches[len(results) :], jobs):
            keep(matches[len(results)], result)
            results.append(result)
            progress(len(results))
    return results


def run_making(
    make: Callable[[Result], Done],
    matches: Sequence[Match],
    jobs: int = 0,
    file: Path | None = None,
    progress: Progress = nobody,
    place: str = LOCAL,
) -> Iterator[Done]:
    """As `run`, but what is made of each result, one after the other. Who plays a match here makes it, too, and what
    was kept is shared out among them; of what a cluster plays it is made here, so that little travels."""
    with keeping(file, matches) as (left, keep):
        rest = matches[len(left) :]
        found: Iterator[tuple[Result, Done]]
        if place == RAY:
            found = ((result, make(result)) for result in chain(left, spread_on(place, rest, jobs)))
        else:
            found = in_order(partial(played_and_made, make), [*left, *rest], jobs or cores())
        for n, (result, made) in enumerate(found):
            if n >= len(left):
                keep(matches[n], result)
            yield made
            progress(n + 1)


def played_and_made(make: Callable[[Result], Done], task: Match | Result) -> tuple[Result, Done]:
    """The result of a match, which may be there already, and what is made of it."""
    result = task if isinstance(task, Result) else play(task)
    return result, make(result)


@contextmanager
def keeping(
    file: Path | None, matches: Sequence[Match]
) -> Iterator[tuple[list[Result], Callable[[Match, Result], None]]]:
    """What an interrupted run has left, and what keeps the results that come now; without a file nothing does."""
    with opened(file) if file else nullcontext() as book:
        left = kept(file, matches) if file else []
        if file and book:
            mend(file, book, heading(matches))

        def keep(match: Match, result: Result) -> None:
            if book:
                book.write(json.dumps([match.bots, *result]) + "\n")
                book.flush()

        yield left, keep


@contextmanager
def opened(file: Path) -> Iterator[TextIO]:
    """A file to write results to, for one run at a time where the system can tell (Windows cannot)."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a", encoding="utf-8") as book:
        if sys.platform != "win32":
            try:
                fcntl.flock(book, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise Complaint("results-in-use", file=str(file)) from None
        yield book


def mend(file: Path, book: TextIO, head: str) -> None:
    """Drop a line that was cut off by an interruption; what is whole is never written again."""
    text = file.read_bytes()
    whole = text.rfind(b"\n") + 1
    if whole < len(text):
        os.truncate(file, whole)
    if whole == 0:
        book.write(head + "\n")
        book.flush()

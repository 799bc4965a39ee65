"""All checks, one after the other, each within its time: make check, or make check ARGS=NAME for some of them.

What must hold and does not (something lost, leaked, doubled or let in) ends in an error; a goal that is missed is
printed as MISSED with its distance.
"""

import argparse
import os
import signal
import subprocess
import sys
import threading
import time
from typing import Final, NamedTuple


class Part(NamedTuple):
    """One of the programs beside this file, and how long it may take."""

    name: str
    seconds: int
    given: tuple[str, ...] = ()


class Told(NamedTuple):
    """What a part said."""

    part: Part
    failed: list[str]
    missed: list[str]
    seconds: float


MOST_SECONDS: Final = 50 * 60.0  # for all parts together
SHORTEST: Final = 30.0  # seconds: for less none is begun
PARTS: Final = (
    Part("headers", 60),
    Part("records", 60),
    Part("disk", 90),
    Part("clock", 90),
    Part("supply", 60),
    Part("deploy", 300),
    Part("views", 120, ("--games", "2")),
    Part("undo", 150, ("--games", "60")),
    Part("leaks", 420, ("--moments", "1000")),
    Part("traces", 240),
    Part("simulate", 240, ("--seeds", "300")),
    Part("planted", 300),
    Part("crash", 300),
    Part("two", 300),
    Part("abuse", 300, ("--frames", "10000")),
    Part("hostile", 150),
    Part("ready", 60),
    Part("played", 60),
    Part("load", 120, ("--seconds", "30")),
    Part("beside", 150, ("--seconds", "15")),
    Part("peers", 150, ("--tables", "100", "--seconds", "10", "--rounds", "1")),
    Part("screens", 300, ("--screens", "50", "--seconds", "15")),
    Part("churn", 210, ("--tables", "300")),
    Part("mutants", 300, ("--minutes", "3", "--sample", "24")),
    Part("docs", 900),
    Part("wheel", 600),
    Part("doors", 600),
    Part("heard", 900),
)  # fmt: skip


def carry_out(part: Part, left: float) -> Told:
    """One part, whose lines are printed as they come; it is stopped when its time is over, or that of all."""
    began, seconds = time.monotonic(), min(part.seconds, left)
    if seconds < SHORTEST:
        return Told(part, [], ["not begun, the time of all parts was over"], 0.0)
    command = [sys.executable, "-u", "-m", f"tools.checks.{part.name}", *part.given]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    late = threading.Event()

    def stop() -> None:
        late.set()
        os.killpg(process.pid, signal.SIGKILL)

    timer = threading.Timer(seconds, stop)
    timer.start()
    failed, missed = [], []
    assert process.stdout is not None
    for line in process.stdout:
        print(line, end="", flush=True)
        name = line[7:].partition(":")[0].strip()
        if line.startswith("FAIL   "):
            failed.append(name)
        elif line.startswith("MISSED "):
            missed.append(name)
    status = process.wait()
    timer.cancel()
    if late.is_set():
        failed.append(f"not over after {seconds:.0f} s")
    elif status != 0 and not failed:
        failed.append(f"ended with status {status}")
    return Told(part, failed, missed, time.monotonic() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="some parts alone: " + ", ".join(part.name for part in PARTS))
    given = parser.parse_args()
    known = {part.name: part for part in PARTS}
    if unknown := [name for name in given.names if name not in known]:
        parser.error(f"no part is called {', '.join(unknown)}; there are {', '.join(known)}")
    end = time.monotonic() + MOST_SECONDS
    told = [carry_out(known[name], max(1.0, end - time.monotonic())) for name in given.names or known]
    print("\n== all parts", flush=True)
    for part, failed, missed, seconds in told:
        word = "FAIL  " if failed else "MISSED" if missed else "PASS  "
        print(f"{word} {part.name} ({seconds:.0f} s of {part.seconds}): {', '.join(failed or missed) or 'all held'}")
    print(f"       {sum(one.seconds for one in told) / 60:.0f} minutes, load {os.getloadavg()[0]:.1f} at the end")
    return 1 if any(one.failed for one in told) else 0


if __name__ == "__main__":
    sys.exit(main())

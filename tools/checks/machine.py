"""What a process uses, and how busy the machine is besides."""

import os
import time
from pathlib import Path
from typing import NamedTuple

TICKS = os.sysconf("SC_CLK_TCK")


class Used(NamedTuple):
    """Seconds of CPU and MiB of memory of a process."""

    cpu: float
    mib: float


def used(*pids: int) -> Used:
    """What processes have used so far."""
    each = [used_by(pid) for pid in pids]
    return Used(sum(one.cpu for one in each), sum(one.mib for one in each))


def used_by(pid: int) -> Used:
    """What a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Used((int(fields[11]) + int(fields[12])) / TICKS, pages * os.sysconf("SC_PAGE_SIZE") / 2**20)


def busy() -> float:
    """Seconds of CPU that all programs have used since the machine started."""
    fields = Path("/proc/stat").read_text().split("\n", 1)[0].split()[1:]
    return sum(int(value) for n, value in enumerate(fields) if n not in (3, 4)) / TICKS


class Noise:
    """What other programs used meanwhile: a figure beside the others, so that they can be judged."""

    def __init__(self, *pids: int) -> None:
        self.pids = pids
        self.began = time.monotonic()
        self.before = self.others()

    def others(self) -> float:
        """Seconds of CPU of everybody but the server and this program."""
        return busy() - used(*self.pids, os.getpid()).cpu

    def text(self) -> str:
        """What the others used since."""
        share = (self.others() - self.before) / (time.monotonic() - self.began)
        driver = used(os.getpid()).cpu
        return f"noise: other programs used {share:.2f} of {os.cpu_count()} cores; this driver {driver:.0f} s in all"

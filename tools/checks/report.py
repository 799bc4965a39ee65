"""Rows of a check: what was looked at, the figure, the bar, and whether it holds."""

import statistics
import sys
from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0


def spread(seconds: Sequence[float]) -> str:
    """Times in a few words."""
    ms = [1000 * value for value in seconds]
    middle = statistics.median(ms) if ms else 0.0
    return f"p50 {middle:.1f} ms, p99 {percentile(ms, 0.99):.1f} ms, max {max(ms, default=0.0):.0f} ms"


class Report:
    """Prints rows as they come: what must hold, and goals, of which a missed one is told with its distance."""

    def __init__(self, title: str) -> None:
        self.failed: list[str] = []
        self.missed: list[str] = []
        print(f"== {title}", flush=True)

    def row(self, name: str, figure: str, holds: bool, goal: bool = False) -> None:
        """One thing that was looked at; as a goal it fails nothing."""
        if not holds:
            (self.missed if goal else self.failed).append(name)
        word = "PASS  " if holds else "MISSED" if goal else "FAIL  "
        print(f"{word} {name}: {figure}", flush=True)

    def most(self, name: str, value: float, bar: float, unit: str = "", goal: bool = True) -> None:
        """A figure that should not be above its bar."""
        far = "" if value <= bar else f", {value - bar:,.1f}{unit} too much"
        self.row(name, f"{value:,.1f}{unit} (at most {bar:g}{unit}{far})", value <= bar, goal)

    def least(self, name: str, value: float, bar: float, unit: str = "", goal: bool = True) -> None:
        """A figure that should not be below its bar."""
        far = "" if value >= bar else f", {bar - value:,.1f}{unit} too little"
        self.row(name, f"{value:,.1f}{unit} (at least {bar:g}{unit}{far})", value >= bar, goal)

    def note(self, text: str) -> None:
        """Something worth knowing that is not judged."""
        print(f"       {text}", flush=True)

    def finish(self) -> int:
        """The exit status."""
        if self.missed:
            print(f"MISSED: {', '.join(self.missed)}", flush=True)
        print("PASS" if not self.failed else f"FAIL: {', '.join(self.failed)}", file=sys.stdout, flush=True)
        return 1 if self.failed else 0

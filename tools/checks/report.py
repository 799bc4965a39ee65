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
    """Prints rows as they come; in the end, whether all held."""

    def __init__(self, title: str) -> None:
        self.failed: list[str] = []
        print(f"== {title}", flush=True)

    def row(self, name: str, figure: str, holds: bool) -> None:
        """One thing that was looked at."""
        if not holds:
            self.failed.append(name)
        print(f"{'PASS' if holds else 'FAIL'}  {name}: {figure}", flush=True)

    def most(self, name: str, value: float, bar: float, unit: str = "") -> None:
        """A figure that must not be above its bar."""
        self.row(name, f"{value:,.1f}{unit} (at most {bar:g}{unit})", value <= bar)

    def note(self, text: str) -> None:
        """Something worth knowing that is not judged."""
        print(f"      {text}", flush=True)

    def finish(self) -> int:
        """The exit status."""
        print("PASS" if not self.failed else f"FAIL: {', '.join(self.failed)}", file=sys.stdout, flush=True)
        return 1 if self.failed else 0

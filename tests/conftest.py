"""Settings for all tests: Hypothesis gives the same examples on every machine, and no test races a clock."""

import signal
from itertools import islice
from typing import Final

import pytest
from hypothesis import settings

from tools.server import cluster
from tools.web.browser import NONE_FOUND, find_browser

# Tests press Ctrl+C in programs of their own. Where the tests themselves run in the background of a shell, they would
# inherit that it is ignored, and wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


settings.register_profile("sneakernet", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("sneakernet")


LONG: Final = (
    "tests/web/",
    "tests/properties/",
    "tests/docs/test_how_to_pages.py",
    "tests/docs/test_page_types.py",
    "tests/bots/test_strength.py",
    "tests/say/test_sentences.py",
    "tests/server/test_crash.py",
)
"""Where a test may take seconds; the longest first."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of several workers each begins with its share of the long tests, so that none runs alone at the end.

    With `--dist worksteal` each gets an equal piece of the list, and who is done early takes from the others' ends.
    """
    workers: int = getattr(config, "workerinput", {"workercount": 1})["workercount"]
    if workers > 1:
        long = [item for place in LONG for item in items if item.nodeid.startswith(place)]
        rest = iter([item for item in items if not item.nodeid.startswith(LONG)])
        dealt: list[pytest.Item] = []
        for n in range(workers):
            dealt += long[n::workers]
            dealt += islice(rest, max(0, len(items) * (n + 1) // workers - len(dealt)))
        items[:] = [*dealt, *rest]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A machine without a browser or PostgreSQL cannot run the tests that need them: the report ends with saying so."""
    if not find_browser():
        terminalreporter.write_line(NONE_FOUND, yellow=True)
    if not cluster.programs():
        terminalreporter.write_line(cluster.NONE_FOUND, yellow=True)

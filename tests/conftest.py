"""Settings for all tests: Hypothesis gives the same examples on every machine, and no test races a clock."""

import pytest
from hypothesis import settings

from tests.web.browser import NONE_FOUND, find_browser

settings.register_profile("sneakernet", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("sneakernet")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A machine without a browser cannot run the browser tests: the report ends with saying so."""
    if not find_browser():
        terminalreporter.write_line(NONE_FOUND, yellow=True)

"""Settings for all tests: Hypothesis gives the same examples on every machine, and no test races a clock."""

import signal

import pytest
from hypothesis import settings

from tests.web.browser import NONE_FOUND, find_browser

# Tests press Ctrl+C in programs of their own. Where the tests themselves run in the background of a shell, they would
# inherit that it is ignored, and wait for ever.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


settings.register_profile("sneakernet", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("sneakernet")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """A machine without a browser cannot run the browser tests: the report ends with saying so."""
    if not find_browser():
        terminalreporter.write_line(NONE_FOUND, yellow=True)

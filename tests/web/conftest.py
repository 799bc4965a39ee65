"""One server and one browser for all tests here; every visitor is checked in the end.

They end with the last test of this folder: while Playwright runs, no other test could run an event loop.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.web.site import PATIENCE, Visitor
from tools.web.browser import FLAGS, find_browser
from tools.web.site import Site

Visit = Callable[..., Visitor]
expect.set_options(timeout=PATIENCE)

# Without a browser the files that need one are left out; the end of the report says so (tests/conftest.py).
NEED_ONE = (
    "after", "call", "choosing", "drawn", "focus", "games", "hint", "host", "keys", "lessons", "line", "me", "pages",
    "notice", "owner", "past", "people", "plain_board", "printing", "score", "seal", "since", "steady", "swap",
)  # fmt: skip
collect_ignore = [] if find_browser() else [f"test_{name}.py" for name in NEED_ONE]


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(tmp_path_factory.mktemp("site")) as running:
        yield running


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        yield running
        running.close()


@pytest.fixture(scope="package")
def waiting() -> list[Visitor]:
    """Visitors who have left."""
    return []


@pytest.fixture
def visit(browser: Browser, site: Site, waiting: list[Visitor]) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(**more: Any) -> Visitor:
        alike = next((visitor for visitor in waiting if visitor.more == more), None)
        if alike:
            waiting.remove(alike)
        visitors.append(alike or Visitor(browser, site, more))
        return visitors[-1]

    yield come
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
    for visitor in visitors:
        if visitor.comes_again:
            visitor.leave()
            waiting.append(visitor)
        else:
            visitor.context.close()

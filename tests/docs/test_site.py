"""The documentation site: where the server finds it, and that its pages can be shown. `make check` builds it whole."""

import re
from pathlib import Path

import pytest

from sneakernet.lab.report import Weighed
from sneakernet.server.http.static import docs_folder
from tests.architecture import code
from tools.checks.docs import FORBIDDEN, Page

SITE = code.ROOT / "docs" / "site"


def test_a_package_shows_the_pages_it_brings_and_a_checkout_those_it_built(tmp_path: Path) -> None:
    assert docs_folder(tmp_path) == code.ROOT / "build" / "docs"
    (tmp_path / "docs").mkdir()
    assert docs_folder(tmp_path) == tmp_path / "docs"


@pytest.mark.parametrize("file", sorted(SITE.glob("theme/*.html")), ids=lambda file: file.name)
def test_the_frame_of_a_page_is_allowed_by_the_content_policy(file: Path) -> None:
    assert not FORBIDDEN.search(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("bad", ["<script>x()</script>", '<p style="color: red">', '<a onclick="x()">', "<style>"])
def test_what_the_content_policy_forbids_is_seen(bad: str) -> None:
    assert FORBIDDEN.search(bad)
    assert not FORBIDDEN.search('<script src="site.js"></script><p class="style">')


def test_what_a_page_asks_for_and_leads_to_is_read() -> None:
    page = Page('<h1 id="top">A</h1><a href="b.html#c">b</a><img src="d.png"><script src="e.js"></script>')
    assert (page.links, page.asked, page.names) == (["b.html#c"], ["d.png", "e.js"], {"top"})


def test_what_the_lab_found_is_kept_as_data_and_shown_on_a_page() -> None:
    reports = code.ROOT / "docs" / "reports"
    results = sorted(reports.glob("results/*.json"))
    for file in results:
        found = Weighed.read(file.read_text("utf-8"))
        assert f"--out {file.name}" in found.command and found.balances[0].games > 100
        assert f"```{{balance}} results/{file.name}\n" in (reports / f"{file.stem}.md").read_text("utf-8")
    assert results and not list(reports.glob("*.html"))


def test_every_page_is_on_the_first_page_s_list() -> None:
    listed = re.findall(r"^[a-z][\w/*-]+$", (code.ROOT / "docs" / "index.md").read_text("utf-8"), re.MULTILINE)
    docs = code.ROOT / "docs"
    shown = {page for name in listed for page in docs.glob(f"{name}.md")}
    hidden = {page for page in docs.rglob("*.md") if page.parent.name == "decisions"} | {
        docs / "README.md",
        docs / "index.md",
    }
    assert set(docs.rglob("*.md")) - shown - hidden == set()

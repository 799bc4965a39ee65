"""Check the documentation: the site builds without a warning, links lead somewhere, the content policy allows it, and
the code of every page runs in both engines.

python -m tools.checks.docs
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from html.parser import HTMLParser
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urldefrag

from playwright.sync_api import sync_playwright

from sneakernet import engine
from tools.checks.report import Report
from tools.web.browser import FLAGS, find_browser
from tools.web.site import Site

BUILT: Final = engine.ROOT / "build" / "docs"
FORBIDDEN: Final = re.compile(r"<style|\sstyle=|\son\w+=\"|<script(?![^>]*\ssrc=)|javascript:", re.IGNORECASE)
SECONDS: Final = 400
GROUND: Final = "getComputedStyle(document.body).backgroundColor"


class Page(HTMLParser):
    """What a page asks for, leads to, and can be led to."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.asked: list[str] = []
        self.names: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A link, a picture, a script, a style sheet, or a place."""
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.names.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        elif tag in ("img", "script", "link"):
            self.asked.append(given.get("src", given.get("href", "")))


def astray(pages: dict[Path, Page]) -> list[str]:
    """Links and files that lead nowhere."""
    found = []
    for file, page in pages.items():
        for link in [*page.links, *page.asked]:
            path, name = urldefrag(unquote(link).partition("?")[0])
            if ":" in path:
                continue
            target = (file.parent / path).resolve() if path else file
            if not target.exists() or (name and target in pages and name not in pages[target].names):
                found.append(f"{file.relative_to(BUILT)}: {link}")
    return found


def browsed(report: Report, pages: list[str]) -> None:
    """The site as the server shows it, in a browser: every page on a phone, the search, the button for the colours."""
    with tempfile.TemporaryDirectory() as name, Site(Path(name)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": 360, "height": 740})
        said: list[str] = []
        page.on("console", lambda message: said.append(message.text) if message.type == "error" else None)
        wide = []
        for path in pages:
            page.goto(f"{site.address}/docs/{path}")
            if page.evaluate("document.documentElement.scrollWidth > innerWidth"):
                wide.append(path)
        report.row("wider than a phone", f"{wide[:5]} of {len(pages)}", not wide)
        page.goto(f"{site.address}/docs/index.html")
        page.get_by_role("searchbox").fill("sectors")
        page.keyboard.press("Enter")
        page.locator("#search-results li a").first.wait_for()
        report.row("found by the search", str(page.locator("#search-results li a").count()), holds=True)
        before = page.evaluate(GROUND)
        page.locator("button.theme").click()
        report.row("dark and light", f"{before}, {page.evaluate(GROUND)}", page.evaluate(GROUND) != before)
        report.row("complaints of the browser", str(said[:3]), not said)
        browser.close()


def in_both_engines(report: Report) -> None:
    """The code of every page."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-x", "tests/docs/test_how_to_pages.py"],
        cwd=engine.ROOT,
        env={**os.environ, "SNEAKERNET_PAGES": "compiled"},
        capture_output=True,
        text=True,
        check=False,
    )
    last = " ".join(done.stdout.strip().splitlines()[-1:])
    report.row("the code of all pages, in both engines", last, done.returncode == 0)


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    report = Report("docs")
    with tempfile.TemporaryFile("w+", encoding="utf-8") as said:
        done = subprocess.run(["make", "docs"], cwd=engine.ROOT, stdout=said, stderr=said, check=False, timeout=SECONDS)
        said.seek(0)
        warnings = said.read().strip()
    report.row("built", warnings[-2000:] or "without a warning", done.returncode == 0)
    files = sorted(BUILT.rglob("*.html"))
    texts = {file.resolve(): file.read_text(encoding="utf-8") for file in files}
    pages = {file: Page(text) for file, text in texts.items()}
    report.row("pages", str(len(pages)), len(pages) > 50)
    lost = astray(pages)
    report.row("links", f"{sum(len(page.links) for page in pages.values())}, astray {lost[:5]}", not lost)
    foreign = [asked for page in pages.values() for asked in page.asked if ":" in asked]
    report.row("foreign files", str(foreign[:5]), not foreign)
    wrong = [file.name for file, text in texts.items() if FORBIDDEN.search(text)]
    report.row("what the content policy forbids", str(wrong[:5]), not wrong)
    browsed(report, [file.relative_to(BUILT).as_posix() for file in files])
    in_both_engines(report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())

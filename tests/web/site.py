"""Visitors with real browsers."""

from itertools import count
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request

from sneakernet.table.handles import handles
from tools.web.site import Site

PATIENCE: Final = 60_000  # milliseconds that a page may take to show something, on a busy machine
NUMBERS: Final = count()  # of guests
# Plays for a person by clicking buttons, as fast as the page shows them: a random choice, a "Go on" where one waits.
CLICKER: Final = """
seed => {
  let state = seed;
  const random = n => (state = (state * 48271) % 2147483647) % n;
  window.clicker = setInterval(() => {
    document.querySelector(".planet-show button")?.click();
    const all = [...document.querySelectorAll(
      ".choices [data-pick]:not([aria-pressed=true], .confirm), .choice.confirm:not([aria-disabled])")];
    const useful = all.filter(button => !["offer", "trade"].includes(button.dataset.pick));
    if (useful.length) useful[random(useful.length)].click();
  }, 15);
}
"""


class Visitor:
    """Somebody with a browser. What must never happen on any page is noted: foreign requests, errors, dialogs.

    Who has left may come again as a stranger: all that the browser still knows is the files of the site.
    """

    def __init__(self, browser: Browser, site: Site, more: dict[str, Any]) -> None:
        self.site = site
        self.more = more
        self.complaints: list[str] = []
        self.comes_again = True
        usual: dict[str, Any] = {
            "viewport": {"width": 1280, "height": 800},
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        }
        self.context = browser.new_context(base_url=site.address, **(usual | more))
        self.context.on("request", self.note_request)
        self.page = self.open()

    def leave(self) -> None:
        """Close every tab and forget who I was. An empty tab stays, so that the browser keeps its process."""
        old = self.context.pages
        self.page = self.open()
        for page in old:
            if page.url.startswith(self.site.address):
                page.evaluate("localStorage.clear()")
            page.close()
        self.context.clear_cookies()

    def take_clock(self) -> None:
        """From now on time can be moved on. A browser keeps that for all pages: nobody else may come with this one."""
        self.page.clock.install()
        self.comes_again = False

    def open(self) -> Page:
        """One more tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.note_console)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.on("dialog", self.note_dialog)
        return page

    def note_dialog(self, dialog: Dialog) -> None:
        self.complaints.append(f"dialog: {dialog.message}")
        dialog.dismiss()

    def note_request(self, request: Request) -> None:
        if not request.url.startswith((self.site.address, "data:", "blob:")):
            self.complaints.append(f"foreign request: {request.url}")

    def note_console(self, message: ConsoleMessage) -> None:
        if "Content Security Policy" in message.text or "Content-Security-Policy" in message.text:
            self.complaints.append(message.text)

    def table(self, wish: dict[str, Any]) -> None:
        """Make a table by the same door as the first page, and go there."""
        if not self.context.cookies():
            self.post("/api/guests", {"name": handles(1, f"guest {next(NUMBERS)}")[0]})
        self.page.goto(self.post("/api/tables", wish)["table"]["link"])

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self.context.request.post(path, data=body, headers={"Origin": self.site.address})
        said: dict[str, Any] = answer.json()
        assert answer.ok, said
        return said

    def play_by_itself(self, seed: int = 7) -> None:
        """From now on every question on this page is answered by a click."""
        self.page.evaluate(CLICKER, seed)

    def wait_for_end(self, seconds: float = 60) -> None:
        self.page.locator(".result").wait_for(timeout=seconds * 1000)

"""A table stays where it is: between two questions no seat, sector or pile moves, and the dock keeps its height."""

from typing import Any

import pytest

from tests.web.conftest import Visit
from tests.web.test_keys import PHONE, with_bots

# Notes every place that is drawn elsewhere than the moment before, until the game is over.
WATCH = """() => {
  window.moved = [];
  window.looked = 0;
  let before = {};
  const look = () => {
    if (document.querySelector(".planet-show, .result")) return;
    const now = {};
    for (const one of document.querySelectorAll(".dock, .sector, .seat, .centre, .ad-row, .wired-others")) {
      const { top, left, height } = one.getBoundingClientRect();
      const name = one.ariaLabel || one.className;
      now[name] = [top, left, one.matches(".dock") ? height : 0].map(Math.round);
      const was = before[name] || now[name];
      if (was.some((n, at) => Math.abs(n - now[name][at]) > 4)) window.moved.push([name, was, now[name]]);
    }
    before = now;
    window.looked += 1;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
CASES: tuple[tuple[str, dict[str, str], dict[str, Any]], ...] = (
    ("access-denied", {"time_limit": "4"}, {}),
    ("access-denied", {"time_limit": "3"}, {"viewport": {"width": 1920, "height": 1080}}),
    ("access-denied", {"time_limit": "3"}, PHONE | {"viewport": {"width": 390, "height": 844}}),
    ("wired", {"round_cap": "2"}, {}),
    ("hackers", {"round_cap": "2"}, {}),
)


@pytest.mark.parametrize(("game", "settings", "screen"), CASES, ids=["ad", "ad-large", "ad-phone", "wired", "hackers"])
def test_a_table_stays_where_it_is(visit: Visit, game: str, settings: dict[str, str], screen: dict[str, Any]) -> None:
    visitor = visit(**screen)
    visitor.page.goto("/")
    visitor.page.evaluate("game => localStorage.setItem(`sneakernet.lesson.${game}`, 'off')", game)
    page = with_bots(visitor, game, settings=settings)
    page.evaluate(WATCH)
    visitor.play_by_itself()
    visitor.wait_for_end()
    assert page.evaluate("window.looked") > 10
    assert page.evaluate("window.moved") == []

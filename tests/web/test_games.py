"""Each game is played to its end in the browser: by clicks against bots, and once by keyboard alone."""

from typing import Any

import pytest

from tests.web.conftest import Visit

# Short games: what is tested here is the table, not the length.
WISHES: dict[str, dict[str, Any]] = {
    "hackers": {"seats": 3, "settings": {"round_cap": "4"}},
    "wired": {"seats": 2, "settings": {"target": "10", "offers_per_turn": "2", "round_cap": "12"}},
    "access-denied": {"seats": 3, "settings": {"time_limit": "9"}},
}


def bots(wish: dict[str, Any]) -> dict[str, Any]:
    return {**wish, "chairs": [{}] + [{"bot": "uniform"}] * (wish["seats"] - 1), "start": True}


@pytest.mark.parametrize("game", WISHES)
def test_a_game_to_its_end(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.table({"game": game, **bots(WISHES[game])})
    page = visitor.page
    page.locator(f".{game}").wait_for()
    visitor.play_by_itself()
    visitor.wait_for_end()
    assert page.locator(".podium li").count() == WISHES[game]["seats"]
    page.locator(".result a", has_text="Replay").click()
    page.locator(f".replay .{game}").wait_for()
    steps = int(page.locator(".scrub").get_attribute("max") or 0)
    assert steps > 5
    page.keyboard.press("End")
    page.get_by_text(f"{steps} of {steps}").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text(f"{steps - 1} of {steps}").wait_for()
    assert f"step={steps - 1}" in page.url
    page.locator(".replay-dock select").select_option("A")
    page.locator(".seat-me, .ad-seat .you").first.wait_for()


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.locator(".tile").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.closest('.tile-hackers') && document.activeElement.matches('.primary')"
        ):
            break
    page.keyboard.press("Enter")
    page.locator(".hackers").wait_for()
    page.keyboard.press("?")
    page.locator("dialog[open] .keys").wait_for()
    page.keyboard.press("Escape")
    for _ in range(400):
        page.locator(".say.mine .say-line, .result, .planet-show").first.wait_for()
        if page.locator(".result").count():
            break
        if page.locator(".planet-show").count():
            page.keyboard.press("Enter")
            page.wait_for_timeout(40)
            continue
        page.keyboard.press("1")
        page.wait_for_timeout(15)
    assert page.evaluate("document.activeElement.matches('.result-text')")

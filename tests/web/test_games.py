"""Each game is played to its end in the browser, by clicks against bots, and can be seen again."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

# Short games: what is tested here is the table, not the length.
WISHES: dict[str, dict[str, Any]] = {
    "hackers": {"seats": 3, "settings": {"round_cap": "2"}},
    "wired": {"seats": 2, "settings": {"target": "10", "offers_per_turn": "2", "round_cap": "4"}},
    "access-denied": {"seats": 3, "settings": {"time_limit": "6"}},
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
    page.locator(".result a", has_text="all hands").click()
    page.locator(f".replay .{game}").wait_for()
    steps = int(page.locator(".scrub").get_attribute("max") or 0)
    assert steps > 5
    page.keyboard.press("End")
    page.get_by_text(f"{steps} of {steps}").wait_for()
    page.keyboard.press("ArrowLeft")
    page.get_by_text(f"{steps - 1} of {steps}").wait_for()
    assert f"step={steps - 1}" in page.url
    page.get_by_label("View:").select_option("A")
    page.locator(".seat-me, .ad-seat .you").first.wait_for()
    page.keyboard.press("Home")
    for way, back in (("Next turn", "Turn before"), ("One step on", "One step back")):
        before = page.locator(".scrub").input_value()
        page.mouse.move(2, 2)  # what lies under the pointer now may show its card over the buttons
        page.get_by_label(way, exact=True).click()
        expect(page.locator(".scrub")).not_to_have_value(before)
        page.mouse.move(2, 2)
        page.get_by_label(back, exact=True).click()
        expect(page.locator(".scrub")).to_have_value(before)
    shown = page.locator(".replay-hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    game_id = page.url.partition("/r/")[2].partition("?")[0]
    frames = page.request.get(f"/api/replays/{game_id}?side=A").json()["frames"]
    assert sorted(shown) == sorted(set(frames[0]["view"]["places"]["A hand"]["cards"]))
    captions = []
    for frame in frames[:6]:
        captions.append(page.locator(".replay-dock .say-line span").last.inner_text())
        assert captions[-1] == " ".join(frame["caption"].split())
        page.keyboard.press("ArrowRight")
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator(".side-toggle").click()
    page.locator(".log-step").nth(-1).click()
    expect(page.locator(".scrub")).to_have_value(str(frames[-1]["n"] if frames[-1]["news"] else steps))


@pytest.mark.parametrize("game", WISHES)
def test_every_card_shows_its_own_drawing_and_colour(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto(f"/cards/{game}")
    page.locator(".card-entry").first.wait_for()
    assert page.locator(".card-art .sprite").count() == 0 and page.locator(".card-art path").count() > 10
    assert page.locator(".card[data-tint]").count() > 10
    page.goto("/")
    expect(page.locator(f".tile-{game} .tile-art > svg:not(.sprite)")).to_have_count(1)

"""The score keeper for real cards: on this device alone, without a network, and by link on another one."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_pages import KEEP, faults

WHO = ("Ann", "Bob", "Cleo", "Dan")


def begin(page: Page, game: str, count: int = 4) -> None:
    """Sit down with so many people."""
    page.goto(f"/score/{game}")
    page.get_by_label("Players").select_option(str(count))
    for n, name in enumerate(WHO[:count]):
        page.get_by_label(f"Player {n + 1}").fill(name)
    page.get_by_role("button", name="Begin").click()
    page.locator(".score").wait_for()


def from_module(page: Page, game: str, call: str) -> Any:
    """What a function of the game's module says."""
    page.goto("/score")
    return page.evaluate(f"async () => {{ const it = await import('/static/games/{game}/score.js'); return {call}; }}")


def standing(page: Page, count: int, log: list[Any], target: int = 25) -> Any:
    """Where a game of WIRED stands; the last player deals, so the first begins."""
    state = {"dealer": count - 1, "target": target, "log": log}
    return from_module(page, "wired", f"(s => ({{ ...s, done: [...s.done] }}))(it.standing({count}, {state}))")


def test_wired_with_three_the_first_to_reach_the_target_wins_at_once(visit: Visit) -> None:
    page = visit().page
    now = standing(page, 3, [20, 10, 10, 4])
    assert (now["totals"], now["next"], now["winners"]) == ([24, 10, 10], 1, [])
    assert standing(page, 3, [20, 10, 10, 5])["winners"] == [0]


def test_wired_with_four_everybody_else_has_one_last_turn(visit: Visit) -> None:
    page = visit().page
    log = [10, 20, 10, 10, 10, 6]  # the second player has 26
    now = standing(page, 4, log)
    assert (now["last"], now["queue"], now["next"], now["done"]) == (True, [2, 3, 0], 2, [1])
    now = standing(page, 4, [*log, 1, 1, 8])
    assert now["winners"] == [0] and now["totals"][0] == 28, "more in the last turn than who was first"


def test_wired_breaks_ties_in_order_and_then_in_the_dome(visit: Visit) -> None:
    page = visit().page
    now = standing(page, 4, [10, 20, 10, 10, 10, 5, 1, 1, 5])
    assert now["comparing"] and now["tied"] == [0, 1] and now["next"] == -1
    broken = [10, 20, 10, 10, 10, 5, 1, 1, 5, [[5, 6, 0, 0], [5, 7, 0, 0], [], []]]
    assert standing(page, 4, broken)["winners"] == [1]
    even = [[5, 6, 7, 8], [5, 6, 7, 8], [], []]
    now = standing(page, 4, [*broken[:-1], even])
    assert (now["bout"], now["queue"], sorted(now["done"])) == (1, [0, 1, 1, 0], [2, 3])
    assert standing(page, 4, [*broken[:-1], even, 4, 2, 3, 4])["winners"] == [0]
    thrice = [*broken[:-1], even, 1, 1, 1, 1, even, 1, 1, 1, 1, even, 1, 1, 1, 1, even]
    assert standing(page, 4, thrice)["winners"] == [0, 1], "after three bouts they share"


def test_hackers_doubles_and_a_draw_is_dealt_again_with_the_same_start(visit: Visit) -> None:
    page = visit().page
    begin(page, "hackers", 3)
    page.get_by_label("Starts").select_option("Cleo")
    adding = [page.get_by_label(f"Add a card to the FILES of {name}") for name in WHO[:3]]
    adding[0].select_option("Payphone · 3")
    expect(page.locator(".score-points").first).to_have_text("3")
    adding[0].select_option("Worm · 0")
    expect(page.locator(".score-points").first).to_have_text("6")
    assert page.get_by_label("Add a card to the FILES of Bob").locator("option", has_text="Worm").count() == 0
    adding[1].select_option("Scapegoat · 6")
    expect(page.locator(".score-verdict")).to_have_text("Draw of Ann, Bob. Deal again; Cleo starts once more.")
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_label("Starts")).to_have_value("2")
    page.get_by_label("Add a card to the FILES of Bob").select_option("Curtis · 5")
    page.get_by_role("button", name="Write it down").click()
    expect(page.get_by_label("Starts")).to_have_value("1")
    assert page.locator("tfoot tr").all_inner_texts() == ["Won\t0\t1\t0", "Drawn\t1\t1\t0", "Lost\t1\t0\t2"]
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_label("Starts")).to_have_value("2")


def test_the_checklist_of_access_denied_draws_its_conclusions(visit: Visit) -> None:
    page = visit().page
    begin(page, "access-denied")
    row = page.get_by_role("group", name="Government")
    for code in "ABD":
        row.get_by_role("button", name=f"{code}:").click()
    expect(row.get_by_role("button", name="C: must be in the password")).to_be_visible()
    other = page.get_by_role("group", name="TeleComm")
    for code in "AB":
        page.locator(".score-note").get_by_label(code, exact=True).check()
    page.locator(".score-note [name=sector]").select_option("TeleComm")
    page.locator(".score-note [name=n]").select_option("2")
    page.get_by_role("button", name="Note it").click()
    expect(other.get_by_role("button", name="A: must be in the password")).to_be_visible()
    other.get_by_role("button", name="A:").click()
    expect(page.get_by_text("contradiction")).to_be_visible()


@pytest.mark.parametrize(("players", "wins"), [(4, False), (2, True)])
def test_only_root_in_sectors_that_count_wins(visit: Visit, players: int, wins: bool) -> None:
    page = visit().page
    state = {"goal": 3, "control": [0, 1, 2, 3, -1, -1], "levels": [[3, 0]] + [[0, 0]] * 3 + [[3, 0]] * 2}
    assert (from_module(page, "access-denied", f"it.roots({state}, 0, {players})") >= 3) is wins


def test_a_score_stays_after_a_reload_and_goes_to_another_phone_by_link(visit: Visit) -> None:
    page = visit().page
    begin(page, "wired")
    for points in (3, 4, 5):
        page.get_by_role("group").get_by_role("button", name=str(points), exact=True).click()
    page.reload()
    expect(page.locator(".score-verdict")).to_contain_text("how many active computers")
    assert sorted(page.locator(".score-bar .score-points").all_inner_texts()) == ["0", "3", "4", "5"]
    page.get_by_role("button", name="To another phone").click()
    link = page.get_by_label("Link with the score").input_value()
    assert "#" in link and "Ann" not in link
    other = visit(viewport={"width": 390, "height": 800}).page
    other.goto(link)
    expect(other.get_by_text("Score taken over")).to_be_visible()
    assert sorted(other.locator(".score-bar .score-points").all_inner_texts()) == ["0", "3", "4", "5"]
    assert "#" not in other.url
    other.goto(f"{link}x")
    other.reload()
    expect(other.locator(".score-bar")).to_have_count(4)


@pytest.mark.parametrize("game", ["hackers", "wired", "access-denied"])
def test_axe_finds_nothing_on_the_score_keeper(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto(f"/score/{game}")
    page.locator(".score-setup").wait_for()
    assert faults(page) == []
    page.get_by_role("button", name="Begin").click()
    page.locator(".score").wait_for()
    assert faults(page) == []


def test_the_score_keeper_starts_without_a_network(visit: Visit) -> None:
    visitor = visit(service_workers="allow")
    page = visitor.page
    begin(page, "hackers", 3)
    page.evaluate(KEEP)
    visitor.context.set_offline(True)
    page.reload()
    expect(page.locator(".score-player")).to_have_count(3)
    page.get_by_label("Add a card to the FILES of Bob").select_option("Curtis · 5")
    page.get_by_role("button", name="Write it down").click()
    expect(page.locator("tbody td").nth(1)).to_have_text("5")
    visitor.context.set_offline(False)

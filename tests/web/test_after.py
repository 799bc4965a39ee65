"""After a game, and between two: what turned it, a puzzle, another table; and answers that are armed in advance."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_keys import with_bots


def test_after_a_game(visit: Visit) -> None:
    visitor = visit()
    page = with_bots(visitor, "hackers", settings={"round_cap": "1"})
    visitor.play_by_itself()
    visitor.wait_for_end()
    expect(page.locator(".result-why")).to_have_text(re.compile("nobody has more points|share the lead"))
    page.locator(".result button", has_text="Turning points").click()
    page.locator(".review .moment, .review p:not(.typed)").first.wait_for()
    hrefs = [link.get_attribute("href") or "" for link in page.locator(".result a", has_text="Replay").all()]
    assert [bool(re.search(r"side=A", href)) for href in hrefs] == [True, False]

    page.locator(".result button", has_text="Change the table").click()
    page.locator("dialog summary", has_text="House rules").click()
    page.locator("dialog [name='set.round_cap']").fill("3")
    page.locator("dialog [name=seats]").select_option("4")
    page.locator("dialog .primary").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".result button", has_text=re.compile("Rematch|Play it again")).click()
    page.locator(".say").wait_for()
    expect(page.locator(".rivals .seat")).to_have_count(3)

    page.goto(hrefs[0])
    page.locator(".replay .hackers").wait_for()
    again = page.locator(".replay-dock button", has_text="Play on from here")
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        if again.is_enabled():
            break
    cards = page.locator(".seat-me .files .card").evaluate_all("all => all.map(one => one.dataset.card)")
    again.click()
    page.wait_for_url("**/t/*")
    page.locator(".say.mine").wait_for()
    assert cards == page.locator(".seat-me .files .card").evaluate_all("all => all.map(one => one.dataset.card)")


def test_what_turned_a_game_is_there_again_after_the_replay_and_in_another_language(visit: Visit) -> None:
    visitor = visit()
    page = with_bots(visitor, "hackers", settings={"round_cap": "1"})
    visitor.play_by_itself()
    visitor.wait_for_end()
    page.keyboard.press("t")
    expect(page.locator(".toast")).to_contain_text("A hint is there when it is your turn to choose")
    button = page.locator(".result button", has_text="Turning points")
    button.focus()
    page.keyboard.press("Enter")
    told = page.locator(".review .moment, .review p:not(.typed)").first
    told.wait_for()
    assert page.evaluate("document.activeElement.matches('.review h3')"), "the next Tab leads on from what is told"
    page.locator(".result a", has_text="Replay").first.click()
    page.locator(".replay .hackers").wait_for()
    page.go_back()
    expect(told).to_contain_text(re.compile("^Choice .*: you played|^No single choice"))
    assert " %" not in (told.text_content() or ""), "a number and its sign stay on one line"
    page.locator(".language").select_option("de")
    expect(told).to_contain_text(re.compile("^Entscheidung .*: Du spieltest|^Keine einzelne"))


def test_answers_are_armed_with_conditions(visit: Visit) -> None:
    page = with_bots(visit(), "wired")
    page.locator(".say .now").click()
    card = page.locator("dialog [name=card] option").first.inner_text()
    page.locator("dialog [name=on]").select_option("never:audit")
    page.locator("dialog [name=by]").select_option("B")
    page.locator("dialog [name=me]").check()
    page.locator("dialog .arm-form .primary").click()
    line = page.locator("dialog .arm .table-line")
    expect(line).to_contain_text(card)
    expect(line).to_contain_text("never on Audit, played by")
    page.reload()
    page.locator(".say .now .badge").wait_for()
    page.locator(".say .now").click()
    page.locator("dialog .table-line button").click()
    expect(line).to_have_count(0)


def test_nothing_is_behind_a_link(visit: Visit) -> None:
    page = visit().page
    for path in ("/t/EqaI5l4cCL8HjZ2mDaXYZw", "/r/EqaI5l4cCL8HjZ2mDaXYZw", "/nowhere"):
        page.goto(path)
        page.locator(".nothing h1 svg").wait_for()
    page.locator(".nothing .primary").click()
    page.locator(".tile").first.wait_for()

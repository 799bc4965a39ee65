"""Dialogs, focus, and pages on which things move: what is clicked, read and written stays where it is."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_keys import MINE, answer, first_choice, with_bots

LIVELY = {"reduced_motion": "no-preference"}
SPEAK = """name => { const list = document.querySelector('.language'); list.value = name;
  list.dispatchEvent(new Event('change')); }"""


def test_an_open_dialog_follows_the_language(visit: Visit) -> None:
    page = with_bots(visit(), "hackers")
    page.locator(".pile[data-place=phones] .card").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("Rules:")
    page.evaluate(SPEAK, "de")
    expect(dialog).to_contain_text("Regeln:")
    expect(dialog).to_contain_text("Solange er in deinen FILES liegt")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.keyboard.press("?")
    expect(dialog.locator("h2")).to_have_text("Hilfe")
    page.evaluate(SPEAK, "en")
    expect(dialog.locator("h2")).to_have_text("Help")


def test_a_dialog_says_what_is_wrong_with_it(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".me").click()
    page.locator("dialog input").fill(" ")
    page.locator("dialog .primary").click()
    page.locator("dialog .toast .close").click()  # it is not below the dialog, where nothing can be clicked
    expect(page.locator(".toast")).to_have_count(0)
    expect(page.locator("dialog[open]")).to_be_visible()


def test_the_focus_stays_where_one_chooses(visit: Visit) -> None:
    page = with_bots(visit(), "wired")
    page.locator(".choices .choice").first.focus()
    answer(page, lambda page: page.keyboard.press("Enter"))
    assert page.evaluate("Boolean(document.activeElement.closest('.dock'))")


def test_what_is_clicked_while_cards_glide_is_done(visit: Visit) -> None:
    page = with_bots(visit(**LIVELY), "hackers")
    page.wait_for_function("() => !document.getAnimations().some(one => one.effect.pseudoElement?.includes('view-t'))")
    box = page.locator("#tab-people").bounding_box()
    assert box
    page.evaluate("async () => (await import('/static/js/motion.js')).change(() => {})")
    page.wait_for_function("() => document.getAnimations().some(one => one.effect.pseudoElement?.includes('view-t'))")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".side-people")).to_be_visible()


def test_the_log_stays_at_its_end_and_the_result_is_read(visit: Visit) -> None:
    visitor = visit(**LIVELY, viewport={"width": 1280, "height": 600})
    page = with_bots(visitor, "hackers", settings={"round_cap": "2"})
    visitor.play_by_itself()
    visitor.wait_for_end()
    page.evaluate("clearInterval(window.clicker)")
    page.wait_for_function("() => document.activeElement.matches('.result-text')")
    left = "(body => body.scrollHeight - body.scrollTop - body.clientHeight)(document.querySelector('.side-log'))"
    assert page.evaluate("document.querySelector('.side-log').scrollTop") > 0
    assert page.evaluate(left) < 2


def test_keys_wait_for_what_fills_the_screen(visit: Visit) -> None:
    page = with_bots(visit(), "hackers")
    chosen = page.locator(".choices .choice[aria-disabled]")
    page.evaluate("document.body.append(Object.assign(document.createElement('i'), { role: 'alertdialog' }))")
    page.keyboard.press("1")
    assert chosen.count() == 0
    page.evaluate("document.querySelector('i[role=alertdialog]').remove()")
    answer(page, lambda page: page.keyboard.press("1"))


# Which buttons the text of a card covers; nothing while none is shown.
COVERED = """() => {
  const text = document.querySelector(".peek:not([hidden])")?.getBoundingClientRect();
  const meet = (low, high, from, to) => Math.min(high, to) > Math.max(low, from);
  return text && [...document.querySelectorAll(".choice")].filter(choice => {
    const { left, right, top, bottom } = choice.getBoundingClientRect();
    return meet(left, right, text.left, text.right) && meet(top, bottom, text.top, text.bottom);
  }).map(choice => choice.innerText);
}"""


def test_the_text_of_a_card_covers_no_choice(visit: Visit) -> None:
    page = with_bots(visit(), "wired", seats=4)
    assert page.locator(".choice:visible").count()
    for _ in range(2):
        for card in page.locator(".hand .card, .choice[data-card]:visible").all():
            page.mouse.move(2, 2)
            card.hover(force=True)
            page.wait_for_function(COVERED)
            assert page.evaluate(COVERED) == []
        answer(page, first_choice)
        page.locator(f"{MINE}, .result").first.wait_for()


def test_the_links_in_the_text_of_a_card_can_be_clicked(visit: Visit) -> None:
    page = with_bots(visit(), "wired")
    page.locator(".hand .card").first.hover(force=True)
    link = page.locator(".peek .rule-link").first
    link.wait_for()
    with page.context.expect_page() as rules:
        link.click()
    rules.value.locator(":target").wait_for()
    expect(rules.value.locator(":target .rule-number")).to_have_text(link.inner_text())

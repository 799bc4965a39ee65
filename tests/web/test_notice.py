"""The browser tells me of my turn while another window is in front, if I want it to; a notice names no card."""

from playwright.sync_api import expect

from tests.web.conftest import Visit

LISTEN = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = window.answer ?? "granted"); }
  constructor(title, more) { window.told.push([title, more.body]); }
  close() {}
};
"""
BEHIND = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })"
WISH = {"game": "hackers", "seats": 3, "chairs": [{}] + [{"bot": "uniform"}] * 2, "start": True}


def test_my_turn_is_told_while_another_window_is_in_front(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    page = visitor.page
    page.add_init_script(LISTEN)
    visitor.table(WISH)
    page.locator(".say.mine").wait_for()
    page.locator("#tab-people").click()
    wanted = page.get_by_label("Notices of this browser when it is my turn")
    expect(wanted).not_to_be_checked()
    wanted.check()
    page.wait_for_function("() => told.length === 1")
    assert page.evaluate("told[0][1]").startswith("This is how you are told")
    page.evaluate(BEHIND)
    visitor.play_by_itself()
    page.wait_for_function("() => told.length > 1")
    assert page.evaluate("told[1]") == ["HACKERS", "It is your turn."]


def test_where_the_browser_refuses_the_switch_says_so(visit: Visit) -> None:
    visitor = visit(service_workers="block")
    page = visitor.page
    page.add_init_script(LISTEN + "window.answer = 'denied';")
    visitor.table(WISH)
    page.locator(".say.mine").wait_for()
    page.locator("#tab-people").click()
    page.get_by_label("Notices of this browser").click()
    expect(page.get_by_text("does not let this page send notices")).to_be_visible()
    expect(page.get_by_label("Notices of this browser")).not_to_be_checked()

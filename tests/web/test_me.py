"""My page: one person on several devices, by link and by phrase."""

import json

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.site import Visitor
from tests.web.test_keys import PHONE
from tests.web.test_pages import faults

FRIDAY = {"game": "hackers", "seats": 3, "title": "Friday"}


def open_link(page: Page) -> str:
    """Make a link to another device; the dialog stays open."""
    page.get_by_role("button", name="This is me on another device").click()
    page.locator("dialog .qr").wait_for()
    return page.get_by_role("textbox", name="Link to my other device").input_value()


def test_a_link_brings_me_to_my_phone_with_my_tables_and_the_dialog_says_so(visit: Visit) -> None:
    desk, phone = visit(), visit(**PHONE, locale="de-DE")
    desk.post("/api/guests", {"name": "phreak_1"})
    desk.table(FRIDAY)
    desk.page.goto("/me")
    link = open_link(desk.page)
    assert faults(desk.page) == []
    phone.page.goto(link)
    phone.page.get_by_role("button", name="Ja, ich bin phreak_1").wait_for()
    assert "#" not in phone.page.url and faults(phone.page) == []
    phone.page.get_by_role("button", name="Ja, ich bin phreak_1").click()
    expect(desk.page.locator("dialog [role=status]")).to_contain_text("You have arrived")
    expect(phone.page.locator(".tag", has_text="dieses Gerät")).to_have_count(1)
    assert faults(phone.page) == []
    phone.page.goto("/")
    expect(phone.page.locator(".table-line:has(.close)")).to_contain_text("Friday")
    late = visit().page
    late.goto(link)
    expect(late.locator(".toast")).to_contain_text("doesn’t open anything")
    desk.page.keyboard.press("Escape")
    desk.page.get_by_role("button", name="Sign out: Chrome").click()
    expect(desk.page.locator(".device")).to_have_count(1)
    phone.page.goto("/me")
    expect(phone.page.locator(".panel").first).to_contain_text("Noch niemand")


def test_a_phrase_restores_whoever_has_lost_their_browser(visit: Visit) -> None:
    lost, found = visit(), visit()
    lost.post("/api/guests", {"name": "phreak_2"})
    lost.page.goto("/me")
    lost.page.get_by_role("button", name="A phrase that restores me").click()
    words = lost.page.locator(".phrase-words li")
    expect(words).to_have_count(8)
    assert faults(lost.page) == []
    phrase = " ".join(word.split()[-1] for word in words.all_inner_texts())
    found.post("/api/guests", {"name": "stranger_2"})
    found.page.goto("/me")
    found.page.get_by_label("Link or phrase").fill(phrase.upper())
    found.page.keyboard.press("Enter")
    expect(found.page.locator("dialog .hot")).to_contain_text("stranger_2")
    found.page.get_by_role("button", name="Yes, I am phreak_2").click()
    expect(found.page.locator(".me-name")).to_have_text("phreak_2")
    expect(found.page.locator(".device")).to_have_count(2)
    found.page.get_by_role("button", name="No phrase any more").click()
    expect(found.page.get_by_role("button", name="A phrase that restores me")).to_be_visible()


def test_whoever_says_no_stays_who_they_are(visit: Visit) -> None:
    one, other = visit(), visit()
    one.post("/api/guests", {"name": "phreak_3"})
    one.page.goto("/me")
    link = open_link(one.page)
    other.post("/api/guests", {"name": "stranger_3"})
    other.page.goto(link)
    other.page.get_by_role("button", name="No", exact=True).click()
    expect(other.page.locator(".me-name")).to_have_text("stranger_3")
    assert "#" not in other.page.url


def test_my_page_is_reached_from_my_name(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".me").click()
    page.get_by_role("link", name="My page: devices, games, data").click()
    expect(page.locator("h1")).to_have_text("My page")
    expect(page.locator(".panel").first).to_contain_text("Nobody yet")
    assert faults(page) == []


def play(visitor: Visitor, **wish: object) -> None:
    """Play a short game with bots to its end."""
    chairs: list[dict[str, str]] = [{}] + [{"bot": "uniform"}] * 2
    visitor.table(
        {"game": "hackers", "seats": 3, "settings": {"round_cap": "1"}, "chairs": chairs, "start": True, **wish}
    )
    visitor.play_by_itself()
    visitor.wait_for_end()


def test_my_games_are_listed_searched_and_counted(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.post("/api/guests", {"name": "phreak_4"})
    for _ in range(2):
        play(visitor)
    visitor.table({**FRIDAY, "pace": "turns"})
    page.goto("/me")
    expect(page.locator(".panel").first).to_contain_text("Friday")
    games = page.locator(".panel", has_text="My games").locator(".table-line")
    expect(games).to_have_count(2)
    expect(games.first).to_contain_text("phreak_4")
    expect(page.locator(".tally-table tbody tr").first.locator("td").last).to_have_text("2")
    page.get_by_label("Counted by").select_option("bots")
    expect(page.locator(".tally-table tbody th")).to_contain_text("HACKERS · ")
    page.locator("summary", has_text="Search").click()
    assert faults(page) == []
    page.get_by_label("With").fill("nobody at all")
    page.keyboard.press("Enter")
    expect(page.get_by_text("No game of yours is like that.")).to_be_visible()
    page.get_by_label("With").fill("PHREAK_4")
    page.get_by_role("combobox", name="Game").select_option("hackers")
    expect(games).to_have_count(2)
    games.first.get_by_role("link", name="Replay").click()
    page.locator(".scrub, [type=range]").first.wait_for()


def test_everything_that_is_kept_of_me_is_shown_saved_and_erased(visit: Visit) -> None:
    visitor = visit(**PHONE, locale="de-DE")
    page = visitor.page
    visitor.post("/api/guests", {"name": "phreak_5"})
    play(visitor)
    page.goto("/me")
    page.get_by_role("button", name="Zeigen und sichern").click()
    lines = page.locator("dialog .data-list dt")
    expect(lines.first).to_contain_text("phreak_5")
    expect(page.locator("dialog .data-list")).to_contain_text("1 Partie mit deinem Platz")
    assert faults(page) == []
    with page.expect_download() as saved:
        page.get_by_role("button", name="Als Datei sichern").click()
    told = json.loads(saved.value.path().read_text())
    assert told["guest"]["name"] == "phreak_5" and len(told["played"]) == 1
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Vergiss mich").click()
    assert faults(page) == []
    page.get_by_role("button", name="Ja, vergiss mich").click()
    page.wait_for_url("**/")
    page.goto("/me")
    expect(page.locator(".panel").first).to_contain_text("Noch niemand")


def test_i_say_where_when_and_of_what_i_want_to_be_told(visit: Visit) -> None:
    visitor = visit(**PHONE, locale="de-DE", timezone_id="Europe/Berlin")
    page = visitor.page
    visitor.post("/api/guests", {"name": "geduldig", "language": "de"})
    visitor.table({"game": "hackers", "pace": "turns", "start": True})
    page.goto("/me#told")
    panel = page.locator("#told")
    expect(panel).to_contain_text("Erfahren, dass eine Partie wartet")
    panel.get_by_label("Wie").select_option("hook")
    panel.get_by_label("Adresse", exact=True).fill("https://elsewhere.example/x")
    panel.get_by_role("button", name="Testnachricht schicken").click()
    expect(page.locator(".toast")).to_contain_text("nur hooks.example")
    page.locator(".toast .close").click()
    panel.get_by_role("button", name="Feed anlegen").click()
    address = page.get_by_role("textbox", name="Feed (Atom)").input_value()
    assert "Du bist dran" in page.evaluate("async address => (await fetch(address)).text()", address)
    assert faults(page) == []
    page.keyboard.press("Escape")
    panel.get_by_role("button", name="Widerrufen").click()
    expect(panel.get_by_role("button", name="Widerrufen")).to_have_count(0)
    assert page.evaluate("async address => (await fetch(address)).status", address) == 404
    panel.get_by_label("WIRED").check()
    expect(page.locator(".toast")).to_contain_text("Gespeichert")
    assert panel.get_by_label("Zeitzone").input_value() == "Europe/Berlin"
    panel.get_by_label("Sa").check()
    with page.expect_response(lambda answer: answer.url.endswith("/preferences") and answer.request.method != "GET"):
        panel.get_by_role("button", name="Speichern").click()
    kept = page.evaluate("async () => (await fetch('/api/me/preferences')).json()")
    assert (kept["seeks"], kept["weekdays"], kept["zone"]) == (["wired"], [5], "Europe/Berlin")
    assert faults(page) == []


def test_a_table_is_kept_as_a_preset_and_a_name_as_mine(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.post("/api/guests", {"name": "keeper of names"})
    page.goto("/me")
    page.get_by_role("button", name="Keep this name for me").click()
    expect(page.get_by_role("button", name="This name is mine")).to_have_attribute("aria-pressed", "true")
    page.goto("/")
    page.locator(".tile-hackers .tile-play button").last.click()
    page.locator("dialog [name=title]").fill("Kitchen")
    page.locator("dialog [name=seats]").select_option("3")
    page.get_by_role("button", name="Keep as a preset").click()
    expect(page.locator(".toast")).to_contain_text("Kept: Kitchen")
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.locator(".tile-hackers .tile-play button").last.click()
    page.locator("dialog [name=preset]").select_option("Kitchen")
    expect(page.locator("dialog [name=title]")).to_have_value("Kitchen")
    expect(page.locator("dialog [name=seats]")).to_have_value("3")
    page.get_by_role("button", name="Drop this preset").click()
    expect(page.locator("dialog [name=preset]")).to_have_count(0)


def test_the_same_people_are_invited_and_a_series_is_told(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.post("/api/guests", {"name": "ann_1"})
    bob.post("/api/guests", {"name": "bob_1"})
    ann.table(
        {
            "game": "hackers",
            "seats": 3,
            "settings": {"round_cap": "1"},
            "beat": 0,
            "chairs": [{}, {}, {"bot": "uniform"}],
        }
    )
    bob.page.goto(f"{ann.page.url}?sit")
    bob.page.locator(".room").wait_for()
    ann.page.locator(".room .button.primary.big").click()
    for visitor in (ann, bob):
        visitor.page.locator(".dock .say").wait_for()
        visitor.play_by_itself()
    for visitor in (ann, bob):
        visitor.wait_for_end()
    ann.page.goto("/me")
    ann.page.get_by_label("Counted by").select_option("against")
    expect(ann.page.locator(".tally-table tbody th").first).to_have_text("bob_1")
    ann.page.get_by_role("button", name="Again with these people").click()
    ann.page.wait_for_url("**/t/*")
    bob.page.goto("/me")
    expect(bob.page.locator(".table-line.waits")).to_contain_text("ann_1 invites you")
    assert faults(bob.page) == []
    bob.page.locator(".table-line.waits a", has_text="Join").click()
    bob.page.locator(".room").wait_for()

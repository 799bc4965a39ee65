"""Passkeys, with an authenticator that the browser itself plays: made, used on another day, taken away."""

import json
from typing import Final

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_pages import faults

COME_IN: Final = "async body => (await fetch('/api/guests', { method: 'POST', body })).json()"


def authenticator(page: Page) -> None:
    """A security key that says yes to everything."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True,
    }  # fmt: skip
    devtools.send("WebAuthn.addVirtualAuthenticator", {"options": options})


def test_a_passkey_brings_me_back_and_one_that_was_removed_brings_nobody(visit: Visit) -> None:
    visitor = visit()
    home = visitor.site.address.replace("127.0.0.1", "localhost")  # passkeys belong to a name
    visitor.site.address, before = home, visitor.site.address
    try:
        page = visitor.page
        authenticator(page)
        page.goto(f"{home}/")
        made = page.evaluate(COME_IN, json.dumps({"name": "crash_override"}))
        page.goto(f"{home}/me")
        page.get_by_role("button", name="Make a passkey").click()
        expect(page.locator(".toast")).to_contain_text("The passkey is made")
        assert faults(page) == []
        page.context.clear_cookies()
        page.goto(f"{home}/me")
        expect(page.locator(".me-name")).to_have_count(0)
        page.get_by_role("button", name="Come in with a passkey").click()
        expect(page.locator(".me-name")).to_have_text("crash_override")
        assert page.evaluate("async () => (await (await fetch('/api/me')).json()).guest.id") == made["guest"]["id"]
        expect(page.locator(".device")).to_have_count(2)
        page.get_by_role("button", name="Remove this passkey").click()
        expect(page.get_by_role("button", name="Remove this passkey")).to_have_count(0)
        page.context.clear_cookies()
        page.goto(f"{home}/me")
        page.get_by_role("button", name="Come in with a passkey").click()
        expect(page.locator(".toast")).to_contain_text("doesn’t open anything here")
    finally:
        visitor.site.address = before

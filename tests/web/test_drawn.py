"""What a page draws is what the server has said, and what it sends is what was clicked or pressed."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.web.conftest import Visit
from tests.web.test_keys import GAMES, MINE, PHONE, READY, answer, with_bots

QUESTIONS = 10


class Line:
    """What goes over the line of a page: all views, and all choices."""

    def __init__(self, page: Page) -> None:
        self.views: list[dict[str, Any]] = []
        self.chosen: list[dict[str, Any]] = []
        self.said: list[dict[str, Any]] = []
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)
        socket.on("framesent", self.note)

    def hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "view":
            self.views.append(message)
        elif message["type"] == "welcome" and message["view"]:
            self.views.append(message["view"])

    @property
    def view(self) -> dict[str, Any]:
        """The last one."""
        return self.views[-1]

    def note(self, frame: str | bytes) -> None:
        command = json.loads(frame)
        if command["do"] == "choose":
            self.chosen.append(command)
        elif command["do"] == "say":
            self.said.append(command)


# Every sign with a key on it, and what it should choose: the button's own choice, or the one of its card or place.
SIGNS = """() => [...document.querySelectorAll('.choice kbd, .card-key, .try kbd')].map(sign => {
  const choices = [...document.querySelectorAll('.choices .choice[data-pick]')];
  const at = sign.closest('.choice, .card, .try');
  const same = one => (at.matches('.card') ? one.dataset.card === at.dataset.card : one.title === at.title);
  return [sign.innerText || sign.textContent, (at.dataset.pick ? at : choices.find(same))?.dataset.pick];
})"""
HAND = """() => [...document.querySelectorAll('.hand .card')].flatMap(card =>
  Array(Number(card.querySelector('.card-note')?.textContent.match(/×(\\d+)/)?.[1] || 1)).fill(card.dataset.card))"""
PICKS = "() => [...document.querySelectorAll('.choices [data-pick]')].map(one => one.dataset.pick)"
DRAWN = {
    "hackers": """seats => seats.map(seat => [seat,
      [...document.querySelectorAll(`[data-place="${seat} files"] .card:not(.none, .back)`)]
        .map(one => one.dataset.card)])""",
    "wired": """seats => seats.map(seat => [seat,
      [...document.querySelectorAll(`[data-place="${seat} network"] .node`)].map(one => one.dataset.node).sort()])""",
    "access-denied": """seats => seats.map(seat => [seat, [1, 2, 3].map(level =>
      document.querySelectorAll(`.sector .rung-${level} .token-${seat}`).length)])""",
}


def told(game: str, view: dict[str, Any]) -> list[list[Any]]:
    """The same as DRAWN, out of a view."""
    places, facts = view["view"]["places"], view["view"]["facts"]
    seats = [name[0] for name in places if name[1:] == " hand"]
    if game == "hackers":
        return [[seat, places[f"{seat} files"]["cards"]] for seat in seats]
    if game == "wired":
        return [[seat, sorted(one["name"] for one in facts["equipment"][seat])] for seat in seats]
    levels = {seat: list(facts["levels"][seat].values()) for seat in seats}
    return [[seat, [levels[seat].count(level) for level in (1, 2, 3)]] for seat in seats]


def may_be_pressed(prompt: dict[str, Any], whole: dict[str, Any] | None) -> list[str]:
    """The choices that a page must offer: of a set also those that the list has dropped."""
    listed = [str(option["pick"]) for option in prompt["options"]]
    return listed if whole is None else sorted({*listed, *(str(option["pick"]) for option in whole["options"])})


def mark_backwards(page: Page) -> list[str]:
    """Mark a set from the end of its list on; what is marked, in this order."""
    marked: list[str] = []
    picks = page.eval_on_selector_all(".choices [aria-pressed]", "all => all.map(one => one.dataset.pick)")
    for pick in reversed(picks):
        if page.locator(READY).count():
            break
        before = page.locator(".slot.full").count()
        page.locator(f"[data-pick='{pick}']").evaluate("one => one.click()")
        if page.locator(".slot.full").count() > before:
            marked.append(pick)
        else:
            marked[-1] = pick  # only one of a group has room
    return marked


@pytest.mark.parametrize("game", GAMES)
def test_the_table_shows_what_was_told_and_a_key_chooses_what_it_stands_on(visit: Visit, game: str) -> None:
    visitor = visit()
    line = Line(visitor.page)
    page = with_bots(visitor, game)
    for n in range(QUESTIONS):
        page.locator(f"{MINE}, .planet-show, .result").first.wait_for()
        if page.locator(".result").count():
            break
        if page.locator(".planet-show").count():
            answer(page, lambda page: page.keyboard.press("Enter"))
            continue
        prompt = line.view["prompt"] or line.view["window"]["prompt"]
        mine = line.view["view"]["places"]["A hand"]["cards"]
        drawn = told(game, line.view)
        whole = prompt["set"] if page.locator(".slots").count() else None
        assert sorted(page.evaluate(PICKS)) == sorted(may_be_pressed(prompt, whole))
        assert sorted(page.evaluate(HAND)) == sorted(mine)
        assert page.evaluate(DRAWN[game], [seat for seat, _ in drawn]) == drawn
        if whole:
            marked = mark_backwards(page)
            answer(page, lambda page: page.keyboard.press("0"))
            assert line.chosen[-1]["set"] == marked and "pick" not in line.chosen[-1]
            continue
        signs = [sign for sign in page.evaluate(SIGNS) if sign[1]]  # a trade card for card is put together first
        key, pick = signs[n % len(signs)]
        answer(page, lambda page, key=key: page.keyboard.press(key))  # type: ignore[misc]
        assert line.chosen[-1]["pick"] == pick, f"{key} stands on {pick}"


def test_a_double_click_sends_one_choice(visit: Visit) -> None:
    visitor = visit()
    line = Line(visitor.page)
    page = with_bots(visitor, "hackers")
    asked = line.view["seq"]
    page.evaluate("() => { const one = document.querySelector('.choices [data-pick]'); one.click(); one.click(); }")
    page.wait_for_function("asked => document.querySelector('.say.mine, .result')", arg=asked)
    assert [choice["seq"] for choice in line.chosen].count(asked) == 1
    asked = line.view["seq"]
    page.locator(MINE).wait_for()
    page.evaluate("() => ['1', '1'].forEach(key => document.dispatchEvent(new KeyboardEvent('keydown', { key })))")
    page.wait_for_timeout(200)
    seqs = [choice["seq"] for choice in line.chosen]
    assert len(seqs) == len(set(seqs))


NEXT_GAME = """async () => {
  const { Session } = await import('/static/js/session.js');
  const seen = { view: { places: {}, facts: {} } };
  const session = () => Object.assign(Object.create(Session.prototype), {
    board: {}, view: { ...seen, game: 'one', seq: 40 }, log: [{ text: 'old' }],
    story: { kind: 'deal' }, review: { game: 'one' }, picked: { card: 'worm' }, hint: { pick: 'deck' },
    busy: 'c1', changed() {},
  });
  const view = { ...seen, type: 'view', game: 'two', seq: 1, events: [], news: ['new'], prompt: null, window: null };
  const [moved, came] = [session(), session()];
  moved.hear(view);
  came.hear({ type: 'welcome', you: {}, table: {}, log: ['new'], chat: [], phrases: {}, view });
  return [moved, came].map(({ log, story, review, picked, hint, busy }) =>
    [log.map(line => line.text), story, review, picked, hint, busy]);
}"""


def test_the_next_game_begins_with_an_empty_log_and_nothing_picked(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    assert page.evaluate(NEXT_GAME) == [[["new"], None, None, None, None, ""]] * 2


# How many free ports are drawn below each cable, by the number of computers on it; `seat` "" looks at a rival's.
PORTS = """async seat => {
  const { network } = await import('/static/games/wired/network.js');
  const part = (card, name, on) => ({ card, name, on, active: true, issues: [] });
  const drawn = (card, kids) => {
    const computers = Array.from({ length: kids }, (_, n) => part('computer', `C${n}`, 'K1'));
    const others = Array.from({ length: 8 }, (_, n) => part('switch', `T${n}`, 'internet'));
    const equipment = { A: [part('switch', 'S1', 'internet'), part(card, 'K1', 'S1'), ...computers, ...others] };
    const pack = { card: id => ({ name: id }) };
    const session = { hinted: () => false, isMarked: () => false };
    const tree = network({ facts: { equipment }, seat, pack, session, name: () => '' }, 'A', false);
    const wires = [];
    const walk = node => {
      if (node.props?.class?.split(' ').includes('wire')) wires.push(node.props);
      (node.kids || []).forEach(walk);
    };
    walk(tree);
    const ports = wires.filter(one => one.class.includes('port'));
    return [ports.length, new Set(ports.map(one => one.d)).size, wires.length - ports.length];
  };
  return [0, 1, 2].map(n => drawn('cable-2', n)).concat([0, 1, 2, 3].map(n => drawn('cable-3', n)));
}"""


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
def test_a_cable_is_drawn_with_as_many_ports_as_it_has(visit: Visit, screen: dict[str, Any]) -> None:
    page = visit(**screen).page
    page.goto("/")
    fixed = 11  # the internet, nine switches on it, the cable on its switch
    free = [2, 1, 0, 3, 2, 1, 0]
    kids = [0, 1, 2, 0, 1, 2, 3]
    for seat in ("A", ""):
        found = page.evaluate(PORTS, seat)
        assert found == [[ports, ports, fixed + n] for ports, n in zip(free, kids, strict=True)]

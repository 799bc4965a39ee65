"""Secrets: what is shown to a seat or a watcher does not depend on what they may not know."""

import json
import secrets
from typing import Any

import msgspec
import pytest

from sneakernet.core.choice import Ask
from sneakernet.core.event import HIDDEN
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR
from sneakernet.games import find
from sneakernet.server.play import Play
from sneakernet.server.store import GameRow

GAMES = [
    ("hackers", {}),
    ("hackers", {"encrypted": "on"}),
    ("hackers", {"encrypted": "on", "open_source": "on"}),
    ("wired", {"offers_per_turn": "0"}),
    *[("access-denied", {"edition": edition}) for edition in find("access-denied").editions],
]
MOMENTS = 200


def dealt(game: str, settings: dict[str, str], seed: str) -> Play:
    """A game as a table plays it."""
    rules = find(game)
    given = {name: value for name, value in settings.items() if name != "edition"}
    edition, seats, _ = rules.check(settings.get("edition", ""), 0, given)
    row = GameRow(
        secrets.token_urlsafe(16), "t" * 22, 1, game, edition, rules.version, seats, seed, "salt",
        json.dumps(given), json.dumps(["A"] * seats), "", 0, 0.0,
    )  # fmt: skip
    play = Play(row)
    play.advance(True)
    return play


def frame(play: Play, observer: int, since: int) -> bytes:
    """All that somebody is shown at this moment, apart from sentences, which follow from it."""
    view = play.view(observer).plain()
    events = [str(event) for event in play.events(observer, since, play.upto(observer))]
    opening = play.opening
    window = None if opening is None else [opening.kind, opening.eligible, str(opening.cause), opening.own]
    return msgspec.json.encode([play.seq, view, events, window], order="sorted")


def close(play: Play, rng: Rng) -> None:
    """The window is over; whoever was asked passes, or answers at random."""
    opening = play.opening
    assert opening is not None
    heard = play.heard()
    while (
        (ask := play.table.ask()) is not None and ask.hushed and ask.seat in opening.eligible and play.heard() == heard
    ):
        play.pick(ask.options[int(rng.below(len(ask.options)))].spelling)
    play.advance(True)


def settle(play: Play, rng: Rng) -> Ask | None:
    """Go on until a question is asked openly, or the game is over."""
    while True:
        ask = play.table.ask()
        if play.opening is not None:
            close(play, rng)
        elif ask is not None and ask.hushed:
            play.pick(ask.options[int(rng.below(len(ask.options)))].spelling)
            play.advance(True)
        else:
            return ask


def world_of(play: Play, other: Any) -> Play:
    """The same table in another world: as far as its observer knows, the same."""
    twin = dealt(play.row.game, {"edition": play.row.edition, **play.settings}, play.row.seed)
    twin.table.state = other
    other.log = twin.table.log
    twin.table.log[:] = list(play.table.log)
    twin.seq, twin.shown, twin.told = play.seq, play.shown, dict(play.told)
    twin.opening, twin.hush, twin.passed = play.opening, play.hush, play.passed
    twin.look_up()
    return twin


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_what_others_see_after_a_choice_does_not_depend_on_hidden_cards(game: str, settings: dict[str, str]) -> None:
    play = dealt(game, settings, "5")
    rng = Rng(f"secrets {game} {settings}")
    windows = moments = 0
    ask = settle(play, rng)
    while ask is not None and moments < MOMENTS:
        moments += 1
        observer = (ask.seat + 1 + int(rng.below(play.seats - 1))) % play.seats
        world = play.rules.imagine(play.table.state, observer, rng)
        twin = world_of(play, world)
        choices = [option.spelling for option in ask.options]
        there = [option.spelling for option in twin.rules.ask(world).options]
        pick = choices[int(rng.below(len(choices)))]
        since = play.shown
        assert frame(play, observer, since) == frame(twin, observer, since)
        play.pick(pick)
        play.advance(True)
        if pick in there:
            twin.pick(pick)
            twin.advance(True)
            if play.opening is not None or twin.opening is not None:
                windows += 1
                assert frame(play, observer, since) == frame(twin, observer, since)
        ask = settle(play, rng)
    if game != "hackers" or "encrypted" in settings:
        assert windows > 0, "this game should have opened a window"


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_every_hushed_question_lies_behind_a_window(game: str, settings: dict[str, str]) -> None:
    for seed in range(3):
        play = dealt(game, settings, f"covered {seed}")
        rng = Rng(f"covered {game} {seed}")
        for _ in range(400):
            ask = play.table.ask()
            if play.opening is not None:
                close(play, rng)
                continue
            if ask is None:
                break
            if ask.hushed:
                known = play.watch.instant | play.watch.own
                lately = [str(event) for event in play.events(-2, max(0, len(play.table.log) - 8), len(play.table.log))]
                assert ask.about in known, f"{ask.about} of {ask.seat} is asked without a window after {lately}"
            play.pick(ask.options[int(rng.below(len(ask.options)))].spelling)
            play.advance(True)


def hidden_cards(play: Play, observer: int) -> set[str]:
    """Cards that somebody neither sees nor remembers (games whose cards exist once)."""
    view = play.rules.view(play.table.state, observer)
    known = {card for pile in view.places.values() for card in pile.cards}
    known |= {card for cards in view.memory.values() for card in cards}
    return set(play.rules.all_cards(play.table.state)) - known


@pytest.mark.parametrize("settings", [{}, {"encrypted": "on"}])
def test_no_hidden_card_is_named_in_what_is_shown(settings: dict[str, str]) -> None:
    play = dealt("hackers", settings, "canary")
    rng = Rng("canary")
    since = 0
    for _ in range(60):
        ask = play.table.ask()
        if ask is None:
            break
        for observer in [*range(play.seats), SPECTATOR]:
            text = frame(play, observer, since).decode()
            told = {event.card for event in play.events(observer, since, play.upto(observer))} - {"", HIDDEN}
            leaked = {card for card in hidden_cards(play, observer) - told if f'"{card}"' in text or f":{card}" in text}
            if play.opening is None and play.hush < 0:
                assert leaked == set(), (observer, leaked)
        since = play.shown
        if play.opening is not None:
            close(play, rng)
        else:
            play.pick(ask.options[int(rng.below(len(ask.options)))].spelling)
            play.advance(True)

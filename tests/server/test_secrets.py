"""Secrets: what is shown to a seat or a watcher does not depend on what they may not know."""

import pytest

from sneakernet.core.event import HIDDEN
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR
from sneakernet.server.tables.game import TableGame
from tools.server.pairs import GAMES, Pairs, any_option, close, dealt, frame, go_on

MOMENTS = 80  # tools/checks/leaks.py looks at thousands


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_what_others_see_after_a_choice_does_not_depend_on_hidden_cards(game: str, settings: dict[str, str]) -> None:
    pairs = Pairs(game, settings, Rng(f"secrets {game}"))
    windowed = game != "hackers" or "encrypted" in settings
    while pairs.moments < MOMENTS or (windowed and not pairs.windows and pairs.moments < 20 * MOMENTS):
        pairs.play(f"secrets-{pairs.games}", MOMENTS)
    assert pairs.differences == []
    assert pairs.uncovered == 0, "a hushed question outside a window"
    assert pairs.windows > 0 or not windowed, "this game should have opened a window"


def hidden_cards(play: TableGame, observer: int) -> set[str]:
    """Cards that somebody neither sees nor remembers (games whose cards exist once)."""
    view = play.rules.view(play.match.state, observer)
    known = {card for pile in view.places.values() for card in pile.cards}
    known |= {card for cards in view.memory.values() for card in cards}
    return set(play.rules.all_cards(play.match.state)) - known


@pytest.mark.parametrize("settings", [{}, {"encrypted": "on"}])
def test_no_hidden_card_is_named_in_what_is_shown(settings: dict[str, str]) -> None:
    play = dealt("hackers", settings, "canary")
    rng = Rng("canary")
    since = 0
    for _ in range(60):
        ask = play.match.ask()
        if ask is None:
            break
        for observer in [*range(play.seats), SPECTATOR]:
            text = frame(play, observer, since).decode()
            told = {event.card for event in play.events(observer, since, play.upto(observer))} - {"", HIDDEN}
            hidden = hidden_cards(play, observer) - told
            if play.opening is None and play.hush < 0:
                assert {card for card in hidden if f'"{card}"' in text or f":{card}" in text} == set(), observer
        since = play.shown
        if play.opening is not None:
            close(play, rng)
        else:
            go_on(play, any_option(ask, rng))

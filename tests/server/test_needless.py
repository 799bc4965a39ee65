"""Windows that nobody needs: every card that could answer lies where everybody sees it, or nobody has cards."""

import pytest

from sneakernet.core.rng import Rng
from sneakernet.server.tables.game import TableGame
from tools.server.pairs import GAMES, Pairs, any_option, dealt, go_on

AUDIT = "game: wired; seats: 4; active: A; step: moves; dealer: D; A hand: audit computer; B hand: switch trained; "
AUDIT += "C hand: trained; D hand: cable-2 trained; B network: S1>K2a>[P1,P2]; draw: computer*9; "
STRIKE = "game: hackers; seats: 4; active: A; step: add; A hand: hacker-burn garbage-file; A files: curtis; "
STRIKE += "B files: payphone; D files: cyberdelia; deck: virus diskette; snoop: hacker-joey; "
STRIKE += "settings: encrypted=on open_source=on; "
PLAYS = "game: access-denied; seats: 4; active: A; step: action; A hand: overdraft; deck: phreaking usenet bbs; "


def laid_out(game: str, position: str, **settings: str) -> TableGame:
    """A written position on a table with windows."""
    play = dealt(game, settings, "needless")
    play.match.log.clear()
    play.match.state = play.rules.load(position, play.match.log)
    play.shown = 0
    play.told = dict.fromkeys(play.told, 0)
    play.look_up()
    play.face_log = 0
    play.advance(False)
    return play


@pytest.mark.parametrize(
    ("card", "copies", "eligible"),
    [
        ("hacked", 8, (1, 2, 3)),
        ("hacked", 9, None),  # the game has nine
        ("secured", 9, (1, 2, 3)),  # they answer Hacked, not Audit
    ],
)
def test_an_audit_that_no_hacked_can_stop_opens_no_window(
    card: str, copies: int, eligible: tuple[int, ...] | None
) -> None:
    play = laid_out("wired", AUDIT + "discard:" + f" {card}" * copies)
    go_on(play, "play:audit")
    assert (None if play.opening is None else play.opening.eligible) == eligible


def test_what_everybody_knows_to_be_in_one_hand_is_in_no_other() -> None:
    play = laid_out("wired", AUDIT + "discard:" + " hacked" * 8)
    view = play.public()
    view.memory["D hand"] = ("hacked",)
    assert [play.windows.may_hold(view, f"{seat} hand", ["hacked"]) for seat in "ABCD"] == [False, False, False, True]


@pytest.mark.parametrize(("hands", "opens"), [("hacker-cereal hacker-nikon hacker-phreak", False), ("worm", True)])
def test_shields_that_lie_openly_open_no_window(hands: str, opens: bool) -> None:
    """HK-33, 42: with open HANDs everybody sees where the 300 BAUD Hackers are."""
    play = laid_out("hackers", STRIKE + f"C hand: {hands}", encrypted="on", open_source="on")
    go_on(play, "add:hacker-burn")
    assert (play.opening is not None and play.opening.kind == "shield") == opens


def test_who_has_no_cards_cannot_answer() -> None:
    play = laid_out("access-denied", PLAYS + "B hand: guru; D hand: firewall trojan")
    go_on(play, "play:overdraft")
    while play.opening is None:
        go_on(play, play.rules.ask(play.match.state).options[0].spelling)
    assert play.opening.eligible == (1, 3), "A has played the last one"


@pytest.mark.parametrize(("game", "settings"), GAMES)
def test_whoever_could_answer_is_in_the_window(game: str, settings: dict[str, str]) -> None:
    """Whole games: nobody is ever asked in a hush outside a window, however much lies openly."""
    pairs = Pairs(game, settings, Rng("needless"))
    for seed in range(2):
        play = dealt(game, settings, f"needless {seed}")
        while (ask := pairs.settle(play)) is not None:
            go_on(play, any_option(ask, pairs.rng))
    assert pairs.uncovered == 0

"""A choice can be taken back while nothing came to light by it; worlds that its player could imagine say when."""

from collections.abc import Mapping

import pytest

from sneakernet.core.position import parse
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.undo import may_undo
from tests.games.access_denied.positions import table
from tools.checks.table import deal
from tools.checks.undo import look, tables

GAMES = 10
PICKS = 120


@pytest.mark.parametrize(
    ("game", "edition", "settings"), tables(), ids=lambda value: "-".join([value] if isinstance(value, str) else value)
)
def test_undo_is_never_offered_where_an_imagined_world_would_have_looked_different(
    game: str, edition: str, settings: Mapping[str, str]
) -> None:
    seen = [one for number in range(GAMES) for one in look(game, edition, settings, PICKS, number)]
    assert any(one.offered for one in seen)
    assert not [one.what for one in seen if one.offered and not one.fair]


def at(position: str, *picks: str) -> TableGame:
    """A table after these picks from a position."""
    text = parse(position)
    play = deal(text.text("game"), text.text("edition"), text.number("seats", 0))
    play.match.state = play.rules.load(position, play.match.log)
    play.match.log.clear()
    play.look_up()
    for pick in picks:
        play.pick(pick)
        play.advance(False)
    return play


def who_may(play: TableGame) -> list[int]:
    """The seats that may take their choice back."""
    return [seat for seat in range(play.seats) if may_undo(play, seat)]


def test_an_own_cable_that_moved_can_be_moved_back() -> None:
    position = "game: wired\nseats: 2\nactive: A\nA network: S1>K2a>[P1] S2; A hand: hacked trained; B hand: powered"
    play = at(position, "reconnect", "move@K2a")
    assert who_may(play) == [0]
    assert [str(event) for event in play.events(0, 0, len(play.match.log))] == []
    play.pick("on@S2")
    play.advance(False)
    assert play.events(0, 0, len(play.match.log))[0].verb == "reconnected" and who_may(play) == [0]


def test_a_choice_in_steps_is_taken_back_step_by_step() -> None:
    position = "game: wired\nseats: 2\nactive: A\nA network: S1>K2a>[P1] S2; A hand: hacked trained; B hand: powered"
    play = at(position, "reconnect", "move@K2a")
    assert play.last is not None and play.last.previous is not None and play.last.previous.previous is None
    play.last = play.last.previous
    assert who_may(play) == [0], "what the second step tells is no secret either"


@pytest.mark.parametrize("picks", [["play:hacked"], ["play:computer"]])
def test_a_card_goes_back_before_it_has_a_target(picks: list[str]) -> None:
    network = "A network: S1>K2a; B network: S1>K2a>[P1,P2]"
    play = at(f"game: wired\nseats: 2\nactive: A\n{network}; A hand: hacked computer; B hand: trained", *picks)
    assert who_may(play) == [0], "its player has shown it, and learned nothing"


@pytest.mark.parametrize("picks", [["play:spam"], ["waive:overdraft"]])
def test_a_card_that_is_announced_goes_back_before_it_has_a_target(picks: list[str]) -> None:
    held = "A hand: spam backdoor overdraft [1]; A levels: universities=oper telecomm=oper micronopoly=root"
    play = at(table(held).save(), *picks)
    assert play.public().about == "player" and who_may(play) == [0]


def test_an_attempt_that_is_declared_binds() -> None:
    """AD-R21."""
    assert (
        who_may(at(table("step: attempt; A levels: newsmedia=user; A hand: [BCF]").save(), "attempt@newsmedia")) == []
    )


def test_a_card_that_is_shown_to_others_stays_played() -> None:
    position = "game: wired\nseats: 2\nactive: A\nA hand: switch trained"
    assert who_may(at(position, "play:switch")) == []


OPEN_HANDS = "game: hackers\nsettings: open_source=on encrypted=on\nseats: 3\nA hand: diskette worm curtis"


def test_hearing_that_nothing_was_found_cannot_be_undone() -> None:
    known = "B files: payphone; C hand: phone-tap; deck: virus garbage-file; snoop: cyberdelia"
    assert who_may(at(f"{OPEN_HANDS}; {known}", "add:diskette")) == []
    assert who_may(at(f"{OPEN_HANDS}; {known}", "add:curtis")) == [0]


TRIM = "game: hackers\nseats: 3\nstep: trim; A hand: curtis payphone; deck: virus worm; snoop: cyberdelia; B hand:"


@pytest.mark.parametrize(
    ("held", "may"), [("diskette phone-tap; B files: the-gibson", [0]), ("scapegoat media-icons", [])]
)
def test_it_counts_who_is_asked_next_where_that_tells_of_a_hand(held: str, may: list[int]) -> None:
    """Without FILES, Virus and Worm cannot be added: that B is asked, or is not, tells of B's HAND (HK-27)."""
    play = at(f"{TRIM} {held}", "return:curtis")
    assert play.public().asked == "B" and who_may(play) == may


def test_nothing_can_be_taken_back_after_a_card_was_drawn() -> None:
    position = "game: hackers\nseats: 3\nstep: draw; A hand: curtis; deck: diskette virus worm; snoop: payphone"
    assert who_may(at(position, "deck")) == []

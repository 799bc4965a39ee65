"""What a window asks: the question that belongs to it, and no later one, however far the engine is."""

import pytest

from sneakernet.server.tables.game import TableGame
from tests.games.access_denied.positions import table
from tools.server.pairs import dealt, go_on

SEATS = 6


def laid_out(position: str, edition: str) -> TableGame:
    """A written position of Access Denied with six players, on a table with windows."""
    play = dealt("access-denied", {"edition": edition}, "moments")
    play.seats = play.windows.seats = SEATS
    play.match.log.clear()
    play.match.state = play.rules.load(table(position, edition).save(), play.match.log)
    play.shown = 0
    play.told = dict.fromkeys([*range(play.seats), -1], 0)
    play.seqs, play.asks = dict(play.told), dict.fromkeys(play.told, ("", ""))
    play.look_up()
    play.advance(False)
    return play


def causes(play: TableGame) -> list[tuple[str, list[str]]]:
    """Every window until somebody is asked openly or alone: what it answers, and who is asked in it. All pass."""
    found: list[tuple[str, list[str]]] = []
    while play.opening is not None:
        assert play.opening.cause is not None
        asked = [f"{'ABCDEF'[seat]} {ask.about}" for seat, (ask, _) in play.holders().items()]
        found.append((play.opening.cause.verb, asked))
        for _ in asked:
            ask = play.match.ask()
            assert ask is not None
            play.pick(ask.options[0].spelling)
        go_on(play)
    return found


@pytest.mark.parametrize("edition", ["2014", "2013"])
def test_who_may_stop_an_attempt_is_asked_when_the_cards_lie_there(edition: str) -> None:
    """The only card is handed over by itself (AD-43): Firewall is asked for after that, not at the declaration."""
    play = laid_out("step: attempt; A hand: [D]; D hand: firewall", edition)
    go_on(play, "attempt@newsmedia")
    assert causes(play)[:2] == [("declared", []), ("handed_over", ["D respond"])]


def test_no_window_answers_a_question_of_the_turn() -> None:
    """Where hot potatoes work in silence the next question is a hushed one: it waits for a window of its own."""
    play = laid_out("step: attempt; A hand: [A]", "2013")
    go_on(play, "attempt@newsmedia")
    windows = causes(play)
    assert windows[:2] == [("declared", []), ("handed_over", [])]
    assert {verb for verb, _ in windows[2:]} == {"may"} and ("may", ["A draw"]) in windows
    assert play.match.record.picks[:2] == ["A attempt@newsmedia", "A done"], "nobody chose but A"


def test_who_was_asked_before_is_asked_anew_in_a_window_of_its_own() -> None:
    """AD-66: when an answer has been dealt with polling starts anew, also where cards were chosen openly before it."""
    play = laid_out("step: attempt; A hand: [DA]; B hand: backdoor freeware; D hand: firewall", "2014")
    go_on(play, "attempt@newsmedia")
    go_on(play, "pass")  # B, at the declaration
    ask = play.asked()
    assert ask is not None and ask.about == "hand_over"
    go_on(play, ask.options[0].spelling)
    assert play.opening is not None and list(play.holders()) == [1, 3]
    go_on(play, "waive:freeware")
    assert causes(play)[:2] == [("played", ["D respond"]), ("filed", ["D respond"])]


@pytest.mark.parametrize("edition", ["2014", "2013"])
def test_who_may_answer_usenet_is_asked_in_a_window_after_the_gift(edition: str) -> None:
    """AD-R101: the window opens once the cards are set aside, and just so when nobody can answer."""
    for answers in ("copybot", "bbs"):
        play = laid_out(f"A hand: usenet [2]; B hand: [1]; C hand: {answers}; pile: [1]", edition)
        for pick in ("play:usenet", "at@B"):
            go_on(play, pick)
            assert play.opening is None, "the announcement goes on"
        while (ask := play.asked()) is not None and ask.about == "gift":
            go_on(play, ask.options[0].spelling)
        assert causes(play)[0] == ("set_aside", ["C respond"] if answers == "copybot" else [])


@pytest.mark.parametrize("more", ["", " [D]"])
def test_a_new_password_is_set_aside_before_the_window_opens(more: str) -> None:
    """AD-R101: the window comes after all three, also where the only three cards are set aside by themselves."""
    play = laid_out(f"A hand: de-code-verschluesseln [ABC]{more}; F hand: de-copybot; pile: [1]", "german")
    go_on(play, "play:de-code-verschluesseln")
    while (ask := play.asked()) is not None and ask.about == "new_password":
        go_on(play, ask.options[0].spelling)
    assert causes(play)[0][0] == "set_aside"


@pytest.mark.parametrize("edition", ["2014", "2013"])
def test_spam_opens_its_window_before_its_gifts(edition: str) -> None:
    """AD-R72: what is given by Spam is named when it takes effect, not at its announcement."""
    play = laid_out("A hand: spam [2]; B hand: [1]", edition)
    go_on(play, "play:spam")
    go_on(play, "at@B")
    assert causes(play) == [("aimed", [])]
    ask = play.asked()
    assert ask is not None and ask.about == "gift"

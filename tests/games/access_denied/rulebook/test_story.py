"""Access Denied, the story of a play: every event in its order and spelling, as everybody reads it."""

import pytest

from tests.games.access_denied.positions import answer, english, german, hand, held, quiet, table, told, until
from tests.support.table import Table


def story(t: Table, reader: str) -> list[str]:
    """What happened, without the moments at which somebody may be asked: nothing happens there."""
    return [event for event in t.seen_by(reader) if " may:" not in event]


@english
def test_a_card_with_a_sector(edition: str) -> None:
    """AD-58: played, aimed, then its effect, then the pile (AD-65)."""
    t = table("A hand: dumpster-diving [1]", edition).play("play:dumpster-diving", "at@newsmedia")
    assert story(t, "B") == ["A played:dumpster-diving", "A aimed@newsmedia", "A saw:?@newsmedia",
                              "A filed:dumpster-diving"]  # fmt: skip


@english
def test_a_card_with_a_sector_and_a_marker(edition: str) -> None:
    """AD-58: Delete Account names the sector and whose marker."""
    t = table("B levels: banking=oper; C levels: banking=user; A hand: delete-account [1]", edition)
    t.play("play:delete-account", "at@C")
    assert story(t, "spectator")[:3] == ["A played:delete-account", "A aimed@banking", "A aimed@C"]
    assert story(t, "spectator")[3:] == ["C lost_access@banking", "A filed:delete-account"]


@english
def test_a_card_with_an_upgrade_and_its_answer(edition: str) -> None:
    """AD-67, AD-71: waived, played, aimed; the answer aims at the card and stops it."""
    t = table("F upgrades: bbs; A hand: fbi-raid backdoor [1]; B hand: cancelbot", edition)
    t.play("waive:fbi-raid", "play:cancelbot@fbi-raid")
    events = story(t, "C")
    assert events[:3] == ["A waived:backdoor", "A played:fbi-raid", "A aimed:bbs"]
    assert events[3:6] == ["B played:cancelbot", "B aimed:fbi-raid", "B stopped:fbi-raid@A"]
    assert events[6:] == ["B filed:cancelbot", "A filed:backdoor", "A filed:fbi-raid"]


@english
def test_an_attempt(edition: str) -> None:
    """AD-43, AD-44: declared, handed over, granted, returned, risen."""
    t = table("step: attempt; A hand: [AD]", edition).play("attempt@newsmedia")
    (d,) = held(t, "A", "D")
    answer(t, f"give:{d}")
    events = [e for e in story(t, "D") if not e.startswith("A began")]
    assert events[:2] == ["A declared@newsmedia*1", f"A handed_over:{d}@newsmedia"]
    assert set(events[2:]) == {"A granted@newsmedia*1", f"A returned:{d}@newsmedia", "A rose@newsmedia*1"}


@english
def test_an_uncontrolled_attempt(edition: str) -> None:
    """AD-47: paid in order, risen."""
    t = table("A hand: [2]", edition, seats=4)
    first, second = hand(t, "A")
    answer(t.play("attempt@telecomm"), f"pay:{second}", f"pay:{first}")
    assert story(t, "C")[:3] == ["A declared@telecomm*1", f"A paid:{second}@telecomm", f"A paid:{first}@telecomm"]
    assert "A rose@telecomm*1" in story(t, "C")


@english
def test_a_sector_card_springs_before_the_window(edition: str) -> None:
    """AD-R18: laid earlier; sprang, discards, lifted, then the card goes on."""
    t = table("active: D; newsmedia cards: logic-bomb@A; D hand: listserv [4]", edition).play("play:listserv")
    card = hand(t, "D")[0]
    t.play(f"discard:{card}")
    assert story(t, "B") == ["D played:listserv", "D sprang:logic-bomb@newsmedia", f"D discarded:{card}",
                              "A lifted:logic-bomb@newsmedia", "D gained_actions*2", "D filed:listserv"]  # fmt: skip


@english
def test_a_status_begins_and_ends(edition: str) -> None:
    """AD-R38."""
    t = table("active: C; A levels: micronopoly=user; A hand: guru; C hand: beta-site", edition).play("play:beta-site")
    until(t, "A", "action").play("play:guru")
    assert told(t, "spectator", "status", "freed") == ["A status:limit-cut*2", "A freed:limit-cut"]
    t = table("active: E; A levels: telecomm=user; A hand: guru; E hand: sol", edition).play("play:sol")
    until(t, "A", "action").play("play:guru")
    assert told(t, "spectator", "status", "freed") == ["A status:upgrades-off", "A freed:upgrades-off"]


def test_a_german_status_ends() -> None:
    """AD-R38: Operator in Telekom ends S.O.L."""
    t = german("active: E; A levels: telecomm=user; A hand: de-guru; E hand: de-sol").play("play:de-sol")
    until(t, "A", "action").play("play:de-guru")
    assert told(t, "spectator", "status", "freed") == ["A status:one-action", "A freed:one-action"]


@english
def test_a_turn_is_told(edition: str) -> None:
    """AD-16: begins with its number and ends."""
    t = table("step: draw; turn: 3; A hand: [1]; B hand: [1]", edition).play("done")
    assert told(t, "spectator", "ended", "began") == ["A ended", "B began*4"]


@english
def test_an_action_is_bought(edition: str) -> None:
    """AD-56."""
    t = table("active: E; E hand: [3]", edition)
    first, second, _ = hand(t, "E")
    t.play("buy_action", f"discard:{first}", f"discard:{second}")
    assert set(story(t, "A")) == {f"E discarded:{first}", f"E discarded:{second}", "E bought_action"}


@english
@pytest.mark.parametrize(
    ("text", "pick", "rule"),
    [
        ("active: F; step: attempt; F levels: banking=user; F hand: [1]", "automatic@banking", "AD-57"),
        ("active: F; step: attempt; F hand: [1]", "automatic@universities", "AD-57"),
        ("step: attempt; A hand: [1]", "automatic@newsmedia", "AD-57"),
        ("step: attempt; A hand: [1]", "dial@newsmedia", "AD-R30"),
        ("step: attempt; A upgrades: war-dialer; A levels: newsmedia=user; A hand: [1]", "dial@newsmedia", "AD-R30"),
    ],
)
def test_why_step_1_refuses(edition: str, text: str, pick: str, rule: str) -> None:
    """AD-57, AD-R29, AD-R30."""
    assert table(text, edition).refuses(pick).rule == rule


@pytest.mark.parametrize("edition", ["2014", "2013"])
@pytest.mark.parametrize(
    "text",
    [
        "A levels: newsmedia=user government=root; A hand: overdraft [2]; D levels: banking=user; D hand: cancelbot",
        "A hand: overdraft; B hand: backup [4]; B status: limit-cut*2 unlimited; C next: etaxes*1 no-actions",
        "A levels: newsmedia=user; A hand: [ACD]; B hand: wiretap; newsmedia cards: retro-virus@B!AC logic-bomb@C",
        "A hand: usenet [2]; B hand: [2]; C hand: copybot; pile: [2]; played by: B; offers: 1; used: free-play",
    ],
)
def test_a_position_is_saved_in_the_middle_of_things(edition: str, text: str) -> None:
    """A saved table goes on as the other one does, with the same story and the same end."""
    t = table(text, edition)
    t.play(next(o for o in t.options if o.startswith(("play", "attempt@newsmedia"))))
    answer(t, "at@B")
    copy = Table("access-denied", t.save())
    assert copy.save() == t.save() and (copy.asked, copy.about, copy.options) == (t.asked, t.about, t.options)
    told_before = len(t.events)
    for _ in range(30):
        pick = t.options[len(t.options) // 2]
        assert copy.options == t.options
        t.play(pick)
        copy.play(pick)
    assert copy.save() == t.save() and copy.events == t.events[told_before:]


@english
def test_levels_are_written_without_what_the_sectors_say(edition: str) -> None:
    """The controller's Root is implied; other levels are written."""
    t = table("A levels: newsmedia=user telecomm=root; A hand: [1]", edition)
    assert t.fact("A levels") == "newsmedia=user telecomm=root" and t.fact("B levels") == ""
    assert quiet(t).fact("sectors").startswith("A=banking B=government")

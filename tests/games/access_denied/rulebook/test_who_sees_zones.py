"""Access Denied, who sees what: the zones, in both English editions."""

import pytest

from tests.games.access_denied.positions import (
    READERS,
    SEATS,
    SECTORS,
    actions,
    answer,
    english,
    facts,
    hand,
    held,
    in_order,
    notes,
    passive,
    table,
    told,
    until,
)

LAID = (
    "A hand: overdraft [3]; B hand: [2]; C hand: [1]; E hand: worm [1]; A upgrades: dads-office-computer; "
    "C upgrades: ice; C levels: government=user banking=oper; newsmedia cards: retro-virus@B logic-bomb@C; "
    "pile: [3]; B status: limit-cut*2; D next: no-actions etaxes*1"
)
readers = pytest.mark.parametrize("reader", READERS)


@english
@readers
def test_deck_and_pile(edition: str, reader: str) -> None:
    """Row deck: the number, to nobody its order; row pile: number and top card (AD-35)."""
    t = table(LAID, edition)
    places = t.view(reader).places
    assert places["deck"].count == len(t.cards("deck")) and not places["deck"].cards
    assert places["pile"].count == 3 and list(places["pile"].cards) == t.cards("pile")[-1:]


@english
@readers
def test_hands(edition: str, reader: str) -> None:
    """Row hand: the number to all, the content to its owner."""
    t = table(LAID, edition)
    for seat in SEATS:
        place = t.view(reader).places[f"{seat} hand"]
        assert place.count == len(hand(t, seat))
        assert in_order(list(place.cards)) == (hand(t, seat) if reader == seat else [])


@english
@readers
def test_passwords(edition: str, reader: str) -> None:
    """Row password cards: that there are three; the codes to their owner (AD-14)."""
    t = table(LAID, edition)
    for seat, sector in zip(SEATS, SECTORS, strict=True):
        place = t.view(reader).places[f"{sector} password"]
        assert place.count == 3
        assert sorted(place.cards) == (sorted(t.cards(f"{sector} password")) if reader == seat else [])


@english
@readers
def test_what_lies_open(edition: str, reader: str) -> None:
    """Row sectors, markers, upgrades, sector cards: all."""
    t = table(LAID, edition)
    view, seen = t.view(reader), facts(t, reader)
    assert list(view.places["A upgrades"].cards) == ["dads-office-computer"]
    assert list(view.places["C upgrades"].cards) == ["ice"]
    assert seen["sectors"] == dict(zip(SECTORS, SEATS, strict=True))
    assert {s: n for s, n in seen["levels"]["C"].items() if n} == {"banking": 2, "government": 1, "micronopoly": 3}
    assert [lies[:2] for lies in seen["sector_cards"]["newsmedia"]] == [["retro-virus", "B"], ["logic-bomb", "C"]]
    assert set(view.places["newsmedia cards"].cards) == {"retro-virus", "logic-bomb"}


@english
@readers
def test_statuses_pending_effects_actions_and_limits(edition: str, reader: str) -> None:
    """Row statuses: all of it is public."""
    t = table(LAID, edition)
    seen = facts(t, reader)
    assert seen["status"]["B"] == ["limit-cut*2"] and set(seen["next"]["D"]) == {"no-actions", "etaxes*1"}
    assert seen["actions"] == 1 and seen["limits"] == {"A": 8, "B": 4, "C": 8, "D": 6, "E": 6, "F": 6}
    assert (seen["active"], seen["step"], seen["goal"]) == ("A", "action", 3)
    assert "banking" in seen["bonuses"]["A"]


@english
@readers
def test_a_card_in_play(edition: str, reader: str) -> None:
    """Row card in play: public with its target, while its window is open (AD-58)."""
    t = table(f"{LAID}; F levels: banking=user; F hand: cancelbot", edition).play("play:overdraft", "at@B")
    assert t.asked == "F"
    view = t.view(reader)
    assert list(view.places["in play"].cards) == ["overdraft"] and facts(t, reader)["plays"][0][:2] == [
        "overdraft",
        "A",
    ]
    assert {"A played:overdraft", "A aimed@B"} <= set(t.seen_by(reader))


@english
@readers
def test_checklists_are_private(edition: str, reader: str) -> None:
    """Row checklists; AD-5, AD-R87: only what its player has seen."""
    t = table(
        "A notes: newsmedia+D.returned.3 newsmedia-A.refused.5; B notes: banking+C.shown.2; A hand: [1]; turn: 7",
        edition,
    )
    expected = {"A": {"D": 1, "A": -1}}.get(reader, {})
    assert notes(t, reader, "newsmedia") == expected
    assert notes(t, reader, "banking") == ({"C": 1} if reader == "B" else {})
    if reader == "A":
        assert facts(t, "A")["notes"]["newsmedia"]["D"] == [1, "returned", 3]
        assert facts(t, "A")["notes"]["newsmedia"]["A"] == [-1, "refused", 5]


@english
def test_cards_in_an_attempt(edition: str) -> None:
    """Row attempt, controlled: number to all, cards to both sides and to Wiretap, while they lie there."""
    t = table(
        "A levels: newsmedia=user; A hand: [ACD]; B hand: wiretap; F levels: newsmedia=oper; F hand: route-trace",
        edition,
    ).play("attempt@newsmedia", "play:wiretap")
    c, d = held(t, "A", "CD")
    answer(t, f"give:{c}", f"give:{d}")
    assert t.asked == "F"
    for reader in READERS:
        place = t.view(reader).places["handed over"]
        assert place.count == 2 and sorted(place.cards) == (sorted([c, d]) if reader in "ABD" else [])
        seen = facts(t, reader)["attempt"]
        assert (seen["seat"], seen["sector"], seen["level"]) == ("A", "newsmedia", 2)
        assert t.view(reader).places["A hand"].count == 1, "cards handed over are not hand"


@english
def test_automatic_checklists(edition: str) -> None:
    """AD-R87, AD-R88, AD-R100: letters seen, matches of own attempts, codes proven by upgrades."""
    t = table("A hand: dumpster-diving [1]", edition).play("play:dumpster-diving", "at@newsmedia")
    (letter,) = notes(t, "A", "newsmedia")
    assert letter in "DEF" and facts(t, "A")["notes"]["newsmedia"][letter][:2] == [1, "shown"]
    assert notes(t, "B", "newsmedia") == {} and notes(t, "spectator", "newsmedia") == {}
    t = table("A hand: dads-office-computer", edition).play("play:dads-office-computer")
    for reader in ("B", "C", "D", "E", "F", "spectator"):
        assert notes(t, reader, "banking") == {"B": 1}
        assert facts(t, reader)["notes"]["banking"]["B"][:2] == [1, "upgrade"]


@english
def test_a_wiretap_player_and_the_attempting_player_know_after_backup(edition: str) -> None:
    """AD-R97, AD-R43: everybody else knows only that it was denied and nothing was kept."""
    t = table("A levels: newsmedia=user; A hand: backup [AD]; B hand: wiretap", edition)
    a, d, _ = hand(t, "A")
    answer(t.play("attempt@newsmedia", "play:wiretap"), f"give:{a}", f"give:{d}").play("play:backup")
    for reader in READERS:
        expected = {"A": -1, "D": 1} if reader in "AB" else {}
        assert notes(t, reader, "newsmedia") == expected
        assert told(t, reader, "kept") == [] and len(told(t, reader, "returned")) == 2


def at_action(held_card: str) -> dict[str, object]:
    """What B sees of A's step 2 after a begin with this card in hand, in 2013."""
    t = table(f"step: begin; A hand: {held_card} phreaking; A upgrades: dads-office-computer", "2013")
    return until(t, "A", "action").view("B").plain()


@pytest.mark.parametrize("potato", ["trojan", "bug"])
def test_2013_effects_of_hot_potatoes_stay_hidden(potato: str) -> None:
    """Row statuses, 2013; AD-R62: B's view is the same whether A began with a hot potato or not."""
    assert at_action(potato) == at_action("samurai")


def test_2013_a_worm_stays_hidden() -> None:
    """AD-R62: not drawing because of Worm looks like not drawing."""
    ends = []
    for card in ("worm", "samurai"):
        t = table(f"step: begin; A hand: {card} phreaking", "2013")
        until(t, "A", "discard")
        ends.append(t.view("B").plain())
        while t.fact("active") == "A":
            passive(t)
        ends.append(t.view("B").plain())
        ends.append({"events": t.seen_by("B")})
    assert ends[:3] == ends[3:]


def test_2013_the_owner_knows_the_own_limit() -> None:
    """AD-R62: C, who began with Bug, has limit 6; the others see 8."""
    t = table("active: C; step: begin; C hand: bug [1]", "2013")
    until(t, "C", "action")
    assert facts(t, "C")["limits"]["C"] == 6 and facts(t, "A")["limits"]["C"] == 8 and actions(t) == 1


@pytest.mark.parametrize("potato", ["trojan", "bug", "worm"])
def test_2014_hot_potatoes_are_shown(potato: str) -> None:
    """Row hot potato at step 0(c): the card, to all; who holds it is remembered."""
    t = table(f"step: begin; A hand: {potato} [1]", "2014")
    for reader in READERS:
        assert f"A showed:{potato}" in t.seen_by(reader)
    assert potato in t.view("B").memory.get("A hand", ())


@english
def test_a_random_theft_makes_others_forget(edition: str) -> None:
    """Row random theft: who knew a card in B's hand cannot tell any more whether it was taken."""
    t = table("A hand: usenet [1]; C hand: [1]; B hand: [3]; F hand: olfactopeg", edition)
    (given,) = [c for c in hand(t, "A") if c != "usenet"]
    answer(t.play("play:usenet", "at@B"), f"give:{given}", "done")
    assert given in t.view("A").memory["B hand"]
    until(t, "F", "action").play("play:olfactopeg")
    assert given not in t.view("A").memory.get("B hand", ())


@english
def test_a_card_known_to_all_stays_known_while_it_lies_there(edition: str) -> None:
    """Row FBI Raid: drawing and discarding other cards does not blur it."""
    t = table("active: B; B hand: fbi-raid [3]; D upgrades: bbs", edition).play("play:fbi-raid")
    until(t, "B", "discard")
    t.play(next(o for o in t.options if o not in ("done", "discard:bbs")), "done", "draw")
    assert "bbs" in t.view("E").memory["B hand"] and "bbs" in t.view("spectator").memory["B hand"]


@english
@pytest.mark.parametrize(
    ("text", "picks", "named"),
    [
        ("A hand: overdraft; B hand: [1]", ("play:overdraft", "at@B"), ["overdraft", "A", "B"]),
        ("active: B; B hand: digital-divide; C hand: [3]", ("play:digital-divide", "at@C", "at@E"),
         ["digital-divide", "B", "C", "E"]),
        ("B levels: banking=oper; C levels: banking=user; A hand: delete-account", ("play:delete-account", "at@C"),
         ["delete-account", "A", "C", "banking"]),
        ("A hand: samurai; banking cards: logic-bomb@B", ("play:samurai",), ["samurai", "A", "logic-bomb"]),
        ("A hand: mothers-maiden-name", ("play:mothers-maiden-name", "at@telecomm"),
         ["mothers-maiden-name", "A", "telecomm"]),
        ("A levels: government=root; A hand: fbi-raid; E upgrades: bbs", ("play:fbi-raid",), ["fbi-raid", "A", "bbs"]),
    ],
)  # fmt: skip
def test_targets_of_a_card_in_play(edition: str, text: str, picks: tuple[str, ...], named: list[str]) -> None:
    """AD-58: named with all targets, for everybody to see."""
    t = table(f"{text}; D hand: no-etaxes", edition)
    for pick in picks:
        answer(t, pick)
    assert t.asked == "D"
    for reader in READERS:
        (play,) = facts(t, reader)["plays"]
        assert play[:2] == named[:2] and set(play[2:]) == set(named[2:])

"""WIRED, who sees what: zones, and every kind of event."""

import pytest

from tests.games.wired.positions import (
    READERS,
    SEATS,
    counter,
    end_turn,
    hand,
    lie,
    offer,
    remembers,
    score,
    seen,
    wander,
    wired,
)
from tests.support.table import Table

LAID = (
    "A hand: computer switch hacked audit; B hand: cable-2 power-outage; C hand: secured; D hand: trained*2;"
    "A network: S1>K2a>[P1,P2{hacked}] ~P3; B network: S1{new-hire}; C network: ~P1; A score: 3; C score: 7;"
    "A classifications: facilities+sealed field-tech+tapped; C classifications: supervisor; draw: computer*9;"
    "discard: switch trained hacked"
)
every_reader = pytest.mark.parametrize("reader", READERS)


@every_reader
def test_hands_are_their_owners(reader: str) -> None:
    """Hand; the number is public."""
    t = wired(LAID)
    for seat in "ABCD":
        assert t.view(reader).places[f"{seat} hand"].count == len(hand(t, seat))
        assert remembers(t, reader, f"{seat} hand") == (hand(t, seat) if reader == seat else [])


@every_reader
def test_the_piles(reader: str) -> None:
    """The draw pile shows its number, the discard pile everything in order."""
    places = wired(LAID).view(reader).places
    assert (places["draw"].count, places["draw"].cards) == (9, ())
    assert list(places["discard"].cards) == ["switch", "trained", "hacked"] and places["discard"].count == 3
    assert places["event"].count == 0


@every_reader
def test_networks_and_classifications_are_public(reader: str) -> None:
    """Issues, attachments, tapped or not, sealed or not."""
    facts = wired(LAID, king_seal=True).view(reader).facts
    assert facts["networks"] == {"A": "S1>K2a>[P1,P2{hacked}] ~P3", "B": "S1{new-hire}", "C": "~P1", "D": ""}
    laid = {"A": ["facilities+sealed", "field-tech+tapped"], "B": [], "C": ["supervisor"], "D": []}
    assert facts["classifications"] == laid


@every_reader
def test_equipment_is_public_card_by_card(reader: str) -> None:
    """Name, card, issues, active or not, and what it hangs on, in network order (WD-88)."""
    equipment = wired(LAID).view(reader).facts["equipment"]
    assert isinstance(equipment, dict)
    rows = [(c["name"], c["card"], c["issues"], c["active"], c["on"]) for c in equipment["A"]]
    assert rows == [
        ("S1", "switch", [], True, "internet"),
        ("K2a", "cable-2", [], True, "S1"),
        ("P1", "computer", [], True, "K2a"),
        ("P2", "computer", ["hacked"], False, "K2a"),
        ("P3", "computer", [], False, ""),
    ]


@every_reader
def test_scores_moves_and_who_is_done_are_public(reader: str) -> None:
    """Score, MOVES left, done or not."""
    facts = wired(f"{LAID}; dealer: D; finisher: D; done: D; moves: 2; step: moves").view(reader).facts
    assert facts["scores"] == [3, 0, 7, 0] and facts["income"] == [1, 0, 0, 0] and facts["moves"] == 2
    assert facts["done"] == ["D"] and facts["finisher"] == "D" and facts["active"] == "A" and facts["dealer"] == "D"
    assert facts["trade_open"] is False and facts["field_techs"] == 0 and facts["round"] == 1


@every_reader
def test_the_event_area_is_public(reader: str) -> None:
    """Cards of the running event; Event visibility: event card, target, answers played."""
    t = wired("B network: ~P1; A hand: audit secured switch; B hand: hacked secured").play(
        "play:audit", "answer:hacked"
    )
    assert list(t.view(reader).places["event"].cards) == ["audit", "hacked"]
    assert t.view(reader).facts["event_target"] == "B"
    assert seen(t, reader, "played", "answered") == ["A played:audit@B", "B answered:hacked"]


@every_reader
def test_the_named_classification_is_public(reader: str) -> None:
    """Event visibility: event card and target, HEAD HUNTER."""
    t = wired("B classifications: facilities; A hand: head-hunter*2 switch; B hand: head-hunter*2").play(
        "play:head-hunter", "answer:head-hunter"
    )
    assert t.view(reader).facts["event_class"] == "facilities" and t.view(reader).facts["event_target"] == "B"
    assert seen(t, reader, "named", "answered") == ["A named:facilities@B", "B answered:head-hunter"]
    t.play("answer:head-hunter", "pass")
    assert seen(t, reader, "stole") == ["A stole:facilities@B"]


@every_reader
def test_the_deal_shows_numbers_to_all_and_cards_to_their_owners(reader: str) -> None:
    """Event visibility: deal."""
    t = Table("wired", "", seats=4, seed="1", dealer="D")
    for seat in "ABCD":
        dealt = [e for e in seen(t, reader, "dealt") if e.startswith(seat)]
        told = [f"{seat} dealt:{card}" for card in hand(t, seat)]
        assert sorted(dealt) == sorted(told if reader == seat else [f"{seat} dealt:?"] * 6)


@every_reader
def test_a_draw_shows_the_number_and_the_card_to_the_drawer(reader: str) -> None:
    """Event visibility: draw."""
    t = wired("step: draw; A hand: hacked*4; draw: computer*9; B hand: switch")
    assert seen(t, reader, "drew") == ["A drew:computer" if reader == "A" else "A drew:?"] * 2
    assert remembers(t, reader, "A hand") == (["computer"] * 2 + ["hacked"] * 4 if reader == "A" else [])


@every_reader
def test_a_redraw_shows_the_same(reader: str) -> None:
    """Event visibility: redraw."""
    t = wired("B network: ~P1; A hand: audit switch; B hand: hacked trained*5; draw: computer*9")
    t.play("play:audit", "answer:hacked")
    assert seen(t, reader, "drew") == ["B drew:computer" if reader == "B" else "B drew:?"]


@every_reader
def test_a_reshuffle_is_public(reader: str) -> None:
    """WD-13: piles are counted by everybody."""
    t = wired("step: draw; A hand: hacked*5; draw: computer; discard: switch trained; B hand: switch")
    assert seen(t, reader, "reshuffled") == ["A reshuffled*2"] and t.view(reader).places["draw"].count == 2


@every_reader
def test_play_attach_reconnect_attack_and_resolve_are_public(reader: str) -> None:
    """Event visibility: everything."""
    t = wired(
        "A hand: computer cable-2 secured; A network: S1{hacked} ~P1; B network: S1; A classifications: field-tech;"
        "B hand: switch hacked; draw: trained*7"
    ).play("play:cable-2", "on@S1", "hang@P1", "play:secured", "play:computer", "float")
    assert [e for e in t.seen_by(reader) if " chose:" not in e] == [
        "A tapped:field-tech",
        "A played:cable-2",
        "A attached:A.K2a@A.S1",
        "A attached:A.P1@A.K2a",
        "A played:secured@A.S1",
        "A resolved:hacked@A.S1",
        "A played:computer",
        "A floated:A.P2",
    ]
    t.play("reconnect", "move@K2a")
    assert "A detached:A.K2a" in t.seen_by(reader)


@every_reader
def test_a_card_is_shown_when_it_is_chosen(reader: str) -> None:
    """Event visibility: play; its target is still open."""
    t = wired("A hand: hacked switch; B network: S1>K2a; B hand: trained").play("play:hacked")
    assert t.about == "target" and seen(t, reader, "chose") == ["A chose:hacked"]
    assert remembers(t, reader, "A hand") == (["switch", "hacked"] if reader == "A" else ["hacked"])


@every_reader
def test_an_attack_is_public(reader: str) -> None:
    """Event visibility: attack."""
    t = wired("A hand: hacked switch; B network: S1>K2a").play("play:hacked", "on@K2a")
    assert seen(t, reader, "played") == ["A played:hacked@B.K2a"]


@every_reader
def test_a_discard_is_public(reader: str) -> None:
    """Event visibility: discard, the cards."""
    t = wired("step: discard; A hand: hacked switch; B hand: switch").play("discard:switch", "discard:hacked")
    assert seen(t, reader, "discarded") == ["A discarded:switch", "A discarded:hacked"]


@every_reader
def test_a_dropped_classification_is_public(reader: str) -> None:
    """Event visibility: play and discard."""
    t = wired("A classifications: facilities supervisor; A hand: field-tech switch").play(
        "play:field-tech", "drop:facilities"
    )
    assert {"A played:field-tech", "A dropped:facilities"} <= set(t.seen_by(reader))


OFFER = (
    "A hand: hacked*2 switch; A classifications: facilities; B classifications: supervisor; B hand: computer secured"
)


@every_reader
def test_an_open_offer(reader: str) -> None:
    """Event visibility: that an offer to B is open is public, its contents are for A and B."""
    t = offer(wired(OFFER), "B", "hacked*2 in_play:facilities", "computer in_play:supervisor")
    assert seen(t, reader, "offered") == ["A offered@B"]
    contents = ["A gives:hacked@B*2", "A gives_in_play:facilities@B", "A wants:computer@B*1"]
    contents.append("A wants_in_play:supervisor@B")
    told = seen(t, reader, "gives", "gives_in_play", "wants", "wants_in_play")
    assert told == (contents if reader in "AB" else [])
    open_offer = t.view(reader).facts["offer"]
    assert isinstance(open_offer, dict) and (open_offer["from"], open_offer["to"]) == ("A", "B")
    assert ("give" in open_offer) == ("want_in_play" in open_offer) == (reader in "AB")


@every_reader
@pytest.mark.parametrize(("answer", "verb"), [("decline", "declined"), ("accept", "accepted")])
def test_the_end_of_an_offer_is_public(reader: str, answer: str, verb: str) -> None:
    """Event visibility: trade answer."""
    t = offer(wired(OFFER), "B", "hacked", "computer").play(answer)
    assert seen(t, reader, "declined", "accepted") == [f"B {verb}@A"] and t.view(reader).facts["offer"] is None


@every_reader
def test_a_counter_offer(reader: str) -> None:
    """Event visibility: counter, its contents for the two."""
    t = counter(offer(wired(OFFER), "B", "hacked", "computer"), "secured", "switch")
    assert seen(t, reader, "countered") == ["B countered@A"]
    private = [e for e in seen(t, reader, "gives", "wants") if e.startswith("B ")]
    assert len(private) == (2 if reader in "AB" else 0)
    t.play("accept")
    assert seen(t, reader, "accepted") == ["A accepted@B"]


@every_reader
def test_a_trade_done(reader: str) -> None:
    """Event visibility: numbers of hand cards each way and classifications by name; hand cards for the two."""
    t = offer(wired(OFFER), "B", "hacked*2 in_play:facilities", "computer in_play:supervisor").play("accept")
    two = reader in "AB"
    handed = ["A handed:hacked@B", "A handed:hacked@B", "B handed:computer@A"]
    hidden = ["A handed:?@B", "A handed:?@B", "B handed:?@A"]
    assert seen(t, reader, "handed") == (handed if two else hidden)
    assert sorted(seen(t, reader, "transferred")) == ["A transferred:facilities@B", "B transferred:supervisor@A"]
    assert remembers(t, reader, "B hand") == {"A": ["hacked"] * 2, "B": hand(t, "B")}.get(reader, [])
    assert remembers(t, reader, "A hand") == {"B": ["computer"], "A": hand(t, "A")}.get(reader, [])


@every_reader
def test_an_offer_being_written_is_private(reader: str) -> None:
    """Event visibility: nothing is public before it is open; others see no list of options."""
    t = wired(OFFER).play("offer", "to@B", "give:hacked")
    assert seen(t, reader, "offered", "gives") == [] and (reader == "A") == bool(t.view(reader).options)
    written = {"from": "A", "to": "B", "open": False, "give": ["hacked"], "want": []}
    written |= {"give_in_play": [], "want_in_play": []}
    assert t.view(reader).facts["offer"] == (written if reader == "A" else None)


def test_the_partner_remembers_nothing_of_an_offer_that_is_only_written() -> None:
    """Event visibility: what is given is seen when the offer is open, and not before."""
    t = wired(OFFER).play("offer", "to@B", "give:hacked", "enough", "want:computer")
    assert [remembers(t, reader, "A hand") for reader in READERS[1:]] == [[]] * 4
    t.play("propose")
    assert [remembers(t, reader, "A hand") for reader in READERS[1:]] == [["hacked"], [], [], []]


@pytest.mark.parametrize("outsider", ["C", "D", "spectator"])
def test_outsiders_are_less_sure_of_both_hands_after_a_trade(outsider: str) -> None:
    """Event visibility: of two cards handed over unseen, each kind may have been both; what arrives is not known."""
    known = f"known {outsider} of A: hacked*3 switch; known {outsider} of B: computer*2 secured"
    t = wired(f"A hand: hacked*3 switch; B hand: computer*2 secured; {known}")
    offer(t, "B", "hacked*2", "computer").play("accept")
    assert remembers(t, outsider, "A hand") == ["hacked"]
    assert remembers(t, outsider, "B hand") == ["computer"]


@every_reader
def test_the_audit_selection_is_public(reader: str) -> None:
    """Event visibility: the computers chosen; so all know these cards in B's hand."""
    t = wired("B network: S1>K2a>[P1] ~P2{hacked} ~P3; A hand: audit switch; B hand: trained; draw: powered*7").play(
        "play:audit", "take@P1", "take@P2"
    )
    assert seen(t, reader, "took_back") == ["B took_back:B.P1", "B took_back:B.P2"]
    assert seen(t, reader, "stood") == ["A stood@B"] and seen(t, reader, "resolved") == ["B resolved:hacked@B.P2"]
    assert remembers(t, reader, "B hand") == (hand(t, "B") if reader == "B" else ["computer"] * 2)


@every_reader
def test_score_and_end_are_public(reader: str) -> None:
    """Event visibility: score, end."""
    t = wired("step: draw; A score: 24; A network: S1>K2a>[P1,P2]", seats=2 if reader in "AB" else 4)
    told = seen(t, reader, "scored", "won", "finished")
    assert told[0] == "A scored*2" and (told[-1] == "A won" if reader in "AB" else "A finished" in told)
    assert score(t, "A") == 26


@every_reader
def test_winners_are_public(reader: str) -> None:
    """Event visibility: end."""
    t = wired("dealer: D; round: 1; active: D; step: draw; B score: 5", round_cap=1)
    assert t.view(reader).facts["winners"] == ["B"] and "B won" in t.seen_by(reader)


def test_only_the_asked_seat_is_given_options() -> None:
    """Options name cards in hand."""
    t = wired(LAID)
    assert t.view("A").options and t.view("A").about == "trade"
    assert all(not t.view(r).options and t.view(r).asked == "A" for r in READERS if r != "A")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_no_reader_ever_sees_what_others_draw(seats: int) -> None:
    """In a whole stretch of play nobody but the drawer is told a drawn or dealt card."""
    t = wander(Table("wired", "", seats=seats, seed="9"), 3, 200)
    for reader in [*SEATS[:seats], "spectator"]:
        told = [e for e in seen(t, reader, "dealt", "drew") if not e.startswith(f"{reader} ")]
        assert told and all(e.endswith(":?") for e in told)
        assert t.view(reader).places["draw"].count == len(lie(t, "draw")) and not t.view(reader).places["draw"].cards


def test_a_played_card_is_no_longer_remembered_in_hand() -> None:
    """C knew of two computers in B's hand; B plays one, then the other."""
    t = wired("known C of B: computer*2; B hand: computer*2 trained; active: B; C hand: switch")
    assert remembers(t, "C", "B hand") == ["computer"] * 2 and remembers(t, "A", "B hand") == []
    t.play("play:computer")
    assert remembers(t, "C", "B hand") == ["computer"]
    assert remembers(end_turn(t), "spectator", "B hand") == []

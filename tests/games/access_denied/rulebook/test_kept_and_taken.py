"""Access Denied: when the top card of the pile was taken (AD-R16), and who still knows cards that were kept (AD-45)."""

import pytest

from tests.games.access_denied.positions import READERS, answer, english, german, hand, knows, quiet, table
from tests.support.table import Table


@english
def test_the_ban_ends_when_government_takes_the_card(edition: str) -> None:
    """AD-R16, AD-53: P2 takes back the card it played; what lies on top now is not one it has just played."""
    t = table("step: begin; active: B; pile: samurai ice; played by: B; B hand: copybot [1]", edition)
    assert (t.asked, t.about) == ("B", "government")
    t.play("take:ice")
    assert "ice" in hand(t, "B") and t.cards("pile") == ["samurai"] and t.fact("played by") == ""
    assert (t.asked, t.about, t.options) == ("B", "idle", ["pass", "play:copybot"])
    t.play("play:copybot")
    assert "samurai" in hand(t, "B") and t.cards("pile") == ["copybot"]


@english
def test_the_ban_stands_while_the_card_lies_there(edition: str) -> None:
    """AD-R16: left on the pile, it is still the one P2 just played."""
    t = table("step: begin; active: B; pile: samurai ice; played by: B; B hand: copybot [1]", edition)
    t.play("no")
    refusal = t.why_not("B", "copybot")
    assert t.cards("pile") == ["samurai", "ice"] and refusal is not None and refusal.rule == "AD-R16"


# A holds two cards, one right and one wrong for NewsMedia (D/E/F), and everybody can name both.
OPEN_HAND = "; ".join(
    ["step: attempt", "A hand: listserv samurai", "A levels: newsmedia=user"]
    + [f"known {reader}: listserv samurai" for reader in READERS]
)  # fmt: skip


def places_known(t: Table, reader: str) -> set[tuple[str, str]]:
    """Where a reader can name the two cards."""
    places = ("A hand", "D hand", "handed over")
    return {(card, place) for card in ("listserv", "samurai") for place in places if knows(t, reader, card, place)}


@english
def test_who_does_not_see_what_is_kept_no_longer_knows_where_the_cards_are(edition: str) -> None:
    """AD-45: one of two known cards is kept; which one, only P1 and P4 know."""
    t = table(OPEN_HAND, edition)
    answer(t.play("attempt@newsmedia"), "give:listserv", "give:samurai")
    quiet(t)
    assert hand(t, "A") == ["listserv"] and hand(t, "D") == ["samurai"]
    for reader in READERS:
        seen = {("listserv", "A hand"), ("samurai", "D hand")} if reader in "AD" else set()
        assert places_known(t, reader) == seen, reader


@english
def test_when_all_are_kept_everybody_knows_where_they_are(edition: str) -> None:
    """AD-45: two known cards, both kept: there is nothing to be in doubt about."""
    t = table(OPEN_HAND.replace("listserv", "bbs"), edition)
    answer(t.play("attempt@newsmedia"), "give:bbs", "give:samurai")
    quiet(t)
    assert hand(t, "D") == ["bbs", "samurai"] and hand(t, "A") == []
    assert all(knows(t, reader, card, "D hand") for reader in READERS for card in ("bbs", "samurai"))


@english
@pytest.mark.parametrize("kept", ["listserv", "samurai"])
def test_firewall_keeps_one_of_two_known_cards(edition: str, kept: str) -> None:
    """AD-R23: which one, only the two and who wiretaps know."""
    t = table(f"{OPEN_HAND}; D hand: firewall; B hand: wiretap", edition)
    answer(t.play("attempt@newsmedia", "play:wiretap"), "give:listserv", "give:samurai")
    t.play("play:firewall")
    quiet(t)
    t.play(next(option for option in t.options if option.endswith(f":{kept}")))
    back = "samurai" if kept == "listserv" else "listserv"
    assert hand(t, "D") == [kept] and hand(t, "A") == [back]
    for reader in READERS:
        seen = {(back, "A hand"), (kept, "D hand")} if reader in "ABD" else set()
        assert places_known(t, reader) == seen, reader


def test_german_firewall_keeps_them_all() -> None:
    """All are kept, so everybody still knows them."""
    known = "; ".join(f"known {reader}: de-rotes-band de-samurai" for reader in READERS)
    held = "A hand: de-rotes-band de-samurai; D hand: de-firewall"
    t = german(f"step: attempt; A levels: newsmedia=user; {held}; {known}")
    answer(t.play("attempt@newsmedia"), "give:de-samurai", "give:de-rotes-band")
    quiet(t.play("play:de-firewall"))
    assert all(knows(t, reader, card, "D hand") for reader in READERS for card in ("de-samurai", "de-rotes-band"))

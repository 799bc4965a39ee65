"""Access Denied, the key cards of the English editions: Requires sections, CancelBot, Mocking Bird, Backdoor."""

import pytest

from tests.games.access_denied.cards.key_cards import PLAYED, Key
from tests.games.access_denied.positions import (
    SEATS,
    actions,
    answer,
    code,
    english,
    facts,
    hand,
    quiet,
    table,
    told,
    waiting,
)
from tests.support.marks import card

every_key_card = pytest.mark.parametrize("key", PLAYED, ids=[key.card for key in PLAYED])
ROOT_ONLY = [key for key in PLAYED if key.level == 3]


def canceller(key: Key) -> str:
    """E with CancelBot and User access to the sector a card requires."""
    return "E hand: cancelbot" + ("" if key.sector == "telecomm" else f"; E levels: {key.sector}=user")


@card("bbs", "dads-office-computer", "bank-error-in-your-favor", "olfactopeg", "2nd-phone-line", "fbi-raid")
@card("major-release", "sol", "war-dialer", "listserv", "the-nsa-is-watching-you", "line-spike", "beta-site")
@card("software-patch", "bank-run", "ice", "whoops-disconnect", "digital-divide", "fdic", "flame-war", "red-tape")
@card("overdraft", "over-clock", "direct-deposit", "loan-default", "fifteen-minutes")
@english
@every_key_card
def test_the_requires_section(key: Key, edition: str) -> None:
    """AD-59: the stated level and no less; on upgrades the code in an own password."""
    low = key.seated(edition, key.level - 1)
    assert low.refuses(f"play:{key.card}").rule == "AD-59"
    enough = key.seated(edition, key.level)
    assert f"play:{key.card}" in enough.options and enough.why_not(key.who, key.card) is None
    if key.upgrade:
        without = key._replace(password="D/E/F" if code(key.card) in "ABC" else "A/B/C")
        assert without.seated(edition, 3).refuses(f"play:{key.card}").rule == "AD-59"


@card("backdoor", "bbs", "dads-office-computer", "bank-error-in-your-favor", "olfactopeg", "2nd-phone-line")
@english
@every_key_card
def test_backdoor_waives_it_except_on_upgrades(key: Key, edition: str) -> None:
    """AD-R14, AD-R15: Backdoor lies beneath its card and costs no action."""
    t = key.seated(edition, 0, held="backdoor")
    if key.upgrade:
        assert f"waive:{key.card}" not in t.options and t.refuses(f"waive:{key.card}").rule in ("AD-59", "AD-R14")
        return
    t = key.seated(edition, 0, held="backdoor", lies="E hand: no-etaxes; E levels: newsmedia=user")
    key.announced(t, "waive")
    assert (t.asked, t.about) == ("E", "respond") and f"{key.who} waived:backdoor" in t.seen_by("spectator")
    assert t.fact("plays").startswith(key.card) and hand(t, key.who).count("backdoor") == 0
    t.play("pass")
    for _ in range(20):
        if {"backdoor", key.card} <= set(t.cards("pile")):
            break
        t.play(t.options[-1])
    pile = t.cards("pile")
    assert pile.index("backdoor") == pile.index(key.card) - 1


@card("cancelbot", "bbs", "dads-office-computer", "bank-error-in-your-favor", "olfactopeg", "2nd-phone-line")
@card("fbi-raid", "major-release", "sol", "war-dialer", "listserv", "the-nsa-is-watching-you", "line-spike")
@card("beta-site", "software-patch", "bank-run", "ice", "whoops-disconnect", "digital-divide", "fdic", "flame-war")
@card("red-tape", "overdraft", "over-clock", "direct-deposit", "loan-default", "fifteen-minutes")
@english
@every_key_card
def test_cancelbot_stops_every_key_card(key: Key, edition: str) -> None:
    """AD-71, AD-R86: no effect, the action is spent; pile: CancelBot, the card."""
    t = key.seated(edition, key.level, lies=canceller(key))
    sizes = [len(hand(t, seat)) for seat in SEATS]
    before = (facts(t)["limits"], facts(t)["levels"], facts(t)["status"], facts(t)["next"])
    key.announced(t)
    assert (t.asked, t.options) == ("E", ["pass", f"play:cancelbot@{key.card}"])
    t.play(f"play:cancelbot@{key.card}")
    assert t.cards("pile") == ["cancelbot", key.card] and f"E stopped:{key.card}@{key.who}" in t.seen_by("spectator")
    assert actions(t) == 0 and t.cards(f"{key.who} upgrades") == []
    gone = {key.who: 1, "E": 1}
    assert [len(hand(t, seat)) for seat in SEATS] == [n - gone.get(s, 0) for s, n in zip(SEATS, sizes, strict=True)]
    assert (facts(t)["limits"], facts(t)["levels"], facts(t)["status"], facts(t)["next"]) == before


@card("cancelbot")
@english
@every_key_card
def test_cancelbot_needs_access_to_the_required_sector(key: Key, edition: str) -> None:
    """AD-74: C, who has none there, is not asked; nor is the card's own player."""
    seat = "D" if key.sector == "micronopoly" else "C"
    t = key.seated(edition, key.level, lies=f"{seat} hand: cancelbot")
    key.announced(t)
    assert t.about != "respond"


@card("mocking-bird", "fbi-raid", "fdic", "major-release")
@english
@pytest.mark.parametrize("key", ROOT_ONLY, ids=[key.card for key in ROOT_ONLY])
def test_mocking_bird_blocks_root_only_cards(key: Key, edition: str) -> None:
    """AD-73: and its player is shown a code; the blocked card follows it to the pile."""
    t = key.seated(edition, key.level, lies="E hand: mocking-bird")
    key.announced(t)
    assert (t.asked, t.options) == ("E", ["pass", f"play:mocking-bird@{key.card}"])
    t.play(f"play:mocking-bird@{key.card}")
    assert t.cards("pile") == ["mocking-bird", key.card] and len(hand(t, "B")) == 5
    home = "universities" if key.who == "F" else "banking"
    (look,) = told(t, "E", "saw")
    letters = "ABC"
    assert look in {f"E saw:{x}@{home}" for x in letters} and t.cards("C upgrades") == (
        ["ice"] if key.card == "fbi-raid" else []
    )


@card("mocking-bird")
@english
@pytest.mark.parametrize("key", [k for k in PLAYED if k.level == 2], ids=[k.card for k in PLAYED if k.level == 2])
def test_mocking_bird_does_not_answer_other_cards(key: Key, edition: str) -> None:
    """AD-73: "Oper or Root" does not qualify."""
    t = key.seated(edition, key.level, lies="E hand: mocking-bird")
    key.announced(t)
    assert "mocking-bird" in hand(t, "E") + hand(t, key.who) and t.about != "respond"


@card("mocking-bird", "cancelbot")
@english
def test_mocking_bird_needs_telecomm_and_can_be_cancelled(edition: str) -> None:
    """AD-59, AD-R11."""
    text = "active: B; B hand: fbi-raid [1]; D upgrades: ice"
    t = table(f"{text}; C hand: mocking-bird", edition).play("play:fbi-raid")
    assert t.asked == "B" and "ice" in hand(t, "B")
    t = table(f"{text}; C hand: mocking-bird; C levels: telecomm=user; E hand: cancelbot", edition)
    t.play("play:fbi-raid", "play:mocking-bird@fbi-raid", "play:cancelbot@mocking-bird")
    assert t.cards("pile") == ["cancelbot", "mocking-bird", "fbi-raid"] and "ice" in hand(t, "B")


@card("wiretap", "cancelbot")
@english
def test_wiretap_can_be_cancelled(edition: str) -> None:
    """AD-R11."""
    t = table("A hand: [D]; B hand: wiretap; C levels: government=user; C hand: cancelbot", edition)
    t.play("attempt@newsmedia", "play:wiretap", "play:cancelbot@wiretap")
    assert t.cards("pile") == ["cancelbot", "wiretap"] and ":?" in told(t, "B", "handed_over")[0]


@card("market-rumors", "easy-credit", "cancelbot")
@english
@pytest.mark.parametrize(("name", "sector"), [("market-rumors", "newsmedia"), ("easy-credit", "banking")])
def test_draw_instants_can_be_cancelled(edition: str, name: str, sector: str) -> None:
    """AD-R11: no more cards than before."""
    t = table(
        f"active: B; step: draw; B levels: {sector}=oper; B hand: {name} [1]; C levels: {sector}=user; "
        "C hand: cancelbot",
        edition,
    ).play(f"play:{name}", f"play:cancelbot@{name}")
    assert t.cards("pile") == ["cancelbot", name] and t.play("draw", "draw").fact("active") == "C"


@card("no-etaxes", "freeware", "cancelbot")
@english
@pytest.mark.parametrize(
    ("name", "owner", "sector"), [("no-etaxes", "D", "newsmedia"), ("freeware", "C", "micronopoly")]
)
def test_any_time_instants_can_be_cancelled(edition: str, name: str, owner: str, sector: str) -> None:
    """AD-R11: nothing is pending."""
    t = table(f"step: end; {owner} hand: {name}; B levels: {sector}=user; B hand: cancelbot", edition)
    t.play(f"play:{name}", f"play:cancelbot@{name}")
    assert t.cards("pile") == ["cancelbot", name] and all(waiting(t, seat) == [] for seat in SEATS)


@card("no-etaxes", "freeware", "market-rumors", "easy-credit", "backdoor")
@english
@pytest.mark.parametrize(
    ("name", "step"), [("no-etaxes", "end"), ("freeware", "end"), ("market-rumors", "draw"), ("easy-credit", "draw")]
)
def test_backdoor_goes_with_instants(edition: str, name: str, step: str) -> None:
    """AD-R14: without it they need their sector."""
    t = table(f"active: F; step: {step}; F hand: {name} [2]; A hand: [1]", edition)
    assert f"play:{name}" not in t.options and t.about != "idle"
    t = table(f"active: F; step: {step}; F hand: {name} backdoor [2]; A hand: [1]", edition)
    assert f"waive:{name}" in t.options and f"play:{name}" not in t.options
    quiet(answer(t, f"waive:{name}"))
    assert t.cards("pile") == ["backdoor", name]

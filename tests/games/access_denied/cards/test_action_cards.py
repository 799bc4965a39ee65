"""Access Denied, the action cards of the English editions: what each does to levels, hands and coming turns."""

import pytest

from tests.games.access_denied.positions import (
    SEATS,
    actions,
    answer,
    draw_all,
    end_turn,
    english,
    facts,
    hand,
    level,
    limit,
    notes,
    passive,
    table,
    told,
    until,
    waiting,
)
from tests.support.marks import card

ACCESS = {
    "warez": "micronopoly",
    "free-checking": "banking",
    "telecourse": "universities",
    "public-library": "government",
    "phreaking": "telecomm",
    "popular-homepage": "newsmedia",
}
EVERYWHERE = "F levels: banking=oper government=oper micronopoly=oper newsmedia=oper telecomm=oper"


@card("dumpster-diving")
@english
def test_dumpster_diving(edition: str) -> None:
    """One of three codes, picked at random, seen by its player."""
    seen = set()
    for other in ("overdraft", "spam", "ice", "worm", "warez", "guru", "bbs", "sol"):
        t = table(f"A hand: dumpster-diving; B hand: {other}", edition).play("play:dumpster-diving", "at@newsmedia")
        seen |= set(notes(t, "A", "newsmedia"))
        assert t.cards("pile") == ["dumpster-diving"]
    assert seen <= set("DEF") and seen


@card("usenet")
@english
@pytest.mark.parametrize("given", [1, 2])
def test_usenet_gives_and_takes_as_many(edition: str, given: int) -> None:
    """AD-R73."""
    t = table("A hand: usenet [2]; C hand: [3]", edition)
    mine, theirs = [c for c in hand(t, "A") if c != "usenet"][:given], hand(t, "C")
    answer(t.play("play:usenet", "at@C"), *(f"give:{c}" for c in mine), "done")
    assert set(mine) <= set(hand(t, "C")) and len(hand(t, "C")) == 3 and len(hand(t, "A")) == 2
    assert len(set(hand(t, "A")) & set(theirs)) == given


@card("guru")
@english
def test_guru(edition: str) -> None:
    """User becomes Oper, without codes."""
    t = table("A levels: newsmedia=user telecomm=user; A hand: guru", edition).play("play:guru")
    assert t.about == "sector" and set(t.options) == {"at@newsmedia", "at@telecomm"}
    assert level(t.play("at@telecomm"), "A", "telecomm") == 2 and t.cards("pile") == ["guru"]


@card("mothers-maiden-name")
@english
def test_mothers_maiden_name(edition: str) -> None:
    """Any sector without access becomes User."""
    t = table("A levels: newsmedia=user; A hand: mothers-maiden-name", edition).play("play:mothers-maiden-name")
    assert set(t.options) == {"at@government", "at@micronopoly", "at@telecomm", "at@universities"}
    assert level(t.play("at@universities"), "A", "universities") == 1


@card("warez", "free-checking", "telecourse", "public-library", "phreaking", "popular-homepage")
@english
@pytest.mark.parametrize("name", list(ACCESS))
def test_fixed_access(edition: str, name: str) -> None:
    """User where there was none."""
    sector = ACCESS[name]
    seat = "B" if sector == "banking" else "A"
    t = table(f"active: {seat}; {seat} hand: {name}", edition).play(f"play:{name}")
    assert level(t, seat, sector) == 1 and t.cards("pile") == [name]


@card("guru", "mothers-maiden-name", "warez", "free-checking", "telecourse", "public-library", "phreaking")
@card("popular-homepage", "dumpster-diving", "samurai", "delete-account", "revoke-login", "packet-sniffer")
@card("logic-bomb", "burnout", "spam")
@english
@pytest.mark.parametrize(
    ("name", "lies"),
    [
        ("guru", "A levels: telecomm=user"),
        ("mothers-maiden-name", ""),
        *((name, "") for name in ACCESS if name != "free-checking"),
        ("dumpster-diving", ""),
        ("samurai", "newsmedia cards: logic-bomb@B"),
        ("delete-account", "B levels: banking=user"),
        ("revoke-login", "B levels: banking=user"),
        ("packet-sniffer", ""),
        ("logic-bomb", ""),
        ("burnout", "C upgrades: over-clock"),
        ("spam", ""),
    ],
)
def test_what_nothing_stops(edition: str, name: str, lies: str) -> None:
    """Nothing stops it: no key card, no attempt, no virus, no loss (AD-49)."""
    answers = "cancelbot route-trace firewall mocking-bird counter-virus anti-virus wiretap"
    t = table(f"{lies}; {EVERYWHERE}; F hand: {answers}; A hand: {name} [1]", edition).play(f"play:{name}")
    while t.about in ("sector", "marker", "sector_card", "player", "gift", "spam_draw"):
        t.play(t.options[0])
    assert (t.asked, t.about) == ("A", "discard")
    assert name in t.cards("pile") or facts(t)["sector_cards"]["banking"][0][0] == name


@card("delete-account")
@english
@pytest.mark.parametrize(("reached", "gone"), [("user", True), ("oper", True), ("root", False)])
def test_delete_account(edition: str, reached: str, gone: bool) -> None:
    """User or Oper where its player has Root; level none (AD-R36)."""
    t = table(f"B levels: banking={reached}; A hand: delete-account [1]", edition)
    assert ("play:delete-account" in t.options) == gone
    if gone:
        assert level(t.play("play:delete-account"), "B", "banking") == 0


@card("revoke-login")
@english
@pytest.mark.parametrize(("mine", "theirs", "may"), [(2, "user", True), (3, "user", True), (2, "oper", False)])
def test_revoke_login(edition: str, mine: int, theirs: str, may: bool) -> None:
    """User where its player has Oper or Root; not one's own marker (AD-R35)."""
    t = table(f"A levels: telecomm={['', 'user', 'oper', 'root'][mine]} newsmedia=user; B levels: telecomm={theirs}; "
              "A hand: revoke-login [1]", edition)  # fmt: skip
    assert ("play:revoke-login" in t.options) == may
    if may:
        assert level(t.play("play:revoke-login"), "B", "telecomm") == 0


@card("bank-error-in-your-favor")
@english
@pytest.mark.parametrize("pick", ["draw", "no"])
def test_bank_error_in_your_favor(edition: str, pick: str) -> None:
    """May draw 3; +1 action; no limit until the next own turn."""
    t = table("A hand: bank-error-in-your-favor [1]", edition).play("play:bank-error-in-your-favor", pick)
    assert len(hand(t, "A")) == (4 if pick == "draw" else 1) and actions(t) == 1 and limit(t, "A") is None


@card("listserv")
@english
def test_listserv(edition: str) -> None:
    """Two more actions."""
    t = table("active: D; D hand: listserv [1]", edition).play("play:listserv")
    assert actions(t) == 2 and "D gained_actions*2" in t.seen_by("spectator")


@card("olfactopeg", "loan-default")
@english
@pytest.mark.parametrize("name", ["olfactopeg", "loan-default"])
def test_the_limit_is_ignored_until_the_next_turn(edition: str, name: str) -> None:
    """AD-R79."""
    t = table(f"active: F; F hand: {name} [8]", edition).play(f"play:{name}")
    assert limit(t, "F") is None and t.options[0] == "done" and "F status:unlimited" in t.seen_by("spectator")
    end_turn(t)
    assert limit(t, "F") is None


@card("olfactopeg")
@english
def test_olfactopeg_takes_one_card_of_each(edition: str) -> None:
    """At random, from everybody who has one."""
    t = table("active: F; F hand: olfactopeg; A hand: [1]; B hand: [3]; E hand: [1]", edition).play("play:olfactopeg")
    assert [len(hand(t, s)) for s in SEATS] == [0, 2, 0, 0, 0, 3]


@card("fbi-raid")
@english
def test_fbi_raid(edition: str) -> None:
    """The upgrade goes into the hand, its benefit ends."""
    t = table("active: B; A upgrades: dads-office-computer; C upgrades: ice; B hand: fbi-raid", edition)
    t.play("play:fbi-raid")
    assert (t.about, set(t.options)) == ("upgrade", {"at:dads-office-computer", "at:ice"})
    t.play("at:dads-office-computer")
    assert hand(t, "B") == ["dads-office-computer"] and limit(t, "A") == 6 and t.cards("C upgrades") == ["ice"]


@card("major-release", "bank-run", "overdraft")
@english
@pytest.mark.parametrize(
    ("name", "text", "victims"),
    [
        ("major-release", "active: C; C hand: major-release [4]; B levels: micronopoly=oper; A hand: [4]", "B"),
        ("bank-run", "active: D; D hand: bank-run [4]; B levels: banking=oper; A hand: [4]", "AB"),
        ("overdraft", "A hand: overdraft [4]", "B"),
    ],
)
def test_discards_down_to_three(edition: str, name: str, text: str, victims: str) -> None:
    """AD-R41: of own choice."""
    t = answer(table(f"{text}; B hand: [4]; F hand: [4]", edition).play(f"play:{name}"), "at@B")
    asked = ""
    while t.about == "discard_down":
        asked += str(t.asked)
        passive(t)
    assert asked == victims and len(hand(t, "F")) == 4 and t.cards("pile")[-1] == name


@card("sol", "beta-site")
@english
def test_lasting_statuses(edition: str) -> None:
    """AD-R38, AD-R90: on a player with only User, until Oper is reached."""
    t = table("active: E; B levels: telecomm=user; B upgrades: over-clock; E hand: sol; B hand: guru", edition)
    t.play("play:sol")
    assert facts(t)["status"]["B"] == ["upgrades-off"]
    until(t, "B", "action")
    assert actions(t) == 1
    assert facts(t.play("play:guru"))["status"].get("B", []) == []
    t = table("active: C; C hand: beta-site; B levels: micronopoly=user", edition).play("play:beta-site")
    assert limit(t, "B") == 4


@card("line-spike", "fifteen-minutes", "whoops-disconnect", "red-tape", "direct-deposit")
@english
@pytest.mark.parametrize(
    ("name", "word", "levels"),
    [
        ("line-spike", "no-actions", "telecomm=oper"),
        ("fifteen-minutes", "no-actions", "newsmedia=user"),
        ("whoops-disconnect", "no-attempts", "telecomm=user"),
        ("red-tape", "no-draw-step", "government=user"),
        ("direct-deposit", "no-drawing", "newsmedia=user"),
    ],
)
def test_bans_wait_for_the_next_turn(edition: str, name: str, word: str, levels: str) -> None:
    """One next turn only (AD-24, AD-R39)."""
    t = table(f"A levels: {levels}; C levels: telecomm=user banking=user; A hand: {name}; C hand: [2]", edition)
    answer(t.play(f"play:{name}"), "at@C")
    assert waiting(t, "C") == [word] and f"C pending:{word}" in t.seen_by("spectator")
    until(t, "B", "draw")
    seen = {"attempt": 0, "action": 0, "draw": 0}
    while t.fact("active") in "BC":
        if t.asked == "C" and t.about in seen:
            seen[t.about] += 1
            attempts = any("attempt" in o for o in t.options)
            assert attempts != (word == "no-attempts") or t.about == "draw"
        passive(t)
    assert seen["attempt"] == (0 if word == "no-attempts" else 1)
    assert seen["action"] == (0 if word == "no-actions" else 1)
    assert seen["draw"] == (0 if word in ("no-draw-step", "no-drawing") else 1) and waiting(t, "C") == []


@card("software-patch", "flame-war")
@english
def test_effects_on_all_others(edition: str) -> None:
    """Software Patch those with access to Micronopoly, Flame War everybody else."""
    t = table("active: C; C hand: software-patch; B levels: micronopoly=user", edition).play("play:software-patch")
    assert [waiting(t, s) for s in SEATS] == [[], ["no-benefits"], [], [], [], []]
    t = table("active: F; F hand: flame-war; A hand: [1]", edition).play("play:flame-war")
    assert [waiting(t, s) for s in SEATS] == [["fewer-actions*1"]] * 5 + [[]]
    until(t, "A", "attempt").play("done")
    assert t.about == "discard"


@card("the-nsa-is-watching-you")
@english
def test_the_nsa_is_watching_you(edition: str) -> None:
    """See the hand, take one card; password cards are out of reach."""
    t = table("active: B; B hand: the-nsa-is-watching-you; A hand: [3]", edition)
    cards = hand(t, "A")
    t.play("play:the-nsa-is-watching-you", "at@A")
    assert set(t.options) == {f"take:{c}" for c in cards}
    assert hand(t.play(f"take:{cards[2]}"), "B") == [cards[2]] and hand(t, "A") == cards[:2]


@card("digital-divide")
@english
def test_digital_divide(edition: str) -> None:
    """Two random cards, one for each."""
    t = table("active: B; B hand: digital-divide; A hand: [2]", edition).play("play:digital-divide", "at@A", "at@F")
    assert [len(hand(t, s)) for s in "ABF"] == [0, 1, 1]


@card("fdic")
@english
@pytest.mark.parametrize(("size", "gone"), [(3, 0), (5, 2)])
def test_fdic(edition: str, size: int, gone: int) -> None:
    """The controller of Government keeps three."""
    t = table(f"A hand: fdic; B hand: [{size}]", edition).play("play:fdic")
    answer(t, *(f"keep:{c}" for c in hand(t, "B")[:3]))
    assert len(hand(t, "A")) == gone and len(hand(t, "B")) == size - gone


@card("spam")
@english
def test_spam(edition: str) -> None:
    """Gifts, draws up to the limit, a random discard."""
    t = table("A hand: spam [4]; B hand: [5]", edition)
    mine = [c for c in hand(t, "A") if c != "spam"][:2]
    answer(t.play("play:spam", "at@B"), *(f"give:{c}" for c in mine), "done")
    while t.about == "spam_draw":
        t.play("draw" if t.asked == "F" else "done")
    assert len(hand(t, "F")) == 6 and len(hand(t, "B")) == 6 and len(hand(t, "A")) == 2


@card("burnout")
@english
def test_burnout(edition: str) -> None:
    """Over-Clock to the pile, no actions in the next turn; also the own one (AD-R4)."""
    t = table("A hand: burnout; D upgrades: over-clock", edition).play("play:burnout")
    assert t.cards("pile") == ["over-clock", "burnout"] and waiting(t, "D") == ["no-actions"]
    assert told(t, "spectator", "pending") == ["D pending:no-actions"]
    t = table("A hand: burnout [1]", edition)
    assert t.refuses("play:burnout").rule == "AD-60" and draw_all(t) == 0

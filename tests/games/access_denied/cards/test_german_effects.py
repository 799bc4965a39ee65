"""Zugang Verweigert, what each of the 63 cards does."""

import pytest

from tests.games.access_denied.positions import (
    SEATS,
    actions,
    answer,
    draw_all,
    facts,
    german,
    hand,
    held,
    level,
    limit,
    notes,
    passive,
    quiet,
    table,
    told,
    until,
    waiting,
)
from tests.support.marks import card

ACCESS = {
    "de-warez": "micronopoly",
    "de-freier-zugriff": "banking",
    "de-telekurs": "universities",
    "de-oeffentliche-bibliothek": "government",
    "de-phreaking": "telecomm",
    "de-blog": "newsmedia",
}


@card("de-beliebter-krieg", "de-dsl")
@pytest.mark.parametrize("upgrades", ["de-beliebter-krieg", "de-dsl", "de-beliebter-krieg de-dsl"])
def test_one_card_more(upgrades: str) -> None:
    """Each +1 in step 4, within the limit."""
    t = german(f"active: B; step: draw; B levels: newsmedia=user telecomm=user; B upgrades: {upgrades}")
    assert draw_all(t) == 1 + len(upgrades.split())
    assert draw_all(german(f"active: B; step: draw; B upgrades: {upgrades}")) == 1, "limit 1"


@card("de-spitzen-system")
def test_spitzen_system() -> None:
    assert limit(german("active: B; B upgrades: de-spitzen-system; B hand: [1]"), "B") == 3


@card("de-kriegs-haendler")
def test_kriegs_haendler() -> None:
    """AD-R85: one more free attempt."""
    t = german("step: attempt; A upgrades: de-kriegs-haendler; A hand: [DE]").play("attempt@newsmedia")
    answer(t, f"give:{hand(t, 'A')[0]}")
    assert t.about == "attempt" and not any(o.startswith("dial") for o in t.options)


@card("de-ice", "de-multi-virus", "de-satan-virus", "de-retro-virus")
def test_ice_against_all_viruses() -> None:
    """Retro-Virus too."""
    t = german("A hand: de-multi-virus [1]; C levels: banking=user; C upgrades: de-ice; C hand: [3]")
    assert len(hand(t.play("play:de-multi-virus"), "C")) == 3
    assert limit(german("micronopoly cards: de-satan-virus@A; C upgrades: de-ice; A hand: [1]"), "C") == 3
    t = german("newsmedia cards: de-retro-virus@B; A upgrades: de-ice; A hand: [AD]").play("attempt@newsmedia")
    answer(t, f"give:{held(t, 'A', 'D')[0]}")
    assert len(hand(t, "A")) == 2 and t.cards("pile") == ["de-retro-virus"]


@card("de-uebertaktet")
def test_uebertaktet_has_no_discard_clause() -> None:
    """+1 action; a failed attempt costs nothing."""
    t = german("A upgrades: de-uebertaktet; A hand: [DEF]")
    assert actions(t) == 2
    for _ in range(2):
        answer(t.play("attempt@government"), f"give:{hand(t, 'A')[-1]}")
    assert t.cards("A upgrades") == ["de-uebertaktet"] and len(told(t, "", "denied")) == 2


@card("de-gegen-virus", "de-multi-virus", "de-satan-virus", "de-retro-virus")
@pytest.mark.parametrize("virus", ["de-multi-virus", "de-satan-virus", "de-retro-virus"])
def test_gegen_virus(virus: str) -> None:
    """The whole hand."""
    t = german(f"A hand: {virus} [2]; B levels: banking=user; B hand: de-gegen-virus")
    t.play(f"play:{virus}", f"play:de-gegen-virus@{virus}")
    while t.about == "discard_down":
        passive(t)
    assert hand(t, "A") == [] and t.cards("pile")[-2:] == ["de-gegen-virus", virus]


@card("de-anti-virus", "de-multi-virus", "de-satan-virus", "de-retro-virus")
@pytest.mark.parametrize("virus", ["de-multi-virus", "de-satan-virus", "de-retro-virus"])
def test_anti_virus(virus: str) -> None:
    """AD-R51."""
    t = german(f"A hand: {virus} [2]; B levels: banking=user; B hand: de-anti-virus [3]")
    t.play(f"play:{virus}", f"play:de-anti-virus@{virus}")
    assert len(hand(t, "B")) == 3
    assert virus == "de-multi-virus" or t.fact("banking cards") == f"{virus}@A!B"


@card("de-untertauchen")
def test_untertauchen() -> None:
    t = german("A hand: de-untertauchen [1]").play("play:de-untertauchen", "at@telecomm")
    assert set(notes(t, "A", "telecomm")) <= set("AEF") and t.cards("pile") == ["de-untertauchen"]


@card("de-code-verschluesseln")
def test_code_verschluesseln() -> None:
    """Needs three different codes besides; nothing stops it."""
    t = german("A hand: de-code-verschluesseln [ABD]; F levels: banking=oper; F hand: de-abbruch-bot de-firewall")
    t.play("play:de-code-verschluesseln")
    while t.about in ("new_password", "old_password"):
        t.play(t.options[0])
    assert hand(t, "A") == [] and len(t.cards("pile")) == 4 and t.cards("pile")[-1] == "de-code-verschluesseln"
    assert german("A hand: de-code-verschluesseln [AB]").refuses("play:de-code-verschluesseln").rule == "AD-60"


@card("de-guru", "de-route-verfolgen", "de-firewall")
@pytest.mark.parametrize(("reached", "to"), [("user", 2), ("oper", 3)])
def test_guru(reached: str, to: int) -> None:
    """User to Operator or Operator to Root; stopped by cards that prevent access (AD-R31)."""
    text = f"A levels: newsmedia={reached}; A hand: de-guru [1]"
    assert level(german(text).play("play:de-guru"), "A", "newsmedia") == to
    for stop in ("de-route-verfolgen", "de-firewall"):
        t = german(f"{text}; D hand: {stop}").play("play:de-guru", f"play:{stop}")
        assert level(t, "A", "newsmedia") == to - 1 and t.cards("pile") == [stop, "de-guru"]


@card("de-zugriff-loeschen", "de-entferne-anmeldung")
@pytest.mark.parametrize(
    ("name", "reached", "may"),
    [
        ("de-zugriff-loeschen", "user", True),
        ("de-zugriff-loeschen", "oper", True),
        ("de-zugriff-loeschen", "root", False),
        ("de-entferne-anmeldung", "user", True),
        ("de-entferne-anmeldung", "oper", False),
    ],
)
def test_markers(name: str, reached: str, may: bool) -> None:
    """With Root in the sector."""
    t = german(f"B levels: banking={reached}; A hand: {name} [1]")
    assert (f"play:{name}" in t.options) == may
    assert not may or level(t.play(f"play:{name}"), "B", "banking") == 0


@card("de-samurai", "de-satan-virus", "de-paket-schnueffler", "de-logik-bombe", "de-retro-virus")
@pytest.mark.parametrize("name", ["de-satan-virus", "de-paket-schnueffler", "de-logik-bombe", "de-retro-virus"])
def test_sector_cards_and_samurai(name: str) -> None:
    """AD-63."""
    t = german(f"A hand: {name} [1]").play(f"play:{name}")
    assert facts(t)["sector_cards"]["banking"][0][:2] == [name, "A"]
    t = german(f"newsmedia cards: {name}@B; A hand: de-samurai [1]").play("play:de-samurai")
    assert t.cards("pile") == [name, "de-samurai"]


@card("de-satan-virus")
def test_satan_virus_takes_the_bonus() -> None:
    assert limit(german("micronopoly cards: de-satan-virus@A; A hand: [1]"), "C") == 1


@card("de-bank-irrtum-zu-deinen-gunsten")
def test_bank_irrtum() -> None:
    t = german("A hand: de-bank-irrtum-zu-deinen-gunsten [1]").play("play:de-bank-irrtum-zu-deinen-gunsten", "draw")
    assert len(hand(t, "A")) == 4 and actions(t) == 1 and limit(t, "A") is None


@card("de-paket-schnueffler", "de-logik-bombe")
def test_what_waits_at_a_sector() -> None:
    """AD-R18; Logik Bombe takes the whole hand (AD-R46)."""
    t = german("banking cards: de-paket-schnueffler@B; A hand: de-ueberzogen [1]").play("play:de-ueberzogen", "at@C")
    assert len(told(t, "B", "saw")) == 1 and "de-paket-schnueffler" in t.cards("pile")
    t = german("banking cards: de-logik-bombe@B; A hand: de-ueberzogen [3]").play("play:de-ueberzogen", "at@C")
    while t.about == "discard_down":
        passive(t)
    assert hand(t, "A") == [] and t.cards("pile")[3:] == ["de-logik-bombe", "de-ueberzogen"]


@card("de-firewall")
def test_firewall() -> None:
    """All cards, matching or not."""
    t = german("A levels: newsmedia=user; A hand: [AD]; D hand: de-firewall").play("attempt@newsmedia")
    t.play("play:de-firewall")
    assert len(hand(t, "D")) == 2 and hand(t, "A") == [] and level(t, "A", "newsmedia") == 1


@card("de-olfactopeg", "de-kredit-verzug")
def test_olfactopeg_and_kredit_verzug() -> None:
    t = german("active: F; F hand: de-olfactopeg; A hand: [1]; B hand: [3]").play("play:de-olfactopeg")
    assert [len(hand(t, s)) for s in "ABF"] == [0, 2, 2] and limit(t, "F") is None
    assert limit(german("active: F; F hand: de-kredit-verzug").play("play:de-kredit-verzug"), "F") is None


@card("de-hintertuer", "de-copybot", "de-backup")
def test_hintertuer_copybot_backup() -> None:
    t = german("A hand: de-hintertuer de-net-volley-ball [1]").play("waive:de-net-volley-ball")
    assert t.cards("pile") == ["de-hintertuer", "de-net-volley-ball"]
    t = german("step: end; pile: de-dsl; E hand: de-copybot").play("play:de-copybot")
    assert hand(t, "E") == ["de-dsl"] and t.cards("pile") == ["de-copybot"]
    t = german("A hand: de-ueberzogen; B hand: de-backup [3]").play("play:de-ueberzogen", "at@B", "play:de-backup")
    assert len(hand(t, "B")) == 3


@card("de-spott-vogel", "de-abhoeren", "de-route-verfolgen")
def test_answers() -> None:
    t = german("active: C; C hand: de-major-release; A levels: micronopoly=user; A hand: [2]; E hand: de-spott-vogel")
    t.play("play:de-major-release", "play:de-spott-vogel@de-major-release")
    assert len(hand(t, "A")) == 2 and len(notes(t, "E", "micronopoly")) == 1
    t = german("A hand: [C]; B hand: de-abhoeren").play("attempt@newsmedia", "play:de-abhoeren")
    assert notes(t, "B", "newsmedia") == {"C": -1}
    t = german("A hand: [D]; B levels: newsmedia=oper; B hand: de-route-verfolgen").play("attempt@newsmedia")
    assert level(t.play("play:de-route-verfolgen"), "A", "newsmedia") == 0


@card("de-ein-guter-tag-am-markt", "de-leichter-kredit")
@pytest.mark.parametrize(("name", "cards"), [("de-ein-guter-tag-am-markt", 6), ("de-leichter-kredit", 3)])
def test_draw_instants(name: str, cards: int) -> None:
    """AD-37: base becomes 6, or 3; the limit is ignored."""
    t = german(f"active: B; step: draw; B levels: newsmedia=oper banking=oper; B hand: {name} [3]").play(f"play:{name}")
    assert draw_all(t) == cards


@card("de-fbi")
def test_fbi() -> None:
    """Any upgrade on the table."""
    t = german("active: B; B upgrades: de-dsl; C upgrades: de-ice; B hand: de-fbi").play("play:de-fbi")
    assert set(t.options) == {"at:de-dsl", "at:de-ice"}
    assert hand(t.play("at:de-ice"), "B") == ["de-ice"]


@card("de-major-release", "de-software-patch", "de-bank-run", "de-ueberzogen")
@pytest.mark.parametrize(
    ("name", "text", "left"),
    [
        ("de-major-release", "active: C; C hand: de-major-release", 0),
        ("de-software-patch", "active: C; C hand: de-software-patch", 2),
        ("de-bank-run", "active: D; D hand: de-bank-run", 2),
        ("de-ueberzogen", "A hand: de-ueberzogen", 2),
    ],
)
def test_losses(name: str, text: str, left: int) -> None:
    """AD-R46: the whole hand, or three at random."""
    t = answer(german(f"{text}; B levels: micronopoly=user banking=user; B hand: [5]").play(f"play:{name}"), "at@B")
    while t.about == "discard_down":
        passive(t)
    assert len(hand(t, "B")) == left and t.cards("pile")[-1] == name


@card("de-sol", "de-beta-website")
def test_statuses() -> None:
    """One action per turn; limit one less."""
    t = german("active: E; B levels: telecomm=user; B upgrades: de-uebertaktet; E hand: de-sol; B hand: [1]")
    t.play("play:de-sol")
    assert actions(until(t, "B", "action")) == 1
    t = german("active: C; B levels: micronopoly=user; C hand: de-beta-website").play("play:de-beta-website")
    assert limit(t, "B") == 1


@card("de-presse-pass")
@pytest.mark.parametrize("name", ["de-net-volley-ball", "de-strom-spitze", "de-fuenfzehn-minuten", "de-burnout"])
def test_presse_pass(name: str) -> None:
    """AD-R48: in the window of a card that would cost its player actions."""
    t = german(f"A levels: universities=user telecomm=oper newsmedia=user; A hand: {name}; "
               "D levels: telecomm=user; D upgrades: de-uebertaktet; D hand: de-presse-pass")  # fmt: skip
    answer(t.play(f"play:{name}"), "at@D")
    assert t.asked == "D" and f"play:de-presse-pass@{name}" in t.options
    quiet(t.play(f"play:de-presse-pass@{name}"))
    assert waiting(t, "D") == []


@card("de-die-nsa-beobachtet-dich", "de-privater-service", "de-fdic")
def test_hands_of_others() -> None:
    t = german("active: B; B hand: de-die-nsa-beobachtet-dich; A hand: [2]").play("play:de-die-nsa-beobachtet-dich")
    t.play("at@A", t.options[0] if t.about == "take" else f"take:{hand(t, 'A')[0]}")
    assert len(hand(t, "B")) == 1
    t = german("active: B; B hand: de-privater-service; A hand: [2]").play("play:de-privater-service", "at@A", "at@F")
    assert [len(hand(t, s)) for s in "ABF"] == [0, 1, 1]
    t = german("A hand: de-fdic; B hand: [3]").play("play:de-fdic")
    answer(t, *(f"give:{c}" for c in hand(t, "B")[:2]))
    assert len(hand(t, "A")) == 2 and len(hand(t, "B")) == 1


@card("de-strom-spitze", "de-fuenfzehn-minuten", "de-whoops-getrennt", "de-rotes-band", "de-direkte-einlage")
@card("de-net-volley-ball", "de-burnout")
@pytest.mark.parametrize(
    ("name", "word"),
    [
        ("de-strom-spitze", "no-actions"),
        ("de-fuenfzehn-minuten", "no-actions"),
        ("de-whoops-getrennt", "no-attempts"),
        ("de-rotes-band", "no-attempts"),
        ("de-direkte-einlage", "no-drawing"),
        ("de-net-volley-ball", "fewer-actions*1"),
        ("de-burnout", "no-actions"),
    ],
)
def test_pending_effects(name: str, word: str) -> None:
    levels = "A levels: telecomm=oper newsmedia=user government=user universities=user"
    t = german(f"{levels}; B levels: telecomm=user banking=user; B upgrades: de-uebertaktet; A hand: {name}")
    answer(t.play(f"play:{name}"), "at@B")
    assert waiting(t, "B") == [word] and (name != "de-burnout" or t.cards("B upgrades") == [])


@card("de-keine-esteuern", "de-winzap")
def test_pending_for_many() -> None:
    t = german("step: end; D hand: de-keine-esteuern; A hand: [1]").play("play:de-keine-esteuern")
    assert all(waiting(t, s) == ["etaxes*1"] for s in "ACDEF")
    t = german("active: F; step: end; C hand: de-winzap; E levels: micronopoly=user").play("play:de-winzap")
    assert [waiting(t, s) for s in SEATS] == [[], [], ["more-actions*1"], [], ["more-actions*1"], []]


@card("de-abbruch-bot")
def test_abbruch_bot() -> None:
    t = german("A hand: de-ueberzogen [1]; B hand: [3]; C levels: banking=oper; C hand: de-abbruch-bot")
    t.play("play:de-ueberzogen", "at@B", "play:de-abbruch-bot@de-ueberzogen")
    assert len(hand(t, "B")) == 3 and t.fact("active") == "B"


@card("de-spam")
def test_spam() -> None:
    """Gifts cost the target actions; no drawing, no discarding."""
    t = german("A hand: de-spam [1]; B hand: [5]").play("play:de-spam", "at@B")
    answer(t, *(f"give:{c}" for c in hand(t, "A")))
    assert len(hand(t, "B")) == 6 and waiting(t, "B") == ["fewer-actions*1"] and told(t, "", "drew") == []


@card("de-trojaner", "de-bug", "de-wurm")
def test_hot_potatoes() -> None:
    """No attempts at all; at most one action; no drawing in step 4."""
    t = until(german("step: begin; A hand: de-trojaner [1]"), "A", "action")
    assert not any("attempt" in o for o in t.options)
    t = german("step: begin; A levels: government=root; A hand: de-bug [1]")
    assert actions(until(t, "A", "action")) == 1
    t = german("step: begin; A levels: newsmedia=user telecomm=user; A hand: de-wurm; B hand: [1]")
    until(t, "B", "attempt")
    assert told(t, "", "drew") == []
    t = table("A hand: de-bug [1]", "german").play("hand_on:de-bug", "at@D")
    assert hand(t, "D") == ["de-bug"] and told(t, "C", "handed_on") == ["A handed_on:?@D"]


@card("de-mutters-geburts-name", "de-warez", "de-freier-zugriff", "de-telekurs", "de-oeffentliche-bibliothek")
@card("de-phreaking", "de-blog")
@pytest.mark.parametrize("name", ["de-mutters-geburts-name", *ACCESS])
def test_automatic_access(name: str) -> None:
    """AD-49: nobody can answer."""
    sector = ACCESS.get(name, "telecomm")
    seat = "B" if sector == "banking" else "A"
    everything = "de-abbruch-bot de-route-verfolgen de-firewall"
    text = f"active: {seat}; {seat} hand: {name} [1]; D levels: telecomm=oper; D hand: {everything}"
    t = answer(german(text).play(f"play:{name}"), f"at@{sector}")
    assert level(t, seat, sector) == 1 and t.asked == seat

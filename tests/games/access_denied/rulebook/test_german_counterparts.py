"""Zugang Verweigert: the counterparts that behave as the English cards."""

import pytest

from tests.games.access_denied.positions import (
    SEATS,
    actions,
    answer,
    draw_all,
    end_turn,
    german,
    hand,
    held,
    level,
    limit,
    next_turn,
    notes,
    told,
    until,
    waiting,
)


def test_privater_service() -> None:
    """One card each; with one card P2 alone (AD-R74)."""
    t = german("active: B; B hand: de-privater-service; C hand: [3]").play("play:de-privater-service", "at@C", "at@E")
    assert [len(hand(t, s)) for s in "BCE"] == [1, 1, 1]


def test_keine_esteuern() -> None:
    """Allowance 3 for P2, 4 for P1, no limit."""
    t = german("step: attempt; A hand: [1]; D hand: de-keine-esteuern").play("done", "play:de-keine-esteuern")
    assert all(waiting(t, seat) == ["etaxes*1"] for seat in SEATS)
    until(t, "B", "draw")
    assert limit(t, "B") is None and draw_all(t) == 3
    until(t, "A", "draw")
    assert draw_all(t) == 4


def test_winzap() -> None:
    t = german("step: attempt; A levels: micronopoly=user; A hand: [1]; B hand: [1]; C hand: de-winzap [1]")
    t.play("done", "play:de-winzap")
    assert [waiting(t, s) for s in "ABC"] == [["more-actions*1"], [], ["more-actions*1"]] and actions(t) == 1
    next_turn(t, "C")
    assert actions(until(t, "C", "action")) == 2


@pytest.mark.parametrize(
    ("card", "levels", "word"),
    [
        ("de-strom-spitze", "telecomm=oper", "no-actions"),
        ("de-fuenfzehn-minuten", "newsmedia=user", "no-actions"),
        ("de-direkte-einlage", "newsmedia=user", "no-drawing"),
        ("de-whoops-getrennt", "telecomm=user", "no-attempts"),
        ("de-rotes-band", "government=user", "no-attempts"),
    ],
)
def test_bans(card: str, levels: str, word: str) -> None:
    """AD-R4: only others."""
    t = german(f"A levels: {levels}; C levels: telecomm=user banking=user; A hand: {card} [1]").play(f"play:{card}")
    assert "at@A" not in t.options
    answer(t, "at@C")
    assert waiting(t, "C") == [word]


def test_net_volley_ball() -> None:
    """One action less for all others."""
    t = german("active: F; F hand: de-net-volley-ball").play("play:de-net-volley-ball")
    assert [waiting(t, s) for s in SEATS] == [["fewer-actions*1"]] * 5 + [[]]


def test_direkte_einlage() -> None:
    """No Government card, no draw."""
    t = german("active: B; step: begin; B next: no-drawing; pile: [1]; B levels: newsmedia=user; B hand: [1]")
    end_turn(t)
    assert told(t, "", "drew", "salvaged") == []


def test_kredit_verzug() -> None:
    """Step 4 allows 1 card, hand 10."""
    t = german("active: F; F hand: de-kredit-verzug [9]").play("play:de-kredit-verzug")
    assert (t.about, t.options[0]) == ("discard", "done")
    t.play("done")
    assert draw_all(t) == 1 and len(hand(t, "F")) == 10


def test_mutters_geburts_name() -> None:
    t = german("A hand: de-mutters-geburts-name [1]; B hand: de-abbruch-bot; D hand: de-firewall de-route-verfolgen")
    t.play("play:de-mutters-geburts-name", "at@newsmedia")
    assert level(t, "A", "newsmedia") == 1 and t.asked == "A"


def test_untertauchen() -> None:
    t = german("A hand: de-untertauchen [1]").play("play:de-untertauchen")
    assert "at@banking" not in t.options
    (seen,) = told(t.play("at@newsmedia"), "A", "saw")
    assert seen in {f"A saw:{x}@newsmedia" for x in "DEF"} and told(t, "B", "saw") == ["A saw:?@newsmedia"]


def test_zugriff_loeschen() -> None:
    t = german("B levels: banking=oper; C levels: banking=root; A hand: de-zugriff-loeschen [1]")
    t.play("play:de-zugriff-loeschen")
    assert level(t, "B", "banking") == 0 and level(t, "C", "banking") == 3


def test_hintertuer() -> None:
    """AD-R14."""
    t = german("A levels: newsmedia=user; A hand: de-hintertuer de-beliebter-krieg de-zugriff-loeschen [1]")
    assert not any(o.startswith("waive") for o in t.options)
    t = german("A hand: de-hintertuer de-strom-spitze [1]; B levels: telecomm=user")
    assert "waive:de-strom-spitze" in t.options


def test_beliebter_krieg_and_spitzen_system() -> None:
    """Requirement and effect as in English (AD-59)."""
    t = german("active: B; B levels: newsmedia=user; B hand: de-beliebter-krieg [1]")
    assert t.refuses("play:de-beliebter-krieg").rule == "AD-59"
    t = german("A hand: de-spitzen-system [1]").play("play:de-spitzen-system")
    assert limit(t, "A") == 3


def test_spott_vogel() -> None:
    t = german("F upgrades: de-beliebter-krieg; A hand: de-fbi de-hintertuer [1]; E hand: de-spott-vogel")
    t.play("waive:de-fbi", "play:de-spott-vogel@de-fbi")
    assert t.cards("pile") == ["de-spott-vogel", "de-hintertuer", "de-fbi"]
    assert told(t, "E", "saw")[0] in {f"E saw:{x}@banking" for x in "ABC"}


def test_paket_schnueffler() -> None:
    """Rotes Band then forbids P4 attempts, not drawing."""
    t = german(
        "active: C; government cards: de-paket-schnueffler@A; C levels: government=user; C hand: de-rotes-band [1]"
    ).play("play:de-rotes-band", "at@D")
    assert t.cards("pile") == ["de-paket-schnueffler", "de-rotes-band"] and waiting(t, "D") == ["no-attempts"]
    assert told(t, "A", "saw")[0] in {f"A saw:{x}@micronopoly" for x in "CDE"}


def test_logik_bombe_and_bank_run() -> None:
    """6 discards, Logik Bombe, P1's discards, Bank Run."""
    t = german("active: D; newsmedia cards: de-logik-bombe@A; D hand: de-bank-run [6]; A hand: [4]")
    mine = hand(t, "D")
    t.play("play:de-bank-run")
    answer(t, *(f"discard:{c}" for c in mine if c != "de-bank-run"))
    assert hand(t, "D") == [] and len(hand(t, "A")) == 1
    pile = t.cards("pile")
    assert len(pile) == 11 and pile[6] == "de-logik-bombe" and pile[-1] == "de-bank-run"


def test_die_nsa_and_backup() -> None:
    """AD-R45."""
    t = german("active: B; C hand: de-backup [3]; B hand: de-die-nsa-beobachtet-dich")
    t.play("play:de-die-nsa-beobachtet-dich", "at@C", "play:de-backup")
    assert len(told(t, "B", "viewed")) == 4 and hand(t, "B") == [] and len(hand(t, "C")) == 3


def test_bank_irrtum() -> None:
    """With own draw numbers (AD-R79)."""
    t = german("A hand: de-bank-irrtum-zu-deinen-gunsten [4]").play("play:de-bank-irrtum-zu-deinen-gunsten", "draw")
    assert len(hand(t, "A")) == 7 and actions(t) == 1 and limit(t, "A") is None
    t.play("done", "done")
    assert draw_all(t) == 2 and len(hand(t, "A")) == 9


@pytest.mark.parametrize(
    ("card", "sector"),
    [
        ("de-warez", "micronopoly"),
        ("de-freier-zugriff", "banking"),
        ("de-telekurs", "universities"),
        ("de-oeffentliche-bibliothek", "government"),
        ("de-phreaking", "telecomm"),
        ("de-blog", "newsmedia"),
    ],
)
def test_fixed_automatic_access(card: str, sector: str) -> None:
    """Also in a turn without attempts (AD-R32)."""
    seat = "B" if sector == "banking" else "A"
    t = german(f"active: {seat}; now: no-attempts; {seat} hand: {card} [1]").play(f"play:{card}")
    assert level(t, seat, sector) == 1
    t = german(f"{seat} levels: {sector}=user; active: {seat}; {seat} hand: {card} [1]")
    assert t.refuses(f"play:{card}").rule == "AD-60"


def test_wurm() -> None:
    """AD-R56."""
    t = german("step: begin; A hand: de-wurm de-bank-irrtum-zu-deinen-gunsten")
    until(t, "A", "action").play("play:de-bank-irrtum-zu-deinen-gunsten", "draw")
    end_turn(t)
    assert len(told(t, "", "drew")) == 3


def test_burnout() -> None:
    t = german("D upgrades: de-uebertaktet; D hand: de-backup [1]; A hand: de-burnout").play("play:de-burnout")
    t.play("play:de-backup")
    assert t.cards("D upgrades") == ["de-uebertaktet"] and waiting(t, "D") == ["no-actions"]


def test_copybot() -> None:
    """As in English (AD-R16)."""
    t = german("A hand: de-ueberzogen [1]; B hand: [3]; C hand: de-copybot").play("play:de-ueberzogen", "at@B")
    assert (t.asked, t.about) == ("C", "idle"), "in the window the pile was empty"
    t.play("play:de-copybot")
    assert hand(t, "C") == ["de-ueberzogen"]
    t = german("step: discard; A levels: newsmedia=user; A hand: de-copybot [1]")
    (card,) = [c for c in hand(t, "A") if c != "de-copybot"]
    t.play(f"discard:{card}", "done", "play:de-copybot")
    assert hand(t, "A") == [card]


def test_backup_in_step_3() -> None:
    """AD-R44."""
    t = german("active: B; step: discard; B hand: de-backup [3]")
    assert (t.asked, t.about) == ("B", "backup")
    t.play("play:de-backup")
    end_turn(t)
    assert len(hand(t, "B")) == 3 and told(t, "", "drew") == []


def test_backup_against_a_denied_attempt() -> None:
    """Both cards return, the level stays, P1 knows that A is not in the password (AD-R43)."""
    t = german("A levels: newsmedia=user; A hand: de-backup [AD]")
    (a,) = held(t, "A", "A")
    d = next(c for c in hand(t, "A") if c not in (a, "de-backup"))
    answer(t.play("attempt@newsmedia"), f"give:{a}", f"give:{d}").play("play:de-backup")
    assert (
        hand(t, "A") == [a, d] and level(t, "A", "newsmedia") == 1 and notes(t, "A", "newsmedia") == {"A": -1, "D": 1}
    )


def test_a_card_copied_in_a_window() -> None:
    """CopyBot takes Abbruch Bot, which cancels Bank Run (AD-R17)."""
    t = german("active: D; pile: de-abbruch-bot; D hand: de-bank-run [1]; B levels: newsmedia=oper; B hand: de-copybot")
    t.play("play:de-bank-run", "play:de-copybot", "play:de-abbruch-bot@de-bank-run")
    assert t.cards("pile") == ["de-copybot", "de-abbruch-bot", "de-bank-run"] and t.fact("active") == "E"

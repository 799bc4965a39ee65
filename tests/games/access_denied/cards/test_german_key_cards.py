"""Zugang Verweigert, the key cards: Requires sections, Abbruch Bot, Spott Vogel, Hintertür."""

import pytest

from tests.games.access_denied.cards.key_cards import GERMAN, Key
from tests.games.access_denied.positions import SEATS, code, facts, german, hand, quiet, told, waiting
from tests.support.marks import card

every_key_card = pytest.mark.parametrize("key", GERMAN, ids=[key.card for key in GERMAN])
ROOT_ONLY = [key for key in GERMAN if key.level == 3]


def canceller(key: Key, level: str = "oper") -> str:
    """E with Abbruch Bot and a level in the sector a card requires."""
    return "E hand: de-abbruch-bot" + ("" if key.sector == "telecomm" else f"; E levels: {key.sector}={level}")


@card(
    "de-beliebter-krieg", "de-spitzen-system", "de-bank-irrtum-zu-deinen-gunsten", "de-olfactopeg", "de-dsl", "de-fbi"
)
@card("de-major-release", "de-sol", "de-kriegs-haendler", "de-die-nsa-beobachtet-dich", "de-strom-spitze")
@card("de-beta-website", "de-software-patch", "de-bank-run", "de-ice", "de-whoops-getrennt", "de-privater-service")
@card("de-fdic", "de-net-volley-ball", "de-rotes-band", "de-ueberzogen", "de-uebertaktet", "de-direkte-einlage")
@card("de-kredit-verzug", "de-fuenfzehn-minuten")
@every_key_card
def test_the_requires_section(key: Key) -> None:
    """AD-59: the stated level and no less; on upgrades the code in the own password."""
    assert key.seated("german", key.level - 1).refuses(f"play:{key.card}").rule == "AD-59"
    assert f"play:{key.card}" in key.seated("german", key.level).options
    if key.upgrade:
        without = key._replace(password="D/E/F" if code(key.card) in "ABC" else "A/B/C")
        assert without.seated("german", 3).refuses(f"play:{key.card}").rule == "AD-59"


@card("de-hintertuer")
@every_key_card
def test_hintertuer_waives_it_except_on_upgrades(key: Key) -> None:
    """AD-R14."""
    t = key.seated("german", 0, held="de-hintertuer")
    assert (f"waive:{key.card}" in t.options) == (not key.upgrade)


@card("de-abbruch-bot", "de-beliebter-krieg", "de-spitzen-system", "de-bank-irrtum-zu-deinen-gunsten", "de-olfactopeg")
@card("de-dsl", "de-fbi", "de-major-release", "de-sol", "de-kriegs-haendler", "de-die-nsa-beobachtet-dich")
@card("de-strom-spitze", "de-beta-website", "de-software-patch", "de-bank-run", "de-ice", "de-whoops-getrennt")
@card("de-privater-service", "de-fdic", "de-net-volley-ball", "de-rotes-band", "de-ueberzogen", "de-uebertaktet")
@card("de-direkte-einlage", "de-kredit-verzug", "de-fuenfzehn-minuten")
@every_key_card
def test_abbruch_bot_cancels_and_ends_the_turn(key: Key) -> None:
    """AD-R49, AD-71: no effect, and no further step of the turn."""
    t = key.seated("german", key.level, lies=canceller(key))
    sizes = [len(hand(t, seat)) for seat in SEATS]
    before = (facts(t)["levels"], facts(t)["status"], facts(t)["next"])
    key.announced(t)
    assert (t.asked, t.options) == ("E", ["pass", f"play:de-abbruch-bot@{key.card}"])
    t.play(f"play:de-abbruch-bot@{key.card}")
    assert t.cards("pile") == ["de-abbruch-bot", key.card] and t.fact("active") != key.who
    gone = {key.who: 1, "E": 1}
    assert [len(hand(t, seat)) for seat in SEATS] == [n - gone.get(s, 0) for s, n in zip(SEATS, sizes, strict=True)]
    assert (facts(t)["levels"], facts(t)["status"], facts(t)["next"]) == before


@card("de-abbruch-bot")
@pytest.mark.parametrize("key", [k for k in GERMAN if k.sector != "telecomm"], ids=lambda key: key.card)
def test_abbruch_bot_needs_operator(key: Key) -> None:
    """AD-R49: User is not enough."""
    t = key.announced(key.seated("german", key.level, lies=canceller(key, "user")))
    assert t.about != "respond"


@card("de-spott-vogel", "de-fbi", "de-fdic", "de-major-release")
@pytest.mark.parametrize("key", ROOT_ONLY, ids=[key.card for key in ROOT_ONLY])
def test_spott_vogel_blocks_root_only_cards(key: Key) -> None:
    """AD-73."""
    t = key.announced(key.seated("german", key.level, lies="E hand: de-spott-vogel"))
    assert (t.asked, t.options) == ("E", ["pass", f"play:de-spott-vogel@{key.card}"])
    t.play(f"play:de-spott-vogel@{key.card}")
    assert t.cards("pile") == ["de-spott-vogel", key.card] and len(hand(t, "B")) == 5 and len(told(t, "E", "saw")) == 1


@card("de-spott-vogel", "de-abbruch-bot")
def test_spott_vogel_can_be_cancelled() -> None:
    """AD-R11, AD-R49: not the active player's card, so the turn goes on and FBI works."""
    t = german("active: B; B hand: de-fbi [1]; D upgrades: de-ice; C hand: de-spott-vogel; C levels: telecomm=user; "
               "E hand: de-abbruch-bot")  # fmt: skip
    t.play("play:de-fbi", "play:de-spott-vogel@de-fbi", "play:de-abbruch-bot@de-spott-vogel")
    assert t.cards("pile") == ["de-abbruch-bot", "de-spott-vogel", "de-fbi"] and "de-ice" in hand(t, "B")
    assert t.fact("active") == "B"


@card("de-abhoeren", "de-abbruch-bot")
def test_abhoeren_can_be_cancelled() -> None:
    """AD-R11."""
    t = german("A hand: [D]; B hand: de-abhoeren; C levels: government=oper; C hand: de-abbruch-bot")
    t.play("attempt@newsmedia", "play:de-abhoeren", "play:de-abbruch-bot@de-abhoeren")
    assert t.cards("pile")[:2] == ["de-abbruch-bot", "de-abhoeren"] and ":?" in told(t, "B", "handed_over")[0]


@card("de-ein-guter-tag-am-markt", "de-leichter-kredit", "de-abbruch-bot")
@pytest.mark.parametrize(
    ("name", "sector"), [("de-ein-guter-tag-am-markt", "newsmedia"), ("de-leichter-kredit", "banking")]
)
def test_a_cancelled_draw_instant_ends_the_turn(name: str, sector: str) -> None:
    """AD-R98: cards already drawn are kept, nothing more is drawn."""
    t = german(f"active: B; step: draw; B levels: {sector}=oper micronopoly=oper; B hand: {name}; "
               f"C levels: {sector}=oper; C hand: de-abbruch-bot")  # fmt: skip
    t.play("draw", f"play:{name}", f"play:de-abbruch-bot@{name}")
    assert t.fact("active") == "C" and len(hand(t, "B")) == 1


@card("de-ein-guter-tag-am-markt", "de-leichter-kredit", "de-hintertuer")
@pytest.mark.parametrize(("name", "level"), [("de-ein-guter-tag-am-markt", "user"), ("de-leichter-kredit", "user")])
def test_draw_instants_need_operator(name: str, level: str) -> None:
    """Leichter Kredit needs Operator too; Hintertür waives it."""
    text = f"active: B; step: draw; B levels: newsmedia={level} banking={level}; B hand: {name}"
    assert f"play:{name}" not in german(text).options
    assert f"waive:{name}" in german(f"{text} de-hintertuer").options


@card("de-keine-esteuern", "de-winzap", "de-presse-pass", "de-abbruch-bot")
@pytest.mark.parametrize(
    ("name", "owner", "sector"), [("de-keine-esteuern", "D", "newsmedia"), ("de-winzap", "C", "micronopoly")]
)
def test_any_time_instants_can_be_cancelled(name: str, owner: str, sector: str) -> None:
    """AD-R11."""
    t = german(f"step: end; {owner} hand: {name}; B levels: {sector}=oper; B hand: de-abbruch-bot")
    t.play(f"play:{name}", f"play:de-abbruch-bot@{name}")
    assert t.cards("pile") == ["de-abbruch-bot", name] and all(waiting(t, seat) == [] for seat in SEATS)


@card("de-presse-pass", "de-abbruch-bot")
def test_presse_pass_can_be_cancelled() -> None:
    """AD-R11, AD-R48: then the card costs its action."""
    t = german("active: F; F hand: de-net-volley-ball; D hand: de-presse-pass; B levels: newsmedia=oper; "
               "B hand: de-abbruch-bot")  # fmt: skip
    t.play("play:de-net-volley-ball", "play:de-presse-pass@de-net-volley-ball", "play:de-abbruch-bot@de-presse-pass")
    quiet(t)
    assert waiting(t, "D") == ["fewer-actions*1"]

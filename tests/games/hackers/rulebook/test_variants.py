"""HACKERS, the variants Open Source and Encrypted (HK-42 to HK-47, HK-58)."""

import pytest

from tests.games.hackers.positions import PACK, READERS, files, named, number
from tests.support.table import Table

OTHERS = ("B", "C", "D", "spectator")


def test_open_source_shows_what_is_passed_but_not_the_deck() -> None:
    """A passes Worm to B, and C sees it (HK-42)."""
    t = Table(
        "hackers",
        "step: pass; A hand: curtis worm diskette; B hand: hacker-joey hacker-nikon; deck: virus payphone;"
        "snoop: scapegoat",
        open_source=True,
    ).play("left:worm", "right:curtis")
    for reader in READERS:
        assert "A passed:worm@B" in t.seen_by(reader) and "A passed:curtis@D" in t.seen_by(reader)
        assert set(t.view(reader).places["B hand"].cards) == {"hacker-joey", "hacker-nikon", "worm"}
        assert t.view(reader).places["deck"].count == 2 and not t.view(reader).places["deck"].cards


def test_encrypted_adds_are_silent_and_draws_are_counted() -> None:
    """Others see a card added, then three cards drawn (HK-44, 45)."""
    t = Table(
        "hackers",
        "A hand: garbage-file worm curtis; deck: virus payphone diskette scapegoat; snoop: cyberdelia",
        encrypted=True,
    ).play("add:garbage-file", "deck")
    assert "A added:garbage-file" in t.seen_by("A")
    for reader in OTHERS:
        seen = t.seen_by(reader)
        assert "A added:?" in seen and named(seen, "garbage-file") == []
        assert seen.count("A drew_top:?") == 3
        assert t.view(reader).places["A files"].count == 1 and not t.view(reader).places["A files"].cards


@pytest.mark.parametrize(("added", "wanted"), [("diskette", "garbage-file"), ("scapegoat", "security-officer")])
def test_encrypted_tells_when_nothing_is_found(added: str, wanted: str) -> None:
    """What is wanted is in D's HAND, and nobody learns that (HK-45)."""
    t = Table(
        "hackers",
        f"A hand: {added} worm curtis; D hand: {wanted}; deck: virus payphone; snoop: cyberdelia",
        encrypted=True,
    ).play(f"add:{added}")
    for reader in READERS:
        assert f"A found_nothing:{added}" in t.seen_by(reader) and f"A announced:{added}" in t.seen_by(reader)
        assert named(t.seen_by(reader), wanted) == []


@pytest.mark.parametrize("reader", READERS)
def test_encrypted_does_not_say_that_nothing_is_found_where_snoop_has_it(reader: str) -> None:
    """HK-45, HK-49: Diskette takes Garbage File from SNOOP before everybody's eyes."""
    t = Table(
        "hackers",
        "A hand: diskette worm curtis; D hand: scapegoat; deck: virus payphone; snoop: garbage-file",
        encrypted=True,
    ).play("add:diskette")
    assert "garbage-file" in t.cards("A files")
    assert named(t.seen_by(reader), "garbage-file") != []
    assert not any("found_nothing" in event for event in t.seen_by(reader))


def test_encrypted_files_are_revealed_when_the_announcers_turn_ends() -> None:
    """B announces in mid-turn; face up after B's TRIM, before C moves (HK-46)."""
    t = Table(
        "hackers",
        "active: B; step: draw; A files: curtis; B files: garbage-file; D files: hacker-nikon; B hand: payphone virus;"
        "C hand: cyberdelia diskette; deck: worm scapegoat the-gibson; snoop: phone-tap",
        encrypted=True,
    ).play("deck", "left:payphone", "right:virus")
    assert (t.asked, t.about) == ("B", "trim") and t.fact("announcer") == "B"
    assert not any("revealed" in e for e in t.events)
    assert not t.view("A").places["B files"].cards and not t.view("B").places["A files"].cards
    t.play("return:worm", "return:scapegoat")
    assert (t.asked, t.about) == ("C", "add")
    for reader in READERS:
        for seat, lies in (("A", "curtis"), ("B", "garbage-file"), ("D", "hacker-nikon")):
            assert f"{seat} revealed:{lies}*1" in t.seen_by(reader), "everybody is told whose it is"
            assert list(t.view(reader).places[f"{seat} files"].cards) == [lies]


def test_cards_added_after_the_reveal_are_face_up() -> None:
    """HK-46: in the last round everything is open."""
    t = Table(
        "hackers",
        "announcer: D; ending: yes; A hand: garbage-file curtis; deck: virus payphone diskette; snoop: cyberdelia",
        encrypted=True,
    ).play("add:garbage-file")
    for reader in READERS:
        assert "A added:garbage-file" in t.seen_by(reader)
        assert list(t.view(reader).places["A files"].cards) == ["garbage-file"]


def test_encrypted_hides_that_somebody_refused_to_shield() -> None:
    """All read that Garbage File came from D, none that D was asked (HK-45, 58)."""
    t = Table(
        "hackers",
        "D files: hacker-joey garbage-file; A hand: diskette worm curtis; deck: virus payphone; snoop: cyberdelia",
        encrypted=True,
    ).play("add:diskette")
    assert (t.asked, t.about) == ("D", "shield")
    for reader in ("A", "B", "C", "spectator"):
        assert t.view(reader).about != "shield" and not t.view(reader).options
        assert str(t.view(reader).asked) not in ("D", "3"), "nobody is told that D is asked"
    assert t.view("D").about == "shield" and len(t.view("D").options) == 2
    t.play("no")
    assert files(t, "A") == {"diskette", "garbage-file"}
    for reader in ("A", "B", "C", "spectator"):
        seen = t.seen_by(reader)
        assert "A found:garbage-file@D" in seen and named(seen, "hacker-joey") == []
        assert not any(e.startswith("D refused") for e in seen)
    assert "D refused@A" in t.seen_by("D")


def test_encrypted_shows_a_used_shield_by_name() -> None:
    """HK-45, HK-58."""
    t = Table(
        "hackers",
        "B files: hacker-joey curtis; A hand: hacker-burn worm payphone; deck: virus diskette; snoop: cyberdelia",
        encrypted=True,
    ).play("add:hacker-burn", "shield:hacker-joey")
    for reader in READERS:
        assert "B shielded:hacker-joey@A" in t.seen_by(reader)
        assert (named(t.seen_by(reader), "curtis") == []) and t.view(reader).places["B files"].count == 1


@pytest.mark.parametrize(
    ("lies", "lost"),
    [("B files: curtis the-gibson", 2), ("B files: special-agent curtis", 0), ("B files: phone-tap", 0)],
)
def test_encrypted_counts_what_burn_costs_each_player(lies: str, lost: int) -> None:
    """HK-45: 0 for a protected player and for one without 2400 BAUD cards alike."""
    t = Table(
        "hackers",
        f"{lies}; C files: scapegoat; A hand: hacker-burn worm payphone; deck: virus diskette; snoop: cyberdelia",
        encrypted=True,
    ).play("add:hacker-burn")
    if t.about == "order_returns":
        t.play("return:curtis")
    for reader in ("A", "D", "spectator"):
        seen = t.seen_by(reader)
        assert [number(seen, f"{seat} returned_number") for seat in "BCD"] == [lost, 1, 0]
        hidden = ("curtis", "the-gibson", "special-agent", "phone-tap", "scapegoat")
        assert all(named(seen, c) == [] for c in hidden)


ANNOUNCED = ["hacker-burn", "hacker-dade", "diskette", "scapegoat", "dumpster-dive", "media-icons", "virus", "worm"]
SILENT = ["hacker-joey", "phone-tap", "cyberdelia", "payphone", "special-agent", "curtis", "garbage-file"]


@pytest.mark.parametrize("card", ANNOUNCED + SILENT)
def test_encrypted_announces_the_cards_that_act(card: str) -> None:
    """HK-44."""
    t = Table(
        "hackers",
        f"A files: hacker-cereal; A hand: {card} hacker-phreak; deck: hacker-nikon the-gibson; snoop: security-officer",
        encrypted=True,
    ).play(f"add:{card}")
    assert f"A added:{card}" in t.seen_by("A")
    for reader in OTHERS:
        seen = t.seen_by(reader)
        assert "A added:?" in seen and f"A added:{card}" not in seen
        assert (f"A announced:{card}" in seen) == (card in ANNOUNCED)


@pytest.mark.parametrize("card", SILENT)
def test_encrypted_tells_nothing_of_a_silent_card_whatever_lies_beside_it(card: str) -> None:
    """HK-44: also when The Gibson leaves because of it."""
    for lies in (c for c in PACK if c != card):
        held, snoop, *deck = [c for c in PACK if c not in (card, lies, "virus", "worm")]
        t = Table(
            "hackers",
            f"A files: {lies}; A hand: {card} {held}; deck: {' '.join(deck[:3])}; snoop: {snoop}",
            encrypted=True,
        ).play(f"add:{card}")
        assert all(named(t.seen_by(reader), card) == [] for reader in OTHERS), f"{card} beside {lies}"


@pytest.mark.parametrize(("by", "draws"), [("virus", "curtis"), ("media-icons", "diskette")])
def test_encrypted_keeps_silent_about_a_card_added_by_another(by: str, draws: str) -> None:
    """HK-44: Virus and Media Icons are announced, what they bring is not."""
    hold = f"{by} scapegoat" if draws == "curtis" else f"{by} scapegoat curtis"
    t = Table(
        "hackers",
        f"A files: garbage-file; A hand: {hold}; deck: {draws}; snoop: cyberdelia; announcer: A",
        encrypted=True,
    ).play(f"add:{by}", "add:curtis")
    for reader in OTHERS:
        seen = t.seen_by(reader)
        assert f"A announced:{by}" in seen and named(seen, "curtis") == [] and seen.count("A added:?") == 2


@pytest.mark.parametrize(
    ("card", "lies", "told"),
    [
        ("security-officer", "hacker-joey", True),
        ("security-officer", "payphone", False),
        ("the-gibson", "payphone", True),
        ("the-gibson", "hacker-joey", False),
    ],
)
def test_encrypted_announces_a_sweep_only_if_it_returns_a_card(card: str, lies: str, told: bool) -> None:
    """HK-44: "Security Officer" and The Gibson."""
    t = Table(
        "hackers",
        f"A files: {lies}; A hand: {card} curtis; deck: hacker-nikon virus diskette; snoop: cyberdelia",
        encrypted=True,
    ).play(f"add:{card}")
    for reader in OTHERS:
        seen = t.seen_by(reader)
        assert (f"A announced:{card}" in seen) == told and named(seen, lies) == []
        assert ("A returned:?" in seen) == told


def test_encrypted_names_the_gibson_when_it_leaves() -> None:
    """HK-45: a 1200 BAUD card drove it out; the card itself stays hidden."""
    t = Table(
        "hackers",
        "A files: the-gibson; A hand: payphone curtis; deck: hacker-nikon virus diskette; snoop: cyberdelia",
        encrypted=True,
    ).play("add:payphone")
    for reader in READERS:
        assert named(t.seen_by(reader), "the-gibson")
    assert all(named(t.seen_by(reader), "payphone") == [] for reader in OTHERS)


def test_open_source_and_encrypted_together_show_what_goes_into_files() -> None:
    """HK-47: an open HAND, so the add is seen as it goes; FILES lie face down."""
    t = Table(
        "hackers",
        "A hand: garbage-file worm curtis; B files: payphone; deck: virus hacker-joey diskette; snoop: cyberdelia",
        open_source=True,
        encrypted=True,
    ).play("add:garbage-file")
    for reader in OTHERS:
        assert "A added:garbage-file" in t.seen_by(reader)
        assert set(t.view(reader).places["A hand"].cards) == {"worm", "curtis"}
    assert not t.view("A").places["B files"].cards and t.view("B").places["B files"].cards

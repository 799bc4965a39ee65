"""HACKERS, who sees what: zones and events, in the standard game and the variants (HK-42 to 47, 51, 53, 58)."""

import pytest

from tests.games.hackers.positions import PACK, READERS, SEATS, named, number, play_out
from tests.support.table import Table

STANDARD, OPEN, ENCRYPTED, BOTH = (False, False), (True, False), (False, True), (True, True)
every_game = pytest.mark.parametrize("variant", [STANDARD, OPEN, ENCRYPTED, BOTH])
Variant = tuple[bool, bool]

LAID = (
    "phones: hacker-cereal; A hand: curtis worm payphone; B hand: virus diskette; C hand: media-icons scapegoat;"
    "D hand: hacker-burn; A files: cyberdelia; B files: phone-tap special-agent; D files: garbage-file;"
    "deck: hacker-dade the-gibson security-officer dumpster-dive; snoop: hacker-joey"
)


def table(text: str, variant: Variant) -> Table:
    return Table("hackers", text, seats=4, open_source=variant[0], encrypted=variant[1])


def seen(t: Table, reader: str, *verbs: str) -> list[str]:
    """What a reader knows of the events with these verbs."""
    return [e for e in t.seen_by(reader) if e.split(" ", 1)[1].replace("*", ":").split(":")[0].split("@")[0] in verbs]


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_zones_show_what_they_should(variant: Variant, reader: str) -> None:
    """HK-42, HK-43: HANDs to their owners or all, FILES to all or their owners; the DECK to nobody."""
    t = table(LAID, variant)
    opened, encrypted = variant
    places = t.view(reader).places
    for place in ("snoop", "phones"):
        assert list(places[place].cards) == t.cards(place)
    assert not places["deck"].cards and places["deck"].count == 4 and places["box"].count == 0
    for seat in SEATS:
        shown, lying = set(places[f"{seat} hand"].cards), set(places[f"{seat} files"].cards)
        assert shown == (set(t.cards(f"{seat} hand")) if opened or reader == seat else set())
        assert lying == (set(t.cards(f"{seat} files")) if not encrypted or reader == seat else set())
        for zone in ("hand", "files"):
            assert places[f"{seat} {zone}"].count == len(t.cards(f"{seat} {zone}")), "counts are public"


@every_game
def test_the_deal_shows_numbers_to_all_and_cards_to_their_owners(variant: Variant) -> None:
    """Event visibility: deal."""
    t = Table("hackers", "", seats=4, seed="1", starter="A", open_source=variant[0], encrypted=variant[1])
    for reader in READERS:
        dealt = seen(t, reader, "dealt")
        assert [len([e for e in dealt if e.startswith(f"{seat} dealt:")]) for seat in SEATS] == [3, 2, 2, 1]
        for seat in SEATS:
            told = {e for e in dealt if e.startswith(f"{seat} dealt:")} - {f"{seat} dealt:?"}
            may = variant[0] or reader == seat
            assert told == ({f"{seat} dealt:{c}" for c in t.cards(f"{seat} hand")} if may else set())


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_an_added_card_is_seen_unless_files_are_face_down(variant: Variant, reader: str) -> None:
    """Event visibility: add (HK-43, HK-47)."""
    t = table(LAID, variant).play("add:curtis")
    hidden = variant == ENCRYPTED and reader != "A"
    assert seen(t, reader, "added") == ["A added:?" if hidden else "A added:curtis"]


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_a_draw_shows_number_and_end_and_the_card_to_the_drawer(variant: Variant, reader: str) -> None:
    """Event visibility: draw from DECK."""
    text = LAID.replace("A files: cyberdelia; B files: phone-tap special-agent", "A files: phone-tap")
    t = table(f"step: draw; {text}", variant).play("deck", "bottom")
    may = variant[0] or reader == "A"
    assert seen(t, reader, "drew_top", "drew_bottom") == [f"A drew_bottom:{'dumpster-dive' if may else '?'}"]


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_all_see_who_takes_snoop_and_what_replaces_it(variant: Variant, reader: str) -> None:
    """Event visibility: take SNOOP."""
    t = table(f"step: draw; {LAID}", variant).play("snoop")
    assert seen(t, reader, "took", "turned") == ["A took:hacker-joey", "A turned:hacker-dade"]
    assert list(t.view(reader).places["snoop"].cards) == ["hacker-dade"]


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_a_passed_card_is_known_to_giver_and_recipient(variant: Variant, reader: str) -> None:
    """Event visibility: pass."""
    t = table(f"step: pass; {LAID}", variant).play("left:curtis", "right:worm")
    left = "curtis" if variant[0] or reader in "AB" else "?"
    right = "worm" if variant[0] or reader in "AD" else "?"
    assert set(seen(t, reader, "passed")) == {f"A passed:{left}@B", f"A passed:{right}@D"}


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_trimmed_cards_are_counted_and_known_to_the_giver(variant: Variant, reader: str) -> None:
    """Event visibility: trim (HK-42, HK-51)."""
    t = table(f"step: trim; {LAID}", variant).play("return:worm", "return:curtis")
    may = variant[0] or reader == "A"
    assert seen(t, reader, "trimmed") == (["A trimmed:worm", "A trimmed:curtis"] if may else ["A trimmed:?"] * 2)
    assert t.view(reader).places["deck"].count == 6 and not t.view(reader).places["deck"].cards


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_cards_returned_from_files_are_public_unless_encrypted(variant: Variant, reader: str) -> None:
    """Event visibility: return from FILES, with the order (HK-45, HK-51)."""
    t = table(
        "A files: curtis cyberdelia payphone; A hand: garbage-file worm; deck: virus diskette; snoop: hacker-joey",
        variant,
    ).play("add:garbage-file", "return:cyberdelia")
    hidden = variant[1] and reader != "A"
    assert seen(t, reader, "returned") == ["A returned:?" if hidden else "A returned:cyberdelia"]


@pytest.mark.parametrize("reader", READERS)
def test_after_the_reveal_returned_files_and_refusals_are_public(reader: str) -> None:
    """HK-46, HK-58."""
    t = table(
        "announcer: D; ending: yes; B files: hacker-nikon curtis the-gibson; A hand: hacker-burn payphone worm;"
        "deck: virus diskette; snoop: hacker-joey",
        ENCRYPTED,
    ).play("add:hacker-burn")
    assert (t.asked, t.about) == ("B", "shield")
    t.play("no", "return:curtis")
    assert seen(t, reader, "refused") == ["B refused@A"]
    assert seen(t, reader, "returned") == ["B returned:curtis", "B returned:the-gibson"]


@every_game
@pytest.mark.parametrize("way", ["add", "return"])
@pytest.mark.parametrize("reader", READERS)
def test_what_virus_draws_is_known_to_the_drawer(variant: Variant, way: str, reader: str) -> None:
    """Event visibility: Virus/Worm placing (HK-42, HK-51)."""
    t = table(
        "A files: curtis; A hand: virus worm; deck: payphone diskette scapegoat; snoop: hacker-joey", variant
    ).play("add:virus", f"{way}:payphone")
    may = variant[0] or reader == "A"
    assert seen(t, reader, "drew_top") == ["A drew_top:payphone" if may else "A drew_top:?"]
    if way == "return":
        assert seen(t, reader, "put_back") == ["A put_back:payphone" if may else "A put_back:?"]
        assert may or named(t.seen_by(reader), "payphone") == []
    else:
        hidden = variant == ENCRYPTED and reader != "A"
        assert seen(t, reader, "added")[-1] == ("A added:?" if hidden else "A added:payphone")
    assert "A hacked_the_planet" in t.seen_by(reader), "announcements are public"


DIVE = "A hand: dumpster-dive curtis; deck: virus diskette scapegoat payphone the-gibson; snoop: hacker-joey"


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_a_boxed_card_is_known_to_the_boxer(variant: Variant, reader: str) -> None:
    """Event visibility: box; 1.1 BOX (HK-42, HK-53)."""
    t = table(DIVE, variant).play("add:dumpster-dive", "box:diskette")
    may = variant[0] or reader == "A"
    assert seen(t, reader, "boxed") == ["A boxed:diskette" if may else "A boxed:?"]
    box = t.view(reader).places["box"]
    assert box.count == 1 and list(box.cards) == (["diskette"] if may else [])


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_the_box_is_shown_after_final_scoring(variant: Variant, reader: str) -> None:
    """HK-53; 1.1 BOX."""
    t = table(f"announcer: A; ending: yes; {DIVE}", variant).play("add:dumpster-dive", "box:diskette")
    play_out(t)
    assert "A revealed:diskette" in t.seen_by(reader)
    assert list(t.view(reader).places["box"].cards) == ["diskette"]
    assert t.events.index("A revealed:diskette") > t.events.index(next(e for e in t.events if " scored*" in e))


SHIELD = (
    "B files: hacker-nikon curtis; C files: hacker-phreak scapegoat; A hand: hacker-burn payphone worm;"
    "deck: virus diskette; snoop: hacker-joey"
)


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_a_used_shield_is_public(variant: Variant, reader: str) -> None:
    """Event visibility: shield (HK-34, HK-45)."""
    t = table(SHIELD, variant).play("add:hacker-burn", "shield:hacker-nikon", "shield:hacker-phreak")
    assert seen(t, reader, "shielded") == ["B shielded:hacker-nikon@A", "C shielded:hacker-phreak@A"]


@every_game
@pytest.mark.parametrize("reader", READERS)
def test_a_refused_shield_is_public_unless_encrypted(variant: Variant, reader: str) -> None:
    """Event visibility: shield asked; HK-58: C, asked after B, learns nothing either."""
    t = table(SHIELD, variant).play("add:hacker-burn", "no")
    assert (t.asked, t.about) == ("C", "shield")
    assert seen(t, reader, "refused") == ([] if variant[1] and reader != "B" else ["B refused@A"])
    t.play("shield:hacker-phreak")
    assert variant[1] is False or reader == "B" or seen(t, reader, "refused") == []


@pytest.mark.parametrize("variant", [ENCRYPTED, BOTH])
def test_encrypted_tells_nobody_who_is_asked_to_shield(variant: Variant) -> None:
    """HK-58: while B is asked, the views of the others do not name B."""
    t = table(SHIELD, variant).play("add:hacker-burn")
    assert t.asked == "B" and t.view("B").about == "shield"
    for reader in ("A", "C", "D", "spectator"):
        view = t.view(reader)
        assert view.about != "shield" and str(view.asked) not in ("B", "1") and not view.options


@pytest.mark.parametrize("reader", READERS)
def test_encrypted_hides_what_a_refusal_costs(reader: str) -> None:
    """HK-45: number only."""
    t = table(SHIELD, ENCRYPTED).play("add:hacker-burn", "no", "no")
    assert [number(t.seen_by(reader), f"{seat} returned_number") for seat in "BCD"] == [1, 1, 0]
    assert reader == "B" or named(t.seen_by(reader), "curtis") + named(t.seen_by(reader), "hacker-nikon") == []
    assert reader == "C" or named(t.seen_by(reader), "scapegoat") == []


@every_game
def test_only_the_asked_seat_is_given_options(variant: Variant) -> None:
    """3: options name cards in HAND, so they are the asked player's own."""
    t = table(LAID, variant)
    assert len(t.view("A").options) == 3 and t.view("A").about == "add"
    assert all(not t.view(reader).options for reader in ("B", "C", "D", "spectator"))


@pytest.mark.parametrize("variant", [STANDARD, ENCRYPTED])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_no_spectator_reads_a_hidden_card_in_a_whole_game(variant: Variant, seed: str) -> None:
    """HK-51, HK-53: draws, passes, trims and boxes are never named to somebody who only watches."""
    t = Table("hackers", "", seats=4, seed=seed, encrypted=variant[1])
    play_out(t)
    private = ("dealt", "drew_top", "drew_bottom", "passed", "trimmed", "put_back", "boxed")
    assert all(named(seen(t, "spectator", *private), c) == [] for c in PACK)


@pytest.mark.parametrize("seed", ["1", "2"])
def test_everybody_reads_the_scores_and_the_end(seed: str) -> None:
    """Event visibility: announcement, score."""
    t = play_out(Table("hackers", "", seats=3, seed=seed, encrypted=True))
    told = seen(t, "spectator", "hacked_the_planet", "scored", "won", "tied")
    assert len([e for e in told if "scored" in e]) == 3 and told == seen(
        t, "A", "hacked_the_planet", "scored", "won", "tied"
    )
    assert len([e for e in told if "hacked_the_planet" in e]) == 1

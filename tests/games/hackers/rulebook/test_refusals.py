"""HACKERS, refusals: what may not be done, by which rule, and that trying changes nothing."""

import pytest

from tests.support.table import Table

LAID = (
    "A hand: curtis payphone phone-tap; B hand: hacker-nikon diskette; A files: hacker-joey;"
    "deck: scapegoat special-agent cyberdelia hacker-burn; snoop: media-icons"
)
DIVE = "A hand: dumpster-dive curtis; A files: payphone; deck: diskette worm scapegoat virus; snoop: media-icons"
ATTACK = "B files: hacker-joey curtis; B hand: hacker-nikon; C files: hacker-phreak; A hand: hacker-burn payphone;"
BUG = "A hand: virus payphone; A files: garbage-file; deck: diskette curtis scapegoat worm; snoop: media-icons"


@pytest.mark.parametrize("bug", ["virus", "worm"])
def test_virus_and_worm_need_another_file(bug: str) -> None:
    """HK-27."""
    t = Table("hackers", f"A hand: {bug} curtis payphone; deck: diskette scapegoat; snoop: cyberdelia")
    assert t.refuses(f"add:{bug}").rule == "HK-27"
    refusal = t.why_not("A", bug)
    assert refusal is not None and refusal.rule == "HK-27"
    assert t.why_not("A", "curtis") is None and t.why_not("A", "payphone") is None


@pytest.mark.parametrize("held", ["virus worm", "virus"])
def test_a_skipped_add_is_not_caught_up(held: str) -> None:
    """HK-7: ADD was skipped, so DRAW is asked and a card in HAND has to wait (HK-8)."""
    t = Table("hackers", f"A hand: {held}; deck: diskette scapegoat; snoop: cyberdelia")
    assert t.about == "draw_source"
    assert t.refuses("add:virus").rule == "HK-8"


def test_virus_may_be_added_next_to_another_file() -> None:
    """HK-27."""
    t = Table("hackers", "A files: hacker-joey; A hand: virus curtis; deck: diskette scapegoat; snoop: cyberdelia")
    assert t.why_not("A", "virus") is None


@pytest.mark.parametrize("card", ["hacker-nikon", "scapegoat", "media-icons", "hacker-joey", "the-gibson"])
def test_only_a_card_in_hand_can_be_added(card: str) -> None:
    """HK-6: not B's card, nor one in DECK, SNOOP, FILES or nowhere; the answer does not tell where it is."""
    t = Table("hackers", LAID)
    refusal = t.refuses(f"add:{card}")
    assert refusal.rule == "HK-6"
    said = t.why_not("A", card)
    assert said is not None and said.rule == "HK-6"


def test_the_answer_does_not_tell_where_a_hidden_card_lies() -> None:
    """HK-51: in B's HAND, in the DECK or out of play, the refusal reads the same."""
    t = Table("hackers", LAID)
    said = [t.why_not("A", card) for card in ("hacker-nikon", "scapegoat", "the-gibson")]
    assert len({(r.rule, r.key) for r in said if r is not None}) == 1 and None not in said


@pytest.mark.parametrize(
    "spelling", ["deck", "snoop", "no", "left:curtis", "return:curtis", "box:curtis", "top", "dance"]
)
def test_what_is_not_on_the_list_is_refused(spelling: str) -> None:
    """3: ADD offers adds and nothing else; none of its steps is optional (HK-6)."""
    assert Table("hackers", LAID).refuses(spelling).rule == "HK-6"


@pytest.mark.parametrize(
    ("step", "about", "rule", "spelling"),
    [
        ("draw", "draw_source", "HK-8", "bottom"),
        ("draw", "draw_source", "HK-8", "no"),
        ("pass", "pass_left", "HK-9", "left:hacker-joey"),
        ("pass", "pass_left", "HK-9", "right:curtis"),
        ("trim", "trim", "HK-10", "return:hacker-joey"),
        ("trim", "trim", "HK-10", "return:hacker-nikon"),
        ("trim", "trim", "HK-10", "no"),
    ],
)
def test_each_step_refuses_what_it_does_not_offer(step: str, about: str, rule: str, spelling: str) -> None:
    """HK-8, HK-9, HK-10."""
    t = Table("hackers", f"step: {step}; {LAID}")
    assert (t.asked, t.about) == ("A", about)
    assert t.refuses(spelling).rule == rule


def test_the_card_just_passed_to_the_left_cannot_go_right() -> None:
    """HK-9."""
    t = Table("hackers", f"step: pass; {LAID}").play("left:curtis")
    assert t.about == "pass_right" and t.refuses("right:curtis").rule == "HK-9"


@pytest.mark.parametrize("spelling", ["shield:hacker-nikon", "shield:hacker-phreak", "shield:curtis", "return:curtis"])
def test_only_a_300_baud_hacker_in_ones_own_files_shields(spelling: str) -> None:
    """HK-33: not one in HAND, not a neighbour's, not another card."""
    t = Table("hackers", f"{ATTACK} deck: worm virus; snoop: cyberdelia").play("add:hacker-burn")
    assert (t.asked, t.about) == ("B", "shield")
    assert t.refuses(spelling).rule == "HK-33"


@pytest.mark.parametrize("spelling", ["return:worm", "no", "return:scapegoat"])
def test_the_limit_takes_files_only(spelling: str) -> None:
    """HK-13."""
    t = Table(
        "hackers",
        "A files: payphone cyberdelia hacker-joey; A hand: curtis worm; deck: diskette scapegoat; snoop: virus",
    ).play("add:curtis")
    assert t.about == "limit" and t.refuses(spelling).rule == "HK-13"


@pytest.mark.parametrize("spelling", ["box:payphone", "box:virus", "no"])
def test_dumpster_dive_boxes_a_card_in_hand(spelling: str) -> None:
    """HK-31: not one in FILES or still in the DECK, and not none."""
    t = Table("hackers", DIVE).play("add:dumpster-dive")
    assert t.about == "dive_box" and t.refuses(spelling).rule == "HK-31"


def test_virus_places_one_of_the_cards_it_drew() -> None:
    """HK-24: a card held before cannot be chosen; HK-28: only the chosen one is placed."""
    t = Table("hackers", BUG).play("add:virus")
    assert t.about == "virus_card" and t.refuses("choose:payphone").rule == "HK-24"
    t.play("choose:curtis")
    assert t.about == "virus_place"
    assert t.refuses("add:diskette").rule == "HK-28" and t.refuses("return:scapegoat").rule == "HK-28"


def test_media_icons_adds_a_card_from_hand() -> None:
    """HK-20: a full add, so its legality is checked."""
    t = Table("hackers", "A hand: media-icons payphone; deck: diskette worm scapegoat; snoop: virus")
    t.play("add:media-icons")
    assert t.about == "media_add" and t.refuses("add:virus").rule == "HK-20"


def test_each_end_of_the_deck_is_top_or_bottom() -> None:
    """HK-23."""
    t = Table("hackers", "step: draw; A files: phone-tap; A hand: curtis worm; deck: virus diskette; snoop: payphone")
    assert t.play("deck").about == "draw_end" and t.refuses("snoop").rule == "HK-23"


def test_order_returns_offers_the_cards_concerned() -> None:
    """HK-38: Phone Tap is no 2400 BAUD card."""
    t = Table(
        "hackers",
        "B files: curtis the-gibson phone-tap; A hand: hacker-dade payphone; deck: worm virus; snoop: cyberdelia",
    ).play("add:hacker-dade")
    assert (t.asked, t.about) == ("B", "order_returns") and t.refuses("return:phone-tap").rule in ("HK-12", "HK-38")


@pytest.mark.parametrize("step", ["add", "draw", "pass", "trim"])
def test_a_card_of_a_player_who_is_not_asked_is_not_playable(step: str) -> None:
    """HK-6: the active player's turn; B holds cards, but has to wait."""
    t = Table("hackers", f"step: {step}; {LAID}")
    said = t.why_not("B", "diskette")
    assert t.asked == "A" and said is not None and said.rule == "HK-6"


@pytest.mark.parametrize(("step", "rule"), [("add", None), ("draw", "HK-8"), ("pass", None), ("trim", None)])
def test_why_not_in_each_step(step: str, rule: str | None) -> None:
    """HK-6 to HK-10: a card in HAND can be added, passed, trimmed; in DRAW it has to wait."""
    t = Table("hackers", f"step: {step}; {LAID}")
    for card in ("curtis", "payphone", "phone-tap"):
        said = t.why_not("A", card)
        assert (None if said is None else said.rule) == rule


def test_after_the_end_no_card_can_be_played() -> None:
    """HK-16."""
    t = Table(
        "hackers",
        "announcer: A; ending: yes; step: trim; A hand: curtis worm; B hand: payphone; deck: diskette;snoop: scapegoat",
    ).play("return:curtis")
    for seat, card in (("A", "worm"), ("B", "payphone")):
        said = t.why_not(seat, card)
        assert t.asked is None and said is not None and said.rule == "HK-16"


def test_a_refused_pick_leaves_the_question_open() -> None:
    """The player may answer again, and the game goes on as if nothing had been tried."""
    t, untouched = Table("hackers", LAID), Table("hackers", LAID)
    for wrong in ("add:hacker-nikon", "deck", "add:worm"):
        t.refuses(wrong)
    assert t.options == untouched.options and t.events == untouched.events and t.save() == untouched.save()
    assert t.play("add:curtis", "deck").save() == untouched.play("add:curtis", "deck").save()


def test_a_refusal_does_not_tell_who_is_asked_in_secret() -> None:
    """HK-58: D is asked to shield; A, B and the card in their HANDs learn only that it is not their turn."""
    asked, unasked = (
        Table(
            "hackers",
            f"D files: garbage-file {beside}; A hand: diskette curtis; B hand: scapegoat; deck: virus worm;"
            "snoop: payphone",
            encrypted=True,
        ).play("add:diskette")
        for beside in ("hacker-joey", "phone-tap")
    )
    assert asked.asked == "D" and unasked.asked == "A"
    for seat, card in (("A", "curtis"), ("B", "scapegoat")):
        said = asked.why_not(seat, card)
        assert said is not None and said.rule == "HK-6" and "D" not in (said.target, said.key)


def test_the_card_in_snoop_can_be_taken_in_the_draw_step() -> None:
    """HK-8: it is an option, whatever else is asked about cards that are not one's own."""
    t = Table(
        "hackers", "active: A; step: draw; snoop: the-gibson; A hand: curtis media-icons; deck: worm virus", seats=3
    )
    assert "snoop" in t.options and t.why_not("A", "the-gibson") is None
    said = t.why_not("A", "curtis")
    assert said is not None and (said.rule, said.key) == ("HK-8", "asked-draw-source")

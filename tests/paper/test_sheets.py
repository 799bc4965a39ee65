"""A game on paper: the sheets are typeset for real, and looked at as pictures."""

import io
import json
import re
from typing import Any, Final

import pytest
from PIL import Image

from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game
from sneakernet.core.registry import all_games, find
from sneakernet.paper import INKS, PAPERS, Wish, pdf, pictures
from sneakernet.paper.sheets import sheets
from sneakernet.paper.typeset import compiler
from sneakernet.say import languages

GAMES: Final = [pytest.param(game, id=game.name) for game in all_games()]
EVERY_EDITION: Final = [
    pytest.param(game, e, id=f"{game.name}-{e}") for game in all_games() for e in game.rules.editions
]
DOTS: Final = 50.8  # per inch: two for each millimetre
PAGE: Final = re.compile(rb"/Type\s*/Page\b")
SIZES: Final = {"a4": (420, 594), "letter": (432, 559)}


def looked_at(wish: Wish) -> list[Image.Image]:
    """The sheets as pictures, two dots for each millimetre."""
    return [Image.open(io.BytesIO(made)).convert("L") for made in pictures(wish, DOTS)]


def inked(sheet: Image.Image, darkest: int = 250) -> tuple[int, int, int, int]:
    """The rectangle within which a sheet is not white, in dots."""
    box = sheet.point(lambda light: 255 if light < darkest else 0).getbbox()
    assert box is not None
    return box


def is_inked(sheet: Image.Image) -> bool:
    """Whether anything is printed there."""
    return min(sheet.tobytes()) < 250


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "edition"), EVERY_EDITION)
def test_no_text_is_too_long_for_its_place(game: Game, edition: str, language: str) -> None:
    for paper, parts in (("a4", ("cards", "table")), ("letter", ("table",))):  # the rules run on to the next page
        assert json.loads(compiler(Wish(game, language, edition, paper=paper, parts=parts)).query("<too-long>")) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_card_is_printed_as_often_as_it_is_in_the_deck_nine_to_a_sheet_with_its_back(game: Game) -> None:
    rules = game.rules
    cards = sum(rules.copies(card) for card in rules.cards(rules.editions[0]))
    fronts = -(-cards // 9)
    assert len(PAGE.findall(pdf(Wish(game, parts=("cards",))))) == 2 * fronts
    assert len(PAGE.findall(pdf(Wish(game, parts=("cards",), backs=False)))) == fronts


@pytest.mark.parametrize("paper", PAPERS)
def test_cards_are_63_by_88_millimetres_and_a_printer_can_reach_all_of_them(paper: str) -> None:
    front, back, *_ = looked_at(Wish(find("hackers"), paper=paper, parts=("cards",)))
    width, height = SIZES[paper]
    assert abs(front.width - width) <= 1 and abs(front.height - height) <= 1
    left, top, right, bottom = inked(back.crop((14, 0, width, height)))  # the imprint along the edge is left of that
    assert abs(right - left - 2 * (3 * 63 + 4)) <= 3 and abs(bottom - top - 2 * (3 * 88 + 4)) <= 3
    left, top, right, bottom = inked(front)
    assert min(left, top, width - right, height - bottom) >= 2 * 3


@pytest.mark.parametrize("ink", INKS)
def test_the_backs_of_a_sheet_that_is_not_full_lie_behind_its_cards(ink: str) -> None:
    game = find("hackers")
    *_, front, back = looked_at(Wish(game, ink=ink, parts=("cards",)))
    last = [n < len(game.rules.cards()) % 9 for n in range(3)]  # the upper row of the last sheet: two cards of twenty
    places = [(21 + 126 * n + 8, 41, 21 + 126 * n + 118, 201) for n in range(3)]
    assert [is_inked(front.crop(place)) for place in places] == last
    assert [is_inked(back.crop(place)) for place in places] == last[::-1]


def test_black_needs_far_less_ink() -> None:
    def ink_on(ink: str) -> int:
        made = looked_at(Wish(find("hackers"), ink=ink, parts=("cards",)))
        return sum(255 - light for sheet in made for light in sheet.tobytes())

    assert ink_on("black") * 3 < ink_on("colour")


@pytest.mark.parametrize("game", GAMES)
def test_the_same_wish_is_the_same_file_and_fonts_are_in_it(game: Game) -> None:
    wish = Wish(game, "de", parts=("table",))
    made = pdf(wish)
    assert made.startswith(b"%PDF-") and made == pdf(wish)
    fonts = made.count(b"/FontDescriptor")
    assert fonts and made.count(b"/FontFile") >= 1


def words_on(wish: Wish) -> str:
    """All words that the typesetter is told to set."""
    found: list[str] = []

    def collect(value: Any) -> None:
        if isinstance(value, dict):
            collect(list(value.values()))
        elif isinstance(value, list):
            for one in value:
                collect(one)
        elif isinstance(value, str):
            found.append(value)

    told = sheets(wish)
    del told["art"]
    collect(told)
    return "\n".join(found)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_every_sheet_says_unofficial_and_names_the_makers_and_the_real_cards(game: Game, language: str) -> None:
    wish = Wish(game, language)
    words = sheets(wish)["words"]
    assert "nofficial" in words["unofficial"] or "noffiziell" in words["unofficial"]
    assert all(len(words[name]) > 20 for name in ("unofficial", "makers", "real-cards"))
    imprints = json.loads(compiler(wish).query("<imprint>"))
    assert len(imprints) == len(PAGE.findall(pdf(wish)))


@pytest.mark.parametrize("edition", find("access-denied").rules.editions)
def test_the_boards_say_what_the_edition_gives(edition: str) -> None:
    words = sheets(Wish(find("access-denied"), "en", edition))["words"]
    telling = {"2014": "up to three cards", "2013": "your two cards", "german": "one more card in step 4"}
    assert telling[edition] in words["bonus-banking"]
    assert ("you alone" in words["note-6"]) == (edition == "german")


def test_settings_are_on_the_sheets() -> None:
    wish = Wish(find("wired"), "en", settings=(("target", "40"), ("gemini", "on")))
    words = words_on(wish)
    assert "Target: 40." in words and "first with 40 wins" in words
    assert [one for one in sheets(wish)["chosen"] if one.endswith("(gemini=on)")]
    with pytest.raises(Complaint):
        sheets(Wish(find("wired"), settings=(("target", "many"),)))
    with pytest.raises(Complaint):
        sheets(Wish(find("wired"), edition="1981"))


@pytest.mark.parametrize(("game", "edition"), EVERY_EDITION)
def test_every_card_of_ours_has_the_picture_that_it_has_in_the_browser(game: Game, edition: str) -> None:
    told = sheets(Wish(game, edition=edition))
    assert [card["name"] for card in told["cards"] if card["id"] not in told["art"]["strokes"]] == []
    assert told["art"]["cover"]


def test_what_is_printed_is_what_the_cards_say() -> None:
    told = sheets(Wish(find("hackers"), "de"))
    burn = next(card for card in told["cards"] if card["id"] == "hacker-burn")
    assert (burn["corner"], burn["kind"], burn["pattern"], burn["copies"]) == ("4", "1200 BAUD", "stripes", 1)
    assert burn["name"] == "Hacker (Burn)" and "2400 BAUD" in burn["text"]

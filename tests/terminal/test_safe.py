"""Nothing that a server says is obeyed by a terminal."""

import json
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sneakernet.terminal.messages import Welcome, read
from sneakernet.terminal.safe import DEEPEST, LONGEST, MOST, Unfit, safe, safe_text
from tools.terminal.pictures import SCENES
from tools.terminal.scenes import welcome_of

WORDS = ("type", "id", "game", "seat", "asked", "playing")
OBEYED = {"Cc", "Cf", "Cs", "Zl", "Zp"}


@given(st.text(alphabet=st.characters(exclude_categories=())))
def test_no_text_has_a_character_that_a_terminal_obeys(text: str) -> None:
    kept = safe_text(text)
    left = {sign for sign in kept if unicodedata.category(sign) in OBEYED}
    assert not left, [hex(ord(sign)) for sign in left]
    assert len(kept) <= LONGEST


def test_an_escape_is_shown_as_a_sign() -> None:
    assert safe_text("\x1b[2J\x07\x9b\u202eab\nc") == "␛[2J␇��ab c"


def spoilt(data: object) -> object:
    """The same with an escape in every text and every key that is not a word of the protocol."""
    if isinstance(data, dict):
        return {
            key: value if key in ("type", "id", "game", "seat", "asked", "playing") else spoilt(value)
            for key, value in data.items()
        }
    if isinstance(data, list):
        return [spoilt(item) for item in data]
    return f"\x1b]0;{data}\x07\x1b[2J" if isinstance(data, str) else data


@pytest.mark.parametrize("scene", SCENES[::2], ids=lambda scene: scene.name)
def test_escapes_in_every_field_of_a_message_come_out_as_signs(scene: object) -> None:
    message = read(json.dumps(spoilt(welcome_of(scene))))  # type: ignore[arg-type]
    assert isinstance(message, Welcome)
    assert "\x1b" not in repr(message) and "\\x1b" not in repr(message) and "␛" in repr(message)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        '"x"',
        '{"type": "view"}',
        '{"type": "table", "id": "x", "game": "x", "chairs": [], "seats": 99}',
        "[" * 100_000,
    ],
)
def test_what_is_no_message_is_unfit_and_no_other_error(text: str) -> None:
    with pytest.raises(Unfit):
        read(text)


def test_messages_that_are_not_known_are_let_go() -> None:
    assert read('{"type": "from_the_future"}') is None


def test_lists_without_an_end_and_depths_without_a_bottom_are_refused() -> None:
    with pytest.raises(Unfit):
        safe([0] * (MOST + 1))
    deep: object = 0
    for _ in range(DEEPEST + 2):
        deep = [deep]
    with pytest.raises(Unfit):
        safe(deep)

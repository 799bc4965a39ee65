"""The stack and the random stream as text, so that a position saved in the middle of a card's effect can go on."""

import re
from typing import Any, Final

from sneakernet.core.op import Book
from sneakernet.core.position import BadPosition, Position
from sneakernet.core.rng import STREAM, sow
from sneakernet.core.state import MOST_FRAMES, State

WORD: Final = re.compile("[0-9a-f]{8}")
FRAME: Final = re.compile(r"([\w.]+)/(\d{1,3})/(\d{1,14})")


def save_frames(s: State, book: Book[Any]) -> dict[str, str]:
    """The open procedures, the latest first, and the words of the stream."""
    frames: list[str] = []
    for n in range(int(s.depth())):
        op = book.ops[s.open_op(n)]
        frames.append(f"{op.name}/{int(s.open_seat(n))}/{int(s.open_number(n))}")
    return {"stack": " ".join(frames) or "over", "stream": spell_stream(s)}


def spell_stream(s: State) -> str:
    """The words of the stream."""
    return " ".join(f"{int(s.row[STREAM + n]):08x}" for n in range(4))


def load_frames(s: State, book: Book[Any], text: Position) -> None:
    """Take over stack and stream of a saved position; a hand-written one that names no stack keeps the step it has."""
    words = text.words("stream")
    if not words:
        sow(s.row, text.text("seed", "1"))
    else:
        if len(words) != 4 or not all(WORD.fullmatch(word) for word in words):
            raise BadPosition("stream", field="stream")
        for n in range(4):
            s.row[STREAM + n] = int(words[n], 16)
    frames = text.words("stack")
    if frames:
        s.drop(s.depth())
    if frames == ["over"]:
        return
    for frame in reversed(frames):
        found = FRAME.fullmatch(frame)
        if found is None or found[1] not in book.names or int(found[2]) >= s.seats():
            raise BadPosition("no-procedure", field="stack", given=frame)
        if s.depth() >= MOST_FRAMES:
            raise BadPosition("too-many-procedures", field="stack", most=MOST_FRAMES)
        s.push(book.names[found[1]], int(found[2]), int(found[3]))

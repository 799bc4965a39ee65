"""The stack and the random stream as text, so that a position saved in the middle of a card's effect can go on."""

from typing import Any

from sneakernet.core.op import Book
from sneakernet.core.position import BadPosition, Position
from sneakernet.core.rng import sow
from sneakernet.core.state import STREAM, State


def save_frames(s: State, book: Book[Any]) -> dict[str, str]:
    """The open procedures, the latest first, and the words of the stream."""
    frames: list[str] = []
    for n in range(int(s.depth())):
        op = book.ops[s.frame(n, 0)]
        frames.append(f"{op.name}/{int(s.frame(n, 1))}/{int(s.frame(n, 2))}")
    words = " ".join(f"{int(s.row[STREAM + n]):08x}" for n in range(4))
    return {"stack": " ".join(frames) or "over", "stream": words}


def load_frames(s: State, book: Book[Any], text: Position) -> None:
    """Take over stack and stream of a saved position; a hand-written one that names no stack keeps the step it has."""
    words = text.words("stream")
    if not words:
        sow(s.row, STREAM, text.text("seed", "1"))
    elif len(words) == 4:
        for n in range(4):
            s.row[STREAM + n] = int(words[n], 16)
    else:
        raise BadPosition("stream: four hexadecimal words were expected")
    frames = text.words("stack")
    if frames:
        s.drop(s.depth())
    if frames == ["over"]:
        return
    for frame in reversed(frames):
        name, _, rest = frame.partition("/")
        a, _, b = rest.partition("/")
        if name not in book.names or not a.lstrip("-").isdecimal() or not b.lstrip("-").isdecimal():
            raise BadPosition(f"stack: {frame!r} is no open procedure of this game")
        s.push(book.names[name], int(a), int(b))

"""A file over 400 lines, or a function over one screen, is split."""

import ast
import io
import tokenize
from collections.abc import Iterator
from typing import Final

from tests.architecture import code

FILE_LINES: Final = 400
FUNCTION_LINES: Final = 40

NO_CODE: Final = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}

Function = ast.FunctionDef | ast.AsyncFunctionDef


def long_functions(text: str, limit: int = FUNCTION_LINES) -> Iterator[str]:
    """Functions with more lines of code than the limit; blank lines, comments and the docstring are free."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    code_lines = {n for t in tokens if t.type not in NO_CODE for n in range(t.start[0], t.end[0] + 1)}
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, Function):
            lines = code_lines & set(range(function.lineno, (function.end_lineno or 0) + 1))
            length = len(lines - docstring_lines(function))
            if length > limit:
                yield f"{function.lineno} {function.name} ({length} lines)"


def docstring_lines(function: Function) -> set[int]:
    """The lines of a function's docstring."""
    first = function.body[0]
    if ast.get_docstring(function) is None:
        return set()
    return set(range(first.lineno, (first.end_lineno or 0) + 1))


def test_no_file_is_longer_than_400_lines() -> None:
    lengths = {code.name(f): len(f.read_text(encoding="utf-8").splitlines()) for f in code.files(".py", ".js", ".css")}
    assert {file: n for file, n in lengths.items() if n > FILE_LINES} == {}


def test_no_function_is_longer_than_one_screen() -> None:
    long = [f"{code.name(file)}:{it}" for file in code.product() for it in long_functions(file.read_text("utf-8"))]
    assert long == []


def test_a_long_function_is_seen_whatever_its_comments() -> None:
    text = 'def f():\n    """Two lines\n    of words."""\n' + "    # a reason\n    x = 1\n\n" * 40
    assert list(long_functions(text)) == ["1 f (41 lines)"]
    assert list(long_functions(text, limit=41)) == []

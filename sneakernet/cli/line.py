"""Line: what a person types at a prompt, with history and completion where a terminal can do that."""

import sys
from collections.abc import Callable, Iterable
from contextlib import suppress

Words = Callable[[], Iterable[str]]


def read_line(prompt: str) -> str:
    """One line; what comes from a pipe is shown, as a terminal would. EOFError at its end."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(line)
    return line


def complete_from(words: Words) -> None:
    """From now on Tab completes these words, and the arrows bring back what was typed."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return
    with suppress(ImportError):  # not everywhere
        import readline

        def complete(text: str, n: int) -> str | None:
            start = readline.get_line_buffer()[: readline.get_begidx()]
            whole = (start + text).casefold()
            fits = [word[len(start) :] for word in dict.fromkeys(words()) if word.casefold().startswith(whole)]
            return fits[n] if n < len(fits) else None

        readline.set_completer(complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
        readline.parse_and_bind("set enable-bracketed-paste off")

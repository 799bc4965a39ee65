"""Typing: what a person types at a prompt, with history and completion where a terminal can do that."""

import signal
import sys
import threading
from collections.abc import Callable, Iterable
from contextlib import suppress

Words = Callable[[], Iterable[str]]


def read_line(prompt: str) -> str:
    """One line; what comes from a pipe is shown, as a terminal would. EOFError at its end."""
    line = input(prompt).strip()
    if not sys.stdin.isatty():
        print(line)
    return line


def interrupt() -> None:
    """Whoever types has nothing to wait for: the line ends as by Ctrl+C."""
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGINT)


def typed_so_far() -> str:
    """What stands behind the prompt, where a terminal can tell."""
    readline = sys.modules.get("readline")
    return str(readline.get_line_buffer()) if readline is not None else ""


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

"""Ending: a terminal that is closed, or a word to end, is as good as Ctrl+C. What is under way is kept and closed."""

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

SIGNALS: Final = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]


@contextmanager
def heeded() -> Iterator[None]:
    """In here such a signal interrupts as Ctrl+C does. Who was started so that it is ignored goes on ignoring it."""
    mine = [number for number in SIGNALS if signal.getsignal(number) is signal.SIG_DFL]
    for number in mine:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in mine:
            signal.signal(number, signal.SIG_DFL)


def end(number: int, _: FrameType | None) -> None:
    """Interrupt, once. Where the terminal is gone nobody reads what is still said."""
    for other in SIGNALS:
        signal.signal(other, signal.SIG_IGN)
    if number != signal.SIGTERM:
        fall_silent()
    raise KeyboardInterrupt


def fall_silent() -> None:
    """Say nothing more: nobody reads it."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def nobody_reads() -> None:
    """From a thread that has found a closed pipe: end everything, though the main thread waits for a key."""
    fall_silent()
    if hasattr(signal, "pthread_kill"):
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGTERM)
    else:
        signal.raise_signal(signal.SIGTERM)

"""Thinkers: processes on any machine that think for the bots of all workers on one PostgreSQL."""

import logging
import multiprocessing
import os
import secrets
import socket
import threading
import time
from contextlib import suppress
from typing import Final

import msgspec
import psycopg

from sneakernet.server.storage.thoughts import PAUSE, Thinker
from sneakernet.server.thinking.pool import Thought, think
from sneakernet.server.thinking.processes import stand_back

LOG = logging.getLogger("sneakernet.server")
SIGN_EVERY: Final = 1.0  # seconds


def sign_on(conninfo: str, name: str) -> None:
    """Give signs of life on a connection of its own, also while something is thought about."""
    while True:
        with suppress(psycopg.Error):
            signer = Thinker(conninfo, name)
            while True:
                signer.sign()
                time.sleep(SIGN_EVERY)
        time.sleep(SIGN_EVERY)


def work_on(conninfo: str, parent: int, thoughts: int | None = None) -> None:
    """One process: think about whatever waits, until the program ends, or about so many thoughts."""
    stand_back(parent)
    name = f"{socket.gethostname()} {os.getpid()} {secrets.token_hex(4)}"
    threading.Thread(target=sign_on, args=(conninfo, name), daemon=True).start()
    while thoughts is None or thoughts > 0:
        try:
            thinker = Thinker(conninfo, name)
            while thoughts is None or thoughts > 0:
                if (found := thinker.take()) is None:
                    time.sleep(PAUSE)
                    continue
                thought = msgspec.msgpack.decode(found[1], type=Thought)
                thinker.answer(found[0], think(*msgspec.structs.astuple(thought)))
                thoughts = None if thoughts is None else thoughts - 1
        except psycopg.Error as problem:
            LOG.warning("the database does not answer: %s", problem)
            time.sleep(SIGN_EVERY)


def think_on(conninfo: str, processes: int) -> None:
    """Think until somebody stops it."""
    context = multiprocessing.get_context("spawn")
    several = [context.Process(target=work_on, args=(conninfo, os.getpid()), daemon=True) for _ in range(processes)]
    for process in several:
        process.start()
    for process in several:
        process.join()

"""The door as a program of its own: `sneakernet serve --ssh` starts it, and it ends when its standard input does."""

import argparse
from pathlib import Path

from sneakernet.terminal.ssh.door import run


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m sneakernet.terminal.ssh")
    parser.add_argument("--server", required=True)
    parser.add_argument("--public", required=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--folder", type=Path, required=True)
    given = parser.parse_args()
    run(given.server, given.public, given.host, given.port, given.folder)


if __name__ == "__main__":
    main()

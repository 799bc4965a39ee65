"""`sneakernet serve`: it says that tables are open once they are, and not before."""

import socket
import subprocess
import urllib.request
from pathlib import Path

from tests.cli.command import COMMAND, environment, run
from tests.cli.test_home import free_port


def test_a_taken_port_is_one_complaint_and_nothing_else(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run(tmp_path, "serve", "--port", str(port))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"sneakernet: cannot listen on 127.0.0.1:{port}\n"


def test_whoever_reads_that_tables_are_open_can_come(tmp_path: Path) -> None:
    port = free_port()
    command = [COMMAND, "serve", "--port", str(port)]
    server = subprocess.Popen(
        command,
        env=environment(tmp_path),
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        address = f"http://127.0.0.1:{port}"
        assert server.stdout.readline() == f"Tables are open at {address}. Stop with Ctrl+C.\n"
        with urllib.request.urlopen(address, timeout=10) as page:
            assert page.status == 200
    finally:
        server.terminate()
        rest = server.communicate(timeout=30)
    assert rest == ("", ""), "nothing is left behind, and nothing to be said about it"

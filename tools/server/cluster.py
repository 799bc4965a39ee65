"""A PostgreSQL of our own for tests and checks: in a folder that goes with it, on a Unix socket."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

PLACES: Final = ("/usr/lib/postgresql/*/bin", "/usr/local/pgsql/bin")  # besides the path
NONE_FOUND: Final = (
    "The tests of two stores ran on SQLite alone: there is no PostgreSQL on this machine. "
    "Install one (apt install postgresql), or name its programs' folder in SNEAKERNET_POSTGRES."
)
OTHERS: Final = ("postgres", "nobody")  # PostgreSQL refuses to run as root
USER: Final = "sneakernet"
MEMORY: Final = Path("/dev/shm")


def programs() -> Path | None:
    """The folder with initdb and pg_ctl; None if there is no PostgreSQL here."""
    named = os.environ.get("SNEAKERNET_POSTGRES", "")
    found = shutil.which("initdb")
    folders = [Path(named)] if named else [Path(found).parent] if found else []
    folders += [folder for place in PLACES for folder in sorted(Path("/").glob(place[1:]), reverse=True)]
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


def as_another() -> dict[str, int]:
    """How to run a program where we are root."""
    if os.geteuid() != 0:
        return {}
    for name in OTHERS:
        try:
            other = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": other.pw_uid, "group": other.pw_gid}
    raise AssertionError("PostgreSQL does not run as root, and there is nobody else")


class Cluster:
    """A server with its data in a folder."""

    def __init__(self, folder: Path) -> None:
        found = programs()
        assert found is not None, NONE_FOUND
        self.folder = folder
        self.programs = found
        self.other = as_another()
        self.made = 0
        if self.other:
            os.chown(folder, self.other["user"], self.other["group"])
        self.call("initdb", "--no-sync", "-U", USER, "-A", "trust", "-E", "UTF8", "--no-locale")
        with (folder / "data/postgresql.conf").open("a") as file:
            file.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nmax_connections = 200\n")
            file.write("log_min_messages = fatal\nrestart_after_crash = on\n")
        self.start()

    def call(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs on our data."""
        log = self.folder / "log.txt"
        command = [str(self.programs / program), "-D", str(self.folder / "data"), *words]
        with log.open("ab") as file:
            done = subprocess.run(command, stdout=file, stderr=file, cwd="/", check=False, **self.other)  # type: ignore[call-overload]
        assert done.returncode == 0, log.read_text()[-2000:]

    def start(self) -> None:
        self.call("pg_ctl", "-w", "-l", str(self.folder / "server.txt"), "start")

    def stop(self, mode: str = "immediate") -> None:
        """Stop it; `immediate`: as if it had crashed."""
        self.call("pg_ctl", "-w", "-m", mode, "stop")

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def execute(self, sql: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Something the owner of the database does."""
        import psycopg

        with psycopg.connect(self.url(database), autocommit=True) as connection:
            done = connection.execute(sql.encode())
            return done.fetchall() if done.description else []

    def database(self) -> str:
        """A new database; its name."""
        self.made += 1
        name = f"tables_{os.getpid()}_{self.made}"
        self.execute(f"CREATE DATABASE {name}")
        return name


@contextmanager
def running(on_disk: bool = False) -> Iterator[Cluster]:
    """A server as long as somebody needs it; in memory where the machine can, as a disk that others use takes long."""
    place = str(MEMORY) if not on_disk and os.access(MEMORY, os.W_OK) else None
    folder = Path(tempfile.mkdtemp(prefix="sneakernet-postgres-", dir=place))
    try:
        cluster = Cluster(folder)
        yield cluster
        cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)

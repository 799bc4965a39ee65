"""What the tests of servers share: a PostgreSQL of their own, and stores of both kinds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.server.cluster import Cluster, programs, running

collect_ignore = (
    [] if programs() else ["test_thinking_elsewhere.py", "test_two.py", "test_upgraded.py", "test_workers.py"]
)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as found:
        yield found


@pytest.fixture
def url(cluster: Cluster) -> str:
    """The address of a new database."""
    return cluster.url(cluster.database())


@pytest.fixture(params=["sqlite", "postgres"] if programs() else ["sqlite"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty store. Without PostgreSQL the report of the tests ends with saying so."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else str(request.getfixturevalue("url"))

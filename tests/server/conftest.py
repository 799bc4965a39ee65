"""What the tests of servers share: a PostgreSQL of their own."""

from collections.abc import Iterator

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

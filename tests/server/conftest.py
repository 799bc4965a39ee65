"""What the tests of servers share: a PostgreSQL of their own."""

from collections.abc import Iterator

import pytest

from tools.server.cluster import Cluster, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with running() as found:
        yield found

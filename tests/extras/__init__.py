"""Tests that need PettingZoo, OpenSpiel and Ray: `make test-extras` runs them, `make test` does not."""

"""Checks of the server that take minutes: one program each, on the loopback alone. See docs/host/checks.md."""

"""Guests, their names, and how they are told that a game waits."""

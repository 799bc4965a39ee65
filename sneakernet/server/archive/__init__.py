"""Finished games: their replays, and positions that are played again."""

"""Judgement: what a good position looks like, one small file per game."""

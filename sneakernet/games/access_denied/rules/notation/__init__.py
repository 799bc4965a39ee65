"""Positions and views in words: read, written, and what stands in a saved one only."""

"""Bots, hints and reviews: whatever is thought about away from the event loop."""

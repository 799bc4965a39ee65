"""Three hacker card games, one table."""

from sneakernet import engine

__version__ = "0.1.0"

engine.start()

"""Bots: each is handed what its seat knows, and nothing else."""

from sneakernet.bots.bot import Bot, Spot, spot_at
from sneakernet.bots.registry import BOTS, UnknownBot, make

__all__ = ["BOTS", "Bot", "Spot", "UnknownBot", "make", "spot_at"]

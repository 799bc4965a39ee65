"""Bots: each is handed what its seat knows, and nothing else."""

from sneakernet.bots.bot import Bot, Spot, spot_at
from sneakernet.bots.registry import BOTS, UnknownBot, bot_names, make

__all__ = ["BOTS", "Bot", "Spot", "UnknownBot", "bot_names", "make", "spot_at"]

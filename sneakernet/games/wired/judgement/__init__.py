"""What a good position looks like in WIRED."""

from sneakernet.games.wired.judgement.judge import JUDGEMENT

__all__ = ["JUDGEMENT"]

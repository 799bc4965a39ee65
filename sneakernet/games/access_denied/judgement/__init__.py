"""What a good position looks like in Access Denied."""

from sneakernet.games.access_denied.judgement.judge import JUDGEMENT

__all__ = ["JUDGEMENT"]

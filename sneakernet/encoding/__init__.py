"""Numbers for learners: every action and every column of an observation has one that stays."""

from sneakernet.encoding.actions import Actions, actions, illegal
from sneakernet.encoding.encoding import encoding_of
from sneakernet.encoding.observations import Observer, described, row_of
from sneakernet.encoding.view_features import features

__all__ = ["Actions", "Observer", "actions", "described", "encoding_of", "features", "illegal", "row_of"]

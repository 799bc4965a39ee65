"""Numbers for learners: every action and every column of an observation has one that stays."""

from sneakernet.encoding.actions import Actions, actions, illegal
from sneakernet.encoding.observations import Observer
from sneakernet.encoding.view_features import features

__all__ = ["Actions", "Observer", "actions", "features", "illegal"]

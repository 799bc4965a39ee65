"""Say: every sentence that a person reads, in every language there is. Rules know no prose; it all lies here."""

from sneakernet.say.catalogue import DEFAULT, languages, preferred
from sneakernet.say.game import GameSpeech
from sneakernet.say.people import People
from sneakernet.say.speech import Speech

__all__ = ["DEFAULT", "GameSpeech", "People", "Speech", "languages", "preferred"]

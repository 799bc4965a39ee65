"""The numbers behind the names of options and events; names are used at the border only."""

from typing import Final

# Options without a card.
DONE: Final = 0
OFFER: Final = 1
RECONNECT: Final = 2
ENOUGH: Final = 3
PROPOSE: Final = 4
DECLINE: Final = 5
ACCEPT: Final = 6
COUNTER: Final = 7
FLOAT: Final = 8
INTERNET: Final = 9
PASS: Final = 10

PLAIN_OPTIONS: Final = (
    "done",
    "offer",
    "reconnect",
    "enough",
    "propose",
    "decline",
    "accept",
    "counter",
    "float",
    "internet",
    "pass",
)

# Options with a kind of card: a verb's number plus the kind's.
PLAY: Final = 32
GIVE: Final = 64
WANT: Final = 96
DISCARD: Final = 128
ANSWER: Final = 160
KIND_OPTIONS: Final = ("", "play", "give", "want", "discard", "answer")

# Options with a classification in play: plus its token (classes.py).
GIVE_IN_PLAY: Final = 192
WANT_IN_PLAY: Final = 208
DROP: Final = 224
CLASS_OPTIONS: Final = ("give_in_play", "want_in_play", "drop")

# Options with a player.
TO: Final = 240
AGAINST: Final = 248

# A classification of a player: plus 16 * seat + token.
STEAL: Final = 256

# Options with equipment in play: plus its name.
ON: Final = 384
MOVE: Final = 512
HANG: Final = 640
OVER: Final = 768
TAKE: Final = 896
NODE_OPTIONS: Final = ("on", "move", "hang", "over", "take")

# In events a card below this is a kind, from here on a classification's token, and then a node's tag.
TOKENS: Final = 32
TAGS: Final = 128  # a tag is at least this large
INTERNET_TARGET: Final = 64

# Events, in the order of EVENTS.
DEALS: Final = 0
DEALT: Final = 1
BEGAN: Final = 2
OFFERED: Final = 3
GIVES: Final = 4
GIVES_IN_PLAY: Final = 5
WANTS: Final = 6
WANTS_IN_PLAY: Final = 7
DECLINED: Final = 8
ACCEPTED: Final = 9
COUNTERED: Final = 10
HANDED: Final = 11
TRANSFERRED: Final = 12
PLAYED: Final = 13
ATTACHED: Final = 14
FLOATED: Final = 15
REPLACED: Final = 16
RECONNECTED: Final = 17
DETACHED: Final = 18
TAPPED: Final = 19
RESOLVED: Final = 20
DROPPED: Final = 21
NAMED: Final = 22
ANSWERED: Final = 23
PASSED: Final = 24
STOOD: Final = 25
BLOCKED: Final = 26
TOOK_BACK: Final = 27
STOLE: Final = 28
FOILED: Final = 29
DISCARDED: Final = 30
DREW: Final = 31
RESHUFFLED: Final = 32
TIMED_OUT: Final = 33
SCORED: Final = 34
FINISHED: Final = 35
ENTERED: Final = 36
CAPPED: Final = 37
WON: Final = 38
SHARED: Final = 39
CHOSE: Final = 40

EVENTS: Final = tuple(
    "deals dealt began offered gives gives_in_play wants wants_in_play declined accepted countered handed transferred"
    " played attached floated replaced reconnected detached tapped resolved dropped named answered passed stood blocked"
    " took_back stole foiled discarded drew reshuffled timed_out scored finished entered capped won shared"
    " chose".split()
)
DEEDS: Final = tuple(
    "began declined played attached floated replaced reconnected detached tapped resolved dropped discarded scored"
    " chose".split()
)
LAID_OUT: Final = ("chose",)  # the card is shown, its target is still open

# How a game ended.
BY_TARGET: Final = 1
BY_SCORE: Final = 2
BY_TIE_BREAK: Final = 3
BY_DOME: Final = 4
BY_SHARING: Final = 5
REASONS: Final = ("", "target", "score", "tie-break", "thunderdome", "shared")
CAP: Final = "round-cap"  # instead of "score", "tie-break" and "shared" where the round cap ended the game (WD-65)

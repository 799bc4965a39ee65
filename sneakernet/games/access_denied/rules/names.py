"""The numbers behind the names of options, events, sectors and effects; names are used at the border only."""

from typing import Final

SECTORS: Final = ("banking", "government", "micronopoly", "newsmedia", "telecomm", "universities")
BANKING: Final = 0
GOVERNMENT: Final = 1
MICRONOPOLY: Final = 2
NEWSMEDIA: Final = 3
TELECOMM: Final = 4
UNIVERSITIES: Final = 5

LEVELS: Final = ("none", "user", "oper", "root")
CODES: Final = "ABCDEF"
STEPS: Final = ("password", "begin", "attempt", "action", "discard", "draw", "end")
BEGIN: Final = 1
ATTEMPT: Final = 2
ACTION: Final = 3
DISCARD: Final = 4
DRAW: Final = 5
END: Final = 6

# Options: verb + 128 * (target + 1) + card. What the card's and the target's numbers mean depends on the verb.
VERB: Final = 16384
AIMED: Final = 128
O_DONE: Final = 0
O_PASS: Final = 16384
O_NO: Final = 32768
O_SKIP: Final = 49152
O_DRAW: Final = 65536
O_TRADE: Final = 81920
O_BUY_ACTION: Final = 98304
O_UNNAMED: Final = 114688
O_NAMED: Final = 131072
O_DECLINE: Final = 147456
O_WITHDRAW: Final = 163840
O_ACCEPT: Final = 180224
O_CHOOSE: Final = 196608  # a card, at a sector
O_TAKE: Final = 212992  # a card
O_GIVE: Final = 229376
O_PAY: Final = 245760
O_PLAY: Final = 262144
O_WAIVE: Final = 278528
O_HAND_ON: Final = 294912
O_DISCARD: Final = 311296
O_KEEP: Final = 327680
O_OFFER: Final = 344064
O_AT_CARD: Final = 360448
O_PLAY_AT: Final = 376832  # a card, at a card
O_WAIVE_AT: Final = 393216
O_WANT: Final = 409600  # a code
O_ATTEMPT: Final = 425984  # at a sector
O_AUTOMATIC: Final = 442368
O_DIAL: Final = 458752
O_AT_SECTOR: Final = 475136
O_AT_SEAT: Final = 491520  # at a seat

# What stands behind an option's number: its spelling, what its card is (card, code), what its target is.
OPTION_VERBS: Final = (
    ("done", "", ""),
    ("pass", "", ""),
    ("no", "", ""),
    ("skip", "", ""),
    ("draw", "", ""),
    ("trade", "", ""),
    ("buy_action", "", ""),
    ("unnamed", "", ""),
    ("named", "", ""),
    ("decline", "", ""),
    ("withdraw", "", ""),
    ("accept", "", ""),
    ("choose", "card", "sector"),
    ("take", "card", ""),
    ("give", "card", ""),
    ("pay", "card", ""),
    ("play", "card", ""),
    ("waive", "card", ""),
    ("hand_on", "card", ""),
    ("discard", "card", ""),
    ("keep", "card", ""),
    ("offer", "card", ""),
    ("at", "card", ""),
    ("play", "card", "card"),
    ("waive", "card", "card"),
    ("want", "code", ""),
    ("attempt", "", "sector"),
    ("automatic", "", "sector"),
    ("dial", "", "sector"),
    ("at", "", "sector"),
    ("at", "", "seat"),
)

# Events. A target is a seat, or a sector from AT_SECTOR on.
AT_SECTOR: Final = 8
GOT_SECTOR: Final = 0
DEALT: Final = 1
DREW_EXTRA: Final = 2
SET_PASSWORD: Final = 3
STARTS: Final = 4
BEGAN: Final = 5
SHOWED: Final = 6
SALVAGED: Final = 7
SKIPPED: Final = 8
DREW: Final = 9
RESHUFFLED: Final = 10
BOUGHT_ACTION: Final = 11
DISCARDED: Final = 12
HANDED_ON: Final = 13
ENDED: Final = 14
WAS_CUT_SHORT: Final = 15
DECLARED: Final = 16
DIALLED: Final = 17
HANDED_OVER: Final = 18
PAID: Final = 19
GRANTED: Final = 20
DENIED: Final = 21
RETURNED: Final = 22
KEPT: Final = 23
FAILED: Final = 24
ROSE: Final = 25
LOST_ACCESS: Final = 26
WAIVED: Final = 27
PLAYED: Final = 28
AIMED_AT: Final = 29
FILED: Final = 30
LAID: Final = 31
SPRANG: Final = 32
LIFTED: Final = 33
STOPPED: Final = 34
FOUND_NOTHING: Final = 35
IMMUNE: Final = 36
SAW: Final = 37
VIEWED: Final = 38
TOOK: Final = 39
GAVE: Final = 40
RAIDED: Final = 41
COPIED: Final = 42
GAINED_ACTIONS: Final = 43
PENDING: Final = 44
STATUS: Final = 45
FREED: Final = 46
NEW_PASSWORD: Final = 47
OFFERED: Final = 48
NAMED: Final = 49
WANTS: Final = 50
DECLINED: Final = 51
ANSWERED: Final = 52
WITHDREW: Final = 53
ACCEPTED: Final = 54
TRADED: Final = 55
SCORED: Final = 56
WON: Final = 57
SHARED: Final = 58
EXPIRED: Final = 59
SET_ASIDE: Final = 60
MAY: Final = 61
BURDENED: Final = 62

EVENTS: Final = tuple(
    "got_sector dealt drew_extra set_password starts began showed salvaged skipped drew reshuffled bought_action "
    "discarded handed_on ended was_cut_short declared dialled handed_over paid granted denied returned kept failed "
    "rose lost_access waived played aimed filed laid sprang lifted stopped found_nothing immune saw viewed took gave "
    "raided copied gained_actions pending status freed new_password offered named wants declined answered withdrew "
    "accepted traded scored won shared expired set_aside may burdened".split()
)
DEEDS: Final = tuple("set_password discarded paid rose offered named wants declined answered withdrew".split())
LAID_OUT: Final = ("waived", "played")  # the card is shown, its target is still open
# Events whose card is a code's letter, or the name of an effect.
TELLS_CODE: Final = (SAW, OFFERED, WANTS, ANSWERED)
TELLS_EFFECT: Final = (PENDING, STATUS, FREED)

# Moments at which somebody may be asked, and nobody else learns whether they are. All but the first are named like
# their question.
MAY_SAVE: Final = 0
MAY_TRY: Final = 1
MAY_ACT: Final = 2
MAY_DRAW: Final = 3
MAY_SALVAGE: Final = 4
MAY_SKIP: Final = 5
MAY_PROTEST: Final = 6
MAY_DRAW_BY_SPAM: Final = 7
MOMENTS: Final = ("loss", "attempt", "action", "draw", "government", "newsmedia", "press_pass", "spam_draw")

# Effects that wait for a player's next turn (flags first, then those that add up), and lasting statuses.
NO_ACTIONS: Final = 0
NO_ATTEMPTS: Final = 1
NO_DRAW_STEP: Final = 2
NO_DRAWING: Final = 3
NO_BENEFITS: Final = 4
ETAXES: Final = 5
MORE_ACTIONS: Final = 6
FEWER_ACTIONS: Final = 7
UPGRADES_OFF: Final = 8
ONE_ACTION: Final = 9
UNLIMITED: Final = 10
LIMIT_CUT: Final = 11
EFFECTS: Final = (
    "no-actions",
    "no-attempts",
    "no-draw-step",
    "no-drawing",
    "no-benefits",
    "etaxes",
    "more-actions",
    "fewer-actions",
    "upgrades-off",
    "one-action",
    "unlimited",
    "limit-cut",
)

# Why somebody knows a code of a password.
RETURNED_TO_ME: Final = 1
REFUSED_TO_ME: Final = 2
WIRETAPPED: Final = 3
SHOWN: Final = 4
UPGRADE: Final = 5
WITNESSED: Final = 6  # cards known to lie in an attempt of others, all right or all wrong
REASONS: Final = ("", "returned", "refused", "wiretapped", "shown", "upgrade", "witnessed")

# How a game ended.
BY_GOAL: Final = 1
BY_TIME: Final = 2
BY_ROUND_CAP: Final = 3
ENDINGS: Final = ("", "goal", "time", "round-cap")

"""Why not now: the rule number and the sentence for every hand card that cannot be played, and every illegal pick."""

from typing import Final

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.choice import Ask, Refusal
from sneakernet.core.rules import Rules
from sneakernet.core.view import letter
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import DISTINCT, P_BY, P_CARD, P_SECTOR, P_STATE
from sneakernet.games.access_denied.rules.draw import draw_banned
from sneakernet.games.access_denied.rules.moments import AIMS, MOMENTS, has_target
from sneakernet.games.access_denied.rules.names import LEVELS, SECTORS
from sneakernet.games.access_denied.rules.standing import (
    actions_left,
    attempts_forbidden,
    can_afford,
    is_banned,
    may_play_cards,
    meets_needs,
)
from sneakernet.games.access_denied.rules.state import DECLARED, LAID, NOBODY, OPEN, Net
from sneakernet.games.access_denied.rules.trade import MOST_OFFERS
from sneakernet.games.access_denied.rules.words_answers import (
    OPER,
    AKeyCard,
    an_attempt_where_i_am_oper,
    any_time_with_a_pile,
)

ROOT: Final = 3
# The verbs with which a hand card is played; discarding, paying and giving are not playing (glossary).
PLAYS: Final = ("play", "waive", "hand_on")
# The questions in which cards are played.
FOR_PLAYS: Final = ("action", "attempt", "respond", "idle", "draw", "press_pass", "backup")
# For each question: the rule that says what may be picked.
RULE_OF: Final = {
    "password": "AD-11",
    "government": "AD-53",
    "newsmedia": "AD-55",
    "newsmedia_draw": "AD-R60",
    "attempt": "AD-18",
    "hand_over": "AD-41",
    "pay": "AD-47",
    "action": "AD-22",
    "player": "AD-60",
    "receiver": "AD-R74",
    "sector": "AD-60",
    "marker": "AD-R35",
    "upgrade": "AD-60",
    "sector_card": "AD-60",
    "gift": "AD-R72",
    "buy": "AD-56",
    "trade_partner": "AD-28",
    "trade_card": "AD-28",
    "trade_name": "AD-R70",
    "trade_wanted": "AD-R70",
    "trade_answer": "AD-R70",
    "trade_accept": "AD-R70",
    "respond": "AD-66",
    "idle": "AD-69",
    "backup": "AD-70",
    "firewall": "AD-R23",
    "discard": "AD-34",
    "discard_down": "AD-R41",
    "draw": "AD-36",
    "bank_draw": "AD-60",
    "keep": "AD-R75",
    "hand_half": "AD-R46",
    "take": "AD-60",
    "lose_upgrade": "AD-R54",
    "spam_draw": "AD-R72",
    "new_password": "AD-11",
    "old_password": "AD-R78",
    "press_pass": "AD-R48",
}


def asked_key(ask: Ask) -> str:
    """The sentence that says what a question wants."""
    return f"asked-{ask.about.replace('_', '-')}"


def why_not(rules: Rules[Net], s: Net, seat: int, card: str) -> Refusal | None:
    """Why this seat cannot play this hand card, or pick a card elsewhere, now; None when it can.

    It tells nothing the seat does not know.
    """
    card_names = s.pack.names
    if card not in card_names:
        return Refusal("AD-58", "no-such-card", card)
    ask = rules.ask(s)
    if ask is None:
        return Refusal("AD-75", "game-over", card)
    number = card_names.index(card)
    mine: Ask | None = ask if ask.seat == seat else None
    verbs = [] if mine is None else [option.verb for option in mine.options if option.card == card]
    if not s.hand(seat) & BIT[number]:
        return None if verbs else Refusal("AD-58", "not-in-hand", card)
    if mine is not None:
        if can_be_played(s, mine, number, verbs):
            return None
        if mine.about not in FOR_PLAYS:
            return None if verbs else Refusal(RULE_OF[mine.about], asked_key(mine), card)
    return cannot_play(s, seat, number, mine)


def can_be_played(s: Net, mine: Ask, number: int, verbs: list[str]) -> bool:
    """Whether an option plays this hand card; Backdoor is played with every card that it waives (AD-R14)."""
    if BIT[number] & s.pack.waivers:
        return any(option.verb == "waive" for option in mine.options)
    return any(verb in PLAYS for verb in verbs)


def cannot_play(s: Net, seat: int, number: int, mine: Ask | None) -> Refusal:
    """Why a hand card cannot be played: its kind, its requirement, the moment, the action, the target."""
    pack = s.pack
    card = pack.names[number]
    bit = BIT[number]
    if bit & pack.burdens:
        return Refusal("AD-64", "hot-potato", card)
    if bit & pack.waivers:
        return Refusal("AD-R14", "goes-with-a-key-card", card)
    if bit & pack.at_loss:
        return Refusal("AD-70", "only-when-losing-cards", card)
    if not meets_needs(s, seat, number) and not can_waive(s, seat, number):
        return requirement(s, seat, number)
    if bit & pack.instants:
        return wrong_moment(s, seat, number)
    if mine is None or mine.about != "action":
        return Refusal("AD-58", "only-in-own-step-2", card)
    if not may_play_cards(s, seat):
        return no_action(s, card)
    if any(one.verb == "waive" and one.card == card for one in mine.options):  # not by itself
        return requirement(s, seat, number)
    return no_target(s, seat, number)


def no_action(s: Net, card: str = "", target: str = "") -> Refusal:
    """No action is left, or a card of another player allows none in this turn (AD-R67)."""
    return (
        Refusal("AD-R67", "actions-banned", card, target) if is_banned(s) else Refusal("AD-22", "no-action-left", card)
    )


def no_target(s: Net, seat: int, number: int) -> Refusal:
    """What a card would have to be aimed at, and is not there."""
    lack = AIMS[s.pack.aim[number]].lack(s, seat)
    return Refusal(lack.rule, lack.key, s.pack.names[number], lack.target, lack.n)


def no_attempts(s: Net, target: str) -> Refusal:
    """What forbids attempts in this turn: a hot potato that was held when it began, or another player's card."""
    held = s.held() & s.pack.forbids_attempts
    if held:
        return Refusal("AD-64", "hot-potato-forbids-attempts", s.pack.names[lowest(held)], target)
    return Refusal("AD-17", "no-attempts-this-turn", target=target)


def can_waive(s: Net, seat: int, number: int) -> bool:
    """Whether this seat holds Backdoor, and the card is one it goes with (AD-R14)."""
    pack = s.pack
    return bool(s.hand(seat) & pack.waivers) and bool(BIT[number] & pack.keys & ~pack.upgrades)


def requirement(s: Net, seat: int, number: int) -> Refusal:
    """The part of a Requires section that is not met."""
    pack = s.pack
    sector = int(pack.need_sector[number])
    level = int(pack.need_level[number])
    if s.level(seat, sector) < level:
        return Refusal("AD-59", f"requires-{LEVELS[level]}", pack.names[number], SECTORS[sector], level)
    return Refusal("AD-59", "requires-code", pack.names[number], names.CODES[pack.need_code[number]])


def wrong_moment(s: Net, seat: int, number: int) -> Refusal:
    """Why an instant cannot be played now."""
    pack = s.pack
    card = pack.names[number]
    bit = BIT[number]
    if bit & pack.draw_step:
        return Refusal("AD-61", "only-in-own-step-4", card)
    if bit & pack.anytime:
        if MOMENTS[pack.moment[number]] is any_time_with_a_pile:
            if s.pile_size() == 0:
                return Refusal("AD-60", "pile-is-empty", card)
            if s.top_by() == seat:
                return Refusal("AD-R16", "just-played", card)
        return Refusal("AD-69", "only-at-a-moment", card)
    if bit & pack.before_attempt:
        if s.phase() != DECLARED or s.attempt_by() == seat:
            return Refusal("AD-61", "only-before-an-attempt", card)
        return not_asked(card)
    if bit & pack.at_attempt:
        if s.phase() != LAID or s.attempt_by() == seat:
            return Refusal("AD-61", "only-at-an-attempt", card)
        return wrong_attempt(s, seat, number)
    return wrong_card(s, seat, number)


def not_asked(card: str) -> Refusal:
    """It is the moment for this instant; those who may answer are asked in turn (AD-66)."""
    return Refusal("AD-66", "only-when-asked", card)


def wrong_attempt(s: Net, seat: int, number: int) -> Refusal:
    """Why an instant against attempts cannot be played against the one that is being made."""
    card = s.pack.names[number]
    moment = MOMENTS[s.pack.moment[number]]
    sector = int(s.attempt_sector())
    if moment.fits(s, seat, NOBODY):
        return not_asked(card)
    if moment is an_attempt_where_i_am_oper:
        return Refusal("AD-R25", "attempt-needs-oper", card, SECTORS[sector], OPER)
    if s.controller(sector) == NOBODY:
        return Refusal("AD-R27", "attempt-uncontrolled", card, SECTORS[sector])
    if s.controller(sector) != seat:
        return Refusal("AD-60", "attempt-not-on-yours", card, SECTORS[sector])
    return Refusal("AD-R30", "attempt-without-cards", card, SECTORS[sector])


def wrong_card(s: Net, seat: int, number: int) -> Refusal:
    """Why an instant that answers cards does not answer those that are open, the latest first."""
    pack = s.pack
    card = pack.names[number]
    moment = MOMENTS[pack.moment[number]]
    for slot in reversed(range(int(s.plays()))):
        played = int(s.play(slot, P_CARD))
        if s.play(slot, P_STATE) != OPEN or not pack.answered_by[played] & BIT[number]:
            continue
        if BIT[played] & pack.viruses and s.play(slot, P_SECTOR) == NOBODY:  # its sector is still to be named
            continue
        if moment.fits(s, seat, slot):
            return not_asked(card)
        if s.play(slot, P_BY) == seat:
            return Refusal("AD-60", "answers-others", card)
        if isinstance(moment, AKeyCard):
            sector = SECTORS[pack.need_sector[played]]
            rule = "AD-R86" if moment.level == 0 else "AD-60"
            return Refusal(rule, "answer-needs-oper" if moment.least(s) == OPER else "answer-needs-user", card, sector)
        if BIT[played] & pack.viruses:
            return Refusal("AD-60", "answer-needs-user", card, SECTORS[s.play(slot, P_SECTOR)])
        return Refusal("AD-60", "does-not-answer-this", card)
    return Refusal("AD-61", "only-as-an-answer", card)


def refuse(rules: Rules[Net], s: Net, seat: int, pick: str) -> Refusal:
    """Why a pick that is not on the list is none."""
    ask = rules.ask(s)
    verb, _, rest = pick.partition(":")
    card = rest.partition("@")[0]
    target = pick.partition("@")[2]
    verb = verb.partition("@")[0]
    if ask is None:
        return Refusal("AD-75", "game-over", card, target)
    if verb in ("play", "waive", "hand_on") and card not in s.pack.names:
        return Refusal("AD-58", "no-such-card", card)
    if ask.about in ("action", "attempt"):
        found = refuse_action(s, seat, verb, target)
        if found is not None:
            return found
    if verb == "waive":
        return refuse_waiver(rules, s, seat, card)
    if verb in ("play", "hand_on"):
        return refuse_card(s, seat, card, verb, ask)
    if ask.about == "draw" and verb == "draw" and draw_banned(s):
        return Refusal("AD-R56", "drawing-banned")
    if ask.about == "hand_over" and s.setting(DISTINCT):
        return Refusal("AD-42", asked_key(ask), card)
    return Refusal(RULE_OF[ask.about], asked_key(ask), card, target)


def refuse_card(s: Net, seat: int, card: str, verb: str, ask: Ask) -> Refusal:
    """Why a card is neither played nor handed on."""
    number = s.pack.names.index(card)
    if not s.hand(seat) & BIT[number]:
        return Refusal("AD-58", "not-in-hand", card)
    if verb == "hand_on":
        burden = (BIT[number] & s.pack.burdens) != 0
        return no_action(s, card) if burden else Refusal("AD-64", "no-hot-potato", card)
    if any(option.verb == verb and option.card == card for option in ask.options):
        return Refusal("AD-60", "target-is-asked-next", card)
    return cannot_play(s, seat, number, ask)


def refuse_waiver(rules: Rules[Net], s: Net, seat: int, card: str) -> Refusal:
    """Backdoor goes only with a key card that is no upgrade, and waives nothing but its Requires section (AD-R14)."""
    pack = s.pack
    bit = BIT[pack.names.index(card)]
    if not s.hand(seat) & pack.waivers:
        return Refusal("AD-58", "not-in-hand", card)
    if not bit & pack.keys or bit & pack.upgrades:
        return Refusal("AD-R14", "cannot-be-waived", card)
    if bit & pack.by_action and not has_target(s, seat, pack.names.index(card)):
        return no_target(s, seat, pack.names.index(card))
    return why_not(rules, s, seat, card) or Refusal("AD-R14", "cannot-be-waived", card)


def refuse_action(s: Net, seat: int, verb: str, target: str) -> Refusal | None:
    """Why an attempt, a trade or the TeleComm bonus is refused."""
    in_actions = s.step() == names.ACTION
    if verb == "trade":
        if s.offers() >= MOST_OFFERS:
            return Refusal("AD-R71", "no-more-offers", n=MOST_OFFERS)
        return no_action(s) if in_actions else Refusal("AD-28", "no-action-left")
    if verb == "buy_action":
        return Refusal("AD-56", "bonus-not-available")
    if verb in ("automatic", "dial"):
        return Refusal("AD-57" if verb == "automatic" else "AD-R30", "no-automatic-access", target=target)
    if verb != "attempt" or target not in SECTORS:
        return None
    sector = SECTORS.index(target)
    if s.level(seat, sector) >= ROOT:
        return Refusal("AD-40", "already-root", target=target)
    if attempts_forbidden(s):
        return no_attempts(s, target)
    if in_actions and actions_left(s, seat) <= 0:
        return no_action(s, "", target)
    if not can_afford(s, seat, sector):
        controlled = s.controller(sector) != NOBODY
        distinct = controlled and s.setting(DISTINCT) != 0
        rule = "AD-42" if distinct else "AD-41" if controlled else "AD-47"
        return Refusal(rule, "too-few-cards", target=target, n=int(s.level(seat, sector)) + (1 if controlled else 2))
    return Refusal("AD-18", "no-attempt-left", target=letter(seat))

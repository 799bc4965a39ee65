"""Why not now: the rule number and the sentence for every card that cannot be played, and for every illegal pick."""

from sneakernet.core.choice import Refusal
from sneakernet.core.rules import Rules
from sneakernet.core.view import letter
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.state import Hackers

# For each question: the rule that says what may be picked.
RULE_OF = {
    "choose_phones": "HK-3",
    "add": "HK-6",
    "media_add": "HK-20",
    "virus_card": "HK-24",
    "virus_place": "HK-28",
    "dive_box": "HK-31",
    "shield": "HK-33",
    "order_returns": "HK-38",
    "limit": "HK-13",
    "draw_source": "HK-8",
    "draw_end": "HK-23",
    "pass_left": "HK-9",
    "pass_right": "HK-9",
    "trim": "HK-10",
}


def why_not(rules: Rules[Hackers], s: Hackers, seat: int, card: str) -> Refusal | None:
    """Why this seat cannot pick this card now; None when it can. It tells nothing that the seat does not know."""
    if card not in PACK.names:
        return Refusal("", "no-such-card", card)
    if s.asked() < 0:
        return Refusal("HK-16", "game-over", card)
    ask = rules.ask(s)
    assert ask is not None
    if ask.seat != seat:
        hidden = ask.hushed
        return Refusal("HK-6", "not-your-turn", card, "" if hidden else letter(ask.seat))
    if any(option.card == card for option in ask.options):
        return None
    if ask.about == "draw_source" and s.snoop() == PACK.names.index(card):
        return None
    held = (s.hand(seat) | s.files(seat)) & 2 ** PACK.names.index(card)
    if not held:
        return Refusal(RULE_OF[ask.about], "not-yours", card)
    if ask.about in ("add", "media_add") and s.hand(seat) & held:
        return Refusal("HK-27", "needs-another-file", card)
    return Refusal(RULE_OF[ask.about], f"asked-{ask.about.replace('_', '-')}", card)


def refuse(rules: Rules[Hackers], s: Hackers, seat: int, pick: str) -> Refusal:
    """Why a pick that is not on the list is none."""
    card = pick.partition(":")[2].partition("@")[0]
    if card:
        refusal = why_not(rules, s, seat, card)
        if refusal is not None:
            return refusal
    ask = rules.ask(s)
    if ask is None:
        return Refusal("HK-16", "game-over", card)
    return Refusal(RULE_OF[ask.about], f"asked-{ask.about.replace('_', '-')}", card)

"""Why not now: rule number and sentence for every card that cannot be played, and for every illegal pick (WD-59)."""

from typing import Final

from sneakernet.core.choice import Refusal
from sneakernet.core.rules import TIMEOUT, Rules
from sneakernet.core.view import LETTERS, letter
from sneakernet.games.wired.rules import classes, duel, network, notation, trade, verbs, words
from sneakernet.games.wired.rules.cells import NO_NODE
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import how_many

# For each question: the rule that says what may be picked.
RULE_OF: Final = {
    "trade": "WD-6",
    "moves": "WD-6",
    "place": "WD-14",
    "attach": "WD-19",
    "reconnect": "WD-20",
    "victim": "WD-27",
    "target": "WD-27",
    "repair": "WD-28",
    "rob": "WD-45",
    "keep": "WD-31",
    "audit_answer": "WD-41",
    "audit_pick": "WD-43",
    "duel_answer": "WD-46",
    "discard": "WD-8",
    "partner": "WD-50",
    "give": "WD-52",
    "want": "WD-52",
    "trade_answer": "WD-53",
    "counter_answer": "WD-53",
}
EVENTS: Final = ("audit_answer", "duel_answer", "audit_pick")
VERBS: Final = (
    "done offer reconnect enough propose decline accept counter float internet pass play give want discard answer"
    " give_in_play want_in_play drop to against steal on move hang over take"
).split()


def why_not(rules: Rules[Wired], s: Wired, seat: int, card: str) -> Refusal | None:
    """Why this seat cannot pick this card now; None when it can. It tells nothing that the seat does not know."""
    if card not in PACK.names:
        return Refusal("WD-59", "no-such-card", card)
    ask = rules.ask(s)
    if ask is None:
        return Refusal("WD-34", "game-over", card)
    if ask.seat != seat:
        return Refusal("WD-2", "not-your-turn", card, "" if ask.hushed else letter(ask.seat))
    if any(option.card.split("+")[0] == card for option in ask.options):
        return None
    kind = PACK.names.index(card)
    if ask.about in ("trade", "moves"):
        return why_not_play(s, seat, kind)
    if ask.about == "audit_answer":
        return Refusal("WD-41", "asked-audit-answer", card)
    if ask.about == "duel_answer":
        return Refusal("WD-46", "asked-duel-answer", card)
    if ask.about in ("give", "want"):
        return why_not_trade(s, seat, ask.about, card)
    if ask.about == "discard":
        return why_not_discard(s, seat, kind)
    return Refusal(RULE_OF[ask.about], f"asked-{ask.about.replace('_', '-')}", card)


def why_not_play(s: Wired, me: int, kind: int) -> Refusal:
    """Why a card is no legal MOVE."""
    card = PACK.names[kind]
    if how_many(s.hand(me), kind) == 0:
        return Refusal("WD-6", "not-in-hand", card)
    if s.moves() == 0:
        spare = verbs.may_move_equipment(s, me)
        if not spare or PACK.is_equipment(kind):
            return Refusal("WD-6", "no-moves-left", card)
        return Refusal("WD-69", "field-tech-pays-equipment", card)
    if PACK.issue[kind]:
        return why_no_attack(s, me, kind)
    if PACK.cures[kind]:
        return Refusal("WD-28", "nothing-to-resolve", card)
    if PACK.plays[kind] is duel.audit:
        return Refusal("WD-82", "nobody-to-audit", card)
    return why_no_theft(s, me, card)


def why_no_attack(s: Wired, me: int, kind: int) -> Refusal:
    """Why nobody can be attacked with this card."""
    card = PACK.names[kind]
    others = [p for p in range(int(s.seats())) if p != me and network.has_equipment(s, p)]
    if not others:
        return Refusal("WD-27", "nothing-to-attack", card)
    if all(s.is_done(p) for p in others):
        return Refusal("WD-36", "all-done", card)
    return Refusal("WD-33", "all-immune", card)


def why_no_theft(s: Wired, me: int, card: str) -> Refusal:
    """Why nothing can be stolen."""
    others = [p for p in range(int(s.seats())) if p != me and not s.is_done(p) and s.classes(p)]
    if not others:
        return Refusal("WD-45", "nothing-to-steal", card)
    marks = [
        classes.entry(s.classes(p), n) & classes.SEALED for p in others for n in range(classes.length(s.classes(p)))
    ]
    if all(marks):
        return Refusal("WD-63", "all-sealed", card)
    return Refusal("WD-60", "all-sealed-or-paired" if any(marks) else "all-paired", card)


def why_not_trade(s: Wired, p: int, about: str, card: str) -> Refusal:
    """Why a card cannot be put into an offer."""
    if about == "give" and how_many(s.hand(p), PACK.names.index(card)) == 0:
        in_play = any(PACK.names[network.kind_of(node)] == card for node in network.nodes(s, p))
        return Refusal("WD-51", "never-traded", card) if in_play else Refusal("WD-52", "not-in-hand", card)
    return Refusal("WD-52", "out-of-order", card)


def why_not_discard(s: Wired, me: int, kind: int) -> Refusal:
    """Why a card cannot be discarded."""
    card = PACK.names[kind]
    if how_many(s.hand(me), kind):
        return Refusal("WD-8", "out-of-order", card)
    job = PACK.job[kind]
    if job and classes.has_job(s, me, job):
        return Refusal("WD-84", "classification-stays", card)
    return Refusal("WD-8", "not-in-hand", card)


def why_no_offer(s: Wired, me: int) -> Refusal:
    """Why no offer can be made."""
    if s.dome():
        return Refusal("WD-38", "no-trade-in-the-dome")
    if trade.trading_stopped(s):
        return Refusal("WD-57", "trading-stopped", n=int(s.trade_stop()))
    if not s.trading() or s.closed():
        return Refusal("WD-5", "trade-is-over")
    if s.offers_made() >= s.offers_per_turn():
        return Refusal("WD-58", "no-offers-left", n=int(s.offers_per_turn()))
    return Refusal("WD-50", "nobody-to-trade-with")


def refuse(rules: Rules[Wired], s: Wired, seat: int, pick: str) -> Refusal:
    """Why a pick that is not on the list is none."""
    ask = rules.ask(s)
    verb, card, target = split(pick)
    if ask is None:
        return Refusal("WD-34", "game-over", card)
    if pick == TIMEOUT:
        return Refusal("WD-62", "no-clock")
    if verb not in VERBS:
        return Refusal("WD-59", "no-such-option", pick)
    if ask.about in EVENTS:
        return refuse_in_event(ask.about, verb, card, target)
    if ask.about in ("trade", "moves"):
        return refuse_move(rules, s, seat, verb, card)
    if ask.about in ("victim", "rob"):
        return refuse_victim(s, seat, ask.about, card, target)
    if ask.about in ("give", "want"):
        return refuse_offer(s, seat, ask.about, verb, card, target)
    if target and ask.about in ("place", "target", "repair", "reconnect", "attach"):
        return refuse_node(rules, s, seat, ask.about, verb, target)
    if ask.about == "place" and verb in ("float", "internet"):
        return refuse_place(rules, s, seat, verb)
    if ask.about == "partner" and target:
        return refuse_partner(s, seat, target)
    if ask.about in ("trade_answer", "counter_answer") and verb == "accept":
        return Refusal("WD-53", "not-everything-there")
    if ask.about == "discard":
        return refuse_discard(s, seat, verb, card)
    return Refusal(RULE_OF[ask.about], f"asked-{ask.about.replace('_', '-')}", card, target)


def refuse_in_event(about: str, verb: str, card: str, target: str) -> Refusal:
    """Within an event only its own cards can be played (WD-41, 43, 46, 78)."""
    if about == "audit_pick":
        return Refusal("WD-43" if verb == "take" else "WD-78", "not-the-targets", card, target)
    kind = PACK.names.index(card) if card in PACK.names else -1
    in_audits = kind in (PACK.blocks_audits, PACK.saves_audits)
    in_duels = kind >= 0 and PACK.counters & 2**kind != 0
    if verb == "answer" and kind >= 0 and (in_audits if about == "audit_answer" else in_duels):
        return Refusal(RULE_OF[about], f"asked-{about.replace('_', '-')}", card)
    return Refusal("WD-78", "event-runs", card, target)


def refuse_discard(s: Wired, me: int, verb: str, card: str) -> Refusal:
    """After MOVES nothing but hand cards can be discarded (WD-6, 8, 84)."""
    if verb == "offer":
        return why_no_offer(s, me)
    if verb == "discard" and card in PACK.names:
        return why_not_discard(s, me, PACK.names.index(card))
    if verb in ("play", "reconnect") and s.moves() == 0:
        return Refusal("WD-6", "no-moves-left", card)
    return Refusal("WD-8", "asked-discard", card)


def split(pick: str) -> tuple[str, str, str]:
    """Verb, card and target of a spelled pick."""
    head, _, target = pick.partition("*")[0].partition("@")
    verb, _, card = head.partition(":")
    return verb, card, target


def refuse_move(rules: Rules[Wired], s: Wired, me: int, verb: str, card: str) -> Refusal:
    """An illegal MOVE or an offer out of time."""
    if verb == "offer":
        return why_no_offer(s, me)
    if verb == "reconnect":
        if not verbs.may_move_equipment(s, me):
            return Refusal("WD-6", "no-moves-left")
        return Refusal("WD-23", "nothing-to-reconnect")
    if verb == "play":
        refusal = why_not(rules, s, me, card)
        if refusal is not None:
            return refusal
    if verb == "drop":
        return Refusal("WD-84", "classification-stays", card)
    return Refusal("WD-6", "asked-moves", card)


def seat_number(s: Wired, target: str) -> int:
    """The seat behind a letter, or -1."""
    p = LETTERS.find(target) if len(target) == 1 else -1
    return p if p < s.seats() else -1


def refuse_partner(s: Wired, me: int, target: str) -> Refusal:
    """Nobody to trade with."""
    p = seat_number(s, target)
    if p >= 0 and s.is_done(p):
        return Refusal("WD-36", "player-done", "", target)
    return Refusal("WD-50", "no-partner", "", target)


def refuse_victim(s: Wired, me: int, about: str, card: str, target: str) -> Refusal:
    """Nobody to attack, audit or rob."""
    p = seat_number(s, target)
    kind = int(s.open_number(0))
    auditing = PACK.plays[kind] is duel.audit
    own = "WD-45" if about == "rob" else "WD-40" if auditing else "WD-27"
    if p < 0 or p == me:
        return Refusal(own, "no-opponent", card, target)
    if s.is_done(p):
        return Refusal("WD-36", "player-done", card, target)
    if about == "rob":
        return refuse_theft(s, p, card)
    if auditing:
        return Refusal("WD-82", "no-computers", PACK.names[kind], target)
    if not network.has_equipment(s, p):
        return Refusal("WD-27", "no-equipment", PACK.names[kind], target)
    return Refusal("WD-33", "immune", PACK.names[kind], target)


def refuse_theft(s: Wired, p: int, card: str) -> Refusal:
    """A classification that cannot be named."""
    name = card.split("+", maxsplit=1)[0]
    spelled = notation.spell_classes(s.classes(p), False)
    there = [word for word in spelled if word.split("+")[0] == name]
    if not there:
        return Refusal("WD-45", "not-in-play", card, letter(p))
    if any("+sealed" in word for word in there):
        return Refusal("WD-63", "sealed", card, letter(p))
    if s.gemini() and len(there) > 1:
        return Refusal("WD-60", "paired", card, letter(p))
    return Refusal("WD-45", "not-in-play", card, letter(p))


def refuse_offer(s: Wired, p: int, about: str, verb: str, card: str, target: str) -> Refusal:
    """Something that cannot be put into an offer."""
    if verb in ("enough", "propose"):
        return Refusal("WD-52", "empty-offer")
    name = card.split("+", maxsplit=1)[0]
    tradeable = name in PACK.names
    if target or not tradeable or (verb.endswith("in_play") and PACK.job[PACK.names.index(name)] == 0):
        return Refusal("WD-51", "never-traded", card, target)
    return why_not_trade(s, p, about, name)


def refuse_place(rules: Rules[Wired], s: Wired, me: int, verb: str) -> Refusal:
    """Floating, or INTERNET, where it cannot be."""
    if verb == "internet":
        return Refusal("WD-14", "wrong-parent", "", "internet")
    if rules.question(s).code == words.place.code:
        return Refusal("WD-16", "switches-never-float")
    return Refusal("WD-23", "already-there")


def refuse_node(rules: Rules[Wired], s: Wired, me: int, about: str, verb: str, target: str) -> Refusal:
    """Equipment that cannot be picked."""
    if verb == "over":
        return Refusal("WD-64", "not-replaceable", "", target)
    owner, _, word = target.rpartition(".")
    name = notation.equipment_number(word)
    seats = [p for p in range(int(s.seats())) if owner in ("", letter(p))]
    if target != "internet" and not any(name and network.node_of(s, p, name) != NO_NODE for p in seats):
        return Refusal(
            RULE_OF[about] if about in ("target", "repair", "attach") else "WD-15", "no-such-equipment", "", target
        )
    node = int(network.node_of(s, me, name)) if name else NO_NODE
    if about == "target":
        return Refusal("WD-27", "not-the-victims", "", target)
    if about == "repair":
        return Refusal("WD-28", "no-such-issue", "", target)
    if about == "attach":
        return Refusal("WD-19", "not-floating", "", target)
    if node == NO_NODE:
        return Refusal("WD-15", "not-in-your-network", "", target)
    if about == "reconnect":
        if network.kind_of(node) == network.SWITCH:
            return Refusal("WD-16", "switches-stay", "", target)
        return Refusal("WD-23", "nowhere-else", "", target)
    return refuse_parent(rules, s, me, node, target)


def refuse_parent(rules: Rules[Wired], s: Wired, me: int, parent: int, target: str) -> Refusal:
    """A card on which the equipment cannot hang."""
    b = s.open_number(0)
    moving = rules.question(s).code != words.place.code
    mover = int(network.node_of(s, me, b)) if moving else NO_NODE
    kind = int(network.kind_of(b)) if moving else int(b)
    fits = network.is_cable(parent) if kind == network.COMPUTER else network.kind_of(parent) == network.SWITCH
    if kind == network.SWITCH or not fits:
        return Refusal("WD-14", "wrong-parent", "", target)
    if mover != NO_NODE and s.parent(mover) == parent:
        return Refusal("WD-23", "already-there", "", target)
    if kind == network.COMPUTER and network.ports_free(s, parent) == 0:
        return Refusal("WD-71", "cable-full", "", target)
    return Refusal("WD-59", "same-as-another", "", target)

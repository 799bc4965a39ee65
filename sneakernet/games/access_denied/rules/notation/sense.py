"""What no table can look like: positions that contradict the rules or themselves are refused, with their field."""

from typing import TYPE_CHECKING, Final

from sneakernet.core.bits import BIT, count, members
from sneakernet.core.position import BadPosition
from sneakernet.core.view import LETTERS, letter
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import ALL_COUNT, EXPIRED, GOAL, ROUND_CAP, TRADE_NAMED
from sneakernet.games.access_denied.rules.names import CODES, SECTORS
from sneakernet.games.access_denied.rules.notation import inner
from sneakernet.games.access_denied.rules.places import in_hands, in_play
from sneakernet.games.access_denied.rules.setup import allows, sectors_each
from sneakernet.games.access_denied.rules.standing import CUT_AT, roots_that_count
from sneakernet.games.access_denied.rules.state import NOBODY, Net
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, Clues, all_different

if TYPE_CHECKING:
    from sneakernet.games.access_denied.rules.notation.position import Loader

OPER: Final = 2
ROOT: Final = 3
# Lasting effects that end with Oper in a sector (AD-R38).
UNTIL_OPER: Final = {names.UPGRADES_OFF: names.TELECOMM, names.ONE_ACTION: names.TELECOMM}
# What stands only in the middle of something, and so only beside the stack of a saved position.
IN_THE_MIDDLE: Final = ("handed over", "set aside", "picked", "offered", "inner", "plays", "attempt", "winners")


def check(loader: "Loader") -> None:
    """Complain about the first thing that cannot be."""
    s = loader.s
    sectors(s)
    passwords(loader)
    for p in range(loader.seats):
        player(s, p)
    pile(s)
    turn(loader)
    middle(loader)
    for q in range(loader.seats + 1):
        knowledge(s, q)


def sectors(s: Net) -> None:
    """Every player was dealt one sector, with two players two, and has Root there for the whole game (AD-7, 8, 80)."""
    each = sectors_each(s)
    for p in range(int(s.seats())):
        own = [sector for sector in range(6) if s.controller(sector) == p]
        if len(own) != each:
            raise BadPosition("deal-count", field="sectors", given=letter(p), n=int(each))
        for sector in own:
            if s.level(p, sector) != ROOT:
                raise BadPosition("controller-root", field=f"{letter(p)} levels", given=SECTORS[sector])


def passwords(loader: "Loader") -> None:
    """Three cards of three codes under every controlled sector, from the end of the set-up on (AD-9, AD-11)."""
    s = loader.s
    setting_up = s.step() == 0
    for sector in range(6):
        field = f"{SECTORS[sector]} password"
        password = s.password(sector)
        if password and s.controller(sector) == NOBODY:
            raise BadPosition("no-controller", field=field)
        if password and setting_up and not loader.saved:
            raise BadPosition("password-to-come", field=field)
        whole = count(password) == 3 and s.pack.distinct(password) == 3
        open_yet = password == 0 and (setting_up or s.controller(sector) == NOBODY)
        if not whole and not open_yet and not in_play(s) & s.pack.rekeys:
            raise BadPosition("no-password", field=field)


def player(s: Net, p: int) -> None:
    """A player's upgrades, statuses and levels go together."""
    name = letter(p)
    wrong = members(s.upgrades(p) & ~s.pack.upgrades)
    if wrong:
        raise BadPosition("no-upgrade", field=f"{name} upgrades", card=s.pack.names[wrong[0]])
    status = int(s.status(p))
    for effect, sector in UNTIL_OPER.items():
        if status & 2 ** (effect - names.UPGRADES_OFF) and s.level(p, sector) >= OPER:
            raise BadPosition("until-oper", field=f"{name} status", given=names.EFFECTS[effect], sector=SECTORS[sector])
    if status >> CUT_AT and s.level(p, names.MICRONOPOLY) >= OPER:
        cut, sector_name = names.EFFECTS[names.LIMIT_CUT], SECTORS[names.MICRONOPOLY]
        raise BadPosition("until-oper", field=f"{name} status", given=cut, sector=sector_name)
    if s.ending() == 0 and roots_that_count(s, p, s.setting(ALL_COUNT) != 0) >= s.setting(GOAL):
        raise BadPosition("has-won", field=f"{name} levels", given=name, n=int(s.setting(GOAL)))


def pile(s: Net) -> None:
    """A card that was played lies on top, and hot potatoes are never played (AD-R16, AD-64)."""
    if s.top_by() != NOBODY and (s.pile_size() == 0 or BIT[s.pile_top()] & s.pack.burdens):
        raise BadPosition("nothing-played", field="played by")


def turn(loader: "Loader") -> None:
    """Counts of the turn, and what belongs to one step or one setting only."""
    s, text = loader.s, loader.text
    cap = int(s.setting(ROUND_CAP)) * loader.seats
    if cap and s.turns() > cap:
        raise BadPosition("from-to", field="turn", given=int(s.turns()), least=1, most=cap)
    if text.fields.get("actions") and s.step() != names.ACTION:
        raise BadPosition("only-in-step", field="actions", step=names.STEPS[names.ACTION])
    if s.setting(EXPIRED) and not loader.by_the_clock:
        raise BadPosition("no-clock", field="expired")


def middle(loader: "Loader") -> None:
    """What is going on goes with the stack, and the words for people say what the cells say."""
    s, text = loader.s, loader.text
    for field in IN_THE_MIDDLE:
        if text.fields.get(field, "none") not in ("", "none") and not loader.saved:
            raise BadPosition("only-saved", field=field)
    said = {"plays": " ".join(inner.plays_of(s)), "attempt": inner.attempt_of(s)}
    said["winners"] = " ".join(letter(p) for p in members(s.winners()))
    for field, meant in said.items():
        if text.fields.get(field, meant) != meant:
            raise BadPosition("not-as-inner", field=field, given=text.fields[field])
    paid = sum(int(BIT[card]) for card in {int(s.paid(n)) for n in range(int(s.paid_size()))})
    if s.ending() == 0 and ((s.handed() and s.attempt_by() == NOBODY) or paid & ~s.handed()):
        raise BadPosition("no-attempt", field="handed over")
    differing = all_different(s)
    if s.pack.distinct(differing) < count(differing):
        raise BadPosition("codes-differ", field="handed over" if s.handed() else "set aside")
    trading = s.partner() != NOBODY
    if count(s.offered_card()) > (1 if trading else 0) or (s.setting(TRADE_NAMED) and not s.offered_card()):
        raise BadPosition("not-as-inner", field="offered", given=text.fields.get("offered", ""))
    for field, cards in (("picked", s.picked()), ("offered", s.offered_card())):
        if cards & ~in_hands(s):
            raise BadPosition("in-no-hand", field=field)
    if s.step() == 0 and loader.saved:
        can_be_set(s)


def can_be_set(s: Net) -> None:
    """Who has no password yet can set one (AD-12)."""
    for p in range(int(s.seats())):
        missing = sum(1 for n in range(6) if s.controller(n) == p and s.password(n) == 0)
        if missing and not allows(s.pack, s.hand(p), missing):
            raise BadPosition("no-password-in-hand", field=f"{letter(p)} hand")


def knowledge(s: Net, q: int) -> None:
    """What an observer knows is true (AD-R70, AD-R87, AD-R100)."""
    name = LETTERS[q] if q < s.seats() else "spectator"
    clues = Clues(s, q)
    foreign = own = 0
    for sector in range(6):
        if s.controller(sector) == q:
            own |= int(s.password(sector))
        elif s.controller(sector) != NOBODY:
            foreign |= int(s.password(sector))
        notes(s, q, sector, clues)
    hidden = members(s.outside(q) & foreign & clues.hidden)
    if hidden:
        raise BadPosition("in-a-password", field=f"outside {name}", card=s.pack.names[hidden[0]])
    for code in range(6):
        if count(foreign & clues.hidden & s.pack.of_code[code]) > s.most_of(q, code):
            raise BadPosition("untrue-note", field=f"{name} said", given=f"{CODES[code]}.{int(s.most_of(q, code))}")
        if q < s.seats() and s.proven(q) & BIT[code] and not own & s.pack.of_code[code]:
            raise BadPosition("not-in-password", field=f"proven {name}", given=CODES[code])
    theirs = s.hand(s.attempt_by()) | s.handed() if s.attempt_by() != NOBODY else 0
    if s.before(q) & ~theirs:
        raise BadPosition("no-attempt", field=f"before {name}")


def notes(s: Net, q: int, sector: int, clues: Clues) -> None:
    """What an observer has noted of one password: codes, and sets of codes that are out."""
    name = LETTERS[q] if q < s.seats() else "spectator"
    password = s.password(sector)
    codes = clues.pack.codes_of(password) | clues.opened(s, password)
    excluded = s.excluded(q, sector)
    if s.controller(sector) in (q, NOBODY) and (s.has_notes(q, sector) or excluded):
        field = f"{name} {'notes' if s.has_notes(q, sector) else 'excludes'}"
        raise BadPosition("nothing-to-note", field=field, given=SECTORS[sector])
    for sign, wrong in (("+", ~codes), ("-", codes)):
        for code in members(s.codes_noted(q, sector, sign == "+") & wrong):
            raise BadPosition("untrue-note", field=f"{name} notes", given=f"{SECTORS[sector]}{sign}{CODES[code]}")
    for n in members(excluded):
        if CODE_SETS[n] == codes:
            raise BadPosition("untrue-note", field=f"{name} excludes", given=f"{SECTORS[sector]}.{inner.spelled(n)}")

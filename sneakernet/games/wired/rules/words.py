"""The vocabulary of the cards that need no answer: build, reconnect, attack, repair, hire."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import has
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.wired.rules import classes, names, network, verbs
from sneakernet.games.wired.rules.book import Choice, Play, Word
from sneakernet.games.wired.rules.cells import CABLE_2A, INTERNET, LABELS, LOOSE_CABLES, LOOSE_COMPUTERS, NO_NODE
from sneakernet.games.wired.rules.editions import CLASSES
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.network import COMPUTER, SWITCH
from sneakernet.games.wired.rules.state import Wired

# Building


def offer_parents(s: Wired, me: i64, kind: i64, mover: i64) -> None:
    """All places in the own network where a card of this kind fits, but for where the mover hangs (WD-14, 20, 23)."""
    here: i64 = NO_NODE if mover == NO_NODE else s.parent(mover)
    above: i64 = NO_NODE if network.is_root(here) else s.parent(here)
    switch = s.first(INTERNET + me)
    while switch != NO_NODE:
        if not network.is_repeat(s, switch, here, above):
            if kind == COMPUTER:
                offer_cables(s, s.first(switch), here, above)
            elif switch != here:
                s.offer(names.ON + network.name_of(s, switch))
        switch = s.next(switch)
    if kind == COMPUTER:
        offer_cables(s, s.first(LOOSE_CABLES + me), here, above)


def offer_cables(s: Wired, first: i64, here: i64, above: i64) -> None:
    """The cables with a free port, from this one on (WD-22, 71)."""
    cable = first
    while cable != NO_NODE:
        if cable != here and network.ports_free(s, cable) > 0 and not network.is_repeat(s, cable, here, above):
            s.offer(names.ON + network.name_of(s, cable))
        cable = s.next(cable)


def offer_nodes(s: Wired, p: i64, verb: i64, kind: i64, cured: i64) -> None:
    """The cards of a network, alike ones once: of one kind (or -1 for all), with one of these issues (0: any card)."""
    node = network.after(s, INTERNET + p)
    while node != NO_NODE:
        if network.is_repeat(s, node, NO_NODE, NO_NODE):
            node = network.beyond(s, node)
            continue
        fits = cured == 0 or network.has_issue(s, node, cured)
        if fits and (kind < 0 or network.kind_of(node) == kind):
            s.offer(verb + network.name_of(s, node))
        node = network.after(s, node)


@final
class Build(Play):
    """An equipment card comes into its player's network."""

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        return True

    def run(self, s: Wired, me: i64, kind: i64) -> None:
        s.push(place.code, me, kind)


@final
class Place(Choice):
    """Where the equipment from hand goes: attached, floating, or onto a disabled card (WD-14, 18, 22, 64)."""

    def offers(self, s: Wired, me: i64, kind: i64) -> None:
        if kind == SWITCH:
            s.offer(names.INTERNET)
        else:
            s.offer(names.FLOAT)
            offer_parents(s, me, kind, NO_NODE)
        if s.switcheroo() and s.trouble(me) != 0:
            offer_nodes(s, me, names.OVER, kind, ANY_ISSUE)

    def take(self, s: Wired, me: i64, kind: i64, pick: i64) -> None:
        verbs.pay_equipment_move(s, me)
        verbs.play(s, me, kind, -1)
        if pick >= names.OVER:
            node = network.node_of(s, me, pick - names.OVER)
            self.replace(s, me, node, kind)
        else:
            node = self.put(s, me, kind, pick)
        if kind != COMPUTER:
            s.push(attach.code, me, network.name_of(s, node) * LABELS)

    def put(self, s: Wired, me: i64, kind: i64, pick: i64) -> i64:
        """On its parent, or floating."""
        parent = network.node_of(s, me, pick - names.ON) if pick >= names.ON else network.root(me, kind)
        node = network.enter(s, me, kind, parent)
        if pick == names.FLOAT:
            s.tell(names.FLOATED, me, s.tag(node), known_to=s.everyone())
        else:
            under = s.tag(parent) if pick >= names.ON else names.INTERNET_TARGET
            s.tell(names.ATTACHED, me, s.tag(node), under, known_to=s.everyone())
        return node

    def replace(self, s: Wired, me: i64, node: i64, kind: i64) -> None:
        """Switcheroo: the new card takes over name, place and all that hangs there (WD-64)."""
        verbs.resolve_on(s, node, ANY_ISSUE)
        s.put_on_discards(kind)
        s.tell(names.REPLACED, me, s.tag(node), known_to=s.everyone())


@final
class Attach(Choice):
    """Floating cards may hang on the card that just came from hand (WD-19, 70). `b`: its name, how many are past."""

    def offers(self, s: Wired, me: i64, b: i64) -> None:
        name = b >> 7
        cable = name >= CABLE_2A
        floating = s.first((LOOSE_COMPUTERS if cable else LOOSE_CABLES) + me)
        if floating == NO_NODE or (cable and network.ports_free(s, network.node_of(s, me, name)) == 0):
            return
        s.offer(names.ENOUGH)
        passed: i64 = 0
        while floating != NO_NODE:
            if passed >= b & 127 and not network.is_repeat(s, floating, NO_NODE, NO_NODE):
                s.offer(names.HANG + network.name_of(s, floating))
            floating = s.next(floating)
            passed += 1

    def choosing(self, s: Wired, me: i64, b: i64) -> Choosing | None:
        cable = (b >> 7) >= CABLE_2A
        floating = s.first((LOOSE_COMPUTERS if cable else LOOSE_CABLES) + me)
        most: i64 = network.ports_free(s, network.node_of(s, me, b >> 7)) if cable else LABELS
        found = Choosing("WD-19", 0, int(most), names.ENOUGH)
        passed: i64 = 0
        late: list[int] = []  # those that may still be picked
        while floating != NO_NODE:
            first = network.first_like(s, floating)
            if passed >= b & 127 and (first == floating or int(first) in late):
                late.append(int(floating))
                name, like = int(network.name_of(s, floating)), int(network.name_of(s, first))
                found.add(names.HANG + name, like=names.HANG + like)
            floating = s.next(floating)
            passed += 1
        return found

    def take(self, s: Wired, me: i64, b: i64, pick: i64) -> None:
        if pick == names.ENOUGH:
            return
        name = b >> 7
        node = network.node_of(s, me, pick - names.HANG)
        passed: i64 = 0
        other = s.first(s.parent(node))
        while other != node:
            other = s.next(other)
            passed += 1
        parent = network.node_of(s, me, name)
        network.unhang(s, node)
        network.hang(s, node, parent)
        s.tell(names.ATTACHED, me, s.tag(node), s.tag(parent), known_to=s.everyone())
        self.again(s, me, name * LABELS + passed)


@final
class Reconnect(Choice):
    """Which cable or computer moves (WD-20)."""

    def offers(self, s: Wired, me: i64, _: i64) -> None:
        node = network.after(s, INTERNET + me)
        while node != NO_NODE:
            if network.is_repeat(s, node, NO_NODE, NO_NODE):
                node = network.beyond(s, node)
                continue
            if node >= CABLE_2A and (not network.is_floating(s, node) or has_parent(s, me, node)):
                s.offer(names.MOVE + network.name_of(s, node))
            node = network.after(s, node)

    def take(self, s: Wired, me: i64, _: i64, pick: i64) -> None:
        s.push(replug.code, me, pick - names.MOVE)


def has_parent(s: Wired, me: i64, node: i64) -> bool:
    """Whether a floating card could hang anywhere."""
    if network.is_cable(node):
        return s.first(INTERNET + me) != NO_NODE
    cable = network.after(s, INTERNET + me)
    while cable != NO_NODE:
        if network.is_cable(cable) and network.ports_free(s, cable) > 0:
            return True
        cable = network.after(s, cable)
    return False


def may_reconnect(s: Wired, me: i64) -> bool:
    """Whether any reconnection is legal (WD-20, 23): something hangs on a card, or something floating could."""
    switch = s.first(INTERNET + me)
    connected = switch != NO_NODE
    while switch != NO_NODE:
        if s.first(switch) != NO_NODE:
            return True
        switch = s.next(switch)
    cable = s.first(LOOSE_CABLES + me)
    return cable != NO_NODE and (connected or s.computers(me) > 0)


@final
class Replug(Choice):
    """Where the moving card goes, with all that hangs on it (WD-20, 23, 67)."""

    def offers(self, s: Wired, me: i64, name: i64) -> None:
        node = network.node_of(s, me, name)
        if not network.is_floating(s, node):
            s.offer(names.FLOAT)
        offer_parents(s, me, network.kind_of(node), node)

    def take(self, s: Wired, me: i64, name: i64, pick: i64) -> None:
        node = network.node_of(s, me, name)
        verbs.pay_equipment_move(s, me)
        network.unhang(s, node)
        if pick == names.FLOAT:
            network.hang(s, node, network.root(me, network.kind_of(node)))
            s.tell(names.DETACHED, me, s.tag(node), known_to=s.everyone())
        else:
            parent = network.node_of(s, me, pick - names.ON)
            network.hang(s, node, parent)
            s.tell(names.RECONNECTED, me, s.tag(node), s.tag(parent), known_to=s.everyone())


# Attacks and repairs

ANY_ISSUE: Final = 14  # the set of all three
VICTIMS: Final = 8  # a frame holds kind * VICTIMS + victim


@final
class Attack(Play):
    """An issue is laid on an opponent's equipment (WD-27)."""

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        return any(verbs.may_attack(s, me, p, PACK.issue[kind]) for p in range(s.seats()))

    def run(self, s: Wired, me: i64, kind: i64) -> None:
        s.push(victim.code, me, kind)


@final
class Victim(Choice):
    """Whose equipment (WD-27, 33, 36)."""

    def offers(self, s: Wired, me: i64, kind: i64) -> None:
        issue = PACK.issue[kind]
        for n in range(i64(1), s.seats()):
            p = s.after(me, n)
            if verbs.may_attack(s, me, p, issue):
                s.offer(names.AGAINST + p)

    def take(self, s: Wired, me: i64, kind: i64, pick: i64) -> None:
        s.push(target.code, me, kind * VICTIMS + pick - names.AGAINST)


@final
class Target(Choice):
    """Which card of the victim (WD-27)."""

    def offers(self, s: Wired, me: i64, b: i64) -> None:
        offer_nodes(s, b & 7, names.ON, -1, 0)

    def take(self, s: Wired, me: i64, b: i64, pick: i64) -> None:
        kind = b >> 3
        node = network.node_of(s, b & 7, pick - names.ON)
        verbs.pay_move(s)
        verbs.play(s, me, kind, s.tag(node))
        network.add_issue(s, node, PACK.issue[kind])


@final
class Repair(Play):
    """Issues on an own card are resolved (WD-25, 26, 28)."""

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        return network.has_trouble(s, me, PACK.cures[kind])

    def run(self, s: Wired, me: i64, kind: i64) -> None:
        s.push(mend.code, me, kind)


@final
class Mend(Choice):
    """Which own card is repaired (WD-28)."""

    def offers(self, s: Wired, me: i64, kind: i64) -> None:
        offer_nodes(s, me, names.ON, -1, PACK.cures[kind])

    def take(self, s: Wired, me: i64, kind: i64, pick: i64) -> None:
        node = network.node_of(s, me, pick - names.ON)
        verbs.pay_move(s)
        verbs.play(s, me, kind, s.tag(node))
        if has(PACK.cures_all, kind):
            verbs.resolve_on(s, node, PACK.cures[kind])
        else:
            verbs.resolve_oldest(s, node, PACK.cures[kind])
        s.put_on_discards(kind)


# Classifications


@final
class Hire(Play):
    """A classification comes into play from hand (WD-29 to 32)."""

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        return True

    def run(self, s: Wired, me: i64, kind: i64) -> None:
        if classes.length(s.classes(me)) >= CLASSES:
            s.push(keep_or_hire.code, me, kind)
        else:
            hire_now(s, me, kind)
            verbs.settle_in(s, me)


def hire_now(s: Wired, me: i64, kind: i64) -> None:
    """The card is played."""
    verbs.pay_move(s)
    verbs.play(s, me, kind, -1)
    s.set_classes(me, classes.appended(s.classes(me), PACK.job[kind] | classes.NEW))


@final
class KeepOrHire(Choice):
    """A third one from hand: which is discarded, before the card is played (WD-31, 89)."""

    def offers(self, s: Wired, me: i64, kind: i64) -> None:
        offer_drops(s, classes.appended(s.classes(me), PACK.job[kind] | classes.NEW), 0)

    def take(self, s: Wired, me: i64, kind: i64, pick: i64) -> None:
        hire_now(s, me, kind)
        verbs.drop_class(s, me, classes.find(s.classes(me), pick - names.DROP, 0))
        verbs.settle_in(s, me)


def offer_drops(s: Wired, entries: i64, start: i64) -> None:
    """From the oldest to the newest, so that enough are left to drop."""
    n = start
    while n <= CLASSES:
        if classes.entry(entries, n) != 0 and not classes.is_repeat(entries, n, start):
            s.offer(names.DROP + classes.token(classes.entry(entries, n)))
        n += 1


@final
class Keep(Choice):
    """More than two in play: one is discarded, until two are left (WD-31). `b`: the oldest that may still go."""

    def offers(self, s: Wired, p: i64, b: i64) -> None:
        entries = s.classes(p)
        spare = classes.length(entries) - CLASSES
        if spare > 0:
            offer_drops(s, entries, b)

    def choosing(self, s: Wired, p: i64, b: i64) -> Choosing | None:
        spare = int(classes.length(s.classes(p))) - CLASSES
        return classes.add_each(Choosing("WD-31", spare, spare), names.DROP, s.classes(p), b)

    def take(self, s: Wired, p: i64, b: i64, pick: i64) -> None:
        n = classes.find(s.classes(p), pick - names.DROP, b)
        verbs.drop_class(s, p, n)
        self.again(s, p, n)


@final
class SettleIn(Word):
    """Those that stayed work at once (WD-32, 55)."""

    def run(self, s: Wired, p: i64, _: i64) -> None:
        verbs.settle_in(s, p)


place: Final[Op[Wired]] = Place("place")
attach: Final[Op[Wired]] = Attach("attach")
reconnect: Final[Op[Wired]] = Reconnect("reconnect")
replug: Final[Op[Wired]] = Replug("place")
victim: Final[Op[Wired]] = Victim("victim")
target: Final[Op[Wired]] = Target("target")
mend: Final[Op[Wired]] = Mend("repair")
keep_or_hire: Final[Op[Wired]] = KeepOrHire("keep")
keep: Final[Op[Wired]] = Keep("keep")
settle_in: Final[Op[Wired]] = SettleIn()

build: Final = Build()
attack: Final = Attack()
repair: Final = Repair()
hire: Final = Hire()

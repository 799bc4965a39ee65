"""Tree: what was tried in imagined worlds, and how often each seat won after it.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), written for many seats:
each iteration imagines one world, walks down by options that exist in that world until it makes a pick for the first
time, plays on by judgement, and credits every pick on its way with the share of the win that came to the seat who made
it. All worlds are judged the same number of turns ahead: positions in the middle of a turn and after it cannot be
compared. The n-th try of each first pick looks into the n-th world, so that luck of the worlds does not decide.
"""

from math import log, sqrt
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import STEPS_OF_A_MOVE, Judgement, after_option, complete, look_ahead
from sneakernet.bots.search.ahead import drawn, learned_chances, likely_world, wished
from sneakernet.bots.search.manner import DEEPENS, Manner
from sneakernet.bots.search.net import Net
from sneakernet.core.op import S, answer
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules

ROOT: Final = 0
NO_NODE: Final = 0
FREE: Final = -1
FIRST_WORLDS: Final = 8
UNKNOWN: Final = 1.0  # for how many iterations it counts that nothing is known of an option
MOST_STEPS: Final = 400  # of one walk down the tree
MOST_OPTIONS: Final = 96
SPREAD: Final = 0x2545F4914F6CDD1D  # an odd multiplier that spreads keys over the table


@final
class Tree(Generic[S]):
    """One decision under thought. It grows as long as somebody asks it to."""

    def __init__(
        self,
        rules: Rules[S],
        judgement: Judgement[S] | None,
        base: S,
        rng: Rng,
        manner: Manner,
        net: Net | None = None,
    ) -> None:
        self.rules = rules
        self.judgement = judgement
        self.net = net  # what was learned judges, where there is such a thing
        self.base = base  # a table that the thinking seat cannot tell from the real one
        self.me: i64 = base.asked()
        self.rng = rng
        if manner.duel is not None and base.seats() == 2:
            manner = manner.duel
        self.manner = manner
        self.turns: i64 = max(1, manner.rounds * base.seats())  # that end before a world is judged
        self.last_turn: i64 = 0  # the turn before which the running iteration is judged
        self.insists: i64 = FREE  # the first pick of every iteration, if it is not free
        self.idle: vec[i64] = vec[i64]([0] * MOST_OPTIONS)  # first picks not worth a thought, unless somebody insists
        self.iterations: i64 = 0
        self.worlds: list[S] = []
        self.parent: vec[i64] = vec[i64]([0])
        self.key: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.won: vec[float] = vec[float]([0.0])
        self.behind: vec[float] = vec[float]([0.0])  # by how much the first look liked the best option better
        self.weight: vec[float] = vec[float]([0.0])  # for how many iterations that counts
        self.places: vec[i64] = vec[i64]([NO_NODE] * 512)  # where a node is found by its parent and key
        self.path: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.movers: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.found: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.chances: vec[float] = vec[float]([0.0] * 8)  # sums of everybody's shares over all iterations
        if judgement is not None:
            self.leave_out(judgement)
        self.meet(base, ROOT)

    def leave_out(self, judgement: Judgement[S]) -> None:
        """First picks that are not worth a thought; but something must be left to think about."""
        base = self.base
        self.insists = judgement.custom(base)
        idle = judgement.idle(base)
        left = base.offered()
        for k in range(base.offered()):
            if left > 1 and (k == idle or judgement.is_folly(base, base.option(k))):
                self.idle[k] = 1
                left -= 1

    # Nodes by parent and key

    def place_of(self, parent: i64, key: i64) -> i64:
        """The place in the table where this node is, or where it would be put."""
        mask = i64(len(self.places)) - 1
        mixed = (parent * 0x9E3779B1 + key) * SPREAD
        at = (mixed >> 20) & mask
        while True:
            node = self.places[at]
            if node == NO_NODE or (self.parent[node] == parent and self.key[node] == key):
                return at
            at = (at + 1) & mask

    def key_of(self, s: S) -> i64:
        """The open question as a number: what is asked of whom. An option's code is added to it."""
        return (s.open_op(0) * 8 + s.asked()) * 0x100000000

    def add(self, parent: i64, key: i64, behind: float, weight: float) -> i64:
        """A new node below this one."""
        node = i64(len(self.key))
        self.parent = append(self.parent, parent)
        self.key = append(self.key, key)
        self.visits = append(self.visits, i64(0))
        self.available = append(self.available, i64(1))
        self.won = append(self.won, 0.0)
        self.behind = append(self.behind, behind)
        self.weight = append(self.weight, weight)
        if 2 * node > i64(len(self.places)):
            self.widen()
        self.places[self.place_of(parent, key)] = node
        return node

    def widen(self) -> None:
        """A larger table of places; the newest node is not in it yet."""
        self.places = vec[i64]([NO_NODE] * (4 * len(self.places)))
        for node in range(i64(1), i64(len(self.key)) - 1):
            self.places[self.place_of(self.parent[node], self.key[node])] = node

    def meet(self, s: S, parent: i64) -> None:
        """Find the nodes of the options of an open question; what was not met here before is looked at."""
        key = self.key_of(s)
        unseen = False
        for k in range(s.offered()):
            child = self.places[self.place_of(parent, key + s.option(k))]
            self.found[k] = child
            if child == NO_NODE:
                unseen = True
            else:
                self.available[child] += 1
        if unseen:
            self.look(s, parent)

    def look(self, s: S, parent: i64) -> None:
        """New nodes, with what a look one pick ahead says of them."""
        key = self.key_of(s)
        hopes = [0.0] * int(s.offered())
        weight = UNKNOWN
        if self.net is not None and not (self.manner.looks and parent == ROOT):
            hopes = wished(self.net, s, self.manner)
            weight = self.manner.first_look
        elif self.judgement is not None:
            worlds = [self.world(n) for n in range(FIRST_WORLDS)] if parent == ROOT else [s]
            hopes = self.first_hopes(self.judgement, worlds, parent == ROOT)
            weight = self.manner.first_look
        best = max(hopes)
        for k in range(s.offered()):
            if self.found[k] == NO_NODE:
                self.found[k] = self.add(parent, key + s.option(k), best - hopes[k], weight)

    def first_hopes(self, judgement: Judgement[S], worlds: list[S], thorough: bool) -> list[float]:
        """What the judgement hopes for whoever is asked after each option, on average over these worlds.

        Nothing is hoped of what is far-fetched, unless this is a thorough look.
        """
        s = worlds[0]
        found: list[float] = []
        for k in range(s.offered()):
            hope = 0.0
            if thorough or not judgement.is_far_fetched(s, s.option(k)):
                for world in worlds:
                    hope += judgement.chances(after_option(self.rules, judgement, world, k))[s.asked()]
            found.append(hope / float(len(worlds)))
        return found

    # One iteration

    def grow(self, iterations: int) -> None:
        """Look into so many more worlds."""
        n: i64 = iterations
        while n > 0:
            self.iterate()
            n -= 1

    def insist(self, option: int, iterations: int) -> None:
        """Look into so many more worlds in which the first pick is this one: for a fair word on a pick it dislikes."""
        custom = self.insists
        self.insists = option
        self.grow(iterations)
        self.insists = custom

    def iterate(self) -> None:
        """Imagine, walk, play on, credit."""
        self.meet(self.base, ROOT)
        first = self.insists if self.insists != FREE else self.most_promising(self.base.offered(), True)
        s = self.world(self.visits[self.found[first]])
        s.blind = True
        if self.judgement is not None:
            self.last_turn = self.judgement.turn(s) + self.turns
        steps = self.walk(s, first)
        self.play_on(s)
        shares = self.shares(s)
        self.visits[ROOT] += 1
        for n in range(steps):
            node = self.path[n]
            self.visits[node] += 1
            self.won[node] += shares[self.movers[n]]
        for seat in range(s.seats()):
            self.chances[seat] += shares[seat]
        self.iterations += 1

    def world(self, n: i64) -> S:
        """The n-th world in which an option is tried; after the last one the first one comes again."""
        at = n % i64(self.manner.most_worlds)
        if at == i64(len(self.worlds)):
            self.worlds.append(self.imagined())
        return self.worlds[at].copy()

    def imagined(self) -> S:
        """A new world."""
        if self.net is not None and self.manner.candidates > 1:
            return likely_world(self.rules, self.net, self.base, self.rng, self.manner.candidates)
        return self.rules.imagine(self.base, int(self.me), self.rng)

    def walk(self, s: S, first: i64) -> i64:
        """Down the tree, to a pick that was never made there; returns how many picks were made."""
        k = first
        steps: i64 = 0
        while True:
            node = self.found[k]
            self.path[steps] = node
            self.movers[steps] = s.asked()
            if self.manner.rounds == DEEPENS and self.judgement is not None:
                self.last_turn = self.judgement.turn(s) + 1
            answer(s, self.rules.book.ops, k)
            self.carry_on(s)
            steps += 1
            if self.visits[node] == 0 or steps == MOST_STEPS or s.asked() < 0:
                return steps
            if self.manner.rounds != DEEPENS and self.is_time_to_judge(s):
                return steps
            self.meet(s, node)
            k = self.most_promising(s.offered(), False)

    def carry_on(self, s: S) -> None:
        """What was begun is gone on with as it was meant: that is one step of the walk."""
        if self.judgement is not None:
            while s.asked() >= 0 and (k := self.judgement.custom(s)) >= 0:
                answer(s, self.rules.book.ops, k)

    def most_promising(self, options: i64, first: bool) -> i64:
        """Upper confidence bound, with the times an option was there in place of the parent's visits.

        A first look counts as some iterations that got what this question brings on average, less what it is behind.
        """
        won = 0.0
        tried: i64 = 0
        for k in range(options):
            won += self.won[self.found[k]]
            tried += self.visits[self.found[k]]
        usual = won / float(tried) if tried > 0 else 0.0
        best: i64 = 0
        bound = -2.0
        for k in range(options):
            if first and self.idle[k]:
                continue
            node = self.found[k]
            doubt = sqrt(log(float(self.available[node])) / (float(self.visits[node]) + self.weight[node]))
            reach = self.hope_of(node, usual) + self.manner.explore * doubt
            if reach > bound:
                bound = reach
                best = k
        return best

    def hope_of(self, node: i64, usual: float) -> float:
        """What share of the win a pick brought on average, the first look included."""
        weight = self.weight[node]
        return (self.won[node] + weight * (usual - self.behind[node])) / (float(self.visits[node]) + weight)

    def is_time_to_judge(self, s: S) -> bool:
        """Whether so many turns were played in this world."""
        return self.judgement is not None and self.judgement.turn(s) >= self.last_turn

    def play_on(self, s: S) -> None:
        """From the new node on: by judgement until it is time to judge; without one at random to the end."""
        ops = self.rules.book.ops
        judgement = self.judgement
        if judgement is None:
            while s.asked() >= 0:
                answer(s, ops, self.rng.below(s.offered()))
        else:
            while s.asked() >= 0 and judgement.turn(s) < self.last_turn:
                k = judgement.habit(s)
                if k < 0:
                    k = self.pick_ahead(judgement, s)
                answer(s, ops, k)

    def pick_ahead(self, judgement: Judgement[S], s: S) -> i64:
        """What whoever is asked picks in an imagined future: as it wishes, or as the judgement likes best."""
        if self.net is not None and self.manner.by_wish:
            return drawn(self.net, judgement, s, self.rng)
        return look_ahead(self.rules, judgement, s, self.rng)

    def shares(self, s: S) -> list[float]:
        """Who won, or how likely each seat is to win where the playout was broken off."""
        if s.asked() >= 0 and self.net is not None:
            return learned_chances(self.rules, self.judgement, self.net, s, self.me, self.manner.old_eyes)
        if s.asked() >= 0 and self.judgement is not None:
            whole = complete(self.rules, self.judgement, s, s.asked(), STEPS_OF_A_MOVE)
            if whole.asked() >= 0:
                return self.judgement.chances(whole)
            s = whole
        outcome = self.rules.outcome(s)
        assert outcome is not None
        return outcome.shares

    # What came of it

    def node_of(self, k: i64) -> i64:
        """The node after option k of the question under thought."""
        return self.places[self.place_of(ROOT, self.key_of(self.base) + self.base.option(k))]

    def is_settled(self) -> bool:
        """Whether there is nothing to think about."""
        return self.insists != FREE

    def tries(self) -> list[int]:
        """How often each option was tried."""
        return [int(self.visits[self.node_of(k)]) for k in range(self.base.offered())]

    def lead(self) -> int:
        """By how many tries the option tried most often is ahead of the next."""
        tries = sorted(self.tries())
        return tries[-1] - tries[-2] if len(tries) > 1 else tries[0]

    def hopes(self) -> list[float]:
        """What share of the win each option brought on average."""
        usual = self.everybody()[self.me]
        return [self.hope_of(self.node_of(k), usual) for k in range(self.base.offered())]

    def everybody(self) -> list[float]:
        """Each seat's share of the win, on average over all iterations."""
        done = float(max(1, int(self.iterations)))
        return [self.chances[seat] / done for seat in range(self.base.seats())]

    def best(self) -> int:
        """The option tried most often; of equal ones that with the better hope."""
        tries = self.tries()
        hopes = self.hopes()
        return max(range(len(tries)), key=lambda k: (tries[k], hopes[k]))

"""conform: the properties that every game keeps. Shipped, so that a new game can be held to them on its first day.

    conform(rules, edition, seats, seed)

plays one random game and checks every property at every ask; a breach is a NonConforming with a sentence.
"""

from collections.abc import Mapping
from typing import Any

from sneakernet.core.bits import BIT
from sneakernet.core.choice import Ask
from sneakernet.core.event import HIDDEN, Happened, card_known
from sneakernet.core.exchange import Exchange, lying, moved
from sneakernet.core.record import Record, open_record, replay
from sneakernet.core.rng import STREAM, Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import State
from sneakernet.core.view import EVERYTHING, SPECTATOR, View, letter

MOST_DECISIONS = 20_000
MIXES = 8  # exchanges, until a card that seems to lie fast does not
MOST_WORLDS = 300  # in which a card that can lie elsewhere must do so
FEW_WORLDS = 40  # in which nearly every card does


class NonConforming(Exception):
    """A game breaks a property that every game keeps."""


def require(kept: bool, sentence: str) -> None:
    """Complain unless the property is kept."""
    if not kept:
        raise NonConforming(sentence)


class Conform:
    """One random game under scrutiny."""

    def __init__(
        self, rules: Rules[Any], edition: str, seats: int, seed: str, settings: Mapping[str, object], every: int
    ) -> None:
        self.rules = rules
        self.every = every  # one ask in so many is checked, at random
        self.rng = Rng(f"conform {seed}")
        self.log: list[Happened] = []
        self.heard = 0
        self.named = 0
        self.other_worlds = 0
        self.first: Any = None  # the table at the first question, before moves say where a card must be
        self.moved: dict[int, set[str]] = {}  # by seat: cards that lay elsewhere in a world that it imagined
        self.record: Record = open_record(rules, edition, seats, seed, dict(settings))
        self.s: Any = rules.new(edition, seats, seed, settings, self.log)
        self.cards = sorted(rules.all_cards(self.s))
        chosen, players, values = rules.check(edition, seats, settings)
        self.windows = rules.windows(chosen, players, values)
        self.face = rules.view(self.s, SPECTATOR)  # what everybody saw when a question was last asked openly
        self.since = 0  # how long the log was then
        self.numbers = {card: n for n, card in enumerate(rules.cards(self.record.edition))}  # bits are by edition

    def play(self) -> Record:
        """Play to the end, checking everything on the way; returns the record of the game."""
        self.names_known([0] * len(self.knowledge()))
        for _ in range(MOST_DECISIONS):
            ask = self.rules.ask(self.s)
            if ask is None:
                return self.finish()
            self.announced(ask)
            if not self.record.picks or self.rng.below(self.every) == 0:  # the first ask is always looked at
                self.check(ask)
            choice = int(self.rng.below(len(ask.options)))
            self.record.picks.append(f"{letter(ask.seat)} {ask.options[choice].spelling}")
            before = self.knowledge()
            self.rules.pick(self.s, choice)
            self.names_known(before)
        raise NonConforming(f"the game did not end within {MOST_DECISIONS} decisions")

    def announced(self, ask: Ask) -> None:
        """A hushed question lies in a window that public knowledge alone calls for, or in one that never shows."""
        if not ask.hushed:
            self.face = self.rules.view(self.s, SPECTATOR)
            self.since = len(self.log)
        elif ask.about not in self.windows.instant:
            events = self.rules.read(self.log[self.since :], int(self.s.seats()), SPECTATOR)
            known = self.windows.announces(self.face, events, ask)
            require(known, f"{ask.about}: a hushed question lies in no window that everybody knows of")

    def finish(self) -> Record:
        """At the end: an outcome whose shares add up, and a record that leads to the same state."""
        outcome = self.rules.outcome(self.s)
        require(outcome is not None, "the game is over and has no outcome")
        require(self.other_worlds > 0, "every imagined world was the real one")
        assert outcome is not None
        self.hidden_cards_move()
        require(abs(sum(outcome.shares) - 1) < 1e-9, "the shares of a win do not add up to one")
        self.conserve()
        self.record.digest = self.rules.digest(self.s)
        again = replay(self.rules, self.record)
        require(again.encode() == self.s.encode(), "the record leads to another state")
        return self.record

    def check(self, ask: Ask) -> None:
        """All properties of one ask."""
        self.repeatable(ask)
        self.independent_copy()
        self.conserve()
        self.round_trip()
        self.secrets(ask)
        self.events()
        views = self.views(self.s)
        for seat in range(int(self.s.seats())):
            self.imagined(ask, seat, views)
        self.hidden_pick(ask)
        if self.first is None:
            self.first = self.s.copy()

    def repeatable(self, ask: Ask) -> None:
        """Asking twice gives the same and changes nothing; options are at least two, each spelled once."""
        before = self.s.encode()
        require(self.rules.ask(self.s) == ask, "asking twice gives two answers")
        require(self.s.encode() == before, "asking changes the state")
        spellings = [option.spelling for option in ask.options]
        require(len(spellings) > 1, f"{ask.about}: a question with one answer was asked")
        require(len(set(spellings)) == len(spellings), f"{ask.about}: two options are spelled alike: {spellings}")
        require(self.rules.outcome(self.s) is None, "the game has an outcome and still asks")

    def independent_copy(self) -> None:
        """A copy is equal, and what happens to one does not happen to the other."""
        copy = self.s.copy()
        before = self.s.encode()
        require(copy.encode() == before, "a copy differs")
        self.rules.pick(copy, 0)
        require(self.s.encode() == before, "a pick in a copy changed the original")
        again = self.s.copy()
        again.decode(before)
        require(again.encode() == before, "decoding what was encoded gives another state")

    def conserve(self) -> None:
        """No card is lost or doubled."""
        require(sorted(self.rules.all_cards(self.s)) == self.cards, "a card is lost, or in two places")

    def round_trip(self) -> None:
        """A position, written and read, is the same position."""
        text = self.rules.save(self.s)
        loaded = self.rules.load(text)
        require(self.rules.save(loaded) == text, "a position changes when it is written and read")
        require(self.rules.ask(loaded) == self.rules.ask(self.s), "a loaded position asks something else")
        require(self.rules.digest(loaded) == self.rules.digest(self.s), "a digest depends on more than the position")

    def secrets(self, ask: Ask) -> None:
        """Only the asked seat sees its options; a hushed question shows in no other seat's view."""
        for seat in [*range(int(self.s.seats())), SPECTATOR]:
            view = self.rules.view(self.s, seat)
            if seat == ask.seat:
                require(view.options == ask.options, "the asked seat does not see its options")
            else:
                require(view.options == (), "a seat sees another seat's options")
                shown = "" if ask.hushed else letter(ask.seat)
                require(view.asked == shown, "a view shows whom a hushed question asks")

    def events(self) -> None:
        """No event names a card that its reader may not know, judged by the view where the card lies open to it."""
        for happened in self.log[self.heard :]:
            for seat in [*range(int(self.s.seats())), SPECTATOR]:
                told = self.rules.read([happened], int(self.s.seats()), seat)
                full = self.rules.read([happened], int(self.s.seats()), EVERYTHING)
                require(len(told) <= 1, "one event is told as several")
                hidden = [event.card for event in told if event.card not in ("", HIDDEN)]
                require(hidden in ([], [full[0].card]), "an event names another card than the one it is about")
        self.heard = len(self.log)

    def knowledge(self) -> list[int]:
        """What every observer knows, as sets of cards; empty for a game that counts cards by kind."""
        return [int(self.s.known_to(q)) for q in range(int(self.s.seats()) + 1)] if self.rules.cards_exist_once else []

    def names_known(self, before: list[int]) -> None:
        """Who is told a card's name knew its place before this pick, or knows it after."""
        for q, (old, new) in enumerate(zip(before, self.knowledge(), strict=True)):
            for happened in self.log[self.named :]:
                event = self.rules.name_event(happened, True)
                if event.card in self.cards and card_known(happened, q):  # other names, such as codes, are no secret
                    known = ((old | new) & int(BIT[self.numbers[event.card]])) != 0
                    require(known, f"an event names a card to one who may not know it: {event}")
        self.named = len(self.log)

    def imagined(self, ask: Ask, seat: int, views: list[View]) -> None:
        """An imagined world looks the same to its seat, keeps everybody's knowledge, and can be played on."""
        world = self.rules.imagine(self.s, seat, self.rng)
        seen = self.views(world)
        self.moved.setdefault(seat, set()).update(moved(lying(views), lying(seen)))
        view, imagined = views[seat], seen[seat]
        require(imagined == view, f"an imagined world looks different: {difference(view, imagined)}")
        watched, there = views[SPECTATOR], seen[SPECTATOR]  # what who watches has seen, every seat has seen as well
        require(there == watched, f"an imagined world looks different from outside: {difference(watched, there)}")
        require(sorted(self.rules.all_cards(world)) == self.cards, "an imagined world loses or doubles a card")
        open_ask = self.rules.ask(world)
        require(open_ask is not None and open_ask.about == ask.about, "an imagined world asks something else")
        if seat == ask.seat:
            require(open_ask == ask, "an imagined world offers its own seat something else")
        require(sizes(seen) == sizes(views), "an imagined world gives somebody more or less knowledge")
        self.another_world(world)
        self.rules.pick(world, int(self.rng.below(int(world.offered()))))

    def another_world(self, world: Any) -> None:
        """Its shuffles are its own, its open question is about its own cards, and now and then its cards differ."""
        stream = [int(world.row[STREAM + n] - self.s.row[STREAM + n]) for n in range(4)]
        require(any(stream), "an imagined world foresees the shuffles of the real one")
        twin = world.copy()
        self.rules.ask_again(twin)
        require(self.rules.options(twin) == self.rules.options(world), "an imagined world asks about the real cards")
        self.other_worlds += self.rules.fields(world) != self.rules.fields(self.s)

    def hidden_cards_move(self) -> None:
        """Whatever can lie elsewhere as far as a seat knows does so in some world that it imagines."""
        for seat in range(int(self.first.seats())):
            exchange = Exchange(self.rules, self.first, seat, self.rng)
            hidden = {card for _, card in exchange.hidden}
            still = self.never_moved(seat, hidden, FEW_WORLDS)
            left = self.never_moved(seat, self.elsewhere(exchange, still), MOST_WORLDS)
            sentence = f"never lies elsewhere in imagined worlds, although {letter(seat)} cannot know where it lies"
            require(not left, f"{', '.join(sorted(left))} {sentence}")

    def elsewhere(self, exchange: Exchange, cards: set[str]) -> set[str]:
        """Those of these cards that lie elsewhere after some exchange."""
        found: set[str] = set()
        here = lying(self.views(self.first))
        for _ in range(MIXES):
            if cards <= found:
                break
            exchange.mix()
            found |= moved(here, lying(self.views(exchange.world)))
        return cards & found

    def never_moved(self, seat: int, cards: set[str], most: int) -> set[str]:
        """Those of these cards that have not lain elsewhere so far, nor do in so many more worlds."""
        found = self.moved.setdefault(seat, set())
        here = lying(self.views(self.first))
        for _ in range(most):
            if cards <= found:
                break
            found |= moved(here, lying(self.views(self.rules.imagine(self.first, seat, self.rng))))
        return cards - found

    def views(self, s: State) -> list[View]:
        """What each seat sees, and last, who watches."""
        return [self.rules.view(s, seat) for seat in [*range(int(s.seats())), SPECTATOR]]

    def hidden_pick(self, ask: Ask) -> None:
        """Options with the same verb and target whose card nobody else is told of look the same to everybody else."""
        groups: dict[str, list[int]] = {}
        for n, option in enumerate(ask.options):
            groups.setdefault(f"{option.verb}@{option.target}", []).append(n)
        for choices in groups.values():
            self.same_for_others(ask, choices)

    def same_for_others(self, ask: Ask, choices: list[int]) -> None:
        """Compare what others see after each of these picks, where their news of it are the same."""
        seen: dict[str, View] = {}
        for choice in choices:
            after = self.s.copy()
            after.log = []
            self.rules.pick(after, choice)
            if self.rules.ask(after) is None:
                continue
            for seat in [*range(int(after.seats())), SPECTATOR]:
                if seat == ask.seat:
                    continue
                news = [str(event) for event in self.rules.read(after.log, int(after.seats()), seat)]
                view = self.rules.view(after, seat)
                key = f"{seat} {news} {view.asked} {view.about}"
                if key in seen:
                    require(view == seen[key], f"a hidden pick shows: {difference(seen[key], view)}")
                seen[key] = view


def sizes(views: list[View]) -> list[dict[str, int]]:
    """How many cards of each place each seat sees or remembers."""
    return [
        {name: len(pile.cards) + len(view.memory.get(name, ())) for name, pile in view.places.items()} for view in views
    ]


def difference(one: View, other: View) -> str:
    """What differs between two views, in short."""
    a, b = one.plain(), other.plain()
    parts: list[str] = []
    for name in a:
        x, y = a[name], b[name]
        if isinstance(x, dict) and isinstance(y, dict):
            parts += [f"{key}: {x.get(key)} / {y.get(key)}" for key in x if x.get(key) != y.get(key)]
        elif x != y:
            parts.append(f"{name}: {x} / {y}")
    return "; ".join(parts)


def conform(
    rules: Rules[Any],
    edition: str = "",
    seats: int = 0,
    seed: str = "1",
    settings: Mapping[str, object] | None = None,
    every: int = 1,
) -> Record:
    """Play one random game and check what every game must keep, at one ask in `every`; returns its record."""
    return Conform(rules, edition, seats, seed, settings or {}, every).play()

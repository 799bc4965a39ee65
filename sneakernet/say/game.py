"""The sentences of one game: cards, questions, options, events, refusals, rules."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import groupby
from typing import Final

from sneakernet.core.choice import Ask, Option, Refusal
from sneakernet.core.event import HIDDEN, Event
from sneakernet.core.game import Game
from sneakernet.core.rules import Outcome
from sneakernet.core.view import View, letter
from sneakernet.say.catalogue import Catalogue, Value
from sneakernet.say.facts import Section, facts_of
from sneakernet.say.people import People

Scene = Mapping[str, Value]

SHARED: Final = (
    "refusal-no-such-option",
    "refusal-no-such-card",
    "refusal-game-over",
    "refusal-not-your-turn",
    "refusal-not-yours",
    "refusal-not-now",
    "refusal-no-set",
    "refusal-set-exactly",
    "refusal-set-at-least",
    "refusal-set-at-most",
    "refusal-set-one-of-each",
    "refusal-set-not-so-many",
    "refusal-set-impossible",
)
"""Refusals that any game may give without a sentence of its own."""


FEW: Final = 12  # events that happen from one moment to the next; more are the log of a game
MOMENTS: Final = 64  # the readers of a moment are told of it one after the other


class GameSpeech:
    """What is said about one game in one edition, in one language. What has no message is said by its name."""

    def __init__(self, common: Catalogue, game: Game, edition: str = "") -> None:
        self.common = common
        self.game = game
        self.name = game.name
        self.edition = edition
        self.known = facts_of(game)
        self.words = Catalogue(common.language, game.name, game=game)
        self.lately = lru_cache(MOMENTS)(self.tell)
        self._rules: Catalogue | None = None

    def say(self, key: str, attribute: str = "", /, **args: Value) -> str:
        """Any sentence of this game."""
        return self.words.say(key, attribute, **args)

    def pitch(self) -> str:
        """What the game is, for somebody who does not know it; empty if nobody has said."""
        return self.words.find("pitch") or ""

    def goal(self, seats: int = 0, settings: Mapping[str, str] | None = None) -> str:
        """What a player tries to do, at a table of this edition with these settings; empty if nobody has said."""
        edition, players, values = self.game.rules.check(self.edition, seats, settings or {})
        told = {name: int(value) if value.isdecimal() else value for name, value in values.items()}
        return self.words.find("goal", **{**told, "edition": edition, "seats": players}) or ""

    def house_rules(self, chosen: Mapping[str, str], given: Collection[str] = ()) -> list[str]:
        """What was chosen for a table, each setting in a sentence; not what was `given` by the game before."""
        told = {name: value for name, value in chosen.items() if name not in given}
        return [f"{self.setting(name).rstrip('.')} ({name}={value})." for name, value in told.items()]

    # Cards

    @cached_property
    def cards(self) -> frozenset[str]:
        """The cards of all editions."""
        rules = self.game.rules
        return frozenset(card for edition in rules.editions for card in rules.cards(edition))

    def card_name(self, card: str) -> str:
        """A card's name, with its marks (`field-tech+tapped`)."""
        card, *marks = card.split("+")
        name = self.words.find(f"card-{card}", self.of_edition(f"card-{card}", "name"))
        name = name or (spoken(card) if card in self.cards else card)  # an effect's name chooses its own words
        for mark in marks:
            name = self.words.find(f"marked-{mark}", card=name) or f"{name} ({in_words(mark)})"
        return name

    def card_text(self, card: str) -> str:
        """What a card does, in full."""
        card = unmarked(card)
        return self.words.find(f"card-{card}", self.of_edition(f"card-{card}", "text")) or ""

    def card_short(self, card: str) -> str:
        """What a card does, in a few words."""
        card = unmarked(card)
        return self.words.find(f"card-{card}", self.of_edition(f"card-{card}", "short")) or ""

    def of_edition(self, key: str, attribute: str) -> str:
        """The attribute as this edition has it (`text-2013`), else the common one; a name is the message itself."""
        own = f"{attribute}-{self.edition}"
        if self.edition and self.words.says(key, own):
            return own
        return "" if attribute == "name" else attribute

    def facts(self, card: str, long: bool = False) -> str:
        """The numbers on a card, briefly or in words."""
        known = self.known.printed(unmarked(card), self.edition)
        return (self.words.find("facts-long" if long else "facts", **known) or "") if known else ""

    def list_cards(self, cards: Iterable[str]) -> str:
        """Several cards, separated as the language does it."""
        return self.common.say("comma").join(self.card_name(card) for card in cards)

    @cached_property
    def traded(self) -> frozenset[str]:
        """What players may say that they look for, or have, in a call for a trade."""
        found = (self.known.traded(card, self.edition) for card in self.game.rules.cards(self.edition))
        return frozenset(word for word in found if word)

    def any_of(self, words: Sequence[str]) -> str:
        """One of these: cards, or whatever else is traded."""
        *first, last = [self.card_name(word) for word in words]
        comma = self.common.say("comma")
        return self.common.say("or", first=comma.join(first), last=last) if first else last

    # Questions and options

    def scene(self, view: View, people: People) -> dict[str, Value]:
        """What questions and options may mention: the neighbours, and what the game adds from the view."""
        args: dict[str, Value] = {"me": people.name(people.me), "edition": self.edition}
        if people.me:
            args["left"] = people.name(people.after(people.me, 1))
            args["right"] = people.name(people.after(people.me, -1))
        args |= {part: self.object_name(seat, people) for part, seat in self.known.people_in(view).items()}
        return {**args, **self.known.scene(view, self.card_name)}

    def object_name(self, seat: str, people: People) -> str:
        """A player to whom something happens."""
        return self.common.say("you-object") if seat and seat == people.me else people.name(seat)

    def ask(self, ask: Ask, scene: Scene) -> str:
        """The question, in one line."""
        said = self.words.find(f"ask-{ask.about}", **scene)
        return said or self.common.say("any-ask", about=in_words(ask.about))

    def ask_help(self, ask: Ask, scene: Scene) -> str:
        """The question, explained."""
        return self.words.find(f"ask-{ask.about}", "help", **scene) or ""

    def set_name(self, ask: Ask, scene: Scene) -> str:
        """What is made up by the set for which a question asks, in a word or two."""
        return self.words.find(f"ask-{ask.about}", "set", **scene) or spoken(ask.about)

    def option(self, option: Option, scene: Scene, people: People, about: str = "", listed: bool = False) -> str:
        """An option: a sentence of its own, or as it is listed under its question."""
        text, label = self.option_texts(option, scene, people, about)
        return label if listed else text

    def option_texts(self, option: Option, scene: Scene, people: People, about: str = "") -> tuple[str, str]:
        """An option as a sentence of its own, and as it is listed under its question."""
        key = f"option-{option.verb}-{about}"
        if not self.words.says(key):
            key = f"option-{option.verb}"
        args = {**scene, **self.named(option.card, option.target, option.n, people)}
        if option.target:  # what the scene knows of the target: `S1.free` becomes `free`
            about = f"{option.target}."
            args |= {name.removeprefix(about): value for name, value in scene.items() if name.startswith(about)}
        said = self.words.find(key, **args)
        text = said or self.deed(spoken(option.verb), option.card, option.target, option.n, people)
        return text, (self.words.find(key, "pick", **args) or text) if self.words.says(key, "pick") else text

    def named(self, card: str, target: str, n: int, people: People, seat: str = "") -> dict[str, Value]:
        """The blanks that options, events and refusals share; `seat`: who does it."""
        to = "none" if not target else ("you" if target == people.me else "thing" if "." in target else "they")
        whom = self.object_name(target, people) if to == "you" else self.target_name(target, people, seat)
        what = self.thing_name(card, people, seat) if "." in card else self.card_name(card) if card else ""
        return {"card": what, "target": whom, "to": to, "n": n, "edition": self.edition}

    def target_name(self, target: str, people: People, seat: str = "") -> str:
        """A seat by its name, a thing by its owner, anything else by a message (`target-banking`) or as a card."""
        if not target or target in people.names:
            return people.name(target)
        if "." in target:
            return self.thing_name(target, people, seat)
        return self.words.find(f"target-{target}") or self.card_name(target)

    def thing_name(self, thing: str, people: People, seat: str) -> str:
        """Something that lies with a player, `B.S1`: whose it is matters unless that player acts."""
        owner, _, name = thing.partition(".")
        whose = "own" if owner == seat else ("you" if owner == people.me else "they")
        who = people.name(owner)
        said = self.words.find("target-thing", whose=whose, who=who, name=name, kind=self.known.sort(name))
        return said or f"{spoken(name)} ({who})"

    def deed(self, verb: str, card: str, target: str, n: int, people: People, times: int = 1) -> str:
        """What has no sentence of its own: its words one after the other, `Pass Disk 7 → root_beer`."""
        what = self.common.say("hidden-cards", n=times) if card == HIDDEN else self.named(card, "", 0, people)["card"]
        to = f"→ {self.target_name(target, people)}" if target else ""
        return " ".join(word for word in (verb, str(what), to, f"× {n}" if n else "") if word)

    # What happened

    def event(self, event: Event, people: People, times: int = 1, before: Event | None = None) -> str:
        """One event, as a sentence without its full stop; `before`: what the same player did in the same sentence."""
        args = self.named("" if event.card == HIDDEN else event.card, event.target, event.n, people, event.seat)
        hidden = event.card == HIDDEN
        if hidden:
            args["card"] = self.common.say("hidden-cards", n=times)
        manner = "you" if event.seat and event.seat == people.me else "they"
        args |= {"who": people.name(event.seat), "as": f"{manner}-too" if before else manner, "times": times}
        key = f"event-{event.verb}"
        again = before is not None and before.verb == event.verb and self.words.says(key, "again")
        attribute = "again" if again else ("hidden" if hidden and self.words.says(key, "hidden") else "")
        said = self.words.find(key, attribute, **args)
        return said or self.any_event(event, people, times)

    def any_event(self, event: Event, people: People, times: int) -> str:
        """An event that has no sentence of its own."""
        deed = self.deed(in_words(event.verb), event.card, event.target, event.n, people, times)
        if not event.seat:
            return deed
        manner = "you" if event.seat == people.me else "they"
        return self.common.say("any-event", who=people.name(event.seat), deed=deed, **{"as": manner})

    def events(self, events: Iterable[Event], people: People) -> list[str]:
        """What happened, in sentences. It is said alike to all who were told the same, none of it about themselves."""
        told = tuple(events)
        me = people.me if any(is_about(event, people.me) for event in told) else ""
        tell = self.lately if len(told) <= FEW else self.tell
        return list(tell(told, people.all, me))

    def tell(self, events: tuple[Event, ...], names: tuple[str, ...], me: str) -> tuple[str, ...]:
        """The same: equal hidden events are counted, one player's deeds share a sentence."""
        people = People(names, me)
        sentences: list[list[str]] = []
        before: Event | None = None
        for event, run in groupby(self.known.worth_telling(list(events), me)):
            deed = event.verb in self.known.deeds
            if not deed or (before is not None and before.seat != event.seat):
                before = None
            said = self.event(event, people, len(list(run)), before)
            if before is not None:
                sentences[-1].append(said)
            else:
                sentences.append([said])
            before = event if deed else None
        comma = self.common.say("comma")
        return tuple([self.common.say("sentence", text=comma.join(parts)) for parts in sentences])

    def story(self, events: Iterable[Event], people: People) -> list[tuple[str, str]]:
        """What happened, turn by turn: a heading (empty before the first turn) and a paragraph."""
        turns: list[tuple[str, list[Event]]] = [("", [])]
        ending = False
        for event in events:
            if event.verb in self.known.headings:
                turns.append((self.event(event, people), []))
                continue
            if event.verb in self.known.finale and not ending:
                ending = True
                turns.append(("", []))
            turns[-1][1].append(event)
        return [(head, " ".join(self.events(deeds, people))) for head, deeds in turns if head or deeds]

    def refusal(self, refusal: Refusal, people: People) -> str:
        """Why something is not possible now, with the number of the rule."""
        args = self.named(refusal.card, refusal.target, refusal.n, people)
        key = f"refusal-{refusal.key}"
        text = self.words.find(key, **args) or (self.common.say(key, **args) if key in SHARED else "")
        text = text or self.common.say("any-refusal", why=in_words(refusal.key))
        if not refusal.rule:
            return text
        return self.common.say("refusal-with-rule", text=text, rule=refusal.rule)

    def ending(self, reason: str) -> str:
        """How a game ended, in a few words."""
        return self.words.find(f"ending-{reason}") or in_words(reason)

    def verdict(self, outcome: Outcome, view: View, people: People) -> str:
        """Why a game ended as it did, in one sentence. `by`: what decided it, with how many; `names`: who is tied.

        Who won is told by an event; without a sentence for this end it is said here.
        """
        scores = outcome.scores
        if not scores:
            return self.winners(outcome, people)
        leaders = tied = leading(range(len(scores)), scores)
        by, n = "score", max(scores)
        for name, counts in self.known.tie_breaks(view, self.edition):
            if len(leaders) > 1:
                leaders = leading(leaders, counts)
                by, n = name, counts[leaders[0]]
        alone = len(leaders) == 1
        facts = {name: fact for name, fact in view.facts.items() if isinstance(fact, int | str)}
        names = self.common.say("comma").join(people.name(letter(seat)) for seat in (tied if alone else leaders))
        args = {**facts, "by": by if alone else "nothing", "n": n, "score": max(scores), "names": names}
        return self.words.find(f"verdict-{outcome.reason}", **args) or self.winners(outcome, people)

    def winners(self, outcome: Outcome, people: People) -> str:
        """Who won or shares the win, why, and everybody's score."""
        seats = outcome.winners or [seat for seat, share in enumerate(outcome.shares) if share > 0]
        *first, last = [people.name(letter(seat)) for seat in seats]
        comma = self.common.say("comma")
        names = self.common.say("and", first=comma.join(first), last=last) if first else last
        manner = "all" if first else "you" if letter(seats[0]) == people.me else "they"
        told = self.common.say("any-verdict", names=names, why=self.ending(outcome.reason), **{"as": manner})
        scores = [f"{people.name(letter(seat))} {score}" for seat, score in enumerate(outcome.scores)]
        return f"{told} {self.common.say('any-scores', scores=comma.join(scores))}" if scores else told

    # Rules

    def rule_words(self) -> Catalogue:
        """The rules by number, read only when somebody wants them."""
        if self._rules is None:
            self._rules = Catalogue(self.common.language, self.name, f"{self.name}-rules", game=self.game)
        return self._rules

    def sections(self) -> tuple[Section, ...]:
        """The rules in the order in which they are read."""
        return self.known.sections

    def section_title(self, section: Section) -> str:
        """The heading of a section of the rules."""
        return self.rule_words().say(f"section-{section.name}")

    def rule_title(self, number: str) -> str:
        """What a rule is about, in a few words."""
        return self.rule_words().say(f"rule-{number}", "title")

    def rule_text(self, number: str) -> str:
        """A rule in full."""
        return self.rule_words().say(f"rule-{number}")

    def rules_intro(self) -> str:
        """What stands above the list of rules."""
        said = self.rule_words().find("rules-intro")
        return " ".join(said.split()) if said else self.common.say("any-rules", title=self.game.rules.title)

    def setting(self, name: str) -> str:
        """What a setting does."""
        return self.words.find(f"setting-{name}") or spoken(name)


def is_about(event: Event, seat: str) -> bool:
    """Whether an event names a seat, or a thing of its player."""
    return seat in (event.seat, event.target.partition(".")[0], event.card.partition(".")[0])


def in_words(name: str) -> str:
    """A name of the rules as words: `not_your-turn` is "not your turn"."""
    return name.replace("_", " ").replace("-", " ")


def spoken(name: str) -> str:
    """The same with a capital letter: `disk-7` is "Disk 7"."""
    return name[:1].upper() + in_words(name[1:])


def unmarked(card: str) -> str:
    """A card without its marks."""
    return card.partition("+")[0]


def leading(seats: Iterable[int], counts: Sequence[int]) -> list[int]:
    """Those of these seats that have the most."""
    among = list(seats)
    most = max(counts[seat] for seat in among)
    return [seat for seat in among if counts[seat] == most]

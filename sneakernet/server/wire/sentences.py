"""The sentences of a table in one language, for one reader."""

from functools import cache
from typing import Any, Final

from msgspec.structs import asdict
from starlette.requests import HTTPConnection

from sneakernet.core.choice import Ask, Option, Refusal
from sneakernet.core.complaint import Complaint
from sneakernet.core.event import Event
from sneakernet.core.registry import find
from sneakernet.core.rules import Outcome
from sneakernet.core.view import View, letter
from sneakernet.say import DEFAULT, People, Speech, languages, thoughts
from sneakernet.say.catalogue import Catalogue, Value
from sneakernet.say.complaints import complain
from sneakernet.server.wire.messages import EventLine, OptionLine, Prompt, Result, SetOption, SetPrompt
from sneakernet.table.match import everything
from sneakernet.table.sets import SetChoice

PHRASES: Final = ("hi", "gl", "nice", "oops", "think", "thanks", "brb", "gg", "in", "hack")
CALL: Final = "call"  # the phrase that asks the whole table for a trade


class Voice:
    """All that the server says in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.speech = Speech(language)
        self.words = Catalogue(language, "server")
        self.phrases = {name: self.words.say(f"phrase-{name}") for name in PHRASES}

    def say(self, key: str, **args: Value) -> str:
        """A sentence of the server."""
        return self.words.say(key, **args)

    def error(self, code: str, detail: str | Complaint = "") -> str:
        """Why something is refused."""
        why = complain(self.speech, detail) if isinstance(detail, Complaint) else detail
        return self.words.say(f"error-{code}", detail=why)

    def trouble(self, problem: Complaint) -> str:
        """Why a game cannot be continued."""
        return self.words.say("trouble", why=complain(self.speech, problem))

    def ahead(self, until: str, sort: str) -> str:
        """What somebody passes ahead."""
        return self.words.say(f"ahead-{until}", sort=self.words.say(f"sort-{sort}") if sort else "")

    def bot(self, name: str) -> str:
        """A bot's level in words."""
        return thoughts.bot(self.speech, name)

    def at(self, game: str, edition: str, names: list[str], seat: int) -> "Reader":
        """What is said to somebody at a table."""
        return Reader(self, game, edition, People(self.called(names), letter(seat)))

    def called(self, names: list[str]) -> list[str]:
        """Names as they are said: who was forgotten is somebody."""
        return [name or self.say("somebody") for name in names]


class Reader:
    """The sentences of one game, said to one reader."""

    def __init__(self, voice: Voice, game: str, edition: str, people: People) -> None:
        self.voice = voice
        self.words = voice.speech.game(find(game), edition)
        self.people = people

    def prompt(self, ask: Ask, view: View, choice: SetChoice | None = None) -> Prompt:
        """A question with its options, and the set of which it is a step."""
        scene = self.words.scene(view, self.people)
        options = [self.option(n, option, ask.about, scene) for n, option in enumerate(ask.options)]
        whole = None if choice is None else self.set_prompt(choice, ask, scene)
        return Prompt(ask.about, self.words.ask(ask, scene), self.words.ask_help(ask, scene), options, whole)

    def set_prompt(self, choice: SetChoice, ask: Ask, scene: dict[str, Value]) -> SetPrompt:
        """A set with what may be in it."""
        lines = [self.option(n, option, ask.about, scene) for n, option in enumerate(choice.options)]
        options = [
            SetOption(**asdict(line), times=mark.times, like=mark.like, group=mark.group)
            for line, mark in zip(lines, choice.marks, strict=True)
        ]
        chosen = [self.option(n, option, ask.about, scene).label for n, option in enumerate(choice.chosen)]
        return SetPrompt(
            self.words.set_name(ask, scene), choice.rule, choice.least, choice.most, choice.ordered, choice.done,
            chosen, options,
        )  # fmt: skip

    def option(self, n: int, option: Option, about: str, scene: dict[str, Value]) -> OptionLine:
        """One option, short and in full."""
        text, label = self.words.option_texts(option, scene, self.people, about)
        rules = self.words.known.rules_of(option.card) if option.card else []
        return OptionLine(n, option.spelling, label, text, option.verb, option.card, option.target, option.n, rules)

    def only(self, about: str, view: View, own: bool) -> Prompt:
        """The prompt of somebody who could answer as far as everybody knows, and cannot.

        A question that waits for who plays may say in its own words that there is nothing to choose, and how to go on.
        """
        scene = self.words.scene(view, self.people)
        say, ask = self.words.words.find, f"ask-{about}"
        label = (say(ask, "go-on") or self.voice.say("window-go-on")) if own else self.voice.say("window-pass")
        text = (say(ask, "nothing", **scene) or self.voice.say("window-own")) if own else say(ask, **scene) or about
        return Prompt(about, text, "", [OptionLine(0, "pass", label, label, "pass")])

    def news(self, events: list[Event]) -> list[str]:
        """What happened, in sentences."""
        return self.words.events(events, self.people)

    def cause(self, event: Event | None, by_hand: bool) -> str:
        """What a window is about, and who may answer in it."""
        if event is None:
            return self.voice.say("window-moment")
        cause = self.words.event(event, self.people)
        return self.voice.say("window-open", cause=cause) if by_hand else self.voice.say("window-bots", cause=cause)

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the rule."""
        return self.words.refusal(refusal, self.people)

    def result(self, rules: Any, state: Any, outcome: Outcome) -> Result:
        """How the game ended, with all hands open."""
        names = [self.people.name(letter(seat)) for seat in range(len(outcome.shares))]
        sharers = [seat for seat, share in enumerate(outcome.shares) if share > 0]
        if len(outcome.winners) == 1:
            (winner,) = outcome.winners
            me = self.people.me
            you = "yes" if letter(winner) == me else "lost" if me else "no"
            text = self.voice.say("result-winner", you=you, name=names[winner], score=outcome.scores[winner])
        elif outcome.winners:
            comma = self.voice.speech.say("comma")
            text = self.voice.say("result-shared", names=comma.join(names[seat] for seat in sharers))
        else:
            text = self.voice.say("result-draw")
        whole = everything(rules, state)
        why = self.words.verdict(outcome, whole, self.people)
        places = {name: list(pile.cards) for name, pile in whole.places.items()}
        winners = [letter(seat) for seat in outcome.winners]
        return Result(winners, list(outcome.shares), list(outcome.scores), outcome.reason, text, names, why, places)


def event_line(event: Event) -> EventLine:
    """An event as it goes over the wire."""
    return EventLine(str(event), event.verb, event.seat, event.card, event.target, event.n)


@cache
def voice(language: str) -> Voice:
    """The voice of a language; the default one where we do not speak it."""
    return Voice(language if language in languages() else DEFAULT)


def language_of(connection: HTTPConnection, chosen: str = "") -> str:
    """The language to answer in: the one asked for, else the one chosen once, else the browser's."""
    wanted = connection.query_params.get("lang", "") or chosen
    return wanted if wanted in languages() else preferred(connection.headers.get("accept-language", ""))


def preferred(header: str) -> str:
    """The first language of an Accept-Language header that we speak."""
    for part in header.split(","):
        code = part.partition(";")[0].strip().partition("-")[0].lower()
        if code in languages():
            return code
    return DEFAULT

"""Deeds: what a person can do at a table, by key, by the palette or by a line of the list."""

from functools import partial
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sneakernet.draw import terminal_part
from sneakernet.terminal.marks import Marks
from sneakernet.terminal.messages import OptionLine, Order, Why
from sneakernet.terminal.past import Past
from sneakernet.terminal.screen import told
from sneakernet.terminal.screen.dialogs import Choosing, Found, LookUp, Reading, Typing
from sneakernet.terminal.screen.parts import Entry
from sneakernet.terminal.screen.past import PastScreen
from sneakernet.terminal.words import Card

if TYPE_CHECKING:
    from sneakernet.terminal.screen.play import TableScreen

AHEAD: Final = ("off", "kind", "turn", "game")
HELP: Final = (
    "digits", "arrows", "space", "w", "c", "r", "slash", "d", "u", "h", "b", "o", "p", "a", "t", "l", "i", "n", "q",
    "palette",
)  # fmt: skip


class Deeds:
    """All that can be done at the table on the screen."""

    def __init__(self, screen: "TableScreen") -> None:
        self.screen = screen
        self.at = screen.at
        self.say = screen.at.words.say
        self.marked: Marks | None = None
        self.marked_at: tuple[str, int] = ("", -1)
        self.reading: Reading | None = None

    # The list below the question

    def marks(self) -> Marks | None:
        """The marks for the set that is asked for now."""
        if self.marked is None or self.marked_at != self.screen.moment() or self.at.prompt is None:
            self.marked, self.marked_at = Marks.of(self.at.prompt), self.screen.moment()
        return self.marked

    def unmark(self) -> None:
        """No marks."""
        self.marked = None

    def entries(self) -> list[Entry]:
        """What can be chosen now."""
        prompt, marks = self.at.prompt, self.marks()
        if marks is not None:
            found = [
                Entry(self.mark_label(marks, option), partial(self.mark, marks, option))
                for option in marks.choice.options
            ]
            return [
                *found,
                *map(self.entry, marks.others),
                Entry(self.confirm_label(marks), partial(self.confirm, marks)),
            ]
        return self.between() if prompt is None else [self.entry(option) for option in prompt.options]

    def entry(self, option: OptionLine) -> Entry:
        """An option that is chosen at once."""
        return Entry(self.label(option), partial(self.choose, option.pick), option.card)

    def between(self) -> list[Entry]:
        """What can be done between games."""
        at, table = self.at, self.at.table
        if table is None:
            return []
        found: list[tuple[str, str]] = []
        if at.over and at.you.seat:
            found = [("rematch", "next"), ("review", "review"), ("see-again", "again"), ("word", "word")]
            found += [("leave", "leave")]
        elif at.over:
            found = [("see-again", "again"), ("leave", "leave")]
        elif table.phase == "waiting":
            found = [("start", "start")] if at.you.host else []
            found += [("word", "word")] if at.you.seat else [("sit", "sit")]
            found += [("invite-others", "invite"), ("leave", "leave")]
        return [Entry(Text(self.say(f"entry-{name}")), getattr(self, deed)) for name, deed in found]

    def label(self, option: OptionLine) -> Text:
        """An option with what its card does."""
        text = Text(option.label, overflow="ellipsis", no_wrap=True)
        window = self.at.view.window if self.at.view is not None else None
        if window is not None and window.answer == option.pick:
            text.append(f"  {self.say('sealed')}", "bold")
        card = self.card(option.card)
        if card is not None and option.verb not in self.bare():
            text.append(f"  {card.facts}", "not bold").append(f"  {card.short}", "not bold italic")
        return text

    def bare(self) -> frozenset[str]:
        """Verbs for which it does not matter what the card does."""
        return self.at.book.speech.known.bare if self.at.book is not None else frozenset()

    def card(self, card: str) -> Card | None:
        """A card, if there is one."""
        return self.at.book.card(card) if card and self.at.book is not None else None

    def mark_label(self, marks: Marks, option: OptionLine) -> Text:
        """Something that can be marked: whether it is, and how often or as which."""
        n = marks.marked.count(option.pick)
        sign = " " if not n else str(n) if option.times > 1 else "x"
        if n and marks.choice.ordered:
            sign = str(marks.marked.index(option.pick) + 1)
        return Text.assemble((f"[{sign}] ", "bold" if n else "dim"), self.label(option))

    def confirm_label(self, marks: Marks) -> Text:
        """The last line of a set."""
        style = "bold" if marks.complete else "dim"
        n = len(marks.marked) + len(marks.choice.chosen)
        return Text(self.say("confirm", name=marks.choice.name, n=n), style)

    async def choose(self, pick: str) -> None:
        """Pick this option."""
        if not await self.at.choose(pick):
            self.screen.tell(self.say("unsent"))

    async def mark(self, marks: Marks, option: OptionLine) -> None:
        """Mark this, or take the mark away."""
        marks.swap(option)

    async def confirm(self, marks: Marks) -> None:
        """All of the set."""
        if not await self.at.choose_set(list(marks.marked)):
            self.screen.tell(self.say("unsent"))

    # Things to read

    async def help(self) -> None:
        """What can I do now, and what do keys do."""
        text = Text()
        prompt = self.at.prompt
        if prompt is not None:
            text.append(prompt.text + "\n", "bold")
            if prompt.help:
                text.append(prompt.help + "\n")
            for option in prompt.options:
                card = self.card(option.card)
                text.append(f"\n{option.text or option.label}", "bold").append(f"  {card.text}" if card else "")
            text.append("\n\n")
        for key in HELP:
            text.append(f"{self.say(f'help-{key}', 'key'):>12}  ", "bold").append(self.say(f"help-{key}") + "\n")
        self.read("title-help", text)

    def read(self, title: str, text: Text) -> Reading:
        """Show something to read."""
        reading = Reading(self.say(title), text, self.say("closes"))
        self.screen.app.push_screen(reading)
        return reading

    async def why(self) -> None:
        """Why can I not play my cards now?"""
        cards = list(dict.fromkeys(self.at.hand))
        if not cards:
            self.screen.tell(self.say("why-none"))
            return
        self.reading = self.read("title-why", Text())
        for card in cards:
            await self.at.do("why", card=card)

    def explained(self, why: Why) -> None:
        """The server says why, or why not."""
        card = self.card(why.card)
        name = card.name if card is not None else why.card
        line = why.text if name in why.text else f"{name}: {why.text}"
        if self.reading is not None and self.reading.is_current:
            line_of = Text.assemble(("✓ " if why.possible else "· ", "bold"), line, "\n")
            self.reading.set_text(self.reading.text + line_of)
        else:
            self.screen.tell(line)

    async def cards(self) -> None:
        """All cards, with a line to search in."""
        await self.look_up("title-cards", self.card_rows(await self.all_cards()))

    async def all_cards(self) -> list[Card]:
        return await self.at.book.cards(self.at.service) if self.at.book is not None else []

    def card_rows(self, cards: list[Card]) -> list[Found]:
        """Cards as they are looked up."""
        return [
            Found(
                Text.assemble((card.name, "bold"), ("  " + card.facts, "cyan"), ("  " + card.short, "dim")),
                Text.assemble((card.name, "bold"), f"  {card.facts}\n{card.text}\n", (", ".join(card.rules), "dim")),
            )
            for card in cards
        ]

    async def rule_rows(self) -> list[Found]:
        """Rules as they are looked up."""
        rules = await self.at.book.rules(self.at.service) if self.at.book is not None else []
        return [
            Found(
                Text.assemble((rule.number, "bold"), "  ", rule.title, ("  " + rule.section, "dim")),
                Text.assemble((f"{rule.number}  {rule.title}\n", "bold"), rule.text),
            )
            for rule in rules
        ]

    async def rules(self) -> None:
        """All rules, with a line to search in."""
        await self.look_up("title-rules", await self.rule_rows())

    async def search(self) -> None:
        """Choices, cards and rules by any word in them; a choice is made."""
        prompt = self.at.prompt
        options = prompt.options if prompt is not None and prompt.set is None else []
        rows = [
            Found(
                Text.assemble(("▶ ", "bold green"), option.text or option.label),
                Text(self.say("enter-picks")),
                option.pick,
            )
            for option in options
        ]
        moment = self.screen.moment()
        pick = await self.look_up(
            "title-search", rows + self.card_rows(await self.all_cards()) + await self.rule_rows()
        )
        if pick and self.screen.moment() == moment:
            await self.choose(pick)

    async def look_up(self, title: str, rows: list[Found]) -> str:
        """Show something to search in."""
        dialog = LookUp(self.say(title), rows, self.say("type-to-search"), self.say("closes"))
        return await self.screen.app.push_screen_wait(dialog) or ""

    async def log(self) -> None:
        """All that happened."""
        self.read("title-log", Text("\n").join(told.log(self.at)))

    async def past(self) -> None:
        """What I was shown before, while the game goes on."""
        if self.at.view is not None:
            why = await self.screen.app.push_screen_wait(PastScreen(Past(self.at)))
            if why:
                self.screen.tell(why)

    async def invite(self) -> None:
        """The link to this table, and its QR code."""
        if self.at.table is not None:
            self.read("title-invite", Text("\n").join(told.invitation(self.at, whole=True)))

    # Commands

    async def undo(self) -> None:
        """Take my last choice back."""
        if self.at.view is not None and not self.at.view.can_undo:
            self.screen.tell(self.say("no-undo"))
            return
        await self.at.about_now("undo")

    async def hint(self) -> None:
        """What would a strong player pick?"""
        if self.at.table is not None and not self.at.table.hints_now:
            self.screen.tell(self.say("no-hints"))
        elif self.at.prompt is None or (self.at.view is not None and self.at.view.window is not None):
            self.screen.tell(self.say("hint-not-now"))
        else:
            self.screen.tell(self.say("thinking"))
            await self.at.about_now("hint")

    async def hold(self) -> None:
        """More time in a window."""
        window = self.at.view.window if self.at.view is not None else None
        if window is None or not window.holds_left:
            self.screen.tell(self.say("no-hold"))
        else:
            await self.at.about_now("hold")

    async def ahead(self) -> None:
        """Pass ahead, or be asked again."""
        if not self.at.you.seat:
            return
        rows = [(Text(self.say(f"ahead-{until}")), until) for until in AHEAD]
        until = await self.ask("title-ahead", rows)
        if until:
            await self.at.do("ahead", until=until)

    async def arm(self) -> None:
        """Answers that go off by themselves."""
        at, orders = self.at, list(self.at.you.orders)
        armed = terminal_part(at.book.speech.game, "armed") if at.book is not None and at.book.known else None
        if not at.you.seat or armed is None:
            self.screen.tell(self.say("no-arms"))
            return
        rows: list[tuple[Text, str]] = []
        for n, order in enumerate(orders):
            card = self.card(order.pick.partition(":")[2])
            rows.append((Text(self.say("disarm", card=card.name if card else order.pick)), str(n)))
        ready = {order.pick for order in orders}
        for name in dict.fromkeys(at.hand):
            pick, card = armed(at.book.speech if at.book else None, name), self.card(name)
            if pick and pick not in ready and card is not None:
                rows.append((Text(self.say("arm", card=card.name)), pick))
        chosen = await self.ask("title-arm", rows, self.say("arm-what"))
        if chosen.isdecimal():
            del orders[int(chosen)]
        elif chosen:
            orders.append(Order(chosen))
        if chosen:
            await at.arm(orders)

    async def ask(self, title: str, rows: list[tuple[Text, str]], above: str = "") -> str:
        """A short list to choose from."""
        dialog = Choosing(self.say(title), rows, self.say("closes"), Text(above) if above else None)
        return await self.screen.app.push_screen_wait(dialog) or ""

    async def next(self) -> None:
        """The bots' next step, or after the end another game."""
        if self.at.over:
            await self.at.do("rematch", accept=True)
            self.screen.tell(self.say("rematch-wanted"))
        elif self.at.table is not None and self.at.table.tempo == "step":
            await self.at.do("step")

    async def word(self) -> None:
        """A word of mine for the next deal, once its fingerprint is there to be seen."""
        shown = await self.at.seal()
        if not shown:
            return
        above = Text(self.say("word-how", seal=shown))
        word = await self.screen.app.push_screen_wait(Typing(self.say("entry-word"), above, self.say("closes"), 24))
        if word:
            await self.at.do("word", word=word, commitment=shown)
            self.screen.tell(self.say("word-given", seal=shown))

    async def start(self) -> None:
        """Begin; bots take the open seats."""
        await self.at.do("start")

    async def sit(self) -> None:
        """Take a seat."""
        if self.at.table is None or self.at.you.seat:
            return
        free = [chair for chair in self.at.table.chairs if chair.kind != "person"]
        rows = [(Text(f"{chair.seat}  {chair.name or self.say('chair-open')}"), chair.seat) for chair in free]
        seat = await self.ask("title-sit", rows)
        if seat:
            await self.at.do("sit", seat=seat)

    async def stand(self) -> None:
        """Leave the seat; a bot goes on."""
        await self.at.do("stand")

    async def away(self) -> None:
        """Let a bot play for me for a while, or take my cards back."""
        mine = [chair for chair in self.at.table.chairs if chair.seat == self.at.you.seat] if self.at.table else []
        if mine:
            await self.at.do("away", away=not mine[0].stand_in)

    async def tempo(self) -> None:
        """How fast bots play."""
        rows = [(Text(self.say(f"tempo-{name}")), name) for name in ("slow", "normal", "fast", "step")]
        tempo = await self.ask("title-tempo", rows)
        if tempo:
            await self.at.do("change", tempo=tempo)

    async def review(self) -> None:
        """What turned the game that is over."""
        view = self.at.view
        if view is None or not view.seat:
            return
        reading = self.read("title-review", Text(self.say("thinking")))
        reading.set_text(Text("\n\n".join(await self.at.review())))

    async def again(self) -> None:
        """See the finished game again."""
        if self.at.view is not None:
            self.screen.dismiss(f"replay {self.at.view.game}")

    async def leave(self) -> None:
        """Away from the table; the game is kept."""
        self.screen.dismiss("")

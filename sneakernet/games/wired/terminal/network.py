"""A WIRED network as a tree that grows to the right: INTERNET, switches, cables, computers; one line per cable.

A live line is solid and a dead one dashed; P1+ scores and P1- does not; `!` comes before an issue, `_` is a free port.
"""

from typing import Any, Final

from rich.text import Text

from sneakernet.games.wired.say.facts import PORTS
from sneakernet.say import GameSpeech

Node = dict[str, Any]

LIVE: Final = "green"
DEAD: Final = "dim"
ISSUE: Final = "bold red"
FAR: Final = 38  # a switch that reaches further has its cables on the lines below it
NEAR: Final = 20  # which begin here
BRANCHES: Final = {
    # (first, last): the sign before a branch, live and dead
    (True, True): ("───", "- -"),
    (True, False): ("─┬─", "-┬-"),
    (False, False): (" ├─", " ├-"),
    (False, True): (" └─", " └-"),
}


def draw_network(equipment: list[Node], words: GameSpeech, indent: int, width: int) -> list[Text]:
    """The network of one player, below its row."""
    start = Text(" " * indent)
    if not equipment:
        return [start.append(words.say("table-no-equipment"), DEAD)]
    tree = Tree(equipment, words, width)
    lines: list[Text] = []
    switches = tree.below("internet")
    if switches:
        lines += tree.branches(start + Text(words.say("table-internet") + " "), switches)
    loose = [node for node in equipment if not node["on"]]
    if loose:
        lines += tree.loose(start + Text(words.say("table-floating") + " ", DEAD), loose)
    return lines


class Tree:
    """A network, drawn line by line."""

    def __init__(self, equipment: list[Node], words: GameSpeech, width: int) -> None:
        self.equipment = equipment
        self.words = words
        self.width = width

    def below(self, name: str) -> list[Node]:
        """What hangs on a card."""
        return [node for node in self.equipment if node["on"] == name]

    def branches(self, start: Text, nodes: list[Node]) -> list[Text]:
        """Branches side by side below each other; the first one stands behind its parent."""
        lines: list[Text] = []
        for n, node in enumerate(nodes):
            last = n + 1 == len(nodes)
            behind = n == 0 and bool(start.plain.strip())
            sign = BRANCHES[behind, last][0 if node["active"] else 1]
            head = start.copy() if n == 0 else self.stem(start)
            head.append(sign, LIVE if node["active"] else DEAD).append(" ")
            drawn = self.branch(head, node)
            for line in drawn[1:] if not last else []:
                put(line, len(start) + 1, "│")
            lines += drawn
        return lines

    def stem(self, start: Text) -> Text:
        """The room to the left of a further branch."""
        return Text(" " * len(start))

    def branch(self, head: Text, node: Node) -> list[Text]:
        """A switch or cable with all that hangs on it."""
        head = head + self.label(node)
        if node["card"] == "switch":
            cables = self.below(node["name"])
            if cables and len(head) > FAR:  # so many issues that the cables begin on a line of their own
                return [head, *self.branches(Text(" " * NEAR), cables)]
            return self.branches(head.append(" "), cables) if cables else [head]
        return self.computers(head, node)

    def loose(self, start: Text, nodes: list[Node]) -> list[Text]:
        """Floating cables with their computers, then floating computers on one line."""
        lines: list[Text] = []
        computers = [node for node in nodes if node["card"] == "computer"]
        for node in nodes:
            if node["card"] != "computer":
                lines += self.branch(start.copy() if not lines else self.stem(start), node)
        if computers:
            head = start.copy() if not lines else self.stem(start)
            lines += self.row(head, [self.label(node) for node in computers])
        return lines

    def computers(self, head: Text, cable: Node) -> list[Text]:
        """A cable with its computers and free ports."""
        hanging = self.below(cable["name"])
        cells = [self.label(node) for node in hanging]
        cells += [Text("_", DEAD)] * (PORTS[cable["card"]] - len(hanging))
        head.append(" ── " if cable["active"] else " - - ", LIVE if cable["active"] else DEAD)
        return self.row(head, cells)

    def row(self, head: Text, cells: list[Text]) -> list[Text]:
        """Cells behind a head, on as many lines as they need."""
        lines = [head]
        start = len(head)
        if start + max(map(len, cells)) > self.width:
            start = NEAR + 10
            lines.append(Text(" " * start))
        for cell in cells:
            if len(lines[-1]) > start and len(lines[-1]) + 2 + len(cell) > self.width:
                lines.append(Text(" " * start))
            elif len(lines[-1]) > start:
                lines[-1].append("  ")
            lines[-1].append_text(cell)
        return lines

    def label(self, node: Node) -> Text:
        """A card by its name, with its issues; a computer says whether it scores."""
        live = node["active"]
        text = Text(node["name"], LIVE if live else DEAD)
        if node["card"] == "computer":
            text.append("+" if live else "-")
        for issue in dict.fromkeys(node["issues"]):
            n = node["issues"].count(issue)
            name = self.words.card_name(issue)
            text.append(f" !{self.words.say('table-counted', card=name, n=n) if n > 1 else name}", ISSUE)
        return text


def put(line: Text, at: int, sign: str) -> None:
    """Write a sign over a blank of a line."""
    if line.plain[at] == " ":
        line.plain = line.plain[:at] + sign + line.plain[at + 1 :]

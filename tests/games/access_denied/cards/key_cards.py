"""The key cards that need an action: what each requires, and a table at which it can be played."""

from typing import NamedTuple

from tests.games.access_denied.positions import answer, table
from tests.support.table import Table

LEVELS = ("", "user", "oper", "root")
UPGRADES = set(
    "bbs dads-office-computer 2nd-phone-line war-dialer ice over-clock de-beliebter-krieg de-spitzen-system de-dsl "
    "de-kriegs-haendler de-ice de-uebertaktet".split()
)


class Key(NamedTuple):
    """A key card with its requirement; `lies` makes its target, `picks` are the answers after it is played."""

    card: str
    sector: str
    level: int
    lies: str = ""
    picks: tuple[str, ...] = ()
    password: str = "A/B/C"

    @property
    def who(self) -> str:
        """Who plays it: a player who does not control the required sector."""
        return "F" if self.sector == "banking" else "A"

    @property
    def upgrade(self) -> bool:
        return self.card in UPGRADES

    def seated(self, edition: str, level: int, held: str = "", lies: str = "") -> Table:
        """Its player in step 2 with a level in the required sector, and B with five cards."""
        who, home = self.who, "universities" if self.who == "F" else "banking"
        levels = f"{who} levels: {self.sector}={LEVELS[level]}; " if level else ""
        return table(
            f"active: {who}; {home} password: {self.password}; {levels}{self.lies}; {lies}; "
            f"{who} hand: {self.card} {held} [1]; B hand: [5]",
            edition,
        )

    def announced(self, t: Table, verb: str = "play") -> Table:
        """The card with all its targets."""
        return answer(t.play(f"{verb}:{self.card}"), *self.picks)


PLAYED = [
    Key("bbs", "newsmedia", 1),
    Key("dads-office-computer", "banking", 1),
    Key("bank-error-in-your-favor", "banking", 2),
    Key("olfactopeg", "universities", 2),
    Key("2nd-phone-line", "telecomm", 1),
    Key("fbi-raid", "government", 3, "C upgrades: ice"),
    Key("major-release", "micronopoly", 3, "B levels: micronopoly=user"),
    Key("sol", "telecomm", 2, "B levels: telecomm=user", ("at@B",)),
    Key("war-dialer", "universities", 1, password="B/C/D"),
    Key("listserv", "newsmedia", 2),
    Key("the-nsa-is-watching-you", "government", 2, picks=("at@B",)),
    Key("line-spike", "telecomm", 2, "B levels: telecomm=user", ("at@B",)),
    Key("beta-site", "micronopoly", 2, "B levels: micronopoly=user", ("at@B",)),
    Key("software-patch", "micronopoly", 2),
    Key("bank-run", "newsmedia", 2, "B levels: banking=user"),
    Key("ice", "government", 1, password="C/D/E"),
    Key("whoops-disconnect", "telecomm", 1, picks=("at@B",)),
    Key("digital-divide", "government", 2, picks=("at@B", "at@C")),
    Key("fdic", "banking", 3),
    Key("flame-war", "universities", 1),
    Key("red-tape", "government", 1, picks=("at@B",)),
    Key("overdraft", "banking", 1, picks=("at@B",)),
    Key("over-clock", "micronopoly", 1, password="D/E/F"),
    Key("direct-deposit", "banking", 2, "B levels: banking=user", ("at@B",)),
    Key("loan-default", "universities", 2),
    Key("fifteen-minutes", "newsmedia", 1, picks=("at@B",)),
]

GERMAN = [
    Key("de-beliebter-krieg", "newsmedia", 1),
    Key("de-spitzen-system", "banking", 1),
    Key("de-bank-irrtum-zu-deinen-gunsten", "banking", 2),
    Key("de-olfactopeg", "universities", 2),
    Key("de-dsl", "telecomm", 1),
    Key("de-fbi", "government", 3, "C upgrades: de-ice"),
    Key("de-major-release", "micronopoly", 3, "B levels: micronopoly=user"),
    Key("de-sol", "telecomm", 2, "B levels: telecomm=user", ("at@B",)),
    Key("de-kriegs-haendler", "universities", 1, password="B/C/D"),
    Key("de-die-nsa-beobachtet-dich", "government", 2, picks=("at@B",)),
    Key("de-strom-spitze", "telecomm", 2, "B levels: telecomm=user", ("at@B",)),
    Key("de-beta-website", "micronopoly", 2, "B levels: micronopoly=user", ("at@B",)),
    Key("de-software-patch", "micronopoly", 2, "B levels: micronopoly=user"),
    Key("de-bank-run", "newsmedia", 2, "B levels: banking=user"),
    Key("de-ice", "government", 1, password="C/D/E"),
    Key("de-whoops-getrennt", "telecomm", 1, picks=("at@B",)),
    Key("de-privater-service", "government", 2, picks=("at@B", "at@C")),
    Key("de-fdic", "banking", 3),
    Key("de-net-volley-ball", "universities", 1),
    Key("de-rotes-band", "government", 1, picks=("at@B",)),
    Key("de-ueberzogen", "banking", 1, picks=("at@B",)),
    Key("de-uebertaktet", "micronopoly", 1, password="D/E/F"),
    Key("de-direkte-einlage", "banking", 2, "B levels: banking=user", ("at@B",)),
    Key("de-kredit-verzug", "universities", 2),
    Key("de-fuenfzehn-minuten", "newsmedia", 1, picks=("at@B",)),
]

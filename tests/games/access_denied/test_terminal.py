"""The Access Denied table in a terminal: six seats in 80 columns."""

from sneakernet.core.registry import find
from sneakernet.draw import drawing
from sneakernet.say import People, Speech
from tests.support.table import Table

NAMES = ["you", "warm_boot", "stack_of_spam", "carrier_lost", "null_modem", "off_by_one"]
POSITION = """A hand: fbi-raid backdoor overdraft trojan; A upgrades: dads-office-computer; B hand: cancelbot samurai
D upgrades: over-clock; A levels: newsmedia=oper government=user; B levels: banking=user telecomm=user
B status: upgrades-off limit-cut*2; B next: no-actions fewer-actions*1; now: etaxes*1; pile: spam usenet; turn: 9
government cards: packet-sniffer@A logic-bomb@B; newsmedia cards: satan-virus@A!BC
A notes: newsmedia+D.returned.3 newsmedia-A.refused.5"""


def drawn(t: Table, seat: str, seats: int = 6, edition: str = "2014") -> str:
    """The table as a seat sees it; the reader's name is `you` in seat A."""
    words = Speech("en").game(find("access-denied"), edition)
    people = People(NAMES[:seats], seat if len(seat) == 1 else "")
    lines = [line.plain for line in drawing(find("access-denied"))(t.view(seat), words, people, 80)]
    assert words.words.problems == []
    assert max(map(len, lines)) <= 80
    return "\n".join(lines) + "\n"


def test_sectors_show_levels_bonuses_and_the_checklist() -> None:
    text = drawn(Table("access-denied", POSITION, seats=6), "A")
    assert "  sector         A   B   C   D   E   F   A B C D E F   beside it\n" in text
    assert "  Banking       [R]  U   -   -   -   -   + + + x x x\n" in text
    assert "  Government     U  [R]  -   -   -   -   ? ? ? ? ? ?   Packet Sniffer by you," in text
    assert "  NewsMedia      O   -   -  [r]  -   -   x ? ? + ? ?   S.A.T.A.N. Virus by you," in text
    assert "  NewsMedia  in it D (came back to you, turn 3); not A (was refused, turn 5)\n" in text


def test_players_show_what_weighs_on_them() -> None:
    text = drawn(Table("access-denied", POSITION, seats=6), "A")
    assert "  > A  you               4   none  Dad’s Office Computer\n" in text
    assert "    B  warm_boot         2      4  none\n" in text
    assert "from now on: upgrades do not work, hand limit" in text
    assert "next turn: no actions, 1 action less\n" in text
    assert "  This turn  no hand limit, 2 more cards\n" in text


def test_cards_seen_in_a_hand_are_remembered() -> None:
    t = Table("access-denied", "A hand: the-nsa-is-watching-you; A levels: government=oper; C hand: bug spam", seats=6)
    t.play("play:the-nsa-is-watching-you", "at@C", "take:bug")
    assert "in hand, you remember: E Spam\n" in drawn(t, "A")


def test_ones_own_cards_show_codes_and_requirements() -> None:
    text = drawn(Table("access-denied", POSITION, seats=6), "A")
    assert (
        "  Your hand  C Backdoor, C FBI Raid [Government Root], D Trojan,\n             E Overdraft [Banking]\n" in text
    )
    assert "  Password of Banking  A " in text
    assert "Password" not in drawn(Table("access-denied", POSITION, seats=6), "spectator")


def test_what_is_played_attempted_and_offered_lies_on_the_table() -> None:
    t = Table("access-denied", "A hand: overdraft; B hand: cancelbot; B levels: banking=user", seats=6)
    t.play("play:overdraft", "at@C")
    assert "  Played  Overdraft by you at stack_of_spam\n" in drawn(t, "A")
    t = Table("access-denied", "A hand: overdraft worm; step: attempt", seats=6).play("attempt@newsmedia")
    assert "  Attempt  you: User in NewsMedia\n" in drawn(t, "A")
    t = Table("access-denied", "A hand: overdraft worm; B hand: bug spam", seats=6)
    t.play("trade", "at@B", "offer:worm", "named", "want:E", "done")
    assert "  Trade  you to warm_boot: Worm (F), wants E\n" in drawn(t, "B")


def test_uncontrolled_sectors_have_no_password() -> None:
    text = drawn(Table("access-denied", "A hand: worm", seats=4), "A", 4)
    assert "  TeleComm       -   -   -   -                 no controller\n" in text


def test_the_german_edition_has_german_cards() -> None:
    text = drawn(Table("access-denied", "A hand: de-ueberzogen", seats=5, edition="german"), "A", 5, "german")
    assert "  Your hand  E Überzogen [Banking]\n" in text

"""Every option has a number, and the numbers stay."""

from hashlib import blake2b
from typing import Any, Final

import pytest

from sneakernet.core.glance import REFUSED, act, number_of, offered
from sneakernet.core.registry import all_games, find
from sneakernet.core.rules import Rules
from sneakernet.core.view import seat_of
from sneakernet.encoding import Observer, actions
from tests.encoding.test_observations import TABLES, Case, name, played
from tests.support.counted import counted

# The number of actions and a fingerprint of their spellings. Whoever trained on them counts on these.
KEPT: Final[dict[str, tuple[int, str]]] = {
    "access-denied 2014": (950, "5ff9c4dba8b4"),
    "access-denied 2013": (950, "5ff9c4dba8b4"),
    "access-denied german": (962, "811bf1ffca2c"),
    "hackers 2022": (133, "530e1bfa1350"),
    "wired base-game": (627, "57bfe6678e66"),
}


@pytest.mark.parametrize("case", TABLES, ids=lambda case: " ".join(name(part) for part in case))
def test_every_option_has_a_number(case: Case) -> None:
    rules, edition, seats, _ = case
    numbered = actions(find(rules.name), edition)
    how = Observer(find(rules.name), edition, seats, numbered)
    for s in played(case, 1):
        spelled = {counted(option, int(s.asked()), seats) for option in rules.options(s)}
        for seat in range(seats):
            mask = how.row(s, seat)[len(how.columns) :]
            assert len(mask) == len(numbered) and max(mask) <= 1
            has = {numbered.spellings[n] for n, one in enumerate(mask) if one}
            assert has == (spelled if seat == s.asked() else set())


@pytest.mark.parametrize(("game", "seats"), [("wired", 3), ("wired", 6), ("access-denied", 4)])
def test_an_action_that_names_a_seat_is_the_same_from_every_chair(game: str, seats: int) -> None:
    """A position turned around the table has the same actions: that is what lets all seats share what they learn."""
    acts, rules = actions(find(game)), find(game).rules
    seated = {code for code in acts.codes if "@seat+" in acts.spelled(code) or "@my" in acts.spelled(code)}
    assert len(seated) == {"wired": 108, "access-denied": 6}[game]
    numbers = acts.at_table(seats)
    for code in seated:
        aimed = seat_of(rules.named(code).target)
        for me in range(seats) if aimed < seats else ():
            ahead = (aimed - me) % seats
            number = numbers.number(me, code)
            assert (
                acts.spellings[number].endswith(f"@seat+{ahead}" if ahead else "@my")
                and numbers.code(me, number) == code
            )
    for me in range(seats):
        assert sorted(int(numbers.number(me, code)) for code in acts.codes) == list(range(len(acts)))


def test_an_option_without_a_number_is_an_error() -> None:
    rules = find("hackers").rules
    with pytest.raises(LookupError, match="option 7 has no number"):
        number_of(actions(find(rules.name)).ascending, 7)


def test_an_action_is_picked_by_its_number() -> None:
    rules = find("hackers").rules
    acts = actions(find(rules.name))
    codes, numbers = acts.codes, acts.at_table(4)
    s = rules.new("", 4, "1")
    before = s.encode()
    second = number_of(acts.ascending, offered(s)[1])
    missing = next(n for n in range(len(codes)) if codes[n] not in offered(s))
    for number in (missing, len(codes), -1, second - len(codes)):
        assert act(s, rules.book.ops, numbers, number) == REFUSED and s.encode() == before
    other = s.copy()
    rules.pick(other, 1)
    assert act(s, rules.book.ops, numbers, second) == s.asked() and s.encode() == other.encode()


@pytest.mark.parametrize("rules", [game.rules for game in all_games()], ids=name)
def test_the_numbers_stay(rules: Rules[Any]) -> None:
    for edition in rules.editions:
        spellings = actions(find(rules.name), edition).spellings
        assert len(set(spellings)) == len(spellings)
        digest = blake2b("\n".join(spellings).encode(), digest_size=6).hexdigest()
        assert (len(spellings), digest) == KEPT[f"{rules.name} {edition}"]

"""Every option has a number, and the numbers stay."""

from hashlib import blake2b
from typing import Any, Final

import pytest

from sneakernet.core.glance import REFUSED, act, number_of, offered
from sneakernet.core.registry import all_games, find
from sneakernet.core.rules import Rules
from sneakernet.encoding import Observer, actions
from tests.encoding.test_observations import TABLES, Case, name, played

# The number of actions and a fingerprint of their spellings. Whoever trained on them counts on these.
KEPT: Final[dict[str, tuple[int, str]]] = {
    "access-denied 2014": (950, "857968468f93"),
    "access-denied 2013": (950, "857968468f93"),
    "access-denied german": (962, "3b9ab3b81e3c"),
    "hackers 2022": (133, "530e1bfa1350"),
    "wired base-game": (627, "f840e9259654"),
}


@pytest.mark.parametrize("case", TABLES, ids=lambda case: " ".join(name(part) for part in case))
def test_every_option_has_a_number(case: Case) -> None:
    rules, edition, seats, _ = case
    numbered = actions(find(rules.name), edition)
    how = Observer(find(rules.name), edition, seats, numbered)
    for s in played(case, 1):
        spelled = {option.spelling for option in rules.options(s)}
        for seat in range(seats):
            mask = how.row(s, seat)[len(how.columns) :]
            assert len(mask) == len(numbered) and max(mask) <= 1
            has = {numbered.spellings[n] for n, one in enumerate(mask) if one}
            assert has == (spelled if seat == s.asked() else set())


def test_an_option_without_a_number_is_an_error() -> None:
    rules = find("hackers").rules
    with pytest.raises(LookupError, match="option 7 has no number"):
        number_of(actions(find(rules.name)).ascending, 7)


def test_an_action_is_picked_by_its_number() -> None:
    rules = find("hackers").rules
    codes = actions(find(rules.name)).ascending
    s = rules.new("", 4, "1")
    before = s.encode()
    second = number_of(codes, offered(s)[1])
    missing = next(n for n in range(len(codes)) if codes[n] not in offered(s))
    for number in (missing, len(codes), -1, second - len(codes)):
        assert act(s, rules.book.ops, codes, number) == REFUSED and s.encode() == before
    other = s.copy()
    rules.pick(other, 1)
    assert act(s, rules.book.ops, codes, second) == s.asked() and s.encode() == other.encode()


@pytest.mark.parametrize("rules", [game.rules for game in all_games()], ids=name)
def test_the_numbers_stay(rules: Rules[Any]) -> None:
    for edition in rules.editions:
        spellings = actions(find(rules.name), edition).spellings
        assert len(set(spellings)) == len(spellings)
        digest = blake2b("\n".join(spellings).encode(), digest_size=6).hexdigest()
        assert (len(spellings), digest) == KEPT[f"{rules.name} {edition}"]

"""RULINGS.md: every ruling is listed once, and the tests it names are there and are about it."""

from tests.docs.rulings import PAGE, citations, cited, rows

LISTED = dict(rows(PAGE.read_text(encoding="utf-8")))


def test_every_ruling_is_listed_once() -> None:
    numbers = [f"HK-{n}" for n in (16, *range(20, 61))]
    numbers += [f"WD-{n}" for n in (16, 36, 38, 42, 44, 49, 51, 53, 58, 60, 63, 64, 65, *range(67, 91))]
    numbers += ["AD-86", *(f"AD-R{n}" for n in range(1, 102))]
    assert [rule for rule, _ in rows(PAGE.read_text(encoding="utf-8"))] == numbers


def test_a_test_that_is_named_cites_its_ruling() -> None:
    wrong = [f"{rule}: {file}" for rule, files in LISTED.items() for file in files if file not in citations()[rule]]
    assert wrong == [], "python -m tests.docs.rulings writes the column anew"


def test_a_ruling_that_is_tested_says_where() -> None:
    silent = [rule for rule, files in LISTED.items() if not files and citations().get(rule)]
    assert silent == [], "python -m tests.docs.rulings writes the column anew"


def test_lists_and_ranges_of_rules_are_read() -> None:
    assert list(cited("HK-20, 41 and HK-33 to 35; AD-R70/71 (WD-5)")) == [
        *("HK-20", "HK-41", "HK-33", "HK-34", "HK-35"),
        *("AD-R70", "AD-R71", "WD-5"),
    ]
    assert list(cited("HK-39 to HK-41, HK-49")) == ["HK-39", "HK-40", "HK-41", "HK-49"]
    assert list(cited("AD-R1 to AD-R101; HK-R")) == ["AD-R1", "AD-R101"]

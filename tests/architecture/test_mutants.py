"""The faults that `python -m tools.checks.mutants` plants: at least a hundred, each in one place that exists."""

import ast
from collections import Counter

from tests.architecture import code
from tools.checks.mutants import read


def test_each_fault_can_be_planted_in_one_place_and_leaves_a_program() -> None:
    faults = read()
    assert len(faults) >= 100
    wrong = []
    for fault in faults:
        whole = (code.ROOT / fault.file).read_text(encoding="utf-8")
        if whole.count(fault.was) != 1 or fault.was == fault.becomes:
            wrong.append(fault.name)
            continue
        ast.parse(whole.replace(fault.was, fault.becomes, 1))
    assert wrong == []
    assert [name for name, n in Counter(fault.name for fault in faults).items() if n > 1] == []


def test_every_test_that_should_notice_a_fault_exists() -> None:
    named = {test for fault in read() for test in fault.tests.split()}
    assert [test for test in sorted(named) if not (code.ROOT / test).exists()] == []

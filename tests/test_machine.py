"""What measures milliseconds is inconclusive on a machine that cannot keep them, and fails on one that can."""

from __future__ import annotations

import time
from collections.abc import Callable

import psutil
import pytest

from tests import limits, machine
from tests.machine import Machine


def judged(late: list[float], error: Exception) -> type[BaseException]:
    """What becomes of a failure on a machine that was so late."""
    try:
        with Machine(lambda: late).excusing(0.02, AssertionError, TimeoutError):
            raise error
    except BaseException as outcome:
        return type(outcome) if str(error) in str(outcome) else Exception  # the figure is told with the failure


@pytest.mark.parametrize("error", [AssertionError("the server answered late"), TimeoutError("the server is silent")])
def test_a_late_answer_is_excused_by_a_late_machine_alone(error: Exception) -> None:
    assert judged([0.001] * 10, error) is type(error), "a quiet machine is no excuse"
    assert judged([0.03] * 4 + [0.001] * 6, error) is type(error), "nor is one that was mostly quiet"
    assert judged([], error) is type(error), "nor one that was not watched"
    assert judged([0.03] * 5 + [0.001] * 5, error) is pytest.skip.Exception


def test_a_fault_that_has_nothing_to_do_with_time_is_never_excused() -> None:
    assert judged([1.0], KeyError("the server sends rubbish")) is KeyError


def test_a_success_stays_one_on_any_machine() -> None:
    with Machine(lambda: [1.0]).excusing(0.02, AssertionError):
        pass


def test_a_clock_that_is_kept_from_running_says_so() -> None:
    """The process that keeps time is stopped for a while, as by a busy machine."""
    with machine.watched() as watched:
        [clock] = [child for child in psutil.Process().children() if machine.CLOCK in child.cmdline()]
        wait_for(lambda: len(watched._late()) > 0)
        before = len(watched._late())
        clock.suspend()
        time.sleep(0.6)
        clock.resume()
        wait_for(lambda: len(watched._late()) > before)
        assert max(watched._late()[before:]) > 0.3


def wait_for(is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + limits.STATE
    while not is_so():
        assert time.monotonic() < until
        time.sleep(0.02)

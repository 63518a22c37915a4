"""What games teach newcomers, played by the rules: right answers, wrong ones, and every text in both languages."""

from __future__ import annotations

import random
import re
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from envol import catalogue
from envol.match import Match
from envol.texts import LANGUAGES, Texts
from envol.tutorial import Judgement, Lesson, TutorialStep, tutorial_of

ROOT = Path(__file__).parent.parent
TAUGHT = [key for key in catalogue.game_keys() if tutorial_of(catalogue.find(key))]
STEPS = [(key, number) for key in TAUGHT for number in range(len(tutorial_of(catalogue.find(key)).steps))]  # type: ignore[union-attr]


def named(value: object) -> str:
    return str(value)


def step_of(key: str, number: int) -> TutorialStep:
    return Lesson(catalogue.find(key), number).step


def judged(key: str, number: int, *moves: str) -> Judgement:
    return Lesson(catalogue.find(key), number).judge(moves)


def match_before(key: str, number: int, moves: tuple[str, ...]) -> Match:
    """The match of a step after some of the moves that lead to its end."""
    lesson = Lesson(catalogue.find(key), number)
    assert all(lesson.judge([move]).verdict == "on" for move in moves)
    return lesson.match


@pytest.mark.parametrize("key", TAUGHT)
def test_a_lesson_is_short(key: str) -> None:
    tutorial = tutorial_of(catalogue.find(key))
    assert tutorial is not None
    assert 6 <= len(tutorial.steps) <= 10
    names = [step.name for step in tutorial.steps]
    assert len({*names}) == len(names)


@pytest.mark.parametrize(("key", "number"), STEPS, ids=named)
def test_the_solution_is_right_and_nothing_before_it_is(key: str, number: int) -> None:
    step = step_of(key, number)
    for count in range(1, len(step.solution)):
        assert judged(key, number, *step.solution[:count]).verdict == "on"
    lesson = Lesson(catalogue.find(key), number)
    done = lesson.judge(step.solution)
    assert (done.verdict, done.says) == ("right", "right")
    assert done.step is not None
    assert done.step.you.due is None


@pytest.mark.parametrize(("key", "number"), STEPS, ids=named)
def test_everything_that_can_be_done_is_answered(key: str, number: int) -> None:
    """Each legal move at each point of the solution: right, free, or wrong with a reason; and all reasons are given."""
    step, given = step_of(key, number), set[str]()
    for count in range(len(step.solution)):
        before = step.solution[:count]
        match = match_before(key, number, before)
        verdicts = {}
        for move in match.moves(Lesson(catalogue.find(key), number).seat):
            answer = judged(key, number, *before, str(move))
            verdicts[str(move)] = answer.verdict
            assert answer.verdict in ("right", "wrong", "on")
            if answer.verdict == "wrong":
                given.add(answer.says)
        assert verdicts.get(step.solution[count], "right") in ("right", "on")
    assert {wrong.says for wrong in step.wrong} <= given | {"wrong"}


@pytest.mark.parametrize(("key", "number"), STEPS, ids=named)
def test_whatever_is_done_after_free_moves_is_answered_too(key: str, number: int) -> None:
    """Moves that lead far from the solution, so that others cannot do what they were going to do."""
    kind, step = catalogue.find(key), step_of(key, number)
    for seed in range(25):
        lesson, chance = Lesson(kind, number), random.Random(seed)
        for _ in range(6):
            moves = [str(move) for move in lesson.match.moves(lesson.seat)] if lesson.is_asked else []
            going_on = [move for move in moves if step.is_right(move) or any(fnmatchcase(move, p) for p in step.free)]
            if not moves or lesson.judge([chance.choice(going_on or moves)]).verdict != "on":
                break


@pytest.mark.parametrize(("key", "number"), STEPS, ids=named)
def test_what_breaks_a_rule_is_refused_with_it_and_changes_nothing(key: str, number: int) -> None:
    lesson = Lesson(catalogue.find(key), number)
    before = lesson.position()
    refused = lesson.judge(["no such thing"])
    assert refused.verdict == "refused"
    assert refused.refusal is not None
    assert refused.refusal.rule == "envol.8"
    assert lesson.position() == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", TAUGHT)
def test_every_answer_has_its_words_and_all_words_are_said(key: str, language: str) -> None:
    tutorial, texts = tutorial_of(catalogue.find(key)), Texts(language, key)
    assert tutorial is not None
    wanted = {"tutorial-end"}
    for number, step in enumerate(tutorial.steps):
        says = {"right", *(wrong.says for wrong in step.wrong)}
        says |= {"missed"} if step.told and step.free else set()
        match = match_before(key, number, ())
        for move in match.moves(tutorial.seat):
            answer = judged(key, number, str(move))
            says |= {answer.says} - {""}
        wanted |= {
            f"tutorial-{step.name}",
            f"tutorial-{step.name}-do",
            *(f"tutorial-{step.name}-{one}" for one in says),
        }
    path = ROOT / "src" / "envol" / "games" / key / "texts" / f"{language}.ftl"
    written = set(re.findall(r"^(tutorial-[\w-]+) =", path.read_text("utf-8"), re.MULTILINE))
    assert wanted == written
    for message in wanted:
        assert texts(message) not in ("", message)


@pytest.mark.parametrize("key", TAUGHT)
def test_the_page_knows_each_place_that_is_spoken_of(key: str) -> None:
    tutorial = tutorial_of(catalogue.find(key))
    assert tutorial is not None
    client = (ROOT / "web" / "src" / "games" / key / "tutorial.ts").read_text("utf-8")
    known = set(re.findall(r'^  "?([\w-]+)"?: ["`]', client, re.MULTILINE))
    assert {step.about for step in tutorial.steps} == known

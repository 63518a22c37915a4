"""Brooms: adventures of one's own (ruling 53): goals in their order, what a table refuses, what a record holds."""

from __future__ import annotations

import json
import re
from typing import Any

import msgspec
import pytest

from envol import catalogue
from envol.game import Event
from envol.games.brooms import creations, rules
from envol.games.brooms.adventures import format
from envol.games.brooms.adventures.check import LARGEST, examine
from envol.games.brooms.adventures.format import FIGURES, FOLDER, SHELF, Adventure
from envol.games.brooms.adventures.reachability import MOST
from envol.games.brooms.pilots.estimate import Trial
from envol.games.brooms.rules import Brooms
from envol.games.brooms.state import STUCK, TURN
from envol.record import read, write
from envol.sim import Job, play_one
from envol.texts import LANGUAGES, Texts
from tests.games.brooms.own_adventures import HOLD, HUNT, LAND, OWN, PASS, RACE, TOUCH, changed, file, own
from tests.games.brooms.setup import MM, Pose, Table, code


def thing(name: str, number: int = 0, beside: tuple[str, int] | None = None) -> dict[str, Any]:
    found: dict[str, Any] = {"thing": {"thing": name, "number": number}}
    return found if beside is None else {**found, "beside": {"thing": beside[0], "number": beside[1]}}


REFUSED: list[tuple[str, Any, str, dict[str, Any]]] = [
    ("format", "brooms-adventure/2", "wrong-value", {"where": "$.format"}),
    ("table", None, "lacks-field", {"where": "$", "field": "table"}),
    ("castles.0.x", 1.5, "wrong-type", {"where": "$.castles[0].x", "type": "int"}),
    ("castles.0.n", 9, "too-great", {"where": "$.castles[0].n", "most": 8}),
    ("castles.0.n", 0, "too-small", {"where": "$.castles[0].n", "least": 1}),
    ("castles.0.radius", "wide", "wrong-type", {"where": "$.castles[0].radius", "type": "int"}),
    ("huts_used", {"7": [1]}, "wrong-value", {"where": "$.huts_used"}),
    ("goal", {**HUNT, "pieces": 6}, "too-great", {"where": "$.goal.pieces", "most": 5}),
    ("castles.0.colour", "red", "unknown-field", {"where": "$.castles[0]", "field": "colour"}),
    ("goal", [], "too-short", {"where": "$.goal", "least": 1}),
    ("goal", {"kind": "sleep"}, "wrong-value", {"where": "$.goal.kind"}),
    ("title", "x" * 61, "too-long", {"where": "$.title", "most": 60}),
    ("hash", "0" * 64, "hash", {}),
    ("castles.1.n", 5, "twice", thing("castle", 5)),
    ("huts.1.n", 1, "twice", thing("hut", 1)),
    ("goal.0.gate", [5, 4], "missing", thing("castle", 4)),
    ("goal.2.hut", 4, "missing", thing("hut", 4)),
    ("huts_used", {"2": [2, 3]}, "hut-unused", {**thing("hut", 1), "seats": 2}),
    ("players", [3, 2], "players", {}),
    ("goal", [HUNT, TOUCH], "not-last", {"number": 1}),
    ("goal", [HOLD, TOUCH], "not-last", {"number": 1}),
    ("goal", [TOUCH, PASS], "pass-last", {"number": 2}),
    ("reverse", False, "no-reverse", {"number": 3}),
    ("goal.0.gate", [5, 5], "one-castle", {"number": 1}),
    ("goal", {**RACE, "home": [7, 7]}, "one-castle", {"number": 1}),
    ("goal", {**HOLD, "boundary": [5, 6]}, "boundary", {"number": 1}),
    ("goal", {**HOLD, "boundary": [5, 8, 6, 7]}, "boundary", {"number": 1}),
    ("players", [2, 4], "few-starts", {"count": 3, "seats": 4}),
    ("goal", {**HOLD, "boundary": [5, 6, 8, 7]}, "", {}),
    ("castles.0.x", 2_000, "off-table", thing("castle", 5)),
    ("goal.1.cat.x", 990_000, "off-table", thing("cat", 0)),
    ("castles.1.y", 412_000, "overlap", thing("castle", 5, ("castle", 6))),
    ("goal.1.cat", {"x": 500_000, "y": 500_000}, "overlap", thing("castle", 5, ("cat", 0))),
    ("goal", {**HUNT, "fou": {"x": 700_000, "y": 600_000, "heading": 0}}, "overlap", thing("castle", 7, ("fou", 0))),
]  # fmt: skip


@pytest.mark.parametrize(("path", "value", "why", "data"), REFUSED)
def test_53_a_flaw_is_named_with_its_object_in_both_languages(
    path: str, value: Any, why: str, data: dict[str, Any]
) -> None:
    _, flaws = examine(file(path, value))
    assert [flaw.why for flaw in flaws][:1] == ([why] if why else [])
    assert not flaws or {**flaws[0].data, **data} == flaws[0].data
    for flaw in flaws:
        for language in LANGUAGES:
            assert Texts(language, "brooms").format(f"flaw-{flaw.why}", flaw.data)


def test_53_the_reasons_that_need_more_than_one_change() -> None:
    def why(plain: dict[str, Any]) -> list[tuple[str, Any]]:
        return [(flaw.why, flaw.data) for flaw in examine(json.dumps(plain).encode())[1]]

    starts = {**changed("goal", RACE), "start": [5, 6, 7], "huts": OWN["huts"][:2]}
    assert why(starts) == [("few-huts", {"count": 2, "seats": 3})]
    hold = {**changed("goal", HOLD), "start": [5, 6, 7], "castles": OWN["castles"][:3]}
    assert why(hold) == [("no-exile", {"seats": 3})]
    bare = {**changed("goal", HUNT), "castles": []}
    assert why(bare) == [("no-castles", {"number": 1})]
    corner = changed("table", [300_000, 700_000])
    corner |= {
        "castles": [
            {"n": n, "x": x, "y": y, "radius": 20_000} for n, x, y in ((5, 250_000, 620_000), (6, 250_000, 80_000))
        ]
    }
    corner |= {
        "huts": [{"n": 1, "x": 40_000, "y": 40_000}, *OWN["huts"][1:]],
        "goal": LAND,
        "table": [300_000, 700_000],
    }
    walled = {**corner, "castles": [{"n": 1, "x": 140_000, "y": 60_000}, {"n": 2, "x": 60_000, "y": 160_000}]}
    assert ("no-start", thing("hut", 1)) in why(walled)
    ring = ((942, 350), (891, 438), (789, 438), (738, 350), (789, 262), (891, 262))  # two millimetres from one another
    discs = [{"x": x * MM, "y": y * MM, "radius": 50_000} for x, y in ring]
    walls = [{"n": n, **disc} for n, disc in zip((1, 2, 3, 4, 7, 8), discs, strict=True)]
    guarded = changed("goal.1.cat", {"x": 840_000, "y": 350_000})
    assert why({**guarded, "castles": [*OWN["castles"][:2], *walls[1:]]}) == []
    assert why({**guarded, "castles": [*OWN["castles"][:2], *walls]}) == [("not-found", {"number": 2, "count": MOST})]
    assert why({"x": "y" * LARGEST}) == [("too-large", {"count": LARGEST + 9, "most": LARGEST})]


def test_53_a_contact_is_no_overlap() -> None:
    touching = {"n": 6, "x": 500_000, "y": 410_000, "radius": 60_000}
    assert [flaw.why for flaw in examine(file("castles.1", touching))[1]] == ["not-found"]  # there is no gate left
    nearer = {**touching, "y": 411_000}
    assert [flaw.why for flaw in examine(file("castles.1", nearer))[1]] == ["overlap"]


def test_53_every_shipped_adventure_is_sound_and_known_by_its_file_alone() -> None:
    others = ("material-1", "shelf-2", FIGURES.stem)
    files = sorted(path.stem for path in FOLDER.glob("*.json") if path.stem not in others)
    assert {name.rpartition("-")[0] for name in files} == set(SHELF)
    for name in files:
        made, flaws = examine((FOLDER / f"{name}.json").read_bytes())
        assert flaws == []
        assert made is not None
        assert list(range(2, 5)) == list(range(made.players[0], made.players[1] + 1)), "a table may have any number"
    things = {"cat", "fou"}  # which the rules speak of
    for path in FOLDER.parent.glob("*.py"):
        if path.stem == "box":  # which says with which one begins
            continue
        assert not [name for name in set(SHELF) - things if f'"{name}"' in path.read_text("utf-8")], path


@pytest.mark.parametrize("data", [b"no", b"{", b'{"format": "brooms-adventure/1"', b""])
def test_53_what_is_no_json_is_told_in_both_languages(data: bytes) -> None:
    _, (flaw,) = examine(data)
    assert flaw.why == "no-json"
    assert len({Texts(language, "brooms").format("flaw-no-json", flaw.data) for language in LANGUAGES}) == 2


def test_what_comes_with_the_game_has_words_and_figures() -> None:
    for creation in creations.shipped():
        figures = creations.known(creation.hash)
        assert figures is not None, f"{creation.name}: python -m bench.adventures writes them anew"
        assert figures.decided >= 0.5 * figures.matches
        for language in LANGUAGES:
            texts = Texts(language, "brooms")
            assert all(texts(key) for key in (creation.title, creation.text))
        assert creations.used(creation.options) == creation.body


def test_an_estimate_is_the_same_every_time_and_knows_what_cannot_be_won() -> None:
    near = creations.read(changed("goal", {"kind": "touch", "cat": {"x": 300_000, "y": 100_000}}))
    trials = [creations.trial(near.body, number) for number in (0, 1)]
    assert trials == [creations.trial(near.body, number) for number in (0, 1)]
    assert [len(trial.flights) for trial in trials] == [2, 3], "each number of players in turn"
    found = creations.sum_up(trials)
    assert (found.matches, found.decided) == (2, 2)
    assert found.shortest <= found.length <= found.longest
    lost = Trial(None, 0, [30, 30], [9, 21])
    assert creations.sum_up([lost] * 4).difficulty == "endless"
    assert creations.sum_up([lost] * 4).interrupted == 50
    assert creations.sum_up([*trials, lost, lost]).decided == 2


@pytest.mark.parametrize(
    ("length", "setbacks", "word"), [(4, 0, "easy"), (4, 4, "fair"), (12, 4, "hard"), (12, 12, "very-hard")]
)
def test_interrupted_flights_count_twice_for_the_word(length: int, setbacks: int, word: str) -> None:
    assert creations.sum_up([Trial(0, 11, [length, 0], [setbacks, 0])] * 3).difficulty == word


def test_53_the_hash_names_the_content_not_its_spelling() -> None:
    made, _ = examine(file())
    again, _ = examine(json.dumps(dict(reversed(OWN.items())), indent=2).encode())
    assert made is not None
    assert again is not None
    assert made.digest == again.digest != own("title", "Another").digest
    signed = msgspec.structs.replace(made, hash=made.digest)
    assert signed.digest == made.digest
    assert examine(msgspec.json.encode(signed))[1] == []
    assert msgspec.json.decode(msgspec.json.encode(made), type=Adventure) == made


# Goals, one after the other.


def flying(goal: Any, mine: Pose, *names: str, back: str | None = None, **changes: Any) -> Table:
    game = Brooms(2, Brooms.Options(own=own("goal", goal)), Brooms.newest)
    state = game.start()
    state.phase = TURN
    for seat, (x, y, heading) in enumerate([mine, (60.0, 640.0, 0)]):
        state.xs[seat], state.ys[seat], state.headings[seat], state.aloft[seat] = (
            round(x * MM),
            round(y * MM),
            heading,
            True,
        )
        state.starts[seat] = game.placing.starts[seat]
    state.books[0] = [code(name) for name in names]
    state.backs[0] = -1 if back is None else code(back)
    for piece in [*state.books[0], *([] if back is None else [code(back)])]:
        state.supply[piece // 2] -= 1
    for name, value in changes.items():
        setattr(state, name, value)
    return Table(game, state)


@pytest.mark.parametrize("mine", [(440.0, 350.0, 0), (560.0, 350.0, 36)])
def test_53_a_gate_is_passed_from_either_side(mine: Pose) -> None:
    table = flying([PASS, TOUCH, LAND], mine, "C left")
    assert table.play("fly") == ["laid", "goal-done"]
    assert table.told("goal-done") == {"seat": 0, "number": 1, "count": 3}
    assert table.state.done == [1, 0]
    beside = flying([PASS, TOUCH, LAND], (440.0, 620.0, 0), "C left")
    assert beside.play("fly") == ["laid"]


def test_53_only_the_cat_of_the_present_goal_can_be_touched() -> None:
    early = flying([PASS, TOUCH, LAND], (800.0, 350.0, 0), "A left")
    assert early.play("fly") == ["laid"]
    table = flying([PASS, TOUCH, LAND], (800.0, 350.0, 0), "A left", done=[1, 0])
    assert table.play("fly") == ["laid", "goal-done"]
    assert (table.state.done, table.state.targets) == ([2, 0], [1, 0])


def test_53_several_goals_in_one_flight_and_the_last_one_wins() -> None:
    table = flying([TOUCH, LAND], (240.0, 200.0, 0), "A left", back="C left", done=[1, 0], targets=[1, 0])
    assert table.play("fly") == ["laid", "backed"]
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert (outcome.ranks, outcome.ending) == ((1, 2), "landed")
    alone = flying(TOUCH, (800.0, 350.0, 0), "A left")
    alone.play("fly")
    outcome = alone.game.outcome(alone.state)
    assert outcome is not None
    assert outcome.ending == "caught-cat"


def test_53_a_landing_that_is_not_the_last_goal_goes_on_from_the_hut() -> None:
    table = flying([LAND, TOUCH], (240.0, 200.0, 0), "A left", back="C left")
    assert table.play("fly") == ["laid", "backed", "goal-done"]
    assert (table.state.phase, table.state.turn, table.state.targets) == (TURN, 1, [0, 1])


def test_53_starting_again_keeps_the_goals_behind_one_and_the_hut_of_this_one() -> None:
    table = flying([TOUCH, LAND], (940.0, 350.0, 0), "C left", done=[1, 0], targets=[1, 0], phase=STUCK)
    table.play("restart hut 2", "angle 0")
    assert (table.state.done, table.state.targets) == ([1, 0], [1, 0])


def test_53_before_the_fou_is_ones_goal_he_is_in_the_way() -> None:
    for done, kinds in (([0, 0], ["stopped", "stuck"]), ([1, 0], ["laid"])):
        table = flying([PASS, HUNT], (660.0, 350.0, 0), "C left", done=done)
        assert table.play("fly") == kinds


def test_53_who_holds_the_cat_is_in_the_way_of_whoever_may_not_take_it() -> None:
    goal = [PASS, {**HOLD, "boundary": [5, 6, 8, 7]}]
    for done, kind in (([0, 1], "stopped-broom"), ([1, 1], "laid")):
        table = flying(goal, (520.0, 350.0, 0), "C left", done=done, holder=1)
        table.state.xs[1], table.state.ys[1], table.state.headings[1] = 620 * MM, 340 * MM, 18
        assert table.play("fly")[0] == kind


# Tables and records.


def test_a_table_refuses_an_adventure_that_cannot_be_played() -> None:
    with pytest.raises(catalogue.BadOptions, match="overlap"):
        catalogue.create("brooms", 2, {"own": changed("castles.1.y", 412_000)})
    with pytest.raises(catalogue.BadOptions, match="2 to 3"):
        catalogue.create("brooms", 4, {"own": OWN})
    with pytest.raises(catalogue.BadOptions, match=r"own\.castles"):
        catalogue.create("brooms", 2, {"own": changed("castles.0.x", "left")})


def test_a_record_holds_its_own_adventure_and_replays_with_no_file_around(monkeypatch: pytest.MonkeyPatch) -> None:
    match = play_one(Job("brooms", ("greedy", "greedy"), {"own": OWN}, seed=1), 0)
    text = write(match)
    assert json.loads(text.splitlines()[0])["options"]["own"] == OWN

    def no_file(*_: Any) -> Any:
        raise AssertionError("a file was looked for")

    for name in ("file_of", "load", "plain"):
        monkeypatch.setattr(rules, name, no_file)
        monkeypatch.setattr(format, name, no_file)
    again = read(text)
    assert (again.state, again.outcome) == (match.state, match.outcome)
    told: list[Event] = []
    for entry in again.log:
        if entry.n == 0:
            replay = type(again)(again.header)
        replay.append(entry, told.append)
    assert [event.kind for event in told].count("goal-done") >= 2
    assert again.outcome is not None
    assert again.outcome.ending == "landed"


@pytest.mark.parametrize("language", LANGUAGES)
def test_54_the_rulebook_tells_of_each_of_our_adventures_what_its_file_holds(language: str) -> None:
    texts = Texts(language, "brooms")
    items = texts.rule("brooms.54").split("\n- ")[1:]
    ours = [name for name in SHELF if "reconstructed" not in format.plain(format.file_of(name, Brooms.newest))]
    assert len(items) == len(ours) == 6
    for name, item in zip(ours, items, strict=True):
        adventure = format.load(format.file_of(name, Brooms.newest))
        width, height = (length // (10 * MM) for length in adventure.table)
        by = f"{width} cm sur {height} :" if language == "fr" else f"{width} by {height} cm:"
        assert item.replace("\u00a0", " ").startswith(f"{texts(f'option-adventure-{name}')}, {by}")
        gates = [str(castle) for goal in adventure.goals for castle in getattr(goal, "gate", ())]
        named = re.findall(r"\b[1-9]\b", item)
        if adventure.start:
            assert named[:2] == [str(adventure.start[0]), str(adventure.start[-1])]
        elif gates:  # round the lighthouse, castle 1 is named once
            assert list(dict.fromkeys(named)) == list(dict.fromkeys(gates))
        assert ("no reverse" in item or "pas de marche arrière" in item) != adventure.reverse

"""The rules of the code: imports go one way, public names are exact, texts exist in both languages."""

from __future__ import annotations

import ast
import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from types import ModuleType

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import envol
import envol.game
from envol import catalogue

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "envol").rglob("*.py"))
FLUENT = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.ftl"))
FRENCH_RULES = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("RULES.fr.md"))
FRENCH = [path for path in FLUENT if path.name == "fr.ftl"]

MODULES = {
    ".".join(path.relative_to(ROOT / "src").with_suffix("").parts).removesuffix(".__init__"): path for path in SOURCES
}
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")


def levels(heading: str) -> list[set[str]]:
    """Who may import whom, from the bottom up, as the picture under this heading of docs/architecture.md shows it."""
    picture = ARCHITECTURE.partition(f"## {heading}\n")[2].partition("```\n")[2].partition("```")[0]
    return [set(line.partition("#")[0].replace("/*", "").split()) for line in picture.splitlines()]


WHOLE, SERVER = levels("Who imports whom"), levels("Inside the server")


def level(name: str, picture: list[set[str]]) -> int:
    return next(number for number, names in enumerate(picture) if name in names)


def imported(path: Path) -> set[str]:
    """The modules of ours that a module imports, also where only its types need them."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "envol":
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            found |= {name if name in MODULES else node.module for name in names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.split(".")[0] == "envol"}
    return found


def test_the_pictures_of_the_architecture_show_everything_once() -> None:
    for folder, picture in ((ROOT / "src" / "envol", WHOLE), (ROOT / "src" / "envol" / "server", SERVER)):
        there = {path.stem for path in folder.iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()}
        shown = [name for names in picture for name in names]
        assert sorted(shown) == sorted(there - {"__init__"})


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_imports_go_one_way(path: Path) -> None:
    parts = path.relative_to(ROOT / "src" / "envol").with_suffix("").parts
    if parts == ("__init__",):
        return
    for name in imported(path) - {"envol"}:
        target = name.split(".")[1:]
        if parts[0] == "games":
            own = {
                "terminal": "texts",
                "tensor": "tensor",
                "creations": "creations",
                "estimate": "creations",
                "rules": "creations",
                "lessons": "lessons",
                "glance": "glance",
            }
            allowed = ("game", "dice", "heuristics", "box", own.get(parts[-1], "game"))
            assert target[0] in allowed or target[:2] == ["games", *parts[1:2]], f"{path} imports {name}"
        elif target[0] != parts[0]:
            assert level(target[0], WHOLE) <= level(parts[0], WHOLE), f"{path} imports {name}"
        elif parts[0] == "server" and target[1:] and target[1] != parts[1]:
            assert level(target[1], SERVER) < level(parts[1], SERVER), f"{path} imports {name}"


def test_a_package_of_the_server_is_entered_by_its_door() -> None:
    """Others import what its `__init__` offers; of the store also the tables, which statements name."""
    for path in SOURCES:
        here = path.relative_to(ROOT / "src" / "envol").with_suffix("").parts
        for name in imported(path):
            there = name.split(".")[1:]
            if there[:1] == ["server"] and len(there) > 2 and list(here[:2]) != there[:2]:
                assert there == ["server", "store", "schema"], f"{path} imports {name}"


def test_no_module_imports_itself_by_a_circle() -> None:
    graph = {name: imported(path) - {"envol"} for name, path in MODULES.items() if path.name != "__init__.py"}
    # A package stands for what its door offers: whoever imports it depends on all that this imports.
    graph |= {name: imported(path) for name, path in MODULES.items() if path.name == "__init__.py" and name != "envol"}
    for name in graph:
        graph[name] = {other for other in graph[name] if not name.startswith(f"{other}.")}
    try:
        tuple(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail(f"a circle: {' -> '.join(error.args[1])}")


def test_only_public_names_of_the_libraries_below_the_server_are_used() -> None:
    """No underscore of asyncio, uvicorn or websockets; the constructor that uvicorn calls is in one file."""
    private = re.compile(r"\b(?:asyncio|uvicorn|websockets)(?:\.\w+)*\._\w+|\._asyncio_\w+|import _[a-z]\w*")
    for path in SOURCES:
        text = path.read_text("utf-8")
        assert not private.search(text), path
        if re.search(r"^from uvicorn\.|^import uvicorn\.", text, re.MULTILINE):
            assert path.relative_to(ROOT / "src" / "envol").as_posix() == "server/sockets/connection.py"
    assert re.search(r'"uvicorn>=[\d.]+,<[\d.]+"', (ROOT / "pyproject.toml").read_text("utf-8"))


def test_no_rule_of_a_game_is_outside_its_folder() -> None:
    for path in SOURCES:
        if "games" not in path.parts and path.name != "catalogue.py":
            assert "envol.games." not in path.read_text("utf-8"), f"{path} knows a game"


def test_no_shared_file_names_a_game() -> None:
    """What is particular to a game lies in its own folders, in Python as in the client."""
    keys = "|".join(catalogue.game_keys())
    for path in SOURCES:
        if "games" not in path.parts and path.name != "catalogue.py":
            tree = ast.walk(ast.parse(path.read_text("utf-8")))
            told = {node.value for node in tree if isinstance(node, ast.Constant)}
            assert not told & {*catalogue.game_keys()}, f"{path} names a game"
    client = [path for path in (ROOT / "web" / "src").rglob("*.*") if "games" not in path.relative_to(ROOT).parts[:-1]]
    named = re.compile(rf"""["'`](?:{keys})["'`]|[-/](?:{keys})\b""")
    for path in [*(ROOT / "src" / "envol" / "locales").iterdir(), *client]:
        if not path.name.endswith(".test.ts"):
            assert not named.search(path.read_text("utf-8")), f"{path} names a game"


def test_the_public_names_are_exact() -> None:
    assert sorted(envol.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name)) == envol.__all__
    public = {name for name, value in vars(envol).items() if name[0] != "_" and not isinstance(value, ModuleType)}
    assert set(envol.__all__) == public


def test_the_editable_build_is_plain_python() -> None:
    assert str(envol.game.__file__).endswith("game.py"), "compiled modules lie in src/: delete them"


@pytest.mark.parametrize("path", FLUENT, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_fluent_file_has_no_junk(path: Path) -> None:
    """Both runtimes drop what they cannot parse, in silence."""
    resource = FluentParser().parse(path.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]


def messages(path: Path) -> dict[str, set[str]]:
    """The messages of a file, each with the arguments it uses."""
    text, found = path.read_text("utf-8"), {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message | Term):
            assert entry.span is not None
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", text[entry.span.start : entry.span.end]))
    return found


@pytest.mark.parametrize("path", FRENCH, ids=lambda path: str(path.relative_to(ROOT)))
def test_both_languages_say_the_same_things_with_the_same_arguments(path: Path) -> None:
    assert messages(path) == messages(path.with_name("en.ftl"))


@pytest.mark.parametrize("path", FRENCH_RULES, ids=lambda path: str(path.relative_to(ROOT)))
def test_both_languages_have_the_same_numbered_rules(path: Path) -> None:
    numbers = [
        re.findall(r"^\*\*(\d+)\.\*\*", path.with_name(name).read_text("utf-8"), re.MULTILINE)
        for name in ("RULES.fr.md", "RULES.en.md")
    ]
    assert numbers[0] == numbers[1] != []


@pytest.mark.parametrize("path", [*FRENCH, *FRENCH_RULES], ids=lambda path: str(path.relative_to(ROOT)))
def test_french_has_a_no_break_space_before_high_punctuation_and_inside_guillemets(path: Path) -> None:
    """Else a line may begin with a colon (see CONTRIBUTING). Comments of Fluent files are for us, not for players."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if path.suffix == ".ftl" and line.startswith("#"):
            continue
        wrong = re.search(r"[ \u202f][:;?»]|[ \u202f]!(?!\[)|«(?!\u00a0)|(?<!\u00a0)»|[\w)’][;?!]", line)
        assert wrong is None, f"line {number}: U+00A0 is missing at {wrong.group()!r}"


# `wait_for_timeout` is a pause of a page, and fractions of a second are a pace.
LIMIT = re.compile(r"(?<!busy_)(?<!wait_for_)timeout(\(|=)(?!1000 \* limits)[1-9]|wait_for\(.*, [1-9][\d_.]*\)")
LIMIT_BY_HAND = re.compile(r"monotonic\(\) \+ [1-9]|\.wait\([1-9]|seconds: (int|float) = [1-9]")


def test_limits_of_time_come_from_one_place() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number} {line.strip()}"
        for path in sorted((ROOT / "tests").rglob("*.py"))
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if LIMIT.search(line) or LIMIT_BY_HAND.search(line)
    ]
    assert found == [], "tests/limits.py has them"

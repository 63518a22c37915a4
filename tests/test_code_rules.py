"""The rules of the code: imports go one way, public names are exact, texts exist in both languages."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term

import envol
import envol.game
from envol import catalogue
from envol.texts import LANGUAGES, Texts

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src" / "envol").rglob("*.py"))
FLUENT = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("*.ftl"))
FRENCH_RULES = sorted(path for folder in ("src", "tests") for path in (ROOT / folder).rglob("RULES.fr.md"))
FRENCH = [path for path in FLUENT if path.name == "fr.ftl"]

# Who may import whom, from the bottom up; a game imports the frame's contract and its own folder, nothing else.
LEVELS = [
    {"game", "dice", "codec", "heuristics", "creations", "tensor", "parallel", "fluent", "extras"},
    {"catalogue", "bots", "games", "log"},
    {"match", "texts", "updates"},
    {"record", "feed", "drive", "rl", "analysis"},
    {"sim", "server", "arena"},
    {"cli", "__main__"},
]


def level(name: str) -> int:
    return next(number for number, names in enumerate(LEVELS) if name in names)


def imported(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.split(".")[0] == "envol":
            names = [f"{node.module}.{alias.name}" for alias in node.names] if node.module == "envol" else [node.module]
            found |= set(names)
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.split(".")[0] == "envol"}
    return found


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(ROOT / "src")))
def test_imports_go_one_way(path: Path) -> None:
    parts = path.relative_to(ROOT / "src" / "envol").with_suffix("").parts
    if parts == ("__init__",):
        return
    for name in imported(path):
        target = name.split(".")[1:]
        if parts[0] == "games":
            own = {"terminal": "texts", "tensor": "tensor", "creations": "creations", "estimate": "creations"}
            allowed = ("game", "dice", "heuristics", own.get(parts[-1], "game"))
            assert target[0] in allowed or target[:2] == ["games", *parts[1:2]], f"{path} imports {name}"
        elif target[0] not in (parts[0], "__version__"):
            assert level(target[0]) <= level(parts[0]), f"{path} imports {name}"


def test_no_rule_of_a_game_is_outside_its_folder() -> None:
    for path in SOURCES:
        if "games" not in path.parts and path.name != "catalogue.py":
            assert "envol.games." not in path.read_text("utf-8"), f"{path} knows a game"


def test_the_public_names_are_exact() -> None:
    assert sorted(envol.__all__, key=lambda name: (not name.isupper(), not name[0].isupper(), name)) == envol.__all__
    assert all(hasattr(envol, name) for name in envol.__all__)


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


@pytest.mark.parametrize("key", catalogue.game_keys())
def test_a_box_bears_the_title_of_its_game_before_the_server_has_told_it(key: str) -> None:
    for language in LANGUAGES:
        texts = Texts(language, key, [])
        assert texts(f"ui-box-{key}") == texts("title")

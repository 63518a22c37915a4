"""Violations that are known and not mended yet, in a list for each board: it only ever gets shorter.

`python -m tests.browser.pictures.known air` measures a board and writes its list anew, without a name all of them."""

from __future__ import annotations

import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from tests.browser.conftest import PLAINLY
from tests.browser.pictures.geometry import Violation, violations
from tests.browser.pictures.situations import SITUATIONS, Situation
from tests.browser.pictures.studio import SIZES, Size, Studio, launched, opened

LISTS = Path(__file__).parent / "known"
LANGUAGE = "fr"  # its words are longer
Fault = tuple[str, str, str]  # kind, what, size
Found = dict[Fault, list[str]]  # and where each was found, in sentences


def measure(studio: Studio, situations: Iterable[Situation], sizes: Sequence[Size]) -> Found:
    """All that lies where it should not in these situations."""
    found: Found = defaultdict(list)
    for situation in situations:
        for size, page in studio.show(situation, LANGUAGE, sizes):
            for one in violations(page, size):
                found[one.kind, one.what, str(size)].append(_sentence(situation, size, one))
    return found


def _sentence(situation: Situation, size: Size, one: Violation) -> str:
    by = f" by {one.by}" if one.by else ""
    return f"{situation.name} at {size}: {one.kind}: {one.what}{by} ({one.detail})"


def known(group: str) -> set[Fault]:
    """The list of a board, or of the house."""
    path = LISTS / f"{group}.txt"
    faults = set[Fault]()
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        if line.startswith("#"):  # why some stay
            continue
        kind, what, sizes = line.split(": ")
        faults |= {(kind, what, size) for size in sizes.split()}
    return faults


def write(group: str, faults: Iterable[Fault]) -> None:
    sizes: dict[tuple[str, str], list[str]] = defaultdict(list)
    for kind, what, size in sorted(faults):
        sizes[kind, what].append(size)
    path = LISTS / f"{group}.txt"
    before = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
    lines = [line for line in before if line.startswith("#")]  # reasons are for people to take away
    lines += [f"{kind}: {what}: {' '.join(where)}\n" for (kind, what), where in sizes.items()]
    path.write_text("".join(lines), "utf-8")


def main() -> None:
    groups = sys.argv[1:] or list(dict.fromkeys(situation.group for situation in SITUATIONS))
    LISTS.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        launched() as browser,
        opened(Path(folder), browser, PLAINLY) as studio,
    ):
        for group in groups:
            found = measure(studio, [one for one in SITUATIONS if one.group == group], SIZES)
            for sentences in found.values():
                print(*sentences, sep="\n")
            write(group, found)


if __name__ == "__main__":
    main()

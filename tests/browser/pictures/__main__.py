"""`make pictures`: every situation at every size in each language, and a sheet that shows them side by side."""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from playwright.sync_api import Error

from tests.browser.pictures.compare import differ
from tests.browser.pictures.sheet import write_sheet
from tests.browser.pictures.situations import SITUATIONS, Situation
from tests.browser.pictures.studio import LANGUAGES, SIZES, Studio, launched, opened, usual_port


def main() -> None:
    words = argparse.ArgumentParser(prog="make pictures", description=__doc__)
    words.add_argument("--to", type=Path, default=Path("build/pictures"), help="where they go")
    words.add_argument("--before", type=Path, help="the folder of an earlier run, to mark what has changed")
    words.add_argument("--only", default="", help="those whose names begin so, such as air or oz/guide")
    asked = words.parse_args()
    if asked.before is not None and (not asked.before.is_dir() or asked.before.resolve() == asked.to.resolve()):
        words.error(f"{asked.before} is no folder of an earlier run: copy it before the next one")
    wanted = [situation for situation in SITUATIONS if situation.name.startswith(asked.only)]
    began = time.monotonic()
    with launched() as browser:
        with tempfile.TemporaryDirectory() as folder, opened(Path(folder), browser, port=usual_port()) as studio:
            missing = [situation.name for situation in wanted if not _take(studio, situation, asked.to)]
        names = [situation.name for situation in SITUATIONS]
        told = write_sheet(asked.to, names, asked.before, partial(differ, browser.new_page()))
    print(f"{told}, in {time.monotonic() - began:.0f} s: {asked.to / 'index.html'}")
    sys.exit(f"could not be reached: {', '.join(missing)}" if missing else 0)


def _take(studio: Studio, situation: Situation, to: Path) -> bool:
    """Take the pictures of a situation; whether it could be reached in every language."""
    folder = to / situation.name
    folder.mkdir(parents=True, exist_ok=True)
    try:
        for language in LANGUAGES:
            for size, page in studio.show(situation, language, SIZES):
                page.screenshot(path=folder / f"{size}-{language}.png", animations="disabled")
    except Error as error:  # the others are worth looking at all the same
        print(f"{situation.name}: {error}", file=sys.stderr)
        return False
    return True


if __name__ == "__main__":
    main()

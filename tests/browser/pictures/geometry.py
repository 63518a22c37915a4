"""What lies where it should not: texts and controls outside the screen, cut, on one another, too small for a finger."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page

from tests.browser.pictures.studio import Size

MEASURE = (Path(__file__).parent / "geometry.js").read_text("utf-8")


class Violation(NamedTuple):
    """What is wrong with which thing, and what is in its way; `detail` is for the reader alone."""

    kind: str
    what: str
    by: str
    detail: str


def violations(page: Page, size: Size) -> list[Violation]:
    return [Violation(*one) for one in page.evaluate(MEASURE, size.touch)]

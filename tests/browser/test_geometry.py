"""Every text and control lies where it can be read and touched, in every situation of `make pictures`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PLAINLY
from tests.browser.pictures.geometry import violations
from tests.browser.pictures.known import known, measure
from tests.browser.pictures.situations import SITUATIONS
from tests.browser.pictures.studio import SIZES, Size, Studio, opened

PHONE, LOW = SIZES[0], SIZES[1]
# The fullest of each board, for `make test`.
FULLEST = ("air/crowd", "blackmore/change-weighed", "oz/fifth-story", "carpets/race", "brooms/full-book")


@pytest.fixture(scope="module")
def studio(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[Studio]:
    with opened(tmp_path_factory.mktemp("geometry"), browser, PLAINLY) as made:
        yield made


def test_the_fullest_tables_have_no_new_fault_on_a_phone(studio: Studio) -> None:
    situations = [situation for situation in SITUATIONS if situation.name in FULLEST]
    assert len(situations) == len(FULLEST)
    found = measure(studio, situations, (PHONE, LOW))
    listed = {fault for situation in situations for fault in known(situation.group)}
    assert [sentence for fault, where in found.items() if fault not in listed for sentence in where] == []


@pytest.mark.full
@pytest.mark.parametrize("group", dict.fromkeys(situation.group for situation in SITUATIONS))
def test_nothing_is_cut_covered_or_too_small_but_what_is_listed(studio: Studio, group: str) -> None:
    """`python -m tests.browser.pictures.known` writes the lists anew, once a fault is mended."""
    found = measure(studio, [situation for situation in SITUATIONS if situation.group == group], SIZES)
    listed = known(group)
    assert [sentence for fault, where in found.items() if fault not in listed for sentence in where] == [], "new"
    assert listed - found.keys() == set(), "mended: take it from the list"


@pytest.fixture
def sheet(browser: Browser) -> Iterator[Page]:
    """A sound page of our own, in which faults are planted."""
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.set_content(SOUND)
    yield page
    page.close()


SOUND = """<style>
  body { margin: 0; font: 16px sans-serif; overflow: hidden; height: 640px }
  button { position: absolute; width: 100px; height: 44px; text-align: left }
  p { position: absolute; margin: 0; left: 20px }
  .under { z-index: -1 }
</style>
<p class=one style="top: 20px">Some words</p><p class=two style="top: 60px">Other words</p>
<p class=box style="top: 100px; width: 100px; height: 40px; overflow: hidden"><span>Boxed</span></p>
<div style="position: absolute; top: 150px; height: 40px; width: 90px; overflow: auto"><p>a<br>b<br>c<br>d</p></div>
<button class=a style="left: 20px; top: 300px">A</button><button class=b style="left: 130px; top: 300px">B</button>
<ul class=fan>
<button class=c style="left: 20px; top: 400px">C</button><button class=d style="left: 50px; top: 400px">D</button>
</ul>
<div class=lid style="position: absolute; top: 500px; left: 20px; width: 60px; height: 60px; background: #333"></div>
"""
FAULTS = {
    "outside": (".one { left: -20px }", ["outside p.one"]),
    "below": (".a { top: 610px }", ["outside button.a"]),
    "cut": (".box { width: 20px }", ["cut p.box span"]),
    "covered text": (".lid { top: -25px }", ["text-covered p.one"]),
    "text on text": (".two { top: 24px }", ["text-on-text p.one"]),
    "two buttons": (".b { left: 80px }", ["control-covered button.a"]),
    "a covered button": (".lid { top: 290px; left: 60px }", ["control-covered button.a"]),
    "a closed fan": (".d { left: 40px }", ["control-covered ul.fan button.c"]),
    "small": (".a { height: 30px }", ["small-target button.a"]),
}


def test_a_sound_page_has_no_fault_and_each_planted_one_is_found(sheet: Page) -> None:
    assert violations(sheet, PHONE) == []
    for style, expected in FAULTS.values():
        sheet.set_content(SOUND)
        sheet.add_style_tag(content=style.replace("px", "px !important"))
        assert [f"{one.kind} {one.what}" for one in violations(sheet, PHONE)] == expected
    assert violations(sheet, Size(360, 640)) == [], "the last one is too small for a finger, not for a mouse"


def test_what_a_bar_below_its_box_cuts_off_is_not_covered_wherever_it_is_scrolled(sheet: Page) -> None:
    """Between the last pixel of a box and its edge Chromium hits what lies beside the box."""
    sheet.set_content(SCROLLED)
    found = []
    for quarter in range(4 * 44):
        sheet.evaluate("by => { document.querySelector('.list').scrollTop = by / 4 }", quarter)
        found += violations(sheet, PHONE)
    assert found == []


SCROLLED = """<style>
  body { margin: 0; font: 16px sans-serif; overflow: hidden; height: 640px }
  .list { height: 100px; overflow: auto } .list button { display: block; height: 59.6px; width: 200px }
  .bar { position: relative; height: 104px; background: #333 }
</style>
<div class=list><button>One</button><button>Two</button><button>Three</button></div><div class=bar></div>
"""

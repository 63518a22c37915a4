"""The pictures that links show where they are pasted: each game's emblem under the lamp, and all of them for the house.

`python -m tests.browser.pictures.link_pictures` draws them anew, after a change of an emblem."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, ViewportSize

from envol import catalogue
from tests.browser.pictures.studio import launched

ROOT = Path(__file__).parents[3]
SIZE = ViewportSize(width=1200, height=630)  # what those who show links ask for
QUALITY = 82
STARS = ((70, 90), (180, 480), (250, 150), (330, 560), (420, 70), (900, 90), (985, 520), (1060, 180), (1130, 420))
SHEET = """<style>
  body {{ margin: 0; width: 1200px; height: 630px; overflow: hidden; display: flex; align-items: center;
    justify-content: center; gap: {gap}px; background:
    radial-gradient(ellipse 60% 78% at 50% 46%, {glow} 0, #2c2852 52%, #14152f 100%) }}
  i {{ position: absolute; width: 5px; height: 5px; border-radius: 50%; background: #fbf3df }}
  .box {{ width: {width}px; aspect-ratio: 1; border-radius: {round}px; overflow: hidden; border: {rim}px solid #d9a441;
    box-shadow: 0 26px 60px #000a, 0 0 90px {accent}55; background:
    radial-gradient(circle at 68% 24%, #443f86 0, #232250 50%, #0f1026 100%) }}
  .box svg {{ display: block; width: 100%; height: 100% }}
</style>{stars}{boxes}"""


def draw(page: Page, keys: list[str], path: Path) -> None:
    """The emblems of these games, side by side."""
    games = [catalogue.find(key) for key in keys]
    alone = len(games) == 1
    boxes = []
    for game in games:
        emblem = catalogue.file_of(game, "emblem.svg")
        assert emblem is not None
        boxes.append(f'<div class="box">{emblem.read_text("utf-8")}</div>')
    accent = catalogue.box_of(games[0]).accent if alone else "#ffcf7a"
    stars = "".join(f'<i style="left: {x}px; top: {y}px"></i>' for x, y in STARS)
    look = {"width": 440 if alone else 200, "round": 40 if alone else 22, "rim": 6 if alone else 4, "gap": 22}
    page.set_content(SHEET.format(accent=accent, glow="#5b4a6e", stars=stars, boxes="".join(boxes), **look))
    page.screenshot(path=path, type="jpeg", quality=QUALITY)


def main() -> None:
    with launched() as browser:
        page = browser.new_page(viewport=SIZE)
        keys = list(catalogue.game_keys())
        for key in keys:
            draw(page, [key], ROOT / "src/envol/games" / key / "preview.jpg")
        draw(page, keys, ROOT / "web/public/preview.jpg")


if __name__ == "__main__":
    main()

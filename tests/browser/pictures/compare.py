"""Whether two pictures differ to the eye: drawn twice, a few pixels at an edge may come out a shade lighter."""

from __future__ import annotations

import base64
from pathlib import Path

from playwright.sync_api import Page

SHADE = 24  # of 255, in one of the three colours
PIXELS = 40  # that differ by more
COUNT = """async ([one, other, shade]) => {
  const [a, b] = await Promise.all([one, other].map(async (picture) => {
    const image = new Image();
    image.src = `data:image/png;base64,${picture}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
    canvas.drawImage(image, 0, 0);
    return canvas.getImageData(0, 0, image.width, image.height).data;
  }));
  if (a.length !== b.length) return Infinity;
  let differ = 0;
  for (let pixel = 0; pixel < a.length; pixel += 4)
    differ += [0, 1, 2].some((colour) => Math.abs(a[pixel + colour] - b[pixel + colour]) > shade);
  return differ;
}"""


def differ(page: Page, one: Path, other: Path) -> bool:
    """By a page of any kind, since a browser can read pictures."""
    texts = [path.read_bytes() for path in (one, other)]
    if texts[0] == texts[1]:
        return False
    coded = [base64.b64encode(text).decode() for text in texts]
    return float(page.evaluate(COUNT, [*coded, SHADE])) > PIXELS

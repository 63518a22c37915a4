"""The contact sheet: all pictures of a folder side by side, and which of them are others than in an earlier run."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from html import escape
from pathlib import Path
from urllib.parse import quote

PAGE = """<!doctype html>
<meta charset="utf-8"><title>Pictures</title>
<style>
body {{ background: #15162c; color: #eee; font: 15px sans-serif; margin: 0 16px 60px }}
header {{ position: sticky; top: 0; background: #15162c; padding: 10px 0; display: flex; gap: 18px; flex-wrap: wrap }}
section > div {{ display: flex; gap: 10px; overflow-x: auto; align-items: flex-start }}
figure {{ margin: 0; flex: none }}
img {{ height: 240px; display: block; border: 2px solid transparent }}
figcaption {{ font-size: 12px; color: #aab }}
a {{ color: #9cf }}
.new img {{ border-color: #4c8 }}
.changed img {{ border-color: #fa3 }}
.was {{ opacity: .6 }}
body:has(#fr:checked) .en, body:has(#en:checked) .fr {{ display: none }}
body:has(#news:checked) figure:not(.changed, .new),
body:has(#news:checked) section:not(:has(.changed, .new)) {{ display: none }}
body:has(#large:checked) img {{ height: 480px }}
</style>
<header><b>{told}</b>
<label><input type="radio" name="language" id="both" checked> both</label>
<label><input type="radio" name="language" id="en"> en</label>
<label><input type="radio" name="language" id="fr"> fr</label>
<label><input type="checkbox" id="news"> only what has changed</label>
<label><input type="checkbox" id="large"> large</label>
{links}</header>
{sections}
"""


def write_sheet(folder: Path, names: Iterable[str], before: Path | None, differ: Callable[[Path, Path], bool]) -> str:
    """Write `index.html` into the folder of these situations; what it tells at its head."""
    counts = {"": 0, "new": 0, "changed": 0}
    sections, groups = [], dict[str, str]()
    for name in names:
        pictures = sorted((folder / name).glob("*.png"), key=_order)
        if not pictures:
            continue
        groups.setdefault(name.partition("/")[0], name)
        figures = []
        for picture in pictures:
            was = None if before is None else before / name / picture.name
            kind = ""
            if was is not None:
                kind = "new" if not was.exists() else "changed" if differ(picture, was) else ""
            counts[kind] += 1
            figures.append(_figure(folder, picture, kind, picture.stem))
            if kind == "changed" and was is not None:
                figures.append(_figure(folder, was, "changed was", f"{picture.stem}, before"))
        sections.append(f'<section id="{escape(name)}"><h2>{escape(name)}</h2><div>{"".join(figures)}</div></section>')
    told = f"{sum(counts.values())} pictures"
    if before is not None:
        told += f", {counts['changed']} changed and {counts['new']} new since {before}"
    links = " ".join(f'<a href="#{escape(first)}">{escape(group)}</a>' for group, first in groups.items())
    page = PAGE.format(told=escape(told), links=links, sections="\n".join(sections))
    (folder / "index.html").write_text(page, "utf-8")
    return told


def _order(picture: Path) -> tuple[str, int]:
    """By language, then by width."""
    size, _, language = picture.stem.partition("-")
    return language, int(size.partition("x")[0])


def _figure(folder: Path, picture: Path, kind: str, caption: str) -> str:
    link = quote(os.path.relpath(picture, folder))
    language = picture.stem.rpartition("-")[2]
    return (
        f'<figure class="{language} {kind}"><a href="{link}"><img loading="lazy" src="{link}" alt=""></a>'
        f"<figcaption>{escape(caption)}</figcaption></figure>"
    )

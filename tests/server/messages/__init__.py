"""What a server says, word for word: a script is played against a real one and compared with what was kept.

The kept words are in tests/vectors/messages. They are the promise that a change of the server's inside changes nothing
that others hear, so `make golden` does not write them: `python -m tests.server.messages` does, which is run only when a
change of the messages is meant, and every line of the difference is looked at."""

from __future__ import annotations

import json
import lzma
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.server.fixed import Fixed
from tests.server.harness import running
from tests.server.messages import frames, games, house, limits, sockets
from tests.server.messages.scribe import Scribe
from tests.tiers import TIER

FOLDER = Path(__file__).parents[2] / "vectors" / "messages"
SCRIPTS: dict[str, Callable[[Scribe], None]] = {
    "calls": house.calls,
    "sockets": sockets.sockets,
    "listing": sockets.listing,
    "frames": frames.frames,
    "gallery": house.gallery,
    "blackmore": games.blackmore,
    "oz": games.oz,
    "air": games.air,
    "brooms": games.brooms,
    "carpets": games.carpets,
    "calm": games.calm,
    "bots": games.bots,
}
WIDE: dict[str, Any] = {
    "games": (),
    "plant": "tests.server.fixed:install",
    "messages_per_second": 1_000_000,
    "think_seconds": 600.0,  # the clock of the bots stands, but not that of who waits for them
    "analysis_simulations": 3,
    "grace_seconds": 0.0,  # who comes and goes is told at once
    "comings_per_second": 1e6,
    "idle_seconds": 1e6,
    "open_seconds": 1e6,
    "workers": 1,
}


def capture(folder: Path) -> dict[str, str]:
    """Play all scripts; what was said in each."""
    fixed, said = Fixed(folder), dict[str, str]()
    with running(folder, **WIDE) as server:
        for number, (name, script) in enumerate(SCRIPTS.items()):
            fixed.begin(number)  # so that what is said in one does not depend on the others
            with Scribe(server, fixed) as scribe:
                script(scribe)
            said[name] = scribe.text()
        fixed.begin(len(SCRIPTS))
        scribe = Scribe(server, fixed)
        table = limits.before(scribe)
        server.stop()
    with running(folder, **WIDE | limits.NARROW | {"port": server.settings.port}), scribe:
        limits.after(scribe, table)
    return said | {"restart": scribe.text()}


def kept(name: str) -> str:
    long = _path(TIER.golden + name)
    return lzma.decompress((long if long.exists() else _path(name)).read_bytes()).decode()


def keep(name: str, text: str) -> None:
    """Keep what was said; by a longer tier only where it is more."""
    if not TIER.golden or text != kept(name):
        _path(TIER.golden + name).write_bytes(lzma.compress(text.encode(), preset=9))


def _path(name: str) -> Path:
    return FOLDER / f"{name}.txt.xz"


def differences(old: str, new: str) -> list[str]:
    """Where they differ, page by page; an answer that may come to say more must only hold all that it held."""
    before, now = _pages(old), _pages(new)
    found = [f"{page}: is no more" for page in before.keys() - now.keys()]
    found += [f"{page}: was not there" for page in now.keys() - before.keys()]
    for page, lines in before.items():
        others = now.get(page, lines)
        for number, (line, other) in enumerate(zip(lines, others, strict=False)):
            if line[:2] == other[:2] == "+ ":
                held, holds = (_with_forms(json.loads(text[2:])) for text in (line, other))
                found += [f"{page}, line {number}: {one}" for one in _lost(holds, held)]
            elif line != other:
                found.append(f"{page}, line {number}, after {lines[number - 1]}\n- {line}\n+ {other}")
                break
        else:
            if len(lines) != len(others):
                longer = lines if len(lines) > len(others) else others
                sign = "-" if longer is lines else "+"
                found.append(
                    f"{page}: {len(lines)} lines, now {len(others)}\n{sign} {longer[min(len(lines), len(others))]}"
                )
    return found


def _pages(text: str) -> dict[str, list[str]]:
    parts = [part.splitlines() for part in ("\n" + text).split("\n== ")[1:]]
    return {lines[0]: lines[1:] for lines in parts}


def _lost(new: Any, old: Any, at: str = "$") -> Iterator[str]:
    """What of the old is not in the new, at the same place; lists may grow, such as that of the games."""
    if isinstance(old, dict) and isinstance(new, dict):
        for key, value in old.items():
            if key in new:
                yield from _lost(new[key], value, f"{at}.{key}")
            else:
                yield f"{at}.{key} is no more"
    elif isinstance(old, list) and isinstance(new, list):
        if all(isinstance(item, str) for item in old):
            yield from (f"{at} has no {item}" for item in old if item not in new)
        elif len(old) == len(new):
            for number, (one, other) in enumerate(zip(new, old, strict=True)):
                yield from _lost(one, other, f"{at}[{number}]")
        else:
            rest = iter(new)
            for number, other in enumerate(old):
                if not any(not [*_lost(one, other)] for one in rest):
                    yield f"{at}[{number}] is no more"
    elif new != old:
        yield f"{at} is {new}, was {old}"


def _with_forms(document: Any) -> Any:
    """A schema of the API with the forms of its answers in place of their names: a form that gained has a new one."""
    forms = document["components"]["schemas"] if isinstance(document, dict) and "components" in document else {}

    def inlined(part: Any) -> Any:
        if isinstance(part, list):
            return [inlined(item) for item in part]
        if not isinstance(part, dict):
            return part
        if "$ref" in part:
            form = forms[part["$ref"].rpartition("/")[2]]
            return inlined({key: value for key, value in form.items() if key not in ("title", "description")})
        return {key: inlined(value) for key, value in part.items()}

    return inlined(document)

"""What the honest people noted: how long their moves took, and what went wrong for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec


class Times(msgspec.Struct):
    """Milliseconds from a move sent to its answer, of all moves that were sent in a stretch of time."""

    moves: int = 0
    p50: float = 0.0
    p99: float = 0.0
    worst: float = 0.0
    unanswered: int = 0  # they count with the time that they have waited
    visitors: int = 0
    shut_out: int = 0  # of the visitors: no answer, or another than 200
    visit_worst: float = 0.0


@dataclass
class Notes:
    """The file of the honest process, read on as it grows."""

    path: Path
    sent: dict[tuple[str, str], float] = field(default_factory=dict)
    answered: dict[tuple[str, str], float] = field(default_factory=dict)  # by ack or no
    acknowledged: set[tuple[str, str]] = field(default_factory=set)
    tables: dict[str, str] = field(default_factory=dict)  # with their games
    over: set[str] = field(default_factory=set)
    visits: list[tuple[float, float, Any]] = field(default_factory=list)
    troubles: Counter[str] = field(default_factory=Counter)
    _offset: int = 0

    def read_on(self) -> None:
        if not self.path.exists():
            return
        with self.path.open("rb") as file:
            file.seek(self._offset)
            for line in file:
                if not line.endswith(b"\n"):
                    break
                self._offset += len(line)
                self._take(*msgspec.json.decode(line))

    def _take(self, word: str, at: float, table: str, *about: Any) -> None:
        if word == "sent":
            self.sent[table, about[0]] = at
        elif word in ("ack", "no"):
            self.answered[table, about[0]] = at
            if word == "ack":
                self.acknowledged.add((table, about[0]))
            else:
                self.troubles[f"no: {about[1]}"] += 1
        elif word == "table":
            self.tables[table] = about[0]
        elif word == "over":
            self.over.add(table)
        elif word == "visit":
            self.visits.append((at, about[0], about[1]))
        else:
            self.troubles[f"{word}: {about[0]}"] += 1

    def times(self, begin: float, end: float) -> Times:
        """Of what was sent in between."""
        took, unanswered = [], 0
        for move, at in self.sent.items():
            if begin <= at < end:
                unanswered += move not in self.answered
                took.append(1000 * (self.answered.get(move, max(end, at)) - at))
        took.sort()
        visits = [(ms, status) for at, ms, status in self.visits if begin <= at < end]
        return Times(
            moves=len(took),
            p50=took[len(took) // 2] if took else 0.0,
            p99=took[len(took) * 99 // 100] if took else 0.0,
            worst=took[-1] if took else 0.0,
            unanswered=unanswered,
            visitors=len(visits),
            shut_out=sum(status != 200 for _, status in visits),
            visit_worst=max((ms for ms, _ in visits), default=0.0),
        )

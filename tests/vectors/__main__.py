"""`make golden` writes the examples anew."""

from __future__ import annotations

import json

from tests.vectors import FILE, client_types, examples, flights, folds, hints

if __name__ == "__main__":
    lines = [json.dumps(example, ensure_ascii=False) for example in examples()]
    FILE.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")
    folds.FILE.write_text(folds.text(), "utf-8")
    flights.FILE.write_text(flights.text(), "utf-8")
    hints.FILE.write_text(hints.text(), "utf-8")
    client_types.write()

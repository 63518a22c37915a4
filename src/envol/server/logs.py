"""What the server tells its operator: one line for each thing that happened, to read or for a machine."""

from __future__ import annotations

import logging
import time

import msgspec

from envol.server.settings import Settings

MOST_OF_EACH = 20
MOST_KINDS = 1_000  # that are told apart
COUNTED = "envol.refusals"  # tells by itself only as much as it may


class JsonLines(logging.Formatter):
    """A line is an object with time, level, name, message and, where there was a fault, its traceback."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "name": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["fault"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


class FewOfEach(logging.Filter):
    """The same thing is told a few times a minute, and then how often more: nobody can fill the disk."""

    def __init__(self, most: int = MOST_OF_EACH, seconds: float = 60.0) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._told: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name == COUNTED:
            return True
        key, now = (record.name, str(record.msg)), time.monotonic()
        if len(self._told) > MOST_KINDS:
            self._told.clear()
        since, times = self._told.get(key, (now, 0))
        if now - since > self._seconds:
            if times > self._most:
                record.msg = f"{record.msg} (and {times - self._most} more like this one before)"
            since, times = now, 0
        self._told[key] = (since, times + 1)
        return times < self._most


def set_up_logs(settings: Settings) -> None:
    """Everything that is told goes to the standard error, ours and our libraries'."""
    handler = logging.StreamHandler()
    handler.addFilter(FewOfEach())
    if settings.log == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("envol").setLevel(settings.log_level.upper())

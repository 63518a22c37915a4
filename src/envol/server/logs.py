"""What the server tells its operator: one line for each thing that happened, to read or for a machine."""

from __future__ import annotations

import logging
import time

import msgspec

from envol.server.settings import Settings


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


def set_up_logs(settings: Settings) -> None:
    """Everything that is told goes to the standard error, ours and our libraries'."""
    handler = logging.StreamHandler()
    if settings.log == "json":
        handler.setFormatter(JsonLines())
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("envol").setLevel(settings.log_level.upper())

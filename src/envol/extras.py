"""The parts of the package that not everybody installs: who lacks one is told what to install."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager


class MissingExtra(ImportError):
    """A library is not installed that comes with an extra of the package, such as `server`."""

    def __init__(self, extra: str, library: str) -> None:
        super().__init__(f'{library} is not installed: pip install "envol[{extra}]" brings it', name=library)
        self.extra = extra
        self.library = library


@contextmanager
def importing(extra: str) -> Iterator[None]:
    """What is imported here comes with this extra."""
    try:
        yield
    except ModuleNotFoundError as error:
        library = (error.name or "").partition(".")[0]
        if library in ("", "envol"):  # nothing that could be installed
            raise
        raise MissingExtra(extra, library) from error

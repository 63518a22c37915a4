"""A coroutine that is run at once, as far as it gets, and not by a task: most moves wait for nothing but the store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any


class Errand:
    """Runs a coroutine from where it is called; whenever what it waits for is there, it goes on.

    It cannot be cancelled: what it begins ends as the coroutine decides."""

    __slots__ = ("_coroutine", "_ended")

    def __init__(self, coroutine: Coroutine[Any, Any, None], ended: Callable[[BaseException | None], None]) -> None:
        self._coroutine = coroutine
        self._ended = ended
        self._go_on()

    def _go_on(self, _: asyncio.Future[Any] | None = None) -> None:
        try:
            waits = self._coroutine.send(None)
        except StopIteration:
            self._ended(None)
        except BaseException as error:
            self._ended(error)
        else:
            if waits is None:  # asyncio.sleep(0)
                asyncio.get_running_loop().call_soon(self._go_on)
            else:
                waits._asyncio_future_blocking = False  # as a task would: it has seen what it must wait for
                waits.add_done_callback(self._go_on)

"""Refusals over HTTP: a status, a key, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from envol.texts import LANGUAGES, Texts


class Refused(Exception):
    """The request changes nothing; `why` names a text."""

    def __init__(self, status: int, why: str, **data: Any) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.data = data

    def body(self, accept_language: str) -> dict[str, Any]:
        """What is answered."""
        texts = Texts(language_of(accept_language))
        return {"why": self.why, "data": self.data, "text": texts.format(f"refusal-{self.why}", self.data)}


def language_of(accept: str) -> str:
    """The first of our languages that the reader's browser asks for."""
    for part in accept.split(","):
        wanted = part.split(";")[0].strip()[:2].lower()
        if wanted in LANGUAGES:
            return wanted
    return "en"

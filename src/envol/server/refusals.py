"""Refusals: a status of HTTP, a key, and a sentence in the reader's language."""

from __future__ import annotations

from typing import Any

from envol.texts import LANGUAGES, Texts

# Every key there is, by its status; the schema of the API lists them, and a test finds each one used in the code here.
REFUSALS: dict[int, tuple[str, ...]] = {
    400: ("bad-request", "bad-options", "bad-name"),
    401: ("who-are-you", "bad-token"),
    403: (
        "foreign-origin",
        "not-in-scope",
        "only-for-people",
        "not-your-seat",
        "only-the-host",
        "only-players",
        "not-your-work",
    ),
    404: (
        "no-such-page",
        "no-such-table",
        "no-such-seat",
        "no-such-game",
        "no-such-bot",
        "no-such-token",
        "no-workshop",
        "no-such-work",
        "no-lesson",
    ),
    405: ("no-such-method",),
    409: (
        "already-started",
        "not-started",
        "match-over",
        "not-over",
        "record-when-over",
        "seat-taken",
        "seated-elsewhere",
        "seen-elsewhere",
        "seats-free",
        "ask-first",
        "nothing-asked",
        "not-away",
        "too-few-agree",
        "nobody-there",
        "bot-plays",
        "stale",
        "nothing-to-undo",
        "no-take-back",
        "take-back-waits",
        "not-your-turn",
        "no-hints",
    ),
    413: ("message-too-large",),
    415: ("not-json",),
    421: ("wrong-host",),
    422: ("bad-work", "unplayable"),
    429: (
        "too-fast",
        "too-many-tables",
        "too-many-listed",
        "too-many-listed-here",
        "too-many-tokens",
        "too-many-changes",
        "too-many-wishes",
        "asked-too-often",
        "too-many-works",
        "hint-waits",
        "too-many-hints",
    ),
    500: ("our-fault",),
    503: (
        "not-saved",
        "no-client",
        "not-checked",
        "not-estimated",
        "no-hint",
        "no-analysis",
        "no-replay",
        "no-debrief",
    ),
}
DESCRIPTIONS = {
    400: "The request does not fit this schema, or the game",
    401: "Nobody is known by this cookie or token",
    403: "Not for this person, this token, or a page of another site",
    404: "There is no such thing",
    405: "The address is used in another way",
    409: "Not in the state that the table is in",
    413: "The body is too long",
    415: "The body is not application/json",
    421: "The server is not called so",
    422: "What was made cannot be read or played by its game",
    429: "Too much at once, or too many",
    500: "A fault of the server's own",
    503: "The store did not take it, or nobody had time for it, and nothing was changed",
}


class Refused(Exception):
    """The request changes nothing; `why` names a text, or the game `said_by` has words of its own for it: `says`."""

    def __init__(
        self, status: int, why: str, *, said_by: str | None = None, says: str | None = None, **data: Any
    ) -> None:
        super().__init__(why)
        self.status = status
        self.why = why
        self.data = data
        self.said_by = said_by
        self.says = says or f"refusal-{why}"

    def body(self, accept_language: str) -> dict[str, Any]:
        """What is answered."""
        texts = Texts(language_of(accept_language), self.said_by)
        return {"why": self.why, "data": self.data, "text": texts.format(self.says, self.data)}


def language_of(accept: str) -> str:
    """The one of our languages that the reader's browser likes best."""
    best, liked = "en", 0.0
    for part in accept.split(","):
        tag, _, more = part.partition(";")
        wanted = tag.strip().lower().partition("-")[0]
        weight = _weight(more)
        if wanted in LANGUAGES and weight > liked:
            best, liked = wanted, weight
    return best


def _weight(parameters: str) -> float:
    name, _, value = parameters.strip().partition("=")
    try:
        return float(value) if name.strip().lower() == "q" else 1.0
    except ValueError:
        return 0.0

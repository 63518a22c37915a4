"""What people may call themselves and their things: signs that can be seen, in the one form that Unicode prefers."""

from __future__ import annotations

import unicodedata

from envol.server.refusals import Refused

# Control signs, such as turn the direction of writing or have no width, and what no font knows.
UNSEEN = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
MARKS = ("Mn", "Me")
MOST_SIGNS = 80  # that the store keeps: some letters are three signs in the form that Unicode prefers
MOST_MARKS = 3  # on one letter: more climb over the lines around


def clean_name(name: str) -> str:
    """A name as it is kept; refused if it holds what cannot be seen, or piles of marks."""
    clean, marks = unicodedata.normalize("NFC", name).strip(), 0
    if len(clean) > MOST_SIGNS:
        raise Refused(400, "bad-name")
    for sign in clean:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in MARKS else 0
        if kind in UNSEEN or marks > MOST_MARKS:
            raise Refused(400, "bad-name")
    return clean

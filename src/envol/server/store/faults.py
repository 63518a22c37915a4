"""Why a store does not take what it is given."""

from __future__ import annotations


class Away(Exception):
    """The store does not answer, or does not take this; what was asked has changed nothing, or nobody can tell."""

    why = "store-away"  # what /readyz answers


class Moved(Away):
    """The file is not where it was opened: what is written to it now, nobody would find again."""

    why = "store-moved"


class Taken(Away):
    """Another server has this store."""

    why = "store-taken"

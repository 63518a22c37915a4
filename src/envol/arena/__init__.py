"""The arena: bots against bots, fairly seated, rated, and the same games again for the same seed."""

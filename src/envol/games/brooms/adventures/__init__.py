"""Adventures as files: their format, what may be wrong with one, and whether its goals can be reached."""

"""The Flying Sorcerers read a second time, from the rules alone: slow and plain, and nothing of it is the game's own code."""

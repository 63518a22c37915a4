"""The Flying Sorcerers read a second time, from the rules alone: slow and plain, with no code of the game."""

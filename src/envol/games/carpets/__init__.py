"""Magic Fold: a race of flying carpets, folded in real time."""

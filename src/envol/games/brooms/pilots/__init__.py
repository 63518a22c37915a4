"""What the bots of this game share: what they fly for, how far it is, and programmes that lead there."""

"""Vote, a tiny game that proves what Blackmore does not have: hidden choices of all at once."""

"""Attacks on a real server while honest tables play, and what the tables notice of them."""

"""Snap, a tiny game that proves what Blackmore does not have: real time."""

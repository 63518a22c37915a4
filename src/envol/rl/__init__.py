"""Adapters for learners: each game of the catalogue as OpenSpiel and as PettingZoo know games."""

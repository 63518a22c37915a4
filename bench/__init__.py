"""Benchmarks, which are read and not tested: a machine that others use too would fail a timed test at random."""

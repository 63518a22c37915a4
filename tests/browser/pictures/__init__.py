"""Every board in every situation worth looking at, for `make pictures` and for the test of their geometry."""

"""Flying itself: geometry, what stands in the sky, what a flight meets, and when a goal is reached."""

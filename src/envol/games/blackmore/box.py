"""What the box shows."""

from envol.box import Box, Demands, FirstGame

BOX = Box(
    accent="#ff8a66",
    minutes=30,
    demands=Demands(luck=1, thought=3, speed=0),
    first=FirstGame(seats=2, options=(("wheel", "descending"),)),
)

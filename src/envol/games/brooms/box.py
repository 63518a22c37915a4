"""What the box shows."""

from envol.box import Box, Demands, FirstGame

BOX = Box(
    accent="#a68bff",
    minutes=40,
    demands=Demands(luck=1, thought=3, speed=0),
    first=FirstGame(seats=2, options=(("adventure", "school"),), helps=("training",)),
)

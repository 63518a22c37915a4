"""What the box shows."""

from envol.box import Box, Demands, FirstGame

# Four sit down: with fewer a ghost flies along, who never fails.
BOX = Box(
    accent="#ffb84d",
    minutes=20,
    longer=(("championship", 60),),
    demands=Demands(luck=1, thought=2, speed=3),
    first=FirstGame(seats=4, options=(("first_game", True),)),
)

"""What the box shows."""

from envol.box import Box, Demands, FirstGame

BOX = Box(accent="#4fc3b8", minutes=30, demands=Demands(luck=3, thought=2, speed=0), first=FirstGame(seats=2))

"""What the box shows."""

from envol.box import Box, Demands, FirstGame

BOX = Box(accent="#57c785", minutes=15, demands=Demands(luck=2, thought=2, speed=0), first=FirstGame(seats=2))

"""What the box shows."""

from envol.box import Box

BOX = Box(accent="#57c785", minutes=15)

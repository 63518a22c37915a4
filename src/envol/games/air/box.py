"""What the box shows."""

from envol.box import Box

BOX = Box(accent="#4fc3b8", minutes=30)

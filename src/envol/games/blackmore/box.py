"""What the box shows."""

from envol.box import Box

BOX = Box(accent="#ff8a66", minutes=30)

"""What the box shows."""

from envol.box import Box

BOX = Box(accent="#a68bff", minutes=40)

"""What the box shows."""

from envol.box import Box

BOX = Box(accent="#ffb84d", minutes=20)

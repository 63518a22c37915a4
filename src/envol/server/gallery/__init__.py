"""What people made for a game, kept, found, shown, estimated and reported; the API calls such a creation a work."""

from envol.server.gallery.gallery import WORK_ID, Gallery, WorkInfo, WorkShown
from envol.server.gallery.moderation import Reported, hide, reported

__all__ = ["WORK_ID", "Gallery", "Reported", "WorkInfo", "WorkShown", "hide", "reported"]

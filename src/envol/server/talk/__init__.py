"""What people say at tables: phrases in everybody's language, and words; kept for a while, no part of a match."""

from envol.server.talk.audience import may_hear
from envol.server.talk.kept_talk import KeptTalk, Line, forget_table
from envol.server.talk.reports import Report, reports
from envol.server.talk.table_talk import LONGEST, MOST_TOLD, TableTalk

__all__ = ["LONGEST", "MOST_TOLD", "KeptTalk", "Line", "Report", "TableTalk", "forget_table", "may_hear", "reports"]

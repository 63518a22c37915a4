"""Bots think in processes of their own, as do hints, analyses, replays and the checks of what people made."""

from envol.server.bot_workers.bot_workers import BotWorkers

__all__ = ["BotWorkers"]

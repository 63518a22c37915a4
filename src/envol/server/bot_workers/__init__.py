"""Bots think in processes of their own, as do hints, analyses and the checks of what people made."""

from envol.server.bot_workers.pool import BotWorkers

__all__ = ["BotWorkers"]

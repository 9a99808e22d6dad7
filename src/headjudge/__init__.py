"""Headjudge referees, plays and explains trading card games from their rulebooks."""

from __future__ import annotations

from headjudge.match import start

__all__ = ["start"]

"""Qless Studio: a desktop studio for letter puzzles."""

__version__ = "0.1.0"

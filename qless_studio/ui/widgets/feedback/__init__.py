"""Verdict, score, hints and empty states."""

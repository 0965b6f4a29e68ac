"""Choosing, importing and renaming word lists."""

"""Puzzle books: puzzles chosen by level, laid out on pages, with hints and solutions."""

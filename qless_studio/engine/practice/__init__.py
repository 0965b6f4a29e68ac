"""Practice: what was missed in finished games becomes cards, which are asked when they are due.

Everything is computed from the history. See docs/decisions/053.
"""

"""Keyboard shortcuts that the user may change: which are in force, and the dialog that changes them."""

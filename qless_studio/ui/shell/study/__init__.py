"""The words worth learning: a page over the window. See docs/decisions/098."""

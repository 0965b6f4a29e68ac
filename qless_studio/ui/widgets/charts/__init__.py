"""Charts, and pictures of what is painted."""

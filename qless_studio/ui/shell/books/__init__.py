"""Playing with friends, and puzzle books."""

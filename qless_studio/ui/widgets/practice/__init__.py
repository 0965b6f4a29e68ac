"""What a practice shows: the answers to be found, choices."""

"""What a practice shows: its course, the answers to be found, choices."""

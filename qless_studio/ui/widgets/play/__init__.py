"""What a game being played shows: clock, result, own words and moves, hints still closed."""

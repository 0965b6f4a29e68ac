"""Rush and streak: exercises of all games against three misses and the clock. See docs/decisions/098."""

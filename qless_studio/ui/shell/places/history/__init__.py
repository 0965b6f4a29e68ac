"""The history of all games, in four views: games, days, progress, words. See docs/decisions/111."""

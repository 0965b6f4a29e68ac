"""The history of all games: figures, curves, a list; copies of it, and forgetting."""

"""What the tabs of all games on boards of letter tiles share; knows no game."""

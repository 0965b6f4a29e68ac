"""What every game gets from the window at once; no game is known here."""

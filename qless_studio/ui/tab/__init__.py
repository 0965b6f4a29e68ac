"""What a game's tab stands on: page, session, background searches, actions, word lists."""

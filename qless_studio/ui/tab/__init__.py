"""What a game's tab is built on: page, session, background searches, actions, word lists. See docs/decisions/003."""

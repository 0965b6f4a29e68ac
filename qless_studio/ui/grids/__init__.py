"""What the tabs of games on boards of letter tiles share. See docs/decisions/003."""

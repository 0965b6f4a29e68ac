"""The open documents: what they hold, their files, their bar, and what the user does with them."""

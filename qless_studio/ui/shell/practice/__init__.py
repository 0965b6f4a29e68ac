"""Practice: a page over the games on which what was missed is asked again. See docs/decisions/055."""
